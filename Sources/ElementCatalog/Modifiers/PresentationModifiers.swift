import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let presentationModifiers: [ModifierDefinition] = [
    .recorded(
      ["interactiveDismissDisabled(_ isDisabled: Bool = true)"], role: .undismissable,
      "Keeps the user from putting a sheet away by a gesture.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".interactiveDismissDisabled()">In a sheet</Text>"#),
    .recorded(
      [
        "presentationDetents(_ detents: Set<PresentationDetent>)",
        "presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)",
      ], "Sets the heights at which a sheet rests.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".presentationDetents([.medium, .large])">In a sheet</Text>"#),
    .recorded(
      ["presentationDragIndicator(_ visibility: Visibility)"], "Shows or hides the handle of a sheet.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".presentationDragIndicator(.visible)">In a sheet</Text>"#),
    .recorded(
      ["presentationCornerRadius(_ cornerRadius: Double?)"], "Sets the corners of a sheet, in points.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example: #"<Text modifiers=".presentationCornerRadius(12)">In a sheet</Text>"#),
    .recorded(
      [
        "presentationCompactAdaptation(_ adaptation: PresentationAdaptation)",
        "presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)",
      ], "Says as what a sheet or a popover is shown where there is little room.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example: #"<Text modifiers=".presentationCompactAdaptation(.popover)">In a popover</Text>"#),
    .recorded(
      [
        "presentationBackground(_ style: ShapeStyle)",
        "presentationBackground(alignment: Alignment = .center, content: () -> View)",
      ], "Sets the background of a sheet.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example: #"<Text modifiers=".presentationBackground(.yellow)">In a sheet</Text>"#),
    ModifierDefinition(
      ["redacted(reason: RedactionReasons)"], environment: true,
      "Draws texts inside as bars and images as grey rectangles, while the data is on its way.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".redacted(reason: .placeholder)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let isRedacted = use.values[0].choices?.contains { $0 < 2 } ?? false
      return try lowering.with({ $0.isRedacted = $0.isRedacted || isRedacted }, content)
    },
    ModifierDefinition(
      ["unredacted()"], environment: true, "Draws texts and images inside as they are.",
      since: .since(iOS: 14, macOS: 11),
      example: """
        <VStack modifiers=".redacted(reason: .placeholder)">
          <Text modifiers=".unredacted()">Turtle Rock</Text>
        </VStack>
        """
    ) { lowering, _, content in try lowering.with({ $0.isRedacted = false }, content) },
    .recorded(
      ["privacySensitive(_ sensitive: Bool = true)"], "Marks the view as private.",
      since: .since(iOS: 15, macOS: 12), example: #"<Text modifiers=".privacySensitive()">Turtle Rock</Text>"#
    ),
  ]
}
