import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Reports a property wrapper for objects of one kind whose type is of another kind, or no object.
  mutating func checkObject(_ member: Member) {
    let type = member.type.wrapped ?? member.type
    let given = program.declaration(of: type).map { program[$0].kind }
    let takesObservable = member.kind == .bindable || member.kind == .environment
    if given == (takesObservable ? .observable : .observableObject) || type.isError { return }
    if given == nil && !isConcrete(type) || member.kind == .environment && given != .observableObject {
      return
    }
    let own: MemberKind? =
      switch (member.kind, given?.isObject) {
      case (.stateObject, _): .state
      case (.observedObject, true): .bindable
      case (.environmentObject, true): .environment
      case (.bindable, true): .observedObject
      case (.environment, true): .environmentObject
      default: nil
      }
    let wanted = takesObservable ? "Observable" : "ObservableObject"
    let what = given.flatMap { $0.isObject ? $0.element.withArticle : nil } ?? "no object"
    report(
      "type/mismatch", member.typeRange,
      "`<\(member.kind.element)>` takes \(wanted.withArticle), and \(type) is \(what).",
      related: program.declaration(of: type).map {
        [RelatedPlace("\(type) is declared here", program.location(of: $0))]
      } ?? [],
      help: own.map { "Declare it as `<\($0.element)>`." } ?? "Declare \(type) as `<\(wanted)>`.")
  }

  /// Reports parameters of an App or a Preview, which nobody calls.
  mutating func checkCaller(of declaration: DeclarationID) {
    let owner = program[declaration].kind == .app ? "an App" : "a Preview"
    for index in program[declaration].members {
      let member = program[MemberID(index)]
      guard member.isParameter, !member.hasDefault else { continue }
      let help =
        switch member.kind {
        case .observedObject: "Declare it as `<StateObject>`, which owns the object."
        case .binding: "Declare it as `<State>`, which owns the value."
        default: "Give it a `value`."
        }
      report(
        "type/missing-argument", member.nameRange,
        "Nobody calls \(owner), so nothing gives `\(member.name)` its value.", help: help)
    }
  }
}
