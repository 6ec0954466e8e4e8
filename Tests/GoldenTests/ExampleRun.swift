import ElementCatalog
import RenderTree
import Rendering
import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel
import TestFixtures

/// Compiles an example of the catalogue, a view or a `<Module>`, and draws it.
struct ExampleRun {
  /// What is seen of an example.
  struct Picture: Equatable {
    var html: String
    var text: String
    /// What the run recorded: effects, controls, modifiers without a visible effect, and the page when all controls were used and
    /// three seconds have passed.
    var records: [String]
  }

  let compilation: Compilation
  private let package: TemporaryPackage

  init(_ example: String) throws {
    let isModule = example.contains("<Module>")
    let file =
      isModule ? example : "<Screen name=\"ExampleScreen\">\n<Body>\n\(example)\n</Body>\n</Screen>"
    package = try TemporaryPackage(home: file)
    compilation = try Compiler.compile(PackageLocator.locate(package.path)[0])
  }

  /// The rules and messages of errors.
  var errors: [String] {
    compilation.diagnostics.filter { $0.severity == .error }.map { "\($0.rule.id): \($0.message)" }
  }

  /// The page of the example's Screen, or of its first view.
  func picture() throws -> Picture {
    let program = compilation.model.program
    let place =
      program.declarations.firstIndex { $0.kind == .screen }
      ?? program.declarations.firstIndex { $0.kind.isView } ?? DeclarationID(0)
    var settings = RunSettings()
    settings.page.width = 48 * 8
    let run = ScreenRun(RunnableProgram(compilation.model), data: compilation.data, settings: settings)
    run.pageName = { $0.name + ".html" }
    try run.show(place)
    let tree = try run.render()
    var options = TextRenderer.Options()
    options.width = 48
    let text = TextRenderer(options).render(tree)
    let html = HTMLRenderer(templates: .builtIn).render(tree, page: HTMLPage(title: "Example"))
    let recorded = run.recordedModifiers
    let controls = run.controls.map { "\($0.kind) \($0.label) \($0.isEnabled)" }
    for control in run.controls where control.isEnabled && control.kind != .navigate {
      try? run.perform(control.control)
    }
    _ = try? run.perform(ScenarioStep(words: "wait 3"))
    let later = try? String(decoding: TextRenderer(options).render(run.render()), as: UTF8.self)
    return Picture(
      html: String(decoding: html, as: UTF8.self), text: String(decoding: text, as: UTF8.self),
      records: run.effects.map { "\($0)" } + controls + recorded + [later ?? ""])
  }
}

extension ExampleRun {
  /// The errors of a package.
  static func errors(in package: TemporaryPackage) throws -> [String] {
    try Compiler.compile(PackageLocator.locate(package.path)[0]).diagnostics
      .filter { $0.severity == .error }.map { "\($0.rule.id): \($0.message)" }
  }
}
