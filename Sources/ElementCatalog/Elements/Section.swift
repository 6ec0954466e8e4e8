import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let section = ElementDefinition(
    "Section", "Groups rows of a list or form under a header.",
    attributes: [
      .title("The header as text."),
      AttributeDefinition("isExpanded", "Bool", "False while its rows are hidden.", role: .binding),
    ],
    content: [.title, .views, .titled, .quiet], role: "group",
    example: """
      <List>
        <Section title="California">
          <Text>Turtle Rock</Text>
          <Footer><Text>One of many.</Text></Footer>
        </Section>
      </List>
      """
  ) { lowering, use in
    let isInList = lowering.environment.isInList
    let header = try lowering.with({
      $0.isInList = false
      guard let size = $0.headerFont else { return }
      $0.textStyle.size = size
      $0.set(.bold)
    }) {
      let views = try lowering.host.lowerPart("Header", of: use.site, lowering)
      if views.isEmpty, let title = use[0] { return [lowering.text(title)] }
      return views
    }
    var rows: [NodeIndex] = []
    if try lowering.isOn(use[1], without: true) {
      rows = try lowering.host.lowerContent(of: use.site, lowering)
    }
    let footer = try lowering.with({ $0.isInList = false }) {
      try lowering.host.lowerPart("Footer", of: use.site, lowering)
    }
    if !isInList && !lowering.environment.isInGrid {
      return lowering.node(.group, children: header + rows + footer)
    }
    let end = { (region: Region, views: [NodeIndex]) in
      views.isEmpty ? [] : [lowering.region(region, children: isInList ? [lowering.stacked(views)] : views)]
    }
    let children = end(.header, header) + rows + end(.footer, footer)
    return isInList
      ? lowering.region(.section, children: children) : lowering.node(.group, children: children)
  }
}
