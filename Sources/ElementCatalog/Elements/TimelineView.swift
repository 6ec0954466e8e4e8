import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let timelineView = ElementDefinition(
    "TimelineView",
    "Draws its views for an instant, which `as` names: that of the run, whatever the schedule.",
    attributes: [
      AttributeDefinition("schedule", "TimelineSchedule", "When SwiftUI draws it anew."),
      AttributeDefinition(
        "as", "", "The name of the context in the content, which has a `date`.", role: .name),
    ],
    content: [.views, .geometry],
    since: .since(iOS: 15, macOS: 12),
    example: """
      <TimelineView schedule=".everyMinute" as="context">
        <Text>{context.date.formatted(date: .omitted, time: .shortened)}</Text>
      </TimelineView>
      """
  ) { lowering, use in
    lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
