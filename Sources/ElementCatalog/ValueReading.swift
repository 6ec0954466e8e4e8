import RenderTree
import ScreenTypes
import StandardLibrary

/// A library enum whose cases stand in the order of a Swift enum's raw values.
public protocol ChoiceDecodable: ValueDecodable, RawRepresentable where RawValue == UInt8 {}

extension ChoiceDecodable {
  /// A case by its position.
  public init?(_ value: Value) {
    if let guide = value.content(GuideValue.self) {
      self.init(rawValue: guide.base)
      return
    }
    guard case .choice(_, let index) = value else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index))
  }
}

extension HorizontalAlignment: ChoiceDecodable {}
extension VerticalAlignment: ChoiceDecodable {}
extension TextStyle.Weight: ChoiceDecodable {}
extension TextStyle.Design: ChoiceDecodable {}
extension TextPayload.Truncation: ChoiceDecodable {}
extension ImagePayload.Scale: ChoiceDecodable {}
extension ListPayload.Style: ChoiceDecodable {}
extension LoweringEnvironment.TextCase: ChoiceDecodable {}

extension Alignment: ValueDecodable {
  /// A case of `Alignment`.
  public init?(_ value: Value) {
    let places: [Alignment] = [
      .center, Alignment(.leading, .center), Alignment(.trailing, .center), Alignment(.center, .top),
      Alignment(.center, .bottom), Alignment(.leading, .top), Alignment(.trailing, .top),
      Alignment(.leading, .bottom), Alignment(.trailing, .bottom), Alignment(.center, .firstTextBaseline),
      Alignment(.center, .lastTextBaseline), Alignment(.leading, .firstTextBaseline),
      Alignment(.leading, .lastTextBaseline), Alignment(.trailing, .firstTextBaseline),
      Alignment(.trailing, .lastTextBaseline),
    ]
    guard case .choice(_, let index) = value, places.indices.contains(Int(index)) else { return nil }
    self = places[Int(index)]
  }
}

extension ControlPayload.Role: ValueDecodable {
  /// A case of `ButtonRole`.
  public init?(_ value: Value) {
    guard case .choice(_, let index) = value else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index + 1))
  }
}

extension EdgeSet: ValueDecodable {}
extension AxisSet: ValueDecodable {}

extension Paint: ValueDecodable {
  /// A colour, a gradient, or what fills a shape.
  public init?(_ value: Value) {
    if case .color(let color) = value {
      self = .color(color)
    } else if let gradient = value.content(GradientValue.self) {
      self = gradient.paint
    } else if let gradient = value.content(GradientColors.self) {
      self =
        GradientValue(gradient, from: UnitPointValue(x: 0.5, y: 0), to: UnitPointValue(x: 0.5, y: 1)).paint
    } else if let gradient = value.content(RadialGradientValue.self) {
      self = gradient.paint
    } else if let gradient = value.content(AngularGradientValue.self) {
      self = gradient.paint
    } else if let shaded = value.content(ShadedValue.self) {
      self = Paint(shaded.style) ?? .foreground
    } else if case .opaque(let box) = value, box.type == LibraryTypes.material {
      self = .color(Color(.fill))
    } else {
      return nil
    }
  }
}

extension Outline: ValueDecodable {
  /// The outline of a shape that fills its place as it is.
  public init?(_ value: Value) {
    guard let shape = value.content(ShapeValue.self), shape.changes.isEmpty else { return nil }
    self = shape.outline
  }
}

extension Value {
  /// Degrees of an `Angle`.
  var degrees: Double { content(AngleValue.self)?.degrees ?? 0 }

  /// The position of a case; nil for another value.
  var casePlace: Int? {
    if case .choice(_, let index) = self { return Int(index) }
    return nil
  }

  /// True for a value of a declared type, such as a button style of the program.
  var isDeclared: Bool {
    switch self {
    case .structure, .row, .object: true
    // The library’s own values have other forms, such as the cases of its enums.
    default: false
    }
  }
}
