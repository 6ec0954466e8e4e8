import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let placementModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["offset(x: Double = 0, y: Double = 0)", "offset(_ offset: CGSize)", "offset(_ offset: CGPoint)"],
      receiver: .shape, shared: true, "Draws the shape elsewhere; its place is kept.",
      example: #"<Circle modifiers=".offset(x: 8).fill(.red).frame(width: 40, height: 40)"/>"#
    ) { lowering, use, content in
      let offset =
        use[0]?.content(SizeValue.self)
        ?? use[0]?.content(PointValue.self).map { SizeValue(width: $0.x, height: $0.y) }
        ?? SizeValue(width: use.value(0) ?? 0, height: use.value(1) ?? 0)
      return lowering.changed(try content(), by: .offset(offset))
    },
    ModifierDefinition(
      ["offset(x: Double = 0, y: Double = 0)", "offset(_ offset: CGSize)"], shared: true,
      "Draws the view elsewhere; its place is kept.",
      example: #"<Text modifiers=".offset(y: -8)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if let size = use[0]?.content(SizeValue.self) {
        return lowering.box(.offset(x: size.width, y: size.height), try content())
      }
      return lowering.box(.offset(x: use.value(0) ?? 0, y: use.value(1) ?? 0), try content())
    },
    ModifierDefinition(
      ["ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)"], recordedOnly: true,
      "Lets the view extend under the bars of the screen.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Color value="teal" modifiers=".ignoresSafeArea(edges: .top)"/>"#
    ) { lowering, use, content in
      lowering.recorded.append(RecordedModifier("ignoresSafeArea", use.values, in: lowering))
      return lowering.box(ElementCatalog.safeArea(use.value(1) ?? .all), try content())
    },
    ModifierDefinition(
      ["edgesIgnoringSafeArea(_ edges: Edge.Set)"], recordedOnly: true,
      "Lets the view extend under the bars of the screen.",
      example: #"<Color value="teal" modifiers=".edgesIgnoringSafeArea(.top)"/>"#
    ) { lowering, use, content in
      lowering.recorded.append(RecordedModifier("edgesIgnoringSafeArea", use.values, in: lowering))
      return lowering.box(ElementCatalog.safeArea(use.value(0) ?? .all), try content())
    },
    ModifierDefinition(
      ["zIndex(_ value: Double)"], shared: true,
      "Draws the view in front of neighbours with a lower index.",
      example: #"<ZStack><Text modifiers=".zIndex(1)">Front</Text><Color value="gray"/></ZStack>"#
    ) { lowering, use, content in lowering.box(.zIndex(use.value(0) ?? 0), try content()) },
    ModifierDefinition(
      [
        "position(x: Double = 0, y: Double = 0)", "position(_ position: CGPoint)",
        "position(by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic)",
      ], shared: true,
      """
      Fills the room that is offered, and puts the middle of the view at a place of it; with `by:` sets the bars of \
      a chart side by side.
      """,
      example: """
        <Text modifiers=".position(x: 100, y: 40).frame(width: 200, height: 64).border(.gray)">Turtle Rock</Text>
        """
    ) { lowering, use, content in
      if use.overload == 2 {
        let group = use[0]?.content(PlottableContent.self)
        let span = use.dimension(2)
        return try lowering.with(
          {
            $0.changeChart {
              ($0.positionBy, $0.groupSpan) = (group, span)
            }
          }, content)
      }
      var (x, y): (Double, Double) = (use.value(0) ?? 0, use.value(1) ?? 0)
      if let point = use[0]?.content(PointValue.self) { (x, y) = (point.x, point.y) }
      let view = lowering.box(.position(x: x, y: y), try content())
      return lowering.box(
        .flexibleFrame(
          minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
          maxHeight: .infinity, alignment: Alignment(.leading, .top)), view)
    },
    ModifierDefinition(
      ["gridCellColumns(_ count: Int)"],
      "Lets a cell of a Grid span several columns.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Grid><GridRow><Text modifiers=".gridCellColumns(2)">Wide</Text></GridRow></Grid>"#
    ) { lowering, use, content in
      let columns = min(max(use.value(0) ?? 1, 1), 100)
      return lowering.box(.gridCell(columns: columns, horizontal: nil, vertical: nil), try content())
    },
    ModifierDefinition(
      ["gridCellAnchor(_ anchor: UnitPoint)"],
      "Sets where a cell of a Grid stands in its place: at an edge, a corner or in the middle.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Grid><GridRow><Text modifiers=".gridCellAnchor(.topLeading)">A</Text></GridRow></Grid>"#
    ) { lowering, use, content in
      let anchor = use[0]?.content(UnitPointValue.self) ?? UnitPointValue(x: 0.5, y: 0.5)
      let across: HorizontalAlignment = anchor.x < 1 / 3 ? .leading : anchor.x > 2 / 3 ? .trailing : .center
      let down: VerticalAlignment = anchor.y < 1 / 3 ? .top : anchor.y > 2 / 3 ? .bottom : .center
      return lowering.box(.gridCell(columns: 1, horizontal: across, vertical: down), try content())
    },
    .recorded(
      ["gridCellUnsizedAxes(_ axes: Axis.Set)"],
      "Keeps a cell from making its Grid larger.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Grid><GridRow><Divider modifiers=".gridCellUnsizedAxes(.horizontal)"/></GridRow></Grid>"#),
    ModifierDefinition(
      ["gridColumnAlignment(_ guide: HorizontalAlignment)"],
      "Sets where the cells of a Grid's column stand.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Grid><GridRow><Text modifiers=".gridColumnAlignment(.leading)">A</Text></GridRow></Grid>"#
    ) { lowering, use, content in
      lowering.box(.gridCell(columns: 1, horizontal: use.value(0), vertical: nil), try content())
    },
  ]

  private static func safeArea(_ edges: EdgeSet) -> BoxModifier {
    .ignoresSafeArea(
      top: edges.contains(.top), leading: edges.contains(.leading), bottom: edges.contains(.bottom),
      trailing: edges.contains(.trailing))
  }
}
