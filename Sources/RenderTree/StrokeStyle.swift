/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of a line, in the order of `CGLineCap`.
  public enum Cap: UInt8, Sendable { case butt, round, square }
  /// The corners of a line, in the order of `CGLineJoin`.
  public enum Join: UInt8, Sendable { case miter, round, bevel }
  /// Points.
  public var lineWidth: Double
  /// The ends.
  public var lineCap = Cap.butt
  /// The corners.
  public var lineJoin = Join.miter
  /// The most that a pointed corner reaches, in widths of the line.
  public var miterLimit: Double = 10
  /// Lengths in points that are drawn and left out by turns; empty for a whole line.
  public var dash: [Double] = []
  /// How many points of the dashes come before the beginning of the line.
  public var dashPhase: Double = 0
  /// A line of a width in points.
  public init(lineWidth: Double = 1) { self.lineWidth = lineWidth }

  /// True for a line without dashes and with SwiftUI's ends and corners.
  public var isPlain: Bool { dash.isEmpty && lineCap == .butt && lineJoin == .miter }
}
