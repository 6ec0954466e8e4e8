import RenderTree

/// How a resizable picture uses the place it is given.
enum PictureFit: UInt8 {
  /// Takes the width and the height, whatever the ratio.
  case stretch
  /// As large as it can be inside.
  case fit
  /// Covers the place.
  case fill
}
