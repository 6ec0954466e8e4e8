import ScreenTypes

extension StandardLibrary {
  /// What a `Scanner` reads of a text, from its place on.
  static let scannerMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "Scanner", "init(string: String)", isTotal: true, "Reads a text from its start on."
      ) { call in
        Value(ScannerValue(text: call.string(0)))
      },
      LibraryMember(.property, of: "Scanner", "string: String", isTotal: true, "The text.") { call in
        .string(call.scanner.text)
      },
      LibraryMember(
        .property, of: "Scanner", "isAtEnd: Bool", isTotal: true, "True where nothing is left but blanks."
      ) { call in
        .bool(call.scanner.isAtEnd)
      },
      LibraryMember(
        .property, of: "Scanner", "currentIndex: String.Index", isTotal: true,
        "The place of what is read next.",
        set: { receiver, value in receiver.moveScanner(to: value) }
      ) { call in
        .int(call.scanner.place)
      },
      LibraryMember(
        .property, of: "Scanner", "scanLocation: Int", isTotal: true, "The place of what is read next.",
        set: { receiver, value in receiver.moveScanner(to: value) }
      ) { call in
        .int(call.scanner.place)
      },
      LibraryMember(
        .property, of: "Scanner", "charactersToBeSkipped: CharacterSet?", isTotal: true,
        "What is passed over before anything is read: blanks, unless others are set.",
        set: { receiver, value in
          guard var scanner = receiver.content(ScannerValue.self) else { return }
          scanner.skipped = CharacterSetValue(value) ?? CharacterSetValue(charactersIn: "")
          receiver = Value(scanner)
        }
      ) { call in
        Value(call.scanner.skipped)
      },
      scanned("scanInt() -> Int?", "The whole number that comes next; nil where none does.") { scanner, _ in
        scanner.readInt().map { .int($0) }
      },
      scanned("scanDouble() -> Double?", "The number that comes next; nil where none does.") { scanner, _ in
        scanner.readDouble().map { .double($0) }
      },
      scanned("scanCharacter() -> String?", "The next character; nil at the end.") { scanner, _ in
        scanner.readCharacter().map { .string($0) }
      },
      scanned("scanString(_ string: String) -> String?", "The text, where it comes next; else nil.") {
        scanner, call in
        scanner.read(call.string(0)) ? call.arguments[0] : nil
      },
      scanned(
        "scanUpToString(_ string: String) -> String?", "What comes before a text; nil where that comes next."
      ) { scanner, call in
        scanner.read(before: call.string(0)).map { .string($0) }
      },
      scanned(
        "scanCharacters(from set: CharacterSet) -> String?",
        "The characters of a set that come next; nil for none."
      ) { scanner, call in
        let set = call.characterSet(0)
        return scanner.read { set.contains($0) }.map { .string($0) }
      },
      scanned(
        "scanUpToCharacters(from set: CharacterSet) -> String?",
        "The characters before one of a set; nil where that comes next."
      ) { scanner, call in
        let set = call.characterSet(0)
        return scanner.read { !set.contains($0) }.map { .string($0) }
      },
    ]
    + ["scanHexInt64", "scanHexInt32"].map { name in
      LibraryMember(
        .method, of: "Scanner", name + "(_ result: inout Int) -> Bool", isMutating: true,
        "Reads hexadecimal digits, with or without `0x` before them, into a place; false where none come next."
      ) { call in
        var scanner = call.scanner
        let found = scanner.readHexadecimal()
        call.receiver = Value(scanner)
        guard let found else { return .bool(false) }
        if case .binding(let place) = call.arguments[0] { try place.set?(.int(found)) }
        return .bool(true)
      }
    }

  /// A method that reads something, and moves on where it does.
  private static func scanned(
    _ signature: String, _ documentation: String,
    _ read: @escaping @Sendable (inout ScannerValue, LibraryCall) -> Value?
  ) -> LibraryMember {
    LibraryMember(.method, of: "Scanner", signature, isMutating: true, documentation) { call in
      var scanner = call.scanner
      try call.host.spend(scanner.text.utf8.count / 8)
      let found = read(&scanner, call)
      call.receiver = Value(scanner)
      return found ?? .null
    }
  }
}

extension Value {
  fileprivate mutating func moveScanner(to place: Value) {
    guard var scanner = content(ScannerValue.self), case .int(let place) = place else { return }
    scanner.place = min(max(place, 0), scanner.text.count)
    self = Value(scanner)
  }
}

extension LibraryCall {
  fileprivate var scanner: ScannerValue { receiver.content(ScannerValue.self) ?? ScannerValue(text: "") }
}
