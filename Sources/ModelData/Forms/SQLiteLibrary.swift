/// The functions of libsqlite3 that are used. A database is one of memory, made of the bytes of a file: none of them opens a file, and
/// a guard refuses every statement but a SELECT (`DatabaseReader`).
struct SQLiteLibrary: @unchecked Sendable {
  typealias Handle = OpaquePointer
  typealias Guard =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?
    ) -> Int32
  typealias Progress = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  /// The library; nil where the system has none. Loads it when first asked.
  static let shared: SQLiteLibrary? = SQLiteLibrary()

  let open:
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>, Int32, UnsafePointer<CChar>?) ->
      Int32
  let close: @convention(c) (Handle?) -> Int32
  let deserialize:
    @convention(c) (Handle?, UnsafePointer<CChar>, UnsafeMutablePointer<UInt8>?, Int64, Int64, UInt32) ->
      Int32
  let execute:
    @convention(c) (
      Handle?, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32
  let setGuard: @convention(c) (Handle?, Guard?, UnsafeMutableRawPointer?) -> Int32
  let setProgress: @convention(c) (Handle?, Int32, Progress?, UnsafeMutableRawPointer?) -> Void
  let prepare:
    @convention(c) (
      Handle?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  let step: @convention(c) (Handle?) -> Int32
  let finalize: @convention(c) (Handle?) -> Int32
  let columnCount: @convention(c) (Handle?) -> Int32
  let columnName: @convention(c) (Handle?, Int32) -> UnsafePointer<CChar>?
  let columnType: @convention(c) (Handle?, Int32) -> Int32
  let columnInteger: @convention(c) (Handle?, Int32) -> Int64
  let columnDouble: @convention(c) (Handle?, Int32) -> Double
  let columnText: @convention(c) (Handle?, Int32) -> UnsafePointer<UInt8>?
  let columnBytes: @convention(c) (Handle?, Int32) -> Int32
  let message: @convention(c) (Handle?) -> UnsafePointer<CChar>?

  private init?() {
    guard let library = SharedLibrary(["libsqlite3.so.0", "libsqlite3.dylib"]) else { return nil }
    func function<Function>(_ name: String) -> Function? { library.function("sqlite3_" + name) }
    guard
      let open:
        @convention(c) (
          UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>, Int32, UnsafePointer<CChar>?
        ) -> Int32 = function("open_v2"),
      let close: @convention(c) (Handle?) -> Int32 = function("close_v2"),
      let deserialize:
        @convention(c) (
          Handle?, UnsafePointer<CChar>, UnsafeMutablePointer<UInt8>?, Int64, Int64, UInt32
        ) -> Int32 = function("deserialize"),
      let execute:
        @convention(c) (
          Handle?, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
        ) -> Int32 = function("exec"),
      let setGuard: @convention(c) (Handle?, Guard?, UnsafeMutableRawPointer?) -> Int32 = function(
        "set_authorizer"),
      let setProgress: @convention(c) (Handle?, Int32, Progress?, UnsafeMutableRawPointer?) -> Void =
        function(
          "progress_handler"),
      let prepare:
        @convention(c) (
          Handle?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>,
          UnsafeMutablePointer<UnsafePointer<CChar>?>?
        ) -> Int32 = function("prepare_v2"),
      let step: @convention(c) (Handle?) -> Int32 = function("step"),
      let finalize: @convention(c) (Handle?) -> Int32 = function("finalize"),
      let columnCount: @convention(c) (Handle?) -> Int32 = function("column_count"),
      let columnName: @convention(c) (Handle?, Int32) -> UnsafePointer<CChar>? = function("column_name"),
      let columnType: @convention(c) (Handle?, Int32) -> Int32 = function("column_type"),
      let columnInteger: @convention(c) (Handle?, Int32) -> Int64 = function("column_int64"),
      let columnDouble: @convention(c) (Handle?, Int32) -> Double = function("column_double"),
      let columnText: @convention(c) (Handle?, Int32) -> UnsafePointer<UInt8>? = function("column_text"),
      let columnBytes: @convention(c) (Handle?, Int32) -> Int32 = function("column_bytes"),
      let message: @convention(c) (Handle?) -> UnsafePointer<CChar>? = function("errmsg")
    else { return nil }
    (self.open, self.close, self.deserialize, self.execute) = (open, close, deserialize, execute)
    (self.setGuard, self.setProgress, self.prepare, self.step) = (setGuard, setProgress, prepare, step)
    (self.finalize, self.columnCount, self.columnName) = (finalize, columnCount, columnName)
    (self.columnType, self.columnInteger, self.columnDouble) = (columnType, columnInteger, columnDouble)
    (self.columnText, self.columnBytes, self.message) = (columnText, columnBytes, message)
  }
}
