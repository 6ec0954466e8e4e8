import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let fileDocumentNames = [
    "UTType", "FileWrapper", "FileDocumentReadConfiguration", "FileDocumentWriteConfiguration", "CocoaError",
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
      .property, of: "UTType", "identifier: String", isTotal: true,
      "The name by which systems know the kind of data, such as `public.json`."
    ) { call in
      guard case .choice(_, let place) = call.receiver,
        let kind = dataKinds.dropFirst(Int(place)).first
      else { return .string("public.data") }
      return .string(kind.identifier)
    },
    ofKind("init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)"),
    ofKind("init(importedAs identifier: String, conformingTo parentType: UTType? = nil)"),
    ofKind("init(_ identifier: String) -> UTType?"),
    ofKind("init(filenameExtension: String, conformingTo supertype: UTType = .data) -> UTType?"),
    ofKind("init(mimeType: String, conformingTo supertype: UTType = .data) -> UTType?"),
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

  /// Kinds of data, with the names by which systems know them.
  static let dataKinds: [(name: String, identifier: String)] = [
    ("item", "public.item"),
    ("content", "public.content"),
    ("data", "public.data"),
    ("text", "public.text"),
    ("plainText", "public.plain-text"),
    ("utf8PlainText", "public.utf8-plain-text"),
    ("html", "public.html"),
    ("rtf", "public.rtf"),
    ("xml", "public.xml"),
    ("json", "public.json"),
    ("propertyList", "com.apple.property-list"),
    ("commaSeparatedText", "public.comma-separated-values-text"),
    ("sourceCode", "public.source-code"),
    ("swiftSource", "public.swift-source"),
    ("image", "public.image"),
    ("jpeg", "public.jpeg"),
    ("png", "public.png"),
    ("gif", "com.compuserve.gif"),
    ("heic", "public.heic"),
    ("svg", "public.svg-image"),
    ("livePhoto", "com.apple.live-photo"),
    ("audio", "public.audio"),
    ("mp3", "public.mp3"),
    ("wav", "com.microsoft.waveform-audio"),
    ("movie", "public.movie"),
    ("video", "public.video"),
    ("mpeg4Movie", "public.mpeg-4"),
    ("quickTimeMovie", "com.apple.quicktime-movie"),
    ("pdf", "com.adobe.pdf"),
    ("epub", "org.idpf.epub-container"),
    ("zip", "public.zip-archive"),
    ("archive", "public.archive"),
    ("folder", "public.folder"),
    ("directory", "public.directory"),
    ("fileURL", "public.file-url"),
    ("url", "public.url"),
    ("vCard", "public.vcard"),
    ("calendarEvent", "public.calendar-event"),
    ("contact", "public.contact"),
    ("spreadsheet", "public.spreadsheet"),
    ("presentation", "public.presentation"),
    ("database", "public.database"),
    ("font", "public.font"),
  ]

  /// A kind of data by the end of a file's name, or by a name of its own, which is data of any kind here.
  private static func ofKind(_ signature: String) -> LibraryMember {
    LibraryMember(
      .initializer, of: "UTType", signature, isTotal: true,
      "The kind of data of that name; any that is not listed counts as `data`."
    ) { call in
      let name = call.string(0)
      let known = dataKinds.first { $0.identifier == name }?.name ?? kindsByEnding[name]
      return shared.choice(Name(known ?? name), of: .library("UTType"))
        ?? shared.choice("data", of: .library("UTType")) ?? .void
    }
  }

  private static let kindsByEnding = [
    "txt": "plainText", "jpg": "jpeg", "csv": "commaSeparatedText", "mov": "quickTimeMovie",
    "mp4": "mpeg4Movie",
    "htm": "html", "swift": "swiftSource", "plist": "propertyList",
  ]
}
