import CLibXML2
import SourceModel

/// The second pass over a file: libxml2 says whether it is well-formed and whether it saw what the layout saw.
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

  /// Everything that the callbacks touch, at one fixed address.
  private struct Feed {
    var context: xmlParserCtxtPtr?
    var nodes = UnsafeMutableBufferPointer<XMLNode>(start: nil, count: 0)
    var length = 0
    /// How many start tags there were.
    var elements = 0
    /// How many attributes there were that the layout records.
    var attributes = 0
    /// True where attributes are looked at one by one, as some have prefixes.
    var hasPrefixes = false
    var verdict = Verdict()
  }

  private static let mostNotes = 100
  /// libxml2 keeps names for the life of a context and stops at 10 MB of them. A context is replaced after
  /// so many bytes of source, long before.
  private static let contextBudget = 4 * 1024 * 1024

  private let feed: UnsafeMutablePointer<Feed>
  private var bytesRead = 0

  /// A pass. Belongs to one thread.
  init() {
    xmlInitParser()
    feed = .allocate(capacity: 1)
    feed.initialize(to: Feed())
  }

  deinit {
    if let context = feed.pointee.context { xmlFreeParserCtxt(context) }
    feed.deinitialize(count: 1)
    feed.deallocate()
  }

  /// Reads a document of which `layout` is the layout.
  func read(_ text: borrowing PaddedText, _ layout: borrowing XMLLayout) -> Verdict {
    guard let context = context(for: text.count) else { return Verdict() }
    let feed = feed
    feed.pointee.nodes = layout.nodes.storage
    feed.pointee.length = text.count
    feed.pointee.elements = 0
    feed.pointee.attributes = 0
    feed.pointee.hasPrefixes = layout.hasPrefixes
    feed.pointee.verdict = Verdict()
    Self.parse(Self.endsAtNUL ? text.withRoom : text.bytes, in: context)
    var verdict = Verdict()
    swap(&verdict, &feed.pointee.verdict)
    verdict.isWellFormed =
      context.pointee.wellFormed == 1 && verdict.firstFault == nil
      && feed.pointee.elements == layout.elements && feed.pointee.attributes == layout.attributes.count
    return verdict
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>, in context: xmlParserCtxtPtr) {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    bytes.withMemoryRebound(to: CChar.self) { bytes in
      _ = xmlCtxtReadMemory(
        context, bytes.baseAddress, Int32(bytes.count), nil, nil, Int32(bitPattern: UInt32(options)))
    }
  }

  /// True where libxml2 takes a NUL behind the root element for the end of the document, as 2.9 does; see `PaddedText`.
  private static let endsAtNUL: Bool = {
    guard let context = xmlNewParserCtxt() else { return false }
    defer { xmlFreeParserCtxt(context) }
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    context.pointee.sax.pointee = handler
    let probe: [UInt8] = [0x3C, 0x61, 0x2F, 0x3E, 0x20, 0x00, 0x3C]
    probe.withUnsafeBufferPointer { parse($0, in: context) }
    return context.pointee.wellFormed == 1
  }()

  /// The context, replaced when it may hold too many names; nil if memory has run out.
  private func context(for count: Int) -> xmlParserCtxtPtr? {
    bytesRead += count
    if let context = feed.pointee.context {
      if bytesRead < Self.contextBudget { return context }
      xmlFreeParserCtxt(context)
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

  private static func startElement(
    _ feed: UnsafeMutablePointer<Feed>, _ name: Text, _ prefix: Text?, _ namespace: Text?,
    _ declared: Texts?, _ declaredCount: Int, _ values: Texts?, _ count: Int
  ) {
    feed.pointee.elements += 1
    if let prefix { noteElement(feed, prefix, namespace) }
    if declaredCount > 0, let declared { noteDefaultNamespace(feed, declared, declaredCount) }
    if feed.pointee.hasPrefixes, let values {
      noteAttributes(feed, values, count)
    } else {
      feed.pointee.attributes += count
    }
  }

  private static func bytes(_ text: Text) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
  }

  private static func hasColon(_ text: Text) -> Bool { bytes(text).contains(Byte.colon) }

  /// Notes a name with a prefix, or a namespace, at the element that was seen last.
  private static func note(
    _ feed: UnsafeMutablePointer<Feed>, _ subject: QualifiedName.Subject, _ prefix: [UInt8],
    _ namespace: Text?
  ) {
    guard feed.pointee.verdict.qualifiedNames.count < mostNotes else { return }
    var left = feed.pointee.elements
    let node = feed.pointee.nodes.firstIndex { node in
      if node.kind == .element { left -= 1 }
      return left == 0
    }
    // Where the layout saw fewer elements, the file is refused.
    guard let node else { return }
    feed.pointee.verdict.qualifiedNames.append(
      QualifiedName(
        subject: subject, node: XMLNodeID(node), namespace: namespace.map { Array(bytes($0)) },
        prefix: prefix))
  }

  private static func noteElement(
    _ feed: UnsafeMutablePointer<Feed>, _ prefix: Text, _ namespace: Text?
  ) {
    note(feed, .element, Array(bytes(prefix)), namespace)
  }

  private static func noteAttributes(
    _ feed: UnsafeMutablePointer<Feed>, _ values: Texts, _ count: Int
  ) {
    for position in 0..<count {
      guard let name = values[5 * position] else { continue }
      if let prefix = values[5 * position + 1] {
        note(feed, .attribute(name: Array(bytes(name))), Array(bytes(prefix)), values[5 * position + 2])
      } else if !hasColon(name) {
        feed.pointee.attributes += 1
      }
    }
  }

  private static func noteDefaultNamespace(
    _ feed: UnsafeMutablePointer<Feed>, _ declared: Texts, _ count: Int
  ) {
    for position in 0..<count where declared[2 * position] == nil {
      guard let namespace = declared[2 * position + 1], !XMLNamespaces.isOfScreens(namespace)
      else { continue }
      note(feed, .defaultNamespace, [], namespace)
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
      code: code, offset: min(max(offset, 0), feed.pointee.length),
      text: text.map { String(cString: $0) } ?? "")
    if isNamespace {
      feed.pointee.verdict.namespaceFaults.append(complaint)
    } else {
      feed.pointee.verdict.firstFault = complaint
    }
  }
}
