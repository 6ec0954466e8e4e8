import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let listButtonsShareRow: RuleID = "list/buttons-share-row" }

extension ListRules {
  static let buttonsShareRow = Rule(
    .listButtonsShareRow, .warning, "Buttons that share a row of a list",
    whatHappens:
      "A tap anywhere in the row runs the actions of all its buttons, one after the other; no message is printed.",
    why: """
      A button without a style of its own takes on that of the List or Form: the whole row is the button. With two of \
      them in a row, the row is both. On a Mac a row takes no taps.
      """,
    repair:
      "Give the buttons `.buttonStyle(.borderless)` or `.buttonStyle(.plain)`, or put each into a row of its own.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Cart">
            <State name="count" type="Int" value="1"/>
            <Body>
              <List>
                <HStack>
                  <⟦Button⟧ action="count -= 1">Less</Button>
                  <Text>{count}</Text>
                  <Button action="count += 1">More</Button>
                </HStack>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Cart">
            <State name="count" type="Int" value="1"/>
            <Body>
              <List>
                <HStack modifiers=".buttonStyle(.borderless)">
                  <Button action="count -= 1">Less</Button>
                  <Text>{count}</Text>
                  <Button action="count += 1">More</Button>
                </HStack>
              </List>
            </Body>
          </View>
          """#,
        fixed: #"""
          <View name="Cart">
            <State name="count" type="Int" value="1"/>
            <Body>
              <List>
                <HStack>
                  <Button modifiers=".buttonStyle(.borderless)" action="count -= 1">Less</Button>
                  <Text>{count}</Text>
                  <Button modifiers=".buttonStyle(.borderless)" action="count += 1">More</Button>
                </HStack>
              </List>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Stars">
              <Binding name="stars" type="Int"/>
              <Body><HStack><ForEach items="1...5" as="star"><⟦Button⟧ action="stars = star">{star}</Button></ForEach></HStack></Body>
            </View>
            <View name="Review">
              <State name="stars" type="Int" value="3"/>
              <Body><Form><Section><Stars stars="$stars"/><Text>{stars} stars</Text></Section></Form></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Stars">
              <Binding name="stars" type="Int"/>
              <Body>
                <HStack>
                  <ForEach items="1...5" as="star"><Button action="stars = star" modifiers=".buttonStyle(.plain)">{star}</Button></ForEach>
                </HStack>
              </Body>
            </View>
            <View name="Review">
              <State name="stars" type="Int" value="3"/>
              <Body><Form><Section><Stars stars="$stars"/><Text>{stars} stars</Text></Section></Form></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Cart">
        <State name="count" type="Int" value="1"/>
        <Body>
          <List>
            <HStack>
              <Text>{count}</Text><Button action="count += 1">More</Button>
              <SwipeActions><Button action="count = 0">Delete</Button></SwipeActions>
              <ContextMenu><Button action="count = 9">Nine</Button></ContextMenu>
            </HStack>
          </List>
        </Body>
      </View>
      """#,
    whenToLeaveIt:
      "Where a tap on the row shall run all of them; one Button says so better. Nothing is told where the settings say that the app runs on the Mac only, or it is compiled for the Mac.",
    visits: [
      .views(["List", "Form"]) { context, use in
        let view = context.model.files[use.file].views[use.view]
        var rows = SharedRows()
        PlacedViews.show(view.content, in: use.file, of: context.model, RowPlace()) {
          rows.enter($0, $1, $2, $3)
        }
        let shared = rows.shared
        if shared.isEmpty || context.mayBeStyled(at: use.frame, of: use.node)
          || !context.mayRunOnPhone(context.elementName(use.file, use.view))
        {
          return
        }
        for buttons in shared { context.reportShared(buttons, in: use) }
      }
    ]
  )
}

/// Where a view stands among the rows of a list.
private struct RowPlace {
  /// The number of its row; -1 outside of rows.
  var row = -1
  /// True where a loop inside the row holds it.
  var isRepeated = false
  /// The condition around it.
  var condition = ViewID.none
  /// The last step of the way to it, in `SharedRows.steps`; -1 for none.
  var step = -1
}

/// A step of the way to a place. Most ways end at no button, so that only what leads to one is made a list.
private struct RowStep {
  enum Kind {
    /// Into a fragment or a declared view, by its use.
    case use
    /// Into a branch of a condition.
    case branch(of: ViewID)
  }
  let kind: Kind
  let file: FileID
  let view: ViewID
  /// The step before; -1 for none.
  let before: Int
}

/// A button of a row that has no style of its own.
private struct RowButton {
  let file: FileID
  let view: ViewID
  /// True where a loop inside the row holds it.
  let isRepeated: Bool
  /// The uses of fragments and declared views that the way to it leads through, from the outside in.
  var uses: [(file: FileID, view: ViewID)] = []
  /// The branches that the way to it takes, each with its condition.
  var branches: [(file: FileID, condition: ViewID, branch: ViewID)] = []

  /// True for another place of the same element.
  func isWritten(as other: RowButton) -> Bool { file == other.file && view == other.view }

  /// The outermost use on the way to it by which it differs from those that are the same element; itself where there is none.
  func told(among buttons: [RowButton]) -> (file: FileID, view: ViewID) {
    let twins = buttons.filter { isWritten(as: $0) }
    let different = uses.indices.first { depth in
      twins.contains { depth >= $0.uses.count || $0.uses[depth] != uses[depth] }
    }
    return different.map { uses[$0] } ?? (file, view)
  }

  /// True where both are there at the same time.
  func standsBeside(_ other: RowButton) -> Bool {
    !branches.contains { mine in
      other.branches.contains {
        $0.file == mine.file && $0.condition == mine.condition && $0.branch != mine.branch
      }
    }
  }
}

/// The buttons of the rows of a list.
private struct SharedRows {
  private var rows: [[RowButton]] = []
  private var steps: [RowStep] = []
  /// What each element of the catalogue is among rows.
  private let roles = Self.roles

  private enum Role {
    case row, button
    /// Its views stand in rows of their own.
    case rowless
    /// It takes the taps of its own views, or holds pages or rows of its own.
    case closed
  }

  private static let roles: [Role] = {
    let rowless: SmallSet<String> = ["Section", "Group", "DisclosureGroup", "EmptyView"]
    let closed: SmallSet<String> = [
      "ScrollView", "Menu", "NavigationLink", "List", "Form", "Table", "TabView", "NavigationStack",
      "NavigationView",
      "NavigationSplitView", "Picker", "Link", "ShareLink",
    ]
    return ElementCatalog.shared.elements.map { element in
      if closed.contains(element.name) { return .closed }
      if rowless.contains(element.name) { return .rowless }
      return element.name == LintNames.button.text ? .button : .row
    }
  }()
  private static let style: Name = "buttonStyle"

  /// The buttons of each row that more than one tap target shares.
  var shared: [[RowButton]] {
    rows.compactMap { buttons in
      guard let first = buttons.first else { return nil }
      if first.isRepeated { return buttons }
      for (place, one) in buttons.enumerated() {
        let others = buttons[(place + 1)...].filter { one.standsBeside($0) }
        if !others.isEmpty { return [one] + others }
      }
      return buttons.first(where: \.isRepeated).map { [$0] }
    }
  }

  mutating func enter(_ checked: CheckedFile, _ file: FileID, _ id: ViewID, _ outer: RowPlace) -> RowPlace? {
    let view = checked.views[id]
    var place = outer
    var isButton = false
    switch view.kind {
    case .conditional, .switching: place.condition = id
    case .branch, .switchCase: take(.branch(of: outer.condition), file, id, to: &place)
    case .forEach: place.isRepeated = outer.row >= 0
    case .element, .part:
      if view.target < 0 { return nil }
      let role = roles[Int(view.target)]
      if role == .closed { return nil }
      if outer.row < 0, role != .rowless {
        place.row = rows.count
        rows.append([])
      }
      isButton = role == .button && view.kind == .element
    case .declared, .fragment: take(.use, file, id, to: &place)
    case .content, .letBinding, .text: break
    }
    if isStyled(view, checked) { return nil }
    if isButton, place.row >= 0 {
      rows[place.row].append(button(id, file, at: place))
      return nil
    }
    return place
  }

  private mutating func take(_ kind: RowStep.Kind, _ file: FileID, _ view: ViewID, to place: inout RowPlace) {
    steps.append(RowStep(kind: kind, file: file, view: view, before: place.step))
    place.step = steps.count - 1
  }

  private func button(_ view: ViewID, _ file: FileID, at place: RowPlace) -> RowButton {
    var button = RowButton(file: file, view: view, isRepeated: place.isRepeated)
    var step = place.step
    while step >= 0 {
      let taken = steps[step]
      switch taken.kind {
      case .use: button.uses.append((taken.file, taken.view))
      case .branch(let condition): button.branches.append((taken.file, condition, taken.view))
      }
      step = taken.before
    }
    button.uses.reverse()
    button.branches.reverse()
    return button
  }

  /// True where the chain of a view may give it a style.
  private func isStyled(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    !view.modifiers.isEmpty
      && (checked.isOpen(view.modifiers) || checked.modifier(Self.style, of: view) != nil)
  }
}

extension RuleContext {
  fileprivate func reportShared(_ buttons: [RowButton], in list: ViewUse) {
    let first = buttons[0]
    let element = model.files[list.file].views[list.view].catalogName ?? Names.list
    let others = buttons.dropFirst()
    let isUsedAgain = others.contains { first.isWritten(as: $0) }
    let related =
      (isUsedAgain
        ? [RelatedPlace("it stands in the row by this use", place(of: first, among: buttons))] : [])
      + others.map { other in
        RelatedPlace(
          first.isWritten(as: other) ? "and by this one" : "this one shares the row",
          place(of: other, among: buttons))
      }
      + [RelatedPlace("the row belongs to this \(element)", elementName(list.file, list.view))]
    let message =
      first.isRepeated
      ? "A loop puts several such Buttons into one row of a \(element): a tap on the row runs all of them."
      : isUsedAgain && !others.contains { !first.isWritten(as: $0) }
        ? "This Button stands more than once in a row of a \(element): a tap on the row runs all of them."
        : "This Button shares its row of a \(element) with another: a tap on the row runs both."
    let written = buttons.indices.filter { place in
      !buttons[..<place].contains { $0.isWritten(as: buttons[place]) }
    }.map { buttons[$0] }
    let edits = written.compactMap { adding(modifier: ".buttonStyle(.borderless)", to: $0.view, in: $0.file) }
    let fixes =
      edits.count == written.count
      ? [FixIt("Give the buttons `.buttonStyle(.borderless)`", .suggested, edits)] : []
    reportOnce(
      message, at: elementName(first.file, first.view), related: related,
      help: "Give the buttons of the row `.buttonStyle(.borderless)` or `.buttonStyle(.plain)`.", fixes: fixes
    )
  }

  private func place(of button: RowButton, among buttons: [RowButton]) -> SourceLocation {
    let told = button.told(among: buttons)
    return elementName(told.file, told.view)
  }

  /// True where something above a place may give its controls a style, on some way that leads there.
  fileprivate func mayBeStyled(at frame: Int32, of node: Int32) -> Bool {
    mayLieAround(frame, of: node) { frame in
      switch frame.kind {
      case .styled, .unknown, .modified, .slot: true
      case .injection, .stack, .page, .presentation, .link, .attached, .conditional, .repeated, .labelled:
        false
      }
    }
  }
}
