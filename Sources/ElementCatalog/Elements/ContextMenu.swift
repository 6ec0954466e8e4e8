import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let contextMenu = ElementDefinition(
    attachment: "ContextMenu", isEarly: true,
    "Actions that holding the view offers: a menu at its edge, seen while the pointer or the focus is there.",
    attributes: [
      AttributeDefinition(
        "forSelectionType", "T0.Type",
        "The type by which the rows of a list are chosen, `{Int.self}`: `as`, or in code the closure, names those that are."
      ),
      AttributeDefinition(
        "primaryAction", "(Set<T0>) -> Void", "Runs with the chosen rows when one is opened.", role: .function
      ),
    ],
    content: [.views, .perRow, .chosen], role: "menu",
    example: """
      <Text>Rock
        <ContextMenu><Button action="print('shared')">Share</Button></ContextMenu>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    if use[0] != nil { _ = lowering.host.bring(.set(DictionaryBox()), at: use.site) }
    return lowering.beside(view, try lowering.actionMenu(use, label: "More actions"))
  }
}

extension Lowering {
  /// A closed menu of the actions in an attachment; only its symbol is drawn of the label.
  func actionMenu(_ use: ElementUse, label: String) throws -> NodeIndex {
    let (actions, _) = try collectingPreferences {
      try with({ $0 = $0.forNewLayer }) { try host.lowerContent(of: use.site, self) }
    }
    var payload = ControlPayload(.menu)
    payload.accessibilityLabel = tree.store(label)
    // It stands on a disc of its own, whatever colour the view has.
    let symbol = try withoutTextStyle { symbolImage(.string("ellipsis.circle"), isDecorative: true) }
    return control(
      payload, ControlRegistration(.tap, label: label), of: use.site,
      children: [region(.label, children: [symbol]), region(.content, children: actions)])
  }

  /// A view with actions at its trailing edge, which take no room; views of a group stand before them together.
  /// The actions of a table's row stand in its last cell.
  func beside(_ view: NodeIndex, _ actions: NodeIndex) -> NodeIndex {
    if !view.isNone, tree.region(tree[view]) == .gridRow {
      var cells = children(of: view)
      guard let last = cells.popLast() else { return view }
      let cell = joined(last, actions)
      for tag in preferences.tags where tag.view == last {
        preferences.tags.append((view: cell, value: tag.value))
      }
      link(cells + [cell], to: view)
      return view
    }
    return joined(view, actions)
  }

  private func joined(_ view: NodeIndex, _ actions: NodeIndex) -> NodeIndex {
    var row = StackPayload(axis: .horizontal)
    row.isHeld = true
    return stack(row, children: [group(children(ofGroup: view)), actions])
  }

  private func children(ofGroup view: NodeIndex) -> [NodeIndex] {
    if !view.isNone, tree[view].kind == .group {
      return [stack(StackPayload(axis: .vertical), children: children(of: view))]
    }
    return [view]
  }
}
