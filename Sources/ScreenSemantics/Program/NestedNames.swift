import ScreenTypes
import SourceModel
import StandardLibrary

/// The types that are declared inside of others, by what they are called there.
struct NestedNames: Sendable {
  /// By the name of the type around, then by the short name: the whole name.
  private var names: [Name: NameMap<Name>] = [:]

  var isEmpty: Bool { names.isEmpty }

  /// Adds a type by its whole name, such as `Donut.Dough`.
  mutating func add(_ name: Name) {
    guard let parts = Self.parts(of: name) else { return }
    names[parts.outer, default: NameMap()][parts.inner] = name
  }

  /// Lets what stands in extensions of another name of a type be known inside of that type, too.
  mutating func share(_ alias: Name, with type: TypeID) {
    guard let inside = names[alias] else { return }
    for inner in inside.names where names[type.writtenName]?.contains(inner) != true {
      names[type.writtenName, default: NameMap()][inner] = inside[inner]
    }
  }

  /// The whole names of those that are called so inside of the type around, sorted.
  func all(called name: Name) -> [String] {
    names.values.compactMap { $0[name]?.text }.sorted()
  }

  /// What to write for a name that only means something inside of a type; nil for others.
  func help(for name: Name) -> String? {
    // The `CodingKeys` of another type are of no use to one.
    let found = isEmpty || name == Names.codingKeys ? [] : all(called: name)
    if found.isEmpty { return nil }
    return "It stands inside of another type: write \(found.map { "`\($0)`" }.joined(separator: " or "))."
  }

  /// A whole name in parts; nil for a name without a dot.
  static func parts(of name: Name) -> (outer: Name, inner: Name)? {
    let text = name.text
    guard let dot = text.lastIndex(of: ".") else { return nil }
    return (Name(String(text[..<dot])), Name(String(text[text.index(after: dot)...])))
  }

  /// The last part of a whole name; a name without a dot as it is.
  static func inner(of name: Name) -> Name { parts(of: name)?.inner ?? name }

  /// The whole name of what a name means inside of a type: what is nested in it, or in one around it. Nil where nothing
  /// nested is meant.
  func find(_ name: Name, inside type: TypeID) -> Name? {
    let text = name.text
    // `Dough.Kind` inside of `Donut`: the first part is looked for.
    if let dot = text.firstIndex(of: ".") {
      return find(Name(String(text[..<dot])), inside: type).map { Name($0.text + text[dot...]) }
    }
    var outer = type.writtenName
    while true {
      if let found = names[outer]?[name] { return found }
      guard let parts = Self.parts(of: outer) else { return nil }
      outer = parts.outer
    }
  }
}

extension Declaration {
  /// What it is called in the type around it: `Dough` for `Donut.Dough`; its name where there is none.
  package var innerName: Name { NestedNames.inner(of: name) }
}

extension Program {
  /// The types in which one is nested, the nearest first, as far as a file knows them.
  package func typesAround(_ id: DeclarationID, in file: FileID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var outer = NestedNames.parts(of: self[id].name)?.outer
    while let name = outer {
      if let type = lookup(name, in: file) { found.append(type) }
      outer = NestedNames.parts(of: name)?.outer
    }
    return found
  }

  /// The declaration that a name means inside of a type, where nested ones come first.
  @inline(__always)
  func lookup(_ name: Name, in file: FileID, inside type: TypeID?) -> DeclarationID? {
    if !nested.isEmpty, let type, !type.isError, let whole = nested.find(name, inside: type.unapplied),
      let found = lookup(whole, in: file)
    {
      return found
    }
    return lookup(name, in: file)
  }

  /// The type that a name means inside of another, declared or of the library.
  @inline(__always)
  func type(named name: Name, in file: FileID, inside type: TypeID?) -> TypeID? {
    if protocols.hasGenericTypes, let type, let found = typeParameter(name, ofType: type) { return found }
    if !nested.isEmpty, let found = lookup(name, in: file, inside: type) {
      return protocols.associated.isEmpty ? self[found].type : associatedType(found, inside: type)
    }
    if let found = self.type(named: name, in: file) { return found }
    return type.flatMap {
      associatedType(named: name, of: $0) ?? aliasOfProtocol(name, of: $0, in: file)
        ?? rawValueType(name, of: $0) ?? $0.part(named: name)
        ?? libraryType(named: name, inside: $0) ?? configurationType(name, inside: $0, in: file)
    }
  }
}

extension Program {
  /// What a `Typealias` in a protocol stands for, in the types that conform to that; nil for another name.
  func aliasOfProtocol(_ name: Name, of type: TypeID, in file: FileID) -> TypeID? {
    if nested.isEmpty { return nil }
    return protocols(of: type.unapplied).lazy.compactMap { owner in
      lookup(Name("\(self[owner].name).\(name)"), in: file).map { self[$0].type }
    }.first
  }

  /// `ISO8601DateFormatter.Options` by its name alone in an extension of the formatter; nil where the library has none.
  private func libraryType(named name: Name, inside type: TypeID) -> TypeID? {
    guard case .builtin(let outer) = type.kind else { return nil }
    return StandardLibrary.shared.type(named: Name("\(outer).\(name)"))
  }

  /// `Configuration` in the code of a style, and of what is nested in it; nil for another name.
  private func configurationType(_ name: Name, inside type: TypeID, in file: FileID) -> TypeID? {
    guard name == Self.configurationName, let declaration = declaration(of: type) else { return nil }
    return ([declaration] + typesAround(declaration, in: file)).lazy.compactMap {
      DeclarationKind.configurationTypes[Name("\(self[$0].kind.element).\(name)")]
    }.first
  }

  private static let configurationName: Name = "Configuration"

  /// The type of a declaration as its name alone means it in the code of another type: an associated type is what the protocol around
  /// says of it by its arguments.
  private func associatedType(_ found: DeclarationID, inside own: TypeID?) -> TypeID {
    guard isAssociated(found), let own, case .applied = own.kind else { return self[found].type }
    return type(self[found].type, withAssociatedTypesOf: own)
  }
}

extension TypeID {
  /// True for a type that a fault left unknown, also in a part.
  var holdsError: Bool {
    switch kind {
    case .error: true
    case .optional(let type), .array(let type), .slice(let type), .set(let type), .range(let type),
      .closedRange(let type), .sequence(let type), .inOut(let type), .binding(let type), .metatype(let type):
      type.holdsError
    case .dictionary(let first, let second), .keyPath(let first, let second),
      .writableKeyPath(let first, let second):
      first.holdsError || second.holdsError
    case .tuple(let parts, _), .applied(_, let parts): parts.contains { $0.holdsError }
    case .function(let parameters, let result): result.holdsError || parameters.contains { $0.holdsError }
    case .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .declared, .parameter: false
    }
  }
}
