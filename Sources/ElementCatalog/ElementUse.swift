import RenderTree
import ScreenTypes
import StandardLibrary

/// One use of an element with its attributes evaluated.
public struct ElementUse: CatalogUse {
  /// Values by position in the definition; `.void` for an attribute that was left out.
  public let values: [Value]
  /// The number by which the host finds the use; definitions hand it back to the host and do not read it.
  public let site: Int

  /// A use of an element with the values of its attributes, in the order of the definition.
  public init(values: [Value], site: Int) {
    self.values = values
    self.site = site
  }
}

/// One use of a modifier with its arguments evaluated.
public struct ModifierUse: CatalogUse {
  /// Which of the definition's signatures was used.
  public let overload: Int
  /// Values by position in that signature; `.void` for an argument that was left out.
  public let values: [Value]
  /// The number by which the host finds the use; definitions hand it back to the host and do not read it.
  public let site: Int

  /// A use of a modifier with the values of its arguments, in the order of the signature.
  public init(overload: Int, values: [Value], site: Int) {
    self.overload = overload
    self.values = values
    self.site = site
  }
}

/// One use of an element or a modifier of the catalogue.
public protocol CatalogUse {
  /// Values by position; `.void` for what was left out.
  var values: [Value] { get }
}

extension CatalogUse {
  /// The value at a position as `T`, or nil if it was left out, is nil, or the overload has none.
  public func value<T: ValueDecodable>(_ index: Int, as type: T.Type = T.self) -> T? {
    index < values.count ? T(values[index]) : nil
  }

  /// The value at a position, undecoded; nil if it was left out.
  public subscript(index: Int) -> Value? {
    if index >= values.count { return nil }
    if case .void = values[index] { return nil }
    return values[index]
  }
}

/// A Swift type that a value of the language can be read as.
public protocol ValueDecodable {
  /// The value as this type; nil for `nil`, for what was left out, and for another type.
  init?(_ value: Value)
}

extension Bool: ValueDecodable {
  /// A `Bool` value.
  public init?(_ value: Value) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
}

extension Int: ValueDecodable {
  /// An `Int` value.
  public init?(_ value: Value) {
    guard case .int(let int) = value else { return nil }
    self = int
  }
}

extension Double: ValueDecodable {
  /// A `Double` value, an `Int` literal where a Double is wanted, or the Double that is nearest to a Decimal.
  public init?(_ value: Value) {
    switch value {
    case .double(let double): self = double
    case .int(let int): self = Double(int)
    case .opaque:
      guard let decimal = value.content(DecimalValue.self) else { return nil }
      self = decimal.order
    // An argument that is no number is taken as left out.
    default: return nil
    }
  }
}

extension String: ValueDecodable {
  /// A `String` value, or the characters of a `Text`.
  public init?(_ value: Value) {
    guard let text = value.text ?? value.content(TextValue.self)?.characters else { return nil }
    self = text
  }
}

extension Color: ValueDecodable {
  /// A `Color` value.
  public init?(_ value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}
