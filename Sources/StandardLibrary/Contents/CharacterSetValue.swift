import ScreenTypes

/// A `CharacterSet`: one of the library's, which are cases, or one that is made of characters and other sets.
struct CharacterSetValue: OpaqueContent {
  private let form: Form

  private indirect enum Form: Sendable {
    case named(Int)
    case characters(String)
    case inverted(Form)
    case union(Form, Form)
    case intersection(Form, Form)
  }

  /// Of how many parts it is made.
  let size: Int

  private init(_ form: Form, size: Int = 1) {
    self.form = form
    self.size = size
  }

  /// That of some characters.
  init(charactersIn text: String) {
    form = .characters(text)
    size = 1
  }

  /// The set that a value is; nil for a value that is none.
  init?(_ value: Value) {
    if case .choice(_, let place) = value {
      form = .named(Int(place))
      size = 1
    } else if let content = value.content(Self.self) {
      self = content
    } else {
      return nil
    }
  }

  var type: TypeID { .library("CharacterSet") }
  var description: String { Self.text(form) }

  /// Blanks and the ends of lines.
  static let blanks: CharacterSetValue = {
    let place = TextSearch.sets.firstIndex(of: "whitespacesAndNewlines") ?? 0
    return Self(.named(place))
  }()

  /// All characters that are not in it.
  var inverted: CharacterSetValue {
    if case .inverted(let form) = form { return Self(form, size: size) }
    return Self(.inverted(form), size: size)
  }

  /// The characters of both.
  func union(_ other: Self) -> Self {
    if case .characters(let text) = form, case .characters(let more) = other.form {
      let known = Set(text.unicodeScalars)
      var all = text
      for scalar in more.unicodeScalars where !known.contains(scalar) { all.unicodeScalars.append(scalar) }
      return Self(charactersIn: all)
    }
    return Self(.union(form, other.form), size: size + other.size)
  }

  /// The characters that both have.
  func intersection(_ other: Self) -> Self {
    Self(.intersection(form, other.form), size: size + other.size)
  }

  /// True for a character in it.
  func contains(_ scalar: Unicode.Scalar) -> Bool { Self.contains(scalar, form) }

  /// True where it has all characters of another one.
  func isSuperset(of other: Self) -> Bool {
    !Self.any(in: other) { other.contains($0) && !contains($0) }
  }

  /// True where it has no character.
  var isEmpty: Bool { !Self.any(in: self) { contains($0) } }

  /// True where something is true of a character among those of which a set is made: those that are written, or all that there
  /// are.
  private static func any(in set: Self, _ isTrue: (Unicode.Scalar) -> Bool) -> Bool {
    if let written = written(set.form) { return written.contains(where: isTrue) }
    return (UInt32(0)...0x10_FFFF).contains { Unicode.Scalar($0).map(isTrue) ?? false }
  }

  /// How many characters a comparison looks at.
  var candidateCount: Int { Self.written(form)?.count ?? 0x11_0000 }

  /// The characters among which all of a form are that is made of written ones; nil for other forms.
  private static func written(_ form: Form) -> [Unicode.Scalar]? {
    switch form {
    case .named, .inverted: return nil
    case .characters(let text): return Array(text.unicodeScalars)
    case .union(let first, let second):
      guard let first = written(first), let second = written(second) else { return nil }
      return first + second
    case .intersection(let first, let second): return written(first) ?? written(second)
    }
  }

  private static func contains(_ scalar: Unicode.Scalar, _ form: Form) -> Bool {
    switch form {
    case .named(let place): TextSearch.belongs(scalar, to: place)
    case .characters(let text): text.unicodeScalars.contains(scalar)
    case .inverted(let other): !contains(scalar, other)
    case .union(let first, let second): contains(scalar, first) || contains(scalar, second)
    case .intersection(let first, let second): contains(scalar, first) && contains(scalar, second)
    }
  }

  private static func text(_ form: Form) -> String {
    switch form {
    case .named(let place):
      (TextSearch.sets + TextSearch.sets.map { "\($0).inverted" })[place]
    case .characters(let text): "CharacterSet(charactersIn: \"\(text)\")"
    case .inverted(let other): "\(text(other)).inverted"
    case .union(let first, let second): "\(text(first)).union(\(text(second)))"
    case .intersection(let first, let second): "\(text(first)).intersection(\(text(second)))"
    }
  }
}

extension LibraryCall {
  /// What an operation makes of the receiver; stops the run where that is made of too many parts.
  func characterSet(_ make: (CharacterSetValue) -> CharacterSetValue) throws -> Value {
    guard let set = CharacterSetValue(receiver).map(make) else { return receiver }
    try host.spend(1 + set.size)
    if set.size > 1_000 {
      throw RuntimeFault(.runLimit, "This CharacterSet is made of more than 1,000 parts.")
    }
    return Value(set)
  }

  /// Whether two sets stand to each other as asked.
  func compareSets(_ isTrue: (CharacterSetValue, CharacterSetValue) -> Bool) throws -> Value {
    guard let set = CharacterSetValue(receiver) else { return .bool(false) }
    let other = characterSet(0)
    try host.spend(1 + (set.candidateCount + other.candidateCount) / 16)
    return .bool(isTrue(set, other))
  }

  /// The set of characters at `index`.
  func characterSet(_ index: Int) -> CharacterSetValue {
    CharacterSetValue(arguments[index]) ?? CharacterSetValue(charactersIn: "")
  }
}
