import Synchronization

/// The process-wide table behind `TypeID`: append-only; reading takes no lock.
///
/// Entries lie side by side at addresses that are set aside for all that there may be: a page of them costs nothing until a type
/// lies there, and none moves.
final class TypeTable: @unchecked Sendable {
  static let shared = {
    let table = TypeTable()
    first.store(table.entries, ordering: .releasing)
    return table
  }()
  /// Where the entries of the shared table begin, once it is there: reading them costs no look at whether it is.
  private nonisolated(unsafe) static let first = Atomic<UnsafeMutablePointer<Entry>?>(nil)

  /// How many types there may be.
  private static let limit = 1 << 22

  /// One type, and the types made of it alone: 0 where one was not asked for yet.
  struct Entry: ~Copyable {
    let kind: TypeKind
    /// False where a type parameter is inside.
    let isConcrete: Bool
    /// The `T` of a `T?`, else nil.
    let wrapped: TypeID?
    /// The `T` of a `Binding<T>`, else nil.
    let bound: TypeID?
    let optional = Atomic<UInt32>(0)
    let array = Atomic<UInt32>(0)
    let binding = Atomic<UInt32>(0)
    let metatype = Atomic<UInt32>(0)

    init(_ kind: TypeKind, isConcrete: Bool) {
      self.kind = kind
      self.isConcrete = isConcrete
      if case .optional(let wrapped) = kind { self.wrapped = wrapped } else { wrapped = nil }
      if case .binding(let bound) = kind { self.bound = bound } else { bound = nil }
    }
  }

  private let entries: UnsafeMutablePointer<Entry>
  /// Guards `places` and `count`.
  private let lock = Mutex(())
  /// Open addressing: one more than the type's number, 0 where a place is free. A dictionary would make the runtime look
  /// up what types can do, which takes longer than interning all types of a small package.
  private var places = [UInt32](repeating: 0, count: 1024)
  private var count: UInt32 = 0

  private init() {
    entries = .allocate(capacity: Self.limit)
    for kind: TypeKind in [.error, .void, .bool, .int, .double, .string, .view, .any, .null] {
      _ = intern(kind)
    }
  }

  @inline(__always)
  static func entry(of type: TypeID) -> UnsafeMutablePointer<Entry> {
    (first.load(ordering: .acquiring) ?? shared.entries) + Int(type.raw)
  }

  /// Where the kind of a type lies, which is first in its entry, so that it is read without a copy.
  @inline(__always)
  static func kind(of type: TypeID) -> UnsafePointer<TypeKind> {
    UnsafePointer(UnsafeRawPointer(entry(of: type)).assumingMemoryBound(to: TypeKind.self))
  }

  /// `make(type)`, remembered at the type itself.
  @inline(__always)
  static func derived(
    _ place: borrowing Atomic<UInt32>, _ type: TypeID, _ make: (TypeID) -> TypeKind
  ) -> TypeID {
    let known = place.load(ordering: .acquiring)
    if known != 0 { return TypeID(raw: known) }
    let made = shared.intern(make(type))
    place.store(made.raw, ordering: .releasing)
    return made
  }

  func intern(_ kind: TypeKind) -> TypeID {
    lock.withLock { _ in
      var place = Self.hash(kind) & (places.count - 1)
      while places[place] != 0 {
        let known = TypeID(raw: places[place] - 1)
        if entries[Int(known.raw)].kind == kind { return known }
        place = (place + 1) & (places.count - 1)
      }
      let id = count
      if id >= Self.limit { return .error }
      (entries + Int(id)).initialize(to: Entry(kind, isConcrete: isConcrete(kind)))
      places[place] = id + 1
      count += 1
      if Int(count) * 2 > places.count { enlarge() }
      return TypeID(raw: id)
    }
  }

  private func enlarge() {
    places = [UInt32](repeating: 0, count: places.count * 2)
    for id in 0..<count {
      var place = Self.hash(entries[Int(id)].kind) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = id + 1
    }
  }

  /// Cheap for declared types, of which a package has as many as declarations.
  private static func hash(_ kind: TypeKind) -> Int {
    guard case .declared(let id, let name) = kind else { return kind.hashValue }
    let key = UInt64(UInt32(bitPattern: id.index)) << 32 | UInt64(name.id)
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private func isConcrete(_ kind: TypeKind) -> Bool {
    switch kind {
    case .parameter: false
    case .optional(let a), .array(let a), .slice(let a), .set(let a), .range(let a), .closedRange(let a),
      .sequence(let a), .inOut(let a), .binding(let a), .metatype(let a):
      a.isConcrete
    case .dictionary(let a, let b), .keyPath(let a, let b), .writableKeyPath(let a, let b):
      a.isConcrete && b.isConcrete
    case .tuple(let elements, _), .applied(_, let elements): elements.allSatisfy(\.isConcrete)
    case .function(let parameters, let result): parameters.allSatisfy(\.isConcrete) && result.isConcrete
    case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .declared: true
    }
  }
}
