import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// The index of a view in `CheckedFile.views`; -1 for none.
public typealias ViewID = Int32

/// One place in a body: a view, or a control-flow element.
public struct ViewNode: Sendable {
  /// What stands there. The comment tells which fields are used.
  public enum Kind: UInt8, Sendable {
    /// An element of the catalogue: `target` is its place there.
    case element
    /// A declared view: `target` is the `DeclarationID`.
    case declared
    /// `If` with its `ElseIf`, `Else`; also `IfLet`: `content` are `branch`es.
    case conditional
    /// One branch: `code` is the condition (none for `Else`); `local` the slot of an `IfLet`; `content`.
    case branch
    /// `Switch`: `code` is the subject; `content` are `switchCase`s.
    case switching
    /// `Case`: `patterns` (empty for `Default`), `content`.
    case switchCase
    /// `ForEach`, also inside a `List` with items: `code` the items, `id` the key path, `local` and `bindingLocal`
    /// the slots of the item; `target` the number of parts of a tuple that have the next slots; `content`.
    case forEach
    /// `Let` in a body: `local`, and its value as the one attribute.
    case letBinding
    /// `Fragment ref`: `target` is the `MemberID`; attributes are its arguments.
    case fragment
    /// `Content`: the slot's `MemberID` in `target`; -1 in a modifier or style: the view or label.
    case content
    /// A text between views: `attributes` holds it.
    case text
    /// A part such as `Header`, or an attachment such as `Sheet`: like `element`.
    case part
  }

  /// What it is.
  public var kind: Kind
  /// The element in the file.
  public var xml: XMLNodeID
  /// The bytes of the element, or text.
  public var range = SourceRange.zero
  /// See `Kind`; -1 for none.
  public var target: Int32 = -1
  /// Attributes in `CheckedFile.attributes`.
  public var attributes: Range<Int32> = 0..<0
  /// Views inside, in `CheckedFile.viewLists`.
  public var content: Range<Int32> = 0..<0
  /// Parts and attachments, in `CheckedFile.viewLists`; each is a `part`.
  public var parts: Range<Int32> = 0..<0
  /// The chain, in `CheckedFile.modifiers`.
  public var modifiers: Range<Int32> = 0..<0
  /// The key path of a `forEach` to the elements below one; none for a flat list.
  public var children: CodeID = .none
  /// A condition, subject or collection.
  public var code: CodeID = .none
  /// The patterns of a case.
  public var patterns: CodeList = .empty
  /// The key path of a `ForEach`.
  public var id: CodeID = .none
  /// Slot of the local it declares, or -1.
  public var local: Int32 = -1
  /// Slot of the binding it declares (`as="$item"`), or -1.
  public var bindingLocal: Int32 = -1
  /// The declared view a navigation link leads to, or none; the link's attributes past the definition's own are its arguments.
  public var destination: DeclarationID = .none

  /// A node.
  public init(_ kind: Kind, _ xml: XMLNodeID) {
    self.kind = kind
    self.xml = xml
  }

  /// The name of an element of the catalogue; nil for what is none.
  public var element: Name? {
    kind == .element ? CatalogSignatures.shared.elements[Int(target)].name : nil
  }
}

/// An attribute of a view with its value checked.
public struct AttributeUse: Sendable {
  /// What the value is.
  public enum Form: UInt8, Sendable {
    /// `constant` in `CheckedFile.constants`.
    case literal
    /// `code` is an expression.
    case expression
    /// `code` is an expression of type `Binding`.
    case binding
    /// `code` is a block: the body of a closure; `slots` are those of `$0`, `$1`, ….
    case action
    /// `code` is a function value.
    case function
    /// `constant` in `CheckedFile.constants` is a name.
    case name
    /// Views: the content of a slot, in `views`.
    case views
  }

  /// The attribute's position in the element's definition, or -1 where `member` tells it.
  public var position: Int32
  /// The parameter of a declared view, fragment or destination, or none.
  public var member: MemberID = .none
  /// What the value is.
  public var form: Form
  /// The code, if any.
  public var code: CodeID = .none
  /// The constant, if any.
  public var constant: Int32 = -1
  /// First slot of the parameters of a closure.
  public var slot: Int32 = -1
  /// How many parameters the closure has.
  public var slotCount: Int32 = 0
  /// Views of a slot, in `CheckedFile.viewLists`.
  public var views: Range<Int32> = 0..<0
  /// The wanted type.
  public var type: TypeID
  /// The value's bytes.
  public var range: SourceRange
  /// The name's bytes.
  public var nameRange: SourceRange
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
  public var kind: Kind
  /// The place in the catalogue, or the `MemberID`.
  public var target: Int32
  /// Which signature of the definition.
  public var overload: Int32 = 0
  /// The call.
  public var call: CodeID
  /// One expression per parameter, -1 where it was left out; in `CheckedFile.argumentMaps`.
  public var arguments: Range<Int32> = 0..<0
  /// The inner chain of a `when`, in `CheckedFile.modifiers`.
  public var inner: Range<Int32> = 0..<0
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

/// A body of code of a member, after checking.
public struct CheckedBody: Sendable {
  /// The block or expression; none where there is no body.
  public var code: CodeID = .none
  /// The value in `CheckedFile.constants`, where it is a literal; -1 where it is none.
  public var constant: Int32 = -1
  /// How many slots a frame needs.
  public var frameSize: Int32 = 0
  /// The chain on `self` of a function of `Extension of="View"` that begins with a dot, in `CheckedFile.modifiers`.
  public var chain: Range<Int32> = 0..<0
  /// True where `code` is the body of a closure that is the value.
  public var isFunction = false
}

/// A file with every body checked: types and references of all code, and the views of all bodies.
public final class CheckedFile: Sendable {
  /// The code; `ParsedFile.code` with bodies.
  public let code: CodeTree
  /// The type of each node of code.
  public let types: Table<TypeID>
  /// What each node of code refers to.
  public let references: Table<Reference>
  /// Views.
  public let views: Table<ViewNode>
  /// Lists of views.
  public let viewLists: Table<ViewID>
  /// Attributes of views.
  public let attributes: Table<AttributeUse>
  /// Modifiers of views.
  public let modifiers: Table<ModifierApplication>
  /// Constant values of attributes.
  public let constants: Constants
  /// For calls: one expression per parameter, -1 where it was left out.
  public let argumentMaps: Table<Int32>
  /// Names declared inside bodies.
  public let locals: Table<Local>
  /// `$name` nodes whose name is not a source that can be written.
  public let readOnlyRoots: Table<CodeID>
  /// What was wrong in the bodies.
  public let diagnostics: [Diagnostic]

