/// The id of a rule, such as `flow/missing-environment-object`.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id as printed and as written in suppressions.
  public let id: String
  /// The rule with this id.
  public init(_ id: String) { self.id = id }
  /// The rule with this id.
  public init(stringLiteral value: String) { id = value }
  /// The id.
  public var description: String { id }
  /// The part before the slash.
  public var group: String { String(id.prefix { $0 != "/" }) }
}

// Ids that phases below the rules report, too; all others stand in the file of their rule. Each is named by its group and its words, and
// names that file.

/// Ids of the group `data`.
package extension RuleID {
  static let dataDuplicateKey: RuleID = "data/duplicate-key"
  static let dataInvalidQuery: RuleID = "data/invalid-query"
  static let dataMalformedCsv: RuleID = "data/malformed-csv"
  static let dataMalformedJson: RuleID = "data/malformed-json"
  static let dataMalformedYaml: RuleID = "data/malformed-yaml"
  static let dataMismatch: RuleID = "data/mismatch"
  static let dataMissingField: RuleID = "data/missing-field"
  static let dataMissingFile: RuleID = "data/missing-file"
  static let dataOutsidePackage: RuleID = "data/outside-package"
  static let dataUnhandledCase: RuleID = "data/unhandled-case"
  static let dataUnknownField: RuleID = "data/unknown-field"
}

/// Ids of the group `flow`.
package extension RuleID {
  static let flowBindingExpected: RuleID = "flow/binding-expected"
  static let flowBindingToCopy: RuleID = "flow/binding-to-copy"
  static let flowBindingToReadOnly: RuleID = "flow/binding-to-read-only"
  static let flowImmutableAssignment: RuleID = "flow/immutable-assignment"
  static let flowMissingEnvironmentObject: RuleID = "flow/missing-environment-object"
  static let flowUpdateLoop: RuleID = "flow/update-loop"
  static let flowValueExpected: RuleID = "flow/value-expected"
}

/// Ids of the group `list`.
package extension RuleID {
  static let listDuplicateId: RuleID = "list/duplicate-id"
  static let listMissingId: RuleID = "list/missing-id"
}

/// Ids of the group `locale`.
package extension RuleID {
  static let localeMalformedStrings: RuleID = "locale/malformed-strings"
  static let localeMissingKey: RuleID = "locale/missing-key"
  static let localeMissingTranslation: RuleID = "locale/missing-translation"
  static let localeUnusedKey: RuleID = "locale/unused-key"
  static let localeWrongPlaceholder: RuleID = "locale/wrong-placeholder"
}

/// Ids of the group `name`.
package extension RuleID {
  static let nameShadowed: RuleID = "name/shadowed"
  static let nameUndefined: RuleID = "name/undefined"
}

/// Ids of the group `run`.
package extension RuleID {
  static let runArithmetic: RuleID = "run/arithmetic"
  static let runDuplicateKey: RuleID = "run/duplicate-key"
  static let runIndexOutOfRange: RuleID = "run/index-out-of-range"
  static let runLimit: RuleID = "run/limit"
  static let runMissingArgument: RuleID = "run/missing-argument"
  static let runNilUnwrapped: RuleID = "run/nil-unwrapped"
  static let runPreviewStep: RuleID = "run/preview-step"
  static let runStopped: RuleID = "run/stopped"
}

/// Ids of the group `syntax`.
package extension RuleID {
  static let syntaxDoctype: RuleID = "syntax/doctype"
  static let syntaxDuplicateDeclaration: RuleID = "syntax/duplicate-declaration"
  static let syntaxEncoding: RuleID = "syntax/encoding"
  static let syntaxInvalidCode: RuleID = "syntax/invalid-code"
  static let syntaxInvalidLiteral: RuleID = "syntax/invalid-literal"
  static let syntaxLimit: RuleID = "syntax/limit"
  static let syntaxMalformedXml: RuleID = "syntax/malformed-xml"
  static let syntaxMisplacedElement: RuleID = "syntax/misplaced-element"
  static let syntaxMissingAttribute: RuleID = "syntax/missing-attribute"
  static let syntaxUnknownAttribute: RuleID = "syntax/unknown-attribute"
  static let syntaxUnknownElement: RuleID = "syntax/unknown-element"
  static let syntaxUnknownModifier: RuleID = "syntax/unknown-modifier"
}

/// Ids of the group `truth`.
package extension RuleID {
  static let truthStateSetFromOutside: RuleID = "truth/state-set-from-outside"
}

/// Ids of the group `type`.
package extension RuleID {
  static let typeExtraArgument: RuleID = "type/extra-argument"
  static let typeMismatch: RuleID = "type/mismatch"
  static let typeMissingArgument: RuleID = "type/missing-argument"
  static let typeNonExhaustive: RuleID = "type/non-exhaustive"
  static let typeUnusedResult: RuleID = "type/unused-result"
  static let typeUnwrappedOptional: RuleID = "type/unwrapped-optional"
  static let typeUselessOptional: RuleID = "type/useless-optional"
}

/// Ids of the group `view`.
package extension RuleID {
  static let viewMissingAsset: RuleID = "view/missing-asset"
  static let viewRange: RuleID = "view/range"
  static let viewStyleMismatch: RuleID = "view/style-mismatch"
}
