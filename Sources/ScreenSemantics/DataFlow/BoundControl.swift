import ScreenSyntax
import ScreenTypes
import SourceModel

/// A Stepper or Slider with literal bounds that is bound to what model data may hold: a property of a struct or object,
/// what is handed to a view as a Binding, or what has a file of its own.
public struct BoundControl: Sendable {
  /// The file.
  public var file: FileID
  /// The view in the file.
  public var view: ViewID
  /// What it is bound to.
  public var member: MemberID
  /// The least number.
  public var lower: Double
  /// The greatest number; at least `lower`.
  public var upper: Double
  /// The element.
  public var element: Name
  /// Where the bounds stand; the element's name where they are left out.
  public var range: SourceRange
}

/// Names of what has bounds.
private enum BoundNames {
  static let bounds: Name = "in"
  static let slider: Name = "Slider"
}

extension BoundControl {
  /// The control of a view at a position of the walk; nil unless its bounds are literal and model data may hold its number.
  init?(
    _ view: UnsafePointer<ViewNode>, in checked: CheckedFile, _ program: Program, at position: FlowPosition
  ) {
    guard let value = checked.attribute(Names.value, of: view.pointee), !value.code.isNone,
      let member = checked.references[value.code].property(at: checked.code[value.code].kind)
    else { return nil }
    let declared = program.members.address(member)
    guard
      declared.pointee.kind == .binding || declared.pointee.source != nil
        || !program[declared.pointee.owner].kind.hasBody, let element = view.pointee.element,
      let (lower, upper, range) = checked.bounds(of: view, element)
    else { return nil }
    self.init(
      file: position.file, view: position.view, member: member, lower: lower, upper: upper,
      element: element, range: range)
  }
}

extension CheckedFile {
  fileprivate func bounds(
    of view: UnsafePointer<ViewNode>, _ element: Name
  ) -> (Double, Double, SourceRange)? {
    if let given = attribute(BoundNames.bounds, of: view.pointee) {
      guard let (lower, upper) = literalBounds(given.code), lower <= upper else { return nil }
      return (lower, upper, given.range)
    }
    if element != BoundNames.slider { return nil }
    let start = view.pointee.range.start + 1
    return (0, 1, SourceRange(start, start + UInt32(element.utf8.count)))
  }
}

extension Reference {
  /// The property at the end of the path of a binding, by what `node` of code the path is: no static one.
  fileprivate func property(at node: CodeKind) -> MemberID? { kind == .staticMember ? nil : bound(node) }
}

extension Argument {
  /// The property at the end of the path of the binding that is passed.
  public var property: MemberID? { kind.flatMap { reference.property(at: $0) } }
}
