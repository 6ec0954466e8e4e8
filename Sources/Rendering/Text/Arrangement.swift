import RenderTree

/// How a container arranges its children.
struct Arrangement {
  var axis: StackPayload.Axis
  var alignment = Alignment.center
  /// Points; nil for the default.
  var spacing: Double?

  static let page = Arrangement(axis: .vertical)
  static let layers = Arrangement(axis: .depth)
  static let label = Arrangement(axis: .horizontal)
}
