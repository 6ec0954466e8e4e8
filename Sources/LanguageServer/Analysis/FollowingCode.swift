import ScreenTypes
import SourceModel
import StandardLibrary

/// What stands behind a place of code, as far as it tells what the word at the place may be: a member of it, or the arguments
/// of its call.
struct FollowingCode {
  /// The member that is taken of it; none where no dot follows.
  private(set) var member = Name.none
  /// True where arguments or a closure follow.
  private(set) var isCall = false
  /// The type that is assigned to it, where a literal tells it; nil elsewhere.
  private(set) var assigned: TypeID?
  /// The arguments in parentheses: their labels and how they begin.
  private var arguments: [(label: Name, value: String)] = []
  /// True where a closure follows, behind the parentheses or without.
  private var hasClosure = false

  /// Nothing.
  init() {}

  /// What stands behind an offset.
  init(_ bytes: [UInt8], _ offset: Int) {
    guard offset < bytes.count else { return }
    if bytes[offset] == UInt8(ascii: ".") {
      var end = offset + 1
      while end < bytes.count, bytes[end].isPartOfName { end += 1 }
      member = Name(String(decoding: bytes[offset + 1..<end], as: UTF8.self))
    }
    var index = offset
    if bytes[index] == UInt8(ascii: "(") {
      isCall = true
      index = readArguments(bytes, index + 1)
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "{"), !Self.isCondition(bytes[..<offset]) {
      (isCall, hasClosure) = (true, true)
    }
    if index + 2 < bytes.count, bytes[index] == UInt8(ascii: "="), bytes[index + 1] == UInt8(ascii: " ") {
      let value = bytes[(index + 2)...]
      if value.starts(with: "true".utf8) || value.starts(with: "false".utf8) { assigned = .bool }
      if value.first == UInt8(ascii: "'") { assigned = .string }
    }
  }

  /// True for code that ends in a condition or the head of a loop, behind which a brace begins a block.
  private static func isCondition(_ code: ArraySlice<UInt8>) -> Bool {
    let line = code.reversed().prefix { $0 != 0x0A && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\"") }
    let words = String(decoding: line.reversed(), as: UTF8.self).split(separator: " ")
    return words.contains { ["if", "guard", "while", "for", "switch"].contains($0) }
  }

  /// Reads arguments up to the closing parenthesis; gives the offset behind it.
  private mutating func readArguments(_ bytes: [UInt8], _ start: Int) -> Int {
    var (index, depth, begin) = (start, 0, start)
    while index < bytes.count {
      let byte = bytes[index]
      if "([{".utf8.contains(byte) {
        depth += 1
      } else if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ",") {
        if depth == 0 {
          add(bytes[begin..<index])
          begin = index + 1
          if byte != UInt8(ascii: ",") { return index + 1 }
        } else if byte != UInt8(ascii: ",") {
          depth -= 1
        }
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") {
        return index
      }
      index += 1
    }
    return index
  }

  private mutating func add(_ argument: ArraySlice<UInt8>) {
    let text = argument.drop { $0 == UInt8(ascii: " ") || $0 == 0x0A }
    guard !text.isEmpty else { return }
    let word = text.prefix { $0.isPartOfName }
    let rest = text.dropFirst(word.count)
    if !word.isEmpty, rest.first == UInt8(ascii: ":") {
      let value = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
      arguments.append((Name(String(decoding: word, as: UTF8.self)), String(decoding: value, as: UTF8.self)))
    } else {
      arguments.append((.none, String(decoding: text, as: UTF8.self)))
    }
  }

  /// The labels of the arguments.
  var labels: [Name] { arguments.map(\.label).filter { !$0.isEmpty } }

  /// True where parameters may take the arguments.
  func fits(_ parameters: [(label: Name, type: TypeID, hasDefault: Bool)]) -> Bool {
    var place = 0
    for argument in arguments {
      while place < parameters.count,
        parameters[place].label != argument.label || !Self.begins(argument.value, parameters[place].type)
      {
        guard parameters[place].hasDefault else { return false }
        place += 1
      }
      guard place < parameters.count else { return false }
      place += 1
    }
    var rest = Array(parameters[place...])
    if hasClosure {
      guard let closure = rest.firstIndex(where: { Self.isFunction($0.type) }) else { return false }
      rest.remove(at: closure)
    }
    return rest.allSatisfy(\.hasDefault)
  }

  private static func isFunction(_ type: TypeID) -> Bool {
    if case .function = (type.wrapped ?? type).kind { return true }
    return false
  }

  /// True where an expression may have a type, by how it begins.
  private static func begins(_ text: String, _ type: TypeID) -> Bool {
    let type = type.wrapped ?? type
    let isAny = type == .any || !type.isConcrete
    let isPlain = type == .string || type.isNumber || type == .bool
    guard let first = text.utf8.first else { return true }
    let word = String(
      decoding: text.utf8.drop { $0 == UInt8(ascii: ".") }.prefix { $0.isPartOfName },
      as: UTF8.self)
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "&") { return type == .string || isAny }
    if (0x30...0x39).contains(first) || first == UInt8(ascii: "-") { return type.isNumber || isAny }
    if word == "true" || word == "false" { return type == .bool || isAny }
    if first == UInt8(ascii: ".") {
      return !isPlain && !isFunction(type) && (isAny || hasStatic(Name(word), type))
    }
    if first == UInt8(ascii: "$") { return type.bound != nil || isAny || isFunction(type) }
    if first == UInt8(ascii: "{") { return isFunction(type) }
    if first == UInt8(ascii: "\\") { return type.keyPath != nil || isFunction(type) || isAny }
    if (0x41...0x5A).contains(first) {
      if isPlain || isFunction(type) { return false }
      guard let named = StandardLibrary.shared.type(named: Name(word)) else {
        return isAny || "\(type)".hasSuffix("Modifier") || "\(type)".hasSuffix("Style")
      }
      let isCase = StandardLibrary.shared.cases(of: type) != nil
      return isAny || named == type || StandardLibrary.implicitMemberTypes(for: type).contains(named)
        || !isCase
    }
    return true
  }

  /// True for a type that has a case or static member of a name, or takes one of another type.
  private static func hasStatic(_ name: Name, _ type: TypeID) -> Bool {
    let library = StandardLibrary.shared
    return ([type] + StandardLibrary.implicitMemberTypes(for: type)).contains {
      library.cases(of: $0)?.contains(name) == true
        || !library.members(of: $0, named: name, isStatic: true).isEmpty
    }
  }
}
