import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Program {
  /// What the page of a screen, view or preview is called: its name; for a preview without one that of its view.
  public func pageName(of declaration: Declaration) -> String {
    if declaration.kind != .preview || !declaration.name.isEmpty { return declaration.name.text }
    return declaration.subject.isNone ? "Preview" : self[declaration.subject].name.text
  }

  /// The declaration that a name means in a file: a private one of the file, else the package's, else that of the
  /// nearest dependency. `Design.Card` names the dependency. Nil where several dependencies have one.
  @inline(__always)
  public func lookup(_ name: Name, in file: FileID) -> DeclarationID? {
    if !privateNames.isEmpty, let id = privateNames[Linker.PrivateKey(file: file, name: name)] { return id }
    return byName.find(name, in: file)
  }

  /// A declaration of this name that only another file knows.
  func privateDeclaration(_ name: Name) -> DeclarationID? {
    privateNames.filter { $0.key.name == name }.values.min { $0.index < $1.index }
  }

  /// The message and help for a name that several dependencies declare; nil for other names.
  func ambiguity(of name: Name, in file: FileID) -> (message: String, help: String, related: [RelatedPlace])?
  {
    let found = byName.rivals(name, in: file)
    guard !found.isEmpty, lookup(name, in: file) == nil else { return nil }
    let modules = found.map { byName.module(of: self[$0].file) }
    return (
      "`\(name)` is declared in \(modules.map { "`\($0)`" }.joined(separator: " and in ")), so the name alone does not tell which is meant.",
      "Write \(modules.map { "`\($0).\(name)`" }.joined(separator: " or ")).",
      zip(found, modules).map { RelatedPlace("that of \($1)", location(of: $0)) }
    )
  }

  /// What is wrong with a composition that is no type, `Named & Tea`, with what to do; nil for a name that is none.
  func fault(ofComposition name: Name, in file: FileID) -> (message: String, help: String?)? {
    let parts = name.text.split(separator: "&").map { Name($0.filter { $0 != " " }) }
    guard parts.count > 1 else { return nil }
    for part in parts {
      if let found = lookup(part, in: file) {
        if self[found].kind.isProtocol { continue }
        return (
          "`&` joins protocols, and \(part) is \(self[found].kind.element.withArticle).",
          self[found].kind.isObject
            ? "Declare what is asked of it in a `<Protocol>` to which it conforms, and name that."
            : "Use one of the types."
        )
      }
      if WrittenProtocols.isProtocolOfSwift(part) { continue }
      if let type = StandardLibrary.shared.type(named: part) {
        return ("`&` joins protocols, and \(type) is none.", "Use one of the types.")
      }
      let known = declarations.filter { $0.kind == .protocolType }.map(\.name.text)
      return (
        "There is no protocol `\(part)` in this package or the library.",
        Suggestion.text(for: part.text, among: known, otherwise: "Declare it, as a `<Protocol>`.")
      )
    }
    return nil
  }

  /// True where other packages are compiled with this one.
  var hasSeveralModules: Bool { byName.areSeveral }

  /// True for the name of a package that a file sees.
  func isModule(_ name: Name, in file: FileID) -> Bool { byName.isModule(name, in: file) }

  /// The type that a name means in a file, declared or of the library.
  @inline(__always)
  public func type(named name: Name, in file: FileID) -> TypeID? {
    if let id = lookup(name, in: file) { return self[id].type }
    return StandardLibrary.shared.type(named: name) ?? DeclarationKind.configurationTypes[name]
  }

  /// All names of types and views, sorted; for did-you-mean.
  var typeNames: [String] {
    declarations.filter { $0.kind.isNamed }.map(\.name.text).sorted()
      + StandardLibrary.shared.namesOfTypes.map(\.text)
  }

  /// Resolves types written in a file; `own` is what `Self` means there, `function` the function around them or none, `alias` the
  /// Typealias that stands for them.
  func typeResolution(
    _ code: CodeTree, _ file: FileID, own: TypeID?, function: MemberID = .none, alias: DeclarationID = .none,
    associated: @escaping (TypeID, Name) -> TypeID?
  ) -> TypeResolution {
    TypeResolution(
      code,
      declared: { name in
        if !alias.isNone, let found = typeParameter(name, ofAlias: alias) { return found }
        if !function.isNone, let found = typeParameter(name, of: function) { return found }
        if name == Names.ownType { return own }
        return type(named: name, in: file, inside: own).map { applied($0, inside: own) }
          ?? (name == Names.idType ? own.flatMap { associated($0, name) } : nil)
          ?? own.flatMap { suppliedType(name, to: $0) }
      },
      applied: { protocols.hasGenericTypes || !protocols.associated.isEmpty ? applied($0, $1) : nil },
      takesArguments: { protocols.hasGenericTypes && isOpen($0) },
      associated: {
        type(named: $1, within: $0, identity: associated) ?? aliasOfProtocol($1, of: $0, in: file)
      })
  }

  /// The `RawValue` of an enum or an OptionSet; nil for another name, and for another type.
  func rawValueType(_ name: Name, of type: TypeID) -> TypeID? {
    guard name == Self.rawValueName, let declaration = declaration(of: type) else { return nil }
    if self[declaration].kind == .enumeration { return rawType(of: declaration) }
    return conformances(of: type).contains(.optionSet) ? .int : nil
  }

  private static let rawValueName: Name = "RawValue"

  /// The type of what a protocol of SwiftUI hands to the code of a type: the `Content` of a `Transition`, the `Context` of a
  /// `CustomPresentationDetent`; nil for another name.
  private func suppliedType(_ name: Name, to type: TypeID) -> TypeID? {
    if name == Self.contentName, conformances(of: type).contains(.transition) { return .view }
    if name == Self.contextName, conformances(of: type).contains(.detent) {
      return LibraryTypes.detentContext
    }
    return nil
  }

  private static let contentName: Name = "Content"
  private static let contextName: Name = "Context"

  /// The type of a name inside of another, in a body: `Card.ID`, `Kind.RawValue`; nil where it has none.
  func type(named name: Name, within type: TypeID) -> TypeID? {
    self.type(named: name, within: type, identity: identityType)
  }

  private func type(
    named name: Name, within type: TypeID, identity: (TypeID, Name) -> TypeID?
  ) -> TypeID? {
    associatedType(named: name, of: type) ?? identity(type, name) ?? openIdentity(name, of: type)
      ?? rawValueType(name, of: type) ?? type.part(named: name)
  }

  /// The `ID` of a type with an `id`; nil for another name.
  private func identityType(of type: TypeID, _ name: Name) -> TypeID? {
    name == Names.idType ? identity(of: type).map { self[$0].type } : nil
  }

  /// The `ID` of a type of which no more is known than that it is Identifiable: a type of which nothing is known. Nil for others.
  private func openIdentity(_ name: Name, of type: TypeID) -> TypeID? {
    guard name == Names.idType, let declaration = declaration(of: type), self[declaration].kind.isOpen,
      self[declaration].conformances.contains(.identifiable)
    else { return nil }
    return .error
  }

  /// Resolves types written in bodies, where every header is known.
  func typeResolution(_ code: CodeTree, _ file: FileID, own: TypeID?, function: MemberID = .none)
    -> TypeResolution
  {
    typeResolution(code, file, own: own, function: function, associated: identityType)
  }
}
