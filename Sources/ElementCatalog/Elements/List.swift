import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let list = ElementDefinition(
    "List", "Rows in a column, from views, from a collection, or both.",
    attributes: AttributeDefinition.iteration + [
      AttributeDefinition("selection", "T2", "The id or ids of the selected rows.", role: .binding)
    ] + AttributeDefinition.rowActions + [
      AttributeDefinition(
        "children", "T3", "A key path to the rows below a row, which can be opened; nil where it has none.",
        role: .code),
      AttributeDefinition(
        "editActions", "EditActions",
        "What the user may do with the rows of a list that is given as a binding; pages keep them."),
    ],
    content: [.views, .iterates, .arranges, .quiet], role: "list",
    example: """
      <List items="1...3" as="number" id="\\.self">
        <Text>Row {number}</Text>
      </List>
      """
  ) { lowering, use in
    lowering.tree.lists.append(ListPayload(style: lowering.environment.listStyle))
    let payload = lowering.tree.lists.count - 1
    guard let selection = use[3] else {
      return lowering.node(.list, payload: payload, children: try lowering.rows(of: use.site, use))
    }
    let type = lowering.environment.isLeadingColumn ? lowering.host.type(ofAttribute: 3, at: use.site) : nil
    let (rows, said) = try lowering.collectingTags {
      try lowering.with({ $0.selectedType = type.map { $0.bound ?? $0 }.map { $0.wrapped ?? $0 } }) {
        try lowering.rows(of: use.site, use, areTagged: true)
      }
    }
    return lowering.node(
      .list, payload: payload,
      children: try lowering.selectable(rows, tags: said.tags, by: selection, of: use.site))
  }
}

extension Lowering {
  /// The rows of a list, which are deleted and moved as it says.
  fileprivate func rows(of site: Int, _ list: ElementUse, areTagged: Bool = false) throws -> [NodeIndex] {
    try host.actingOnRows(delete: list[4], move: list[5]) { try rows(of: site, areTagged: areTagged) }
  }
}
