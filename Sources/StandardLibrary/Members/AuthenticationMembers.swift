import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let authenticationNames = [
    "ASAuthorizationAppleIDRequest", "ASAuthorization", "ASAuthorizationAppleIDCredential",
  ]

  /// What code reads of somebody who signed in. Nobody does here, so that nothing of it is ever asked for.
  static let authenticationMembers: [LibraryMember] =
    [
      asked("requestedScopes: [ASAuthorization.Scope]?", "What the app wants to know."),
      asked("nonce: String?", "What the answer is told from others by."),
      asked("state: String?", "What the answer gives back."),
      read("ASAuthorization", "credential: Any", "Who signed in."),
    ]
    + [
      ("user: String", "What the account is known by."), ("email: String?", "Where to write to."),
      ("fullName: PersonNameComponents?", "What the person is called."),
      ("identityToken: Data?", "What proves it to a server."),
      ("authorizationCode: Data?", "What a server asks with."), ("state: String?", "What was asked with."),
    ].map { read("ASAuthorizationAppleIDCredential", $0, $1) }

  private static func asked(_ signature: String, _ documentation: String) -> LibraryMember {
    LibraryMember(
      .property, of: "ASAuthorizationAppleIDRequest", signature, actsOutside: true, documentation,
      set: { _, _ in }
    ) { _ in .null }
  }

  private static func read(_ type: String, _ signature: String, _ documentation: String) -> LibraryMember {
    LibraryMember(.property, of: type, signature, isTotal: true, documentation) { _ in .null }
  }
}
