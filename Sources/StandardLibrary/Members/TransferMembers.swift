import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let transferNames =
    transferForms + [
      "TransferRepresentation", "SentTransferredFile", "ReceivedTransferredFile",
    ]

  private static let transferForms = [
    "CodableRepresentation", "DataRepresentation", "FileRepresentation", "ProxyRepresentation",
  ]

  /// How values of a type are handed to other apps, as its `transferRepresentation` says; nothing is handed on here, so that no closure of
  /// these is called.
  static let transferMembers: [LibraryMember] =
    [
      "init()", "init(contentType: UTType)", "init(for itemType: T0.Type, contentType: UTType)",
    ].map { form("CodableRepresentation", $0, "A value as it is written by its `Codable`.") }
    + [
      "init(exportedContentType contentType: UTType, exporting: (T0) -> Data)",
      "init(importedContentType contentType: UTType, importing: (Data) -> T0)",
      "init(contentType: UTType, exporting: (T0) -> Data, importing: (Data) -> T0)",
    ].map { form("DataRepresentation", $0, "A value as bytes.") }
    + [
      "init(exportedContentType contentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: (T0) -> SentTransferredFile)",
      "init(importedContentType contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: (ReceivedTransferredFile) -> T0)",
      "init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: (T0) -> SentTransferredFile, importing: (ReceivedTransferredFile) -> T0)",
    ].map { form("FileRepresentation", $0, "A value as a file.") }
    + [
      "init(exporting: (T0) -> T1)", "init(importing: (T1) -> T0)",
      "init(exporting: (T0) -> T1, importing: (T1) -> T0)",
    ].map { form("ProxyRepresentation", $0, "A value as another one that can be handed on.") }
    + [
      "suggestedFileName(_ fileName: String)", "suggestedFileName(_ fileName: (T0) -> String?)",
      "exportingCondition(_ condition: (T0) -> Bool)",
      "visibility(_ visibility: TransferRepresentationVisibility)",
    ].map {
      LibraryMember(
        .method, of: "TransferRepresentation<T0>", $0 + " -> TransferRepresentation<T0>", isTotal: true,
        since: transferred, "The same, with what else is said of it."
      ) { $0.receiver }
    }
    + [
      LibraryMember(
        .initializer, of: "SentTransferredFile",
        "init(_ file: URL, allowAccessingOriginalFile: Bool = false)",
        isTotal: true, since: transferred, "A file that is handed on."
      ) { call in transferValue("SentTransferredFile", call.string(0)) },
      LibraryMember(
        .property, of: "ReceivedTransferredFile", "file: URL", isTotal: true, since: transferred,
        "Where a file lies that came; none comes here."
      ) { call in .string(call.receiver.text ?? "") },
      LibraryMember(
        .property, of: "ReceivedTransferredFile", "isOriginalFile: Bool", isTotal: true, since: transferred,
        "Whether it is no copy."
      ) { _ in .bool(false) },
    ]

  private static let transferred = Availability.since(iOS: 16, macOS: 13)

  private static func form(_ type: String, _ signature: String, _ documentation: String) -> LibraryMember {
    LibraryMember(
      .initializer, of: type, signature + " -> TransferRepresentation<T0>", isTotal: true, since: transferred,
      documentation
    ) { _ in transferValue("TransferRepresentation", type) }
  }

  private static func transferValue(_ type: Name, _ content: String) -> Value {
    .opaque(OpaqueBox(type: .library(type), content: content, description: "\(type)(\(content))"))
  }
}
