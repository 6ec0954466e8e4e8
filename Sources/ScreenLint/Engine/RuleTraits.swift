import SourceModel

extension Rule {
  /// What a rule says of itself, so that whoever decides about its findings need not know which rule it is.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It says that nobody does something. A file that cannot be read may.
    package static let needsWholePackage = Traits(rawValue: 1 << 0)
    /// It misses a declaration, which a package that cannot be found may have, or a file that cannot be read.
    package static let missesDeclaration = Traits(rawValue: 1 << 1)
    /// Whether it holds hangs on what others pass, inject, write or load: without an App nobody knows.
    package static let dependsOnUse = Traits(rawValue: 1 << 2)
    /// A warning of it about a dependency's screen may come of how this package uses that screen; then it is told here.
    package static let isToldToUsers = Traits(rawValue: 1 << 3)
    /// Code tries to change what cannot be changed there, or does nothing: what it would change is not meant to be constant.
    package static let triesToChange = Traits(rawValue: 1 << 4)
    /// After an error of it code has no value or no text.
    package static let leavesNoMeaning = Traits(rawValue: 1 << 5)
    /// Its findings are about the package, and told whichever of its files are asked for.
    package static let concernsPackage = Traits(rawValue: 1 << 6)
  }

  /// Which names an error of a rule hides from those who look for uses.
  package enum HiddenNames: Sendable {
    /// None.
    case none
    /// Those that are written in its declaration: it stands for no other name.
    case mentioned
    /// Any: code of its declaration may use names that nobody sees.
    case any
  }

  /// What the check of a rule costs, compared with others.
  package enum Cost: Sendable {
    /// As much as most.
    case usual
    /// So much that it is begun first, and no core waits for it at the end.
    case high
  }

  /// Another rule whose findings say better what one of this rule says, and where they do.
  package enum Yielding: Sendable {
    /// At a text in which that of this rule lies.
    case sameText(RuleID)
    /// With a related place that is the member whose element this rule finds fault with.
    case relatedDeclaration(RuleID)
    /// With a related place in which the text of this rule lies.
    case relatedText(RuleID)

    /// The rule that it yields to.
    var rule: RuleID {
      switch self {
      case .sameText(let rule), .relatedDeclaration(let rule), .relatedText(let rule): rule
      }
    }
  }
}
