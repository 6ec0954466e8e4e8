import ScreenSyntax
import ScreenTypes
import SourceModel
import TestFixtures
import Testing

@testable import ScreenSemantics

/// A package in memory, checked; and a checker that is asked about code in it.
struct CheckLab {
  let program: Program
  let model: SemanticModel
  let graph: DataFlowGraph
  let diagnostics: [Diagnostic]

  /// A package of some files.
  init(_ files: [String]) {
    let names = NameCache()
    let reader = XMLReader(names: names)
    var draft = HeaderDraft()
    var parsed: [ParsedFile] = []
    for (index, text) in files.enumerated() {
      let file = FileID(index)
      let document = reader.read(path: "Screens/File\(index).xml", contents: Array(text.utf8), file: file)
      parsed.append(DeclarationCollector.collect(document, file: file, names: names, &draft))
    }
    let (program, linked) = Linker.link(parsed)
    model = SemanticChecker.check(program, walksFlow: true)
    self.program = model.program
    graph = DataFlowGraph(model)
    diagnostics = parsed.flatMap(\.diagnostics) + linked + model.files.diagnostics
  }

  /// A package of one file.
  init(_ text: String) { self.init([text]) }

  /// The rules of the errors, in order, and the text at each.
  var errors: [String] {
    diagnostics.filter { $0.severity == .error }.map { found in
      "\(found.rule) “\(program.files[found.location.file].source.text(found.location.range))”"
    }
  }

  /// The declaration of a name.
  func declaration(_ name: String) throws -> DeclarationID {
    try #require(program.declarations.indices.first { program.declarations[$0].name.text == name })
  }

  /// The member of a path such as `Home.draft`.
  func member(_ path: String) throws -> MemberID {
    try #require(program.members.indices.first { self.path($0) == path }, "there is no \(path)")
  }

  /// The path of a member.
  func path(_ member: MemberID) -> String { "\(program[program[member].owner].name).\(program[member].name)" }

  /// Gives a checker that stands in a declaration, and the code of a text, to `body`.
  func ask<T>(_ text: String, in owner: String, _ body: (inout FileChecker, CodeID) throws -> T) throws -> T {
    let owner = try declaration(owner)
    let source = SourceFile(path: "<question>", bytes: Array(text.utf8))
    return try Lent.lend(program) { lent in
      var checker = FileChecker(lent, source: source, file: FileID(program.files.count), CheckerMemory())
      checker.enter(loose: owner)
      let code = checker.parser.expression(in: SourceRange(0, source.bytes.count), decoding: false)
      defer { _ = checker.finish() }
      return try body(&checker, code)
    }
  }

  /// The type that a text has in a declaration, with the rules of what is wrong with it.
  func type(of text: String, in owner: String, wanted: TypeID? = nil) throws -> String {
    try ask(text, in: owner) { checker, code in
      let type = checker.infer(code, expecting: wanted)
      let faults = checker.checked.diagnostics.filter { $0.severity == .error }.map { "\($0.rule)" }
      return ([type.description] + faults).joined(separator: " ")
    }
  }
}

/// The code of all golden cases and sample apps, each file a package of its own: of many nothing but a part is right.
enum GoldenCode {
  static let files: [(name: String, text: String)] = {
    var found: [(String, String)] = []
    for page in Project.files(under: "Tests/GoldenTests/Cases", ending: ".md") {
      let blocks = ((try? Project.text(page)) ?? "").split(separator: "```xml ")
      for block in blocks.dropFirst() {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        found.append((page, lines.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")))
      }
    }
    for screen in Project.files(under: "Screens", ending: ".xml") {
      found.append((screen, (try? Project.text(screen)) ?? ""))
    }
    return found
  }()
}
