/// A stack's direction and spacing.
public struct StackPayload: Hashable, Sendable {
  /// How children lie.
  public enum Axis: UInt8, Sendable {
    /// `HStack`: side by side.
    case horizontal
    /// `VStack`: one below the other.
    case vertical
    /// `ZStack`: on top of each other.
    case depth
  }
  /// The direction.
  public var axis: Axis
  /// Where children stand across the axis (both ways for `.depth`).
  public var alignment: Alignment
  /// Points between children; nil is the default of 8.
  public var spacing: Double?
  /// The edge of the actions that swiping a row offers, where the stack is a row with them; nil for any other stack.
  public var swipes: RowEdge?
  /// True for a view and the menu that holding it opens, which is out of sight until then.
  public var isHeld = false
  /// True where the surface of a list in it reaches under the other views, as under a search field.
  public var extendsSurface = false
  /// A stack.
  public init(axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, swipes: RowEdge? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.swipes = swipes
  }
}

/// One column of a lazy grid, or as many as fit; of a horizontal grid, a row. Points.
public struct GridTrack: Hashable, Sendable {
  /// How its width is found.
  public enum Size: Hashable, Sendable {
    /// This width.
    case fixed(Double)
    /// Its part of the room, within bounds; the upper one may be infinite.
    case flexible(minimum: Double, maximum: Double)
    /// Several columns in its part of the room, each within bounds.
    case adaptive(minimum: Double, maximum: Double)
  }
  /// The width.
  public var size: Size
  /// Room before the next column; nil is the grid's.
  public var spacing: Double?
  /// Where views stand in it; nil is the grid's.
  public var alignment: Alignment?
  /// A column.
  public init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid's columns.
public struct GridPayload: Hashable, Sendable {
  /// How columns are made.
  public enum Columns: Hashable, Sendable {
    /// As many as the widest row has (`Grid`).
    case fromRows
    /// A fixed number of equal columns (`LazyVGrid` with flexible items; for horizontal grids, rows).
    case count(Int)
    /// As many as fit with this minimum width in points.
    case adaptive(Double)
    /// Columns with sizes of their own, in order.
    case tracks([GridTrack])
  }
  /// The columns.
  public var columns: Columns
  /// True for `Table`, whose first row names the columns.
  public var isTable = false
  /// True for `LazyHGrid`.
  public var isHorizontal: Bool
  /// Alignment in cells.
  public var alignment: Alignment
  /// Where the columns of a lazy grid stand that are narrower than their place.
  public var place = Alignment.center
  /// Points; nil is the default of 8.
  public var horizontalSpacing: Double?
  /// Points; nil is the default of 8.
  public var verticalSpacing: Double?
  /// A grid.
  public init(
    columns: Columns, isHorizontal: Bool = false, alignment: Alignment = .center,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.columns = columns
    self.isHorizontal = isHorizontal
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// One run of characters of one style, or a picture between them.
public struct TextRun: Sendable {
  /// The characters; may hold line breaks. Of a picture, what it shows.
  public var text: PoolRange
  /// Index in `RenderTree.textStyles`.
  public var style: Int32
  /// Index in `RenderTree.images` of the picture that is drawn in place of the characters, or -1.
  public var image: Int32 = -1
  /// A run.
  @inlinable public init(text: PoolRange, style: Int32) {
    self.text = text
    self.style = style
  }
}

/// A text: its runs and how lines are made.
public struct TextPayload: Sendable {
  /// First run in `RenderTree.runs`.
  public var firstRun: Int32
  /// How many runs.
  public var runCount: Int32
  /// The most lines; 0 for no limit.
  public var lineLimit: Int32 = 0
  /// The lines that the text has room for even where it has fewer; at most `mostReservedLines`.
  public var reservedLines: Int32 = 0 {
    didSet { reservedLines = min(max(reservedLines, 0), Self.mostReservedLines) }
  }
  /// How lines stand beneath each other.
  public var multilineAlignment: HorizontalAlignment = .leading
  /// Where characters are left out when they do not fit.
  public var truncation: Truncation = .tail
  /// Heading level 1 to 6 for HTML, 0 for ordinary text.
  public var headingLevel: UInt8 = 0

  /// More lines are not kept free.
  public static let mostReservedLines: Int32 = 1000

  /// SwiftUI's truncation modes.
  public enum Truncation: UInt8, Sendable { case head, middle, tail }

  /// A text of some runs.
  @inlinable public init(firstRun: Int32, runCount: Int32) {
    self.firstRun = firstRun
    self.runCount = runCount
  }
}

/// A picture or a symbol.
public struct ImagePayload: Sendable {
  /// Its source.
  public enum Source: UInt8, Sendable {
    /// A picture of the package by name; placeholder art where it is missing.
    case asset
    /// One of the built-in symbols by name.
    case symbol
    /// An address.
    case remote
  }
  /// SwiftUI's `Image.Scale`, for symbols.
  public enum Scale: UInt8, Sendable { case small, medium, large }

  /// Picture, symbol or address.
  public var source: Source
  /// Its name or address.
  public var name: PoolRange
  /// True where it fills the place it is given; else it has its natural size (assets: 120 × 90 points where no file tells it).
  public var isResizable = false
  /// The scale of a symbol.
  public var scale: Scale = .medium
  /// The style of the text around it: size and colour of a symbol. Index in `RenderTree.textStyles`.
  public var style: Int32 = 0
  /// What it shows, read aloud; empty where it is only decoration or its default label holds.
  public var label: PoolRange = .empty
  /// True where it is not read aloud.
  public var isDecorative = false
  /// True for a symbol in colours of its own, where it has any.
  public var isMulticolor = false

  /// An image.
  public init(source: Source, name: PoolRange) {
    self.source = source
    self.name = name
  }
}

/// A shape, a colour or a gradient.
public struct ShapePayload: Sendable {
  /// The outline.
  public var outline: Outline
  /// What fills it; nil for none.
  public var fill: Paint?
  /// What draws its outline; nil for none.
  public var stroke: Paint?
  /// How the outline is drawn.
  public var strokeStyle = StrokeStyle()
  /// True where the line itself is the shape, which a fill paints.
  public var isLine = false
  /// The width of the stroke in points.
  public var strokeWidth: Double {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }
  /// True where it has lines of its own, or is drawn with dashes or round ends.
  public var isVector: Bool {
    if case .path = outline { return true }
    return stroke != nil && !strokeStyle.isPlain
  }
  /// A shape.
  public init(outline: Outline, fill: Paint?, stroke: Paint? = nil, strokeWidth: Double = 1) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    strokeStyle.lineWidth = strokeWidth
  }
}

/// A control and its state.
public struct ControlPayload: Sendable {
  /// The kinds of controls.
  public enum Kind: UInt8, Sendable {
    /// Children: the label.
    case button
    /// Children: the label; `isOn`.
    case toggle
    /// Children: the label; `number`, `minimum`, `maximum`, `step`.
    case stepper
    /// Children: the label; `number`, `minimum`, `maximum`, `step`.
    case slider
    /// `title` is the prompt, `text` the content; `minimum` and `maximum` are the fewest and most `lines`.
    case textField, secureField
    /// `text` is the content.
    case textEditor
    /// Children: `.region(.label)`, then `.region(.option)`s; `selection` is the position of the chosen one or -1.
    case picker
    /// Children: the label; `text` is the date as `2020-01-31`, with time, or a time alone as `09:30`; `lowest` and
    /// `highest` bound it.
    case datePicker
    /// Children: the label; `text` is the colour as `#RRGGBB`.
    case colorPicker
    /// Children: the label, if any; `number` from 0 to `maximum`, negative while indeterminate.
    case progress
    /// Children: the label; `number`, `minimum`, `maximum`. A round one has as `.region(.label)` what stands in it, and as
    /// `.region(.header)` and `.region(.footer)` what stands where it begins and ends.
    case gauge
    /// Children: `.region(.label)` and `.region(.content)`.
    case menu
    /// Children: `.region(.label)` and `.region(.content)`; `isOn` while open.
    case disclosure
    /// Children: `.region(.tab)`s; `selection` is the shown one.
    case tabs
    /// Children: `.region(.header)` if any, then content.
    case groupBox
  }
  /// SwiftUI's looks that change the drawing.
  public enum Look: UInt8, Sendable {
    case automatic, plain, bordered, borderedProminent, borderless
    /// A picker's or toggle's look.
    case segmented, inline, menu, wheel, button, navigationLink, circular, linear, roundedBorder, page
    /// The look of a picker of dates that is a calendar.
    case graphical
    /// The look of tabs that are pages, where nothing says which one is shown.
    case pageWithoutDots
    /// The look of a gauge that is a whole ring; `circular` is one that is open below.
    case ring
    /// The look of a text field that searches what is below it.
    case search

