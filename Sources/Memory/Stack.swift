/// A run of plain values that grows and shrinks at its end, of one owner on one thread.
///
/// A copy is the same stack, so that a checker changes the stacks of its memory in place: references to them are not counted,
/// and exclusive access is not checked. Positions are. Who makes a stack calls `free`.
public struct Stack<Element> {
  @usableFromInline struct Room {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0

    init(capacity: Int) {
      base = .allocate(capacity: capacity)
      self.capacity = capacity
    }
  }

  @usableFromInline let room: UnsafeMutablePointer<Room>

  /// An empty stack of values that hold no references.
  public init() {
    precondition(_isPOD(Element.self), "stacks hold plain values")
    room = .allocate(capacity: 1)
    room.initialize(to: Room(capacity: 32))
  }

  /// Gives the memory back; neither the stack nor a copy of it is used again.
  public func free() {
    room.pointee.base.deallocate()
    room.deallocate()
  }

  /// How many values there are.
  @inlinable public var count: Int { room.pointee.count }

  /// The value at a position.
  @inlinable public subscript(position: Int) -> Element {
    get { room.pointee.base[checked(position)] }
    nonmutating set { room.pointee.base[checked(position)] = newValue }
  }

  /// The value on top, or nil.
  @inlinable public var last: Element? { count > 0 ? self[count - 1] : nil }

  /// The values from a position on; to be read before the next one is added.
  @inlinable public subscript(from start: Int) -> UnsafeBufferPointer<Element> {
    precondition(start >= 0 && start <= count, "position outside of a stack")
    return UnsafeBufferPointer(start: room.pointee.base + start, count: count - start)
  }

  /// Puts a value on top.
  @inlinable public func append(_ value: Element) {
    if room.pointee.count == room.pointee.capacity { grow() }
    (room.pointee.base + room.pointee.count).initialize(to: value)
    room.pointee.count += 1
  }

  /// Puts a value at a position, below those that stand there.
  @inlinable public func insert(_ value: Element, at position: Int) {
    append(value)
    var place = count - 1
    while place > position {
      self[place] = self[place - 1]
      place -= 1
    }
    self[position] = value
  }

  /// Takes all values from a position on.
  @inlinable public func removeAll(from position: Int = 0) {
    precondition(position >= 0 && position <= count, "position outside of a stack")
    room.pointee.count = position
  }

  @inlinable @inline(__always)
  func checked(_ position: Int) -> Int {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of a stack")
    return position
  }

  @inline(never) @usableFromInline func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room.pointee.capacity * 2)
    larger.moveInitialize(from: room.pointee.base, count: count)
    room.pointee.base.deallocate()
    room.pointee.base = larger
    room.pointee.capacity *= 2
  }
}
