import CLibXML2
import SourceModel

/// The second pass over a file: libxml2 says whether it is well-formed and names its nodes.
///
/// Only the SAX2 interface is used, with handlers for start tags and errors and nothing else, so that no
/// document is built and nothing but the given bytes is ever read. One parser context serves many files.
final class LibXML2Pass {
  /// What libxml2 made of one file.
  struct Verdict {
    /// True where the file is well-formed XML 1.0; faults of namespaces do not count.
    var isWellFormed = false
    /// libxml2's first complaint about well-formedness.
    var firstFault: Complaint?
    /// Complaints about namespaces other than prefixes that are not declared; the first hundred.
    var namespaceFaults: [Complaint] = []
    /// Names with prefixes, and namespaces brought in, in document order; the first hundred.
    var qualifiedNames: [QualifiedName] = []
  }

  /// One message of libxml2, in its own words.
  struct Complaint {
    var code: Int32
    var offset: Int
    var text: String
  }

  /// A name in a namespace of its own, or the declaration of the default namespace.
  struct QualifiedName {
    enum Subject {
      case element
      case attribute(name: [UInt8])
      case defaultNamespace
    }

    var subject: Subject
    /// The element that it is on.
    var node: XMLNodeID
    /// The namespace; nil for a prefix that is not declared.
    var namespace: [UInt8]?
    /// The part before the colon.
    var prefix: [UInt8]
  }

  private struct CachedName {
    var key: UnsafePointer<UInt8>?
    var name: Name
  }

  /// Everything that the callbacks touch, at one fixed address.
  private struct Feed {
    var context: xmlParserCtxtPtr?
    var nodes = UnsafeMutableBufferPointer<XMLNode>(start: nil, count: 0)
    var attributes = UnsafeMutableBufferPointer<XMLAttribute>(start: nil, count: 0)
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The node that the next start tag is looked for from.
    var cursor = 0
    /// False once libxml2 and the layout saw different tags.
    var agrees = true
    var cache: UnsafeMutableBufferPointer<CachedName>
    let names: NameCache
    var verdict = Verdict()
  }

  private static let cacheSize = 1024
  private static let mostNotes = 100
  /// libxml2 keeps names for the life of a context and stops at 10 MB of them. A context is replaced after
  /// so many bytes of source, long before.
  private static let contextBudget = 4 * 1024 * 1024
  /// libxml2 asks for more input at every token while fewer than 250 bytes are left. So many blanks behind the
  /// document, where they are allowed and complete nothing, spare it that: a tenth of its work on a file of 3 KB.
  private static let padding = 256

  private let feed: UnsafeMutablePointer<Feed>
  private var bytesRead = 0
  /// The document with blanks behind it.
  private var padded: [CChar] = []

  /// A pass whose names come from `names`. Belongs to one thread.
  init(names: NameCache) {
    xmlInitParser()
    let cache = UnsafeMutableBufferPointer<CachedName>.allocate(capacity: Self.cacheSize)
    cache.initialize(repeating: CachedName(key: nil, name: .none))
    feed = .allocate(capacity: 1)
    feed.initialize(to: Feed(cache: cache, names: names))
  }

  deinit {
    if let context = feed.pointee.context { xmlFreeParserCtxt(context) }
    feed.pointee.cache.deallocate()
    feed.deinitialize(count: 1)
    feed.deallocate()
  }

  /// Reads `bytes` and writes the names of `nodes` and `attributes`, which a layout of the same bytes made.
  func read(
    _ bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeMutableBufferPointer<XMLNode>,
    attributes: UnsafeMutableBufferPointer<XMLAttribute>
  ) -> Verdict {
    guard let context = context(for: bytes.count) else { return Verdict() }
    let feed = feed
    feed.pointee.nodes = nodes
    feed.pointee.attributes = attributes
    feed.pointee.bytes = bytes
    feed.pointee.cursor = 0
    feed.pointee.agrees = true
    feed.pointee.verdict = Verdict()
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    padded.removeAll(keepingCapacity: true)
    bytes.withMemoryRebound(to: CChar.self) { padded.append(contentsOf: $0) }
    padded.append(contentsOf: repeatElement(CChar(Byte.blank), count: Self.padding))
    padded.withUnsafeBufferPointer { text in
      _ = xmlCtxtReadMemory(
        context, text.baseAddress, Int32(text.count), nil, nil, Int32(bitPattern: UInt32(options)))
    }
    var verdict = Verdict()
    swap(&verdict, &feed.pointee.verdict)
    verdict.isWellFormed =
      context.pointee.wellFormed == 1 && verdict.firstFault == nil && feed.pointee.agrees
      && Self.nextElement(feed) == nil
    return verdict
  }

