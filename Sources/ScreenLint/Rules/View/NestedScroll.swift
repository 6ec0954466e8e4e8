import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let viewNestedScroll: RuleID = "view/nested-scroll" }

extension ViewRules {
  static let nestedScroll = Rule(
    .viewNestedScroll, .warning, "A list inside what scrolls the same way",
    whatHappens:
      "The List or Form is not there: it gets no height. A GeometryReader gets ten points, and what is in it lies over what follows.",
    why: """
      A ScrollView offers its views no length in the direction in which it scrolls: they are to say how long they are. \
      A list scrolls itself, and a GeometryReader takes what it is offered, so that neither has a length of its own.
      """,
    repair:
      "Let the list scroll alone and put what stands beside it into its sections; or give it a height: `.frame(height: 300)`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <ScrollView>
                <VStack>
                  <Text>Teas</Text>
                  <⟦List⟧ items="teas" as="tea" id="\.self"><Text>{tea}</Text></List>
                </VStack>
              </ScrollView>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <List>
                <Text>Teas</Text>
                <ForEach items="teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach>
              </List>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Banner">
              <Body><⟦GeometryReader⟧ as="place"><Text>{place.size.width} wide</Text></GeometryReader></Body>
            </View>
            <View name="Home"><Body><ScrollView><VStack><Banner/><Text>Home</Text></VStack></ScrollView></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Banner">
              <Body><GeometryReader as="place" modifiers=".frame(height: 120)"><Text>{place.size.width} wide</Text></GeometryReader></Body>
            </View>
            <View name="Home"><Body><ScrollView><VStack><Banner/><Text>Home</Text></VStack></ScrollView></Body></View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <Body>
          <ScrollView>
            <VStack>
              <List modifiers=".frame(height: 200)"><Text>Tea</Text></List>
              <VStack modifiers=".frame(minHeight: 300)"><Form><Text>Cup</Text></Form></VStack>
            </VStack>
          </ScrollView>
        </Body>
      </View>
      """#,
    whenToLeaveIt:
      "Never: of a Form nothing is told where the settings say that the app runs on the Mac only, or it is compiled for the Mac. There it has a height of its own, unless its style is grouped.",
    visits: [
      .views(["ScrollView"]) { context, use in
        guard let axis = context.axis(of: use) else { return }
        let model = context.model
        PlacedViews.show(
          model.files[use.file].views[use.view].content, in: use.file, of: model, fillsSlots: true, ()
        ) { checked, file, id, _ in
          let view = checked.views[id]
          if checked.isOpen(view.modifiers) || axis.isGiven(by: view, checked) { return nil }
          guard let name = view.catalogName else { return () }
          if Scrolling.closed.contains(name) { return nil }
          let isReader = name == Scrolling.reader
          // What only tells where it is may be as low as it likes.
          if isReader, context.showsNothing(view, file) { return nil }
          if isReader || axis == .vertical && context.scrollsItself(id, file) {
            context.reportOnce(
              isReader
                ? "A ScrollView offers this GeometryReader no \(axis.length), so it is ten points \(axis.high)."
                : "A ScrollView offers this \(name) no height, so nothing of it is shown.",
              at: context.elementName(file, id),
              related: [RelatedPlace("the ScrollView around it", context.elementName(use.file, use.view))],
              help: isReader
                ? "Give it a \(axis.length): `.frame(\(axis.length): …)`, or put it into a `<Background>`."
                : "Let it scroll alone, with the other views as its rows; or give it a height: `.frame(height: …)`."
            )
            return nil
          }
          return ()
        }
      }
    ]
  )
}

private enum Scrolling {
  static let axes: Name = "axes"
  static let reader: Name = "GeometryReader"
  static let form: Name = "Form"
  static let formStyle: Name = "formStyle"
  static let grouped: Name = "grouped"
  /// What scrolls itself, or has a place of its own.
  static let closed: SmallSet<Name> = [
    "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Menu", "Picker",
    "Table",
  ]
  static let frame: Name = "frame"
  /// What gives a view a length by other means than a frame.
  static let sizing: SmallSet<Name> = [
    "containerRelativeFrame", "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize", "layoutPriority",
  ]
}

/// The direction in which a ScrollView scrolls.
private enum ScrollAxis {
  case vertical, horizontal

  var length: String { self == .vertical ? "height" : "width" }
  var high: String { self == .vertical ? "high" : "wide" }
  private static let heights: [Name] = ["height", "minHeight", "idealHeight"]
  private static let widths: [Name] = ["width", "minWidth", "idealWidth"]

  /// True where the chain of a view gives it a length in this direction.
  func isGiven(by view: ViewNode, _ checked: CheckedFile) -> Bool {
    view.modifiers.contains { index in
      let modifier = checked.modifiers[index]
      let name = checked.name(of: modifier)
      if name != Scrolling.frame { return Scrolling.sizing.contains(name) }
      return (self == .vertical ? Self.heights : Self.widths).contains {
        !checked.argument($0, of: modifier).isNone
      }
    }
  }
}

extension RuleContext {
  /// True for a list, and for a Form that is drawn as one: on a Mac a Form has columns and a height of its own, unless it is grouped.
  fileprivate func scrollsItself(_ id: ViewID, _ file: FileID) -> Bool {
    let checked = model.files[file]
    let view = checked.views[id]
    if view.catalogName == Names.list { return true }
    guard view.catalogName == Scrolling.form else { return false }
    let style = checked.modifier(Scrolling.formStyle, of: view).map { checked.argument(.none, of: $0) }
    if let style, !style.isNone, checked.code[style].name == Scrolling.grouped { return true }
    return mayRunOnPhone(elementName(file, id))
  }

  /// True for a view that holds nothing but `Color.clear`.
  fileprivate func showsNothing(_ view: ViewNode, _ file: FileID) -> Bool {
    let checked = model.files[file]
    return !view.content.isEmpty
      && view.content.allSatisfy { place in
        let inner = checked.views[checked.viewLists[place]]
        let value = checked.attribute("value", of: inner).map { text(SourceLocation(file, $0.range)) }
        return inner.catalogName == "Color"
          && value.map { $0 == "clear" || $0 == ".clear" || $0 == "{.clear}" } == true
          || text(SourceLocation(file, inner.range)).hasPrefix("Color.clear")
      }
  }

  /// The direction in which a ScrollView scrolls; nil for both, and for what is computed.
  fileprivate func axis(of use: ViewUse) -> ScrollAxis? {
    let checked = model.files[use.file]
    guard let axes = checked.attribute(Scrolling.axes, of: checked.views[use.view]) else { return .vertical }
    switch text(SourceLocation(use.file, axes.range)) {
    case "vertical", ".vertical": return .vertical
    case "horizontal", ".horizontal": return .horizontal
    default: return nil
    }
  }
}
