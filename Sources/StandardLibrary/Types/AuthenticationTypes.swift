extension StandardLibrary {
  /// What AuthenticationServices brings for a `SignInWithAppleButton`.
  static let authenticationTypes: [LibraryType] = [
    LibraryType(
      "SignInWithAppleButton.Label", cases: ["signIn", "signUp", "continue"], "What the button says."),
    LibraryType(
      "SignInWithAppleButton.Style", cases: ["black", "white", "whiteOutline"], "The look of the button."),
    LibraryType("ASAuthorizationAppleIDRequest", "What is asked of an account of Apple."),
    LibraryType("ASAuthorization.Scope", cases: ["fullName", "email"], "What the app wants to know."),
    LibraryType("PersonNameComponents", "The parts of a person’s name."),
    LibraryType(
      "PersonNameComponents.FormatStyle.Style", cases: ["short", "medium", "long", "abbreviated"],
      "How much of a name is written."),
    LibraryType("PersonNameComponents.FormatStyle", "How a name is written."),
    LibraryType("PersonNameComponentsFormatter", "Writes a name."),
    LibraryType("ASAuthorization", "The answer of who signed in; nobody does here."),
    LibraryType("ASAuthorizationAppleIDCredential", "Who signed in with an account of Apple."),
  ]
}
