import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The enums whose cases SwiftUI lists.
  private static let listedEnums = [
    "Axis", "Edge", "HorizontalEdge", "VerticalEdge", "DynamicTypeSize", "ColorScheme", "ColorSchemeContrast",
    "ContentMode", "ContentSizeCategory", "Font.TextStyle", "TextAlignment", "LayoutDirection", "ControlSize",
    "Visibility",
  ]

  /// The sets of options that are made of one of them.
  private static let sets = [
    ("Edge.Set", "Edge"), ("HorizontalEdge.Set", "HorizontalEdge"), ("VerticalEdge.Set", "VerticalEdge"),
    ("Axis.Set", "Axis"),
  ]

  /// The types of this table.
  static let caseNames = listedEnums + sets.map(\.0) + ["Alignment"]

  /// The cases of enums, sets of one of them, and the parts of alignments.
  static let caseMembers: [LibraryMember] =
    listedEnums.map { name in
      LibraryMember(.staticProperty, of: name, "allCases: [\(name)]", "All of them, in order.") { _ in
        let type = TypeID.library(Name(name))
        return .array(
          ArrayBox((shared.cases(of: type) ?? []).indices.map { .choice(type, Int32($0)) }))
      }
    }
    + sets.map { set, one in
      LibraryMember(
        .initializer, of: set, "init(_ e: \(set))", isTotal: true, "The set of one \(one), or of several."
      ) {
        OptionValue(of: .library(Name(set)), [$0.arguments[0]]).value
      }
    }
    + [
      part("horizontal: HorizontalAlignment", "Where it is across.") { $0.horizontal },
      part("vertical: VerticalAlignment", "Where it is up and down.") { $0.vertical },
      LibraryMember(
        .property, of: "ContentSizeCategory", "isAccessibilityCategory: Bool", isTotal: true,
        "True for the sizes of those who see badly."
      ) { call in
        guard case .choice(_, let place) = call.receiver else { return .bool(false) }
        let names = shared.cases(of: .library("ContentSizeCategory")) ?? []
        return .bool(names.firstIndex(of: "accessibilityMedium").map { Int(place) >= $0 } ?? false)
      },
    ]

  private static func part(
    _ signature: String, _ documentation: String, _ part: @escaping @Sendable (AlignmentPlaces) -> Value
  ) -> LibraryMember {
    LibraryMember(.property, of: "Alignment", signature, isTotal: true, documentation) { call in
      part(AlignmentPlaces(call.receiver))
    }
  }
}

/// The parts of an `Alignment`.
private struct AlignmentPlaces {
  let horizontal: Value, vertical: Value

  /// The parts of a case of `Alignment`, by its place among them.
  init(_ value: Value) {
    let places: [(Int32, Int32)] = [
      (1, 1), (0, 1), (2, 1), (1, 0), (1, 2), (0, 0), (2, 0), (0, 2), (2, 2), (1, 3), (1, 4), (0, 3), (0, 4),
      (2, 3), (2, 4),
    ]
    let place = value.choices?.first ?? 0
    let parts = places.indices.contains(place) ? places[place] : places[0]
    horizontal = .choice(LibraryTypes.horizontalAlignment, parts.0)
    vertical = .choice(.library("VerticalAlignment"), parts.1)
  }
}
