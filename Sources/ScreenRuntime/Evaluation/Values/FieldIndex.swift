import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The places of the elements of an array by one of their fields.
final class FieldIndex {
  /// Kept, so that no other array can have its identity.
  let array: ArrayBox
  let field: Int32
  private var searches = 0
  /// The first place of each key; nil before it pays, and where keys are not all numbers or all plain strings.
  private var places: [Value: Int]?
  private var isUsable = true

  private static let searchesBeforeIndexing = 3

  init(_ array: ArrayBox, _ field: Int32) {
    self.array = array
    self.field = field
  }

  /// The place of a key: `.some(nil)` where no element has it, nil where the index does not know.
  func place(of key: Value) -> Int?? {
    searches += 1
    guard isUsable, searches > Self.searchesBeforeIndexing, let kind = Self.kind(of: key) else { return nil }
    if places == nil { build(kind) }
    guard let places, isUsable else { return nil }
    return .some(places[key])
  }

  private func build(_ kind: Kind) {
    var found: [Value: Int] = [:]
    found.reserveCapacity(array.count)
    for place in 0..<array.count {
      let key: Value
      switch array[place] {
      case .row(let row): key = row.field(Int(field))
      case .structure(let box) where Int(field) < box.fields.count: key = box.fields[Int(field)]
      // Elements of other kinds are compared one by one.
      default:
        isUsable = false
        return
      }
      guard Self.kind(of: key) == kind else {
        isUsable = false
        return
      }
      if found[key] == nil { found[key] = place }
    }
    places = found
  }

  private enum Kind { case number, text }

  /// Whole numbers and ASCII strings: equal exactly where their bytes are.
  private static func kind(of key: Value) -> Kind? {
    switch key {
    case .int: .number
    case .string(let text): text.utf8.allSatisfy { $0 < 0x80 } ? .text : nil
    case .dataString(let text): text.utf8.allSatisfy { $0 < 0x80 } ? .text : nil
    // Keys of other kinds may be equal where their bytes differ: they are compared one by one.
    default: nil
    }
  }
}
