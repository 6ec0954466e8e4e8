/// A package that looks like a fault and is right.
public struct NearMiss: ExpressibleByStringLiteral, Sendable {
  /// A file of XML.
  public let screens: String
  /// The path and the text of the data file that the screens name, or nil.
  public let data: (path: String, text: String)?

  /// Screens without data.
  public init(stringLiteral: String) {
    screens = stringLiteral
    data = nil
  }

  /// Screens with a data file.
  public init(_ screens: String, path: String, data: String) {
    self.screens = screens
    self.data = (path, data)
  }
}
