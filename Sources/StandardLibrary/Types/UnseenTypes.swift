extension StandardLibrary {
  /// What modifiers take that a still page does not show.
  static let unseenTypes: [LibraryType] = [
    LibraryType(
      "UTType",
      cases: [
        "item", "content", "data", "text", "plainText", "utf8PlainText", "html", "rtf", "xml", "json",
        "propertyList", "commaSeparatedText", "sourceCode", "swiftSource", "image", "jpeg", "png", "gif",
        "heic", "svg", "livePhoto", "audio", "mp3", "wav", "movie", "video", "mpeg4Movie", "quickTimeMovie",
        "pdf", "epub", "zip", "archive", "folder", "directory", "fileURL", "url", "vCard", "calendarEvent",
        "contact", "spreadsheet", "presentation", "database", "font",
      ], "What kind of data a file or a thing that is dragged holds."),
    LibraryType("NSItemProvider", "What is dragged, until a place takes it."),
    LibraryType("DropSession", "What goes on while something is dropped."),
    LibraryType(
      "SpringLoadingBehavior", cases: ["automatic", "enabled", "disabled"],
      "Whether a button acts while something is held over it."),
    LibraryType("FocusedValues", "What views hand up to menus while they have the focus."),
    LibraryType(
      "FocusInteractions", cases: ["automatic", "activate", "edit"], "What a view that has the focus is for."),
    LibraryType(
      "DefaultFocusEvaluationPriority", cases: ["automatic", "userInitiated"],
      "When a view takes the focus at first."),
    LibraryType(
      "MoveCommandDirection", cases: ["up", "down", "left", "right"], "Where an arrow key leads."),
    LibraryType(
      "HoverPhase", cases: ["active", "ended"],
      "Where the pointer is over a view: `active(CGPoint)`, then `ended`."),
    LibraryType(
      "PointerStyle",
      cases: [
        "default", "horizontalText", "verticalText", "rectSelection", "grabIdle", "grabActive", "link",
        "zoomIn", "zoomOut", "columnResize", "rowResize",
      ], "The look of the pointer."),
    LibraryType(
      "KeyboardShortcut.Localization", cases: ["automatic", "withoutMirroring", "custom"],
      "Whether keys change with the language."),
    LibraryType(
      "GestureMask", cases: ["none", "gesture", "subviews", "all"], "Which gestures go on of those in a view."
    ),
    LibraryType("KeyPress", "A key that was pressed."),
    LibraryType(
      "KeyPress.Phases", cases: ["down", "repeat", "up", "all"], "When a key is told of."),
    LibraryType(
      "TextEditorStyle", cases: ["automatic", "plain"], "The look of text editors."),
    LibraryType(
      "Text.Scale", cases: ["default", "secondary"], "The size of a text beside others."),
    LibraryType("Text.LineStyle", cases: ["single"], "A line below or through a text."),
    LibraryType(
      "ScrollTransitionConfiguration.Threshold", cases: ["visible", "hidden", "centered"],
      "How much of a view is seen when it has come."),
    LibraryType("ScrollPhaseChangeContext", "What scrolls, and how fast."),
    LibraryType(
      "MapStyle", cases: ["standard", "imagery", "hybrid"], "What a map shows."),
    LibraryType("LabeledContentStyle", cases: ["automatic"], "The look of labels beside values."),
    LibraryType(
      "SymbolColorRenderingMode", cases: ["flat", "gradient"], "How the colours of a symbol are laid."),
    LibraryType(
      "Text.LineStyle.Pattern", cases: ["solid", "dot", "dash", "dashDot", "dashDotDot"],
      "How a line below or through a text is drawn."),
    LibraryType(
      "WritingToolsBehavior", cases: ["automatic", "complete", "limited", "disabled"],
      "What the system's tools do with a text."),
    LibraryType(
      "SearchPresentationToolbarBehavior", cases: ["automatic", "avoidHidingContent"],
      "Whether the bar stays while a search is on."),
    LibraryType(
      "SearchToolbarBehavior", cases: ["automatic", "minimize"],
      "Whether a search field is a button at first."),
    LibraryType(
      "SearchScopeActivation", cases: ["automatic", "onTextEntry", "onSearchPresentation"],
      "When the scopes of a search are shown."),
    LibraryType(
      "AXCustomContent.Importance", cases: ["default", "high"], "Whether a screen reader says more by itself."
    ),
    LibraryType(
      "AccessibilityTextContentType",
      cases: [
        "plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet",
        "wordProcessing",
      ], "What kind of text it is."),
    LibraryType(
      "AccessibilityLabeledPairRole", cases: ["label", "content"],
      "Whether a view is the label of another, or has one."),
    LibraryType(
      "PresentationBackgroundInteraction", cases: ["automatic", "enabled", "disabled"],
      "Whether what lies behind a sheet takes taps."),
    LibraryType(
      "PresentationContentInteraction", cases: ["automatic", "resizes", "scrolls"],
      "Whether a swipe scrolls a sheet or makes it larger."),
    LibraryType(
      "PresentationSizing", cases: ["automatic", "fitted", "form", "page"], "How large a sheet is."),
    LibraryType(
      "DialogSeverity", cases: ["automatic", "critical", "standard"], "How grave an alert is."),
    LibraryType(
      "MenuOrder", cases: ["automatic", "fixed", "priority"], "The order in which menus show what they hold."),
    LibraryType(
      "MenuActionDismissBehavior", cases: ["automatic", "enabled", "disabled"],
      "Whether a menu goes once something in it was chosen."),
    LibraryType(
      "ButtonRepeatBehavior", cases: ["automatic", "enabled", "disabled"],
      "Whether a button acts again and again while it is held."),
    LibraryType(
      "BadgeProminence", cases: ["decreased", "standard", "increased"], "How much badges stand out."),
    LibraryType(
      "ToolbarDefaultItemKind", cases: ["sidebarToggle", "title", "search"], "What stands in bars by itself."),
    LibraryType(
      "ScrollPhase", cases: ["idle", "tracking", "interacting", "decelerating", "animating"],
      "How a scroll view moves."),
    LibraryType("ScrollPosition", "Where a scroll view is scrolled to."),
    LibraryType(
      "ScrollEdgeEffectStyle", cases: ["automatic", "soft", "hard"], "How content fades below bars."),
    LibraryType(
      "ScrollAnchorRole", cases: ["initialOffset", "sizeChanges", "alignment"],
      "What an anchor of a scroll view is for."),
    LibraryType(
      "ViewAlignedScrollTargetBehavior.LimitBehavior",
      cases: ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"], "How far one swipe scrolls."),
    LibraryType(
      "SensoryFeedback.Weight", cases: ["light", "medium", "heavy"], "How heavy what meets feels."),
    LibraryType(
      "SensoryFeedback.Flexibility", cases: ["rigid", "solid", "soft"], "How hard what meets feels."),
    LibraryType(
      "SymbolEffectOptions", cases: ["default", "repeating", "nonRepeating"], "How often a symbol moves."),
    LibraryType(
      "SymbolEffectOptions.RepeatBehavior", cases: ["continuous", "periodic"],
      since: [("continuous", .since(iOS: 18, macOS: 15)), ("periodic", .since(iOS: 18, macOS: 15))],
      "Whether a symbol moves all the time, or with pauses."),
    LibraryType("ProjectionTransform", "How a view is turned or moved in space."),
    LibraryType("CGAffineTransform", "How a view is moved, sized and turned."),
    LibraryType(
      "Image.DynamicRange", cases: ["standard", "constrainedHigh", "high"], "How bright a picture may be."),
    LibraryType(
      "ColorRenderingMode", cases: ["nonLinear", "linear", "extendedLinear"], "How colours are mixed."),
    LibraryType(
      "TabBarMinimizeBehavior", cases: ["automatic", "never", "onScrollDown", "onScrollUp"],
      "When the bar of tabs becomes small."),
    LibraryType(
      "ControlGroupStyle", cases: ["automatic", "navigation", "menu", "compactMenu", "palette"],
      "The look of control groups."),
  ]
}
