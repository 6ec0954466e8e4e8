import SourceModel

/// Says what keeps a file from being well-formed XML, fault by fault, each at its exact place.
///
/// A strict reader of XML 1.0, fifth edition, without DOCTYPE, that goes on after a fault where it can tell
/// how. What might only follow from an earlier fault is not reported. Runs only on files that are known to be
/// faulty; time and memory are linear in the file.
struct XMLFaultFinder {
  /// Findings after which the rest of a file is not read.
  static let most = 20

  struct OpenTag {
    var name: SourceRange
    var text: ArraySlice<UInt8>
  }

  let bytes: [UInt8]
  let file: FileID
  var at = 0
  var faults: [Diagnostic] = []
  var open: [OpenTag] = []
  var root: SourceRange?
  /// Names of elements that were closed by the end tag of an element around them.
  var closedFromOutside: [ArraySlice<UInt8>] = []
  /// False once a tag was so broken that it is unknown which elements are open.
  var knowsNesting = true
  /// True once a `<` that starts no tag was found: end tags may belong to it.
  var sawLoneLess = false

  private init(_ bytes: [UInt8], _ file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  /// The faults of UTF-8 text without NUL, in source order; empty for a well-formed document.
  static func findings(in bytes: [UInt8], file: FileID) -> [Diagnostic] {
    var finder = XMLFaultFinder(bytes, file)
    finder.readDocument()
    let inOrder = finder.faults.sorted { $0.location.range.start < $1.location.range.start }
    return Array(inOrder.prefix(most))
  }

  /// The faults of the XML declaration alone, of which libxml2 lets some pass (`version="1."`). The one that
  /// every editor writes costs nothing.
  static func declarationFindings(in bytes: [UInt8], file: FileID) -> [Diagnostic] {
    let isUsual = bytes.withUnsafeBufferPointer {
      !$0.has("<?xml", at: 0) || $0.has("<?xml version=\"1.0\"?>", at: 0)
        || $0.has("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", at: 0)
    }
    if isUsual { return [] }
    var finder = XMLFaultFinder(bytes, file)
    finder.readXMLDeclaration()
    return finder.faults
  }

  private mutating func readDocument() {
    readXMLDeclaration()
    while at < bytes.count && faults.count < Self.most {
      switch bytes[at] {
      case Byte.less: readMarkup()
      case _ where open.isEmpty && knowsNesting: readOutsideText()
      case Byte.ampersand: readReference()
      case Byte.bracketClose where has("]]>"):
        fault(
          SourceRange(at, at + 3), "`]]>` may only end a CDATA section.",
          help: "Write `]]&gt;`.", fix: ("Write `]]&gt;`", .safe, "]]&gt;"))
        at += 3
      default: readCharacter()
      }
    }
    if faults.count < Self.most { readEnd() }
  }

  private mutating func readEnd() {
    if let last = open.last, knowsNesting {
      let name = text(last.text)
      let around = open.dropLast().reversed().prefix(5).map { tag in
        RelatedPlace("`<\(text(tag.text))>` is open too", location(tag.name))
      }
      fault(
        SourceRange(last.name.start - 1, last.name.end),
        "The element `<\(name)>` is never closed: the file ends without `</\(name)>`.", related: around,
        help: "Write `</\(name)>` where the element ends.")
    } else if root == nil && faults.isEmpty {
      fault(
        SourceRange(0, min(1, bytes.count)), "The file holds no element; an XML file has one root element.",
        help: "Write one, such as `<Screen name=\"…\">`, or remove the file.")
    }
  }

  // MARK: Text

  private mutating func readOutsideText() {
    if bytes[at].isXMLSpace {
      at += 1
      return
    }
    let start = at
    while at < bytes.count && bytes[at] != Byte.less { at += 1 }
    var end = at
    while bytes[end - 1].isXMLSpace { end -= 1 }
    let place = root == nil ? "before" : "after"
    fault(
      SourceRange(start, end), "Text stands \(place) the root element. Outside of it only comments may.",
      related: root.map { [RelatedPlace("the root element starts here", location($0))] } ?? [],
      help: "Move the text into the root element, or remove it.")
  }

  /// Steps over one character; reports one that XML does not allow.
  mutating func readCharacter() {
    let (code, length) = scalar(at)
    if !XMLCharacters.isAllowed(code) {
      fault(
        SourceRange(at, at + length), "The character \(XMLCharacters.notation(code)) cannot stand in XML.",
        help: "Remove the character.")
    }
    at += length
  }

  /// Steps over text up to `mark` and past it; false, with the cursor at the end, if there is none.
  private mutating func readThrough(_ mark: StaticString) -> Bool {
    while at < bytes.count && faults.count < Self.most {
      if has(mark) {
        at += mark.utf8CodeUnitCount
        return true
      }
      readCharacter()
    }
    return faults.count >= Self.most
  }

  // MARK: Markup

  private mutating func readMarkup() {
    if has("<!--") {
      readComment()
    } else if has("<![CDATA[") {
      readCDATA()
    } else if has("<?") {
      readInstruction()
    } else if has("</") {
      readEndTag()
    } else if has("<!") {
      readUnknownDeclaration()
    } else if XMLCharacters.startsName(scalar(at + 1).code) {
      readStartTag()
    } else {
      let isText = !open.isEmpty || !knowsNesting
      fault(
        SourceRange(at, at + 1), "A name must follow `<` at once, or `/`, `!`, `?`.",
        help: isText ? "Write `&lt;` where the character itself is meant." : "Remove the character.",
        fix: isText ? ("Write `&lt;`", .suggested, "&lt;") : nil)
      sawLoneLess = true
      at += 1
    }
  }

  private mutating func readComment() {
    let start = at
    at += 4
    var isFaulty = false
    while at < bytes.count && faults.count < Self.most {
      guard has("--") else {
        readCharacter()
        continue
      }
      if has("-->") {
        at += 3
        return
      }
      if !isFaulty {
        fault(
          SourceRange(at, at + 2), "`--` cannot stand inside a comment; only `-->` may end it.",
          related: [RelatedPlace("the comment starts here", location(SourceRange(start, start + 4)))],
          help: "Write one hyphen, or separate the two by a blank.")
        isFaulty = true
      }
      at += 1
    }
    if at >= bytes.count && !isFaulty { reportUnclosed(start, "<!--", "comment", "-->") }
    knowsNesting = knowsNesting && at < bytes.count
  }

  private mutating func readCDATA() {
    let start = at
    at += 9
    if open.isEmpty && knowsNesting {
      fault(
        SourceRange(start, start + 9), "A CDATA section stands outside the root element.",
        help: "Move it into the root element, or remove it.")
    }
    if !readThrough("]]>") { reportUnclosed(start, "<![CDATA[", "CDATA section", "]]>") }
  }

  private mutating func reportUnclosed(_ start: Int, _ mark: StaticString, _ what: String, _ end: String) {
    knowsNesting = false
    fault(
      SourceRange(start, start + mark.utf8CodeUnitCount),
      "The \(what) is never closed: no `\(end)` follows.", help: "Write `\(end)` where it ends.")
  }

  private mutating func readInstruction() {
    let start = at
    at += 2
    let name = readName()
    if name.isEmpty {
      fault(
        SourceRange(start, start + 2), "A name must follow `<?` at once.",
        help: "Write `&lt;?` for the characters themselves, or remove the instruction.")
    } else if name.count == 3 && name.map({ $0 | 0x20 }).elementsEqual("xml".utf8) {
      let isExact = name.elementsEqual("xml".utf8)
      fault(
        SourceRange(start, at),
        isExact
          ? "The XML declaration may only stand at the very start of a file."
          : "The name `\(text(name))` is kept for XML itself; its declaration is written `<?xml`.",
        help: isExact && start < 200 && root == nil
          ? "Remove what stands before it, blanks and empty lines as well." : "Remove it.")
    } else if at < bytes.count && !bytes[at].isXMLSpace && !has("?>") {
      let (code, length) = scalar(at)
      fault(
        SourceRange(at, at + length),
        "`\(display(code))` cannot stand in the name of a processing instruction.",
        help: "Write a blank after the name.")
    }
    if !readThrough("?>") { reportUnclosed(start, "<?", "processing instruction", "?>") }
  }

  private mutating func readUnknownDeclaration() {
    let start = at
    at += 2
    let name = readName()
    if name.count == 7 && name.map({ $0 & 0xDF }).elementsEqual("DOCTYPE".utf8) {
      faults.append(XMLRefusal(.doctype, SourceRange(start, at)).diagnostic(in: file, bytes))
      knowsNesting = false
      at = bytes.count
      return
    }
    fault(
      SourceRange(start, at), "`<!\(text(name))` starts nothing that may stand here.",
      help: name.isEmpty && !open.isEmpty
        ? "Comments are written `<!-- … -->`; for the character itself, write `&lt;`."
        : "Remove it. Comments are written `<!-- … -->`.")
    while at < bytes.count && bytes[at] != Byte.greater && bytes[at] != Byte.less { at += 1 }
    if at < bytes.count && bytes[at] == Byte.greater { at += 1 }
  }
}
