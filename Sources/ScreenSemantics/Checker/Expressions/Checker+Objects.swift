import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Reports a property wrapper for objects of one kind whose type is of another kind, or no object.
  mutating func checkObject(_ member: Member) {
    if member.kind == .environment, !member.key.isEmpty { return checkEnvironmentKey(member) }
    let type = member.type.wrapped ?? member.type
    let given = program.declaration(of: type).map { program[$0].kind }
    let takesObservable = member.kind == .bindable || member.kind == .environment
    if given == (takesObservable ? .observable : .observableObject) {
      if member.kind == .stateObject, member.value == nil, !member.isParameter,
        !program[member.owner].hasRefusedInitializer
      {
        checkMaking(member, type)
      }
      return
    }
    if type.isError || given == nil && !isConcrete(type) { return }
    if member.kind != .environmentObject, member.kind != .environment,
      let given = program.declaration(of: type),
      isOpen(given, takesObservable ? "Observable" : "ObservableObject")
    {
      if member.kind == .stateObject, member.value == nil, !member.isParameter,
        !program[member.owner].hasRefusedInitializer
      {
        report(
          .typeMissingArgument, member.typeRange,
          "`\(member.name)` is made as `\(type)()`, and of which type it is only who uses the view says.",
          help: "Give it its value in an `<Init>`: `_\(member.name) = StateObject(wrappedValue: …)`.")
      }
      return
    }
    let own: MemberKind? =
      switch (member.kind, given?.isObject) {
      case (.stateObject, _): .state
      case (.observedObject, true): .bindable
      case (.environmentObject, true): .environment
      case (.bindable, true): .observedObject
      case (.environment, true): .environmentObject
      // What is no object is held by no other wrapper for objects either.
      default: nil
      }
    let wanted = takesObservable ? "Observable" : "ObservableObject"
    let isOpen = given?.isOpen == true
    let what =
      given.flatMap { $0.isObject ? $0.element.withArticle : nil }
      ?? (isOpen ? "not known to be one" : "no object")
    report(
      .typeMismatch, member.typeRange,
      "`<\(member.kind.element)>` takes \(wanted.withArticle), and \(type) is \(what).",
      related: program.declaration(of: type).map {
        [RelatedPlace("\(type) is declared here", program.location(of: $0))]
      } ?? [],
      help: own.map { "Declare it as `<\($0.element)>`." }
        ?? (isOpen
          ? member.kind == .environmentObject || member.kind == .environment
            ? "The environment knows objects by the types that they are of: write one of these."
            : "Write `conforms=\"\(wanted)\"` at the Protocol that tells what \(type) is."
          : member.kind == .environment && given == nil
            ? "Values of the environment have keys: `key=\"…\"`." : "Declare \(type) as `<\(wanted)>`."))
  }

  /// True for a protocol or type parameter of which all types are objects that a wrapper takes, as they conform to its protocol.
  /// The environment knows objects by the types that they are of.
  private mutating func isOpen(_ declaration: DeclarationID, _ wanted: Name) -> Bool {
    let declared = program[declaration]
    guard declared.kind.isOpen,
      declared.conformances.contains(.object)
    else { return false }
    return ([declaration] + program.protocols(of: declared.type)).contains {
      Linker.named(by: $0, in: program).contains { $0.name == wanted }
    }
  }

  /// Reports what a chain gives to the environment where it is no object of the kind that its modifier takes.
  mutating func checkInjected(_ match: ArgumentMatch, by modifier: Name) {
    let object = calls.argument(match, 0)
    let type = object.isNone ? .error : checked.type(object)
    if type.isError || !isConcrete(type) { return }
    let declaration = program.declaration(of: type.wrapped ?? type)
    let kind = declaration.map { program[$0].kind }
    let wanted = modifier == Names.environmentObject ? DeclarationKind.observableObject : .observable
    if kind == wanted { return }
    let other = modifier == Names.environmentObject ? "environment" : "environmentObject"
    report(
      .typeMismatch, range(object),
      "`.\(modifier)` takes \(wanted.element.withArticle), and this is \(describe(type)).",
      related: declaration.map {
        [RelatedPlace("\(program[$0].name) is declared here", program.location(of: $0))]
      } ?? [],
      help: kind.flatMap { $0.isObject ? "It is \($0.element.withArticle): write `.\(other)(…)`." : nil }
        ?? "A value is given by its key, `.environment(\\.…, …)`, or to a parameter of the view.")
  }

  /// Reports a State without a value that is no Observable, which who makes the view could pass.
  mutating func checkStart(_ member: Member) {
    if isObservable(member.type) { return }
    report(
      .syntaxMissingAttribute, xml[member.node].nameRange, "`\(member.name)` has no `value` to start with.",
      help: "Add `value=\"…\"`; what the caller gives is a `<Let>` or a `<Binding>`.")
  }

  /// True for the type of an Observable.
  mutating func isObservable(_ type: TypeID) -> Bool {
    program.declaration(of: type).map { program[$0].kind } == .observable
  }

  /// A StateObject without a value makes its object without arguments.
  private mutating func checkMaking(_ member: Member, _ type: TypeID) {
    guard let declaration = program.declaration(of: type) else { return }
    if program.hidesMemberwise(declaration) {
      if program.initializerWithoutArguments(of: declaration) != nil { return }
      report(
        .typeMissingArgument, member.typeRange,
        "`\(member.name)` is made as `\(type)()`, and no `<Init>` of \(type) takes nothing.",
        related: [RelatedPlace("\(type) is declared here", program.location(of: declaration))],
        help: "Give the parameters of one defaults, or write `value=\"{\(type)(…)}\"` here.")
      return
    }
    let missing = program.parameters(of: declaration).filter { !program[$0].hasDefault }
    guard let first = missing.first else { return }
    let arguments = missing.map { "\(program[$0].name): …" }.joined(separator: ", ")
    report(
      .typeMissingArgument, member.typeRange,
      "`\(member.name)` is made as `\(type)()`, and \(type) needs `\(program[first].name)`, of type \(wantedType(first)).",
      related: [RelatedPlace("declared here", program.location(of: first))],
      help: "Give `\(program[first].name)` a value there, or write `value=\"{\(type)(\(arguments))}\"` here.")
  }

  /// Reports a key that the environment does not have, or whose value is of another type than the one that is written.
  private mutating func checkEnvironmentKey(_ member: Member) {
    guard member.typeRange != xml[member.node].nameRange,
      let key = xml.attribute(Names.key, of: member.node), !member.type.isError
    else { return }
    let own = program.environmentKey(member.key)
    guard let type = own.map({ program[$0].type }) ?? EnvironmentKeys.type(of: member.key) else {
      let fault = UnknownKey(member.key, at: location(key.value))
      return report(.nameUndefined, key.value, fault.message, help: fault.help, fixes: fault.fixes)
    }
    let plain = type.bound ?? type
    let written = member.type.wrapped ?? member.type
    if plain.isError || fits(plain.wrapped ?? plain, written.bound ?? written) { return }
    report(
      .typeMismatch, member.typeRange,
      "`\(member.key)` of the environment is \(type), and this is declared \(member.type).",
      related: own.map { [RelatedPlace("the key", program.location(of: $0))] } ?? [],
      help: "Leave out `type`: the key tells it.")
  }

  /// Reports parameters of an App or a Preview, which nobody calls.
  mutating func checkCaller(of declaration: DeclarationID) {
    let owner = program[declaration].kind == .app ? "an App" : "a Preview"
    for index in program[declaration].members {
      let member = program[index]
      guard member.isParameter, !member.hasDefault else { continue }
      let help =
        switch member.kind {
        case .observedObject: "Declare it as `<StateObject>`, which owns the object."
        case .bindable: "Declare it as `<State>`, which owns the object."
        case .binding: "Declare it as `<State>`, which owns the value."
        // Any other parameter may have a value of its own.
        default: "Give it a `value`."
        }
      report(
        .typeMissingArgument, member.nameRange,
        "Nobody calls \(owner), so nothing gives `\(member.name)` its value.", help: help)
    }
  }
}
