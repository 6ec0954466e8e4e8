import Synchronization

/// What knows how declared types compare their values by code of their own: who runs that code.
public protocol ValueComparer: AnyObject {
  /// What the `==` that their type declares says of two values; nil where it declares none.
  func declaredEquality(_ left: Value, _ right: Value) -> Bool?
  /// What the `hash(into:)` that its type declares combines of a value; nil where it declares none.
  func declaredParts(of value: Value) -> [Value]?
}

/// Equality by code of declared types, wherever values are compared: in arrays, sets, dictionaries, and what asks for them.
public enum ValueEquality {
  /// The comparer of the run on this thread. Runs belong to one thread.
  private struct Current: @unchecked Sendable {
    let comparer: any ValueComparer
  }

  @TaskLocal private static var current: Current?
  /// True once a package was run that declares such code: others are asked nothing.
  private static let isUsed = Atomic<Bool>(false)

  /// Runs `body` with what compares values in it.
  public static func using<T>(_ comparer: any ValueComparer, _ body: () throws -> T) rethrows -> T {
    isUsed.store(true, ordering: .relaxed)
    return try $current.withValue(Current(comparer: comparer), operation: body)
  }

  @inline(__always)
  static func compare(_ left: Value, _ right: Value) -> Bool? {
    isUsed.load(ordering: .relaxed) ? asked(left, right) : nil
  }

  @inline(__always)
  static func parts(of value: Value) -> [Value]? {
    isUsed.load(ordering: .relaxed) ? askedParts(of: value) : nil
  }

  @inline(never)
  private static func asked(_ left: Value, _ right: Value) -> Bool? {
    current?.comparer.declaredEquality(left, right)
  }

  @inline(never)
  private static func askedParts(of value: Value) -> [Value]? { current?.comparer.declaredParts(of: value) }
}
