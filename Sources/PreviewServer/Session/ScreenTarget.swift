import ScreenSemantics
import ScreenTypes

/// What a client looks at: the app, a screen, a view, a preview or a scenario of a package.
struct ScreenTarget: Hashable, Sendable {
  /// The kinds, as they stand in its text.
  enum Kind: String, Sendable { case app, screen, view, preview, scenario }

  /// The package's name.
  var package: String
  /// What it is.
  var kind: Kind
  /// Its name.
  var name: String
  /// The view that a preview or scenario is of.
  var subject: String

  /// The text by which a page asks for it.
  var text: String { "\(package)/\(kind.rawValue)/\(name)/\(subject)" }

  /// All that can be looked at in a package: the app, screens, views, previews and scenarios, each in the order of the
  /// declarations.
  static func all(in program: Program, of package: String) -> [ScreenTarget] {
    var found: [ScreenTarget] = []
    found.reserveCapacity(program.declarations.count)
    for kind in [Kind.app, .screen, .view, .preview, .scenario] {
      for id in program.declarations.indices where Self.kind(of: program[id].kind) == kind {
        if let target = ScreenTarget(id, in: program, of: package) { found.append(target) }
      }
    }
    return found
  }

  /// The target that a declaration is; nil for one that shows nothing. The optimizer of Swift 6.3 breaks off where it is
  /// inlined into a loop over a program.
  @inline(never)
  init?(_ id: DeclarationID, in program: Program, of package: String) {
    let declared = program[id]
    guard let kind = Self.kind(of: declared.kind) else { return nil }
    self.package = package
    self.kind = kind
    name = program.pageName(of: declared)
    subject = declared.subject.isNone ? "" : program[declared.subject].name.text
  }

  private static func kind(of kind: DeclarationKind) -> Kind? {
    switch kind {
    case .app: .app
    case .screen: .screen
    case .view: .view
    case .preview: .preview
    case .scenario: .scenario
    case .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle, .progressViewStyle,
      .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle, .textFieldStyle, .structure,
      .enumeration,
      .observableObject, .observable, .extended, .appearance, .typeAlias, .fileScope, .protocolType,
      .genericParameter, .composition, .associatedType:
      nil
    }
  }

  /// The declaration in a program; nil where it is gone.
  func declaration(in program: Program) -> DeclarationID? {
    program.declarations.indices.first {
      ScreenTarget($0, in: program, of: package) == self
    }
  }
}
