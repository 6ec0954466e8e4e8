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
    let chosen = days.compactMap { day in
      day.content(DateComponentsValue.self).map { reckoning.instant(of: $0.values) }
    }.sorted()
    let shown = chosen.first ?? lowering.host.settings.date
    payload.text = lowering.tree.store(FieldDate.field(shown, .day))
    let month = reckoning.start(of: .month, shown)
    let locale = LocaleForms(lowering.host.settings.locale)
    let words = lowering.tree.store(chosen.map { DatePickerWords($0, locale).day }.joined(separator: ", "))
    payload.date = lowering.date(shown, .day, payload.look) { date in
      date.day = words
      date.chosenDays = chosen.filter { reckoning.start(of: .month, $0) == month }.map {
        reckoning.date($0).day
      }
    }
    payload.isEnabled = lowering.environment.isEnabled
    return lowering.control(
      payload, children: try lowering.host.lowerLabel(of: use.site, title: use[0], lowering))
  }
}
