import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let guideModifiers: [ModifierDefinition] = [
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
      let isOurs =
        isHorizontal
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
    }
  ]

  private static let guideSamples: [(length: Double, across: Double)] = [
    (8, 0), (40, 16), (100, 0), (320, 64), (0, 640),
  ]
}
