import RenderTree
import ScreenTypes
import StandardLibrary

/// What views inherit from the modifiers around them while they are lowered.
public struct LoweringEnvironment: Sendable {
  /// Font, colour and the other marks of text.
  public var textStyle = TextStyle()
  /// The weight that a modifier set for any font; nil leaves the font's own.
  public var weight: TextStyle.Weight?
  /// The family that a modifier set for any font; nil leaves the font's own.
  public var design: TextStyle.Design?
  /// True where a modifier made text italic in any font.
  public var isItalic = false
  /// How the stack around aligns its views, across its direction; nil for an axis along which it does not.
  public var guides: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?, site: Int) = (
    nil, nil, -1
  )
  /// What `.background(in:)` fills with; nil for the theme's grey.
  public var backgroundPaint: Paint?
  /// The outline that `.containerShape` gives; nil for none.
  public var containerOutline: Outline?
  /// The gradient that fills shapes; nil where they have the colour of the text style.
  public var foregroundPaint: Paint?
  /// The most lines of a text; 0 for no limit.
  public var lineLimit = 0
  /// The lines that a text has room for even where it has fewer.
  public var reservedLines = 0
  /// How lines are aligned with each other; nil is leading, but trailing in a field beside its label.
  public var multilineAlignment: HorizontalAlignment?
  /// Which end of a long text is cut off.
  public var truncation = TextPayload.Truncation.tail
  /// Upper or lower case for text; nil leaves it.
  public var textCase: TextCase?
  /// The scale of symbols; nil is medium.
  public var imageScale: ImagePayload.Scale?
  /// The variants in which symbols are drawn.
  public var symbolVariants: SymbolVariants = []
  /// True where symbols are drawn in colours of their own.
  public var hasMulticolorSymbols = false
  /// True where texts are drawn as bars and images as grey rectangles.
  public var isRedacted = false
  /// How large section headers are drawn; nil is the container's.
  public var headerFont: FontSize?
  /// The colour that a container, not a modifier, gave what is not a control; nil for none.
  public var contentColor: Color?
  /// The accent of controls; nil is the theme's.
  public var tint: Color?
  /// What `Color.accentColor` is; nil is the theme's.
  public var accent: Color?
  /// Runs when a text field is submitted.
  public var submitAction: Value?
  /// Runs when a search field is submitted.
  public var searchAction: Value?
  /// False inside `.disabled(true)`.
  public var isEnabled = true
  /// True where controls hide their labels.
  public var hidesLabels = false
  /// True in a Form on a Mac, where a field has its title as a label beside it.
  public var isInMacForm = false
  /// The parts of labels that are shown.
  public var labelParts = LabelParts.titleAndIcon
  /// True in a bar, but for its menus.
  public var isInBar = false
  /// True inside the rows of a list or form.
  public var isInList = false
  /// True directly inside a lazy grid.
  public var isInGrid = false
  /// True directly inside an element that tells its views apart by tags; `ForEach` then tags with ids.
  public var collectsTags = false
  /// True in a column of a split view that the next one follows.
  public var isLeadingColumn = false
  /// In the rows of a list in such a column the type of what is selected: a link with a value of it selects its row.
  public var selectedType: TypeID?
  /// Which view of the TabView around is shown; nil outside its tabs.
  public var shownTab: ShownTab?
  /// False for what is drawn but not shown yet, such as the other tabs: nothing appears there.
  public var isShown = true
  /// True where a NavigationView shows its first view alone.
  public var stacksNavigation = false
  /// The look of lists.
  public var listStyle = ListPayload.Style.automatic
  /// The look of buttons.
  public var buttonLook = ControlPayload.Look.automatic
  /// A declared button style, if one is set.
  public var buttonStyle: Value?
  /// The look of toggles.
  public var toggleLook = ControlPayload.Look.automatic
  /// A declared toggle style, if one is set.
  public var toggleStyle: Value?
  /// The declared styles of other views, where one is set.
  public var declaredStyles: [StyledView: Value] = [:]
  /// The look of pickers.
  public var pickerLook = ControlPayload.Look.automatic
  /// The look of pickers of dates.
  public var datePickerLook = ControlPayload.Look.automatic
  /// How large controls are, and the outline of bordered buttons.
  public var controlMetrics = ControlMetrics()
  /// The look of text fields.
  public var textFieldLook = ControlPayload.Look.automatic
  /// The look of tab views.
  public var tabLook = ControlPayload.Look.automatic
  /// The look of gauges.
  public var gaugeLook = ControlPayload.Look.automatic
  /// The use whose views stand below the tabs of the next TabView; nil for none.
  var tabAccessory: Int?
  /// True where what stands on a map has no words below.
  public var hidesMapTitles = false
  /// What runs where the user renames something; nil where nothing is said of that.
  public var renameAction: Value?
  /// What modifiers set for charts and their marks; nil where they set nothing.
  public var chart: ChartSettings?
  /// The look of progress views.
  public var progressLook = ControlPayload.Look.automatic
  /// The number of the alert or sheet of actions that each button inside dismisses; -1 for none.
  public var dismisses: Int32 = -1
  /// The presentation around, by its place among those of the tree; -1 for none.
  public var presentation: Int32 = -1

  /// SwiftUI's defaults.
  public init() {}

  /// Gives the label of a control its own colour where a container alone gave another.
  mutating func leaveContentColor() {
    if contentColor != nil, textStyle.color == contentColor { textStyle.color = nil }
    contentColor = nil
  }

  /// Sets the style of the views of a kind: a declared one, or for another value none.
  mutating func set(_ style: Value, of view: StyledView) {
    if !declaredStyles.isEmpty || style.isDeclared { declaredStyles[view] = style.isDeclared ? style : nil }
  }

  /// Sets the font; what modifiers set for any font stays.
  public mutating func set(_ font: FontValue) {
    font.apply(to: &textStyle)
    if let weight { textStyle.weight = weight }
    if let design { textStyle.design = design }
    if isItalic { textStyle.italic = true }
  }

  /// Sets the weight for any font.
  public mutating func set(_ weight: TextStyle.Weight) {
    self.weight = weight
    textStyle.weight = weight
  }

  /// What a presentation or toolbar inherits: the tint and whether it is shown, no text style or row.
  public var forNewLayer: LoweringEnvironment {
    var fresh = LoweringEnvironment()
    fresh.tint = tint
    fresh.isShown = isShown
    fresh.presentation = presentation
    return fresh
  }

  /// What a page inherits from what stands around its container: styles, tint and text, no place in a list or tab.
  public var forPage: LoweringEnvironment {
    var page = self
    page.isInList = false
    page.isInMacForm = false
    page.isInBar = false
    page.isInGrid = false
    page.collectsTags = false
    page.isLeadingColumn = false
    page.selectedType = nil
    page.shownTab = nil
    page.isShown = true
    page.dismisses = -1
    page.presentation = -1
    page.submitAction = nil
    page.searchAction = nil
    page.headerFont = nil
    return page
  }

  /// What a view inherits that is drawn as a page of its own: tint and styles, as text is laid over what is not there.
  public var forView: LoweringEnvironment {
    var page = forPage
    let plain = LoweringEnvironment()
    page.textStyle = plain.textStyle
    (page.weight, page.design, page.isItalic) = (nil, nil, false)
    page.foregroundPaint = nil
    (page.lineLimit, page.reservedLines) = (plain.lineLimit, plain.reservedLines)
    page.multilineAlignment = plain.multilineAlignment
    page.truncation = plain.truncation
    page.textCase = nil
    page.imageScale = nil
    page.isEnabled = true
    page.isRedacted = false
    page.hidesLabels = false
    page.labelParts = plain.labelParts
    return page
  }

  /// Case of letters.
  public enum TextCase: UInt8, Sendable { case uppercase, lowercase }

  /// The shown view of a TabView.
  public enum ShownTab: Hashable, Sendable {
    /// The one at this place, counted from 0.
    case place(Int)
    /// The one with this tag.
    case tagged(Value)
  }

  /// What a label shows.
  public enum LabelParts: UInt8, Sendable {
    case titleAndIcon, iconOnly, titleOnly
    /// The icon large above the title, as where a page is empty.
    case iconAbove
  }

  /// SwiftUI's symbol variants.
  public struct SymbolVariants: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt8
    /// A set of raw bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// In a circle.
    public static let circle = SymbolVariants(rawValue: 1)
    /// In a square.
    public static let square = SymbolVariants(rawValue: 2)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(rawValue: 4)
    /// Filled.
    public static let fill = SymbolVariants(rawValue: 8)
    /// Struck through.
    public static let slash = SymbolVariants(rawValue: 16)
  }
}

