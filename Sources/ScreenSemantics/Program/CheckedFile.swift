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

/// A name declared inside a body.
public struct Local: Sendable {
  /// How it was declared.
  public enum Kind: UInt8, Sendable {
    case constant, variable, computed, parameter, loopItem, closureParameter, capture, pattern
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

/// A use of a declared view with type parameters.
public struct TypedView: Sendable {
  /// The element that uses the view.
  public let element: XMLNodeID
  /// The type of the view, with what its parameters stand for.
  public let type: TypeID
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
  /// The uses of declared views with type parameters, in the order in which they were checked.
  public let typesOfViews: [TypedView]

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
    typesOfViews = draft.typesOfViews
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
    typesOfViews = file.typesOfViews
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
