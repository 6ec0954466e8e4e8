import ScreenTypes

/// The content of a `LayoutSubview`.
public struct SubviewValue: OpaqueContent {
  /// All views that the layout places.
  let record: SubviewsRecord
  /// Its number among them.
  let number: Int

  init(_ record: SubviewsRecord, _ number: Int) { (self.record, self.number) = (record, number) }

  /// What the view hands on under a key; nil where it says nothing.
  public func value(of key: TypeID) -> Value? { record.value(of: number, key) }

  /// The library type.
  public var type: TypeID { LibraryTypes.subview }
  /// Its canonical text.
  public var description: String { "LayoutSubview(\(number))" }
}
