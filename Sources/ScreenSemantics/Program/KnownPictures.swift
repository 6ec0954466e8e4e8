/// The pictures of a package, as whoever finds them tells.
public struct KnownPictures: Sendable {
  /// True for the name of one.
  public let contains: @Sendable (String) -> Bool
  /// All names, sorted.
  public let names: @Sendable () -> [String]
  /// The size of one in points; nil where there is none of that name, or its file does not tell.
  public let size: @Sendable (String) -> (width: Int, height: Int)?

  /// Pictures.
  public init(
    contains: @escaping @Sendable (String) -> Bool, names: @escaping @Sendable () -> [String],
    size: @escaping @Sendable (String) -> (width: Int, height: Int)?
  ) {
    self.contains = contains
    self.names = names
    self.size = size
  }
}
