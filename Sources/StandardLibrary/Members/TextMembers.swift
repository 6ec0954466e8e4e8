import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// Texts as values.
  static let textMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "Text",
      "init(_ content: String, tableName: String? = nil, bundle: Bundle? = nil, comment: String? = nil)",
      "A text; where its translation is looked for, and a note for translators, change nothing."
    ) { call in
      // A literal comes as a text where Markdown in it says more than its words.
      Value(call.content(0, TextValue.self) ?? TextValue(call.string(0)))
    },
    LibraryMember(.initializer, of: "Text", "init(_ image: Image)", "An image as a text.") { call in
      Value(call.content(0, ImageValue.self).map { TextValue($0) } ?? TextValue(""))
    },
    LibraryMember(
      .initializer, of: "Text", "init(verbatim content: String)", "A text that is never translated."
    ) { call in
      Value(TextValue(call.string(0)))
    },
    LibraryMember(
      .method, of: "Text", "accessibilityLabel(_ label: String) -> Text",
      "The text, for which a screen reader speaks other words."
    ) { call in call.text { $0.spoken = call.string(0) } },
    LibraryMember(
      .method, of: "Text", "accessibilityLabel(_ label: Text) -> Text",
      "The text, for which a screen reader speaks another."
    ) { call in call.text { $0.spoken = call.content(0, TextValue.self)?.text } },
    LibraryMember(
      .method, of: "Text", "accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text",
      since: .since(iOS: 15, macOS: 12), "The text as a heading."
    ) { call in call.text { $0.isHeading = true } },
    spoken(
      "accessibilityTextContentType(_ value: AccessibilityTextContentType)",
      "of which it is known what kind it is"),
    spoken("speechAdjustedPitch(_ value: Double)", "which a screen reader speaks higher or lower"),
    spoken(
      "speechAlwaysIncludesPunctuation(_ value: Bool = true)",
      "of which a screen reader speaks the punctuation"),
    spoken(
      "speechAnnouncementsQueued(_ value: Bool = true)", "before which a screen reader finishes what it says"),
    spoken(
      "speechSpellsOutCharacters(_ value: Bool = true)",
      "of which a screen reader speaks one character after the other"),
    LibraryMember(.method, of: "Text", "font(_ font: Font?) -> Text", "The text in a font.") { call in
      let font = call.content(0, FontValue.self)
      return call.styled { if $0.font == nil { $0.font = font } }
    },
    LibraryMember(
      .method, of: "Text", "fontWeight(_ weight: Font.Weight?) -> Text", "The text in a weight."
    ) { call in
      let weight = call.weight(0)
      return call.styled { if $0.weight == nil { $0.weight = weight } }
    },
    LibraryMember(
      .method, of: "Text", "fontDesign(_ design: Font.Design?) -> Text", "The text in a family."
    ) { call in
      let design = call.design(0)
      return call.styled { if $0.design == nil { $0.design = design } }
    },
    LibraryMember(.method, of: "Text", "bold(_ isActive: Bool = true) -> Text", "The text in bold.") { call in
      let isActive = call.isOmitted(0) || call.bool(0)
      return call.styled { if isActive && $0.weight == nil { $0.weight = .bold } }
    },
    LibraryMember(.method, of: "Text", "italic(_ isActive: Bool = true) -> Text", "The text, slanted.") {
      call in
      let isActive = call.isOmitted(0) || call.bool(0)
      return call.styled { if isActive { $0.italic = true } }
    },
    LibraryMember(
      .method, of: "Text",
      "underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text",
      "The text with a line below; a pattern is drawn as a line."
    ) { call in
      let isActive = call.isOmitted(0) || call.bool(0)
      return call.styled { if isActive { $0.lines.insert(.underline) } }
    },
    LibraryMember(
      .method, of: "Text",
      "strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text",
      "The text struck through; a pattern is drawn as a line."
    ) { call in
      let isActive = call.isOmitted(0) || call.bool(0)
      return call.styled { if isActive { $0.lines.insert(.strikethrough) } }
    },
    LibraryMember(.method, of: "Text", "monospaced() -> Text", "The text in characters of one width.") {
      call in
      call.styled { if $0.design == nil { $0.design = .monospaced } }
    },
    LibraryMember(
      .method, of: "Text", "monospacedDigit() -> Text", "The text with digits of one width."
    ) { call in
      call.styled { $0.font?.monospacedDigits = true }
    },
    LibraryMember(
      .method, of: "Text", "kerning(_ kerning: Double) -> Text",
      "The text with extra room between characters."
    ) { call in
      let kerning = call.double(0)
      return call.styled { if $0.kerning == nil { $0.kerning = kerning } }
    },
    LibraryMember(
      .method, of: "Text", "tracking(_ tracking: Double) -> Text",
      "The text with extra room between characters."
    ) { call in
      let kerning = call.double(0)
      return call.styled { if $0.kerning == nil { $0.kerning = kerning } }
    },
    LibraryMember(
      .method, of: "Text", "foregroundColor(_ color: Color?) -> Text", "The text in a colour."
    ) { call in
      let color = call.color(0)
      return call.styled { if $0.color == nil { $0.color = color } }
    },
    LibraryMember(
      .method, of: "Text", "foregroundStyle(_ style: ShapeStyle) -> Text",
      "The text in a colour or gradient."
    ) { call in
      let style = call.arguments[0].unshaded
      let gradient = style.content(GradientValue.self)
      var color = gradient?.gradient.colors.first
      if case .color(let plain) = style { color = plain }
      let styled = call.styled {
        if $0.color == nil {
          $0.color = color
          $0.gradient = gradient
        }
      }
      guard let shadows = call.content(0, ShadedValue.self)?.shadows,
        var text = styled.content(TextValue.self)
      else { return styled }
      text.shadows += shadows
      return Value(text)
    },
    LibraryMember(
      .initializer, of: "Image", "init(_ name: String, bundle: Bundle? = nil)",
      "A picture of the package; all pictures are in it, whatever the bundle."
    ) { call in
      Value(ImageValue(source: .asset, name: call.string(0)))
    },
    LibraryMember(
      .initializer, of: "Image", "init(_ name: String, bundle: Bundle? = nil, label: Text)",
      "A picture of the package, with what is read aloud."
    ) { call in
      var image = ImageValue(source: .asset, name: call.string(0))
      image.label = call.content(2, TextValue.self)?.text
      return Value(image)
    },
    LibraryMember(
      .initializer, of: "Image", "init(decorative name: String, bundle: Bundle? = nil)",
      "A picture of the package that is not read aloud."
    ) { call in
      var image = ImageValue(source: .asset, name: call.string(0))
      image.isDecorative = true
      return Value(image)
    },
    LibraryMember(
      .property, of: "AsyncImagePhase", "image: Image?", "The picture, or nil where it has not come."
    ) { call in
      call.receiver.content(PhaseValue.self)?.image.map { Value($0) } ?? .null
    },
    LibraryMember(
      .property, of: "AsyncImagePhase", "error: Error?", "What went wrong; nil, as nothing is loaded here."
    ) { _ in .null },
    LibraryMember(
      .property, of: "Error", "localizedDescription: String", "What went wrong, in words."
    ) { call in .string(try call.host.reason(of: call.receiver)) },
    LibraryMember(
      .property, of: "Error", "_code: Int", isTotal: true,
      "What went wrong, as a number: of a case of one's own the place, from 0."
    ) { $0.codeOfError },
    said("errorDescription", "What went wrong, as the error says it."),
    said("failureReason", "Why it went wrong, as the error says it."),
    said("recoverySuggestion", "What helps, as the error says it."),
    said("helpAnchor", "Where help is found, as the error says it."),
    LibraryMember(.initializer, of: "CancellationError", "init()", "That a task was cancelled.") { _ in
      Value(CancellationValue())
    },
    LibraryMember(.initializer, of: "Image", "init(systemName: String)", "A symbol.") { call in
      Value(ImageValue(source: .symbol, name: call.string(0)))
    },
    LibraryMember(
      .initializer, of: "Image", "init(systemName: String, variableValue: Double?)",
      since: .since(iOS: 16, macOS: 13), "A symbol that is filled in part; here it is drawn as a whole."
    ) { call in
      Value(ImageValue(source: .symbol, name: call.string(0)))
    },
    LibraryMember(
      .method, of: "Image",
      "resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image",
      "The image, filling the place it is given."
    ) { call in
      call.image { $0.isResizable = true }
    },
    LibraryMember(
      .method, of: "Image", "renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image",
      "The image in its own colours or in the foreground's."
    ) { call in
      let mode = call.choice(0).flatMap { ImageValue.RenderingMode(rawValue: Int32(clamping: $0)) }
      return call.image { $0.renderingMode = mode }
    },
    LibraryMember(.initializer, of: "EmptyView", "init()", "A view that shows nothing.") { _ in
      Value(EmptyViewValue())
    },
    LibraryMember(
      .initializer, of: "SharePreview", "init(_ title: String, image: Image? = nil, icon: Image? = nil)",
      isTotal: true, since: .since(iOS: 16, macOS: 13), "What stands for a thing: a title, and pictures."
    ) { call in
      .opaque(
        OpaqueBox(
          type: .library("SharePreview"), content: call.string(0),
          description: "SharePreview(\(call.string(0)))"
        ))
    },
  ]
}

