import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let listDestructiveConfirms: RuleID = "list/destructive-confirms" }

extension ListRules {
  static let destructiveConfirms = Rule(
    .listDestructiveConfirms, .warning, "A destructive swipe action that only asks",
    whatHappens:
      "The row slides away as if it were deleted while the question opens, and comes back: the list jumps, whatever is answered.",
    why: """
      `role="destructive"` in swipe actions tells the list to remove the row at once, in step with the data. An action \
      that only opens a question removes nothing.
      """,
    repair:
      "Take the role away and colour the button: `modifiers=\".tint(.red)\"`. The question’s button keeps it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <List items="names" as="name" id="\.self">
                <Text>{name}
                  <SwipeActions><Button role="⟦destructive⟧" action="isAsking = true">Delete</Button></SwipeActions>
                </Text>
                <Alert isPresented="$isAsking" title="Delete all?"><Button action="names = []" role="destructive">Delete</Button></Alert>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <List items="names" as="name" id="\.self">
                <Text>{name}
                  <SwipeActions><Button action="isAsking = true" modifiers=".tint(.red)">Delete</Button></SwipeActions>
                </Text>
                <Alert isPresented="$isAsking" title="Delete all?"><Button action="names = []" role="destructive">Delete</Button></Alert>
              </List>
            </Body>
          </View>
          """#,
        fixed: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <List items="names" as="name" id="\.self">
                <Text>{name}
                  <SwipeActions><Button modifiers=".tint(.red)" action="isAsking = true">Delete</Button></SwipeActions>
                </Text>
                <Alert isPresented="$isAsking" title="Delete all?"><Button action="names = []" role="destructive">Delete</Button></Alert>
              </List>
            </Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Names">
        <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
        <Body>
          <List items="names" as="name" id="\.self">
            <Text>{name}
              <SwipeActions><Button role="destructive" action="names.removeAll { $0 == name }">Delete</Button></SwipeActions>
            </Text>
          </List>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Never: take the role away.",
    visits: [
      .views(["SwipeActions"]) { context, use in
        let checked = context.model.files[use.file]
        PlacedViews.show(
          checked.views[use.view].content, in: use.file, of: context.model, fillsSlots: true, ()
        ) { _, file, id, _ in
          context.reportAsking(id, in: file)
          return ()
        }
      }
    ]
  )
}

private enum Roles {
  static let role: Name = "role"
  static let destructive: Set<String> = ["destructive", ".destructive"]
}

extension RuleContext {
  /// Reports a destructive button whose action does nothing but open a question.
  fileprivate func reportAsking(_ id: ViewID, in file: FileID) {
    let checked = model.files[file]
    let view = checked.views[id]
    guard view.element == LintNames.button, let role = checked.attribute(Roles.role, of: view),
      Roles.destructive.contains(text(SourceLocation(file, role.range))),
      let code = view.attributes.lazy.map({ checked.attributes[$0] }).first(where: { $0.form == .action })?
        .code
    else { return }
    // The code of a view that is used there runs in a unit of its own.
    guard
      let unit = graph.uses[graph.uses.indices(in: file, of: \.file)].first(where: { $0.view == id })
        .map({ unit(ofNode: $0.node) }), let question = question(askedBy: code, unit)
    else { return }
    var edits = [
      SourceEdit(
        SourceLocation(
          file, withBlank(SourceRange(role.nameRange.start, role.range.end + 1), in: file)), "")
    ]
    if let tint = adding(modifier: ".tint(.red)", to: id, in: file) { edits.append(tint) }
    reportOnce(
      "This swipe action only opens a question, but as a destructive one it lets the row slide away at once; the row comes back.",
      at: SourceLocation(file, role.range),
      related: [RelatedPlace("the question", elementName(question.use.file, question.use.view))],
      help: "Take the role away and give the button `.tint(.red)`.",
      fixes: edits.count == 2 ? [FixIt("Colour the button instead", .suggested, edits)] : [])
  }

  /// The question that an action opens, if it does nothing else but note what is asked about; or nil.
  private func question(askedBy code: CodeID, _ unit: Int32) -> PresentationSite? {
    var question: PresentationSite?
    var waiting: [(unit: Int32, root: CodeID)] = [(unit, code)]
    var seen: Set<MemberID> = []
    while let action = waiting.popLast() {
      for access in graph.accesses(in: action.unit) where action.root.isNone || access.root == action.root {
        switch access.kind {
        case .read: continue
        case .write:
          guard access.assigned != nil || program[access.member].type == .bool else { return nil }
          if outcome(of: access) == .shown, let found = self.question(openedBy: access.member) {
            question = found
          } else if program[access.member].kind != .state || program[access.member].type.element != nil {
            return nil
          }
        case .call:
          guard !access.member.isNone, program[access.member].kind == .function,
            seen.insert(access.member).inserted
          else { return nil }
          waiting.append((graph.units.getter(access.member), .none))
        case .bind, .pass, .announce: return nil
        }
      }
    }
    return question
  }

  /// The alert or dialog that a flag opens, or nil.
  private func question(openedBy flag: MemberID) -> PresentationSite? {
    let sources = sources(behind: flag)
    return graph.presentations.first { site in
      site.closesItself
        && (site.flag == flag || self.sources(behind: site.flag).contains { sources.contains($0) })
    }
  }
}
