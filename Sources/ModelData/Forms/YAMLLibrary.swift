/// The functions of libyaml that are used.
struct YAMLLibrary: @unchecked Sendable {
  typealias Parser = UnsafeMutableRawPointer
  typealias Event = UnsafeMutableRawPointer

  /// The library; nil where the system has none. Loads it when first asked.
  static let shared: YAMLLibrary? = YAMLLibrary()

  let initialize: @convention(c) (Parser) -> Int32
  let setInput: @convention(c) (Parser, UnsafePointer<UInt8>?, Int) -> Void
  let parse: @convention(c) (Parser, Event) -> Int32
  let deleteEvent: @convention(c) (Event) -> Void
  let deleteParser: @convention(c) (Parser) -> Void

  private init?() {
    guard let library = SharedLibrary(["libyaml-0.so.2", "libyaml-0.2.dylib"]),
      let initialize = library.function(
        "yaml_parser_initialize", as: (@convention(c) (Parser) -> Int32).self),
      let setInput = library.function(
        "yaml_parser_set_input_string", as: (@convention(c) (Parser, UnsafePointer<UInt8>?, Int) -> Void).self
      ),
      let parse = library.function("yaml_parser_parse", as: (@convention(c) (Parser, Event) -> Int32).self),
      let deleteEvent = library.function("yaml_event_delete", as: (@convention(c) (Event) -> Void).self),
      let deleteParser = library.function("yaml_parser_delete", as: (@convention(c) (Parser) -> Void).self)
    else { return nil }
    (self.initialize, self.setInput, self.parse) = (initialize, setInput, parse)
    (self.deleteEvent, self.deleteParser) = (deleteEvent, deleteParser)
  }
}
