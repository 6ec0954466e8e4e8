import SourceModel
import Testing

@testable import ScreenLint

/// One example of one rule.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  var rule: Rule
  var number: Int
  var example: RuleExample { rule.examples[number] }
  var testDescription: String { "\(rule.id) \(number + 1)" }

  static let all: [ExampleCase] = RuleCatalog.all.flatMap { rule in
    rule.examples.indices.map { ExampleCase(rule: rule, number: $0) }
  }
}

@Suite("Examples of rules")
struct ExampleTests {
  @Test("The bad example fires at its marks, and nothing else does", arguments: ExampleCase.all)
  func bad(_ item: ExampleCase) {
    let result = LintLab.lint(item.example.badSource)
    switch item.example.detection {
    case .marks: break
    case .position:
      let fires = result.diagnostics.contains { $0.rule == item.rule.id }
      #expect(fires, "\(item.testDescription)\n\(result.summary)")
      return
    case .size, .data, .run:
      let isClean = result.unclean.isEmpty
      #expect(isClean, "\(item.testDescription)\n\(result.summary)")
      return
    }
    let own = result.diagnostics.filter { $0.rule == item.rule.id }
    let order = { (a: SourceRange, b: SourceRange) in a.start < b.start }
    let isRight = own.map(\.location.range).sorted(by: order) == item.example.flagged.sorted(by: order)
    #expect(isRight, "\(item.testDescription)\n\(result.summary)")
    let isAlone = result.unclean.allSatisfy { $0.rule == item.rule.id }
    #expect(isAlone, "\(item.testDescription)\n\(result.summary)")
  }

  @Test("The good example is clean under every rule", arguments: ExampleCase.all)
  func good(_ item: ExampleCase) {
    let result = LintLab.lint(item.example.good)
    let isClean = result.unclean.isEmpty
    #expect(isClean, "\(item.testDescription)\n\(result.summary)")
    #expect(!result.diagnostics.contains { $0.rule == item.rule.id }, "\(item.testDescription)")
  }

  @Test("Files walked when they are checked, or later, give the same", arguments: ExampleCase.all)
  func walks(_ item: ExampleCase) {
    for source in [item.example.badSource, item.example.good] {
      let (now, later) = (LintLab.lint(source), LintLab.lint(files: [source], walksFlow: false))
      #expect(now.summary == later.summary, "\(item.testDescription)")
    }
  }

  @Test("Who asks for errors alone gets all of them", arguments: ExampleCase.all)
  func errors(_ item: ExampleCase) {
    for source in [item.example.badSource, item.example.good] {
      let (all, errors) = (LintLab.lint(source), LintLab.lint(files: [source], scope: .errors))
      #expect(
        all.diagnostics.filter { $0.severity == .error }
          == errors.diagnostics.filter { $0.severity == .error },
        "\(item.testDescription)")
    }
  }

  @Test("The first fix gives the fixed example, which is clean", arguments: ExampleCase.all)
  func fixed(_ item: ExampleCase) {
    let result = LintLab.lint(item.example.badSource)
    let fix = result.diagnostics.first { $0.rule == item.rule.id }?.fixes.first
    guard let fixed = item.example.fixed else { return }
    guard let fix else {
      Issue.record("\(item.testDescription) has no fix\n\(result.summary)")
      return
    }
    let text = LintLab.apply(fix, to: item.example.badSource)
    #expect(text == fixed, "\(item.testDescription)\n\(text)")
    #expect(LintLab.lint(text).unclean.isEmpty, "\(item.testDescription)\n\(LintLab.lint(text).summary)")
  }
}
