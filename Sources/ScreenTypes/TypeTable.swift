import Synchronization

/// The process-wide table behind `TypeID`: append-only; reading takes no lock.
final class TypeTable: @unchecked Sendable {
  static let shared = {
    let table = TypeTable()
    directory.store(table.chunks, ordering: .releasing)
    return table
  }()
  /// The chunks of the shared table once it is there: reading them costs no look at whether it is.
  private nonisolated(unsafe) static let directory = Atomic<
    UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>?
  >(nil)

  private static let chunkBits: UInt32 = 10
  private static let chunkSize = 1 << Int(chunkBits)
  private static let chunkCount = 1 << 12

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

  private let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>
  /// Guards `ids` and `count`.
  private let lock = Mutex(())
  private var ids: [TypeKind: UInt32] = [:]
  private var count: UInt32 = 0

  private init() {
    chunks = .allocate(capacity: Self.chunkCount)
    chunks.initialize(repeating: nil, count: Self.chunkCount)
    for kind: TypeKind in [.error, .void, .bool, .int, .double, .string, .view, .any, .null] {
      _ = intern(kind)
    }
  }

  @inline(__always)
  static func entry(of type: TypeID) -> UnsafeMutablePointer<Entry> {
    guard let chunk = (directory.load(ordering: .acquiring) ?? shared.chunks)[Int(type.raw >> chunkBits)]
    else { preconditionFailure("a type of no table") }
    return chunk + (Int(type.raw) & (chunkSize - 1))
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
      if let id = ids[kind] { return TypeID(raw: id) }
      let id = count
      let chunk = Int(id >> Self.chunkBits)
      if chunk >= Self.chunkCount { return .error }
      if chunks[chunk] == nil { chunks[chunk] = .allocate(capacity: Self.chunkSize) }
      (chunks[chunk]! + (Int(id) & (Self.chunkSize - 1))).initialize(
        to: Entry(kind, isConcrete: isConcrete(kind)))
      ids[kind] = id
      count += 1
      return TypeID(raw: id)
    }
  }

  private func isConcrete(_ kind: TypeKind) -> Bool {
    switch kind {
    case .parameter: false
    case .optional(let a), .array(let a), .slice(let a), .set(let a), .range(let a), .closedRange(let a),
      .sequence(let a), .binding(let a), .metatype(let a):
      a.isConcrete
    case .dictionary(let a, let b), .keyPath(let a, let b): a.isConcrete && b.isConcrete
    case .tuple(let elements, _): elements.allSatisfy(\.isConcrete)
    case .function(let parameters, let result): parameters.allSatisfy(\.isConcrete) && result.isConcrete
    default: true
    }
  }
}