    /// True for the looks of a button with a shape around it, which never fills the row of a list.
    public var isBordered: Bool { self == .bordered || self == .borderedProminent }
  }
  /// SwiftUI's button roles.
  public enum Role: UInt8, Sendable { case none, cancel, destructive, confirm, close }

  /// The kind.
  public var kind: Kind
  /// The look.
  public var look: Look = .automatic
  /// The role of a button.
  public var role: Role = .none
  /// On or open.
  public var isOn = false
  /// False where it takes no input.
  public var isEnabled = true
  /// The size of a button, menu or progress view, and the outline of a bordered one.
  public var metrics = ControlMetrics()
  /// True where a button is held down in this picture.
  public var isPressed = false
  /// A prompt or name where there is no label child.
  public var title: PoolRange = .empty
  /// The content of a text control.
  public var text: PoolRange = .empty
  /// The style of the content of a text control: index in `RenderTree.textStyles`, or -1 for plain body text.
  public var style: Int32 = -1
  /// Where a text control puts it.
  public var textAlignment: HorizontalAlignment = .leading
  /// The first and last date that can be chosen, as `text` is written; empty for none.
  public var lowest: PoolRange = .empty, highest: PoolRange = .empty
  /// What a picker of dates shows: index in `RenderTree.dates`, or -1 where the text alone is known.
  public var date: Int32 = -1
  /// Value.
  public var number: Double = 0
  /// Bounds of the value.
  public var minimum: Double = 0
  /// Bounds of the value.
  public var maximum: Double = 1
  /// The step of the value; 0 for none.
  public var step: Double = 0
  /// The chosen option's position, or -1.
  public var selection: Int32 = -1
  /// The label a screen reader speaks, where it differs from the visible one.
  public var accessibilityLabel: PoolRange = .empty
  /// The accent of this control; nil is the theme's.
  public var tint: Color?
  /// The control's place in the running screen, by which an action is sent to it; -1 if none.
  public var control: Int32 = -1

