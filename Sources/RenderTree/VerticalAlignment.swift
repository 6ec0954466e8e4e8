/// Places along the vertical axis.
public enum VerticalAlignment: UInt8, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
