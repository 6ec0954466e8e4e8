import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Whether two pieces of code mean the same")
struct SameCodeTests {
  private func isSame(_ first: String, _ second: String) throws -> Bool {
    let lab = AnalysisLab(
      """
      <View name="Sum">
        <Let name="a" type="Int"/><Let name="b" type="Int"/>
        <Computed name="first" type="Int">\(first)</Computed>
        <Computed name="second" type="Int">\(second)</Computed>
        <Body><Text>{first} {second}</Text></Body>
      </View>
      """)
    let code = try ["Sum.first", "Sum.second"].map { lab.model.getters[try lab.member($0)].code }
    return SameCode(lab.model.files[FileID(0)]).isSame(code[0], code[1])
  }

  @Test(arguments: [
    ("a + b", "self.a+self.b"), ("a + 1", "(a + 1)"), ("[a, b].count", "[ a,b ].count"),
    ("[a].map { $0 * 2 }.count", "[a].map { $0 * 2 }.count"),
  ])
  func codeThatMeansTheSame(_ pair: (String, String)) throws { #expect(try isSame(pair.0, pair.1)) }

  @Test(arguments: [("a + b", "a - b"), ("a + 1", "a + 2"), ("a", "b"), ("[a].count", "[a, a].count")])
  func codeThatDoesNot(_ pair: (String, String)) throws { #expect(try !isSame(pair.0, pair.1)) }

  /// The limit: it does not compute.
  @Test func whatHasTheSameValueIsNotTheSame() throws { #expect(try !isSame("a + b", "b + a")) }
}
