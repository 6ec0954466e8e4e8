/// What a `source` names: a file and, of a database, what is asked of it, as in `shop.db?table=products`.
public struct DataReference: Sendable, Hashable {
  /// What is asked of a database.
  public enum Question: Sendable, Hashable {
    /// All rows of the only table.
    case onlyTable
    /// All rows of a table or view.
    case table(String)
    /// The rows that a SELECT gives.
    case query(String)
  }

  /// The file's path, as it is written.
  public let file: String
  /// How the file is written.
  public let form: DataForm
  /// What is asked; `onlyTable` for every form but a database.
  public let question: Question

  /// What a written `source` names. Only a database is asked something: in another file's name a `?` is a character.
  public init(_ written: String) {
    let parts = written.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, DataForm(path: String(parts[0])) == .database else {
      (file, form, question) = (written, DataForm(path: written), .onlyTable)
      return
    }
    (file, form) = (String(parts[0]), .database)
    let asked = parts[1]
    if asked.hasPrefix("table=") {
      question = .table(String(asked.dropFirst(6)))
    } else if asked.hasPrefix("query=") {
      question = .query(String(asked.dropFirst(6)))
    } else {
      question = .table(String(asked))
    }
  }
}
