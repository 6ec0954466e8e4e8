import ScreenTypes

extension ElementCatalog {
  private static func example(_ chain: String) -> String {
    """
    <Module>
      <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
      <App name="Places"><WindowGroup modifiers="\(chain)"><Home/></WindowGroup></App>
    </Module>
    """
  }

  /// What is said of the windows of an app, which pages do not show.
  static let sceneModifiers: [ModifierDefinition] = [
    .recorded(
      ["defaultSize(width: Double, height: Double)", "defaultSize(_ size: CGSize)"], receiver: .scene,
      "Sets how large a window is at first.", since: .since(iOS: 17, macOS: 13),
      example: example(".defaultSize(width: 400, height: 300)")),
    .recorded(
      ["defaultPosition(_ position: UnitPoint)"], receiver: .scene,
      "Sets where a window is at first.", since: .since(iOS: nil, macOS: 13),
      example: example(".defaultPosition(.center)")),
    .recorded(
      ["windowResizability(_ resizability: WindowResizability)"], receiver: .scene,
      "Sets how large a window may be made.", since: .since(iOS: 17, macOS: 13),
      example: example(".windowResizability(.contentSize)")),
    .recorded(
      ["windowStyle(_ style: WindowStyle)"], receiver: .scene,
      "Sets the look of windows.", since: .since(iOS: nil, macOS: 11),
      example: example(".windowStyle(.hiddenTitleBar)")),
    .recorded(
      ["windowToolbarStyle(_ style: WindowToolbarStyle)"], receiver: .scene,
      "Sets the look of the bars of windows.", since: .since(iOS: nil, macOS: 11),
      example: example(".windowToolbarStyle(.unified)")),
    .recorded(
      ["windowLevel(_ level: WindowLevel)"], receiver: .scene,
      "Sets what windows lie upon.", since: .since(iOS: nil, macOS: 15),
      example: example(".windowLevel(.floating)")),
    .recorded(
      ["defaultLaunchBehavior(_ behavior: SceneLaunchBehavior)"], receiver: .scene,
      "Sets whether a window opens with the app.", since: .since(iOS: nil, macOS: 15),
      example: example(".defaultLaunchBehavior(.suppressed)")),
    .recorded(
      ["restorationBehavior(_ behavior: SceneRestorationBehavior)"], receiver: .scene,
      "Sets whether a window opens again that was open.", since: .since(iOS: nil, macOS: 15),
      example: example(".restorationBehavior(.disabled)")),
    .recorded(
      ["handlesExternalEvents(matching conditions: Set<String>)"], receiver: .scene,
      "Says which addresses and activities open a window.", since: .since(iOS: 14, macOS: 11),
      example: example(".handlesExternalEvents(matching: ['rock'])")),
    .recorded(
      ["commandsRemoved()"], receiver: .scene,
      "Leaves the menus of the windows out.", since: .since(iOS: 16, macOS: 13),
      example: example(".commandsRemoved()")),
  ]
}
