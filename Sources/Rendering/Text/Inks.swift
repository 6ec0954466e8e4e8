import RenderTree

/// A colour as `0xRRGGBB`.
typealias RGB = UInt32
