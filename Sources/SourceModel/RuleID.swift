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

// Every id stands here once; each is named by its group and its words, and the same id names the rule's file.

/// Ids of the group `a11y`.
package extension RuleID {
  static let a11yContrast: RuleID = "a11y/contrast"
  static let a11yLabelReplacesChildren: RuleID = "a11y/label-replaces-children"
  static let a11yMissingLabel: RuleID = "a11y/missing-label"
}

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
  static let flowAppearAccumulates: RuleID = "flow/appear-accumulates"
  static let flowAppearOverwrites: RuleID = "flow/appear-overwrites"
  static let flowBindingExpected: RuleID = "flow/binding-expected"
  static let flowBindingToConstant: RuleID = "flow/binding-to-constant"
  static let flowBindingToCopy: RuleID = "flow/binding-to-copy"
  static let flowBindingToReadOnly: RuleID = "flow/binding-to-read-only"
  static let flowBranchIdentity: RuleID = "flow/branch-identity"
  static let flowConstantState: RuleID = "flow/constant-state"
  static let flowDeadControl: RuleID = "flow/dead-control"
  static let flowDependencyCycle: RuleID = "flow/dependency-cycle"
  static let flowEffectWhileRendering: RuleID = "flow/effect-while-rendering"
  static let flowEmptyMeansLoading: RuleID = "flow/empty-means-loading"
  static let flowForwardedOnly: RuleID = "flow/forwarded-only"
  static let flowImmutableAssignment: RuleID = "flow/immutable-assignment"
  static let flowInputLost: RuleID = "flow/input-lost"
  static let flowLoadIgnoresChange: RuleID = "flow/load-ignores-change"
  static let flowLostWrite: RuleID = "flow/lost-write"
  static let flowMissingEnvironmentObject: RuleID = "flow/missing-environment-object"
  static let flowMutationInBody: RuleID = "flow/mutation-in-body"
  static let flowNondeterministicBody: RuleID = "flow/nondeterministic-body"
  static let flowOverBroadDependency: RuleID = "flow/over-broad-dependency"
  static let flowReadOnlyBinding: RuleID = "flow/read-only-binding"
  static let flowRecursiveView: RuleID = "flow/recursive-view"
  static let flowSetterIgnoresValue: RuleID = "flow/setter-ignores-value"
  static let flowSharedFocus: RuleID = "flow/shared-focus"
  static let flowUnobservedObject: RuleID = "flow/unobserved-object"
  static let flowUnobservedStatic: RuleID = "flow/unobserved-static"
  static let flowUnpublishedDependency: RuleID = "flow/unpublished-dependency"
  static let flowUnusedBinding: RuleID = "flow/unused-binding"
  static let flowUnusedDeclaration: RuleID = "flow/unused-declaration"
  static let flowUnusedEnvironment: RuleID = "flow/unused-environment"
  static let flowUnusedParameter: RuleID = "flow/unused-parameter"
  static let flowUnusedState: RuleID = "flow/unused-state"
  static let flowUnwrapAfterRemoval: RuleID = "flow/unwrap-after-removal"
  static let flowUpdateChain: RuleID = "flow/update-chain"
  static let flowUpdateLoop: RuleID = "flow/update-loop"
  static let flowValueExpected: RuleID = "flow/value-expected"
  static let flowWriteOnlyState: RuleID = "flow/write-only-state"
}

/// Ids of the group `list`.
package extension RuleID {
  static let listButtonsShareRow: RuleID = "list/buttons-share-row"
  static let listDestructiveConfirms: RuleID = "list/destructive-confirms"
  static let listDuplicateId: RuleID = "list/duplicate-id"
  static let listIndexId: RuleID = "list/index-id"
  static let listMissingId: RuleID = "list/missing-id"
  static let listOffsetsOfCopy: RuleID = "list/offsets-of-copy"
  static let listUnorderedSource: RuleID = "list/unordered-source"
  static let listUnstableId: RuleID = "list/unstable-id"
}

/// Ids of the group `locale`.
package extension RuleID {
  static let localeMalformedStrings: RuleID = "locale/malformed-strings"
  static let localeMissingKey: RuleID = "locale/missing-key"
  static let localeMissingTranslation: RuleID = "locale/missing-translation"
  static let localeUnusedKey: RuleID = "locale/unused-key"
  static let localeWrongPlaceholder: RuleID = "locale/wrong-placeholder"
}

/// Ids of the group `meta`.
package extension RuleID {
  static let metaSettings: RuleID = "meta/settings"
  static let metaUnknownRule: RuleID = "meta/unknown-rule"
  static let metaUselessSuppression: RuleID = "meta/useless-suppression"
}

