import Foundation
import TestFixtures
import Testing

/// What the finished command is linked to.
@Suite struct BinaryTests {
  /// The functions of libxml2 that are used. None opens a file or a connection, builds libxml2's own tree, or
  /// knows XPath, schemas or catalogues.
  static let allowed: Set<String> = [
    "xmlCtxtReadMemory", "xmlFreeParserCtxt", "xmlInitParser", "xmlNewParserCtxt", "xmlStrlen",
  ]

  @Test func libxml2IsUsedAsAReaderOfMemoryOnly() throws {
    guard let command = Project.command, let nm = Self.tool("nm") else {
      print("skipped: no nm, or the command is not built")
      return
    }
    let process = Process()
    process.executableURL = URL(filePath: nm)
    process.arguments = ["-D", "--undefined-only", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let used = Set(output.matches(of: /\b((?:xml|html|xpath|xslt)[A-Z]\w*)@LIBXML/).map { String($0.1) })
    #expect(used == Self.allowed)
    let unwanted = ["curl_", "$s10Foundation"].filter { output.contains($0) }
    #expect(unwanted.isEmpty)
  }

  private static func tool(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
