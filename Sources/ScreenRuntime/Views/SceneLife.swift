import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Where the scene of the app is in its life, which is `scenePhase`.
struct SceneLife {
  /// False from the launch until what is there then has appeared.
  fileprivate(set) var isActive = true
  /// True once anything has read the phase.
  fileprivate var isRead = false

  /// The phase, as a case of `ScenePhase`, for what reads it.
  mutating func phase() -> Name {
    isRead = true
    return isActive ? Self.active : Self.inactive
  }

  fileprivate static let active: Name = "active"
  fileprivate static let inactive: Name = "inactive"
}

extension ViewHost {
  /// True from the launch until what is there then has appeared, where something reads the phase of the scene.
  var isLaunching: Bool { !scene.isActive && scene.isRead }

  /// Begins what is there at the launch of the app, or comes later; where nothing appears the scene is always active.
  func beginScene(atLaunch: Bool) { setActive(!atLaunch || !settings.runsAppear) }

  /// Has the scene become active; true where what reads its phase is to be drawn again.
  func becomeActive() -> Bool {
    if scene.isActive { return false }
    setActive(true)
    if scene.isRead { evaluator.noteChange() }
    return scene.isRead
  }

  /// Says whether the scene is active, also to the App, whose instance is made once.
  func setActive(_ isActive: Bool) {
    if scene.isActive == isActive { return }
    scene.isActive = isActive
    guard scene.isRead, let app = missing.app,
      let phase = StandardLibrary.shared.choice(scene.phase(), of: Self.phaseType)
    else { return }
    for (field, member) in app.plan.stored.enumerated()
    where evaluator.members[member].kind == .environment
      && runnable.program.members[member].key == Self.phaseKey
    {
      app.setField(Int32(field), phase)
    }
  }

  /// Why the handler of a watched value runs.
  func cause(ofChangeTo value: Value) -> PendingAction.Cause {
    if case .choice(Self.phaseType, _) = value { return .launches }
    return .other
  }

  private static let phaseType = EnvironmentKeys.type(of: phaseKey) ?? .error
  private static let phaseKey = Name("scenePhase")
}
