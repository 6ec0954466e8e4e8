import ScreenSyntax
import ScreenTypes
import SourceModel

/// Why something cannot be written.
struct Obstacle {
  /// The smallest text that shows it.
  var range: SourceRange
  /// A sentence: what it is and why it cannot be written.
  var message: String
  var related: [RelatedPlace] = []
  var help: String?
  var fixes: [FixIt] = []
}
