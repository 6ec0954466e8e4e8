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
      // What the closure computes is taken to be linear in the length.
      func place(_ length: Double) throws -> Double {
        let dimensions = DimensionsValue(width: isHorizontal ? length : 0, height: isHorizontal ? 0 : length)
        return Double(try lowering.host.call(compute, Value(dimensions))) ?? 0
      }
      let points = try place(0)
      let part = (try place(1024) - points) / 1024
      return lowering.box(.guide(isHorizontal ? .horizontal : .vertical, points: points, part: part), view)
    }
  ]
}