/// What views report to the container around them: a navigation title, toolbar items, a tab's item, a tag.
public struct LoweringPreferences: Sendable {
  /// The title of the page.
  public var navigationTitle: String?
  /// What stands below the title of the page.
  public var navigationSubtitle: String?
  /// True for a title in the bar.
  public var isInlineTitle: Bool?
  /// True where the bar is hidden.
  public var hidesNavigationBar: Bool?
  /// True where the way back is not offered.
  public var hidesBackButton: Bool?
  /// The background of the bar.
  public var barTint: Color?
  /// Toolbar items by where they stand, in order.
  public var toolbar: [(region: Region, node: NodeIndex)] = []
  /// Toolbar items that stand in a menu where the width is compact, and the first one's site.
  public var secondaryItems: (site: Int, nodes: [NodeIndex])?
  /// What stands above the keyboard, in order.
  public var keyboardBar: [NodeIndex] = []
  /// The menu that the title of the page opens, without its label; nil where it opens none.
  public var titleMenu: NodeIndex?
  /// Active presentations, in order; drawn over the page.
  public var presentations: [NodeIndex] = []
  /// The items of tabs with the views that they stand for.
  public var tabItems: [(view: NodeIndex, label: [NodeIndex])] = []
  /// The tags of options, tabs and rows with the views that they mark; inside
  /// `LoweringEnvironment.collectsTags`, `ForEach` adds the id of each element for its views.
  public var tags: [(view: NodeIndex, value: Value)] = []
  /// The headings of a table's columns, in order, once for each row.
  public var columnHeadings: [ColumnHeading] = []
  /// What views hand up under the types of PreferenceKeys, in the order in which they were met.
  public private(set) var handedUp: [(key: TypeID, value: Value)] = []
  /// What stands on a map, and where.
  public var mapMarks: [Placed] = []
  /// The marks of a chart, and what stands at the one under way.
  public var chartMarks: [ChartMark] = []
  var chartAnnotations: [ChartMark.Annotation] = []
  /// The axes of a chart under way, and what stands at their values.
  var chartAxis = ChartAxis()
  var axisMarks: ChartAxis.Marks?

  /// No preferences.
  public init() {}
}

extension LoweringPreferences {
  /// A view on a map: where it stands, or the line or area that it is.
  public struct Placed: Sendable {
    let node: NodeIndex
    let place: MapMark
    let area: MapArea?

    init(_ node: NodeIndex, _ place: MapMark, area: MapArea?) {
      self.node = node
      self.place = place
      self.area = area
    }
  }

  /// What was handed up under a key from a place on.
  func values(of key: TypeID, from mark: Int) -> [Value] {
    handedUp[mark...].filter { $0.key == key }.map(\.value)
  }

  /// Hands up what was handed up in others.
  mutating func handUpAll(of others: LoweringPreferences) { handedUp += others.handedUp }

  /// Hands a value up in place of what was handed up under its key from a place on.
  mutating func handUp(_ value: Value, _ key: TypeID, inPlaceOfThoseFrom mark: Int) {
    let others = handedUp[mark...].filter { $0.key != key }
    handedUp.replaceSubrange(mark..., with: others + [(key: key, value: value)])
  }
}
