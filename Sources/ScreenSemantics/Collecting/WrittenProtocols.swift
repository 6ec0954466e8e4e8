import ScreenSyntax
import SourceModel
import StandardLibrary

/// The protocols that a declaration or a type parameter names: `Identifiable, Priced`.
enum WrittenProtocols {
  /// One of them.
  struct Word {
    let name: Name
    /// Where it stands; the whole attribute where that is written with references.
    let range: SourceRange
  }

  /// Those that an attribute names, between commas, blanks and `&`.
  static func words(in attribute: XMLAttribute?, _ source: SourceFile, _ names: NameCache? = nil) -> [Word] {
    guard let attribute else { return [] }
    if attribute.needsDecoding {
      let bytes = decodedText(of: attribute.value, in: source.bytes)
      return words(in: bytes[...], names).map { Word(name: $0.name, range: attribute.value) }
    }
    let (start, end) = (Int(attribute.value.start), Int(attribute.value.end))
    return words(in: source.bytes[start..<end], names)
  }

  /// Those between two places of some bytes.
  static func words(in bytes: ArraySlice<UInt8>, _ names: NameCache? = nil) -> [Word] {
    bytes.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "&") || $0 <= UInt8(ascii: " ") }.map {
      word in
      let name = bare(word).withUnsafeBufferPointer { names?.intern($0) ?? Name(utf8: $0) }
      return Word(name: name, range: SourceRange(word.startIndex, word.endIndex))
    }
  }

  /// `Error` of `Swift.Error`; a name in another type as it is.
  private static func bare(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let dot = word.firstIndex(of: UInt8(ascii: ".")),
      word[..<dot].withUnsafeBufferPointer({ StandardLibrary.isModule(Name(utf8: $0)) })
    else { return word }
    return word[(dot + 1)...]
  }

  /// What Swift's own protocols among them say that is checked here.
  static func conformances(in words: [Word]) -> Conformances {
    words.reduce(into: []) { found, word in
      if let known = checked[word.name] { found.insert(known) }
    }
  }

  /// True where one of them is none of Swift's.
  static func hasOthers(in words: [Word]) -> Bool { words.contains { !isOfSwift($0.name) } }

  /// True for a protocol of Swift, and for the types that the values of an Enum are of.
  static func isOfSwift(_ name: Name) -> Bool { checked[name] != nil || unchecked.contains(name) }

  /// True for a protocol of Swift or a framework, as far as they are known.
  static func isProtocolOfSwift(_ name: Name) -> Bool {
    guard let said = checked[name] else { return unchecked.contains(name) && name != "Character" }
    return said.isDisjoint(with: [.integer, .fractional, .textual])
  }

  /// True for a protocol of Swift by which `for` runs over a value.
  static func isOfSequences(_ name: Name) -> Bool { ofSequences.contains(name) }

  /// True for a protocol of the sequences that arrays are.
  static func isOfArrays(_ name: Name) -> Bool { name == sequence || OpenTypes.isOfCollections(name) }

  private static let sequence: Name = "Sequence"

  private static let ofSequences: SmallSet<Name> = [
    "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "AsyncSequence", "AsyncIteratorProtocol",
  ]

  /// True for a protocol of keys, whose `Value` is the type of their `defaultValue`.
  static func isOfKeys(_ name: Name) -> Bool { ofKeys.contains(name) }

  private static let ofKeys: SmallSet<Name> = ["PreferenceKey", "EnvironmentKey", "LayoutValueKey"]

  /// True for a protocol of Swift whose extensions the types have that conform to it, but for one with a condition.
  static func isExtended(_ name: Name) -> Bool { extended.contains(name) }

  private static let extended: SmallSet<Name> = [
    "Encodable", "Decodable", "Codable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "CaseIterable", "CustomStringConvertible", "LocalizedError",
  ]

  /// True for a protocol of Swift whose extensions no type has, besides those that are extended.
  static func isNeverExtended(_ name: Name) -> Bool { neverExtended.contains(name) }

  private static let neverExtended: SmallSet<Name> = [
    "Encodable", "Decodable", "Codable", "Hashable", "Equatable", "Identifiable", "CaseIterable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable", "LocalizedError",
    "ObservableObject", "Observable", "AnyObject", "Sendable", "Strideable",
  ]

  /// The protocols that say something that is checked here, by their names.
  static var namesOfChecked: [String] { checked.names.map(\.text) }

  private static let checked: NameMap<Conformances> = [
    "CaseIterable": .caseIterable, "CustomStringConvertible": .described, "Codable": .codable,
    "Comparable": .comparable, "Decodable": .codable,
    "Encodable": .codable, "Equatable": .equatable, "Error": .thrown,
    "LocalizedError": [.thrown, .localized],
    "Hashable": .hashable, "Identifiable": .identifiable, "Shape": .shape, "InsettableShape": .shape,
    "Layout": .layout, "Transition": .transition, "CustomPresentationDetent": .detent,
    "FormatStyle": [.format, .hashable], "ParseableFormatStyle": [.format, .hashable],
    "String": .textual, "Int": .integer, "Double": .fractional, "CGFloat": .fractional, "Float": .fractional,
    "TimeInterval": .fractional, "View": .shown, "OptionSet": [.optionSet, .hashable, .equatable],
    "AnyObject": .object, "ObservableObject": .object, "Observable": .object,
    "CustomDebugStringConvertible": .askedElsewhere, "RawRepresentable": .askedElsewhere,
    "Transferable": .askedElsewhere, "Strideable": .askedElsewhere, "CodingKey": .askedElsewhere,
    "PreferenceKey": .askedElsewhere, "LayoutValueKey": .askedElsewhere,
    "AlignmentID": .askedElsewhere, "Animatable": .askedElsewhere,
    "AdditiveArithmetic": [.numeric, .equatable], "Numeric": [.numeric, .equatable],
    "SignedNumeric": [.numeric, .equatable], "BinaryInteger": wholeNumber, "FixedWidthInteger": wholeNumber,
    "SignedInteger": wholeNumber, "UnsignedInteger": wholeNumber, "FloatingPoint": realNumber,
    "BinaryFloatingPoint": realNumber,
  ]
  private static let wholeNumber: Conformances = [
    .numeric, .binaryInteger, .equatable, .hashable, .comparable,
  ]
  private static let realNumber: Conformances = [
    .numeric, .floatingPoint, .equatable, .hashable, .comparable,
  ]

  /// Protocols that ask for no member or, as a body, for what each view has, and the other type that the values of an enum are often of.
  private static let unchecked: SmallSet<Name> = [
    "Character", "Sendable", "ToolbarContent", "Commands", "DynamicProperty",
  ]
}
