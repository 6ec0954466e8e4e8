import SourceModel

extension DataForm {
  /// One document of YAML, its scalars read by YAML's core schema.
  public static let yaml = DataForm(
    endings: ["yaml", "yml"], .value, malformed: .dataMalformedYaml,
    words: Words(
      file: "the YAML", holder: "mapping", object: ("a mapping", "mapping"), array: "a sequence",
      writtenKey: { "`\($0):`" }),
    isLostWhenBroken: true,
    lacking: { YAMLLibrary.shared == nil ? ("libyaml", "libyaml-0-2") : nil }
  ) { bytes, _, _ in YAMLReader.rewrite(bytes) }
}

/// Reads one document of YAML, by the events of libyaml. What an alias stands for is written again at each of them, at most
/// `aliasLimit` bytes in all. Linear in the file and in what aliases add.
struct YAMLReader {
  /// The most bytes that aliases add: a few lines of aliases of aliases would fill any memory.
  static let aliasLimit = 16 << 20

  /// An open sequence or mapping.
  private struct Frame {
    var isMapping: Bool
    var isEmpty = true
    /// A key was read whose value comes next.
    var hasKey = false
    var anchor: String?
    /// Its first byte and token.
    var start: Int
    var firstToken: Int
    var opening: SourceRange
  }

  /// What an anchor names.
  private struct Anchored {
    var bytes: Range<Int>
    var tokens: Range<Int>
    var isScalar: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the text begins, after a byte order mark.
  private let base: Int
  private var text = RewrittenText()
  private var frames: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  private var aliased = 0
  private var documents = 0
  /// The last place that was asked about: characters and bytes from the start.
  private var known = (index: 0, offset: 0)

  /// Rewrites a file; without the library nothing is read.
  static func rewrite(_ bytes: UnsafeBufferPointer<UInt8>) -> RewrittenText {
    var reader = YAMLReader(bytes)
    reader.run()
    return reader.text
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    base = RewrittenText.start(of: bytes)
  }

  private mutating func run() {
    if let fault = RewrittenText.encodingFault(of: bytes, "YAML is") {
      text.faults.append(fault)
      return
    }
    if bytes.count == base { return failEmpty() }
    guard let library = YAMLLibrary.shared else { return }
    let parser = UnsafeMutableRawPointer.allocate(byteCount: YAMLFault.size, alignment: 16)
    let event = YAMLEvent(memory: .allocate(byteCount: YAMLEvent.size, alignment: 16))
    defer {
      parser.deallocate()
      event.memory.deallocate()
    }
    guard library.initialize(parser) == 1 else { return }
    defer { library.deleteParser(parser) }
    library.setInput(parser, bytes.baseAddress.map { $0 + base }, bytes.count - base)
    while text.faults.isEmpty {
      guard library.parse(parser, event.memory) == 1 else {
        failParse(YAMLFault(memory: parser))
        return
      }
      let isLast = event.kind == .streamEnd
      read(event)
      library.deleteEvent(event.memory)
      if isLast { break }
    }
    if documents == 0, text.faults.isEmpty { failEmpty() }
  }

  private mutating func failEmpty() {
    fail(
      SourceRange(bytes.count, bytes.count), "The file is empty, but model data is one value.",
      "Write a value, such as `[]`.")
  }

  private mutating func read(_ event: YAMLEvent) {
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 {
        fail(
          range(event), "A second document begins here, and a file of model data is one value.",
          "Put the values in one sequence.")
      }
    case .alias: writeAlias(event)
    case .scalar: writeScalar(event)
    case .sequenceStart: open(event, isMapping: false)
    case .mappingStart: open(event, isMapping: true)
    case .sequenceEnd, .mappingEnd: close()
    case .none, .streamStart, .streamEnd, .documentEnd: break
    }
  }

  // MARK: Places

