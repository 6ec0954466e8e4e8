import ScreenTypes

/// The content of a `URLError`.
struct URLErrorValue: ErrorContent, Hashable {
  /// The place of its case among those of `URLError.Code`.
  let place: Int

  /// The cases of `URLError.Code` and their numbers.
  static let codes: [(name: String, number: Int)] = [
    ("unknown", -1), ("cancelled", -999), ("badURL", -1000), ("timedOut", -1001), ("unsupportedURL", -1002),
    ("cannotFindHost", -1003), ("cannotConnectToHost", -1004), ("networkConnectionLost", -1005),
    ("dnsLookupFailed", -1006), ("httpTooManyRedirects", -1007), ("resourceUnavailable", -1008),
    ("notConnectedToInternet", -1009), ("badServerResponse", -1011), ("userCancelledAuthentication", -1012),
    ("userAuthenticationRequired", -1013), ("zeroByteResource", -1014), ("cannotDecodeRawData", -1015),
    ("cannotDecodeContentData", -1016), ("cannotParseResponse", -1017), ("fileDoesNotExist", -1100),
    ("noPermissionsToReadFile", -1102), ("secureConnectionFailed", -1200), ("dataNotAllowed", -1020),
  ]

  var type: TypeID { LibraryTypes.urlError }
  var domain: String { "NSURLErrorDomain" }
  var code: Int { Self.codes[place].number }
  var description: String { "URLError(\(Self.codes[place].name))" }
}
