import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A Scenario of the package, ready to run.
public struct DeclaredScenario: Sendable {
  /// A step, as it stands in the file.
  public struct Step: Sendable {
    /// What is done.
    public let kind: StepKind
    /// Its tag.
    public let location: SourceLocation
    fileprivate let node: XMLNodeID
    fileprivate let attributes: Range<AttributeID>
  }

  /// The declaration.
  public let declaration: DeclarationID
  /// Its name.
  public let name: String
  /// The view on which its steps begin; none for what the App shows.
  public let subject: DeclarationID
  /// Its tag.
  public let location: SourceLocation
  /// Its steps, in order.
  public let steps: [Step]
  fileprivate let parameters: Range<AttributeID>

  /// All scenarios of a package, in the order of their declarations.
  public static func all(in model: SemanticModel) -> [DeclaredScenario] { all(.scenario, in: model) }

  /// All declarations of a kind that hold steps.
  static func all(_ kind: DeclarationKind, in model: SemanticModel) -> [DeclaredScenario] {
    let program = model.program
    var found: [DeclaredScenario] = []
    for file in program.files.indices where !model.files[file].steps.isEmpty {
      let xml = program.files[file].xml
      let steps = model.files[file].steps
      var next = 0
      while next < steps.count {
        let head = steps[next]
        var own: [Step] = []
        next += 1
        while next < steps.count, let kind = steps[next].kind {
          let step = steps[next]
          own.append(
            Step(
              kind: kind, location: SourceLocation(file, xml[step.node].nameRange), node: step.node,
              attributes: step.attributes))
          next += 1
        }
        let declared = program[head.scenario]
        if declared.kind != kind { continue }
        found.append(
          DeclaredScenario(
            declaration: head.scenario, name: declared.name.text, subject: declared.subject,
            location: SourceLocation(file, xml[head.node].nameRange), steps: own,
            parameters: head.attributes))
      }
    }
    return found
  }
}

extension ScreenRun {
  /// Begins a scenario: shows its screen with what it passes, or what the App shows.
  public func launch(_ scenario: DeclaredScenario) throws {
    isClocked = true
    try launch { run in
      if scenario.subject.isNone {
        guard !run.runnable.program.app.isNone else {
          throw StepFault(
            .notFound, "The scenario `\(scenario.name)` has no screen to begin on.",
            "Name it with `of`, or declare an App.")
        }
        return run.show(contentsOf: run.runnable.program.app)
      }
      try run.show(scenario.subject, arguments: try run.arguments(of: scenario))
    }
  }

  private func arguments(of scenario: DeclaredScenario) throws -> [MemberID: Value] {
    let file = scenario.location.file
    var arguments: [MemberID: Value] = [:]
    for place in scenario.parameters {
      let member = runnable.code(file).attributes[place].member
      if member.isNone { continue }
      arguments[member] = try onLargeStack { [self] in
        try evaluate(StepCode(file: file, attribute: place), view: try app())
      }
    }
    return arguments
  }

  /// A step of a scenario with the values that its attributes have now, and the code of one that holds code.
  public func resolve(_ step: DeclaredScenario.Step) throws -> (step: ScenarioStep, code: StepCode?) {
    try onLargeStack { [self] in
      let file = step.location.file
      let parsed = runnable.program.files[file]
      var values: [StepArgument: String] = [:]
      for attribute in parsed.xml.attributes(of: step.node) {
        guard let argument = StepArgument(attribute: attribute.name.text) else { continue }
        values[argument] = parsed.source.text(attribute.value)
      }
      var code: StepCode?
      for place in step.attributes {
        let use = runnable.code(file).attributes[place]
        guard let argument = StepArgument(rawValue: UInt8(truncatingIfNeeded: use.position)) else { continue }
        let own = StepCode(file: file, attribute: place)
        if argument == .value, step.kind == .set || step.kind == .expect {
          code = own
        } else {
          values[argument] = evaluator.describe(try evaluate(own, view: try app()))
        }
      }
      return (ScenarioStep(step.kind, values), code)
    }
  }

  /// Does a step of a scenario. Throws as `perform(_:code:)` does.
  @discardableResult
  public func perform(_ step: DeclaredScenario.Step) throws -> StepOutcome {
    let (resolved, code) = try resolve(step)
    return try perform(resolved, code: code)
  }
}