extension StandardLibrary {
  /// What changes how a text is spoken, which no page shows.
  private static func spoken(_ signature: String, _ effect: String) -> LibraryMember {
    LibraryMember(
      .method, of: "Text", signature + " -> Text", since: .since(iOS: 15, macOS: 12), "The text, \(effect)."
    ) { call in call.receiver }
  }
}

extension LibraryCall {
  /// The receiver with a change.
  fileprivate func text(_ change: (inout TextValue) -> Void) -> Value {
    guard var text = receiver.content(TextValue.self) else { return receiver }
    change(&text)
    return Value(text)
  }

  /// The receiver with a change to each run.
  fileprivate func styled(_ change: (inout TextValue.Run) -> Void) -> Value {
    guard let text = receiver.content(TextValue.self) else { return receiver }
    return Value(text.with(change))
  }

  /// The receiver with a change.
  fileprivate func image(_ change: (inout ImageValue) -> Void) -> Value {
    guard var image = receiver.content(ImageValue.self) else { return receiver }
    change(&image)
    return Value(image)
  }
}

extension StandardLibrary {
  /// What an error says of itself; nil where it says nothing.
  private static func said(_ name: String, _ documentation: String) -> LibraryMember {
    LibraryMember(.property, of: "Error", "\(name): String?", documentation) { call in
      try call.host.said(of: call.receiver, name)
    }
  }
}
