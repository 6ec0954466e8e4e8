import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("Whether a member is unused")
struct UnusedMembersTests {
  private func lab(_ text: String) -> AnalysisLab {
    AnalysisLab(
      """
      <Module>
        <View name="Card">
          <State name="count" type="Int" value="0"/>
          <State name="spare" type="Int" value="0"/>
          <Let name="title" type="String" value="Tea"/>
          <Let name="note" type="String?"/>
          <Body><VStack><Text>{count}</Text>\(text)</VStack></Body>
        </View>
      </Module>
      """)
  }

  @Test func whatNothingNamesIsUnused() throws {
    let lab = lab("<Text>Tea</Text>")
    #expect(lab.context.isUnused(try lab.member("Card.spare")))
    #expect(!lab.context.isUnused(try lab.member("Card.count")))
  }

  @Test func anErrorThatHidesNamesLeavesWhatIsNotMentioned() throws {
    let lab = lab("<Text>{note.uppercased()}</Text>")
    #expect(lab.context.isUnused(try lab.member("Card.spare")))
  }

  /// The limit: in a declaration with an error, a name that stands anywhere counts as used, even in a text.
  @Test func aNameInATextCountsAsUsedBesideAnError() throws {
    let lab = lab("<Text>{note.uppercased()}</Text><Text>a spare one</Text>")
    #expect(!lab.context.isUnused(try lab.member("Card.spare")))
    let whole = self.lab("<Text>a spare one</Text>")
    #expect(whole.context.isUnused(try whole.member("Card.spare")))
  }

  @Test func codeThatTriesToChangeAMemberIsKnown() throws {
    let lab = lab("<Button action=\"title = 'Coffee'\">Change</Button>")
    #expect(lab.context.isTriedToChange(try lab.member("Card.title")))
    let still = self.lab("<Text>{title}</Text>")
    #expect(!still.context.isTriedToChange(try still.member("Card.title")))
  }
}
