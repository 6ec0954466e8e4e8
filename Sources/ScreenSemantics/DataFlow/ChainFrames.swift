import ElementCatalog

/// What a chain of modifiers puts around a view.
struct ChainFrames {
  /// Around the view itself: the whole chain.
  var inner: Int32
  private var background: Int32?
  private var overlay: Int32?

  /// A chain that begins outside of all its modifiers.
  init(inner: Int32) { self.inner = inner }

  /// Where the modifier of a role stands without arguments, if it does; nil for a role that is no place.
  func place(of mark: ModifierRole) -> Int32? {
    switch mark {
    case .background: background
    case .overlay: overlay
    case .plain, .injection, .declared, .style, .label, .change, .appear, .identity, .tag, .undismissable: nil
    }
  }

  /// Says where the modifier of a role stands without arguments.
  mutating func setPlace(of mark: ModifierRole, _ place: Int32) {
    switch mark {
    case .background: background = place
    case .overlay: overlay = place
    case .plain, .injection, .declared, .style, .label, .change, .appear, .identity, .tag, .undismissable:
      break
    }
  }
}
