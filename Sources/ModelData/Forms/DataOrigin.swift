import SourceModel

/// Where the tokens of JSON that other model data was rewritten as stand in the file that was written.
struct DataOrigin: Sendable {
  /// One token: a brace, a bracket, a key or a scalar. A cell that holds JSON is one token.
  struct Token {
    /// Offset of its first byte in the JSON.
    var place: UInt32
    /// What it was made of, in the file.
    var range: SourceRange
    /// The column that it is a cell of, or -1.
    var column: Int
  }

  /// In the order of the JSON.
  var tokens: [Token] = []
  /// The names of the columns of a table.
  var columns: [String] = []
  /// The names of a table's columns in the file; nil where it has none.
  var header: SourceRange?

  /// The token that a byte of the JSON belongs to. Takes time logarithmic in the tokens.
  func token(at place: Int) -> Token? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].place) <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? tokens[low - 1] : nil
  }

  /// What a range of the JSON was made of.
  func range(_ range: SourceRange) -> SourceRange { token(at: Int(range.start))?.range ?? range }

  /// The name of the column that a byte of the JSON is in the cell of.
  func column(at place: Int) -> String? {
    guard let column = token(at: place)?.column, column >= 0 else { return nil }
    return columns[column]
  }
}
