/// An array whose elements are found by ids, in pieces that copies share: a copy with other elements at some places has pieces of
/// its own for these, and costs no more than them. For what is known of each file, of which an edit changes one among thousands.
@frozen public struct SharedArray<ID: TableIndex, Element> {
  /// How many elements there are.
  public let count: Int
  /// Where each piece begins.
  @usableFromInline var starts: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
  /// What owns the pieces, and what `starts` points to.
  @usableFromInline var pieces: Pieces

  /// The elements of an array, in the order of their ids. Linear.
  @inlinable public init(_ elements: [Element] = []) {
    count = elements.count
    pieces = Pieces(
      stride(from: 0, to: elements.count, by: Self.mask + 1).map { first in
        Piece(elements[first..<Swift.min(first + Self.mask + 1, elements.count)])
      })
    starts = pieces.starts
  }

  /// A piece holds as many elements as there are numbers of so many bits.
  @inlinable static var shift: Int { 6 }
  @inlinable static var mask: Int { (1 << shift) - 1 }

  /// Where the element of an id, which is checked, lies; to be read only while the array is held.
  @inlinable @inline(__always) public func address(_ id: ID) -> UnsafePointer<Element> {
    UnsafePointer(place(of: id))
  }

  @inlinable @inline(__always) func place(of id: ID) -> UnsafeMutablePointer<Element> {
    let position = id.position
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of an array")
    return starts[position &>> Self.shift] + (position & Self.mask)
  }

  /// The ids of elements that may be others than those of an array of as many elements: all but those in pieces of both.
  @inlinable public func ids(notSharedWith other: SharedArray) -> [ID] {
    indices.filter {
      starts[$0.position >> Self.shift] != other.starts[$0.position >> Self.shift]
    }
  }

  /// Makes the piece that holds an id, which is checked, this array's own.
  @inlinable mutating func makeOwn(around id: ID) {
    precondition(UInt(bitPattern: id.position) < UInt(bitPattern: count), "position outside of an array")
    if !isKnownUniquelyReferenced(&pieces) {
      pieces = Pieces(pieces.all)
      starts = pieces.starts
    }
    pieces.makeOwn(id.position >> Self.shift)
  }
}

extension SharedArray {
  /// Some elements, which never move.
  @usableFromInline final class Piece {
    @usableFromInline let elements: UnsafeMutableBufferPointer<Element>

    @inlinable init(_ elements: some Collection<Element>) {
      self.elements = .allocate(capacity: elements.count)
      _ = self.elements.initialize(fromContentsOf: elements)
    }

    @inlinable deinit {
      elements.deinitialize()
      elements.deallocate()
    }
  }

  /// The pieces of an array. They are changed only by an array that alone holds them.
  @usableFromInline final class Pieces {
    @usableFromInline var all: [Piece]
    @usableFromInline let starts: UnsafeMutablePointer<UnsafeMutablePointer<Element>>

    @inlinable init(_ pieces: [Piece]) {
      all = pieces
      starts = .allocate(capacity: pieces.count)
      for (place, piece) in pieces.enumerated() {
        (starts + place).initialize(to: piece.elements.baseAddress.unsafelyUnwrapped)
      }
    }

    @inlinable func makeOwn(_ place: Int) {
      if isKnownUniquelyReferenced(&all[place]) { return }
      all[place] = Piece(all[place].elements)
      starts[place] = all[place].elements.baseAddress.unsafelyUnwrapped
    }

    @inlinable deinit { starts.deallocate() }
  }
}

extension SharedArray: @unchecked Sendable where Element: Sendable {}

extension SharedArray: RandomAccessCollection, MutableCollection {
  /// The id of the first element.
  @inlinable public var startIndex: ID { ID(position: 0) }
  /// The id after that of the last element.
  @inlinable public var endIndex: ID { ID(position: count) }

  /// The element of an id, which is checked.
  @inlinable public subscript(id: ID) -> Element {
    @inline(__always) _read {
      defer { withExtendedLifetime(pieces) {} }
      yield place(of: id).pointee
    }
    _modify {
      makeOwn(around: id)
      yield &place(of: id).pointee
    }
  }
}
