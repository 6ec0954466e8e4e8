import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The checked code and views of one file, laid out for evaluation: flat memory that is read without counting.
final class FileCode: CodeHolder {
  let id: FileID
  let tree: CodeTree
  let constants: [Value]
  private let locals: Table<Local>
  private let file: CheckedFile
  let tables: UnsafePointer<CodeTables>
  /// String literals as values, made when they are first read.
  private var literals: [Value?]
  /// What is known about each attribute: whether its value is the same for ever.
  @exclusivity(unchecked) var attributeConstancy: [Constancy]
  /// The arguments of each modifier where all of them are the same for ever.
  var modifierArguments: [ConstantArguments]
  /// The attribute values of each view where all of them are the same for ever.
  var viewArguments: [ConstantArguments]
  /// What each `ForEach` evaluates for a row, as far as it is known; nil within where rows share nothing.
  var rowPrograms: [ViewID: RowProgram?] = [:]
  /// Whether handlers can do without each view; empty before that was asked.
  var quietness: [Quietness] = []
  /// What the attributes of each presentation are that are asked for while it is up, as far as it is known.
  var presentedQuietness: [ViewID: Quietness] = [:]
  /// Where the parameters of each closure lie, by node.
  var closureSlots: [Int32: [Int32]] = [:]
  /// What closures and loops declare, by their blocks and nodes, as far as it was asked.
  private var spans: [Int32: SlotSpan] = [:]

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
    self.file = file
    tree = file.code
    constants = file.constants.values
    locals = file.locals
    tables = CodeTables.make(of: file)
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
    for view in views { last = max(last, view.local) }
    for iteration in iterations { last = max(last, iteration.bindingLocal) }
    for attribute in attributes where attribute.slot >= 0 {
      last = max(last, attribute.slot + attribute.slotCount)
    }
    return Int(last) + 1
  }()

  deinit { tables.deallocate() }

  /// The slots of what a closure's block or a loop declares.
  func span(of id: Int32, parameters: [Int32], before: SourceRange = .zero) -> SlotSpan {
    if let known = spans[id] { return known }
    let span = SlotSpan(of: id, parameters: parameters, before: before, self)
    spans[id] = span
    return span
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
