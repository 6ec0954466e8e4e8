import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What evaluation needs to know of a declaration.
final class DeclarationPlan {
  let id: DeclarationID
  /// The package, which the program holds that the plan belongs to.
  private unowned(unsafe) let model: SemanticModel
  private var program: Program { _read { yield model.program } }
  let kind: DeclarationKind
  let name: String
  let type: TypeID
  unowned(unsafe) let code: FileCode
  /// Stored members, in order; a member's `field` is its position here.
  let stored: [MemberID]
  /// Fields that no value was given yet.
  let emptyFields: [Value]
  /// Labels of the stored members, for printing.
  private(set) lazy var labels = stored.map { program.members[$0].name.text }
  /// Members that a use passes, in order; where several `Init`s make a view, the number of one is the last.
  let parameters: [MemberID]
  /// The fields of `parameters`.
  let parameterFields: [Int32]
  /// The fields of parameters that the `Init` which makes a view gives each time, where they are not passed.
  let followingFields: [Int32]
  /// What its `Init` makes, in its order.
  let made: [MadeMember]
  /// True where an instance owns something that outlives one rendering.
  let ownsState: Bool
  /// Views of the body, in the file's lists.
  let body: Range<ViewPlace>
  let frameSize: Int
  /// The member that identifies a row, or none.
  let identityMember: MemberID
  private(set) lazy var caseNames = program.cases(of: id).map { program[$0].name.text }
  /// The types of what the cases of an enum hold.
  private(set) lazy var payloadTypes = program.cases(of: id).map { program[$0].type }
  /// The labels of those that are one value.
  private(set) lazy var payloadLabels = program.cases(of: id).map { program.payloadLabel(of: $0) }
  /// Whether handlers can do without its body.
  var quietness = Quietness.none

  init(_ id: DeclarationID, _ runnable: RunnableProgram) {
    let program = runnable.program
    let declaration = program[id]
    self.id = id
    model = runnable.model
    kind = declaration.kind
    name = declaration.name.text
    type = declaration.type
    code = runnable.code(declaration.file)
    stored = program.storedMembers(of: id)
    emptyFields = Array(repeating: .void, count: stored.count)
    let number = program.initializerNumber(of: id)
    parameters = program.parameters(of: id) + (number.map { [$0] } ?? [])
    parameterFields = parameters.map { runnable.members[$0].field }
    followingFields = parameters.filter { program[$0].traits.contains(.followsInitializer) }
      .map { runnable.members[$0].field }
    made = declaration.kind.hasBody ? MadeMember.all(of: id, runnable) : []
    ownsState = stored.contains {
      let kind = runnable.members[$0].kind
      return kind.isOwnedState || kind == .stateObject || program.makesObject($0)
    }
    body = runnable.model.bodies.indices.contains(id) ? runnable.model.bodies[id] : .none
    frameSize = runnable.model.frameSizes.indices.contains(id) ? Int(runnable.model.frameSizes[id]) : 0
    identityMember = program.identity(of: declaration.type) ?? .none
  }
}

extension Program {
  /// True for a `let` or `var` of a view whose own value is an object, which is there as long as the view.
  fileprivate func makesObject(_ id: MemberID) -> Bool {
    let member = self[id]
    guard member.kind == .constant || member.kind == .variable, member.value != nil else { return false }
    return declaration(of: member.type).map { self[$0].kind.isObject } ?? false
  }
}
