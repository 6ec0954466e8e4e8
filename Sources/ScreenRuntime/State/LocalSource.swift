import ScreenTypes

/// A source of truth that a parameter of the page is given, as nothing else holds it: only a binding leads to it.
final class LocalSource {
  var value: Value
  /// The parameter.
  let member: MemberID

  init(_ value: Value, of member: MemberID) {
    self.value = value
    self.member = member
  }
}
