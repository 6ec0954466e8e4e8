extension StandardLibrary {
  /// Fonts, texts and images, with the enums they use.
  static let textTypes: [LibraryType] = [
    LibraryType("Font", "How characters are drawn: a text style or a size, with weight and design."),
    LibraryType(
      "Font.Weight",
      cases: ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
      "How thick characters are."),
    LibraryType(
      "Font.Design", cases: ["default", "serif", "rounded", "monospaced"], "The family of a system font."),
    LibraryType(
      "Font.TextStyle",
      cases: [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
        "caption", "caption2",
      ], "The role that a text plays, which sets its size."),
    LibraryType("Text", "Styled characters, as a value and as a view."),
    LibraryType(
      "Text.TruncationMode", cases: ["head", "middle", "tail"],
      "Where characters are left out when a text does not fit."),
    LibraryType("Text.Case", cases: ["uppercase", "lowercase"], "The case into which a text is turned."),
    LibraryType(
      "Text.DateStyle", cases: ["time", "date", "relative", "offset", "timer"], "How a text shows a date."),
    LibraryType("SharePreview", "What stands for a thing where ways to share it are offered."),
    LibraryType("Image", "A picture or a symbol, as a value and as a view."),
    LibraryType("UIImage", aliases: ["NSImage"], "A picture as data, which an `Image` shows."),
    LibraryType(
      "Image.Scale", aliases: ["ImageScale"], cases: ["small", "medium", "large"],
      "The size of a symbol relative to its text."),
    LibraryType(
      "AsyncImagePhase", cases: ["empty", "success", "failure"],
      "Whether the picture of an AsyncImage has come: `.success(let image)`, `.failure(let error)`."),
    LibraryType("Error", "What went wrong."),
    LibraryType("LocalizedError", "An error that says itself what went wrong."),
    LibraryType("CancellationError", "What a task throws that was cancelled; code may throw it, too."),
    LibraryType("AttributedString", "Characters with looks of their own; in a Text they are drawn so."),
    LibraryType("AttributedString.MarkdownParsingOptions", "How Markdown is read."),
    LibraryType(
      "AttributedString.MarkdownParsingOptions.InterpretedSyntax",
      cases: ["full", "inlineOnly", "inlineOnlyPreservingWhitespace"], "What of Markdown is read."),
    LibraryType(
      "AttributedString.MarkdownParsingOptions.FailurePolicy",
      cases: ["throwError", "returnPartiallyParsedIfPossible"], "What becomes of Markdown with a fault."),
    LibraryType(
      "Image.TemplateRenderingMode", cases: ["template", "original"],
      "Whether an image keeps its colours or takes the foreground's."),
    LibraryType(
      "Image.Interpolation", cases: ["none", "low", "medium", "high"], "How a scaled image is smoothed."),
    LibraryType(
      "Image.ResizingMode", cases: ["tile", "stretch"], "How an image fills a place larger than itself."),
    LibraryType(
      "SymbolVariants", cases: symbolVariants,
      "The variant in which symbols are drawn."),
    LibraryType(
      "SymbolRenderingMode", cases: ["monochrome", "hierarchical", "multicolor", "palette"],
      "How the layers of a symbol are coloured."),
    LibraryType(
      "ContentSizeCategory", aliases: ["UIContentSizeCategory"],
      cases: [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
        "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
      ], "The size of text that the user prefers, by its older names."),
    LibraryType("Locale", "A language and region, such as `en_US`."),
    LibraryType("NSLocale", "What all languages and regions are; one of them is a `Locale`."),
    LibraryType(
      "Locale.MeasurementSystem", cases: ["metric", "us", "uk"], "The units in which people measure."),
    LibraryType("Locale.Language", "A language, and where it is spoken."),
    LibraryType(
      "Locale.HourCycle",
      cases: ["zeroToEleven", "oneToTwelve", "zeroToTwentyThree", "oneToTwentyFour"],
      "How hours are counted."),
    LibraryType(
      "Locale.Weekday",
      cases: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      "A day of the week."),
    LibraryType(
      "Locale.LanguageDirection",
      cases: ["unknown", "leftToRight", "rightToLeft", "topToBottom", "bottomToTop"],
      "The direction in which a language is written."),
    LibraryType("Locale.LanguageCode", "Which language it is."),
    LibraryType("Locale.Region", "A country or another part of the world."),
    LibraryType("Locale.Currency", "The money of a region."),
    LibraryType("Scanner", "Reads numbers and words of a text, one after the other."),
    LibraryType("NSPredicate", "A condition on a text, written as text."),
    LibraryType(
      "Unicode.Scalar", aliases: ["UnicodeScalar"], "One of the characters of Unicode that texts are made of."
    ),
    LibraryType("Unicode.Scalar.Properties", "What Unicode says of a character."),
    LibraryType(
      "DynamicTypeSize",
      cases: [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ], "The size of text that the user prefers."),
  ]
}
