import ScreenTypes

/// A source of truth that a parameter of the page is given, as nothing else holds it: only a binding leads to it.
final class LocalSource {
  var value: Value
  init(_ value: Value) { self.value = value }
}
