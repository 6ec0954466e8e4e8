import ScreenTypes

/// What the type parameters of a signature stand for, as far as it is known.
struct TypeBindings {
  private var types = InlineArray<8, TypeID>(repeating: .error)
  private var known: UInt8 = 0

  /// Nothing is known.
  init() {}

  /// True where nothing is known.
  var isEmpty: Bool { known == 0 }
  /// The type for `T0` where nothing else is known.
  var only: TypeID? { known == 1 ? types[0] : nil }

  /// The type for `T0`, `T1`, …; nil where it is not known. A signature has no more than eight.
  subscript(index: Int) -> TypeID? {
    get { index < 8 && known & (1 << index) != 0 ? types[index] : nil }
    set {
      guard index < 8, let newValue else { return }
      types[index] = newValue
      known |= 1 << index
    }
  }
}
