/// A package that looks like a fault and is right.
public struct NearMiss: ExpressibleByStringLiteral, Sendable {
  private enum Source {
    case written(String)
    case made(@Sendable () -> String)
  }

  private let source: Source
  /// The path and the text of the data file that the screens name, or nil.
  public let data: (path: String, text: String)?

  /// A file of XML.
  public var screens: String {
    switch source {
    case .written(let text): text
    case .made(let make): make()
    }
  }

  /// Screens without data.
  public init(stringLiteral: String) {
    source = .written(stringLiteral)
    data = nil
  }

  /// Screens whose text is made when it is asked for, such as one of many elements.
  public init(screens: @autoclosure @escaping @Sendable () -> String) {
    source = .made(screens)
    data = nil
  }

  /// Screens with a data file.
  public init(_ screens: String, path: String, data: String) {
    source = .written(screens)
    self.data = (path, data)
  }
}
