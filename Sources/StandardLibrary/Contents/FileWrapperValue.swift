import ScreenTypes

/// The content of a `FileWrapper`: what one file holds. No file of a disk is read or written.
struct FileWrapperValue: OpaqueContent, Hashable {
  /// What it holds.
  let contents: BytesValue
  /// What it is called where it is written, if anybody said.
  var name: String?

  var type: TypeID { .library("FileWrapper") }
  var description: String { "FileWrapper(\(name.map { "\($0), " } ?? "")\(contents))" }
  var parts: [Value] { [Value(contents)] }
}

/// The content of a `CocoaError`.
struct CocoaErrorValue: ErrorContent, Hashable {
  /// The place of its case among those of `CocoaError.Code`.
  let place: Int

  /// The cases of `CocoaError.Code` and their numbers.
  static let codes: [(name: String, number: Int)] = [
    ("fileNoSuchFile", 4), ("fileReadUnknown", 256), ("fileReadNoPermission", 257),
    ("fileReadCorruptFile", 259),
    ("fileReadNoSuchFile", 260), ("fileReadInapplicableStringEncoding", 261),
    ("fileReadUnsupportedScheme", 262),
    ("fileReadTooLarge", 263), ("fileWriteUnknown", 512), ("fileWriteNoPermission", 513),
    ("fileWriteFileExists", 516), ("fileWriteOutOfSpace", 640), ("formatting", 2048), ("userCancelled", 3072),
    ("propertyListReadCorrupt", 3840), ("coderReadCorrupt", 4864), ("coderValueNotFound", 4865),
  ]

  var type: TypeID { LibraryTypes.cocoaError }
  var domain: String { "NSCocoaErrorDomain" }
  var code: Int { Self.codes[place].number }
  var description: String { "CocoaError(\(Self.codes[place].name))" }
}
