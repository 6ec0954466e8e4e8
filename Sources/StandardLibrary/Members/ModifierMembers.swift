import ScreenTypes

extension StandardLibrary {
  /// What values of declared Modifiers can do.
  static let modifierMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "ViewModifier", "concat(_ modifier: ViewModifier) -> ViewModifier",
      "Both modifiers as one; this one is applied first."
    ) { call in .tuple(ArrayBox([call.receiver, call.arguments[0]])) }
  ]
}
