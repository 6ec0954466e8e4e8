/// Places along the horizontal axis.
public enum HorizontalAlignment: UInt8, Sendable { case leading, center, trailing }
