import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navNestedStack: RuleID = "nav/nested-stack" }

extension NavRules {
  static let nestedStack = Rule(
    .navNestedStack, .warning, "A stack inside a stack",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "Two bars are shown above each other, and links push onto the inner stack only.",
    why: "The stack above is enough: pages below it share its bar and its way back.",
    repair: "Remove the inner stack and keep what it holds.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Place"><Body><⟦NavigationView⟧><Text>Place</Text></NavigationView></Body></Screen>
            <Screen name="Home">
              <Body><NavigationView><NavigationLink destination="Place" title="Place"/></NavigationView></Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Place"><Body><Text>Place</Text></Body></Screen>
            <Screen name="Home">
              <Body><NavigationView><NavigationLink destination="Place" title="Place"/></NavigationView></Body>
            </Screen>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <View name="Home"><Body><TabView><NavigationStack><Text>Tea</Text></NavigationStack><NavigationStack><Pages/></NavigationStack></TabView></Body></View>
        <View name="Pages"><Body><TabView modifiers=".tabViewStyle(.page).toolbar(.hidden, for: .navigationBar)"><NavigationStack><Text>Cup</Text></NavigationStack></TabView></Body></View>
      </Module>
      """#,
    whenToLeaveIt: "For the columns of a NavigationSplitView, which the rule knows."
  ) { context in
    context.reportNestedStacks()
  }
}

extension RuleContext {
  fileprivate func reportNestedStacks() {
    var ofTabs: [ViewPlaceInFile: Int] = [:]
    for use in facts.stacks(graph) {
      let owner = graph.nodes.declaration(use.node)
      if !owner.isNone, program[owner].kind == .preview { continue }
      var related: [RelatedPlace] = []
      var outer = -1 as Int32
      var passed = [(file: use.file, view: use.view)]
      switch graph.stack(at: use.outer) {
      case .none: continue
      case .found(let frame):
        if isSplit(graph.frame(at: frame).file, graph.frame(at: frame).view) { continue }
        outer = frame
      case .entry:
        guard facts.placement.isInside(use.node) else { continue }
        let route = facts.placement.route(to: use.node, inside: true)
        if route.contains(where: { isSplitColumn(graph.edges[Int($0)]) }) { continue }
        let frames = [use.outer] + route.map { graph.edge(at: $0).frame }
        if frames.contains(where: { isChosenByCallers($0) }) { continue }
        for index in route {
          let edge = graph.edge(at: index)
          let verb = edge.kind == .push ? "pushes" : "shows"
          related.append(
            RelatedPlace(
              "\(name(ofNode: edge.from)) \(verb) \(name(ofNode: edge.to)) here", location(of: edge)))
        }
        for index in route.reversed() where outer < 0 {
          let edge = graph.edge(at: index)
          passed.append((edge.file, edge.view))
          if case .found(let frame) = graph.stack(at: edge.frame) { outer = frame }
        }
      }
      if passed.contains(where: { hidesBar($0.file, $0.view) }) { continue }
      let around = outer < 0 ? nil : graph.frame(at: outer)
      let place = elementName(use.file, use.view)
      if let around, passed.contains(where: { isInTab($0.file, $0.view, of: around) }) {
        let stack = ViewPlaceInFile(file: around.file, view: around.view)
        if let first = ofTabs[stack] {
          findings.diagnostics[first].related.append(RelatedPlace("this tab has a stack, too", place))
          continue
        }
        ofTabs[stack] = findings.diagnostics.count
        report(
          "This tab has a stack, and another one is around the TabView: two bars are shown, and links push onto the inner stack only.",
          at: place,
          related: [RelatedPlace("this stack is around the tabs", elementName(around.file, around.view))],
          help: "Remove the stack around the TabView, and keep one in each tab: each has pages of its own.")
        continue
      }
      if let around, related.isEmpty {
        related = [RelatedPlace("the stack around it", elementName(around.file, around.view))]
      }
      report(
        "This stack is inside another one: two bars are shown, and links push onto the inner stack only.",
        at: place, related: related, help: "Remove this one; the pages of the outer stack share its bar.")
    }
  }

  /// True for a view in a TabView that stands inside a stack of its file, or in a TabView of a file without that stack.
  private func isInTab(_ file: FileID, _ view: ViewID, of stack: ViewFrame) -> Bool {
    let checked = model.files[file]
    if view.isNone { return false }
    let inner = checked.views[view].range
    let outer = stack.file == file && !stack.view.isNone ? checked.views[stack.view].range : nil
    return checked.views.contains { tabs in
      tabs.element == LintNames.tabView && tabs.range.contains(inner)
        && (outer.map { !$0.contains(inner) || $0.contains(tabs.range) } ?? true)
    }
  }

  /// True where one of two bars above each other is hidden: that of the stack around, by what holds a view, or its own, by its page.
  private func hidesBar(_ file: FileID, _ view: ViewID) -> Bool {
    let checked = model.files[file]
    if view.isNone { return false }
    let inner = checked.views[view]
    return checked.views.contains { $0.range.contains(inner.range) && checked.hidesBar($0) }
      || inner.content.contains { checked.hidesBar(checked.views[checked.viewLists[$0]]) }
  }

  private func isSplit(_ file: FileID, _ view: ViewID) -> Bool {
    model.files[file].views[view].element == LintNames.splitView
  }

  private func isSplitColumn(_ edge: ViewEdge) -> Bool {
    guard case .found(let frame) = graph.stack(at: edge.frame) else { return false }
    return isSplit(graph.frames[Int(frame)].file, graph.frames[Int(frame)].view)
  }
}

extension CheckedFile {
  /// True for a view whose chain hides the bar of the stack that it stands in.
  fileprivate func hidesBar(_ view: ViewNode) -> Bool {
    view.modifiers.contains { index in
      let modifier = modifiers[index]
      let name = name(of: modifier)
      if name == BarNames.navigationBarHidden {
        let isHidden = argument(.none, of: modifier)
        return isHidden.isNone || code[isHidden].kind != .booleanLiteral || code[isHidden].a == 1
      }
      guard BarNames.toolbars.contains(name), case let visibility = argument(.none, of: modifier),
        !visibility.isNone
      else { return false }
      let bar = argument(BarNames.bar, of: modifier)
      return code[visibility].name == BarNames.hidden
        && (bar.isNone || code[bar].name == BarNames.navigationBar)
    }
  }
}

/// What hides a bar.
private enum BarNames {
  static let navigationBarHidden: Name = "navigationBarHidden"
  static let toolbars: SmallSet<Name> = ["toolbar", "toolbarVisibility"]
  static let hidden: Name = "hidden"
  static let bar: Name = "for"
  static let navigationBar: Name = "navigationBar"
}

/// A view, by its place in a file.
private struct ViewPlaceInFile: Hashable {
  let file: FileID
  let view: ViewID
}
