import ScreenTypes
import StandardLibrary
import Testing

/// The cases that the program asks about stand where the library has them.
@Suite struct LibraryCaseTests {
  private static let types: [(name: String, cases: [String])] = [
    ("AccessibilityChildBehavior", names(LibraryCases.AccessibilityChildBehavior.self)),
    ("AnnotationPosition", names(LibraryCases.AnnotationPosition.self)),
    ("Axis", names(LibraryCases.Axis.self)), ("AxisMarkPosition", names(LibraryCases.AxisMarkPosition.self)),
    ("ColorScheme", names(LibraryCases.ColorScheme.self)),
    ("ContentMarginPlacement", names(LibraryCases.ContentMarginPlacement.self)),
    ("ContentMode", names(LibraryCases.ContentMode.self)),
    ("Text.DateStyle", names(LibraryCases.DateStyle.self)), ("EditMode", names(LibraryCases.EditMode.self)),
    ("NumberFormat.Grouping", names(LibraryCases.Grouping.self)),
    ("HorizontalEdge", names(LibraryCases.HorizontalEdge.self)),
    ("InterfaceOrientation", names(LibraryCases.InterfaceOrientation.self)),
    ("InterpolationMethod", names(LibraryCases.InterpolationMethod.self)),
    ("LayoutDirection", names(LibraryCases.LayoutDirection.self)),
    ("ListFormat.ListType", names(LibraryCases.ListType.self)),
    ("NumberFormat.Notation", names(LibraryCases.Notation.self)),
    ("Color.RGBColorSpace", names(LibraryCases.RGBColorSpace.self)),
    ("Prominence", names(LibraryCases.Prominence.self)), ("ScaleType", names(LibraryCases.ScaleType.self)),
    ("SortOrder", names(LibraryCases.SortOrder.self)),
    ("SymbolRenderingMode", names(LibraryCases.SymbolRenderingMode.self)),
    ("TabRole", names(LibraryCases.TabRole.self)),
    ("NavigationBarItem.TitleDisplayMode", names(LibraryCases.TitleDisplayMode.self)),
    ("ToolbarPlacement", names(LibraryCases.ToolbarPlacement.self)),
    ("Visibility", names(LibraryCases.Visibility.self)),
  ]

  private static func names<Case: LibraryCase>(_ type: Case.Type) -> [String] {
    type.allCases.map { "\($0)" }
  }

  @Test(arguments: types.indices)
  func casesStandInTheOrderOfTheLibrary(_ place: Int) throws {
    let (name, cases) = Self.types[place]
    let type = try #require(StandardLibrary.shared.type(reading: name), "\(name)")
    #expect(StandardLibrary.shared.cases(of: type)?.map(\.text) == cases, "\(name)")
  }

  @Test func aValueIsACaseOrNone() {
    let dark = library("ColorScheme", "dark")
    #expect(dark.isCase(LibraryCases.ColorScheme.dark) && !dark.isCase(LibraryCases.ColorScheme.light))
    #expect(LibraryCases.ColorScheme(dark) == .dark)
    #expect(LibraryCases.ColorScheme(.int(1)) == nil && !Value.null.isCase(LibraryCases.ColorScheme.light))
  }
}
