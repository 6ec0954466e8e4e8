import SourceModel

/// A view that code makes.
struct MadeView {
  let view: ViewID
  /// Where it stands.
  let position: FlowPosition
}

/// The views that a local holds.
struct HeldViews {
  /// The local.
  let slot: Int32
  /// The view nodes among them, each once.
  let nodes: [Int32]
  /// Those that its own code makes, as long as the local was not used.
  var made: [MadeView]
}
