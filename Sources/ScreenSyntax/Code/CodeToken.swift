import SourceModel

/// One token: its kind and its bytes in the lexer's text.
struct CodeToken {
  var kind: CodeTokenKind = .end
  /// True if a line break stands between the previous token and this one.
  var newlineBefore = false
  /// True if white space or a comment stands before, or nothing at all.
  var spaceBefore = true
  var start = 0
  var end = 0
  /// The name of an identifier, reserved word, `$name` or operator word.
  var name = Name(id: 0)
}

/// Words of the code language that name nothing.
public enum ReservedWords {
  /// True for a word that cannot be the name of a local.
  public static func contains(_ word: Name) -> Bool { CodeKeywords.shared.kind(of: word) != .identifier }
}
