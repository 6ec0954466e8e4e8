import RenderTree

/// A size that was computed before.
struct KnownSize {
  var node: Int32
  var previous: Int32
  var proposal: (Int32, Int32)
  var size: (Int32, Int32)
}
