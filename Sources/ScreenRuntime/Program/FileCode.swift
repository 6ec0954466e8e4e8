import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The checked code and views of one file, laid out for evaluation: flat memory that is read without counting.
final class FileCode {
  let id: FileID
  let tree: CodeTree
  let constants: [Value]
  private let locals: [Local]
  let nodes: UnsafeBufferPointer<CodeNode>
  let types: UnsafeBufferPointer<TypeID>
  let references: UnsafeBufferPointer<Reference>
  let lists: UnsafeBufferPointer<Int32>
  let views: UnsafeBufferPointer<ViewNode>
  let viewLists: UnsafeBufferPointer<ViewID>
  let attributes: UnsafeBufferPointer<AttributeUse>
  let modifiers: UnsafeBufferPointer<ModifierApplication>
  let argumentMaps: UnsafeBufferPointer<Int32>
  /// String literals as values, made when they are first read.
  private var literals: [Value?]
  /// What is known about each attribute: whether its value is the same for ever.
  var attributeConstancy: [Constancy]
  /// The arguments of each modifier where all of them are the same for ever.
  var modifierArguments: [ConstantArguments]
  /// The attribute values of each view where all of them are the same for ever.
  var viewArguments: [ConstantArguments]
  /// Where the parameters of each closure lie, by node.
  var closureSlots: [Int32: [Int32]] = [:]

  /// Whether an expression always has one value.
  enum Constancy {
    case unknown
    case varies
    case constant(Value)
  }

  /// Values that never change, once they were evaluated.
  enum ConstantArguments {
    case unknown
    case varies
    case constant([Value])
  }

  init(_ id: FileID, _ file: CheckedFile) {
    self.id = id
    tree = file.code
    constants = file.constants
    locals = file.locals
    nodes = Self.copy(file.code.nodes)
    types = Self.copy(Self.padded(file.types, to: file.code.nodes.count, .error))
    references = Self.copy(Self.padded(file.references, to: file.code.nodes.count, .none))
    lists = Self.copy(file.code.lists)
    views = Self.copy(file.views)
    viewLists = Self.copy(file.viewLists)
    attributes = Self.copy(file.attributes)
    modifiers = Self.copy(file.modifiers)
    argumentMaps = Self.copy(file.argumentMaps)
    literals = Array(repeating: nil, count: file.code.strings.count)
    attributeConstancy = Array(repeating: .unknown, count: file.attributes.count)
    modifierArguments = Array(repeating: .unknown, count: file.modifiers.count)
    viewArguments = Array(repeating: .unknown, count: file.views.count)
  }

  /// How many slots a frame for any body of the file needs at most.
  private(set) lazy var slotCount: Int = {
    var last: Int32 = -1
    for reference in references where reference.kind == .local {
      last = max(last, reference.index + (reference.extra > 0 && reference.extra < 64 ? reference.extra : 0))
    }
    for view in views { last = max(last, view.local, view.bindingLocal) }
    for attribute in attributes where attribute.slot >= 0 {
      last = max(last, attribute.slot + attribute.slotCount)
    }
    return Int(last) + 1
  }()

  deinit {
    nodes.deallocate()
    types.deallocate()
    references.deallocate()
    lists.deallocate()
    views.deallocate()
    viewLists.deallocate()
    attributes.deallocate()
    modifiers.deallocate()
    argumentMaps.deallocate()
  }

  private static func padded<T>(_ array: [T], to count: Int, _ filler: T) -> [T] {
    array.count >= count ? array : array + Array(repeating: filler, count: count - array.count)
  }

  private static func copy<T>(_ array: [T]) -> UnsafeBufferPointer<T> {
    let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: array.count)
    _ = buffer.initialize(from: array)
    return UnsafeBufferPointer(buffer)
  }

  /// The ids in a list of code.
  @inline(__always)
  func items(_ list: CodeList) -> UnsafeBufferPointer<Int32> {
    if list.index < 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(list.index)
    return UnsafeBufferPointer(rebasing: lists[(start + 1)..<(start + 1 + Int(lists[start]))])
  }

  /// The string literal at a node.
  func literal(_ node: CodeNode) -> Value {
    if let known = literals[Int(node.a)] { return known }
    let value = Value.string(tree.string(node))
    literals[Int(node.a)] = value
    return value
  }

  /// The place of a node; of a block the place of its first statement.
  func start(of node: Int32) -> SourceLocation {
    if node >= 0, Int(node) < nodes.count, nodes[Int(node)].kind == .block,
      let first = items(nodes[Int(node)].list).first
    {
      return location(first)
    }
    return location(node)
  }

  /// The type of the local that is declared at a place.
  func declaredType(of slot: Int32, at range: SourceRange) -> TypeID? {
    locals.first { $0.slot == slot && $0.range == range }?.type
  }

  /// The place of a node.
  func location(_ node: Int32) -> SourceLocation {
    node >= 0 && Int(node) < nodes.count
      ? SourceLocation(id, nodes[Int(node)].range) : SourceLocation(id, .zero)
  }
}
