import Memory
import ScreenSyntax
import SourceModel

/// Code that is parsed and not yet checked, in the order of the file.
struct ParsedAhead {
  private let places: Stack<ParsedPlace>
  /// The place that is likely to be asked for next.
  private(set) var next = 0

  /// None, on an empty stack.
  init(on stack: Stack<ParsedPlace>) { places = stack }

  /// How many places were parsed.
  var count: Int { places.count }

  /// Adds a place that stands after all others.
  func append(_ place: ParsedPlace) { places.append(place) }

  /// What was parsed at a place; nil where it was not. Most places are asked for in the order in which they stand.
  mutating func take(_ range: SourceRange, _ form: ParsedPlace.Form) -> CodeValue? {
    if next >= places.count || places[next].start != range.start {
      next = places[from: 0].partitioningIndex { $0.start >= range.start }
      if next == places.count || places[next].start != range.start { return nil }
    }
    let found = places[next]
    next += 1
    return found.form == form ? found.value : nil
  }
}
