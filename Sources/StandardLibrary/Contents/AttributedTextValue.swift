import ScreenTypes

/// The content of an `AttributedString`: characters with looks of their own, as a text has them.
public struct AttributedTextValue: OpaqueContent, Hashable {
  /// The characters and their looks.
  public var text: TextValue

  /// Characters as a text has them.
  public init(_ text: TextValue) { self.text = text }

  /// The library type.
  public var type: TypeID { LibraryTypes.attributedString }
  /// Its canonical text.
  public var description: String { text.description }
  /// What the description does not tell.
  public var parts: [Value] { text.parts }
}
