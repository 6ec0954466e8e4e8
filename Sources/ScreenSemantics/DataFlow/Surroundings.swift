import ScreenTypes

extension DataFlowGraph {
  private static let slotLimit = 16

  /// The stack above a place. Where it is the content of a slot that is put at several places, the first with a stack
  /// counts, or (`isLacking`) the first without one.
  public func stack(at frame: Int32, isLacking: Bool = false) -> StackAbove {
    stack(at: frame, isLacking: isLacking, depth: 0)
  }

  private func stack(at frame: Int32, isLacking: Bool, depth: Int) -> StackAbove {
    var index = frame
    while index >= 0 {
      let frame = frames[Int(index)]
      switch frame.kind {
      case .stack: return .found(index)
      case .presentation: return .none
      case .slot, .modified:
        if depth >= Self.slotLimit { break }
        var first: StackAbove?
        var isOpen = false
        for place in placesByNode[contentKey(frame)] {
          let above = stack(at: places[Int(place)].frame, isLacking: isLacking, depth: depth + 1)
          switch above {
          case .entry: isOpen = true
          case .found where isLacking: first = first ?? above
          case .none where isLacking: return above
          case .found, .none: return above
          }
        }
        if let first, !isOpen { return first }
      case .injection, .unknown, .page, .link, .styled, .attached, .conditional, .repeated, .labelled: break
      }
      index = frame.parent
    }
    return .entry
  }

  /// True where what stands at a place is shown whenever its body is, also where it is the content of slots.
  public func isAlwaysPlaced(at frame: Int32) -> Bool { isAlwaysPlaced(at: frame, depth: 0) }

  private func isAlwaysPlaced(at frame: Int32, depth: Int) -> Bool {
    var index = frame
    while index >= 0 {
      let frame = frames[Int(index)]
      switch frame.kind {
      case .presentation, .page: return false
      case .slot, .modified:
        let places = placesByNode[contentKey(frame)]
        guard depth < Self.slotLimit,
          places.contains(where: { place in
            let place = self.places[Int(place)]
            return !place.isConditional && isAlwaysPlaced(at: place.frame, depth: depth + 1)
          })
        else { return false }
      case .injection, .unknown, .stack, .link, .styled, .attached, .conditional, .repeated, .labelled: break
      }
      index = frame.parent
    }
    return true
  }

  /// The key in `placesByNode` of where the content of a slot, or a modified view, is put.
  public func contentKey(_ frame: ViewFrame) -> Int32 {
    frame.kind == .slot ? nodes.declarations + frame.value : frame.value
  }

  /// From where a view at a place, or (`fromStack`) the stack above it, must get an object of a type. What is the content
  /// of a slot needs what any place of the slot needs.
  func needs(_ type: Int32, at frame: Int32, fromStack: Bool) -> ObjectNeeds {
    origins(of: type, at: frame, fromStack: fromStack, depth: 0).needs
  }

  /// The place in `places` where the content around a frame lacks an object of a type that it gets at another place of
  /// the same slot; -1 where there is none.
  func lackingPlace(_ type: Int32, at frame: Int32, fromStack: Bool) -> Int32 {
    var index = frame
    while index >= 0 {
      let frame = frames[Int(index)]
      if frame.kind == .slot || frame.kind == .modified {
        let places = placesByNode[contentKey(frame)]
        let lacks = places.map { !needs(type, at: self.places[Int($0)].frame, fromStack: fromStack).isEmpty }
        if lacks.contains(false), let first = lacks.firstIndex(of: true) {
          return places[places.startIndex + first]
        }
      }
      index = frame.parent
    }
    return -1
  }

  /// Where a view at a place, or (`fromStack`) the stack above it, gets an object of a type from, as far as one body
  /// can tell; what is the content of a slot, at the first place of it that has one.
  public func origin(of type: Int32, at frame: Int32, fromStack: Bool = false) -> ObjectOrigin {
    let found = origins(of: type, at: frame, fromStack: fromStack, depth: 0)
    return found.given ?? (found.needs == .entry ? .entry : .stackEntry)
  }

  /// Where objects come from at all places where something is put.
  private struct Origins {
    /// The first that the body gives, or that could not be resolved.
    var given: ObjectOrigin?
    /// What the others need.
    var needs: ObjectNeeds = []

    mutating func join(_ other: Origins) {
      given = given ?? other.given
      needs.formUnion(other.needs)
    }
  }

  private func origins(of type: Int32, at frame: Int32, fromStack: Bool, depth: Int) -> Origins {
    var found = Origins()
    var fromStack = fromStack
    var index = frame
    func ended(_ origin: ObjectOrigin) -> Origins {
      Origins(given: found.given ?? origin, needs: found.needs)
    }
    while index >= 0 {
      let frame = frames[Int(index)]
      switch frame.kind {
      case .injection where !fromStack && frame.value == type: return ended(.given(index))
      case .unknown where !fromStack: return ended(.unknown)
      case .page: fromStack = true
      case .stack: fromStack = false
      case .presentation: if fromStack { return ended(.unknown) }
      case .slot, .modified:
        if depth >= Self.slotLimit { return ended(.unknown) }
        let places = placesByNode[contentKey(frame)]
        if places.isEmpty { break }
        var inside = Origins()
        for place in places {
          inside.join(
            origins(of: type, at: self.places[Int(place)].frame, fromStack: fromStack, depth: depth + 1))
        }
        found.given = found.given ?? inside.given
        switch inside.needs {
        case []: return found
        case .entry: fromStack = false
        case .stackEntry: fromStack = true
        // Both are needed: some places of the slot stand in the view, others in its stack.
        default:
          for isInStack in [false, true] {
            found.join(origins(of: type, at: frame.parent, fromStack: isInStack, depth: depth))
          }
          return found
        }
      case .injection, .unknown, .link, .styled, .attached, .conditional, .repeated, .labelled: break
      }
      index = frame.parent
    }
    found.needs.insert(fromStack ? .stackEntry : .entry)
    return found
  }
}
