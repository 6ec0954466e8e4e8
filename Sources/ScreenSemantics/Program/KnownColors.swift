import RenderTree

/// The colours that a package's colour sets give, by their names.
public struct KnownColors: Sendable {
  private var colors: [String: Color] = [:]

  /// No colours.
  public init() {}

  /// The colour of a name; nil where no colour set has it.
  public subscript(name: String) -> Color? {
    get { colors[name] }
    set { colors[name] = newValue }
  }

  /// All names, sorted.
  public var names: [String] { colors.keys.sorted() }
}
