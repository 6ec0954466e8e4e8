import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let frameModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)",
        """
        frame(minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, \
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, \
        alignment: Alignment = .center)
        """,
      ], shared: true,
      "Gives the view a fixed size, or bounds for a flexible one.",
      example: #"<Text modifiers=".frame(width: 200, height: 40, alignment: .leading)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if use.overload == 0 {
        return lowering.box(
          .frame(width: use.value(0), height: use.value(1), alignment: use.value(2) ?? .center),
          try lowering.offering(width: use.value(0), height: use.value(1), content))
      }
      let place = lowering.place
      func bound(_ least: Double?, _ ideal: Double?, _ most: Double?, _ offered: Double) -> Double {
        max(least ?? 0, min(most ?? .infinity, offered.isFinite ? offered : ideal ?? offered))
      }
      return lowering.box(
        .flexibleFrame(
          minWidth: use.value(0), idealWidth: use.value(1), maxWidth: use.value(2),
          minHeight: use.value(3), idealHeight: use.value(4), maxHeight: use.value(5),
          alignment: use.value(6) ?? .center),
        try lowering.offering(
          width: bound(use.value(0), use.value(1), use.value(2), place.width),
          height: bound(use.value(3), use.value(4), use.value(5), place.height), content))
    },
    ModifierDefinition(
      ["fixedSize()", "fixedSize(horizontal: Bool, vertical: Bool)"], shared: true,
      "Gives the view its ideal size, even where it is proposed less.",
      example: #"<Text modifiers=".fixedSize()">A text that is never cut</Text>"#
    ) { lowering, use, content in
      let isBoth = use.overload == 0
      return lowering.box(
        .fixedSize(
          horizontal: isBoth || use.value(0) ?? false, vertical: isBoth || use.value(1) ?? false),
        try content())
    },
    ModifierDefinition(
      ["layoutPriority(_ value: Double)"], shared: true,
      "Gives the view room before its neighbours of lower priority; 0 unless given.",
      example: #"<HStack><Text modifiers=".layoutPriority(1)">First</Text><Text>Second</Text></HStack>"#
    ) { lowering, use, content in
      lowering.box(.layoutPriority(use.value(0) ?? 0), try content())
    },
    ModifierDefinition(
      [
        "aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode)",
        "aspectRatio(_ size: CGSize, contentMode: ContentMode)",
      ], shared: true,
      "Fits the view into its place, or fills it, with a ratio of width to height; its own unless given.",
      example: #"<Rectangle modifiers=".aspectRatio(1.5, contentMode: .fit)"/>"#
    ) { lowering, use, content in
      var ratio: Double? = use.value(0)
      if let size = use[0]?.content(SizeValue.self), size.height != 0 { ratio = size.width / size.height }
      return lowering.box(
        .aspectRatio(ratio, fill: use.values[1].isCase(LibraryCases.ContentMode.fill)), try content())
    },
    ModifierDefinition(
      ["scaledToFit()"], shared: true,
      "Scales the view to fit into its place.",
      example: #"<Image name="turtlerock" label="A rock" modifiers=".resizable().scaledToFit()"/>"#
    ) { lowering, _, content in lowering.box(.aspectRatio(nil, fill: false), try content()) },
    ModifierDefinition(
      ["scaledToFill()"], shared: true,
      "Scales the view to fill its place.",
      example: #"<Image name="turtlerock" label="A rock" modifiers=".resizable().scaledToFill()"/>"#
    ) { lowering, _, content in lowering.box(.aspectRatio(nil, fill: true), try content()) },
  ]
}
