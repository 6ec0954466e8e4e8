import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let fileDocumentNames = [
    "FileWrapper", "FileDocumentReadConfiguration", "FileDocumentWriteConfiguration", "CocoaError",
  ]

  /// What a document is read from and written to, as `FileDocument` asks for; no file is picked here.
  static let fileDocumentMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "FileWrapper", "init(regularFileWithContents contents: Data)", isTotal: true,
      "A file that holds some data."
    ) { call in
      Value(FileWrapperValue(contents: call.content(0, BytesValue.self) ?? BytesValue(bytes: [])))
    },
    LibraryMember(
      .property, of: "FileWrapper", "regularFileContents: Data?", isTotal: true, "What the file holds."
    ) { call in
      call.receiver.content(FileWrapperValue.self).map { Value($0.contents) } ?? .null
    },
    stored(
      "FileWrapper", "preferredFilename: String?", "What the file is called where it is written.",
      set: { (file: inout FileWrapperValue, new: Value) in file.name = new.text }
    ) { $0.name.map { .string($0) } ?? .null },
    LibraryMember(
      .property, of: "FileDocumentReadConfiguration", "file: FileWrapper", isTotal: true,
      "The file that is read; none is picked here."
    ) { _ in Value(FileWrapperValue(contents: BytesValue(bytes: []))) },
    LibraryMember(
      .property, of: "FileDocumentReadConfiguration", "contentType: UTType", isTotal: true,
      "What kind of data it holds."
    ) { _ in shared.choice("data", of: .library("UTType")) ?? .void },
    LibraryMember(
      .property, of: "FileDocumentWriteConfiguration", "existingFile: FileWrapper?", isTotal: true,
      "The file that is written again; none is there."
    ) { _ in .null },
    LibraryMember(
      .property, of: "FileDocumentWriteConfiguration", "contentType: UTType", isTotal: true,
      "What kind of data is asked for."
    ) { _ in shared.choice("data", of: .library("UTType")) ?? .void },
    LibraryMember(
      .initializer, of: "CocoaError", "init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])",
      isTotal: true,
      "What goes wrong with files and what is read of them."
    ) { call in Value(CocoaErrorValue(place: call.choice(0) ?? 0)) },
    LibraryMember(
      .property, of: "CocoaError", "code: CocoaError.Code", isTotal: true, "What went wrong."
    ) { call in
      .choice(
        .library("CocoaError.Code"), Int32(call.receiver.content(CocoaErrorValue.self)?.place ?? 0))
    },
    LibraryMember(
      .property, of: "CocoaError", "errorCode: Int", isTotal: true, "What went wrong, as a number."
    ) { call in .int(call.receiver.errorContent?.code ?? 0) },
  ]
}
