import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of `a as T`, `a as? T` or `a as! T`.
  func cast(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let value = try evaluate(node.first, frame)
    let isOptional = node.flags.contains(.optional)
    if isBroken { return value }
    if node.op == .assign {
      return try converted(value, to: frame.known(frame.types[id], runnable.program), frame, id)
    }
    if node.op == .patternMatch {
      let wanted = frame.type(of: node.second, runnable.program)
      try requireTold(wanted, frame, id)
      return .bool(isValue(value, wanted, known: frame.types[node.first]))
    }
    if !isOptional && !node.flags.contains(.unwrapped) {
      return lifted(value, frame.types[node.first], frame.types[id])
    }
    let type = Self.bare(frame.type(of: id, runnable.program))
    let wanted = isOptional ? type.wrapped ?? type : type
    try requireTold(wanted, frame, id)
    if isValue(value, wanted, known: frame.types[node.first]) { return value }
    if isOptional { return .null }
    throw fault(
      .runNilUnwrapped, "This is \(describe(value)), and `as!` says that it is always \(wanted).", frame,
      id)
  }

  /// A number as one of another type.
  private func converted(_ value: Value, to type: TypeID, _ frame: Frame, _ id: CodeID) throws -> Value {
    switch (value, type) {
    case (.int(let number), _): return integer(number, type)
    case (.double(let number), .int):
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw fault(.runArithmetic, "\(number) does not fit an Int.", frame, id)
      }
      return .int(whole)
    // Any other number is of that type.
    default: return value
    }
  }

  /// Stops at a cast to a type that holds a type parameter of which nothing tells here what it stands for.
  func requireTold(_ type: TypeID, _ frame: Frame, _ id: CodeID) throws {
    guard let parameter = runnable.program.typeParameter(in: type) else { return }
    throw fault(
      .runStopped,
      "Nothing tells here what \(parameter) stands for, so that no value can be asked whether it is one: let an argument tell it, "
        + "or the type that the result is wanted as.", frame, id)
  }

  /// An optional as one of more levels.
  private func lifted(_ value: Value, _ actual: TypeID, _ wanted: TypeID) -> Value {
    var value = value
    for _ in 0..<max(0, actual.optionalDepth == 0 ? 0 : wanted.optionalDepth - actual.optionalDepth) {
      value.putInOptional()
    }
    return value
  }

  /// True for an error; for a LocalizedError where that is wanted.
  private func isError(_ value: Value, _ wanted: TypeID) -> Bool {
    if let declaration = declaration(of: value) {
      let conformances = runnable.program.conformances(of: runnable.program[declaration].type)
      return conformances.contains(wanted == LibraryTypes.thrown ? .thrown : .localized)
    }
    return wanted == LibraryTypes.thrown && value.errorContent != nil
  }

  /// True for a value of a type. Its type as far as it is known tells what the value alone does not.
  func isValue(_ value: Value, _ wanted: TypeID, known: TypeID) -> Bool {
    if case .null = value { return wanted.wrapped != nil || wanted == .any }
    let known = Self.bare(known)
    let wanted = wanted.wrapped ?? wanted
    if wanted == .any || wanted == known || wanted == known.wrapped { return true }
    if wanted == LibraryTypes.errorObject, known == LibraryTypes.thrown { return true }
    if wanted == LibraryTypes.thrown || wanted == LibraryTypes.localizedError {
      return isError(value, wanted)
    }
    switch (value, wanted.kind) {
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.dataString, .string),
      (.function, .function), (.void, .void):
      return true
    case (.array(let box), .array(let element)), (.array(let box), .slice(let element)):
      return (0..<box.count).allSatisfy { isValue(box[$0], element, known: known.element ?? .any) }
    case (.set(let box), .set(let element)):
      return box.keys.allSatisfy { isValue($0, element, known: .any) }
    case (.dictionary(let box), .dictionary(let key, let element)):
      return box.keys.allSatisfy { isValue($0, key, known: .any) }
        && box.values.allSatisfy { isValue($0, element, known: .any) }
    case (.tuple(let box), .tuple(let elements, _)):
      return box.count == elements.count
        && elements.indices.allSatisfy { isValue(box[$0], elements[$0], known: .any) }
    case (.range(let range), .closedRange(let bound)):
      return range.isClosed && isValue(range.lower, bound, known: .any)
    case (.range(let range), .range(let bound)):
      return !range.isClosed && isValue(range.lower, bound, known: .any)
    case (.type(let type), .metatype(let other)):
      return type == other || runnable.program.conforms(type, to: other)
    case (.color, .builtin): return wanted == LibraryTypes.color
    case (.choice(let type, _), _): return type == wanted
    case (.opaque(let box), _): return box.type == wanted
    case (_, .applied(let bare, _)): return isValue(value, bare, known: .any)
    case (_, .declared(let id, _)):
      if runnable.program[id].kind.isProtocol {
        return ownType(of: value).map { runnable.program.conforms($0, to: wanted) } ?? false
      }
      return declaration(of: value).map { runnable.program[$0].type == wanted } ?? false
    // A value of another kind than its type says is none of that type.
    default: return false
    }
  }
}
