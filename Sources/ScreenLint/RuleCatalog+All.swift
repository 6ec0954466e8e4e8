extension RuleCatalog {
  /// All rules, sorted by id; a test holds the list against the folders.
  public static let all: [Rule] = [
    FlowRules.bindingToConstant, FlowRules.bindingToCopy, FlowRules.bindingToReadOnly,
    FlowRules.constantState,
    FlowRules.dependencyCycle, FlowRules.missingEnvironmentObject, FlowRules.mutationInBody,
    FlowRules.nondeterministicBody, FlowRules.readOnlyBinding, FlowRules.recursiveView,
    FlowRules.unusedBinding, FlowRules.unusedDeclaration, FlowRules.unusedEnvironment,
    FlowRules.unusedParameter,
    FlowRules.unusedState, FlowRules.writeOnlyState, NavRules.linkOutsideStack, NavRules.nestedStack,
    NavRules.unreachableScreen, PresentRules.alertButtons, TruthRules.objectCreatedByObserver,
    TruthRules.objectInState,
    TruthRules.stateCopiesSource,
  ]
}
