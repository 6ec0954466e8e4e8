import ScreenTypes
import SourceModel

/// Reads types and signatures as the tables of the library and of the catalogue write them: `[T0]`,
/// `filter(_ isIncluded: (T0) -> Bool) -> [T0]`, `count: Int`.
///
/// It is smaller than the parser of user code so that the tables are ready within a millisecond. Faults in a
/// table are found by the tests that read every entry; they leave `isValid` false.
struct SignatureReader {
  private let types: NameMap<TypeID>
  private var bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var lastReceiver = ""
  private var lastReceiverType = TypeID.error
  /// False once something could not be read.
  private(set) var isValid = true

  /// A reader that knows library types by name.
  init(types: NameMap<TypeID>) {
    self.types = types
    bytes = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// A member with its types; it is read where it is.
  mutating func entry(_ member: UnsafePointer<LibraryMember>) -> StandardLibrary.Entry.Fields {
    let receiver = receiver(of: member.pointee)
    return StandardLibrary.Entry.Fields(member, signature(member.pointee.signature), receiver: receiver)
  }

  /// The type that a member belongs to; `.error` for a function.
  mutating func receiver(of member: LibraryMember) -> TypeID {
    if member.receiver != lastReceiver {
      lastReceiver = member.receiver
      lastReceiverType = member.receiver.isEmpty ? .error : type(member.receiver)
    }
    return lastReceiverType
  }

  /// The name of a member.
  mutating func name(of member: LibraryMember) -> Name { reading(member.signature) { $0.word() } }

  /// A type as text.
  mutating func type(_ text: String) -> TypeID {
    reading(text) { reader in
      let type = reader.type()
      if reader.place != reader.bytes.count { reader.isValid = false }
      return type
    }
  }

  /// A signature as text.
  mutating func signature(_ text: String) -> StandardLibrary.Signature {
    reading(text) { $0.signature() }
  }

  private mutating func reading<T>(_ text: String, _ body: (inout SignatureReader) -> T) -> T {
    var text = text
    return text.withUTF8 { bytes in
      self.bytes = bytes
      place = 0
      defer { self.bytes = UnsafeBufferPointer(start: nil, count: 0) }
      return body(&self)
    }
  }

  private mutating func signature() -> StandardLibrary.Signature {
    let name = word()
    var parameters: [StandardLibrary.Parameter] = []
    var result = TypeID.void
    if take(":") {
      result = type()
    } else if take("(") {
      while !take(")") {
        guard place < bytes.count else {
          isValid = false
          break
        }
        parameters.append(parameter())
        _ = take(",")
      }
      if takeArrow() { result = type() }
    } else {
      isValid = false
    }
    if place != bytes.count { isValid = false }
    return StandardLibrary.Signature(name: name, parameters: parameters, result: result)
  }

  private mutating func parameter() -> StandardLibrary.Parameter {
    let label = word()
    if !take(":") {
      _ = word()
      if !take(":") {
        isValid = false
        place = bytes.count
      }
    }
    let isInOut = takeInOut()
    var type = type()
    let isVariadic = takeDots()
    if isVariadic { type = type.array }
    let hasDefault = take("=")
    if hasDefault { skipDefault() }
    return StandardLibrary.Parameter(
      label: label == Self.wildcard ? .none : label, type: type, hasDefault: hasDefault,
      isInOut: isInOut, isVariadic: isVariadic)
  }

  private mutating func skipDefault() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return
      default: break
      }
      place += 1
    }
  }

  private mutating func type() -> TypeID {
    var result = primary()
    while take("?") || take("!") { result = result.optional }
    return result
  }

  private mutating func primary() -> TypeID {
    if take("[") {
      let first = type()
      let value: TypeID? = take(":") ? type() : nil
      if !take("]") { isValid = false }
      return value.map { TypeID(.dictionary(first, $0)) } ?? first.array
    }
    if take("(") { return parenthesized() }
    let name = word()
    if name == Self.inPlace { return type().binding }
    var arguments: [TypeID] = []
    if take("<") {
      repeat { arguments.append(type()) } while take(",")
      if !take(">") { isValid = false }
      if let type = TypeResolution.generic(name, arguments) { return type }
    } else if let type = TypeResolution.parameters[name] ?? types[name] {
      return type
    }
    if name.text.hasSuffix(".Type") {
      let of = Name(String(name.text.dropLast(5)))
      if let type = TypeResolution.parameters[of] ?? types[of] { return type.metatype }
    }
    isValid = false
    return .error
  }

  private mutating func parenthesized() -> TypeID {
    var elements: [TypeID] = []
    var labels: [Name] = []
    while !take(")") {
      guard place < bytes.count else {
        isValid = false
        return .error
      }
      labels.append(takeLabel())
      elements.append(type())
      _ = take(",")
    }
    if takeArrow() { return TypeID(.function(elements, type())) }
    if elements.isEmpty { return .void }
    return elements.count == 1 ? elements[0] : TypeID(.tuple(elements, labels))
  }

  /// Takes `inout` before the type of a parameter.
  private mutating func takeInOut() -> Bool {
    skipBlanks()
    let word: StaticString = "inout "
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard self.bytes[place...].starts(with: bytes) else { return false }
    place += bytes.count
    return true
  }

  /// Takes `...` behind the type of a parameter.
  private mutating func takeDots() -> Bool {
    guard bytes[place...].starts(with: Self.dots) else { return false }
    place += 3
    return true
  }

  /// The label of a tuple's element, if one stands here.
  private mutating func takeLabel() -> Name {
    let start = place
    let label = word(orNone: true)
    if !label.isEmpty && take(":") { return label }
    place = start
    return .none
  }

  private mutating func word(orNone: Bool = false) -> Name {
    skipBlanks()
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]), !bytes[place...].starts(with: Self.dots) {
      place += 1
    }
    if start == place && !orNone { isValid = false }
    return Name(utf8: UnsafeBufferPointer(rebasing: bytes[start..<place]))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func takeArrow() -> Bool {
    skipBlanks()
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "-"), bytes[place + 1] == UInt8(ascii: ">")
    else { return false }
    place += 2
    return true
  }

  private static let dots = [UInt8](repeating: UInt8(ascii: "."), count: 3)
  private static let wildcard = Name("_")
  /// Before the type of a closure's parameter that is changed in place, which is a binding.
  private static let inPlace = Name("inout")
}
