import Synchronization

/// The places of screens among the files of a package, found when they are first asked for.
final class ScreenPlaces: Sendable {
  private let known = Mutex<[String: Int]?>(nil)

  /// The place of a path among all, which must be the same each time. Linear the first time.
  func find(_ path: String, among files: [String]) -> Int? {
    known.withLock { known in
      if let known { return known[path] }
      let places = Dictionary(
        files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      known = places
      return places[path]
    }
  }
}
