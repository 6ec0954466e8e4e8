import ElementCatalog

/// What the host asks of each element that it draws, by the element's place in the catalogue.
struct ElementTable: Sendable {
  /// What the host asks of one element. In a table by itself a closure would get another one around it.
  struct Entry {
    /// How it is drawn.
    let lower: ElementDefinition.Lower
    /// How many attributes it has.
    let attributeCount: Int
    /// What may stand inside, and what the host does for it.
    let content: ContentModel
  }

  private nonisolated(unsafe) let entries: UnsafeBufferPointer<Entry>

  static let shared = ElementTable()

  /// A table that lives as long as the process, so that reading it counts no references.
  private init() {
    let all = ElementCatalog.shared.elements.map {
      Entry(lower: $0.lower, attributeCount: $0.attributes.count, content: $0.content)
    }
    let buffer = UnsafeMutableBufferPointer<Entry>.allocate(capacity: all.count)
    _ = buffer.initialize(from: all)
    entries = UnsafeBufferPointer(buffer)
  }

  /// The entry of an element, which must have a place in the catalogue.
  @inline(__always)
  subscript(element: Int32) -> Entry {
    @inline(__always) _read { yield entries[Int(element)] }
  }

  /// True for an element of the catalogue for which the host does something.
  @inline(__always)
  func does(_ content: ContentModel, _ element: Int32) -> Bool {
    element >= 0 && !entries[Int(element)].content.isDisjoint(with: content)
  }
}
