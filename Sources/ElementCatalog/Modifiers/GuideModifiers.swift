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
      Says where a guide of the view stands, by which the stack around aligns it. The view is moved by the difference; \
      its neighbours stay.
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
      guard isOurs, let guide = use[0], let compute = use[1] else { return view }
      // What the closure computes is taken to be linear in the width and the height.
      func difference(_ width: Double, _ height: Double) throws -> Double {
        let dimensions = DimensionsValue(width: width, height: height)
        let computed = Double(try lowering.host.call(compute, Value(dimensions))) ?? 0
        return dimensions[guide] - computed
      }
      let points = try difference(0, 0)
      let length = 1024.0
      let part =
        (try difference(isHorizontal ? length : 0, isHorizontal ? 0 : length) - points) / length
      if part == 0 {
        return lowering.box(.offset(x: isHorizontal ? points : 0, y: isHorizontal ? 0 : points), view)
      }
      return lowering.box(
        .shift(
          x: isHorizontal ? points : 0, y: isHorizontal ? 0 : points, ofWidth: isHorizontal ? part : 0,
          ofHeight: isHorizontal ? 0 : part), view)
    }
  ]
}
