import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let datePicker = ElementDefinition(
    "DatePicker", "Chooses a date or a time.",
    attributes: [
      .title(), .binding("selection", "Date", "The date."),
      AttributeDefinition("in", "ClosedRange<Date>", "The first and last date that can be chosen."),
      AttributeDefinition(
        "displayedComponents", "DatePicker.Components",
        "`date`, `hourAndMinute`, or both, which is the default."),
    ],
    content: [.title, .views, .quiet],
    example: #"<DatePicker title="Day" selection="{.constant(Date())}" displayedComponents="date"/>"#
  ) { lowering, use in
    let parts = use[3]?.choices ?? [0, 1]
    let shown: FieldDate.Parts = !parts.contains(1) ? .day : parts.contains(0) ? .both : .time
    var payload = ControlPayload(.datePicker)
    payload.look = lowering.environment.datePickerLook
    if let seconds = try lowering.host.read(use.values[1]).seconds {
      payload.text = lowering.tree.store(FieldDate.field(seconds, shown))
      payload.date = lowering.date(seconds, shown, payload.look)
    }
    if case .range(let range)? = use[2] {
      if let first = range.lower.seconds {
        payload.lowest = lowering.tree.store(FieldDate.field(first, shown))
      }
      if let last = range.upper.seconds {
        payload.highest = lowering.tree.store(FieldDate.field(last, shown))
      }
    }
    return try lowering.labelled(
      payload, ControlRegistration(.edit, label: "", binding: use[1]), of: use.site, title: use[0])
  }
}
