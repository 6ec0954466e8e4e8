extension StandardLibrary {
  /// What screens, bars and the environment use.
  static let screenTypes: [LibraryType] = [
    LibraryType(
      "ToolbarItemPlacement",
      cases: [
        "automatic", "principal", "navigation", "primaryAction", "status", "confirmationAction",
        "cancellationAction", "destructiveAction", "bottomBar", "keyboard", "navigationBarLeading",
        "navigationBarTrailing", "topBarLeading", "topBarTrailing", "secondaryAction", "title", "subtitle",
        "largeTitle", "largeSubtitle",
      ],
      since: ["title", "subtitle", "largeTitle", "largeSubtitle"].map {
        ($0, .since(iOS: 26, macOS: 26))
      }, "Where an item of a toolbar stands."),
    LibraryType(
      "ToolbarPlacement", cases: ["automatic", "navigationBar", "tabBar", "bottomBar"],
      "The bars of a screen."),
    LibraryType(
      "NavigationBarItem.TitleDisplayMode", cases: ["automatic", "inline", "large"],
      "Whether a title stands in the bar or large above the content."),
    LibraryType("LegibilityWeight", cases: ["regular", "bold"], "Whether texts are to be bold to be read."),
    LibraryType(
      "ControlActiveState", cases: ["key", "active", "inactive"], "Whether the window takes keys, on a Mac."),
    LibraryType("Prominence", cases: ["standard", "increased"], "How much a header stands out."),
    LibraryType(
      "RedactionReasons", cases: ["placeholder", "privacy", "invalidated"],
      "Why texts and images are not drawn as they are."),
    LibraryType("TextSelectability", cases: ["enabled", "disabled"], "Whether people may select text."),
    LibraryType(
      "ToolbarRole", cases: ["automatic", "navigationStack", "browser", "editor"], "What a bar is for."),
    LibraryType(
      "InterfaceOrientation",
      cases: ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"],
      "How a device is held."),
    LibraryType("ToolbarItem", "What stands in a bar."),
    LibraryType("TabContent", "A tab, or several under a title."),
    LibraryType("TableColumnContent", "A column of a table."),
    LibraryType("TabRole", cases: ["search"], "What a tab is for."),
    LibraryType("Glass", cases: ["regular", "clear", "identity"], "How glass looks."),
    LibraryType("AVPlayer", "What plays a film."),
    LibraryType("AVPlayerItem", "A film that a player plays."),
    LibraryType(
      "AVPlayer.TimeControlStatus", cases: ["paused", "waitingToPlayAtSpecifiedRate", "playing"],
      "Whether a player plays."),
    LibraryType(
      "AVPlayer.ActionAtItemEnd", cases: ["advance", "pause", "none"],
      "What a player does at the end of a film."),
    LibraryType("CMTime", "A time of a film."),
    LibraryType(
      "PhotosPickerItem", "A photo that was picked; as there are none here, no list of them has any."),
    LibraryType(
      "PHPickerFilter",
      cases: [
        "images", "videos", "livePhotos", "screenshots", "panoramas", "bursts", "cinematicVideos",
        "depthEffectPhotos", "screenRecordings", "slomoVideos", "timelapseVideos",
      ],
      "What a picker of photos offers."),
    LibraryType("Visibility", cases: ["automatic", "visible", "hidden"], "Whether something is shown."),
    LibraryType(
      "ScrollIndicatorVisibility", cases: ["automatic", "visible", "hidden", "never"],
      "Whether scroll indicators are shown."),
    LibraryType(
      "ScrollDismissesKeyboardMode", cases: ["automatic", "immediately", "interactively", "never"],
      "How scrolling puts the keyboard away."),
    LibraryType(
      "ScrollBounceBehavior", cases: ["automatic", "always", "basedOnSize"],
      "Whether what is scrolled bounces at its ends."),
    LibraryType(
      "ToolbarTitleDisplayMode", cases: ["automatic", "large", "inlineLarge", "inline"],
      "How the title of a page is shown."),
    LibraryType(
      "TabSearchActivation", cases: ["automatic", "searchTabSelection"],
      "When the field of a tab for searching takes the keyboard."),
    LibraryType("NavigationTransition", cases: ["automatic"], "How a page comes."),
    LibraryType("Spring", "The course of a spring."),
    LibraryType(
      "ListSectionSpacing", cases: ["default", "compact"], "The room between the sections of a list."),
    LibraryType(
      "SearchFieldPlacement", cases: ["automatic", "navigationBarDrawer", "sidebar", "toolbar"],
      "Where a search field stands."),
    LibraryType(
      "SearchFieldPlacement.NavigationBarDrawerDisplayMode", cases: ["automatic", "always"],
      "Whether a search field below the bar stays when the page scrolls."),
    LibraryType("PresentationMode", "Whether a view is presented, and how it goes away."),
    LibraryType("ScrollViewProxy", "Scrolls to a view by its `id`."),
    LibraryType("DismissAction", "Puts the presented view away when it is called."),
    LibraryType("ScrollGeometry", "How far a scroll view is scrolled, and what it shows."),
    LibraryType("OpenURLAction", "Opens an address when it is called."),
    LibraryType("OpenURLAction.Result", "What an OpenURLAction made of an address."),
    LibraryType("OpenWindowAction", "Opens a window when it is called with its id or a value."),
    LibraryType("DismissWindowAction", "Closes a window when it is called with its id or a value."),
    LibraryType("OpenSettingsAction", "Opens the settings of the app when it is called."),
    LibraryType("DismissSearchAction", "Ends the search when it is called."),
    LibraryType("RequestReviewAction", "Asks for a review of the app when it is called."),
    LibraryType("RefreshAction", "Loads anew what `.refreshable` loads when it is called."),
    LibraryType("NSCache", "Keeps values under keys as long as the app runs; here it drops none by itself."),
    LibraryType("UndoManager", "What takes back what was done; that of the environment is nil."),
    LibraryType(
      "ColorSchemeContrast", cases: ["standard", "increased"], "How much colours are told apart."),
    LibraryType("ScenePhase", cases: ["background", "inactive", "active"], "Whether the app is in use."),
    LibraryType("Platform", cases: ["iOS", "macOS", "web"], "The platform a screen is compiled for."),
    LibraryType("NavigationPath", "The values of the pages on a navigation stack."),
    LibraryType("PreviewLayout", "The size of a preview."),
    LibraryType(
      "AccessibilityChildBehavior", cases: ["ignore", "contain", "combine"],
      "How the views inside an element are read aloud."),
    LibraryType(
      "AccessibilityTraits",
      cases: [
        "isButton", "isHeader", "isSelected", "isLink", "isImage", "isSearchField", "isStaticText",
        "isSummaryElement", "isModal", "updatesFrequently", "playsSound", "startsMediaSession", "isToggle",
        "isKeyboardKey", "allowsDirectInteraction", "causesPageTurn", "isTabBar",
      ], "What a view is for a screen reader."),
    LibraryType(
      "AccessibilityHeadingLevel",
      cases: ["unspecified", "h1", "h2", "h3", "h4", "h5", "h6"], "The level of a heading."),
    LibraryType("PopoverAttachmentAnchor", "The place of a view that a popover points to."),
    LibraryType(
      "ContentShapeKinds", cases: ["interaction", "dragPreview", "contextMenuPreview", "hoverEffect"],
      "What the shape of a view's content is used for."),
  ]
}
