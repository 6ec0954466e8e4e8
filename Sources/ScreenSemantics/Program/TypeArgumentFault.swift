import ScreenTypes
import SourceModel
import StandardLibrary

/// What is wrong with the type arguments of a type as it is written.
struct TypeArgumentFault {
  let range: SourceRange
  let message: String
  let help: String
  let related: [RelatedPlace]
}

extension Program {
  /// What is wrong with the type arguments that are written for a type, or with none, where `own` is the type in whose code
  /// that is: there its name alone means a value like itself. With `isTold` something else tells the arguments where none are
  /// written. To be asked when it is known what conforms to what.
  func fault(of use: TypeResolution.Use, inside own: TypeID?, isTold: Bool = false) -> TypeArgumentFault? {
    let ofAlias = aliasParameters(in: use.type)
    let associated = declaration(of: use.type).map { protocols.associated.of($0) } ?? []
    let parameters =
      !ofAlias.isEmpty
      ? ofAlias
      // The first associated types of a protocol may be told, and need not be.
      : !associated.isEmpty
        ? Array(associated.prefix(max(1, use.arguments.count)))
        : isOpen(use.type) ? typeParameters(ofType: use.type) : []
    let related = declaration(of: use.type).map { [RelatedPlace("declared here", location(of: $0))] } ?? []
    guard !use.arguments.isEmpty else {
      if ofAlias.isEmpty, isTold || isInside(own, use.type) { return nil }
      let names = parameters.map { self[$0].name.text }
      return TypeArgumentFault(
        range: use.range,
        message: "`\(use.name)` alone does not tell what \(names.listed) \(names.count == 1 ? "is" : "are").",
        help:
          "Write it with its type arguments: `\(use.name)[\(names.map { _ in "…" }.joined(separator: ", "))]`.",
        related: related)
    }
    let taken = use.type.isError ? Self.argumentCount(ofLibraryType: use.name) : parameters.count
    let isOfLibrary = use.type.isError && TypeResolution.generic(use.name, use.arguments) != nil
    guard use.arguments.count == taken || isOfLibrary else {
      let written = use.arguments.count
      let isFew = written < taken
      return TypeArgumentFault(
        range: isFew ? use.range : SourceRange(use.places[taken].start, use.places[written - 1].end),
        message: taken == 0
          ? "`\(use.name)` takes no type arguments."
          : "`\(use.name)` takes \(taken) type argument\(taken == 1 ? "" : "s"), and \(written) "
            + "\(written == 1 ? "is" : "are") written.",
        help: taken == 0
          ? "Write its name alone."
          : "Write one for each of its type parameters"
            + (parameters.isEmpty ? "." : ": \(parameters.map { "`\(self[$0].name)`" }.listed)."),
        related: related)
    }
    for (place, parameter) in parameters.enumerated() {
      let argument = use.arguments[place]
      guard !argument.holdsError, let lacking = protocolLacking(in: argument, for: parameter) else {
        continue
      }
      return TypeArgumentFault(
        range: use.places[place],
        message:
          "`\(use.name)` takes for \(self[parameter].name) what conforms to \(lacking), and \(argument) does not.",
        help: "Write a type that does"
          + (declaration(of: argument) == nil
            ? "." : ", or add `\(lacking)` to what \(argument) conforms to."),
        related: [RelatedPlace("declared here", location(of: parameter))])
    }
    return nil
  }

  /// True in the code of a type, of an extension of it, and of what is nested in it.
  func isInside(_ own: TypeID?, _ type: TypeID) -> Bool {
    guard let own, let declaration = declaration(of: own), let outer = self.declaration(of: type) else {
      return false
    }
    return declaration == outer || self[declaration].name.text.hasPrefix("\(self[outer].name).")
  }

  private static func argumentCount(ofLibraryType name: Name) -> Int {
    switch StandardLibrary.shared.genericType(named: name)?.kind {
    case .dictionary, .keyPath, .writableKeyPath: 2
    // Any other open type of the library holds values of one type.
    default: 1
    }
  }
}
