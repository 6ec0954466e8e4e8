import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let motionModifiers: [ModifierDefinition] = [
    .recorded(
      ["animation(_ animation: Animation?, value: T0)", "animation(_ animation: Animation?)"],
      "Animates changes of the view.",
      example: #"<Text modifiers=".animation(.easeIn, value: 1)">Turtle Rock</Text>"#),
    .recorded(
      ["transition(_ transition: AnyTransition)"], "Sets how the view comes and goes.",
      example: #"<Text modifiers=".transition(.opacity)">Turtle Rock</Text>"#),
    .recorded(
      ["transaction(_ transform: (Transaction) -> Void)"], "Changes the context of changes of state.",
      example: #"<Text modifiers=".transaction { _ in }">Turtle Rock</Text>"#),
  ]
}
