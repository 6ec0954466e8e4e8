import Foundation
import SourceModel
import Testing

@testable import ScreenSyntax

/// The W3C XML Conformance Test Suite, unpacked to a temporary folder.
private struct ConformanceSuite {
  struct Case {
    var type: String
    var recommendation: String
    var url: URL
    var ignoresNamespaces: Bool
  }

  let folder: URL
  var cases: [Case] = []

  /// Unpacks the suite and reads its catalogues; nil where the suite is not at hand.
  init?() throws {
    guard let shared = sharedFolder() else { return nil }
    let archive = shared.appendingPathComponent("suites/xmlts20130923.zip")
    guard FileManager.default.fileExists(atPath: archive.path) else { return nil }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("xmlconf-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unzip = Process()
    unzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    unzip.arguments = ["python3", "-m", "zipfile", "-e", archive.path, folder.path]
    try unzip.run()
    unzip.waitUntilExit()
    guard unzip.terminationStatus == 0, let files = FileManager.default.enumerator(atPath: folder.path)
    else { return nil }
    for path in files.compactMap({ $0 as? String }).sorted() where path.hasSuffix(".xml") {
      let url = folder.appendingPathComponent(path)
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      if text.contains("<TEST ") || text.contains("<TEST\n") || text.contains("<TEST\r") {
        cases += Self.cases(text, base: url.deletingLastPathComponent())
      }
    }
  }

  /// Those for XML 1.0, fifth edition, and its namespaces; `error` cases bind nobody.
  private static func cases(_ catalogue: String, base: URL) -> [Case] {
    let tag = #/<TEST\s([^>]*)>/#
    let attribute = #/([A-Z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/#
    return catalogue.matches(of: tag).compactMap { match in
      var values: [String: String] = [:]
      for pair in match.1.matches(of: attribute) { values[String(pair.1)] = String(pair.2 ?? pair.3 ?? "") }
      let recommendation = values["RECOMMENDATION", default: "XML1.0"]
      guard recommendation != "XML1.1", values["EDITION", default: "5"].contains("5"),
        let type = values["TYPE"], type != "error", let uri = values["URI"]
      else { return nil }
      return Case(
        type: type, recommendation: recommendation, url: base.appendingPathComponent(uri),
        ignoresNamespaces: values["NAMESPACE"] == "no")
    }
  }
}

@Test("The W3C suite is judged as XML 1.0 and its namespaces say")
func conformance() throws {
  guard let suite = try ConformanceSuite() else { return print("skipped: no outside suites") }
  defer { try? FileManager.default.removeItem(at: suite.folder) }
  let reader = XMLReader(names: NameCache())
  let judges = Judges()
  var accepted = 0
  var refused = 0
  var withDocumentType = 0
  var utf16 = 0
  var otherEncodings = 0
  for test in suite.cases {
    let contents = [UInt8](try Data(contentsOf: test.url))
    let document = reader.read(path: test.url.lastPathComponent, contents: contents, file: FileID(0))
    let rules = document.diagnostics.map(\.rule.id)
    let label = Comment(rawValue: "\(test.url.path): \(document.diagnostics.map(\.message))")
    checkRanges(of: document, label)
    #expect(judges.agree(on: contents), label)
    let isUTF16 = contents.starts(with: [0xFF, 0xFE]) || contents.starts(with: [0xFE, 0xFF])
    let wanted = test.type != "not-wf"
    if String(decoding: document.source.bytes, as: UTF8.self).contains("<!DOCTYPE") {
      withDocumentType += 1
      if onlyMentionsDocumentType.contains(test.url.lastPathComponent) {
        #expect(document.isWellFormed && rules.isEmpty, label)
      } else {
        #expect(rules.contains("syntax/doctype"), label)
      }
    } else if isUTF16 {
      utf16 += 1
      #expect(document.isWellFormed == wanted, label)
    } else if declaresOtherEncoding(contents) {
      otherEncodings += 1
      #expect(rules == ["syntax/encoding"], label)
    } else if test.ignoresNamespaces {
      #expect(document.isWellFormed == wanted, label)
    } else if wanted {
      accepted += 1
      #expect(document.isWellFormed && !rules.contains("syntax/malformed-xml"), label)
    } else {
      refused += 1
      #expect(rules.contains { $0 != "syntax/unknown-element" && $0 != "syntax/unknown-attribute" }, label)
      if !test.recommendation.hasPrefix("NS") { #expect(!document.isWellFormed, label) }
    }
    if document.isWellFormed {
      checkOffsets(of: document, label)
      #expect(XMLFaultFinder.findings(in: document.source.bytes, file: FileID(0)).isEmpty, label)
    }
    #expect(!document.diagnostics.contains { $0.message.contains("from here on") }, label)
  }
  #expect(accepted == 68)
  #expect(refused == 206)
  #expect(withDocumentType == 1665)
  #expect(utf16 == 35)
  #expect(otherEncodings == 7)
}

/// Cases with the text `<!DOCTYPE` in a comment, processing instruction or CDATA section, and no DOCTYPE.
private let onlyMentionsDocumentType = ["p15pass1.xml", "p16pass1.xml", "p18pass1.xml"]

private func declaresOtherEncoding(_ contents: [UInt8]) -> Bool {
  let start = String(decoding: contents.prefix(200), as: UTF8.self)
  guard let match = start.firstMatch(of: #/<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/#) else {
    return false
  }
  return match.1.trimmingCharacters(in: .whitespaces).lowercased() != "utf-8"
}
