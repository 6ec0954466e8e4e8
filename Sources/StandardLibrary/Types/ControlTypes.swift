import ScreenTypes

extension StandardLibrary {
  /// Roles and styles of controls and containers.
  static let controlTypes: [LibraryType] =
    [
      LibraryType("SortOrder", cases: ["forward", "reverse"], "From the least on, or from the greatest."),
      LibraryType("Bindable", "Leads from an observable object to bindings of its properties."),
      LibraryType("Alert", "A question or notice as a value, which an `<Alert>` shows."),
      LibraryType(
        "Alert.Button", aliases: ["ActionSheet.Button"], "A button of an Alert or ActionSheet as a value."),
      LibraryType("ActionSheet", "Several actions as a value, which an `<ActionSheet>` shows."),
      LibraryType(
        "ButtonRole", cases: ["cancel", "destructive", "confirm", "close"],
        since: [("confirm", .since(iOS: 26, macOS: 26)), ("close", .since(iOS: 26, macOS: 26))],
        "What a button is for."),
      LibraryType(
        "ButtonStyle", aliases: ["PrimitiveButtonStyle"],
        cases: [
          "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass", "glassProminent",
          "link",
        ],
        since: [
          ("link", .since(iOS: nil, macOS: PlatformVersion(10, 15))),
          ("bordered", .since(iOS: 15, macOS: PlatformVersion(10, 15))),
          ("borderedProminent", .since(iOS: 15, macOS: 12)),
          ("glass", .since(iOS: 26, macOS: 26)), ("glassProminent", .since(iOS: 26, macOS: 26)),
        ], "The look of buttons."),
      LibraryType(
        "ToggleStyle", cases: ["automatic", "switch", "button", "checkbox"],
        since: [
          ("button", .since(iOS: 15, macOS: 12)),
          ("checkbox", .since(iOS: nil, macOS: PlatformVersion(10, 15))),
        ], "The look of toggles."),
      LibraryType(
        "PickerStyle",
        cases: [
          "automatic", "segmented", "inline", "menu", "wheel", "navigationLink", "radioGroup", "palette",
        ],
        since: [
          ("inline", .since(iOS: 14, macOS: 11)), ("menu", .since(iOS: 14, macOS: 11)),
          ("wheel", .since(iOS: 13, macOS: nil)), ("navigationLink", .since(iOS: 16, macOS: nil)),
          ("radioGroup", .since(iOS: nil, macOS: PlatformVersion(10, 15))),
          ("palette", .since(iOS: 17, macOS: 14)),
        ], "The look of pickers."),
      LibraryType(
        "TextFieldStyle", cases: ["automatic", "plain", "roundedBorder", "squareBorder"],
        since: [("squareBorder", .since(iOS: nil, macOS: PlatformVersion(10, 15)))],
        "The look of text fields."),
      LibraryType(
        "ProgressViewStyle", cases: ["automatic", "circular", "linear"], "The look of progress views."),
      LibraryType(
        "ListStyle", cases: ["automatic", "plain", "grouped", "insetGrouped", "inset", "sidebar"],
        since: [
          ("grouped", .since(iOS: 13, macOS: nil)), ("insetGrouped", .since(iOS: 14, macOS: nil)),
          ("inset", .since(iOS: 14, macOS: 11)), ("sidebar", .since(iOS: 14, macOS: PlatformVersion(10, 15))),
        ],
        "The look of lists."),
      LibraryType("FormStyle", cases: ["automatic", "grouped", "columns"], "The look of forms."),
      LibraryType(
        "LabelStyle", cases: ["automatic", "iconOnly", "titleOnly", "titleAndIcon"],
        since: [("titleAndIcon", .since(iOS: PlatformVersion(14, 5), macOS: PlatformVersion(11, 3)))],
        "The look of labels."),
      LibraryType(
        "DatePickerStyle", cases: ["automatic", "compact", "graphical", "wheel", "field", "stepperField"],
        since: [
          ("compact", .since(iOS: 14, macOS: PlatformVersion(10, 15))),
          ("graphical", .since(iOS: 14, macOS: PlatformVersion(10, 15))),
          ("wheel", .since(iOS: 13, macOS: nil)), ("field", .since(iOS: nil, macOS: PlatformVersion(10, 15))),
          ("stepperField", .since(iOS: nil, macOS: PlatformVersion(10, 15))),
        ],
        "The look of date pickers."),
      LibraryType(
        "TabViewStyle", cases: ["automatic", "page", "sidebarAdaptable", "tabBarOnly", "grouped"],
        since: [
          ("page", .since(iOS: 14, macOS: nil)), ("sidebarAdaptable", .since(iOS: 18, macOS: 15)),
          ("tabBarOnly", .since(iOS: 18, macOS: 15)), ("grouped", .since(iOS: nil, macOS: 15)),
        ], "The look of tab views. The ones beside `page` have a bar of tabs here."),
      LibraryType("TabViewCustomization", "How a user arranged the tabs."),
      LibraryType(
        "PageTabViewStyle.IndexDisplayMode", cases: ["automatic", "always", "never"],
        "When the dots of a paged tab view are shown."),
      LibraryType(
        "MenuStyle", cases: ["automatic", "button", "borderlessButton"],
        since: [("button", .since(iOS: 16, macOS: 13))], "The look of menus."),
      LibraryType(
        "GaugeStyle",
        cases: [
          "automatic", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "accessoryCircular",
          "accessoryCircularCapacity",
        ], "The look of gauges."),
      LibraryType("GroupBoxStyle", cases: ["automatic"], "The look of group boxes."),
      LibraryType("LabeledContentStyle", cases: ["automatic"], "The look of labels beside values."),
      LibraryType("DisclosureGroupStyle", cases: ["automatic"], "The look of disclosure groups."),
      LibraryType("TableStyle", cases: ["automatic", "inset"], "The look of tables."),
      LibraryType(
        "NavigationViewStyle", cases: ["automatic", "stack", "columns"],
        since: [("stack", .since(iOS: 13, macOS: nil)), ("columns", .since(iOS: 15, macOS: 12))],
        "The look of navigation views."),
      LibraryType(
        "NavigationSplitViewStyle", cases: ["automatic", "balanced", "prominentDetail"],
        "The look of split views."),
      LibraryType(
        "NavigationSplitViewVisibility", cases: ["automatic", "all", "doubleColumn", "detailOnly"],
        "Which columns of a split view are shown."),
      LibraryType(
        "NavigationSplitViewColumn", cases: ["sidebar", "content", "detail"], "A column of a split view."),
      LibraryType(
        "ControlSize", cases: ["mini", "small", "regular", "large", "extraLarge"],
        since: [("large", .since(iOS: 15, macOS: 11)), ("extraLarge", .since(iOS: 17, macOS: 14))],
        "How large controls are."),
      LibraryType(
        "ButtonBorderShape", cases: ["automatic", "capsule", "roundedRectangle", "circle"],
        "The outline of bordered buttons."),
      LibraryType(
        "DatePicker.Components", aliases: ["DatePickerComponents"], cases: ["date", "hourAndMinute"],
        "The parts of a date that can be picked."),
      LibraryType(
        "UIKeyboardType",
        cases: [
          "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
          "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "alphabet",
        ], "The keyboard of a text field."),
      LibraryType(
        "UITextContentType",
        cases: [
          "name", "givenName", "familyName", "nickname", "emailAddress", "telephoneNumber", "URL", "username",
          "password", "newPassword", "oneTimeCode", "addressCity", "countryName", "postalCode", "namePrefix",
          "middleName", "nameSuffix", "jobTitle", "organizationName", "location", "fullStreetAddress",
          "streetAddressLine1", "streetAddressLine2", "addressState", "addressCityAndState", "sublocality",
          "creditCardNumber", "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear",
          "creditCardSecurityCode", "creditCardName", "creditCardGivenName", "creditCardMiddleName",
          "creditCardFamilyName", "creditCardType", "birthdate", "birthdateDay", "birthdateMonth",
          "birthdateYear", "dateTime", "flightNumber", "shipmentTrackingNumber", "cellularEID",
          "cellularIMEI",
        ], "What a text field is for, so that it can be filled in."),
      LibraryType(
        "UITextAutocapitalizationType", cases: ["none", "words", "sentences", "allCharacters"],
        "Which letters are made upper case while typing."),
      LibraryType(
        "TextInputAutocapitalization", cases: ["never", "words", "sentences", "characters"],
        "Which letters are made upper case while typing."),
      LibraryType(
        "SubmitLabel",
        cases: ["done", "go", "send", "join", "route", "search", "return", "next", "continue"],
        "The label of the keyboard's return key."),
      LibraryType("SubmitTriggers", cases: ["text", "search"], "What submits a form."),
      LibraryType("EditMode", cases: ["inactive", "transient", "active"], "Whether a list is being edited."),
    ] + namedStyles.map { LibraryType($0.name, "The \($0.value) \($0.style).") }

