import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let picker = ElementDefinition(
    "Picker", "Chooses one of several views by their tags.",
    attributes: [
      .title(), .binding("selection", "T0", "The tag of the chosen view."),
      AttributeDefinition("systemImage", "String", "The name of a symbol before the title."),
      AttributeDefinition("image", "String", "The name of a picture before the title."),
    ],
    content: [.title, .views, .labelFirst, .titled, .quiet], role: "combobox",
    example: """
      <Picker title="Category" selection="{.constant(1)}">
        <Text modifiers=".tag(1)">Lakes</Text>
        <Text modifiers=".tag(2)">Rivers</Text>
      </Picker>
      """
  ) { lowering, use in
    let label = try lowering.label(of: use.site, title: use[0], symbol: use[2], picture: use[3])
    let (views, said) = try lowering.collectingTags {
      try lowering.with({ $0.isInList = false }) { try lowering.host.lowerBody(of: use.site, lowering) }
    }
    let tags = lowering.tagsByView(said.tags[...])
    let selected = try lowering.host.read(use.values[1])
    var payload = ControlPayload(.picker)
    payload.look = lowering.environment.pickerLook
    var registration = ControlRegistration(.edit, label: "", binding: use[1])
    var options: [NodeIndex] = []
    for view in views {
      let tag = lowering.found(view, in: tags)
      if tag == nil && !tags.isEmpty { continue }
      if let tag {
        if payload.selection < 0, tag == selected { payload.selection = Int32(options.count) }
        registration.choices.append((label: lowering.name(of: view), value: tag))
      }
      options.append(lowering.region(.option, children: [view]))
    }
    return lowering.divided(payload, registration, of: use.site, label: label, options)
  }
}
