import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

/// By which names the page in front is known.
extension ScreenRun {
  /// True for a name of the page in front: that of its view, or of one that it or a stack on it shows as a whole through branches; the
  /// title in its bar, that of what is presented, or the label of the tab that is chosen.
  func isInFront(_ name: String) -> Bool {
    let name = name.withPlainSpaces
    return topmostNames.contains(name) || titlesInFront.contains(name)
      || viewsInFront.contains { runnable.plan($0).name == name }
  }

  /// The titles of the bars on the topmost layer, of what is presented, and of the tab that is chosen.
  private var titlesInFront: [String] {
    let tree = lastTree
    let layers = Array(tree.children(of: tree.root))
    let presented = layers.last { tree[$0].kind == .presentation }
    var open = presented.map { [$0] } ?? layers
    var titles: [String] = []
    while let index = open.popLast() {
      let node = tree[index]
      if node.kind == .presentation {
        titles.append(tree.string(tree.presentations[Int(node.payload)].title))
      } else if node.kind == .navigation {
        titles.append(tree.string(tree.navigations[Int(node.payload)].title))
      } else if let control = tree.control(node), control.kind == .tabs {
        let tabs = tree.children(of: index).filter { tree.region(tree[$0]) == .tab }
        let shown = Int(control.selection)
        if tabs.indices.contains(shown) {
          open.append(tabs[shown])
          let label = tree.children(of: tabs[shown]).first { tree.region(tree[$0]) == .label }
          if let label { titles.append(lastLowering?.name(of: label) ?? "") }
        }
        continue
      }
      open += tree.children(of: index)
    }
    return titles.filter { !$0.isEmpty }.map(\.withPlainSpaces)
  }

  /// The declared views that the page in front is, or shows as a whole, and those at the root of the stacks on it.
  private var viewsInFront: [DeclarationID] {
    var found: [DeclarationID] = []
    if !isPagePresented, let control = presentedControl {
      let site = control.site
      addViews(in: site.code.views[site.view].content, site.code, of: site.frame.view, to: &found)
      addRoots(inLayer: control.layer + 1, to: &found)
    } else if let target = shownPages.last?.target {
      let code = target.site.code
      let part = host.parts(named: "Destination", target.site).first
      addViews(
        in: code.views[part ?? target.site.view].content, code, of: target.site.frame.view, to: &found)
    } else {
      switch root {
      case .view(let id, _): addViews(of: id, to: &found)
      case .container(let id): addViews(of: id, to: &found)
      case nil: break
      }
      addRoots(inLayer: 0, to: &found)
    }
    return found
  }

  /// Adds what the stacks of a layer show that stand in it beside other views; those of tabs that are not shown are not in front.
  private func addRoots(inLayer layer: Int, to found: inout [DeclarationID]) {
    for container in host.containers where container.layer == layer && container.isShown {
      guard let root = container.root else { continue }
      addViews(in: root.views, root.frame.code, of: root.frame.view, to: &found)
    }
  }

  private func addViews(of view: DeclarationID, to found: inout [DeclarationID]) {
    let plan = runnable.plan(view)
    addViews(in: plan.body, plan.code, to: &found)
  }

  /// Adds the one view that stands in a place, and what it shows as a whole. What stands in other branches is not on the page, nor
  /// is what a fragment around the place is inside of itself. A slot shows what it was given, where the view is known that has it.
  private func addViews(
    in content: Range<ViewPlace>, _ code: FileCode, of view: ViewInstance? = nil,
    within fragments: [MemberID] = [],
    to found: inout [DeclarationID]
  ) {
    let views = content.map { code.viewLists[$0] }.filter { code.views[$0].kind != .letBinding }
    guard views.count == 1, let only = views.first else { return }
    if let view = code.declaredView(at: only) {
      guard host.notes?.views.contains(view) ?? true, !found.contains(view) else { return }
      found.append(view)
      return addViews(of: view, to: &found)
    }
    let node = code.views[only]
    switch node.kind {
    case .conditional, .switching:
      for branch in node.content {
        addViews(
          in: code.views[code.viewLists[branch]].content, code, of: view, within: fragments, to: &found)
      }
    case .element where host.isStack(node):
      addViews(in: node.content, code, of: view, within: fragments, to: &found)
    case .content:
      guard let given = view?.slots[node.target] else { return }
      addViews(in: given.views, given.frame.code, of: given.frame.view, within: fragments, to: &found)
    case .fragment where !fragments.contains(node.member):
      guard let views = runnable.model.fragments[node.member] else { return }
      let own = runnable.code(evaluator.members[node.member].file)
      addViews(in: views, own, of: view, within: fragments + [node.member], to: &found)
    case .declared, .branch, .switchCase, .forEach, .element, .part, .letBinding, .fragment, .text: break
    }
  }
}
