import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let anyLayout = ElementDefinition(
    "AnyLayout", "Lays its views out as a value says, which may change while they stay the same views.",
    attributes: [
      AttributeDefinition(
        "layout", "AnyLayout",
        "How they stand, such as `HStackLayout()`, or a Layout of the package.",
        role: .code, required: true)
    ],
    content: .views,
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Module>
        <Screen name="Rocks">
          <State name="isWide" type="Bool" value="false"/>
          <Body>
            <AnyLayout layout="isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))">
              <Text>Turtle Rock</Text>
              <Button action="isWide.toggle()">Turn</Button>
            </AnyLayout>
          </Body>
        </Screen>
      </Module>
      """
  ) { lowering, use in
    guard let layout = use[0]?.content(LayoutValue.self) else {
      if let own = use[0], let placed = try lowering.host.lowerLayout(own, site: use.site, lowering) {
        return placed
      }
      return try ElementDefinition.lowerContent(lowering, use)
    }
    let given = ElementUse(values: layout.arguments, site: use.site)
    return switch layout.arrangement {
    case .row: try lowering.row(of: use.site, given.value(0), spacing: given.value(1))
    case .column: try lowering.column(of: use.site, given.value(0), spacing: given.value(1))
    case .layers: try lowering.layers(of: use.site, given.value(0))
    case .grid:
      try lowering.rows(
        of: use.site, given.value(0), horizontalSpacing: given.value(1), verticalSpacing: given.value(2))
    }
  }
}
