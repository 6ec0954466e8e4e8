import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("Which states handlers keep equal to others")
struct MirroredStatesTests {
  private func lab(_ handler: String, control: String = "<Text>{total}</Text>") -> AnalysisLab {
    AnalysisLab(
      """
      <View name="Order">
        <State name="count" type="Int" value="1"/>
        <State name="price" type="Int" value="3"/>
        <State name="total" type="Int" value="3"/>
        \(handler.contains("renew") ? "<Func signature=\"renew()\">total = count * 3</Func>" : "")
        <Body>
          <VStack modifiers="\(handler)"><Stepper value="$count">{count}</Stepper><Stepper value="$price">{price}</Stepper>\(control)</VStack>
        </Body>
      </View>
      """)
  }

  private func mirrors(_ lab: AnalysisLab) -> [String] {
    StateMirror.find(lab.model, lab.graph).map { lab.name($0.state) }
  }

  @Test func aStateThatFollowsWhatIsWatchedIsAMirror() throws {
    let lab = lab(".onAppear { total = count * 3 }.onChange(of: count) { total = count * 3 }")
    #expect(mirrors(lab) == ["Order.total"])
    let mirror = try #require(StateMirror.find(lab.model, lab.graph).first)
    #expect(mirror.writes.count == 2 && mirror.handlers.count == 2)
  }

  @Test func theFunctionThatAHandlerCallsCounts() {
    #expect(mirrors(lab(".onChange(of: count) { renew() }")) == ["Order.total"])
  }

  @Test func whatNobodyWatchesIsMissed() throws {
    let lab = lab(".onChange(of: count) { total = count * price }")
    let mirror = try #require(StateMirror.find(lab.model, lab.graph).first)
    #expect(mirror.unwatched.map { lab.name($0) } == ["Order.price"])
    #expect(mirrors(self.lab(".onChange(of: count) { total = price }")).isEmpty)
  }

  /// The limit: a state that lives its own life at times is no mirror, whatever the handler does.
  @Test func aConditionOrAControlMakesItNone() {
    #expect(mirrors(lab(".onChange(of: count) { if count > 3 { total = count * 3 } }")).isEmpty)
    let bound = "<Stepper value=\"$total\">{total}</Stepper>"
    #expect(mirrors(lab(".onChange(of: count) { total = count * 3 }", control: bound)).isEmpty)
  }

  private func inputs(_ value: String) throws -> [String]? {
    let lab = lab(".onChange(of: count) { let half = count / 2; total = \(value) }")
    let uses = lab.graph.accessesByMember[try lab.member("Order.total").index]
    let write = try #require(uses.first { lab.graph.accesses[Int($0)].kind == .write })
    return Derivation(lab.model, lab.graph).inputs(ofWrite: write)?.map { lab.name($0) }
  }

  @Test func aValueIsComputedFromItsSources() throws {
    #expect(try inputs("price * count") == ["Order.count", "Order.price"])
    #expect(try inputs("7") == [])
  }

  /// The limit: of a value that depends on a local, or differs each time, nothing is known.
  @Test func localsAndChanceHaveNoAnswer() throws {
    #expect(try inputs("half") == nil)
    #expect(try inputs("Int(Date().timeIntervalSince1970) + count") == nil)
  }

  @Test func handlersThatMakeAWriteAreFoundBehindAFunction() throws {
    let lab = lab(".onChange(of: count) { renew() }")
    let write = try #require(try lab.uses("Order.total", .write).first)
    #expect(lab.graph.handlers(making: write, lab.program)?.count == 1)
    let button = self.lab(
      ".onChange(of: count) { renew() }", control: "<Button action=\"renew()\">{total}</Button>")
    let other = try #require(try button.uses("Order.total", .write).first)
    #expect(button.graph.handlers(making: other, button.program) == nil)
  }
}
