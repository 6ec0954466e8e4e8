import RenderTree
import ScreenTypes

/// The content of a `CGSize`, in points.
public struct SizeValue: OpaqueContent, Hashable {
  /// Width and height.
  public var width: Double, height: Double
  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.size }
  /// Its canonical text.
  public var description: String { "(\(width), \(height))" }
}

/// The content of a `CGPoint`, in points.
public struct PointValue: OpaqueContent, Hashable {
  /// Across and down.
  public var x: Double, y: Double
  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.point }
  /// Its canonical text.
  public var description: String { "(\(x), \(y))" }
}

/// The content of a `CGRect`, in points.
public struct RectValue: OpaqueContent, Hashable {
  /// The top left corner.
  public var origin: PointValue
  /// Width and height.
  public var size: SizeValue
  /// A rectangle.
  public init(origin: PointValue, size: SizeValue) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle between two corners.
  init(from start: PointValue, to end: PointValue) {
    self.init(origin: start, size: SizeValue(width: end.x - start.x, height: end.y - start.y))
  }
  /// No rectangle: what two share that have no point in common.
  static let null = RectValue(
    origin: PointValue(x: .infinity, y: .infinity), size: SizeValue(width: 0, height: 0))
  /// All places.
  static let infinite = RectValue(
    origin: PointValue(x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2),
    size: SizeValue(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  /// A part of so many points at an edge, and the rest; the edges are least and greatest x and y, in that order of
  /// `CGRectEdge`: minX, minY, maxX, maxY.
  func divided(at distance: Double, from edge: Int) -> (slice: RectValue, rest: RectValue) {
    let whole = standardized
    let isAcross = edge % 2 == 0
    let length = isAcross ? whole.size.width : whole.size.height
    let reach = distance.isNaN ? 0 : Swift.min(Swift.max(distance, 0), length)
    func part(_ start: Double, _ length: Double) -> RectValue {
      var part = whole
      if isAcross {
        (part.origin.x, part.size.width) = (whole.origin.x + start, length)
      } else {
        (part.origin.y, part.size.height) = (whole.origin.y + start, length)
      }
      return part
    }
    return edge < 2
      ? (part(0, reach), part(reach, length - reach)) : (part(length - reach, reach), part(0, length - reach))
  }
  /// True for no rectangle.
  var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// True where it has no area.
  var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The same rectangle with a width and a height that are not negative.
  var standardized: RectValue {
    RectValue(
      from: PointValue(x: min(origin.x, end.x), y: min(origin.y, end.y)),
      to: PointValue(x: max(origin.x, end.x), y: max(origin.y, end.y)))
  }
  /// Smaller by so many points at each side; no rectangle where nothing is left.
  func inset(dx: Double, dy: Double) -> RectValue {
    let whole = standardized
    let inset = RectValue(
      origin: PointValue(x: whole.origin.x + dx, y: whole.origin.y + dy),
      size: SizeValue(width: whole.size.width - 2 * dx, height: whole.size.height - 2 * dy))
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }
  /// The smallest rectangle around both.
  func union(_ other: RectValue) -> RectValue {
    if isNull { return other }
    if other.isNull { return self }
    let (one, two) = (standardized, other.standardized)
    return RectValue(
      from: PointValue(x: min(one.origin.x, two.origin.x), y: min(one.origin.y, two.origin.y)),
      to: PointValue(x: max(one.end.x, two.end.x), y: max(one.end.y, two.end.y)))
  }
  /// What both share; no rectangle where they do not touch.
  func intersection(_ other: RectValue) -> RectValue {
    if isNull || other.isNull { return .null }
    let (one, two) = (standardized, other.standardized)
    let start = PointValue(x: max(one.origin.x, two.origin.x), y: max(one.origin.y, two.origin.y))
    let end = PointValue(x: min(one.end.x, two.end.x), y: min(one.end.y, two.end.y))
    return end.x < start.x || end.y < start.y ? .null : RectValue(from: start, to: end)
  }
  /// True for a point within, also at the top or the leading edge.
  func contains(_ point: PointValue) -> Bool {
    let whole = standardized
    return whole.origin.x <= point.x && point.x < whole.end.x && whole.origin.y <= point.y
      && point.y < whole.end.y
  }
  /// The point in the middle.
  public var middle: PointValue { PointValue(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  /// The bottom right corner.
  public var end: PointValue { PointValue(x: origin.x + size.width, y: origin.y + size.height) }
  /// The library type.
  public var type: TypeID { LibraryTypes.rect }
  /// Its canonical text.
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

/// The content of a `GeometryProxy`.
public struct GeometryValue: OpaqueContent, Hashable {
  /// The size of the place.
  public var size: SizeValue
  /// A place.
  public init(size: SizeValue) { self.size = size }
  /// The room that bars take: none.
  public var safeAreaInsets: InsetsValue { InsetsValue(EdgeInsets()) }
  /// The library type.
  public var type: TypeID { LibraryTypes.geometry }
  /// Its canonical text.
  public var description: String { "GeometryProxy(size: \(size))" }
}

/// The content of an `Anchor` of a chart's plot, which a proxy in front of or behind the chart has all of its place for.
public struct AnchorValue: OpaqueContent, Hashable {
  /// The anchor of a plot.
  public init() {}
  /// The library type.
  public var type: TypeID { .library("Anchor") }
  /// Its canonical text.
  public var description: String { "Anchor<CGRect>" }
}

/// The content of a `UnitPoint`.
public struct UnitPointValue: OpaqueContent, Hashable {
  /// From 0 to 1, across and down.
  public var x: Double, y: Double
  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.unitPoint }
  /// Its canonical text.
  public var description: String { "UnitPoint(x: \(x), y: \(y))" }
}

/// The content of an `Angle`.
public struct AngleValue: OpaqueContent, OrderedContent, Hashable {
  /// Clockwise.
  public var degrees: Double
  /// An angle.
  public init(degrees: Double) { self.degrees = degrees }
  /// In radians.
  public var radians: Double {
    get { degrees / 180 * Double.pi }
    set { degrees = newValue / Double.pi * 180 }
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.angle }
  /// Its canonical text.
  public var description: String { "Angle(degrees: \(degrees))" }
  /// A number that is larger for what is turned further.
  public var order: Double { degrees }
  /// How it prints.
  public var shownText: String { description }
}

/// The content of `EdgeInsets`.
public struct InsetsValue: OpaqueContent, Hashable {
  /// Points.
  public var insets: EdgeInsets
  /// Insets.
  public init(_ insets: EdgeInsets) { self.insets = insets }
  /// The library type.
  public var type: TypeID { LibraryTypes.edgeInsets }
  /// Its canonical text.
  public var description: String {
    "EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), "
      + "trailing: \(insets.trailing))"
  }
}

/// The content of a `GridItem`; with `isSize`, of a `GridItem.Size`.
public struct GridItemValue: OpaqueContent, Hashable {
  /// How wide columns are, in points.
  public typealias Size = GridTrack.Size
  /// The width.
  public var size: Size
  /// Room to the next column in points, if said.
  public var spacing: Double?
  /// The position of the `Alignment` case in its columns, if said.
  public var alignment: Int32?
  /// True for a `GridItem.Size`.
  public var isSize = false

  /// A column.
  public init(_ size: Size, spacing: Double? = nil) {
    self.size = size
    self.spacing = spacing
  }

  /// The library type.
  public var type: TypeID { isSize ? LibraryTypes.gridItemSize : LibraryTypes.gridItem }
  /// Its canonical text.
  public var description: String {
    let width =
      switch size {
      case .fixed(let points): "fixed(\(points))"
      case .flexible(let minimum, let maximum): "flexible(minimum: \(minimum), maximum: \(maximum))"
      case .adaptive(let minimum, let maximum): "adaptive(minimum: \(minimum), maximum: \(maximum))"
      }
    if isSize { return width }
    let room = spacing.map { ", spacing: \($0)" } ?? ""
    let place = alignment.map { ", alignment: \($0)" } ?? ""
    return "GridItem(\(width)\(room)\(place))"
  }
}

/// The content of a `CustomPresentationDetent.Context`.
struct DetentContextValue: OpaqueContent, Hashable {
  /// The height of the screen in points.
  let height: Double
  var type: TypeID { LibraryTypes.detentContext }
  var description: String { "Context" }
}

/// The content of a `PresentationDetent`.
public enum DetentValue: OpaqueContent, Hashable {
  /// Half the screen, or all of it.
  case medium, large
  /// A part of the screen from 0 to 1.
  case fraction(Double)
  /// Points.
  case height(Double)

  /// The library type.
  public var type: TypeID { LibraryTypes.detent }
  /// Its canonical text.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction(\(part))"
    case .height(let points): "height(\(points))"
    }
  }
}

/// The content of a `PreviewLayout`.
public enum PreviewLayoutValue: OpaqueContent, Hashable {
  /// A device's screen, or as large as the view.
  case device, sizeThatFits
  /// Points.
  case fixed(width: Double, height: Double)

  /// The library type.
  public var type: TypeID { LibraryTypes.previewLayout }
  /// Its canonical text.
  public var description: String {
    switch self {
    case .device: "device"
    case .sizeThatFits: "sizeThatFits"
    case .fixed(let width, let height): "fixed(width: \(width), height: \(height))"
    }
  }
}

/// A value of `Edge.Set`: one of its cases, or an array of them.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// From bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// One edge.
  public static let top = EdgeSet(rawValue: 1), leading = EdgeSet(rawValue: 2)
  /// One edge.
  public static let bottom = EdgeSet(rawValue: 4), trailing = EdgeSet(rawValue: 8)
  /// Both edges of an axis.
  public static let horizontal: EdgeSet = [.leading, .trailing], vertical: EdgeSet = [.top, .bottom]
  /// Every edge.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// The edges of a value of `Edge` or `Edge.Set`; nil for another value.
  public init?(_ value: Value) {
    let cases: [EdgeSet] = [.top, .leading, .bottom, .trailing, .horizontal, .vertical, .all]
    guard let places = value.choices else { return nil }
    self = []
    for place in places where cases.indices.contains(place) { formUnion(cases[place]) }
  }
}

/// A value of `Axis.Set`: one of its cases, or an array of them.
public struct AxisSet: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// From bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// One axis.
  public static let horizontal = AxisSet(rawValue: 1), vertical = AxisSet(rawValue: 2)

  /// The axes of a value of `Axis` or `Axis.Set`; nil for another value.
  public init?(_ value: Value) {
    guard let places = value.choices else { return nil }
    self = []
    for place in places { formUnion(place == 0 ? .horizontal : .vertical) }
  }
}

extension Value {
  /// The positions of the cases in a value of an option set: a case or an array of them; nil for another value.
  public var choices: [Int]? {
    switch self {
    case .choice(_, let place): return [Int(place)]
    case .array(let box):
      var places: [Int] = []
      for index in 0..<box.count {
        guard case .choice(_, let place) = box[index] else { return nil }
        places.append(Int(place))
      }
      return places
    // An option set is written as one of its cases or as a list of them.
    default: return nil
    }
  }
}
