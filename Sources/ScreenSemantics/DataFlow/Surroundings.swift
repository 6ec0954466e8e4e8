import ScreenTypes

/// What a view finds above it, as far as one body can tell.
public enum StackAbove: Sendable {
  /// A stack in this body: its frame.
  case found(Int32)
  /// A presentation begins here, which has no stack of its own.
  case none
  /// Whatever is above the entry of the body.
  case entry
}

/// Where an object of a type is to come from.
enum ObjectNeed {
  /// It is given in this body.
  case satisfied
  /// It must be in the environment of the body's entry.
  case entry
  /// It must be in the environment of the stack above the body's entry.
  case stackEntry
}

/// Where an object of the environment comes from, as far as one body can tell.
public enum ObjectOrigin: Sendable {
  /// The frame that gives it.
  case given(Int32)
  /// Something that could not be resolved.
  case unknown
  /// The environment of the body's entry.
  case entry
  /// The environment of the stack above the body's entry.
  case stackEntry
}

extension DataFlowGraph {
  private static let slotLimit = 16

  /// The stack above a place.
  public func stack(at frame: Int32) -> StackAbove { stack(at: frame, depth: 0) }

  private func stack(at frame: Int32, depth: Int) -> StackAbove {
    var index = frame
    while index >= 0 {
      let frame = frames[Int(index)]
      switch frame.kind {
      case .stack: return .found(index)
      case .presentation: return .none
      case .slot, .modified:
        if depth >= Self.slotLimit { break }
        for place in placesByNode[contentKey(frame)] {
          switch stack(at: places[Int(place)].frame, depth: depth + 1) {
          case .found(let found): return .found(found)
          case .none: return .none
          case .entry: continue
          }
        }
      default: break
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
      case .slot:
        let places = placesByNode[contentKey(frame)]
        guard depth < Self.slotLimit,
          places.contains(where: { place in
            let place = self.places[Int(place)]
            return !place.isConditional && isAlwaysPlaced(at: place.frame, depth: depth + 1)
          })
        else { return false }
      default: break
      }
      index = frame.parent
    }
    return true
  }

  func contentKey(_ frame: ViewFrame) -> Int32 {
    frame.kind == .slot ? nodes.declarations + frame.value : frame.value
  }

  /// Where a view at a place, or (`fromStack`) the stack above it, gets an object of a type from.
  func need(_ type: Int32, at frame: Int32, fromStack: Bool) -> ObjectNeed {
    switch origin(of: type, at: frame, fromStack: fromStack) {
    case .given, .unknown: .satisfied
    case .entry: .entry
    case .stackEntry: .stackEntry
    }
  }

  /// Where a view at a place, or (`fromStack`) the stack above it, gets an object of a type from, as far as one body
  /// can tell.
  public func origin(of type: Int32, at frame: Int32, fromStack: Bool = false) -> ObjectOrigin {
    origin(of: type, at: frame, fromStack: fromStack, depth: 0)
  }

  private func origin(of type: Int32, at frame: Int32, fromStack: Bool, depth: Int) -> ObjectOrigin {
    var fromStack = fromStack
    var index = frame
    while index >= 0 {
      let frame = frames[Int(index)]
      switch frame.kind {
      case .injection where !fromStack && frame.value == type: return .given(index)
      case .unknown where !fromStack: return .unknown
      case .page: fromStack = true
      case .stack: fromStack = false
      case .presentation: if fromStack { return .unknown }
      case .slot, .modified:
        if depth >= Self.slotLimit { return .unknown }
        var isInStack = fromStack
        for place in placesByNode[contentKey(frame)] {
          let inner = origin(of: type, at: places[Int(place)].frame, fromStack: fromStack, depth: depth + 1)
          switch inner {
          case .given, .unknown: return inner
          case .entry: isInStack = false
          case .stackEntry: isInStack = true
          }
        }
        fromStack = isInStack
      default: break
      }
      index = frame.parent
    }
    return fromStack ? .stackEntry : .entry
  }
}
