import Foundation
import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// A workspace that was edited answers as one that is opened with the same files.
///
/// `SCREENWRIGHT_EDITS=10000 swift test -c release --filter EditingTests` makes as many edits together in place of some
/// hundred, of 1,000 screens too; `SCREENWRIGHT_SEED` begins elsewhere. A failure tells the edits since the last comparison.
@Suite(.serialized) struct EditingTests {
  /// A package, and how many edits are made of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var edits: Int
    var testDescription: String { name }
  }

  private static let wanted = ProcessInfo.processInfo.environment["SCREENWRIGHT_EDITS"].flatMap { Int($0) }

  static let cases: [Case] =
    ["FruitMart", "Landmarks", "Lessons", "Recipes"].map {
      Case(name: $0, edits: wanted.map { $0 / 5 } ?? 60)
    }
    + [Case(name: wanted == nil ? "100 screens" : "1000 screens", edits: wanted.map { $0 / 5 } ?? 60)]

  @Test(arguments: cases) func editsAreAnsweredAsAFreshCompileDoes(_ edited: Case) throws {
    let seed = ProcessInfo.processInfo.environment["SCREENWRIGHT_SEED"].flatMap { UInt64($0) } ?? 2026
    let files = try Self.files(of: edited.name)
    var editor = RandomEditor(files, seed: seed)
    let workspace = try Workspace(files: files)
    _ = try workspace.findings
    for round in 1...edited.edits {
      for (path, text) in editor.edit() { try workspace.update(path, to: text) }
      // Some edits follow each other before anybody asks.
      if !round.isMultiple(of: 3) {
        try Self.expectFirstFindings(workspace, "\(edited.name), round \(round)")
      }
      guard round.isMultiple(of: 10) || round == edited.edits else { continue }
      let fresh = try Workspace(files: editor.files)
      for (now, wanted) in zip(try Self.answers(workspace), try Self.answers(fresh)) where now != wanted {
        Issue.record(
          "\(edited.name), round \(round): \(Self.difference(now, wanted))\nafter \(editor.takeLog())")
        return
      }
      _ = editor.takeLog()
    }
  }

  /// What is told of changed files before their package is compiled again is what is found in them then.
  private static func expectFirstFindings(_ workspace: Workspace, _ place: String) throws {
    let first = try workspace.firstFindings(0)
    let compilation = try workspace.compilation(0)
    guard let first else { return }
    // A protocol that is missed in several files is told at the first of them.
    func texts(_ found: [Diagnostic]) -> [String] {
      found.filter { $0.help?.hasSuffix(" conforms to.") != true }.map { "\($0)" }
    }
    #expect(texts(first.found) == texts(compilation.found(in: first.files)), "\(place)")
    if let local = first.local {
      let told = compilation.foundLocally(in: first.files)
      #expect(texts(local) == texts(told), "\(place)")
      let (words, shown) = (Set(texts(told)), Set(texts(first.diagnostics)))
      #expect(words.isSubset(of: shown), "\(place)")
    }
  }

  /// A change that means nothing leaves what local visits of rules find in each file alone.
  @Test func eachFileAloneIsLintedAsInItsPackage() throws {
    var (linted, all) = (0, 0)
    for sample in PropertyTests.samples {
      let workspace = try Workspace(files: sample.files)
      _ = try workspace.findings
      // A folder may hold another package.
      let screens = Set(workspace.packages[0].files)
      for (path, text) in sample.files.sorted(by: { $0.key < $1.key }) where screens.contains(path) {
        try workspace.update(path, to: text + "\n")
        let first = try #require(try workspace.firstFindings(0), "\(path)")
        all += 1
        if first.local != nil { linted += 1 }
        try Self.expectFirstFindings(workspace, "\(sample.name), \(path)")
      }
    }
    // Of packages with files that cannot be read, or with a name that is declared twice, all is checked.
    #expect(linted * 20 > all * 19, "\(linted) of \(all)")
  }

  private static func files(of name: String) throws -> [String: String] {
    if let sample = PropertyTests.samples.first(where: { $0.name == name }) { return sample.files }
    let folder = FileManager.default.temporaryDirectory.appending(path: "screenwright-edits-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let generator = Process()
    generator.executableURL = URL(filePath: "/usr/bin/env")
    generator.arguments = [
      "python3", Project.root + "Benchmarks/generate.py", String(name.prefix { $0 != " " }), folder.path,
    ]
    generator.standardOutput = FileHandle.nullDevice
    try generator.run()
    generator.waitUntilExit()
    var files: [String: String] = [:]
    for case let path as String in try #require(FileManager.default.enumerator(atPath: folder.path))
    where path.hasSuffix(".xml") || path.hasSuffix(".json") {
      files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }

  /// Findings, everything that phases print, and pages.
  private static func answers(_ workspace: Workspace) throws -> [String] {
    let compilation = try workspace.compilation(0)
    var answers = [(compilation.diagnostics + compilation.silenced).map { "\($0)" }.joined(separator: "\n")]
    answers.append(try workspace.findings.map { "\($0)" }.joined(separator: "\n"))
    answers += try Phase.allCases.map { try $0.dump(compilation) }
    answers.append(try workspace.graph)
    let screens = try workspace.screens
    answers.append(screens.joined(separator: "\n"))
    for screen in screens.prefix(3) {
      do {
        answers.append(try workspace.render(screen))
      } catch {
        answers.append("\(screen): \(error)")
      }
    }
    return answers
  }

  /// The first lines that differ, from shortly before the place where they do.
  private static func difference(_ now: String, _ wanted: String) -> String {
    let lines = zip(now.split(separator: "\n"), wanted.split(separator: "\n"))
    guard let (first, second) = lines.first(where: { $0 != $1 }) else {
      return "one has \(now.count) characters, a fresh one \(wanted.count)"
    }
    let start = max(0, first.commonPrefix(with: second).count - 200)
    return "edited:\n\(first.dropFirst(start).prefix(600))\nfresh:\n\(second.dropFirst(start).prefix(600))\n"
  }
}

/// Edits the files of a package as people do, and as nobody should. The same seed makes the same edits.
private struct RandomEditor {
  /// The texts as they are now.
  private(set) var files: [String: String]
  private let originals: [String: String]
  private var random: SeededGenerator
  private var log: [String] = []

  init(_ files: [String: String], seed: UInt64) {
    self.files = files
    originals = files
    random = SeededGenerator(seed: seed)
  }

  /// The edits since the last time.
  mutating func takeLog() -> String {
    defer { log = [] }
    return log.joined(separator: "\n")
  }

  /// The files that an edit changes, with their new texts; nil for one that is removed.
  mutating func edit() -> [(String, String?)] {
    let (name, changed) = next()
    for (path, text) in changed { files[path] = text }
    log.append("\(name) \(changed.map(\.0).joined(separator: " "))")
    return changed
  }

  private mutating func next() -> (String, [(String, String?)]) {
    let paths = files.keys.sorted()
    let screens = paths.filter { $0.hasSuffix(".xml") }
    let path = screens.randomElement(using: &random)!
    let text = files[path]!
    let dirty = Set(originals.keys).union(paths).sorted().filter { files[$0] != originals[$0] }
    // Much is put right again, as nothing is found in what is broken all over.
    if dirty.count > 6 || !dirty.isEmpty && Int.random(in: 0..<3, using: &random) == 0 {
      let path = dirty.randomElement(using: &random)!
      return ("as it was:", [(path, originals[path])])
    }
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1:
      let mutated = Mutation.apply(to: Array(text.utf8), &random)
      return ("mutated:", [(path, String(decoding: mutated, as: UTF8.self))])
    case 2: return ("without a line:", [(path, withLines(of: text) { $0.remove(at: $1) })])
    case 3: return ("with a line twice:", [(path, withLines(of: text) { $0.insert($0[$1], at: $1) })])
    case 4:
      return ("with lines in another order:", [(path, withLines(of: text) { $0.swapAt($1, $1 / 2) })])
    case 5: return ("with a comment:", [(path, withLines(of: text) { $0.insert("<!-- a note -->", at: $1) })])
    case 6:
      return ("with a State:", [(path, adding("<State name=\"extra\" type=\"Int\" value=\"1\"/>", to: text))])
    case 7: return ("with a Func:", [(path, adding("<Func name=\"helper\">1 + 1</Func>", to: text))])
    case 8: return ("with a text:", [(path, text.replacing("</Body>", with: "<Text>more</Text></Body>"))])
    case 9: return rename(in: [path])
    case 10:
      return rename(in: screens.count > 100 ? Array(screens.shuffled(using: &random).prefix(40)) : screens)
    case 11: return ("another name of the file:", [(path, nil), (newPath(), text)])
    case 12:
      let new = newPath()
      return (
        "copied:",
        [(new, text.replacing(#/name="([A-Z]\w*)"/#, maxReplacements: 1) { "name=\"\($0.1)Copy\"" })]
      )
    case 13: return screens.count > 2 ? ("removed:", [(path, nil)]) : ("kept:", [])
    case 14:
      guard let data = paths.filter({ $0.hasSuffix(".json") }).randomElement(using: &random) else {
        return ("kept:", [])
      }
      let mutated = Mutation.apply(to: Array(files[data]!.utf8), &random)
      return ("mutated:", [(data, String(decoding: mutated, as: UTF8.self))])
    case 15, 16: return ("with another type:", [(path, withAnotherType(text))])
    default:
      let settings = [
        "rules:\n  flow: note\n", "exclude:\n  - \(path)\n", "rules:\n  flow/unused-parameter: off\n",
      ]
      return ("settings:", [("screenwright.yml", settings.randomElement(using: &random)!)])
    }
  }

  /// A text in which one type that is written stands for another, of the same length or not.
  private mutating func withAnotherType(_ text: String) -> String {
    let types = ["Int", "Bool", "Double", "String"]
    guard let place = text.matches(of: #/\b(Int|Bool|Double|String)\b/#).randomElement(using: &random) else {
      return text
    }
    return text.replacingCharacters(in: place.range, with: types.randomElement(using: &random)!)
  }

  private mutating func newPath() -> String {
    let folder = files.keys.contains { $0.hasPrefix("Screens/") } ? "Screens/" : ""
    return
      "\(folder)\(["A", "Mid", "Zoo"].randomElement(using: &random)!)\(Int.random(in: 0..<1000, using: &random)).xml"
  }

  /// Puts a declaration before the first Body.
  private func adding(_ element: String, to text: String) -> String {
    guard let place = text.range(of: "<Body") else { return text }
    return text.replacingCharacters(in: place.lowerBound..<place.lowerBound, with: element)
  }

  private mutating func withLines(of text: String, _ change: (inout [Substring], Int) -> Void) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    change(&lines, Int.random(in: 0..<lines.count, using: &random))
    return lines.joined(separator: "\n")
  }

  /// Gives a word of the first file another name in all of them.
  private mutating func rename(in paths: [String]) -> (String, [(String, String?)]) {
    let words = files[paths[0]]!.matches(of: #/\w{3,}/#).map { String($0.0) }
    guard let word = words.randomElement(using: &random) else { return ("kept:", []) }
    let changed = paths.compactMap { path -> (String, String?)? in
      let text = files[path]!
      let renamed = text.replacing(try! Regex("\\b\(word)\\b"), with: word + "2")
      return renamed == text ? nil : (path, renamed)
    }
    return ("\(word) is \(word)2:", changed)
  }
}
