import SourceModel

/// One file as read: its text, its tree and what is wrong with it as XML.
public struct XMLDocument: Sendable {
  /// The file in UTF-8. Where it is in no encoding we read, or too large, its bytes as they stand.
  public var source: SourceFile
  /// Its elements and texts; empty unless `isWellFormed`.
  public var tree: XMLTree
  /// What `tree` lies in.
  public let memory: TableMemory
  /// Findings of the rules `syntax/malformed-xml`, `encoding`, `doctype`, `limit`, and `unknown-element` and
  /// `unknown-attribute` for names in namespaces; in source order. A file gets at most twenty findings of
  /// malformed XML, and a hundred or so about namespaces.
  public var diagnostics: [Diagnostic]
  /// True for a well-formed XML 1.0 document without DOCTYPE and within the limits. Faults of namespaces are
  /// reported but do not count: an element with a prefix stands in the tree under its full name, such as
  /// `svg:path`, and an attribute with a prefix is left out.
  public var isWellFormed: Bool
}

/// Reads XML files into trees.
///
/// A linear scan (`XMLLayout`) finds where everything stands and refuses what libxml2 shall not see. Unless the scan
/// is certain that the file is well-formed, libxml2 decides, and so whether the scan is right (`LibXML2Pass`). Only
/// for a file that is not, a third and careful reader (`XMLFaultFinder`) says what is wrong where. No other file is
/// ever opened. One reader serves one thread and keeps its storage from file to file.
public final class XMLReader {
  /// The most bytes that a file may have; of a longer one the first of them suffice to refuse it.
  public static let fileLimit = XMLLimits.fileSize

  /// What the next tree lies in.
  private var memory: TableMemory
  /// How much room one memory has left at least when a file is read; most trees need less.
  private static let usualTree = 64 << 10
  /// Made for the first file that is not plain.
  private lazy var pass = LibXML2Pass()
  private var text = PaddedText()
  private var layout: XMLLayout

  /// A reader that interns names through `names`, the cache of the same thread.
  public init(names: NameCache, memory: TableMemory = TableMemory()) {
    self.memory = memory
    layout = XMLLayout(names: names)
  }

  /// Reads a file. `contents` are its bytes as stored; `path` and `file` are those for messages.
  public func read(path: String, contents: [UInt8], file: FileID) -> XMLDocument {
    if contents.count > XMLLimits.fileSize {
      let refusal = XMLRefusal(.fileSize, SourceRange(0, 1))
      return refused(path, contents, [refusal.diagnostic(in: file, [])])
    }
    return read(path, XMLEncoding(contents, file: file), file)
  }

  /// Reads a file that was read before: its bytes are UTF-8, also where it was stored in UTF-16 and says so.
  public func readAgain(_ source: SourceFile, file: FileID) -> XMLDocument {
    read(source.path, XMLEncoding(known: source.bytes, file: file), file)
  }

  private func read(_ path: String, _ encoding: XMLEncoding, _ file: FileID) -> XMLDocument {
    let bytes = encoding.bytes
    text.load(bytes)
    layout.scan(text)
    if memory.isNearlyFull(Self.usualTree) { memory = TableMemory(much: true) }
    if !encoding.faults.isEmpty || !layout.refusals.isEmpty {
      var findings = encoding.faults + layout.refusals.map { $0.diagnostic(in: file, bytes) }
      if encoding.isReadable && layout.refusals.isEmpty && layout.brokenAt != nil {
        findings += XMLFaultFinder.findings(in: bytes, file: file)
      }
      return refused(path, bytes, findings.sorted { $0.location.range.start < $1.location.range.start })
    }

    if layout.brokenAt != nil {
      let findings = XMLFaultFinder.findings(in: bytes, file: file)
      if !findings.isEmpty { return refused(path, bytes, findings) }
    }

    let verdict =
      layout.isCertain && !encoding.mayHoldNoncharacters
      ? LibXML2Pass.Verdict(isWellFormed: true) : pass.read(text, layout)
    if layout.brokenAt != nil || !verdict.isWellFormed {
      let findings = XMLFaultFinder.findings(in: bytes, file: file)
      let fallback = XMLFallback.finding(verdict.firstFault, brokenAt: layout.brokenAt, bytes, file)
      return refused(path, bytes, findings.isEmpty ? [fallback] : findings)
    }
    var findings = XMLFaultFinder.declarationFindings(in: bytes, file: file)
    if !findings.isEmpty { return refused(path, bytes, findings) }
    var tree = XMLTree()
    tree.nodes = memory.table(UnsafeBufferPointer(layout.nodes.storage))
    tree.attributes = memory.table(UnsafeBufferPointer(layout.attributes.storage))
    tree.directives = memory.table(layout.directives)
    if !verdict.qualifiedNames.isEmpty || !verdict.namespaceFaults.isEmpty {
      findings = XMLNamespaces(bytes: bytes, tree: tree, file: file).findings(verdict)
    }
    return XMLDocument(
      source: SourceFile(path: path, bytes: bytes), tree: tree, memory: memory, diagnostics: findings,
      isWellFormed: true)
  }

  private func refused(_ path: String, _ bytes: [UInt8], _ findings: [Diagnostic]) -> XMLDocument {
    XMLDocument(
      source: SourceFile(path: path, bytes: bytes), tree: XMLTree(), memory: memory, diagnostics: findings,
      isWellFormed: false)
  }
}

/// What is said where libxml2 refuses a file and we cannot tell why in our own words.
enum XMLFallback {
  /// A finding from libxml2's own complaint.
  static func finding(
    _ complaint: LibXML2Pass.Complaint?, brokenAt: Int?, _ bytes: [UInt8], _ file: FileID
  ) -> Diagnostic {
    let offset = min(complaint?.offset ?? brokenAt ?? 0, bytes.count)
    let reason = complaint.map { ": " + trimmed($0.text) } ?? ""
    return Diagnostic(
      .syntaxMalformedXml, .error, "The file cannot be read as XML from here on\(reason).",
      at: SourceLocation(file, SourceRange(offset, min(offset + 1, bytes.count))))
  }

  /// A message of libxml2 without its line break and full stop.
  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, last.isNewline || last == " " || last == "." { text.removeLast() }
    return String(text)
  }
}