  /// True for a progress view that turns: one that knows no share and is not to be a bar.
  public var isSpinner: Bool { kind == .progress && number < 0 && look != .linear }

  /// True for a gauge or progress view that is drawn round.
  public var isRound: Bool { look == .circular || look == .ring }

  /// The fewest and most lines that a text field shows.
  public var lines: ClosedRange<Int> {
    let limit = Double(TextPayload.mostReservedLines)
    let fewest = minimum >= 1 ? min(minimum, limit) : 1
    return Int(fewest)...Int(maximum > fewest ? min(maximum, limit) : fewest)
  }

  /// A control.
  public init(_ kind: Kind) { self.kind = kind }
}

/// A list or form.
public struct ListPayload: Sendable {
  /// SwiftUI's list styles.
  public enum Style: UInt8, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar }
  /// The style.
  public var style: Style = .automatic
  /// True for `Form`.
  public var isForm = false
  /// A list.
  public init(style: Style = .automatic, isForm: Bool = false) {
    self.style = style
    self.isForm = isForm
  }
}

/// A scroll view.
public struct ScrollPayload: Sendable {
  /// Scrolls across.
  public var horizontal: Bool
  /// Scrolls down.
  public var vertical: Bool
  /// A scroll view.
  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Where a child of a map stands. Degrees.
public struct MapMark: Hashable, Sendable {
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// A place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// How far from the left and the top edge of a map it stands, from 0 to 1; nil for a place beyond the edges.
  public func share(of map: MapPayload) -> (x: Double, y: Double)? {
    let x = 0.5 + (longitude - map.longitude) / map.longitudeSpan
    let y = 0.5 - (latitude - map.latitude) / map.latitudeSpan
    return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? (x, y) : nil
  }
}

/// A map around a coordinate.
public struct MapPayload: Sendable {
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Degrees from top to bottom.
  public var latitudeSpan: Double
  /// Degrees from side to side.
  public var longitudeSpan: Double
  /// Where the children of the node stand, in order, behind the areas; none for a map that marks its middle.
  public var marks: [MapMark] = []
  /// How many children come first that fill the map: its lines and areas.
  public var areas = 0
  /// A map.
  public init(latitude: Double, longitude: Double, latitudeSpan: Double = 0.2, longitudeSpan: Double = 0.2) {
    self.latitude = latitude
    self.longitude = longitude
    self.latitudeSpan = latitudeSpan
    self.longitudeSpan = longitudeSpan
  }
}

/// A page's navigation bar.
public struct NavigationPayload: Sendable {
  /// The title; empty for none.
  public var title: PoolRange
  /// What stands below the title; empty for nothing.
  public var subtitle: PoolRange = .empty
  /// True for a large title above the content, false for one in the bar.
  public var isLarge: Bool
  /// The label of the way back; empty at the root.
  public var back: PoolRange = .empty
  /// The file name of the page that back leads to; empty where none is written.
  public var backTarget: PoolRange = .empty
  /// True where the bar is hidden.
  public var isHidden = false
  /// Index in `RenderTree.textStyles` of the title's style (colour and kerning by an appearance), or -1.
  public var titleStyle: Int32 = -1
  /// The bar's background; nil is the theme's.
  public var tint: Color?
  /// The accent of the way back; nil is the theme's.
  public var accent: Color?
  /// A bar.
  public init(title: PoolRange, isLarge: Bool) {
    self.title = title
    self.isLarge = isLarge
  }
}

/// Something shown over the page.
public struct PresentationPayload: Sendable {
  /// The kinds.
  public enum Kind: UInt8, Sendable {
    case alert, actionSheet, sheet, cover, popover

    /// True where a swipe, or a tap beside it, puts it away; what others show must offer it.
    public var isSwipedAway: Bool {
      switch self {
      case .sheet, .popover: true
      case .alert, .actionSheet, .cover: false
      }
    }
  }
  /// The kind.
  public var kind: Kind
  /// The title of an alert or action sheet.
  public var title: PoolRange = .empty
  /// The message of an alert or action sheet.
  public var message: PoolRange = .empty
  /// The control's place in the running screen that puts it away; -1 if none.
  public var control: Int32 = -1
  /// A presentation. Alerts and action sheets hold their buttons and fields as children, others their content.
  public init(_ kind: Kind) { self.kind = kind }
}
