import ScreenSyntax
import ScreenTypes
import SourceModel
import Testing

@testable import ScreenSemantics

/// A trial gives a type, reports nothing, and leaves no trace but what is noted about its own code.
@Suite struct TrialTests {
  /// What a checker holds besides what is noted of code.
  private struct Trace: Equatable {
    var snapshot: CheckerSnapshot
    var stacks: [Int]
    var place: [String]

    init(_ checker: inout FileChecker) {
      snapshot = checker.snapshot
      stacks = [
        checker.stacks.views.count, checker.stacks.parts.count, checker.stacks.uses.count,
        checker.stacks.runs.count,
        checker.stacks.texts.count, checker.stacks.chain.count, checker.ahead.count, checker.ahead.next,
        checker.elementContext.misspeltCount, checker.parser.diagnostics.count,
      ]
      place = [
        "\(checker.owner)", "\(checker.member)", "\(checker.selfType)", "\(checker.bodyContext.inSetter)",
        "\(checker.bodyContext.isStatic)", "\(checker.elementContext.isFormatted)",
        "\(checker.elementContext.tableRow ?? -1)",
      ]
    }
  }

  /// Kinds of code of which trials are made: what holds other code, or brings names into scope.
  private static func isTried(_ kind: CodeKind) -> Bool {
    switch kind {
    case .call, .closure, .arrayLiteral, .dictionaryLiteral, .binary, .ternary, .subscripting, .interpolation,
      .tuple:
      true
    // Other code holds these, or stands in them.
    default: false
    }
  }

  /// Tries all code of the golden cases and sample apps in the declaration in which it stands first; of the same code the
  /// tables are then the same as without a trial.
  @Test func noTrialLeavesATraceInAnyGoldenCode() throws {
    var tried = 0
    for (name, text) in GoldenCode.files {
      let lab = CheckLab(text)
      guard let first = lab.program.declarations.indices.first else { continue }
      let file = FileID(0)
      let code = lab.model.files[file].code
      let source = lab.program.files[file].source
      try Lent.lend(lab.program) { lent in
        var checker = FileChecker(lent, file: file, CheckerMemory())
        checker.enter(loose: first)
        for id in code.nodes.indices where Self.isTried(code[id].kind) && code[id].range.count < 400 {
          let range = code[id].range
          if source.text(range).contains("&") { continue }
          let expression = checker.parser.expression(in: range, decoding: false)
          let before = Trace(&checker)
          let outcome = checker.attempt { $0.infer(expression) }
          try #require(Trace(&checker) == before, "\(name): \(source.text(range))")
          let again = checker.attempt { $0.infer(expression) }
          #expect(
            again.type == outcome.type && again.failed == outcome.failed, "\(name): \(source.text(range))")
          tried += 1
        }
        _ = checker.finish()
      }
    }
    #expect(tried > 5000)
  }

  /// What is noted of code leads into the tables, also where that code was tried first.
  @Test func whatIsNotedLeadsIntoTheTables() {
    for (name, text) in GoldenCode.files {
      let file = CheckLab(text).model.files[FileID(0)]
      for id in file.code.nodes.indices {
        let reference = file.reference(id)
        switch reference.kind {
        case .library, .function, .ownInitializer, .initializer, .closureCall, .rawValue:
          guard reference.map.position >= 0 else { continue }
          #expect(reference.map.position < file.argumentMaps.count, "\(name)")
          if reference.map.position < file.argumentMaps.count { _ = file.arguments(of: reference) }
        // Others lead to no arguments.
        default: continue
        }
      }
    }
  }

  /// Whoever adds a property says whether a trial puts it back.
  @Test func everyPropertyIsPutBackOrSaysWhyNot() throws {
    let putBack: Set = ["checked", "scope", "context", "calls", "trial", "expressionContext"]
    // Constant, or set by code that is never tried: views, attributes, declarations and members.
    let untouched: Set = [
      "lent", "file", "xml", "source", "library", "catalog", "signatures", "memory", "bodyContext",
      "elementContext", "stacks", "ahead",
    ]
    // Code that a trial adds is code that it looked at.
    let code: Set = ["parser"]
    // Set and emptied while one `??` is looked at.
    let passing: Set = ["untoldCall"]
    // A cache of what the program says.
    let cache: Set = ["initializerParameters"]
    try CheckLab("<View name=\"A\"><Body><Text>a</Text></Body></View>").ask("1", in: "A") { checker, _ in
      let names = Set(Mirror(reflecting: checker).children.compactMap(\.label))
      #expect(names == putBack.union(untouched).union(code).union(cache).union(passing))
    }
  }

  private static let lab = CheckLab(
    """
    <View name="Home">
      <State name="count" type="Int" value="1"/><State name="price" type="Double" value="1.5"/>
      <State name="names" type="[String]" value="{['a']}"/>
      <Body><Text>{count}</Text></Body>
    </View>
    """)

  @Test(arguments: [
    "names.map { $0.count }", "names.map { name in name + '!' }", "count + missing", "max(1, price)",
  ])
  func aTrialReportsNothing(_ text: String) throws {
    try Self.lab.ask(text, in: "Home") { checker, code in
      let outcome = checker.attempt { $0.infer(code) }
      #expect(checker.checked.diagnostics.isEmpty && checker.checked.locals.count == 0)
      let type = checker.infer(code)
      #expect(type == outcome.type)
      #expect(checker.checked.diagnostics.contains { $0.severity == .error } == outcome.failed)
    }
  }

  @Test func trialsStandInTrials() throws {
    try Self.lab.ask("names.map { $0.count }.reduce(0, +)", in: "Home") { checker, code in
      let outcome = checker.attempt { outer in
        let inner = outer.attempt { $0.infer(code) }
        #expect(inner.sound == .int && outer.trial.isOn)
        return inner.type
      }
      #expect(outcome.sound == .int && !checker.trial.isOn && checker.trial.faults == 0)
    }
  }
}
