import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What parsing a text gave.
final class ParsedCode: TextOutcome {
  /// Shorter texts are parsed as fast as they are found again.
  static let shortest = 16
  /// Longer ones are hardly written twice.
  static let longest = 512
  /// So are those of fewer nodes.
  private static let fewest = 3

  /// A value, or the calls of a chain.
  struct Result {
    var value = CodeValue.empty
    var chain = CodeList.empty
  }

  let form: ParsedPlace.Form
  let result: Result
  let run: CodeRun

  /// What was parsed; nil where it is better parsed again.
  init?(_ text: ArraySlice<UInt8>, _ form: ParsedPlace.Form, _ result: Result, _ run: CodeRun?) {
    guard let run, run.count >= Self.fewest else { return nil }
    self.form = form
    self.result = result
    self.run = run
    super.init(text)
  }
}
