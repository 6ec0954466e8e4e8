import ElementCatalog
import SourceModel

/// Where elements that the host itself knows stand in the catalogue.
struct CatalogPlaces: Sendable {
  /// How an element is drawn. In a table by itself a closure would get another one around it.
  struct Drawing {
    let lower: ElementDefinition.Lower
  }

  /// How each element is drawn, and how many attributes it has, by its place.
  nonisolated(unsafe) let drawings: UnsafeBufferPointer<Drawing>
  nonisolated(unsafe) let attributeCounts: UnsafeBufferPointer<Int>
  let navigationView: Int32
  let navigationStack: Int32
  let navigationSplitView: Int32
  let toolbar: Int32
  let label: Int32
  let geometryReader: Int32
  let asyncImage: Int32
  let text: Int32
  let image: Int32
  let navigationLink: Int32
  /// The attributes of an `Image` that differ in its name only, and those of a `NavigationLink` that its lowering reads.
  let imageName: Int32
  let imageValue: Int32
  let linkTitle: Int32
  let linkValue: Int32
  /// The attributes of a `ForEach` that delete and move its rows.
  let rowActions: [Int32]

  static let shared = CatalogPlaces()

  private init() {
    drawings = Self.kept(ElementCatalog.shared.elements.map { Drawing(lower: $0.lower) })
    attributeCounts = Self.kept(ElementCatalog.shared.elements.map(\.attributes.count))
    func place(_ name: Name) -> Int32 { Int32(ElementCatalog.shared.element(named: name) ?? -2) }
    navigationView = place("NavigationView")
    navigationStack = place("NavigationStack")
    navigationSplitView = place("NavigationSplitView")
    toolbar = place("Toolbar")
    label = place("Label")
    geometryReader = place("GeometryReader")
    asyncImage = place("AsyncImage")
    text = place("Text")
    image = place("Image")
    navigationLink = place("NavigationLink")
    func attribute(_ name: String, of element: Int32) -> Int32 {
      let attributes = element >= 0 ? ElementCatalog.shared.elements[Int(element)].attributes : []
      return Int32(attributes.firstIndex { $0.name == name } ?? -2)
    }
    imageName = attribute("name", of: image)
    imageValue = attribute("value", of: image)
    linkTitle = attribute("title", of: navigationLink)
    linkValue = attribute("value", of: navigationLink)
    let forEach = place("ForEach")
    rowActions = [attribute("onDelete", of: forEach), attribute("onMove", of: forEach)]
  }

  /// A table that lives as long as the process, so that reading it counts no references.
  private static func kept<T>(_ values: [T]) -> UnsafeBufferPointer<T> {
    let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: values.count)
    _ = buffer.initialize(from: values)
    return UnsafeBufferPointer(buffer)
  }
}
