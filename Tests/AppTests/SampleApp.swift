import Foundation
import RenderTree
import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel
import Testing

/// One of the apps under `Screens`, compiled.
struct SampleApp {
  let name: String
  let compilation: Compilation

  /// The folder that holds the project.
  static let root = String(#filePath.dropLast("/Tests/AppTests/SampleApp.swift".count))

  /// Compiles an app, on its own data or on other files.
  init(_ name: String, data: [ModelStore.Override] = []) throws {
    self.name = name
    let package = try #require(try PackageLocator.locate("\(Self.root)/Screens/\(name)").first)
    compilation = try Compiler.compile(package, overrides: data)
  }

  /// What was found, one line for each finding.
  var findings: [String] {
    compilation.diagnostics.map { finding in
      let file = compilation.files[finding.location.file]
      return "\(finding.severity) \(finding.rule) \(file.path): \(finding.message)"
    }
  }

  private func makeRun(pressed: String? = nil) -> ScreenRun {
    var settings = PageOptions().settings
    settings.pressed = pressed
    return ScreenRun(RunnableProgram(compilation.model), data: compilation.data, settings: settings)
  }

  /// A run that shows a view as its first route from the App brings it.
  func showing(_ view: String, pressed: String? = nil) throws -> ScreenRun {
    let program = compilation.model.program
    let run = makeRun(pressed: pressed)
    try run.show(#require(program.lookup(Name(view), in: FileID(0))))
    return run
  }

  /// A run that shows what the App shows.
  func launched() throws -> ScreenRun {
    let run = makeRun()
    run.show(contentsOf: compilation.model.program.app)
    _ = try run.render()
    return run
  }
}

/// Model data outside the project.
enum SharedData {
  /// The path of a data file, or nil with a note where the suites are not on this machine.
  static func path(_ file: String) -> String? {
    let folder = ProcessInfo.processInfo.environment["SCREENWRIGHT_SHARED"] ?? "\(SampleApp.root)/../shared"
    let path = "\(folder)/data/\(file)"
    if FileSystem.exists(path) { return path }
    print("skipped: no outside suites")
    return nil
  }
}

extension RenderTree {
  /// The texts below the root, in order; pictures in brackets.
  var textList: [String] {
    var found: [String] = []
    collect(root, &found)
    return found
  }

  private func collect(_ index: NodeIndex, _ found: inout [String]) {
    if index.isNone { return }
    let node = self[index]
    if node.kind == .text {
      let text = texts[Int(node.payload)]
      let range = Int(text.firstRun)..<Int(text.firstRun + text.runCount)
      found.append(runs[range].map { string($0.text) }.joined())
    }
    if node.kind == .image { found.append("[\(string(images[Int(node.payload)].name))]") }
    for child in children(of: index) { collect(child, &found) }
  }
}

extension ScreenRun {
  /// The texts and pictures of the page as it is now.
  func texts() throws -> [String] { try render().textList }

  /// The texts of the page that hold a part.
  func texts(with part: String) throws -> [String] { try texts().filter { $0.contains(part) } }

  /// Taps a control, and lets the page come to rest.
  func press(_ label: String) throws {
    try tap(label)
    _ = try render()
  }

  /// Replaces the text of a field, and lets the page come to rest.
  func type(_ text: String, into label: String) throws {
    try perform(find(label), .text(text))
    _ = try render()
  }

  /// Taps the first control whose label holds a part, such as a row's, and lets the page come to rest.
  func press(containing part: String) throws {
    let control = try #require(controls.first { $0.label.contains(part) }, "no control `\(part)`")
    try perform(control.control)
    _ = try render()
  }

  /// Goes back to the page before.
  func goBack() throws {
    #expect(try back())
    _ = try render()
  }

  /// The title and message of the alert or choices that are up; empty where there are none.
  func alert() throws -> [String] {
    let tree = try render()
    return tree.presentations.flatMap { [tree.string($0.title), tree.string($0.message)] }.filter {
      !$0.isEmpty
    }
  }

  /// Effects so far, such as `print done`.
  var happened: [String] { effects.map { "\($0.kind) \($0.text)" } }
}