  /// Styles that are written as a call, such as `PlainButtonStyle()`: their name, type and case.
  static let namedStyles: [(name: String, style: String, value: String)] = [
    ("DefaultButtonStyle", "ButtonStyle", "automatic"),
    ("PlainButtonStyle", "ButtonStyle", "plain"),
    ("BorderedButtonStyle", "ButtonStyle", "bordered"),
    ("BorderedProminentButtonStyle", "ButtonStyle", "borderedProminent"),
    ("BorderlessButtonStyle", "ButtonStyle", "borderless"),
    ("LinkButtonStyle", "ButtonStyle", "link"),
    ("GlassButtonStyle", "ButtonStyle", "glass"),
    ("GlassProminentButtonStyle", "ButtonStyle", "glassProminent"),
    ("DefaultToggleStyle", "ToggleStyle", "automatic"),
    ("SwitchToggleStyle", "ToggleStyle", "switch"),
    ("ButtonToggleStyle", "ToggleStyle", "button"),
    ("CheckboxToggleStyle", "ToggleStyle", "checkbox"),
    ("DefaultPickerStyle", "PickerStyle", "automatic"),
    ("SegmentedPickerStyle", "PickerStyle", "segmented"),
    ("InlinePickerStyle", "PickerStyle", "inline"),
    ("MenuPickerStyle", "PickerStyle", "menu"),
    ("WheelPickerStyle", "PickerStyle", "wheel"),
    ("NavigationLinkPickerStyle", "PickerStyle", "navigationLink"),
    ("DefaultTextFieldStyle", "TextFieldStyle", "automatic"),
    ("PlainTextFieldStyle", "TextFieldStyle", "plain"),
    ("RoundedBorderTextFieldStyle", "TextFieldStyle", "roundedBorder"),
    ("DefaultProgressViewStyle", "ProgressViewStyle", "automatic"),
    ("CircularProgressViewStyle", "ProgressViewStyle", "circular"),
    ("LinearProgressViewStyle", "ProgressViewStyle", "linear"),
    ("DefaultListStyle", "ListStyle", "automatic"),
    ("PlainListStyle", "ListStyle", "plain"),
    ("GroupedListStyle", "ListStyle", "grouped"),
    ("InsetGroupedListStyle", "ListStyle", "insetGrouped"),
    ("InsetListStyle", "ListStyle", "inset"),
    ("SidebarListStyle", "ListStyle", "sidebar"),
    ("DefaultLabelStyle", "LabelStyle", "automatic"),
    ("IconOnlyLabelStyle", "LabelStyle", "iconOnly"),
    ("TitleOnlyLabelStyle", "LabelStyle", "titleOnly"),
    ("TitleAndIconLabelStyle", "LabelStyle", "titleAndIcon"),
    ("DefaultGroupBoxStyle", "GroupBoxStyle", "automatic"),
    ("AutomaticLabeledContentStyle", "LabeledContentStyle", "automatic"),
    ("AutomaticDisclosureGroupStyle", "DisclosureGroupStyle", "automatic"),
    ("DefaultDatePickerStyle", "DatePickerStyle", "automatic"),
    ("CompactDatePickerStyle", "DatePickerStyle", "compact"),
    ("GraphicalDatePickerStyle", "DatePickerStyle", "graphical"),
    ("WheelDatePickerStyle", "DatePickerStyle", "wheel"),
    ("DefaultTabViewStyle", "TabViewStyle", "automatic"),
    ("PageTabViewStyle", "TabViewStyle", "page"), ("PageIndexViewStyle", "IndexViewStyle", "page"),
    ("AutomaticFormStyle", "FormStyle", "automatic"), ("ColumnsFormStyle", "FormStyle", "columns"),
    ("GroupedFormStyle", "FormStyle", "grouped"),
    ("DefaultMenuStyle", "MenuStyle", "automatic"),
    ("DefaultNavigationViewStyle", "NavigationViewStyle", "automatic"),
    ("StackNavigationViewStyle", "NavigationViewStyle", "stack"),
    ("DoubleColumnNavigationViewStyle", "NavigationViewStyle", "columns"),
    ("ColumnNavigationViewStyle", "NavigationViewStyle", "columns"),
  ]
}
