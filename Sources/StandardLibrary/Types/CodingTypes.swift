extension StandardLibrary {
  /// What writes values as JSON and reads them again.
  static let codingTypes: [LibraryType] = [
    LibraryType("JSONEncoder", "Writes values as JSON."),
    LibraryType(
      "JSONEncoder.OutputFormatting", cases: ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"],
      "How JSON is laid out."),
    LibraryType(
      "JSONEncoder.DateEncodingStrategy",
      cases: ["deferredToDate", "secondsSince1970", "millisecondsSince1970", "iso8601"],
      "How dates stand in JSON."),
    LibraryType(
      "JSONEncoder.DataEncodingStrategy", cases: ["deferredToData", "base64"],
      "How bytes stand in JSON: as an array of numbers, or as a text."),
    LibraryType(
      "JSONEncoder.KeyEncodingStrategy", cases: ["useDefaultKeys", "convertToSnakeCase"],
      "How keys are made of the names of properties."),
    LibraryType("JSONDecoder", "Reads values from JSON."),
    LibraryType(
      "JSONDecoder.DateDecodingStrategy",
      cases: ["deferredToDate", "secondsSince1970", "millisecondsSince1970", "iso8601"],
      "How dates stand in JSON."),
    LibraryType(
      "JSONDecoder.DataDecodingStrategy", cases: ["deferredToData", "base64"],
      "How bytes stand in JSON: as an array of numbers, or as a text."),
    LibraryType(
      "JSONDecoder.KeyDecodingStrategy", cases: ["useDefaultKeys", "convertFromSnakeCase"],
      "How names of properties are made of keys."),
    LibraryType("JSONSerialization", "Reads JSON as dictionaries, arrays and values, and writes those."),
    LibraryType(
      "JSONSerialization.ReadingOptions",
      cases: ["mutableContainers", "mutableLeaves", "fragmentsAllowed", "allowFragments", "json5Allowed"],
      "How JSON is read."),
    LibraryType(
      "JSONSerialization.WritingOptions",
      cases: ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes", "fragmentsAllowed"],
      "How JSON is laid out."),
    LibraryType("Decoder", "JSON of which an `init(from:)` makes a value."),
    LibraryType("KeyedDecodingContainer", "What JSON has by keys."),
    LibraryType("SingleValueDecodingContainer", "JSON as one value."),
    LibraryType("UnkeyedDecodingContainer", "The values of a list in JSON, one after the other."),
    LibraryType("Encoder", "Takes what an `encode(to:)` puts into JSON."),
    LibraryType("KeyedEncodingContainer", "Takes values by keys."),
    LibraryType("SingleValueEncodingContainer", "Takes one value."),
    LibraryType("UnkeyedEncodingContainer", "Takes the values of a list."),
    LibraryType(
      "DecodingError", cases: ["typeMismatch", "valueNotFound", "keyNotFound", "dataCorrupted"],
      "What is wrong with JSON: `.typeMismatch(let type, let context)`, `.keyNotFound(let key, let context)`, …"
    ),
    LibraryType("DecodingError.Context", "What is said of a fault in JSON."),
    LibraryType(
      "EncodingError", cases: ["invalidValue"],
      "What cannot be written as JSON: `.invalidValue(let value, let context)`."),
    LibraryType("EncodingError.Context", "What is said of a value that cannot be written."),
    LibraryType("CodingKey", "A key on the way to a place in JSON, or what one's own keys are called there."),
  ]

  /// What is asked of addresses, and what goes wrong.
  static let requestTypes: [LibraryType] = [
    LibraryType("URLError", "What goes wrong on the way to an address."),
    LibraryType("URLError.Code", cases: URLErrorValue.codes.map(\.name), "What went wrong."),
    LibraryType("CocoaError", "What goes wrong with files and what is read of them."),
    LibraryType("CocoaError.Code", cases: CocoaErrorValue.codes.map(\.name), "What went wrong."),
    LibraryType("FileWrapper", "What a file holds; no file is read or written here."),
    LibraryType(
      "FileDocumentReadConfiguration", aliases: ["ReadConfiguration"], "What a document is read from."),
    LibraryType(
      "FileDocumentWriteConfiguration", aliases: ["WriteConfiguration"], "What a document is written to."),
    LibraryType("NSError", "What went wrong, as a number; any error is one: `error as NSError`."),
    LibraryType("URLRequest", "What is asked of an address; nothing is fetched here."),
    LibraryType(
      "URLRequest.CachePolicy",
      cases: [
        "useProtocolCachePolicy", "reloadIgnoringLocalCacheData", "returnCacheDataElseLoad",
        "returnCacheDataDontLoad",
      ], "Whether something that was fetched before will do."),
    LibraryType("HTTPURLResponse", aliases: ["URLResponse"], "What an address answered."),
  ]
}
