import Synchronization

/// The process-wide table behind `TypeID`: append-only; reading takes no lock.
final class TypeTable: @unchecked Sendable {
  static let shared = TypeTable()

  private static let chunkBits: UInt32 = 10
  private static let chunkSize = 1 << Int(chunkBits)
  private static let chunkCount = 1 << 12

  private let chunks: UnsafeMutablePointer<UnsafeMutablePointer<TypeKind>?>
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
  func kind(of type: TypeID) -> TypeKind {
    chunks[Int(type.raw >> Self.chunkBits)]![Int(type.raw) & (Self.chunkSize - 1)]
  }

  func intern(_ kind: TypeKind) -> TypeID {
    lock.withLock { _ in
      if let id = ids[kind] { return TypeID(raw: id) }
      let id = count
      let chunk = Int(id >> Self.chunkBits)
      if chunk >= Self.chunkCount { return .error }
      if chunks[chunk] == nil { chunks[chunk] = .allocate(capacity: Self.chunkSize) }
      (chunks[chunk]! + (Int(id) & (Self.chunkSize - 1))).initialize(to: kind)
      ids[kind] = id
      count += 1
      return TypeID(raw: id)
    }
  }
}
