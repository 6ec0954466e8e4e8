import ScreenTypes

/// The content of an error of the library.
public protocol ErrorContent: OpaqueContent {
  /// Who says what its number means.
  var domain: String { get }
  /// What went wrong, as a number.
  var code: Int { get }
  /// What went wrong, in words; nil where its number alone tells.
  var reason: String? { get }
}

extension ErrorContent {
  /// Nothing.
  public var reason: String? { nil }

  /// What `localizedDescription` says.
  public var localizedDescription: String {
    reason ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
  }
}

extension CancellationValue: ErrorContent {
  var domain: String { "Swift.CancellationError" }
  var code: Int { 1 }
}

extension Value {
  /// What an error of the library is; nil for another value.
  public var errorContent: (any ErrorContent)? {
    guard case .opaque(let box) = self else { return nil }
    return box.content as? any ErrorContent
  }
}
