import SourceModel

/// How much one file may hold.
enum XMLLimits {
  /// Bytes in a file: 8 MiB.
  static let fileSize = 8 * 1024 * 1024
  /// Elements inside each other; the root counts as 1.
  static let depth = 256
  /// Attributes on one tag, namespace declarations among them.
  static let attributes = 1000
}

/// A reason for which a file never reaches libxml2.
struct XMLRefusal {
  /// What was found, with how much of it.
  enum Kind {
    case doctype
    case fileSize
    case depth(Int)
    case attributes(Int)
  }

  var kind: Kind
  var range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The finding as a user reads it, with its fix; `bytes` are those of the file.
  func diagnostic(in file: FileID, _ bytes: [UInt8]) -> Diagnostic {
    let location = SourceLocation(file, range)
    switch kind {
    case .doctype:
      return Diagnostic(
        .syntaxDoctype, .error,
        "A screen has no DOCTYPE. Entities and document types are never read, from here or elsewhere.",
        at: location,
        help: "Remove the declaration, and write characters themselves in place of its entities.",
        fixes: DocumentType(bytes, at: range).removal.map {
          [FixIt("Remove the DOCTYPE", .safe, [SourceEdit(SourceLocation(file, $0), "")])]
        } ?? [])
    case .fileSize:
      return Diagnostic(
        .syntaxLimit, .error,
        "The file has more than \(grouped(XMLLimits.fileSize)) bytes (8 MiB), which is the limit.",
        at: location, help: "Split it into several files. A declaration may stand in any file.")
    case .depth(let found):
      return Diagnostic(
        .syntaxLimit, .error,
        "Elements are nested \(grouped(found)) deep; the limit is \(XMLLimits.depth). "
          + "This is the first element past it.",
        at: location, help: "Move inner elements into a `View` of their own.")
    case .attributes(let found):
      return Diagnostic(
        .syntaxLimit, .error,
        "The tag has \(grouped(found)) attributes; the limit is \(grouped(XMLLimits.attributes)).",
        at: location, help: "Put what they hold into child elements, or into model data.")
    }
  }

  /// `8,388,608`.
  private func grouped(_ number: Int) -> String {
    var result = ""
    let digits = String(number)
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
