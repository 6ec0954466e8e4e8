import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let layoutNames = ["AnyLayout"] + layoutTypeNames

  /// The layouts that an `AnyLayout` can be.
  static let layoutTypeNames = ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"]

  /// Layouts as values.
  static let layoutMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "AnyLayout", "init(_ layout: AnyLayout)", isTotal: true, since: layoutsSince,
      "Any of the layouts, as one type."
    ) { call in
      call.arguments[0]
    },
    layout(
      .row, "HStackLayout", "alignment: VerticalAlignment = .center, spacing: Double? = nil", "Side by side."),
    layout(
      .column, "VStackLayout", "alignment: HorizontalAlignment = .center, spacing: Double? = nil",
      "Below each other."),
    layout(.layers, "ZStackLayout", "alignment: Alignment = .center", "On top of each other."),
    layout(
      .grid, "GridLayout",
      "alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil",
      "In rows whose columns are aligned."),
  ]

  /// Since when SwiftUI has layouts as values, and layouts of one’s own.
  static let layoutsSince = Availability.since(iOS: 16, macOS: 13)

  private static func layout(
    _ arrangement: LayoutValue.Arrangement, _ type: String, _ parameters: String, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .initializer, of: type, "init(\(parameters))", isTotal: true, since: layoutsSince, documentation
    ) { call in
      Value(LayoutValue(arrangement, call.arguments))
    }
  }
}
