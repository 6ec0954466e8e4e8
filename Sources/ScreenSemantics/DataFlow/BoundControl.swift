import ScreenSyntax
import ScreenTypes
import SourceModel

/// A Stepper or Slider bound to what model data may hold: a property of a struct or object, what is handed to a view as
/// a Binding, or what has a file of its own.
public struct BoundControl: Sendable {
  /// The file.
  public var file: Int32
  /// The view in the file.
  public var view: Int32
  /// What it is bound to.
  public var member: MemberID
}

extension FlowWalker {
  /// Notes a control if model data may hold its number.
  mutating func noteBounds(_ view: UnsafePointer<ViewNode>) {
    guard let value = checked.attribute(Names.value, of: view.pointee), !value.code.isNone,
      let member = checked.references[Int(value.code.index)].property(at: checked.code[value.code].kind)
    else { return }
    let declared = program.members.address(Int(member.index))
    if declared.pointee.kind == .binding || declared.pointee.source != nil
      || !program[declared.pointee.owner].kind.hasBody
    {
      record.bounds.append(BoundControl(file: file, view: currentView, member: member))
    }
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
