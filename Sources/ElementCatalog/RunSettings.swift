/// What one run depends on besides the program and its data.
public struct RunSettings: Sendable {
  /// The platform that code sees.
  public enum Platform: String, Sendable, CaseIterable { case iOS, macOS, web }
  /// The platform.
  public var platform = Platform.iOS
  /// A BCP 47 language tag.
  public var locale = "en_US"
  /// True where the language of the locale is written from right to left.
  public var isRightToLeft: Bool {
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return Self.rightToLeft.contains(language)
  }
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
  ]
  /// True for dark.
  public var isDark = false
  /// The instant of `Date()`, in seconds since 1970.
  public var date: Double = 1_577_836_800
  /// The label of a button that is drawn held down.
  public var pressed: String?
  /// What a system symbol without a label is called, by its name.
  public var symbolLabel: @Sendable (_ name: String) -> String = { $0 }
  /// Whether `onAppear` runs.
  public var runsAppear = true

  /// The defaults.
  public init() {}
}
