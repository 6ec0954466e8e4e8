import ScreenTypes

/// A source of truth that a parameter of the page is given, as nothing else holds it: only a binding leads to it.
final class LocalSource {
  var value: Value
  /// The parameter; none for a source that no page has.
  let member: MemberID

  init(_ value: Value, of member: MemberID = .none) {
    self.value = value
    self.member = member
  }
}
