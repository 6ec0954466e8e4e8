import ScreenTypes

/// The content of an `NSCache`. What it keeps is kept by the run.
struct CacheValue: ScheduledContent {
  /// Its number among the `ScheduledTimers` of the run.
  let number: Int

  var type: TypeID { .library("NSCache") }
  var description: String { "NSCache" }
  /// Two are equal where they are one object.
  var parts: [Value] { [.int(number)] }
}
