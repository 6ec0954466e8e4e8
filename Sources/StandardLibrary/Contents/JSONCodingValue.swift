import ScreenTypes

/// The content of a `JSONEncoder` or a `JSONDecoder`: how values stand in JSON.
public struct JSONCodingValue: OpaqueContent {
  /// How dates stand in it, in the order of the cases of `DateEncodingStrategy`.
  public enum Dates: Sendable {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    /// As a formatter writes and reads them.
    case formatted(DateFormatterValue)
    /// As a function reads them from a `Decoder`, or writes them into an `Encoder`.
    case custom(FunctionBox)

    /// The cases that carry nothing, in the order of their type.
    static let plain: [Self] = [.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601]

    /// Its canonical text.
    var name: String {
      switch self {
      case .deferredToDate: "deferredToDate"
      case .secondsSince1970: "secondsSince1970"
      case .millisecondsSince1970: "millisecondsSince1970"
      case .iso8601: "iso8601"
      case .formatted(let formatter): "formatted(\(formatter))"
      case .custom: "custom"
      }
    }

    /// What the text does not tell.
    var parts: [Value] {
      if case .custom(let function) = self { return [.function(function)] }
      return []
    }
  }

  /// True for a `JSONDecoder`.
  let isDecoder: Bool
  /// How dates stand in it.
  public var dates = Dates.deferredToDate
  /// True for bytes as an array of numbers, false for a text of Base64.
  public var listsBytes = false
  /// True for keys such as `first_name` of properties such as `firstName`.
  public var hasSnakeCase = false
  /// How it is laid out, as places among the cases of `JSONEncoder.OutputFormatting`.
  var layout: Set<Int> = []

  /// True for model data: a field with a value may be absent, and dates, colours and words of an Enum stand as they do there.
  public let isOfModel: Bool

  init(isDecoder: Bool) { (self.isDecoder, isOfModel) = (isDecoder, false) }

  /// How model data stands in JSON.
  public static var modelData: JSONCodingValue { JSONCodingValue(isOfModel: true) }

  private init(isOfModel: Bool) { (isDecoder, self.isOfModel, dates) = (true, isOfModel, .iso8601) }

  /// True for lines that are indented.
  public var isPretty: Bool { layout.contains(0) }
  /// True for keys in their order.
  public var sortsKeys: Bool { layout.contains(1) }
  /// True for `/` as it is.
  public var keepsSlashes: Bool { layout.contains(2) }

  /// The library type.
  public var type: TypeID { .library(isDecoder ? "JSONDecoder" : "JSONEncoder") }
  /// Its canonical text.
  public var description: String {
    "\(isDecoder ? "JSONDecoder" : "JSONEncoder")(\(dates.name)\(listsBytes ? ", deferredToData" : "")\(hasSnakeCase ? ", snakeCase" : "")"
      + "\(layout.sorted().map { ", \($0)" }.joined()))"
  }
  /// The function that reads or writes dates.
  public var parts: [Value] { dates.parts }
}

/// The content of a `DateDecodingStrategy` or a `DateEncodingStrategy` that carries something.
struct DateStrategyValue: OpaqueContent {
  let type: TypeID
  let dates: JSONCodingValue.Dates

  var description: String { dates.name }
  var parts: [Value] { dates.parts }
}
