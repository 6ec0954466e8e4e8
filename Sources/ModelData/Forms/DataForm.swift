import SourceModel

/// How a file of model data is written. A form is declared beside what reads it, in one file of this folder, and listed in `all`.
public struct DataForm: Sendable {
  /// All forms.
  public static let all: [DataForm] = [.json, .lines, .csv, .yaml, .database]

  /// How values stand in a file.
  enum Layout: Sendable {
    /// One value.
    case value
    /// A value in each line.
    case lines
    /// Rows of cells of text; an empty one is no value.
    case cells
    /// Rows of values, each of a type of its own.
    case columns
  }

  /// What findings call the parts of a file.
  struct Words: Sendable {
    /// The file, as the holder of a value.
    var file = "the JSON"
    /// What holds a value for each field of a struct.
    var holder = "object"
    /// What is found in the place of a value.
    var object = (indefinite: "an object", noun: "object")
    var array = "an array"
    var null = "`null`"
    /// What a value is found by.
    var key = "key"
    /// A key as it is written before its value.
    var writtenKey: @Sendable (Name) -> String = { "`\"\($0)\"`" }
  }

  /// Rewrites a file of the form as JSON, for a root.
  typealias Rewriting =
    @Sendable (
      UnsafeBufferPointer<UInt8>, _ plan: DecodePlan, _ root: DataSchema.TypeIndex
    ) -> RewrittenText

  /// The name of a library of the system, and the package of Debian that has it.
  public typealias Library = (name: String, package: String)

  /// What names of such files end in, behind the point, in small letters.
  public let endings: [String]
  let layout: Layout
  /// The rule of files that break the form.
  let malformed: RuleID
  let words: Words
  /// True where nothing of a broken file can be used.
  let isLostWhenBroken: Bool
  /// Nil where a file is read as it is, or by a question (`DataDecoder.rows`).
  let rewrite: Rewriting?
  private let lacking: @Sendable () -> Library?

  init(
    endings: [String], _ layout: Layout, malformed: RuleID, words: Words = Words(),
    isLostWhenBroken: Bool = false,
    lacking: @escaping @Sendable () -> Library? = { nil }, rewrite: Rewriting? = nil
  ) {
    (self.endings, self.layout, self.malformed, self.words) = (endings, layout, malformed, words)
    (self.isLostWhenBroken, self.lacking, self.rewrite) = (isLostWhenBroken, lacking, rewrite)
  }

  /// The form of a file by the end of its name, in either case; JSON where it is none of the others.
  public init(path: String) { self = Self.known(path) ?? .json }

  /// True where the end of a name says that the file holds model data.
  public static func isData(_ path: String) -> Bool { known(path) != nil }

  private static func known(_ path: String) -> DataForm? {
    let name = path.utf8.suffix(8)
    guard let point = name.lastIndex(of: Ascii.point) else { return nil }
    let ending = String(decoding: name[name.index(after: point)...], as: UTF8.self).lowercased()
    return all.first { $0.endings.contains(ending) }
  }

  /// The library of the system that reads the form and cannot be loaded; nil where all is there. A library is loaded when this is
  /// first asked.
  public var missingLibrary: Library? { lacking() }

  /// True where values stand in rows and columns.
  var isTable: Bool {
    switch layout {
    case .value, .lines: false
    case .cells, .columns: true
    }
  }
  /// True where each line of what is decoded is an element of the root.
  var hasLines: Bool {
    switch layout {
    case .value: false
    case .lines, .cells, .columns: true
    }
  }
}

extension DataForm: Hashable {
  /// True for one form.
  public static func == (one: DataForm, other: DataForm) -> Bool { one.endings == other.endings }

  /// Takes in which form it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(endings) }
}
