/// Why a request has no result, as the protocol tells it.
struct ResponseError: Error {
  /// The protocol's number.
  let code: Int
  /// What is wrong, as a sentence.
  let message: String

  static let parse = -32700
  static let invalidRequest = -32600
  static let unknownMethod = -32601
  static let invalidParameters = -32602
  static let notInitialized = -32002
  static let failed = -32803
  static let cancelled = -32800
  static let outdated = -32801

  init(_ code: Int, _ message: String) { (self.code, self.message) = (code, message) }

  /// What could not be done, and why.
  init(_ message: String) { self.init(Self.failed, message) }
}
