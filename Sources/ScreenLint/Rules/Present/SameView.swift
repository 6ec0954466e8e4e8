import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let presentSameView: RuleID = "present/same-view" }

extension PresentRules {
  static let sameView = Rule(
    .presentSameView, .warning, "Two presentations of one kind on one view",
    yieldsTo: [.sameText(.presentCompeting)],
    whatHappens: "Before iOS 15 only the last of them is shown: setting the flag of the other does nothing.",
    why:
      "A view keeps one alert, one action sheet and one sheet of this form: a second takes the place of the first.",
    repair:
      "Hang each on a view of its own, such as the button that opens it; or let one `item` say which is shown. "
      + "`platforms: iOS 15` in the settings says that older systems do not matter.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Tea">
            <State name="isAsking" type="Bool" value="false"/>
            <State name="isTelling" type="Bool" value="false"/>
            <Body>
              <HStack>
                <Button action="isAsking = true">Ask</Button>
                <Button action="isTelling = true">Tell</Button>
                <Alert isPresented="$isAsking" title="Sure?"><Button action="print(1)">Yes</Button></Alert>
                <⟦Alert⟧ isPresented="$isTelling" title="Done"><Button action="print(2)">Fine</Button></Alert>
              </HStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <State name="isAsking" type="Bool" value="false"/>
            <State name="isTelling" type="Bool" value="false"/>
            <Body>
              <HStack>
                <Button action="isAsking = true">Ask
                  <Alert isPresented="$isAsking" title="Sure?"><Button action="print(1)">Yes</Button></Alert>
                </Button>
                <Button action="isTelling = true">Tell
                  <Alert isPresented="$isTelling" title="Done"><Button action="print(2)">Fine</Button></Alert>
                </Button>
              </HStack>
            </Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Tea">
        <State name="isAsking" type="Bool" value="false"/>
        <State name="isOpen" type="Bool" value="false"/>
        <Body>
          <HStack>
            <Button action="isAsking = true">Ask</Button>
            <Button action="isOpen = true">Open</Button>
            <Alert isPresented="$isAsking" title="Sure?"><Button action="print(1)">Yes</Button></Alert>
            <Sheet isPresented="$isOpen"><Text>Tea</Text></Sheet>
          </HStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt:
      "Where older systems do not matter: `platforms: iOS 15` in the settings says so, or, without that setting, anything in the package that came with iOS 15. Then the rule is silent."
  ) { context in
    let sites = context.graph.presentations.filter { SameView.elements.contains($0.element) }
    if sites.count < 2 || context.runsOnly(since: 15, onMac: 12) { return }
    for site in sites {
      let checked = context.model.files[site.use.file]
      guard let host = checked.host(ofPart: site.use.view) else { continue }
      let parts = checked.views[host].parts.map { checked.viewLists[$0] }
      guard let own = parts.firstIndex(of: site.use.view),
        let earlier = parts[..<own].first(where: { checked.views[$0].catalogName == site.element })
      else { continue }
      context.report(
        "This view has two \(site.element)s: before iOS 15 only the last one is shown.",
        at: context.elementName(site.use.file, site.use.view),
        related: [RelatedPlace("the other one", context.elementName(site.use.file, earlier))],
        help: "Hang each on a view of its own, such as the button that opens it.")
    }
  }
}

private enum SameView {
  static let elements: SmallSet<Name> = ["Alert", "ActionSheet", "Sheet"]
}
