import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let settingsLink = ElementDefinition(
    "SettingsLink", "Opens the settings of an app, on a Mac; drawn as a button.",
    content: .views, role: "button", since: .since(iOS: nil, macOS: 14),
    example: "<SettingsLink><Text>Settings</Text></SettingsLink>"
  ) { lowering, use in
    try lowering.button(ControlPayload(.button), ControlRegistration(.tap, label: ""), of: use.site) {
      let label = try lowering.host.lowerContent(of: use.site, lowering)
      return label.isEmpty ? [lowering.text("Settings…")] : label
    }
  }
}
