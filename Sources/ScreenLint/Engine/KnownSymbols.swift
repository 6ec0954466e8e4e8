/// The system symbols that can be drawn. Renderers know them, and rules stand below renderers; so they are handed in.
public struct KnownSymbols: Sendable {
  /// True for a symbol with a picture.
  public var contains: @Sendable (String) -> Bool
  /// All names, asked for only where one is unknown.
  public var names: @Sendable () -> [String]

  /// Symbols.
  public init(contains: @escaping @Sendable (String) -> Bool, names: @escaping @Sendable () -> [String]) {
    self.contains = contains
    self.names = names
  }
}
