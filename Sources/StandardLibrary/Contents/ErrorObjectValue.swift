import ScreenTypes

/// The content of an `NSError` that was made as one.
struct ErrorObjectValue: ErrorContent {
  let domain: String
  let code: Int
  let reason: String?
  /// What else was said of it, by names.
  var said: [(name: String, value: Value)] = []

  var type: TypeID { LibraryTypes.errorObject }
  var description: String {
    "Error Domain=\(domain) Code=\(code) \"\(reason ?? "(null)")\""
  }
}