  /// What the tables lie in.
  private let memory: TableMemory

  /// What a checker found, copied into tables.
  init(_ draft: CheckedFileDraft, _ code: CodeTree, _ memory: TableMemory) {
    self.memory = memory
    self.code = code.copied(into: memory)
    types = memory.table(draft.types.table)
    references = memory.table(draft.references.table)
    views = memory.table(draft.views.table)
    viewLists = memory.table(draft.viewLists.table)
    attributes = memory.table(draft.attributes.table)
    modifiers = memory.table(draft.modifiers.table)
    constants = Constants(memory.table(draft.constants.table), self.code, draft.otherConstants.packed())
    argumentMaps = memory.table(draft.argumentMaps.table)
    locals = memory.table(draft.locals.table)
    readOnlyRoots = memory.table(draft.readOnlyRoots.table)
    diagnostics = draft.diagnostics.packed()
  }

  /// A file with nothing in it.
  static let none = {
    let memory = TableMemory()
    return CheckedFile(CheckedFileDraft(in: memory), CodeTree(), memory)
  }()

  /// Asks for what most rules look at, before they do: it was checked long ago and has left the caches.
  public func fetch() {
    views.fetch()
    modifiers.fetch()
    attributes.fetch()
    code.nodes.fetch()
    references.fetch()
  }

  /// The type of a node.
  public func type(_ id: CodeID) -> TypeID {
    Int(id.index) < types.count && !id.isNone ? types[Int(id.index)] : .error
  }

  /// What a view of the catalogue is given for an attribute; nil where it is given nothing.
  public func attribute(_ name: Name, of view: ViewNode) -> AttributeUse? {
    guard view.kind == .element || view.kind == .part,
      let position = CatalogSignatures.shared.elements[Int(view.target)].attribute(name)
    else { return nil }
    for index in view.attributes where attributes[Int(index)].position == Int32(position) {
      return attributes[Int(index)]
    }
    return nil
  }

  /// What a node refers to.
  public func reference(_ id: CodeID) -> Reference {
    Int(id.index) < references.count && !id.isNone ? references[Int(id.index)] : .none
  }
}

/// A package after checking: what rules, evaluation and rendering work on.
public final class SemanticModel: Sendable {
  /// Headers.
  public let program: Program
  /// Bodies, one per file.
  public let files: [CheckedFile]
  /// For each declaration the views of its body in its file, as a range of `CheckedFile.viewLists`.
  public let bodies: Table<Range<Int32>>
  /// For each declaration how many slots the frame of its body needs.
  public let frameSizes: Table<Int32>
  /// For each member its initial value (`value`).
  public let values: Table<CheckedBody>
  /// For each member its body or `get`.
  public let getters: Table<CheckedBody>
  /// For each member its `set`; `newValue` is slot 0.
  public let setters: Table<CheckedBody>
  /// For each fragment its views.
  public let fragments: FragmentViews
  /// For each parameter with a default, its value.
  public let defaults: [Int: CheckedBody]

  /// What the model's own tables lie in.
  let tables: BodyTables
  /// What the walk over all files found, until a graph is made of it.
  let walked: Mutex<FlowWorkers?>

  /// What checkers found in the files of a program.
  init(_ program: Program, _ files: [CheckedFile], _ tables: BodyTables, walked: FlowWorkers?) {
    self.program = program
    self.files = files
    self.tables = tables
    self.walked = Mutex(walked)
    bodies = tables.views.table
    frameSizes = tables.frameSizes.table
    values = tables.values.table
    getters = tables.getters.table
    setters = tables.setters.table
    fragments = FragmentViews(places: tables.fragments.table)
    defaults = tables.defaults
  }

  /// The initial value of a member where it is written as a literal, else nil.
  public func literal(of member: Int) -> Value? {
    let constant = values[member].constant
    return constant < 0 ? nil : files[Int(program.members[member].file.index)].constants[Int(constant)]
  }
}
