import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let guideModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["layoutValue(key: T0.Type, value: T1)"],
      "Hands a value to the Layout around the view, which asks for it by its key: `subview[Weight.self]`.",
      since: .since(iOS: 16, macOS: 13),
      example: """
        <Module>
          <Struct name="Weight" conforms="LayoutValueKey"><Let static="true" name="defaultValue" type="Double" value="1"/></Struct>
          <Layout name="Row">
            <Func signature="sizeThatFits(proposal: ProposedViewSize, subviews: Subviews) -> CGSize">
              CGSize(width: subviews.map { $0[Weight.self] }.reduce(0, +) * 40, height: 40)
            </Func>
            <Func signature="placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews)">
              var x = bounds.minX
              for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview[Weight.self] * 40
              }
            </Func>
          </Layout>
          <Screen name="Example">
            <Body>
              <Row><Text modifiers=".layoutValue(key: Weight.self, value: 3)">Turtle Rock</Text><Text>Lake</Text></Row>
            </Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      let view = try content()
      if case .type(let key) = use.values[0] {
        lowering.host.keepLayoutValue(use.values[1], of: key, at: view)
      }
      return view
    },
    ModifierDefinition(
      [
        "alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> Double)",
        "alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> Double)",
      ],
      """
      Says where a guide of the view stands, by which the stack around aligns it. A page moves the view by what depends \
      on its own size, which does not make the stack larger.
      """,
      example: """
        <VStack alignment="leading">
          <Text>Rocks</Text>
          <Text modifiers=".alignmentGuide(.leading) { _ in -16 }">Turtle Rock</Text>
        </VStack>
        """
    ) { lowering, use, content in
      let view = try content()
      let isHorizontal = use.overload == 0
      let guides = lowering.environment.guides
      // A guide of the package is that of the stack where this names the same.
      let own = use[0]?.content(GuideValue.self)
      let isOurs =
        own != nil && guides.site >= 0
        ? try lowering.host.use(of: guides.site).values.contains { $0.content(GuideValue.self) == own }
        : isHorizontal
          ? guides.horizontal != nil && guides.horizontal == use.value(0)
          : guides.vertical != nil && guides.vertical == use.value(0)
      guard isOurs, let compute = use[1] else { return view }
      let axis: StackPayload.Axis = isHorizontal ? .horizontal : .vertical
      func place(_ length: Double, across: Double = 0) throws -> Double {
        let dimensions = DimensionsValue(
          width: isHorizontal ? length : across, height: isHorizontal ? across : length)
        return Double(try lowering.host.call(compute, Value(dimensions))) ?? 0
      }
      let points = try place(0)
      let part = (try place(1024) - points) / 1024
      // Mostly what the closure computes is linear in the length; else it is asked again when the page is laid out.
      for (length, across) in guideSamples
      where abs(try place(length, across: across) - points - part * length) > 0.01 {
        guard let size = lowering.host.size(of: view, site: use.site) else { break }
        let found =
          try (isHorizontal ? place(size.width, across: size.height) : place(size.height, across: size.width))
        return lowering.box(.guide(axis, points: found, part: 0), view)
      }
      return lowering.box(.guide(axis, points: points, part: part), view)
    },
  ]

  private static let guideSamples: [(length: Double, across: Double)] = [
    (8, 0), (40, 16), (100, 0), (320, 64), (0, 640),
  ]
}
