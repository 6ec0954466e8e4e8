import StandardLibrary

/// What library entries do; asked again and again for few of them, so the last ones are kept.
struct LibraryTraitCache {
  /// By the low bits of their places.
  private var slots = [(place: Int32, traits: LibraryTraits)](repeating: (-1, []), count: 256)

  /// What the entry at a place does.
  mutating func traits(at place: Int32) -> LibraryTraits {
    let slot = Int(place) & (slots.count - 1)
    if slots[slot].place == place { return slots[slot].traits }
    let traits = FlowRoles.shared.traits(of: StandardLibrary.shared.entries[Int(place)])
    slots[slot] = (place, traits)
    return traits
  }
}
