import RenderTree
import Rendering
import ScreenRuntime
import ScreenSemantics
import ScreenTypes

/// Pages whose controls are used while they are shown.
extension PageMaker {
  /// A run that shows a page with what is asked of it, on a stack that serves it from use to use. Throws as `tree(of:)` does.
  package func liveRun(
    of declaration: DeclarationID, _ request: PageRequestOptions, on stack: RunStack
  ) throws -> ScreenRun {
    let run = makeRun(on: stack)
    run.takesSteps = true
    guard compilation.model.program[declaration].kind.isView else {
      try faults(drawing: declaration) { run.show(contentsOf: declaration) }
      return run
    }
    var arguments: [MemberID: Value] = [:]
    for (name, text) in request.parameters {
      let member = try parameter(name, of: declaration)
      arguments[member] = try evaluate(text, member, of: declaration, "--with", run)
    }
    for (name, text) in request.states {
      let member = try state(name, of: declaration)
      run.set(member, to: try evaluate(text, member, of: declaration, "--set", run))
    }
    try faults(drawing: declaration) { try run.show(declaration, arguments: arguments) }
    return run
  }

  /// The value of code that somebody gives for a source while the page runs. Throws `PageFault` for what does not fit.
  package func value(
    _ text: String, for member: MemberID, of declaration: DeclarationID, in run: ScreenRun
  ) throws -> Value {
    try evaluate(text, member, of: declaration, "the value of", run)
  }

  /// What stands in the body of a page whose controls take input, in a direction of reading that is asked for, else that
  /// of the locale.
  package func liveBody(_ tree: RenderTree, isRightToLeft: Bool?) -> [UInt8] {
    var page = page("", base: "")
    page.isInteractive = true
    if let isRightToLeft { page.isRightToLeft = isRightToLeft }
    var output = OutputBuffer(capacity: 1 << 16)
    html.renderFragment(tree, page: page, into: &output)
    return output.bytes
  }

  /// The style sheet of pages.
  package var styleSheet: [UInt8] { theme }

  /// The content of a picture by its address in pages, such as `assets/turtlerock.jpg`; nil where no picture has it.
  /// Throws `FileError`, `OutsidePackage`.
  package func picture(at address: String) throws -> [UInt8]? {
    try assets.first { $0.file == address }?.bytes
  }
}
