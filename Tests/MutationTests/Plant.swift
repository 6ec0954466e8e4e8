import Foundation

/// A file with one fault in it.
struct Mutant {
  /// Where and what, for the lists.
  var label: String
  /// The whole text of the file.
  var text: String
}

/// One kind of fault, planted at every place of a file where it can be.
struct Plant: Sendable {
  /// What is done.
  var name: String
  /// The rules that may find it.
  var rules: [String]
  /// True for a fault that any view can have.
  var isAnywhere = false
  /// True for a fault that shows when screens and previews are drawn.
  var isDrawn = false
  /// How the files end that it is planted in.
  var ending = ".xml"
  /// The faulty versions of a file.
  var mutants: @Sendable (String) -> [Mutant]

  /// Replaces each match of a pattern; `change` gives nil where the fault cannot be planted. A Preview is made once and
  /// is a root of its own, so that some faults are none there.
  static func replacing(
    _ name: String, _ rules: String..., pattern: String, inPreviews: Bool = true,
    change: @escaping @Sendable (_ groups: [String], _ text: String) -> String?
  ) -> Plant {
    Plant(name: name, rules: rules) { text in
      matches(of: pattern, in: text).compactMap { match in
        if !inPreviews && isInPreview(match.range.lowerBound, text) { return nil }
        guard let new = change(match.groups, text) else { return nil }
        let label = match.groups[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Mutant(
          label: String(label.prefix(60)), text: text.replacingCharacters(in: match.range, with: new))
      }
    }
  }

  /// The same in files that end otherwise, or with a fault that shows when screens are drawn.
  static func replacing(
    _ name: String, _ rules: [String], in ending: String, isDrawn: Bool = false, pattern: String,
    change: @escaping @Sendable (_ groups: [String]) -> String
  ) -> Plant {
    var plant = replacing(name, pattern: pattern) { groups, _ in change(groups) }
    plant.rules = rules
    plant.ending = ending
    plant.isDrawn = isDrawn
    return plant
  }

  private static func isInPreview(_ place: String.Index, _ text: String) -> Bool {
    let before = text[..<place]
    guard let start = before.range(of: "<Preview", options: .backwards) else { return false }
    return before[start.upperBound...].range(of: "</Preview>") == nil
  }

  static func matches(of pattern: String, in text: String) -> [(range: Range<String.Index>, groups: [String])]
  {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let groups = (0..<match.numberOfRanges).map { index in
        Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
      }
      return (range, groups)
    }
  }
}
