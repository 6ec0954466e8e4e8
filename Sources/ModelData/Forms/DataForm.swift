import SourceModel

/// How a file of model data is written.
public enum DataForm: String, Sendable, CaseIterable {
  /// One JSON value.
  case json
  /// JSON Lines: a JSON value in each line, which are the elements of an array.
  case lines
  /// Rows of cells as RFC 4180 says, the first of which names the columns.
  case csv
  /// One document of YAML, its scalars read by YAML's core schema.
  case yaml
  /// A database of SQLite, of which the rows of one table or query are read.
  case database

  /// The form of a file by the end of its name, in either case; JSON where it is none of the others.
  public init(path: String) { self = Self.known(path) ?? .json }

  /// True where the end of a name says that the file holds model data.
  public static func isData(_ path: String) -> Bool { known(path) != nil }

  private static func known(_ path: String) -> DataForm? {
    let name = path.utf8.suffix(8)
    guard let point = name.lastIndex(of: Ascii.point) else { return nil }
    switch String(decoding: name[name.index(after: point)...], as: UTF8.self).lowercased() {
    case "json": return .json
    case "jsonl", "ndjson": return .lines
    case "csv": return .csv
    case "yaml", "yml": return .yaml
    case "db", "sqlite", "sqlite3": return .database
    // Any other ending says nothing of what a file holds.
    default: return nil
    }
  }

  /// The library of the system that reads the form and cannot be loaded, with the package of Debian that has it; nil where all is
  /// there. A library is loaded when this is first asked.
  public var missingLibrary: (name: String, package: String)? {
    switch self {
    case .json, .lines, .csv: nil
    case .yaml: YAMLLibrary.shared == nil ? ("libyaml", "libyaml-0-2") : nil
    case .database: SQLiteLibrary.shared == nil ? ("libsqlite3", "libsqlite3-0") : nil
    }
  }

  /// The rule of files that break the form.
  var malformed: RuleID {
    switch self {
    case .json, .lines: .dataMalformedJson
    case .csv: .dataMalformedCsv
    case .yaml: .dataMalformedYaml
    case .database: .dataInvalidQuery
    }
  }

  /// True where values stand in rows and columns.
  var isTable: Bool { self == .csv || self == .database }
  /// True where each line of what is decoded is an element of the root.
  var hasLines: Bool { self == .lines || isTable }
  /// The form's name, as the holder of a value.
  var noun: String { self == .yaml ? "the YAML" : "the JSON" }
  /// What holds values by their keys, or has a value in each column.
  var objectWord: String {
    switch self {
    case .json, .lines: "object"
    case .csv, .database: "row"
    case .yaml: "mapping"
    }
  }
  /// What a value is found by.
  var keyWord: String { isTable ? "column" : "key" }
}
