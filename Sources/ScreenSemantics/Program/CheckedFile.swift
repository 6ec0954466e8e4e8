import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// The index of a modifier in `CheckedFile.modifiers`.
@frozen public struct ModifierID: TableID {
  /// Position in `CheckedFile.modifiers`; -1 for none.
  public var index: Int32

  /// The modifier at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// A place in `CheckedFile.argumentMaps`.
@frozen public struct ArgumentPlace: TableID {
  /// Position in `CheckedFile.argumentMaps`; -1 for none.
  public var index: Int32

  /// The place at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

extension Table<ArgumentPlace, CodeID> {
  /// The expressions of the map at a place, which holds how many they are.
  func expressions(at map: ArgumentPlace) -> Range<ArgumentPlace> {
    let first = map.advanced(by: 1)
    return first..<first.advanced(by: self[map].position)
  }
}

/// One modifier of a chain.
public struct ModifierApplication: Sendable {
  /// What it is.
  public enum Kind: UInt8, Sendable {
    /// A modifier of the catalogue.
    case catalog
    /// A function of an `Extension of="View"`.
    case function
    /// `.when(condition) { chain }`.
    case when
    /// A modifier that could not be resolved.
    case faulty
  }

  /// What it is.
  public let kind: Kind
  /// Which signature of the definition.
  public let overload: UInt8
  /// The call.
  public var call: CodeID
  /// The place in the catalogue, or the `MemberID`; of a `when` where its `inner` chain begins.
  public let target: Int32
  private var argumentsStart = ArgumentPlace(0)
  /// Where the `arguments` end; of a `when`, which has one, the `inner` chain.
  private var end: Int32 = 0

  /// A modifier of a kind that has no `inner` chain.
  init(
    _ kind: Kind, target: Int32 = -1, overload: UInt8 = 0, call: CodeID,
    arguments: Range<ArgumentPlace> = .none
  ) {
    self.kind = kind
    self.overload = overload
    self.call = call
    self.target = target
    (argumentsStart, end) = (arguments.lowerBound, arguments.upperBound.index)
  }

  /// A `when` with the place of its condition in the argument maps.
  init(call: CodeID, condition: ArgumentPlace, inner: Range<ModifierID>) {
    kind = .when
    overload = 0
    self.call = call
    (target, end) = (inner.lowerBound.index, inner.upperBound.index)
    argumentsStart = condition
  }

  /// One expression per parameter, none where it was left out; in `CheckedFile.argumentMaps`.
  @inline(__always) public var arguments: Range<ArgumentPlace> {
    let end = kind == .when ? argumentsStart.index + 1 : end
    return Range(uncheckedBounds: (argumentsStart, ArgumentPlace(end)))
  }

  /// The function.
  public var member: MemberID { MemberID(target) }

  /// The inner chain of a `when`, in `CheckedFile.modifiers`.
  public var inner: Range<ModifierID> {
    kind == .when ? ModifierID(target)..<ModifierID(end) : .none
  }

  /// The same for code and argument maps that lie further behind. Not for a `when`.
  func shifted(nodes: Int32, maps: Int32) -> ModifierApplication {
    assert(kind != .when)
    var copy = self
    copy.call.index += nodes
    copy.argumentsStart.index += maps
    copy.end += maps
    return copy
  }
}

/// A name declared inside a body.
public struct Local: Sendable {
  /// How it was declared.
  public enum Kind: UInt8, Sendable {
    case constant, variable, parameter, loopItem, closureParameter, pattern
  }
  /// How it was declared.
  public var kind: Kind
  /// Its name.
  public var name: Name
  /// Its type.
  public var type: TypeID
  /// Its slot in the frame.
  public var slot: Int32
  /// Where it is declared.
  public var range: SourceRange
  /// The slot of the binding that goes with it (`as="$item"`), or -1.
  public var bindingSlot: Int32 = -1
}

/// A file with every body checked: types and references of all code, and the views of all bodies.
public final class CheckedFile: Sendable {
  /// The code; `ParsedFile.code` with bodies.
  public let code: CodeTree
  /// The type of each node of code.
  public let types: Table<CodeID, TypeID>
  /// What each node of code refers to.
  public let references: Table<CodeID, Reference>
  /// Views.
  public let views: Table<ViewID, ViewNode>
  /// Lists of views.
  public let viewLists: Table<ViewPlace, ViewID>
  /// What is known of each `ForEach`.
  public let iterations: Table<IterationID, Iteration>
  /// Attributes of views.
  public let attributes: Table<AttributeID, AttributeUse>
  /// Modifiers of views.
  public let modifiers: Table<ModifierID, ModifierApplication>
  /// Constant values of attributes.
  public let constants: Constants
  /// For calls: how many parameters there are, then one expression each, none where it was left out.
  public let argumentMaps: Table<ArgumentPlace, CodeID>
  /// Names declared inside bodies.
  public let locals: Table<Int, Local>
  /// `$name` nodes whose name is not a source that can be written.
  public let readOnlyRoots: Table<Int, CodeID>
  /// The steps of scenarios, in order; those of a scenario follow its own tag.
  public let steps: Table<Int, CheckedStep>
  /// What was wrong in the bodies.
  public let diagnostics: [Diagnostic]
  /// What may stand where an editor put `ProbedPlace.word`; nothing in files as they are written.
  public let probes: [ProbedPlace]

  /// What the tables lie in.
  private let memory: TableMemory

