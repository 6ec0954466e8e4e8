import ScreenSyntax
import ScreenTypes
import SourceModel

/// What is declared of a type with `!`, such as `String!`, is an optional: it may be nil, and be asked whether it is. Where it
/// fits as the value that is in it alone, an unwrapping is put around it.
extension FileChecker {
  /// Unwraps code that leads to what is declared with `!`: the type of what is in it; nil for other code.
  mutating func unwrapItself(_ id: CodeID, _ type: TypeID) -> TypeID? {
    guard let wrapped = type.wrapped, unwrapsItself(id) else { return nil }
    if trial.isOn { return wrapped }
    enclose(id, of: type, in: .forceUnwrap, of: wrapped)
    return wrapped
  }

  /// The type of code whose place wants a type: code that leads to what is declared with `!` is unwrapped where only what is in it fits.
  mutating func unwrapItself(_ id: CodeID, _ type: TypeID, toFit wanted: TypeID?) -> TypeID {
    guard let wrapped = type.wrapped, let wanted, isConcrete(wanted), !fits(type, wanted),
      fits(wrapped, wanted)
    else { return type }
    return unwrapItself(id, type) ?? type
  }

  /// The type of what a method is called on, which is unwrapped where it is declared with `!` and the optional has no such
  /// method itself, but for a collection, which is meant by `map`.
  mutating func unwrapItself(_ id: CodeID, _ type: TypeID, for name: Name) -> TypeID? {
    guard let wrapped = type.wrapped, unwrapsItself(id) else { return nil }
    if wrapped.element != nil { return unwrapItself(id, type) }
    guard memory.members(.methods, of: type, named: name).isEmpty,
      memory.members(.instance, of: type, named: name).isEmpty
    else { return nil }
    return unwrapItself(id, type)
  }

  /// True for code that leads to what is declared with `!`.
  mutating func unwrapsItself(_ id: CodeID) -> Bool {
    if id.isNone { return false }
    let found = reference(id)
    switch found.kind {
    case .local: return code[id].kind == .name && scope.unwrapsItself(found.index)
    case .member, .staticMember, .function: return program[found.member].traits.contains(.unwrapsItself)
    case .library: return libraryEntry(found).member.unwrapsItself
    // Nothing else is declared with a type.
    default: return false
    }
  }
}
