import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Runs the `==` and `hash(into:)` that types declare, wherever values are compared. What goes wrong in them ends the page or
/// the action once that is done.
extension Evaluator: ValueComparer {
  /// Runs the `==` of a type.
  public func declaredEquality(_ left: Value, _ right: Value) -> Bool? {
    guard let declaration = declaration(of: left), self.declaration(of: right) == declaration else {
      return nil
    }
    for member in runnable.program.members(of: declaration, named: Names.equal)
    where members[member].isStatic && runnable.program.members[member].parameters.count == 2 {
      do {
        guard case .bool(let isEqual) = try callFunction(member, view: nil, receiver: .void, [left, right])
        else { return false }
        return isEqual
      } catch {
        hold(error)
        return false
      }
    }
    return nil
  }

  /// Runs the `hash(into:)` of a type.
  public func declaredParts(of value: Value) -> [Value]? {
    guard let declaration = declaration(of: value) else { return nil }
    for member in runnable.program.members(of: declaration, named: Names.hash)
    where members[member].kind == .function && !members[member].isStatic {
      let hasher = BindingBox.lend(Value(HasherValue())) { place in
        do {
          _ = try callFunction(member, view: nil, receiver: value, [place])
        } catch {
          hold(error)
        }
      }
      return hasher.content(HasherValue.self)?.parts ?? []
    }
    return nil
  }

  /// Runs `body` so that values are compared as their types say.
  func comparing<T>(_ body: () throws -> T) throws -> T {
    guard runnable.declaresEquality else { return try body() }
    return try ValueEquality.using(self, body)
  }
}
