import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let signInWithAppleButton = ElementDefinition(
    "SignInWithAppleButton",
    "Signs in with an account of Apple; nobody has one here, so that a tap does nothing.",
    attributes: [
      AttributeDefinition("label", "SignInWithAppleButton.Label", "What it says; “Sign in” unless given."),
      AttributeDefinition(
        "onRequest", "(ASAuthorizationAppleIDRequest) -> Void", "Says what is asked for.", role: .function,
        required: true),
      AttributeDefinition(
        "onCompletion", "(Result<ASAuthorization, Error>) -> Void", "What is done with the answer.",
        role: .function,
        required: true),
    ],
    role: "button", since: .since(iOS: 14, macOS: 11),
    example: """
      <SignInWithAppleButton label="continue" onRequest="request in request.requestedScopes = [.fullName, .email]" onCompletion="result in print(result)"/>
      """
  ) { lowering, use in
    var payload = ControlPayload(.button)
    payload.look = .borderedProminent
    let words = ["Sign in with Apple", "Sign up with Apple", "Continue with Apple"]
    let label = lowering.text(words[use[0]?.casePlace ?? 0])
    return lowering.control(payload, ControlRegistration(.tap, label: ""), of: use.site, children: [label])
  }
}