  /// The offset of the byte at which a character begins.
  private mutating func offset(_ index: Int) -> Int {
    var (at, offset) = known
    func isInner(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    if offset < base { offset = base }
    while at < index, offset < bytes.count {
      offset += 1
      while isInner(offset) { offset += 1 }
      at += 1
    }
    while at > index, offset > base {
      offset -= 1
      while offset > base, isInner(offset) { offset -= 1 }
      at -= 1
    }
    known = (at, offset)
    return offset
  }

  /// Where an event stands: of a scalar of several lines the first.
  private mutating func range(_ event: YAMLEvent) -> SourceRange {
    let start = offset(event.start)
    if event.kind != .scalar, event.kind != .alias {
      return SourceRange(start, min(start + 1, bytes.count))
    }
    let end = offset(event.end)
    let line = bytes[start..<max(start, end)].firstIndex {
      $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn
    }
    return SourceRange(start, line ?? max(start, end))
  }

  private mutating func fail(_ range: SourceRange, _ message: String, _ help: String?) {
    text.faults.append(RewrittenText.Fault(range: range, message: message, help: help))
  }

  private mutating func failParse(_ found: YAMLFault) {
    // The offset of bytes that are no characters is counted after a byte order mark.
    let place = found.isOfBytes ? min(base + found.offset, bytes.count) : offset(found.place)
    let context = found.context.map { " " + $0 } ?? ""
    let isTab = place < bytes.count && bytes[place] == Ascii.tab
    var fault = RewrittenText.Fault(
      range: SourceRange(place, min(place + 1, bytes.count)),
      message: "This is no YAML: \(found.problem ?? "there is not memory enough")\(context).",
      help: isTab ? "Indent with spaces; YAML allows no tabs there." : nil)
    if found.context != nil, !found.isOfBytes {
      let start = offset(found.contextPlace)
      if start != place {
        fault.related = ("it begins here", SourceRange(start, min(start + 1, bytes.count)))
      }
    }
    text.faults.append(fault)
  }

  // MARK: Values

  /// Writes what stands before a value. False where the place takes none.
  private mutating func begin(_ event: YAMLEvent, isScalar: Bool) -> Bool {
    guard let last = frames.indices.last else { return true }
    if isKey, !isScalar {
      fail(
        range(event), "A key is text, but here a list or a mapping stands as one.", "Write the key as text.")
      return false
    }
    if frames[last].isMapping && frames[last].hasKey {
      text.append(Ascii.colon)
    } else if !frames[last].isEmpty {
      text.append(Ascii.comma)
    }
    return true
  }

  /// Notes that a value was written.
  private mutating func end() {
    guard let last = frames.indices.last else { return }
    frames[last].isEmpty = false
    if frames[last].isMapping { frames[last].hasKey.toggle() }
  }

  /// The next scalar is a key.
  private var isKey: Bool { frames.last.map { $0.isMapping && !$0.hasKey } ?? false }

  private mutating func writeScalar(_ event: YAMLEvent) {
    guard begin(event, isScalar: true) else { return }
    let characters = event.characters
    let place = range(event)
    let (start, token) = (text.bytes.count, text.origin.tokens.count)
    text.mark(place)
    switch isKey ? .string : kind(of: event, characters, place) {
    case .null: text.append("null")
    case .bool(let value):
      if value { text.append("true") } else { text.append("false") }
    case .number(let digits): text.bytes.append(contentsOf: digits.utf8)
    case .string: text.append(string: characters)
    }
    if let anchor = event.anchor {
      anchors[anchor] = Anchored(
        bytes: start..<text.bytes.count, tokens: token..<text.origin.tokens.count, isScalar: true)
    }
    end()
  }

  private mutating func kind(
    of event: YAMLEvent, _ characters: UnsafeBufferPointer<UInt8>, _ place: SourceRange
  ) -> YAMLScalar {
    guard let tag = event.tag else { return event.isPlain ? YAMLScalar(characters) : .string }
    switch tag {
    case "tag:yaml.org,2002:str", "!": return .string
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
      "tag:yaml.org,2002:null":
      return YAMLScalar(characters)
    // Every other tag makes a value of a type of somebody's own.
    case let other:
      fail(place, "The tag `\(other)` says nothing of model data.", "Remove it.")
      return .string
    }
  }

  private mutating func open(_ event: YAMLEvent, isMapping: Bool) {
    guard begin(event, isScalar: false) else { return }
    let place = range(event)
    if frames.count >= JSONScanner.depthLimit {
      return fail(
        place,
        "Sequences and mappings stand more than \(JSONScanner.depthLimit) deep inside each other here.",
        "Flatten the data.")
    }
    let anchor = event.anchor
    if let anchor { anchors[anchor] = nil }
    frames.append(
      Frame(
        isMapping: isMapping, anchor: anchor, start: text.bytes.count, firstToken: text.origin.tokens.count,
        opening: place))
    text.mark(place)
    text.append(isMapping ? Ascii.openBrace : Ascii.openBracket)
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    text.append(frame.isMapping ? Ascii.closeBrace : Ascii.closeBracket)
    if let anchor = frame.anchor {
      anchors[anchor] = Anchored(
        bytes: frame.start..<text.bytes.count, tokens: frame.firstToken..<text.origin.tokens.count,
        isScalar: false)
    }
    end()
  }

  /// Writes what an alias stands for once more. What is in it keeps its places; the whole stands where the alias does.
  private mutating func writeAlias(_ event: YAMLEvent) {
    let name = event.anchor ?? ""
    let place = range(event)
    guard let anchored = anchors[name] else {
      let isOpen = frames.contains { $0.anchor == name }
      return fail(
        place,
        isOpen ? "`*\(name)` stands inside of what it stands for." : "No anchor `&\(name)` stands before.",
        isOpen ? "Write what is meant." : "Write the anchor at the value that is meant, above.")
    }
    if isKey, !(anchored.isScalar && text.bytes[anchored.bytes.lowerBound] == Ascii.quote) {
      return fail(place, "A key is text, and `*\(name)` stands for none.", "Write the key as text.")
    }
    aliased += anchored.bytes.count
    if aliased > Self.aliasLimit {
      return fail(
        place, "Aliases make more than 16 MiB of this file, the most that is read.",
        "Write the data without them.")
    }
    guard begin(event, isScalar: anchored.isScalar) else { return }
    let moved = text.bytes.count - anchored.bytes.lowerBound
    for index in anchored.tokens {
      var token = text.origin.tokens[index]
      token.place = UInt32(truncatingIfNeeded: Int(token.place) + moved)
      if index == anchored.tokens.lowerBound { token.range = place }
      text.origin.tokens.append(token)
    }
    text.bytes.append(contentsOf: text.bytes[anchored.bytes])
    end()
  }
}
