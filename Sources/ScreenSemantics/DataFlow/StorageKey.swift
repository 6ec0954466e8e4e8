import SourceModel

/// Where storage keeps a value: members with equal keys are one source, whichever declarations they belong to.
public struct StorageKey: Hashable, Sendable {
  /// `appStorage`, or `sceneStorage`, whose values belong to a scene.
  public let kind: MemberKind
  /// The key in the defaults.
  public let name: Name
}
