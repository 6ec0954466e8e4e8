import RenderTree
import ScreenTypes
import StandardLibrary

extension Lowering {
  /// The views of a use side by side.
  func row(of site: Int, _ alignment: VerticalAlignment?, spacing: Double?) throws -> NodeIndex {
    stack(
      StackPayload(
        axis: .horizontal, alignment: Alignment(.center, alignment ?? .center), spacing: spacing),
      children: try aligned(site, nil, alignment ?? .center))
  }

  /// The views of a use below each other.
  func column(of site: Int, _ alignment: HorizontalAlignment?, spacing: Double?) throws -> NodeIndex {
    stack(
      StackPayload(axis: .vertical, alignment: Alignment(alignment ?? .center, .center), spacing: spacing),
      children: try aligned(site, alignment ?? .center, nil))
  }

  /// The views of a use on top of each other.
  func layers(of site: Int, _ alignment: Alignment?) throws -> NodeIndex {
    let alignment = alignment ?? .center
    return stack(
      StackPayload(axis: .depth, alignment: alignment),
      children: try aligned(site, alignment.horizontal, alignment.vertical))
  }

  /// The rows of a use, whose columns are aligned.
  func rows(
    of site: Int, _ alignment: Alignment?, horizontalSpacing: Double?, verticalSpacing: Double?
  ) throws -> NodeIndex {
    let rows = try host.lowerContent(of: site, self)
    alignColumns(of: rows)
    return grid(
      GridPayload(
        columns: .fromRows, alignment: alignment ?? .center, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing),
      children: rows)
  }
}
