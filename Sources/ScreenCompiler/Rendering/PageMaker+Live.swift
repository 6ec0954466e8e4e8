import RenderTree
import Rendering
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Pages whose controls are used while they are shown.
extension PageMaker {
  /// A run that shows a page with what is asked of it, on a stack that serves it from use to use. Throws as `tree(of:)` does.
  package func liveRun(
    of declaration: DeclarationID, _ request: PageRequestOptions, on stack: RunStack
  ) throws -> ScreenRun {
    let run = makeRun(on: stack)
    run.takesSteps = true
    let kind = compilation.model.program[declaration].kind
    guard kind.isView else {
      try faults(drawing: declaration) {
        if kind == .preview {
          try run.show(preview: declaration)
        } else {
          try run.launch { $0.show(contentsOf: declaration) }
        }
      }
      return run
    }
    try apply(request, to: run, of: declaration)
    try faults(drawing: declaration) {
      try run.launch { run in
        try run.show(declaration, arguments: try self.arguments(of: request, for: declaration, run))
      }
    }
    return run
  }

  /// A run on which a scenario begins, as `liveRun(of:_:on:)` makes them. Throws `PageFault`, `StepFault`.
  package func liveRun(of scenario: DeclaredScenario, on stack: RunStack) throws -> ScreenRun {
    let run = makeRun(on: stack)
    run.takesSteps = true
    try faults(drawing: scenario.declaration) { try run.launch(scenario) }
    return run
  }

  /// What stands in the body of the page of a run, whose controls take input, in a direction of reading that is asked for,
  /// else that of the locale.
  package func liveBody(_ run: ScreenRun, isRightToLeft: Bool?) -> [UInt8] {
    var page = page("", base: "")
    page.isInteractive = true
    if let isRightToLeft { page.isRightToLeft = isRightToLeft }
    for row in run.editableRows {
      page.edits[row.node] = HTMLPage.RowEdits(deletes: row.isDeletable, moves: row.isMovable)
    }
    var output = OutputBuffer(capacity: 1 << 16)
    html.renderFragment(run.tree, page: page, into: &output)
    return output.bytes
  }

  /// The attributes by which a Scenario passes values of parameters: names, and what stands between the quotes. Throws
  /// `UsageError` for a name that is none.
  package func scenarioAttributes(
    _ values: [(name: String, value: String)], of declaration: DeclarationID
  ) throws -> [(name: String, text: String)] {
    let program = compilation.model.program
    return try values.map { name, text in
      let member = try parameter(name, of: declaration)
      let expression = LooseExpression(
        text, as: program[member].type.bound ?? program[member].type, what: name, in: program,
        file: FileID(compilation.files.count))
      let isCode = expression.literal == nil
      return (name, ScenarioStep.attributeText(isCode ? "{\(text)}" : text, isCode: isCode))
    }
  }

  /// The style sheet of pages.
  package var styleSheet: [UInt8] { theme }

  /// The content of a picture by its address in pages, such as `assets/turtlerock.jpg`; nil where no picture has it.
  /// Throws `FileError`, `OutsidePackage`.
  package func picture(at address: String) throws -> [UInt8]? {
    try assets.first { $0.file == address }?.bytes
  }
}
