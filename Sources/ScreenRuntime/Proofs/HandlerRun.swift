import SourceModel

/// A run of a handler, with what it wrote.
struct HandlerRun {
  /// The code of the handler.
  var handler: SourceLocation
  /// Its writes, as places in the entries of the log.
  var writes: Range<Int>
}
