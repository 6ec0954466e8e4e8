import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What does a file use that SwiftUI has not had from the beginning, or not everywhere?
///
/// Answer: elements, modifiers, members of the library, values, kinds of members and of declarations, each with since when it is
/// there, and where it is named.
/// Cost: linear in the file.
/// Limits: a modifier counts as its oldest overload; of values only those count that are written in code.
struct CatalogueUse {
  /// Since when it is there, and where.
  var since: Availability
  /// How it is named there.
  var location: SourceLocation
  /// The declaration that its kind of declaration makes; none for what else came later.
  var declaration = DeclarationID.none

  /// For each type of values some of which came later: since when each of its cases is there.
  private static let laterCases: [TypeID: [Availability]] = {
    var found: [TypeID: [Availability]] = [:]
    for type in StandardLibrary.shared.types where !type.since.isEmpty {
      found[TypeID(.builtin(Name(type.name)))] = type.cases.map { type.availability(of: $0) }
    }
    return found
  }()

  /// Since when a node of code is there.
  static func availability(of code: CodeID, _ checked: CheckedFile) -> Availability {
    let reference = checked.references[code]
    switch reference.kind {
    case .library: return StandardLibrary.shared.entries[Int(reference.index)].member.since
    case .choice:
      guard let cases = laterCases[checked.type(code)], cases.indices.contains(Int(reference.index)) else {
        return .always
      }
      return cases[Int(reference.index)]
    case .none, .local, .member, .staticMember, .enumCase, .type, .element, .initializer, .ownInitializer,
      .function,
      .closureCall, .bindingMember, .wrappedValue, .projection, .bindingInitializer, .rawValue, .modifier,
      .configuration, .platform, .newValue, .fragment, .appearance, .objectWillChange, .viewInitializer,
      .textRuns, .operatorFunction, .keyPath, .constant, .dynamicType,
      .elementBindings, .view:
      return .always
    }
  }
}

extension RuleContext {
  /// What a file uses that SwiftUI has not had from the beginning, or not everywhere.
  func lateUses(in file: FileID) -> [CatalogueUse] {
    var found: [CatalogueUse] = []
    func note(
      _ since: Availability, _ location: @autoclosure () -> SourceLocation,
      of declaration: DeclarationID = .none
    ) {
      if since != .always {
        found.append(CatalogueUse(since: since, location: location(), declaration: declaration))
      }
    }
    let checked = model.files[file]
    let catalog = ElementCatalog.shared
    for use in graph.uses[graph.uses.indices(in: file, of: \.file)] {
      note(catalog.elements[Int(use.element)].since, elementName(file, use.view))
    }
    for modifier in checked.modifiers where modifier.kind == .catalog {
      note(
        catalog.modifiers[Int(modifier.target)].since,
        SourceLocation(file, checked.nameRange(of: modifier)))
    }
    for code in checked.references.indices {
      let since = CatalogueUse.availability(of: code, checked)
      if since == .always || checked.code[code].kind == .call && isNamedByCallee(code, checked) { continue }
      note(since, location(file, code))
    }
    for declaration in program.declarations(in: file) {
      note(program[declaration].since, program.location(of: declaration), of: declaration)
      for member in program.members(of: declaration) {
        let key = program[member].key.isEmpty ? program[member].name : program[member].key
        let since =
          program[member].kind == .environment
          ? EnvironmentKeys.availability(of: key) : program[member].kind.since
        note(since, program.location(of: member))
      }
    }
    return found
  }

  /// True for an Observable that no view takes as only an Observable is taken: it may be any class.
  func isAnyClass(_ object: DeclarationID) -> Bool {
    guard !object.isNone, program[object].kind == .observable else { return false }
    return !program.members.contains { member in
      let type = member.type.wrapped ?? member.type.bound ?? member.type
      return program.declaration(of: type) == object
        && (member.kind == .environment || member.kind == .bindable)
    }
  }

  /// True for a call whose callee stands for the same entry.
  private func isNamedByCallee(_ call: CodeID, _ checked: CheckedFile) -> Bool {
    checked.reference(checked.code[call].first) == checked.reference(call)
  }

  /// True where the app runs on no version of iOS before this one: settings say so, or, where they name no platform, the
  /// package uses what came with it or later.
  /// The same of `mac` for an app of the Mac alone.
  func runsOnly(since version: PlatformVersion, onMac mac: PlatformVersion? = nil) -> Bool {
    if !options.platforms.isEmpty {
      if let oldest = options.platforms.iOS { return oldest >= version }
      return mac.flatMap { mac in options.platforms.macOS.map { $0 >= mac } } ?? false
    }
    return usesAnything(since: version)
  }

  /// True where a file uses what came with a version of iOS, or later.
  func isUsed(since version: PlatformVersion, in file: FileID) -> Bool {
    lateUses(in: file).contains { use in use.since.iOS.map { $0 >= version } ?? false }
  }
}