  /// The context, replaced when it may hold too many names; nil if memory has run out.
  private func context(for count: Int) -> xmlParserCtxtPtr? {
    bytesRead += count
    if let context = feed.pointee.context {
      if bytesRead < Self.contextBudget { return context }
      xmlFreeParserCtxt(context)
      feed.pointee.cache.update(repeating: CachedName(key: nil, name: .none))
      feed.pointee.context = nil
    }
    bytesRead = count
    guard let context = xmlNewParserCtxt() else { return nil }
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { feed, name, prefix, space, spaceCount, spaces, count, _, attributes in
      guard let feed = feed?.assumingMemoryBound(to: Feed.self), let name else { return }
      LibXML2Pass.startElement(
        feed, name, prefix, space, spaces, Int(spaceCount), attributes, Int(count))
    }
    handler.serror = { feed, error in
      guard let feed = feed?.assumingMemoryBound(to: Feed.self), let error else { return }
      guard error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      LibXML2Pass.complain(
        feed, code: error.pointee.code, text: error.pointee.message,
        isNamespace: error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue))
    }
    context.pointee.sax.pointee = handler
    context.pointee.userData = UnsafeMutableRawPointer(feed)
    feed.pointee.context = context
    return context
  }

  // MARK: Callbacks

  private typealias Text = UnsafePointer<UInt8>
  private typealias Texts = UnsafeMutablePointer<UnsafePointer<UInt8>?>

  @inline(__always)
  private static func nextElement(_ feed: UnsafeMutablePointer<Feed>) -> Int? {
    var cursor = feed.pointee.cursor
    let nodes = feed.pointee.nodes
    while cursor < nodes.count && nodes[cursor].kind != .element { cursor += 1 }
    return cursor < nodes.count ? cursor : nil
  }

  private static func startElement(
    _ feed: UnsafeMutablePointer<Feed>, _ name: Text, _ prefix: Text?, _ namespace: Text?,
    _ declared: Texts?, _ declaredCount: Int, _ values: Texts?, _ count: Int
  ) {
    guard let index = nextElement(feed) else {
      feed.pointee.agrees = false
      return
    }
    feed.pointee.cursor = index + 1
    let nodes = feed.pointee.nodes
    if let prefix {
      nodes[index].name = qualified(feed, index, name, prefix, namespace)
    } else {
      nodes[index].name = interned(feed, name)
    }
    if declaredCount > 0, let declared {
      noteDefaultNamespace(feed, index, declared, declaredCount)
    }
    let first = Int(nodes[index].firstAttribute)
    let end = first + Int(nodes[index].attributeCount)
    guard let values else {
      if end > first { feed.pointee.agrees = false }
      return
    }
    let attributes = feed.pointee.attributes
    var next = first
    for position in 0..<count {
      guard let name = values[5 * position] else { continue }
      if let prefix = values[5 * position + 1] {
        noteAttribute(feed, index, name, prefix, values[5 * position + 2])
      } else if next < end && !(end - next < count - position && hasColon(name)) {
        attributes[next].name = interned(feed, name)
        next += 1
      } else if !hasColon(name) {
        feed.pointee.agrees = false
      }
    }
    if next != end { feed.pointee.agrees = false }
  }

  /// The name at an address in libxml2's dictionary, which is the same for equal names of one context.
  @inline(__always)
  private static func interned(_ feed: UnsafeMutablePointer<Feed>, _ text: Text) -> Name {
    let slot = Int(bitPattern: UInt(bitPattern: text) ^ UInt(bitPattern: text) >> 10) & (cacheSize - 1)
    let entry = feed.pointee.cache[slot]
    if entry.key == text { return entry.name }
    let name = feed.pointee.names.intern(bytes(text))
    feed.pointee.cache[slot] = CachedName(key: text, name: name)
    return name
  }

  private static func bytes(_ text: Text) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
  }

  private static func hasColon(_ text: Text) -> Bool { bytes(text).contains(Byte.colon) }

  /// Notes an element with a prefix, and gives its name with the prefix, as written.
  private static func qualified(
    _ feed: UnsafeMutablePointer<Feed>, _ index: Int, _ name: Text, _ prefix: Text, _ namespace: Text?
  ) -> Name {
    note(
      feed,
      QualifiedName(
        subject: .element, node: XMLNodeID(Int32(index)), namespace: namespace.map { Array(bytes($0)) },
        prefix: Array(bytes(prefix))))
    let full = Array(bytes(prefix)) + [Byte.colon] + Array(bytes(name))
    return full.withUnsafeBufferPointer { feed.pointee.names.intern($0) }
  }

  private static func note(_ feed: UnsafeMutablePointer<Feed>, _ name: QualifiedName) {
    if feed.pointee.verdict.qualifiedNames.count < mostNotes {
      feed.pointee.verdict.qualifiedNames.append(name)
    }
  }

  private static func noteAttribute(
    _ feed: UnsafeMutablePointer<Feed>, _ index: Int, _ name: Text, _ prefix: Text, _ namespace: Text?
  ) {
    note(
      feed,
      QualifiedName(
        subject: .attribute(name: Array(bytes(name))), node: XMLNodeID(Int32(index)),
        namespace: namespace.map { Array(bytes($0)) }, prefix: Array(bytes(prefix))))
  }

  private static func noteDefaultNamespace(
    _ feed: UnsafeMutablePointer<Feed>, _ index: Int, _ declared: Texts, _ count: Int
  ) {
    for position in 0..<count where declared[2 * position] == nil {
      guard let namespace = declared[2 * position + 1] else { continue }
      note(
        feed,
        QualifiedName(
          subject: .defaultNamespace, node: XMLNodeID(Int32(index)), namespace: Array(bytes(namespace)),
          prefix: []))
    }
  }

  private static func complain(
    _ feed: UnsafeMutablePointer<Feed>, code: Int32, text: UnsafeMutablePointer<CChar>?, isNamespace: Bool
  ) {
    if isNamespace {
      guard code != Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue),
        feed.pointee.verdict.namespaceFaults.count < mostNotes
      else { return }
    } else if feed.pointee.verdict.firstFault != nil {
      return
    }
    var offset = 0
    if let input = feed.pointee.context?.pointee.input, let current = input.pointee.cur,
      let base = input.pointee.base
    {
      offset = current - base + Int(input.pointee.consumed)
    }
    let complaint = Complaint(
      code: code, offset: min(max(offset, 0), feed.pointee.bytes.count),
      text: text.map { String(cString: $0) } ?? "")
    if isNamespace {
      feed.pointee.verdict.namespaceFaults.append(complaint)
    } else {
      feed.pointee.verdict.firstFault = complaint
    }
  }
}
