import SourceModel

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
}