  /// What a checker found, where it lies: it lasts until the checker goes on to another file.
  init(_ draft: CheckedFileDraft, _ code: CodeTree, _ memory: TableMemory) {
    self.memory = memory
    self.code = code
    types = draft.types.table
    references = draft.references.table
    views = draft.views.table
    viewLists = draft.viewLists.table
    iterations = draft.iterations.table
    attributes = draft.attributes.table
    modifiers = draft.modifiers.table
    constants = Constants(draft.constants.table, code, draft.otherConstants)
    argumentMaps = draft.argumentMaps.table
    locals = draft.locals.table
    readOnlyRoots = draft.readOnlyRoots.table
    steps = draft.steps.table
    diagnostics = draft.diagnostics
    probes = draft.probes
  }

  /// A copy that lasts, in tables that take no more than they need.
  init(lasting file: CheckedFile) {
    memory = file.memory
    code = file.code.copied(into: memory)
    types = memory.table(file.types)
    references = memory.table(file.references)
    views = memory.table(file.views)
    viewLists = memory.table(file.viewLists)
    iterations = memory.table(file.iterations)
    attributes = memory.table(file.attributes)
    modifiers = memory.table(file.modifiers)
    constants = file.constants.copied(into: memory, code)
    argumentMaps = memory.table(file.argumentMaps)
    locals = memory.table(file.locals)
    readOnlyRoots = memory.table(file.readOnlyRoots)
    steps = memory.table(file.steps)
    diagnostics = file.diagnostics.packed()
    probes = file.probes
  }

  /// A file with nothing in it.
  static let none = {
    let memory = TableMemory()
    return CheckedFile(CheckedFileDraft(in: memory), CodeTree(), memory)
  }()

  /// The type of a node.
  public func type(_ id: CodeID) -> TypeID {
    types.indices.contains(id) ? types[id] : .error
  }

  /// What a `ForEach` has besides its view; nothing for others.
  public func iteration(of view: ViewNode) -> Iteration {
    view.kind == .forEach ? iterations[view.iteration] : Iteration()
  }

  /// The key path that tells the rows of a `ForEach` apart; none where the elements tell it themselves, and for others.
  public func id(of view: ViewNode) -> CodeID { iteration(of: view).id }

  /// What a view of the catalogue is given for an attribute; nil where it is given nothing.
  public func attribute(_ name: Name, of view: ViewNode) -> AttributeUse? {
    guard view.kind == .element || view.kind == .part,
      let position = CatalogSignatures.shared.elements[Int(view.target)].attribute(name)
    else { return nil }
    for index in view.attributes where attributes[index].position == Int32(position) {
      return attributes[index]
    }
    return nil
  }

  /// What a node refers to.
  public func reference(_ id: CodeID) -> Reference {
    references.indices.contains(id) ? references[id] : .none
  }

  /// The arguments of a call by parameter; none for one that was left out.
  public func arguments(of call: Reference) -> Table<Int, CodeID> {
    if call.map.isNone { return Table() }
    return argumentMaps.slice(argumentMaps.expressions(at: call.map))
  }

  /// The member at the end of a path, such as that of a binding, or nil where it ends at an element, an optional or a
  /// local.
  public func boundMember(_ code: CodeID) -> MemberID? {
    code.isNone ? nil : reference(code).bound(self.code[code].kind)
  }
}

/// A package after checking: what rules, evaluation and rendering work on.
public final class SemanticModel: Sendable {
  /// Headers.
  public let program: Program
  /// Bodies, one per file.
  public let files: CheckedFiles
  /// For each declaration the views of its body in its file, as a range of `CheckedFile.viewLists`.
  public let bodies: Table<DeclarationID, Range<ViewPlace>>
  /// For each declaration how many slots the frame of its body needs.
  public let frameSizes: Table<DeclarationID, Int32>
  /// For each member its initial value (`value`).
  public let values: MemberBodies
  /// For each member its body or `get`.
  public let getters: MemberBodies
  /// For each member its `set`; `newValue` is slot 0.
  public let setters: MemberBodies
  /// For each member its `willSet`; `newValue` is slot 0.
  public let willSets: MemberBodies
  /// For each member its `didSet`; `oldValue` is slot 0.
  public let didSets: MemberBodies
  /// For each fragment its views.
  public let fragments: FragmentViews
  /// For each parameter with a default, its value.
  public let defaults: [ParameterID: CheckedBody]

  /// What the model's own tables lie in.
  public let tables: BodyTables
  /// What the walk over all files found, until a graph is made of it.
  let walked: Mutex<FlowWalk?>

  /// What checkers found in the files of a program.
  init(_ program: Program, _ files: [CheckedFile], _ tables: BodyTables, walked: FlowWalk?) {
    self.program = program
    self.files = CheckedFiles(files)
    self.tables = tables
    self.walked = Mutex(walked)
    bodies = tables.views.table
    frameSizes = tables.frameSizes.table
    let others = tables.others
    values = MemberBodies(.value, tables.members.table, others)
    getters = MemberBodies(.getter, tables.members.table, others)
    setters = MemberBodies(.setter, tables.members.table, others)
    willSets = MemberBodies(.willSet, tables.members.table, others)
    didSets = MemberBodies(.didSet, tables.members.table, others)
    fragments = FragmentViews(getters: getters)
    defaults = tables.defaults
  }

  /// The body or `get` of a member.
  public func getter(of member: MemberID) -> CheckedBody { getters[member] }

  /// The `set` of a member.
  public func setter(of member: MemberID) -> CheckedBody { setters[member] }

  /// The views of a declaration, in its file's lists.
  public func body(of declaration: DeclarationID) -> Range<ViewPlace> { bodies[declaration] }

  /// The views of a fragment, in its file's lists; nil for another member.
  public func views(of fragment: MemberID) -> Range<ViewPlace>? { fragments[fragment] }

  /// The initial value of a member where it is written as a literal, else nil.
  public func literal(of member: MemberID) -> Value? {
    let constant = values[member].constant
    return constant.isNone ? nil : files[program[member].file].constants[constant]
  }
}
