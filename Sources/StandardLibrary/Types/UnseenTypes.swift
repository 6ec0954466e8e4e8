extension StandardLibrary {
  /// What modifiers take that a still page does not show.
  static let unseenTypes: [LibraryType] = [
    LibraryType(
      "UTType", cases: dataKinds.map(\.name), "What kind of data a file or a thing that is dragged holds."),
    LibraryType(
      "TransferRepresentation", "How values of a type are handed to other apps: its `transferRepresentation`."
    ),
    LibraryType("CodableRepresentation", "A value that is handed on as its `Codable` writes it."),
    LibraryType("DataRepresentation", "A value that is handed on as bytes."),
    LibraryType("FileRepresentation", "A value that is handed on as a file."),
    LibraryType("ProxyRepresentation", "A value that is handed on as another one."),
    LibraryType("SentTransferredFile", "A file that is handed on."),
    LibraryType("ReceivedTransferredFile", "A file that came."),
    LibraryType(
      "TransferRepresentationVisibility", cases: ["all", "team", "group", "ownProcess"],
      "Which apps a value is handed to."),
    LibraryType("NSItemProvider", "What is dragged, until a place takes it."),
    LibraryType("DropInfo", "What is dropped, and where: a `DropDelegate` is told of it."),
    LibraryType("DropProposal", "What a `DropDelegate` would do with what is dropped."),
    LibraryType(
      "DropOperation", cases: ["cancel", "forbidden", "copy", "move"], "What is done with what is dropped."),
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
    LibraryType("EmptyModifier", "A modifier that leaves a view as it is."),
    LibraryType("TextSelection", "What is selected of a text."),
    LibraryType(
      "EditActions", cases: ["delete", "move", "all"], "What the user may do with the rows of a list."),
    LibraryType("SpacerSizing", cases: ["flexible", "fixed"], "How large room in a bar is."),
    LibraryType(
      "AdaptableTabBarPlacement", cases: ["automatic", "tabBar", "sidebar"], "Where tabs stand."),
    LibraryType(
      "TabPlacement", cases: ["automatic", "pinned", "sidebarOnly"],
      "Whether a tab stands in a bar, always there, or in the sidebar only."),
    LibraryType("Anchor.Source", cases: ["bounds"], "Which part of a view is meant."),
    LibraryType(
      "WidgetAccentedRenderingMode", cases: ["accented", "accentedDesaturated", "desaturated", "fullColor"],
      "How pictures of widgets are coloured that have one colour."),
    LibraryType(
      "ButtonSizing", cases: ["automatic", "fitted", "flexible"], "Whether a button takes all of the room."),
    LibraryType(
      "TextInputDictationBehavior", cases: ["automatic"], "Whether a search field offers to listen."),
    LibraryType(
      "ScrollInputBehavior", cases: ["automatic", "enabled", "disabled"], "Whether something scrolls a view."),
    LibraryType("ScrollInputKind", cases: ["handGestureShortcut", "crown"], "What scrolls a view."),
    LibraryType("HandGestureShortcut", cases: ["primaryAction"], "What two fingers that tap do."),
    LibraryType("PencilDoubleTapGestureValue", "A double tap of a pencil."),
    LibraryType("PencilSqueezeGesturePhase", cases: ["active", "ended", "failed"], "A squeeze of a pencil."),
    LibraryType(
      "SymbolVariableValueMode", cases: ["automatic", "color", "draw"], "How a symbol shows its value."),
    LibraryType(
      "StoreButtonKind", cases: ["cancellation", "restorePurchases", "redeemCode", "signIn", "policies"],
      "A button of a shop."),
    LibraryType("WindowGroup", "The windows of an app."),
    LibraryType(
      "WindowResizability", cases: ["automatic", "contentSize", "contentMinSize"],
      "How large a window may be."),
    LibraryType(
      "WindowStyle", cases: ["automatic", "titleBar", "hiddenTitleBar", "plain", "volumetric"],
      "The look of windows."),
    LibraryType(
      "WindowToolbarStyle", cases: ["automatic", "expanded", "unified", "unifiedCompact"],
      "The look of the bars of windows."),
    LibraryType(
      "WindowLevel", cases: ["automatic", "normal", "floating", "desktop"], "What windows lie upon."),
    LibraryType(
      "SceneLaunchBehavior", cases: ["automatic", "presented", "suppressed"],
      "Whether a window opens with the app."),
    LibraryType(
      "SceneRestorationBehavior", cases: ["automatic", "disabled"],
      "Whether a window opens again that was open."),
    LibraryType(
      "AccessibilityDirectTouchOptions", cases: ["silentOnTouch", "requiresActivation"],
      "How a view is touched while a screen reader is on."),
    LibraryType(
      "AccessibilityActionCategory", cases: ["default", "edit"], "Among which actions some are offered."),
    LibraryType(
      "AccessibilityZoomGestureAction", "A gesture by which somebody looks closer."),
    LibraryType(
      "AccessibilityZoomGestureAction.Direction", cases: ["zoomIn", "zoomOut"],
      "Whether somebody looks closer."),
    LibraryType(
      "AccessibilityQuickActionStyle", cases: ["prompt", "outline"], "How a quick action is offered."),
    LibraryType(
      "PhotosPickerSelectionBehavior", cases: ["default", "ordered", "continuous", "continuousAndOrdered"],
      "Whether the order counts in which photos are picked."),
    LibraryType(
      "PhotosPickerItem.EncodingDisambiguationPolicy", cases: ["automatic", "current", "compatible"],
      "In which form a picked photo comes."),
    LibraryType("PHPhotoLibrary", "All photos of the user."),
    LibraryType(
      "MatchedTransitionSourceConfiguration", "The look of what a page grows out of."),
    LibraryType(
      "GlassEffectTransition", cases: ["identity", "matchedGeometry", "materialize"],
      "How glass comes and goes."),
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
