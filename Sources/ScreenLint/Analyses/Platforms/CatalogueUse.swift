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
      .textRuns, .operatorFunction, .keyPath:
      return .always
    }
  }
}
