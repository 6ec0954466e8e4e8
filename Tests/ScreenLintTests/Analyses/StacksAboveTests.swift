import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("What stands above a place")
struct StacksAboveTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <View name="Row"><Body><Toggle isOn="{.constant(true)}">On</Toggle></Body></View>
      <View name="Lone"><Body><Slider value="{.constant(1)}"/></Body></View>
      <View name="Shop">
        <State name="isOpen" type="Bool" value="false"/>
        <Body>
          <NavigationStack>
            <VStack modifiers=".buttonStyle(.plain)"><Row/>
              <Sheet isPresented="$isOpen"><Divider/></Sheet>
            </VStack>
          </NavigationStack>
        </Body>
      </View>
    </Module>
    """)

  private func use(_ element: Name) throws -> ViewUse {
    try #require(lab.context.facts.uses(of: element, lab.graph).first)
  }

  private func above(_ element: Name) throws -> StacksAbove.Answer {
    let use = try use(element)
    return StacksAbove.stacks(at: use.frame, of: use.node, lab.program, lab.graph)
  }

  @Test func theStackOfTheViewThatHoldsItIsFound() throws {
    #expect(try above("Toggle").stacks.count == 1)
    #expect(try !above("Toggle").isOpen)
  }

  @Test func aSheetBeginsWithoutOne() throws {
    #expect(try above("Divider").stacks.isEmpty)
    #expect(try above("Divider").isOpen)
  }

  @Test func aStyleAboveIsFound() throws {
    let toggle = try use("Toggle")
    #expect(lab.context.mayLieAround(toggle.frame, of: toggle.node) { $0.kind == .styled })
    #expect(!lab.context.mayLieAround(toggle.frame, of: toggle.node) { $0.kind == .repeated })
  }

  @Test func callersChooseABranchByALiteral() throws {
    func shop(_ isLarge: String) -> AnalysisLab {
      AnalysisLab(
        """
        <Module>
          <View name="Page">
            <Let name="isLarge" type="Bool"/>
            <Body><If condition="isLarge"><Divider/></If><Else><Text>Small</Text></Else></Body>
          </View>
          <View name="Shop">
            <State name="isOpen" type="Bool" value="false"/>
            <Body><VStack><Toggle isOn="$isOpen">Open</Toggle><Page isLarge="\(isLarge)"/></VStack></Body>
          </View>
        </Module>
        """)
    }
    for (given, isChosen) in [("true", true), ("{isOpen}", false)] {
      let lab = shop(given)
      let divider = try #require(lab.context.facts.uses(of: "Divider", lab.graph).first)
      #expect(lab.context.isChosenByCallers(divider.frame) == isChosen, "\(given)")
    }
  }

  /// The limit: where nobody uses a view the answer is open.
  @Test func aViewThatNobodyUsesIsOpen() throws {
    #expect(try above("Slider").isOpen)
    #expect(try above("Slider").stacks.isEmpty)
  }
}
