import SourceModel
/// Temporary.
public enum CodeValue: Sendable {
  case text(CodeID)
  case code(CodeID)
  case interpolation(CodeID)
  case binding(CodeID)
  case empty
}
/// Temporary.
public struct CodeParser {
  /// Temporary.
  public var tree = CodeTree()
  /// Temporary.
  public var diagnostics: [Diagnostic] = []
  /// Temporary.
  public init(file: FileID, bytes: [UInt8], names: NameCache) {}
  /// Temporary.
  public mutating func signature(in range: SourceRange, decoding: Bool) -> CodeID { .none }
  /// Temporary.
  public mutating func type(in range: SourceRange, decoding: Bool) -> CodeID { .none }
  public mutating func expression(in range: SourceRange, decoding: Bool) -> CodeID { .none }
  public mutating func statements(in range: SourceRange, decoding: Bool) -> CodeID { .none }
  public mutating func types(in range: SourceRange, decoding: Bool) -> CodeList { .empty }
  public mutating func patterns(in range: SourceRange, decoding: Bool) -> CodeList { .empty }
  public mutating func modifierChain(in range: SourceRange, decoding: Bool) -> CodeList { .empty }
  public mutating func closureBody(in range: SourceRange, decoding: Bool) -> CodeID { .none }
  public mutating func value(in range: SourceRange, decoding: Bool) -> CodeValue { .empty }
  public mutating func content(in range: SourceRange, decoding: Bool, preservesSpace: Bool) -> CodeValue { .empty }
}
/// Temporary
public struct XMLDocument: Sendable { public var source: SourceFile; public var tree: XMLTree; public var diagnostics: [Diagnostic]; public var isWellFormed: Bool }
public func decodedText(of range: SourceRange, in bytes: [UInt8]) -> [UInt8] { [] }
