/// Tells locales as the command line takes them.
public enum LocaleTag {
  /// True for words of ASCII letters and digits with `_` or `-` between them, the first of which is a language.
  public static func isTag(_ locale: String) -> Bool {
    let words = locale.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    return (2...8).contains(words[0].count) && words[0].allSatisfy { $0.isASCII && $0.isLetter }
      && words.dropFirst().allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
