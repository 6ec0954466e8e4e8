import ScreenSemantics
import ScreenSyntax
import SourceModel

/// Lays screens out in the one canonical way.
///
/// Elements are indented by two blanks; attributes stand in the order of the language, `modifiers` behind them, on one line or
/// each on its own below the first; the modifiers of a long chain likewise. Code is laid out by `CodeFormatter`. Text,
/// comments, CDATA sections and references stay as they are written, and so does all that is not laid out: titles, mixed
/// content, and what `xml:space` preserves. What is laid out once stays so.
public enum ScreenFormatter {
  /// What formatting a file gives.
  public enum Outcome: Sendable {
    /// The file in the canonical layout, with the line ends that it had.
    case formatted([UInt8])
    /// What is wrong with the file, which stays as it is.
    case refused([Diagnostic])
  }

  /// The line length unless another is wished for.
  public static let usualLineLength = 120

  /// Formats one document; a line has at most `lineLength` characters where it can be broken. A file that is not
  /// well-formed, or whose code cannot be read, is refused. Linear in its length.
  public static func format(_ document: XMLDocument, file: FileID, lineLength: Int, names: NameCache)
    -> Outcome
  {
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard document.isWellFormed, errors.isEmpty else { return .refused(errors) }
    let bytes = document.source.bytes
    var writer = MarkupWriter(document, file: file, lineLength: lineLength, names: names)
    let text = writer.write()
    if !writer.faults.isEmpty { return .refused(writer.faults) }
    guard bytes.contains(Byte.carriageReturn) else { return .formatted(text) }
    let hasReturns =
      bytes.firstIndex(of: Byte.lineFeed).map { $0 > 0 && bytes[$0 - 1] == Byte.carriageReturn } ?? false
    return .formatted(ended(text, byReturns: hasReturns))
  }

  /// A text whose lines end in a line feed, or in a carriage return and a line feed.
  private static func ended(_ bytes: [UInt8], byReturns: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 32)
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == Byte.carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != Byte.lineFeed)
      if byte == Byte.lineFeed || isLoneReturn {
        text.append(contentsOf: byReturns ? [Byte.carriageReturn, Byte.lineFeed] : [Byte.lineFeed])
      } else if byte != Byte.carriageReturn {
        text.append(byte)
      }
    }
    return text
  }
}
