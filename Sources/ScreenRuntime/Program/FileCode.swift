import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The checked code and views of one file, laid out for evaluation: flat memory that is read without counting.
final class FileCode: CodeHolder {
  let id: FileID
  let tree: CodeTree
  let constants: IDArray<ConstantID, Value>
  /// The texts of a language that stand in place of texts with `{…}`, and of calls that fill formats or look keys up, by their nodes.
  let localized: [CodeID: LocalizedText]
  /// The calls that look up keys which are known only when they run, where there are texts of a language.
  let lookups: Set<CodeID>
  private let file: CheckedFile
  let tables: UnsafePointer<CodeTables>
  /// String literals as values, made when they are first read.
  private var literals: IDArray<LiteralID, Value?>
  /// What is known about each attribute: whether its value is the same for ever.
  @exclusivity(unchecked) var attributeConstancy: IDArray<AttributeID, Constancy>
  /// The arguments of each modifier where all of them are the same for ever.
  var modifierArguments: IDArray<ModifierID, ConstantArguments>
  /// The attribute values of each view where all of them are the same for ever.
  var viewArguments: IDArray<ViewID, ConstantArguments>
  /// What each `ForEach` evaluates for a row, as far as it is known; nil within where rows share nothing.
  var rowPrograms: [ViewID: RowProgram?] = [:]
  /// Whether handlers can do without each view; empty before that was asked.
  var quietness = IDArray<ViewID, Quietness>()
  /// What the attributes of each presentation are that are asked for while it is up, as far as it is known.
  var presentedQuietness: [ViewID: Quietness] = [:]
  /// Where the parameters of each closure lie, by node.
  var closureSlots: [CodeID: [Int32]] = [:]
  /// What closures and loops declare, by their blocks and nodes, as far as it was asked.
  private var spans: [CodeID: SlotSpan] = [:]

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

  /// `texts` are those of a language that stand in place of literals.
  init(
    _ id: FileID, _ file: CheckedFile, texts: [(key: LocalizedKey, text: LocalizedText)] = [],
    lookups: [CodeID] = []
  ) {
    self.lookups = Set(lookups)
    self.id = id
    self.file = file
    tree = file.code
    var constants = file.constants.values
    var literals = IDArray<LiteralID, Value?>(repeating: nil, count: file.code.strings.count)
    var localized: [CodeID: LocalizedText] = [:]
    for (key, text) in texts {
      switch key.target {
      case .constant(let constant): constants[constant] = text.value([])
      case .literal(let code): literals[file.code[code].literal] = text.value([])
      case .interpolation(let code), .format(let code): localized[code] = text
      // A call whose key a condition chooses looks it up.
      case .call(let code): if !self.lookups.contains(code) { localized[code] = text }
      }
    }
    (self.constants, self.literals, self.localized) = (constants, literals, localized)
    tables = CodeTables.make(of: file)
    attributeConstancy = IDArray(repeating: .unknown, count: file.attributes.count)
    modifierArguments = IDArray(repeating: .unknown, count: file.modifiers.count)
    viewArguments = IDArray(repeating: .unknown, count: file.views.count)
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
  func span(of id: CodeID, parameters: [Int32], before: SourceRange = .zero) -> SlotSpan {
    if let known = spans[id] { return known }
    let span = SlotSpan(of: id, parameters: parameters, before: before, self)
    spans[id] = span
    return span
  }

  /// The type of a use of a view with type parameters; nil for another view.
  func type(ofView node: XMLNodeID) -> TypeID? {
    file.typesOfViews.last { $0.element == node }?.type
  }

  /// The string literal at a node.
  func literal(_ node: CodeNode) -> Value {
    if let known = literals[node.literal] { return known }
    let value = Value.string(tree.string(node))
    literals[node.literal] = value
    return value
  }

  /// The place of a node; of a block the place of its first statement.
  func start(of node: CodeID) -> SourceLocation {
    if nodes.indices.contains(node), nodes[node].kind == .block,
      let first = items(nodes[node].list).first
    {
      return location(first)
    }
    return location(node)
  }

  /// The place of a node.
  func location(_ node: CodeID) -> SourceLocation {
    nodes.indices.contains(node)
      ? SourceLocation(id, nodes[node].range) : SourceLocation(id, .zero)
  }
}
