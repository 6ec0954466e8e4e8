import ScreenCompiler
import ScreenLint
import ScreenSemantics
import ScreenSyntax
import SourceModel
import Testing

/// A file that was put away and checked anew is what it was.
@Suite struct CheckedFilesTests {
  /// All that is in a file's tables.
  private func described(_ file: CheckedFile) -> [String] {
    let code = file.code
    let nodes = code.nodes.indices.map { place in
      let (node, type, reference) = (code.nodes[place], file.types[place], file.references[place])
      return
        "\(node.kind) \(node.name) \(node.range) \(node.a) \(node.b) \(node.flags.rawValue) \(type) \(reference)"
    }
    let views = file.views.map {
      "\($0.kind) \($0.xml) \($0.range) \($0.target) \($0.attributes) \($0.content) \($0.parts) \($0.local)"
    }
    return nodes + views + file.attributes.map { "\($0)" } + file.modifiers.map { "\($0)" }
      + file.locals.map { "\($0)" } + file.iterations.map { "\($0)" } + file.constants.values.map { "\($0)" }
      + [
        "\(Array(code.lists))", "\(Array(code.integers))", "\(Array(code.doubles))", "\(Array(code.strings))",
        "\(Array(code.stringBytes))", "\(Array(file.viewLists))", "\(Array(file.argumentMaps))",
        "\(Array(file.readOnlyRoots))",
      ]
  }

  @Test(arguments: ["Landmarks", "FruitMart", "Recipes", "Lessons"])
  func whatWasPutAwayIsCheckedAgain(_ name: String) throws {
    let program = try SampleApp(name).compilation.model.program
    let kept = SemanticChecker.check(program, walksFlow: true, keepsFiles: true)
    let putAway = SemanticChecker.check(program, walksFlow: true, keepsFiles: false)
    for index in program.files.indices {
      let same = described(kept.files[index]) == described(putAway.files[index])
      #expect(same, "\(program.files[index].source.path)")
      #expect(putAway.files[index] === putAway.files[index], "it stays once it was checked again")
    }
  }
}
