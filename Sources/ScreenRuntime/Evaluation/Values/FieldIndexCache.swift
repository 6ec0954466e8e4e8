import ScreenTypes

/// The indexes of the arrays that were searched last, by the field that was compared.
final class FieldIndexCache {
  /// Those asked more often stand nearer to the front.
  private var indexes: [FieldIndex] = []

  private static let most = 4

  /// The index of an array by a field.
  func index(of array: ArrayBox, by field: Int32) -> FieldIndex {
    if let place = indexes.firstIndex(where: { $0.array === array && $0.field == field }) {
      if place > 0 { indexes.swapAt(place, place - 1) }
      return indexes[max(0, place - 1)]
    }
    if indexes.count >= Self.most { indexes.removeLast() }
    let made = FieldIndex(array, field)
    indexes.append(made)
    return made
  }
}
