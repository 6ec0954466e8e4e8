import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let glassEffectContainer = ElementDefinition(
    "GlassEffectContainer",
    "Views whose glass flows together where they are near to each other; drawn without.",
    attributes: [
      AttributeDefinition("spacing", "Double?", "From which distance on their glass flows together.")
    ],
    content: [.views, .shared, .arranges], since: .since(iOS: 26, macOS: 26),
    example:
      #"<GlassEffectContainer><Text modifiers=".padding().glassEffect()">Rock</Text></GlassEffectContainer>"#
  ) { lowering, use in
    lowering.group(try lowering.host.lowerContent(of: use.site, lowering))
  }
}
