import ScreenRuntime
import ScreenSemantics
import Testing

/// Steps as words and as XML.
@Suite struct StepWordTests {
  @Test func wordsAreReadAndWritten() throws {
    let cases = [
      ("tap Add", "<Tap on=\"Add\"/>"),
      ("longpress Row", "<LongPress on=\"Row\"/>"),
      ("type Name: Fig", "<Type text=\"Fig\" on=\"Name\"/>"),
      ("type Fig", "<Type text=\"Fig\"/>"),
      ("type Name: ", "<Type text=\"\" on=\"Name\"/>"),
      ("increment Quantity", "<Increment on=\"Quantity\"/>"),
      ("decrement Quantity", "<Decrement on=\"Quantity\"/>"),
      ("select Sort: Day", "<Select on=\"Sort\" value=\"Day\"/>"),
      ("select Day", "<Select on=\"Day\"/>"),
      ("set config.isPresented=true", "<Set name=\"config.isPresented\" value=\"true\"/>"),
      ("set fruit={fruits[0]}", "<Set name=\"fruit\" value=\"{fruits[0]}\"/>"),
      ("swipe Fig: Delete", "<Swipe on=\"Fig\" action=\"Delete\"/>"),
      ("delete Fig", "<Delete on=\"Fig\"/>"),
      ("move Fig: Plum", "<Move on=\"Fig\" to=\"Plum\"/>"),
      ("refresh", "<Refresh/>"), ("focus Name", "<Focus on=\"Name\"/>"),
      ("wait 0.5", "<Wait seconds=\"0.5\"/>"), ("relaunch", "<Relaunch/>"), ("dismiss", "<Dismiss/>"),
      ("back", "<Back/>"), ("snapshot end", "<Snapshot name=\"end\"/>"),
      ("expect 3 fruits", "<Expect text=\"3 fruits\"/>"),
      ("expect screen: Home", "<Expect screen=\"Home\"/>"),
      ("tap \"Note: important\"", "<Tap on=\"Note: important\"/>"),
      ("type \"Note: important\": yes", "<Type text=\"yes\" on=\"Note: important\"/>"),
      ("tap Fish & <Chips>", "<Tap on=\"Fish &amp; &lt;Chips>\"/>"),
      ("tap {x} and {y}", "<Tap on=\"\\{x\\} and \\{y\\}\"/>"),
      ("tap $5", "<Tap on=\"\\$5\"/>"),
    ]
    for (words, xml) in cases {
      let step = try ScenarioStep(words: words)
      #expect(step.xml == xml)
      #expect(try ScenarioStep(words: step.words) == step, "\(step.words)")
    }
    #expect(Set(try cases.map { try ScenarioStep(words: $0.0).kind }) == Set(StepKind.allCases))
  }

  @Test func capitalsAndBlanksDoNotMatter() throws {
    #expect(try ScenarioStep(words: "  TAP   Add ") == ScenarioStep(.tap, [.on: "Add"]))
  }

  @Test func whatIsNoStepSaysWhatIsOne() {
    func fault(_ words: String) -> String {
      do {
        _ = try ScenarioStep(words: words)
        return "none"
      } catch {
        return error.description
      }
    }
    #expect(fault("tab Add") == "There is no step `tab`. Did you mean `tap`?")
    #expect(fault("tap") == "`tap` is not how `tap` is written. It is written `tap LABEL`.")
    #expect(
      fault("set quantity") == "`set quantity` is not how `set` is written. It is written `set NAME=VALUE`.")
    #expect(fault("back home") == "`back home` is not how `back` is written. It is written `back`.")
    #expect(
      fault("swipe Fig") == "`swipe Fig` is not how `swipe` is written. It is written `swipe LABEL: ACTION`.")
    #expect(fault("expect").hasPrefix("`expect` is not how"))
    #expect(fault("").hasPrefix("A step begins with what is done. Steps are tap, longpress, "))
  }
}