/// Ids of the group `name`.
package extension RuleID {
  static let nameShadowed: RuleID = "name/shadowed"
  static let nameUndefined: RuleID = "name/undefined"
}

/// Ids of the group `nav`.
package extension RuleID {
  static let navButtonInLink: RuleID = "nav/button-in-link"
  static let navCycle: RuleID = "nav/cycle"
  static let navDestinationInRow: RuleID = "nav/destination-in-row"
  static let navDismissNotPresented: RuleID = "nav/dismiss-not-presented"
  static let navLinkOutsideStack: RuleID = "nav/link-outside-stack"
  static let navMissingDestination: RuleID = "nav/missing-destination"
  static let navMixedPath: RuleID = "nav/mixed-path"
  static let navNestedStack: RuleID = "nav/nested-stack"
  static let navSharedActivation: RuleID = "nav/shared-activation"
  static let navToolbarOutsideStack: RuleID = "nav/toolbar-outside-stack"
  static let navUnreachableScreen: RuleID = "nav/unreachable-screen"
}

/// Ids of the group `present`.
package extension RuleID {
  static let presentAlertButtons: RuleID = "present/alert-buttons"
  static let presentClearedBeforeAction: RuleID = "present/cleared-before-action"
  static let presentCompeting: RuleID = "present/competing"
  static let presentInsideMenu: RuleID = "present/inside-menu"
  static let presentNeverDismissed: RuleID = "present/never-dismissed"
  static let presentNeverShown: RuleID = "present/never-shown"
  static let presentSameView: RuleID = "present/same-view"
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

/// Ids of the group `select`.
package extension RuleID {
  static let selectTagMismatch: RuleID = "select/tag-mismatch"
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
  static let truthBrokenBindingChain: RuleID = "truth/broken-binding-chain"
  static let truthCancelKeepsEdits: RuleID = "truth/cancel-keeps-edits"
  static let truthContradictoryFlags: RuleID = "truth/contradictory-flags"
  static let truthDerivedStored: RuleID = "truth/derived-stored"
  static let truthDraftOutlivesSource: RuleID = "truth/draft-outlives-source"
  static let truthDuplicateSource: RuleID = "truth/duplicate-source"
  static let truthDuplicateState: RuleID = "truth/duplicate-state"
  static let truthFlagAndItem: RuleID = "truth/flag-and-item"
  static let truthHalfUpdated: RuleID = "truth/half-updated"
  static let truthMirroredState: RuleID = "truth/mirrored-state"
  static let truthObjectCreatedByObserver: RuleID = "truth/object-created-by-observer"
  static let truthObjectInState: RuleID = "truth/object-in-state"
  static let truthSecondInstance: RuleID = "truth/second-instance"
  static let truthSelectedCopy: RuleID = "truth/selected-copy"
  static let truthSelectedPlace: RuleID = "truth/selected-place"
  static let truthShadowedEnvironmentObject: RuleID = "truth/shadowed-environment-object"
  static let truthStateCopiesSource: RuleID = "truth/state-copies-source"
  static let truthStateObjectTakesParameter: RuleID = "truth/state-object-takes-parameter"
  static let truthStateSetFromOutside: RuleID = "truth/state-set-from-outside"
  static let truthTwoOwners: RuleID = "truth/two-owners"
}

/// Ids of the group `type`.
package extension RuleID {
  static let typeExtraArgument: RuleID = "type/extra-argument"
  static let typeLiteralNil: RuleID = "type/literal-nil"
  static let typeMismatch: RuleID = "type/mismatch"
  static let typeMissingArgument: RuleID = "type/missing-argument"
  static let typeNonExhaustive: RuleID = "type/non-exhaustive"
  static let typeUnusedResult: RuleID = "type/unused-result"
  static let typeUnwrappedOptional: RuleID = "type/unwrapped-optional"
  static let typeUselessOptional: RuleID = "type/useless-optional"
}

/// Ids of the group `view`.
package extension RuleID {
  static let viewCoveredControl: RuleID = "view/covered-control"
  static let viewFrameWithoutResizable: RuleID = "view/frame-without-resizable"
  static let viewInertStyle: RuleID = "view/inert-style"
  static let viewMissingAsset: RuleID = "view/missing-asset"
  static let viewNestedScroll: RuleID = "view/nested-scroll"
  static let viewNoEffect: RuleID = "view/no-effect"
  static let viewOverriddenModifier: RuleID = "view/overridden-modifier"
  static let viewRange: RuleID = "view/range"
  static let viewStyleMismatch: RuleID = "view/style-mismatch"
  static let viewTapNeedsShape: RuleID = "view/tap-needs-shape"
  static let viewUnavailable: RuleID = "view/unavailable"
  static let viewUnknownSymbol: RuleID = "view/unknown-symbol"
}
