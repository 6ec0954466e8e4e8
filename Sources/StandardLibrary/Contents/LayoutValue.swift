import ScreenTypes
import SourceModel

/// The content of an `AnyLayout`, and of the layouts that it can be: how some views stand to each other.
public struct LayoutValue: OpaqueContent, Hashable {
  /// How the views stand.
  public enum Arrangement: Sendable {
    /// Side by side, with an alignment and a spacing.
    case row
    /// Below each other, with an alignment and a spacing.
    case column
    /// On top of each other, with an alignment.
    case layers
    /// In rows whose columns are aligned, with an alignment, a horizontal and a vertical spacing.
    case grid
  }

  /// How the views stand.
  public let arrangement: Arrangement
  /// The arguments of the initialiser, in order; `.void` for one that was left out.
  public let arguments: [Value]

  /// A layout.
  public init(_ arrangement: Arrangement, _ arguments: [Value]) {
    self.arrangement = arrangement
    self.arguments = arguments
  }

  /// The library type.
  public var type: TypeID { .library(Name(name)) }

  private var name: String {
    switch arrangement {
    case .row: "HStackLayout"
    case .column: "VStackLayout"
    case .layers: "ZStackLayout"
    case .grid: "GridLayout"
    }
  }

  /// Its canonical text.
  public var description: String { name }
  /// Its arguments.
  public var parts: [Value] { arguments }
}
