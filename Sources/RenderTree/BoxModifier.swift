/// One modifier around a view, in the order of the chain.
public enum BoxModifier: Hashable, Sendable {
  /// Room around.
  case padding(EdgeInsets)
  /// A fixed size in points; nil leaves an axis free.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// A flexible size; maximums may be infinite.
  case flexibleFrame(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?, idealHeight: Double?,
    maxHeight: Double?, alignment: Alignment)
  /// Drawn elsewhere, its place kept. Points.
  case offset(x: Double, y: Double)
  /// Drawn so that its middle stands this far from where its leading top corner would. Points.
  case position(x: Double, y: Double)
  /// The stack around aligns the view by a line of its own, which stands at `points` and a part of its length from its
  /// leading or top edge.
  case guide(StackPayload.Axis, points: Double, part: Double)
  /// Paint behind.
  case backgroundPaint(Paint)
  /// The second child behind.
  case background(alignment: Alignment)
  /// The second child in front.
  case overlay(alignment: Alignment)
  /// A line inside the edges.
  case border(Paint, width: Double)
  /// Only what is inside the outline is drawn.
  case clip(Outline)
  /// From 0 to 1.
  case opacity(Double)
  /// A blurred copy behind.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// Drawn larger or smaller, its place kept.
  case scale(x: Double, y: Double)
  /// Drawn turned, its place kept. Degrees, clockwise.
  case rotation(Double)
  /// Fits or fills the proposed size with this ratio of width to height (nil: the content's own).
  case aspectRatio(Double?, fill: Bool)
  /// Takes its ideal size in an axis.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Takes room before siblings of lower priority.
  case layoutPriority(Double)
  /// Keeps its place, draws nothing.
  case hidden
  /// Blurred, in points.
  case blur(Double)
  /// Its colours changed; text is drawn without it.
  case filter(ColorFilter, amount: Double)
  /// In front of siblings of lower index.
  case zIndex(Double)
  /// Extends under the bars of these edges.
  case ignoresSafeArea(top: Bool, leading: Bool, bottom: Bool, trailing: Bool)
  /// Replaces what a screen reader speaks.
  case accessibilityLabel(PoolRange)
  /// Adds a hint for a screen reader.
  case accessibilityHint(PoolRange)
  /// What is shown beside the pointer; a screen reader speaks it as a hint where there is none.
  case help(PoolRange)
  /// A value for a screen reader.
  case accessibilityValue(PoolRange)
  /// Names the view for tests; written as an attribute.
  case accessibilityIdentifier(PoolRange)
  /// Not read aloud.
  case accessibilityHidden
  /// Read as one element.
  case accessibilityCombine
  /// Read as a heading.
  case accessibilityHeading
  /// Takes taps or long presses by itself; the number is the control's place in the running screen.
  case tappable(control: Int32)
  /// Taps go through it, to what lies behind.
  case ignoresTaps
  /// Drawn greyed, no input.
  case disabled
  /// A cell in a row of a `Grid`: how many columns it takes, and where it stands in them, if not as the grid says.
  case gridCell(columns: Int, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?)
  /// A page of fixed size, as previews ask for; the name is a preview's display name or empty.
  case device(width: Double, height: Double, name: PoolRange)
  /// Colours for this part: true for dark, false for light.
  case colorScheme(dark: Bool)
  /// Reads from the right, or from the left, in this part.
  case layoutDirection(rightToLeft: Bool)
  /// A count or text in a badge at the trailing edge of a row.
  case badge(PoolRange)
  /// Paint behind the whole row of a list that the view is.
  case rowBackground(Paint)
  /// The second child behind the whole row of a list that the view is.
  case rowBackdrop
  /// The room around the content of the row of a list that the view is.
  case rowInsets(EdgeInsets)
  /// The row of a list that the view is, is one that the selection holds; its tint.
  case selectedRow(Color)
}

/// A change of all colours of a view.
public enum ColorFilter: UInt8, Sendable {
  /// Added light, from -1 to 1.
  case brightness
  /// 1 leaves it.
  case contrast
  /// 1 leaves it.
  case saturation
  /// From 0 to 1 without any colour.
  case grayscale
  /// Degrees.
  case hueRotation
  /// From 0 to 1 for the opposite colours.
  case invert
}
