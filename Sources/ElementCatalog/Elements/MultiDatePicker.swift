import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let multiDatePicker = ElementDefinition(
    "MultiDatePicker", "Chooses several days of a calendar, which shows the month of the first of them.",
    attributes: [
      .title(),
      .binding("selection", "Set<DateComponents>", "The chosen days."),
      AttributeDefinition("in", "Range<Date>", "The days that can be chosen."),
    ],
    content: [.title, .views], since: .since(iOS: 16, macOS: nil),
    example: #"<MultiDatePicker title="Days off" selection="{.constant([])}"/>"#
  ) { lowering, use in
    var payload = ControlPayload(.datePicker)
    payload.look = .graphical
    let days = try lowering.host.read(use.values[1]).elements ?? []
    let reckoning = CivilReckoning(zone: lowering.host.settings.timeZone, firstWeekday: 0)
    let first = days.compactMap { day in
      day.content(DateComponentsValue.self).map { reckoning.instant(of: $0.values) }
    }.min()
    payload.date = lowering.date(first ?? lowering.host.settings.date, .day, payload.look)
    payload.isEnabled = lowering.environment.isEnabled
    return lowering.control(
      payload, children: try lowering.host.lowerLabel(of: use.site, title: use[0], lowering))
  }
}
