import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("Which handlers set each other off")
struct UpdateLoopsTests {
  private func lab(_ modifiers: String, _ views: String = "") -> AnalysisLab {
    AnalysisLab(
      """
      <View name="Pair">
        <State name="left" type="Int" value="0"/><State name="right" type="Int" value="0"/>
        <State name="names" type="[String]" value="{['Ann']}"/>
        <Func signature="more()">names.append("Eve")</Func>
        <Func signature="grow()">left += 1</Func>
        <Body><VStack modifiers="\(modifiers)"><Stepper value="$left">{left} {right}</Stepper>\(views)</VStack></Body>
      </View>
      """)
  }

  @Test func handlersLeadToThoseThatWatchWhatTheyWrite() throws {
    let lab = lab(".onChange(of: left) { right += 1 }.onChange(of: right) { print(right) }")
    let handlers = UpdateHandlers(lab.context)
    #expect(handlers.next == [[1], []] && handlers.previous == [[], [0]])
    #expect(handlers.cyclic() == [false, false])
    #expect(handlers.sources(settingOff: [1]).map { lab.name($0) }.sorted() == ["Pair.left", "Pair.right"])
  }

  @Test func handlersThatComeBackToThemselvesAreCyclic() {
    let lab = lab(".onChange(of: left) { right += 1 }.onChange(of: right) { grow() }")
    #expect(UpdateHandlers(lab.context).cyclic() == [true, true])
  }

  /// The limit: a cycle that a condition ends is one all the same; only a run tells.
  @Test func aCycleThatEndsIsACycle() {
    let lab = lab(".onChange(of: left) { if left > 9 { left = 9 } }")
    #expect(UpdateHandlers(lab.context).cyclic() == [true])
  }

  private func growing(_ handler: String) -> [String] {
    let lab = lab(
      "",
      "<ForEach items=\"names\" as=\"name\" id=\"\\.self\"><Text modifiers=\".onAppear { \(handler) }\">{name}</Text></ForEach>"
    )
    return GrowingRows(lab.context).find().map { lab.name($0.list) }
  }

  @Test func rowsThatAddToTheirListAreFound() {
    #expect(growing("names.append('Bob')") == ["Pair.names"])
    #expect(growing("more()") == ["Pair.names"])
    #expect(growing("print(name)").isEmpty)
  }

  /// The limit: where a condition may end it, nothing is found.
  @Test func rowsThatAddUnderAConditionAreNotFound() {
    #expect(growing("if names.count &lt; 9 { names.append('Bob') }").isEmpty)
  }

  private func appearing(_ handler: String) -> [[String]] {
    let lab = lab(
      "", "<If condition=\"left == 0\"><Text modifiers=\".onAppear { \(handler) }\">Zero</Text></If>")
    return AppearingLoops(lab.context).find().map(\.names)
  }

  @Test func handlersThatChangeTheirConditionAreFound() {
    #expect(appearing("left = 1") == [["`left`"]])
    #expect(appearing("right = 1").isEmpty)
  }

  /// The limit: a handler that writes through a function is not found.
  @Test func handlersThatCallAFunctionAreNotFound() {
    #expect(appearing("grow()").isEmpty)
  }
}
