import ScreenTypes

/// The most elements that a library member makes at once.
enum LibraryLimits {
  /// Ten million.
  static let elements = 10_000_000

  /// Throws where `count` elements are too many to be made.
  static func check(_ count: Int) throws {
    if count > elements {
      throw RuntimeFault(
        "run/limit",
        "This makes \(NumberText.grouped(count)) elements; at most \(NumberText.grouped(elements)) are allowed."
      )
    }
  }
}

/// The faults of library members.
enum LibraryFaults {
  /// An index that is outside of an array.
  static func index(_ index: Int, count: Int) -> RuntimeFault {
    let found = count == 0 ? "the array is empty" : "the array has the indices 0 to \(count - 1)"
    return RuntimeFault("run/index-out-of-range", "There is no element at index \(index): \(found).")
  }

  /// Removing from something that has nothing.
  static func empty(_ what: String) -> RuntimeFault {
    RuntimeFault("run/index-out-of-range", "There is nothing to remove: \(what) is empty.")
  }

  /// A whole number beyond 64 bits.
  static func overflow(_ what: String) -> RuntimeFault {
    RuntimeFault(
      "run/arithmetic",
      "\(what) does not fit into an Int, which holds \(Int.min) to \(Int.max).")
  }
}
