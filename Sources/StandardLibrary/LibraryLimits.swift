import ScreenTypes

/// The bounds of what a library member does at once.
enum LibraryLimits {
  /// The most elements that a member makes, and bytes of a text: ten million.
  static let elements = 10_000_000

  /// Counts the copying of elements as work: sixteen are one step.
  static func spendCopying(_ count: Int, _ host: any EvaluationHost) throws { try host.spend(1 + count / 16) }

  /// Throws where `count` elements are too many to be made.
  static func check(_ count: Int) throws {
    if count > elements {
      throw RuntimeFault(
        .runLimit,
        "This makes \(NumberText.grouped(count)) elements; at most \(NumberText.grouped(elements)) are allowed."
      )
    }
  }
}

extension LibraryCall {
  /// Counts the making of a text of `size` bytes as work; throws `run/limit` where it is too long.
  func spendText(_ size: Int) throws {
    if size > LibraryLimits.elements {
      throw RuntimeFault(
        .runLimit,
        "This makes a text of \(NumberText.grouped(size)) bytes; at most "
          + "\(NumberText.grouped(LibraryLimits.elements)) are allowed.")
    }
    try LibraryLimits.spendCopying(size, host)
  }

  /// The strings one after the other with a separator between them.
  func joined(_ parts: [Value], separator: String) throws -> Value {
    var size = separator.utf8.count * max(parts.count - 1, 0)
    let texts = parts.map { part in
      let text = part.text ?? ""
      size += text.utf8.count
      return text
    }
    try spendText(size)
    return .string(texts.joined(separator: separator))
  }
}

/// The faults of library members.
public enum LibraryFaults {
  /// A key that a dictionary would have twice, as text.
  public static func repeatedKey(_ key: String) -> RuntimeFault {
    RuntimeFault(.runDuplicateKey, "The key \(key) occurs twice; keys of a dictionary must differ.")
  }

  /// An index that is outside of an array.
  static func index(_ index: Int, in indices: Range<Int>) -> RuntimeFault {
    let found =
      indices.isEmpty
      ? "the array is empty" : "the array has the indices \(indices.lowerBound) to \(indices.upperBound - 1)"
    return RuntimeFault(.runIndexOutOfRange, "There is no element at index \(index): \(found).")
  }

  /// A place that is outside of a text of some characters.
  static func character(_ place: Int, of count: Int) -> RuntimeFault {
    RuntimeFault(
      .runIndexOutOfRange,
      "There is no character at place \(place): the text has \(count == 1 ? "1 character" : "\(count) characters")."
    )
  }

  /// Removing from something that has nothing.
  static func empty(_ what: String) -> RuntimeFault {
    RuntimeFault(.runIndexOutOfRange, "There is nothing to remove: \(what) is empty.")
  }

  /// Drawing from a range that has nothing.
  static var emptyRange: RuntimeFault {
    RuntimeFault(.runIndexOutOfRange, "There is nothing to draw: the range is empty.")
  }

  /// A whole number beyond 64 bits.
  static func overflow(_ what: String, _ integer: WrittenInteger = .usual) -> RuntimeFault {
    RuntimeFault(
      .runArithmetic,
      "\(what) does not fit into \(integer.isSigned ? "an" : "a") \(integer.name), which holds \(integer.least) to \(integer.greatest ?? .max)."
    )
  }
}
