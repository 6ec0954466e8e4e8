import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let navToolbarOutsideStack: RuleID = "nav/toolbar-outside-stack" }

extension NavRules {
  static let toolbarOutsideStack = Rule(
    .navToolbarOutsideStack, .warning, "A bar with no stack above it",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "Title, buttons and search field are not shown. No message is printed.",
    why: """
      Titles, toolbars and search fields are shown in the bar of the NavigationStack, NavigationView or \
      NavigationSplitView around the view. On this path there is none; on the stack itself they are outside of it.
      """,
    repair:
      "Put a `<NavigationStack>` around the first view of this way; move what hangs on a stack to the view inside it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Home">
              <Body><List modifiers=".⟦navigationTitle⟧('Home')"><Text>Tea</Text></List></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Home">
              <Body><NavigationStack><List modifiers=".navigationTitle('Home')"><Text>Tea</Text></List></NavigationStack></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Screen name="Home">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Button action="isOpen = true">Open
                <Sheet isPresented="$isOpen">
                  <Text>Tea<⟦Toolbar⟧><ToolbarItem placement="confirmationAction"><Button action="isOpen = false">Done</Button></ToolbarItem></Toolbar></Text>
                </Sheet>
              </Button>
            </Body>
          </Screen>
          """#,
        good: #"""
          <Screen name="Home">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Button action="isOpen = true">Open
                <Sheet isPresented="$isOpen">
                  <NavigationStack>
                    <Text>Tea<Toolbar><ToolbarItem placement="confirmationAction"><Button action="isOpen = false">Done</Button></ToolbarItem></Toolbar></Text>
                  </NavigationStack>
                </Sheet>
              </Button>
            </Body>
          </Screen>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Home">
              <Body><NavigationStack modifiers=".⟦navigationTitle⟧('Home')"><List><Text>Tea</Text></List></NavigationStack></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Home">
              <Body><NavigationStack><List modifiers=".navigationTitle('Home')"><Text>Tea</Text></List></NavigationStack></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Screen name="Home">
          <State name="name" type="String" value=""/>
          <Body>
            <TextField title="Name" text="$name">
              <Toolbar><ToolbarItem placement="keyboard"><Button action="name = ''">Clear</Button></ToolbarItem></Toolbar>
            </TextField>
          </Body>
        </Screen>
        <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
      </Module>
      """#,
    whenToLeaveIt:
      "Never: where the settings say that the app runs on the Mac only, or it is compiled for the Mac, nothing is told, as its window has a bar."
  ) { context in
    context.reportBarsOutsideStacks()
  }
}

private enum Bars {
  static let toolbar: Name = "Toolbar"
  static let inspector: Name = "Inspector"
  static let placement: Name = "placement"
  static let items: SmallSet<Name> = ["ToolbarItem", "ToolbarItemGroup"]
  static let keyboard: Set<String> = ["keyboard", ".keyboard"]
  static let title: Name = "navigationTitle"
  static let modifiers = ModifierMarks([title, "searchable"])
  static let stacks: SmallSet<Name> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
}

/// Something that a bar would show, and where it hangs.
private struct Bar {
  let what: String
  let place: SourceLocation
  let frame: Int32
  let node: Int32
}

extension RuleContext {
  /// One finding for each view: its first bar without a stack; the others are related.
  fileprivate func reportBarsOutsideStacks() {
    // A window of the Mac has a bar of its own.
    if options.isForMacOnly { return }
    // A link without a stack says the same of its view.
    let links = Set(facts.links(graph).filter { isOutside($0.frame, $0.node) }.map(\.node))
    var groups: [Int32: [Bar]] = [:]
    var order: [Int32] = []
    for bar in bars() where !links.contains(bar.node) && isOutside(bar.frame, bar.node) {
      if groups[bar.node] == nil { order.append(bar.node) }
      groups[bar.node, default: []].append(bar)
    }
    for node in order {
      guard let bars = groups[node], let first = bars.first else { continue }
      var related: [RelatedPlace] = []
      var help = "Put a `<NavigationStack>` above it; what hangs on a stack belongs on the view inside it."
      if case .entry = graph.stack(at: first.frame, isLacking: true) {
        let way = wayWithoutStack(to: node)
        for edge in way {
          related.append(
            RelatedPlace(
              "\(name(ofNode: edge.from)) shows \(name(ofNode: edge.to)) here, "
                + (presentation(of: edge).map {
                  "in \(String(describing: $0).withArticle), which starts without a stack"
                } ?? "without a stack"),
              location(of: edge)))
        }
        if let edge = way.first, let element = presentation(of: edge) {
          help =
            "Put a `<NavigationStack>` into the \(element) in \(name(ofNode: edge.from)), around \(name(ofNode: edge.to))."
        }
      }
      related += bars.dropFirst().map { RelatedPlace("this \($0.what) is not shown either", $0.place) }
      report(
        "No NavigationStack or NavigationView is above this \(first.what) on the way that leads here, so no bar shows it.",
        at: first.place, related: related, help: help)
    }
  }

  /// True where a place has no stack above it on some way from the App.
  private func isOutside(_ frame: Int32, _ node: Int32) -> Bool {
    let owner = graph.owner(ofNode: node, program)
    if !owner.isNone, program[owner].kind == .preview { return false }
    // A page has the stack of the link that pushes it.
    let page = graph.frames(from: frame).first { $0.frame.kind == .page || $0.frame.kind == .presentation }
    if page?.frame.kind == .page { return false }
    // An inspector is a column of the page that it stands beside.
    if let page, page.frame.view.index >= 0, page.frame.parent >= 0,
      model.files[page.frame.file].views[page.frame.view].catalogName == Bars.inspector
    {
      return isOutside(page.frame.parent, node)
    }
    return switch graph.stack(at: frame, isLacking: true) {
    case .found: false
    case .none: true
    case .entry: facts.hasApp && facts.placement.isOutside(node)
    }
  }

  /// All that a bar would show, in file order.
  private func bars() -> [Bar] {
    var found: [Bar] = []
    for use in facts.uses(of: Bars.toolbar, graph) where isInBar(use) {
      found.append(
        Bar(what: "toolbar", place: elementName(use.file, use.view), frame: use.frame, node: use.node))
    }
    let marks = Bars.modifiers
    for file in model.files.indices {
      let checked = model.files[file]
      guard checked.modifiers.contains(where: marks.hold) else { continue }
      for use in graph.uses[graph.uses.indices(in: file, of: \.file)] {
        for index in checked.views.address(use.view).pointee.modifiers {
          let modifier = checked.modifiers[index]
          guard marks.hold(modifier) else { continue }
          let isTitle = checked.name(of: modifier) == Bars.title
          if !isTitle && holdsStack(use, checked.views[use.view]) { continue }
          found.append(
            Bar(
              what: isTitle ? "title" : "search field",
              place: SourceLocation(file, checked.nameRange(of: modifier)), frame: use.outer, node: use.node))
        }
      }
    }
    return found
  }

  /// True for a toolbar with an item that stands in a bar, not above the keyboard.
  private func isInBar(_ use: ViewUse) -> Bool {
    var isInBar = false
    PlacedViews.show(model.files[use.file].views[use.view].content, in: use.file, of: model, ()) {
      checked, file, id, _ in
      let view = checked.views[id]
      guard let name = view.catalogName else { return () }
      if Bars.items.contains(name), let placement = checked.attribute(Bars.placement, of: view),
        Bars.keyboard.contains(text(SourceLocation(file, placement.range)))
      {
        return nil
      }
      if name != LintNames.group { isInBar = true }
      return nil
    }
    return isInBar
  }

  /// True for a stack, and for a view with one inside.
  private func holdsStack(_ use: ViewUse, _ view: ViewNode) -> Bool {
    func isStack(_ view: ViewNode) -> Bool { view.catalogName.map(Bars.stacks.contains) == true }
    return isStack(view) || PlacedViews.contain(view.content, in: use.file, of: model, where: isStack)
  }
}
