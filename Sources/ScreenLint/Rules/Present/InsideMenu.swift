import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let presentInsideMenu: RuleID = "present/inside-menu" }

extension PresentRules {
  static let insideMenu = Rule(
    .presentInsideMenu, .warning, "A presentation that goes with its menu",
    whatHappens:
      "Nothing opens, or it flashes and is gone. The console may say “Attempt to present … on … whose view is not in the window hierarchy”.",
    why: """
      The views of a menu, a context menu and swipe actions are taken away as soon as one of them is tapped: so are \
      what hangs on them and the State that they own.
      """,
    repair: "Hang the presentation on the view that has the menu, and keep its flag there.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Tea">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Menu title="More">
                <Button action="isOpen = true">Details<⟦Sheet⟧ isPresented="$isOpen"><Text>Tea</Text></Sheet></Button>
              </Menu>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Menu title="More">
                <Button action="isOpen = true">Details</Button>
                <Sheet isPresented="$isOpen"><Text>Tea</Text></Sheet>
              </Menu>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="DeleteButton">
              <Let name="delete" type="() -> Void"/>
              <State name="isAsking" type="Bool" value="false"/>
              <Body>
                <Button action="isAsking = true">Delete
                  <⟦ConfirmationDialog⟧ isPresented="$isAsking" title="Sure?"><Button role="destructive" action="delete()">Delete</Button></ConfirmationDialog>
                </Button>
              </Body>
            </View>
            <View name="Teas">
              <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
              <Body>
                <List items="teas" as="tea" id="\.self">
                  <Text>{tea}<SwipeActions><DeleteButton delete="teas.removeAll { $0 == tea }"/></SwipeActions></Text>
                </List>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="asked" type="String?"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Text>{tea}<SwipeActions><Button action="asked = tea">Delete</Button></SwipeActions></Text>
                <ConfirmationDialog item="$asked" as="tea" title="Sure?"><Button role="destructive" action="teas.removeAll { $0 == tea }">Delete</Button></ConfirmationDialog>
              </List>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Tea">
        <State name="isOpen" type="Bool" value="false"/>
        <Body>
          <Text>Tea
            <ContextMenu><Button action="isOpen = true">Details</Button></ContextMenu>
            <Sheet isPresented="$isOpen"><Text>Tea</Text></Sheet>
          </Text>
        </Body>
      </View>
      """#,
    visits: [
      .views(["Menu", "ContextMenu", "SwipeActions"]) { context, use in
        let model = context.model
        let menu = model.files[use.file].views[use.view]
        PlacedViews.show(menu.content, in: use.file, of: model, fillsSlots: true, ()) {
          checked, file, id, _ in
          for place in checked.views[id].parts {
            let part = checked.viewLists[place]
            guard let name = checked.views[part].catalogName, LintNames.presentations.contains(name) else {
              continue
            }
            context.reportOnce(
              "This \(name) hangs on a view of a \(menu.catalogName ?? name), which goes as soon as it is tapped: the \(name) goes with it.",
              at: context.elementName(file, part),
              related: [RelatedPlace("the views of this go", context.elementName(use.file, use.view))],
              help: "Hang it on the view that has the \(menu.catalogName ?? name), and keep its flag there.")
          }
          return ()
        }
      }
    ]
  )
}
