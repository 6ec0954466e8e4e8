import ScreenTypes

extension StandardLibrary {
  /// What keeps values under keys as long as the app runs.
  static let cacheMembers: [LibraryMember] =
    [
      LibraryMember(.initializer, of: cache, "init()", "Keeps nothing yet.") { call in
        Value(CacheValue(number: call.host.timers.next()))
      },
      LibraryMember(
        .method, of: cache, "object(forKey key: T0) -> T1?", isFresh: true,
        "What is kept under a key; nil for nothing."
      ) { call in
        let kept = call.caching { $0[call.arguments[0]] } ?? nil
        return kept?.inOptional ?? .null
      },
      keeping("setObject(_ obj: T1, forKey key: T0)"),
      keeping("setObject(_ obj: T1, forKey key: T0, cost g: Int)"),
      LibraryMember(
        .method, of: cache, "removeObject(forKey key: T0)", actsOutside: true,
        "Forgets what is kept under a key."
      ) { call in
        call.caching { $0[call.arguments[0]] = nil }
        return .void
      },
      LibraryMember(.method, of: cache, "removeAllObjects()", actsOutside: true, "Forgets everything.") {
        call in
        call.caching { $0 = [:] }
        return .void
      },
      LibraryMember(
        .property, of: cache, "name: String", isTotal: true, "What it is called.", set: { _, _ in }
      ) { _ in .string("") },
    ]
    + ["countLimit", "totalCostLimit"].map { name in
      LibraryMember(
        .property, of: cache, name + ": Int", isTotal: true,
        "How much it keeps at most; writing it changes nothing here.", set: { _, _ in }
      ) { _ in .int(0) }
    }

  private static let cache = "NSCache<T0, T1>"

  private static func keeping(_ signature: String) -> LibraryMember {
    LibraryMember(
      .method, of: cache, signature, actsOutside: true, "Keeps a value under a key."
    ) { call in
      call.caching { $0[call.arguments[1]] = call.arguments[0] }
      return .void
    }
  }
}

extension LibraryCall {
  /// Asks or changes what the receiver, an `NSCache`, keeps; nil for another value.
  @discardableResult
  fileprivate func caching<T>(_ body: (inout [Value: Value]) -> T) -> T? {
    guard let number = receiver.content(CacheValue.self)?.number else { return nil }
    return body(&host.timers.caches[number, default: [:]])
  }
}
