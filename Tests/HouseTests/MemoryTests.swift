import TestFixtures
import Testing

/// Memory that the compiler does not watch is named in a few rooms only: whoever reads a file outside of them need not ask
/// whether its memory is still there.
@Suite struct MemoryTests {
  /// Tables and stacks; the scan of JSON; that of XML and the lexer; the nodes of trees; output; calls of the system.
  private static let rooms = [
    "Memory/", "SourceModel/", "ModelData/", "ScreenSyntax/", "RenderTree/", "Rendering/HTML/",
    "Rendering/Symbols/", "ScreenCompiler/Package/",
  ]
  /// Files that still name it elsewhere, mostly to read bytes of a file in place. The list may become shorter, not longer.
  private static let still: Set<String> = [
    "ScreenCompiler/Rendering/StagedOutput.swift",
    "ScreenFormatting/MarkupWriter.swift",
    "ScreenLint/Engine/RuleVisits.swift",
    "ScreenLint/Rules/Truth/ContradictoryFlags.swift",
    "ScreenLint/Rules/View/UnknownSymbol.swift",
    "ScreenRuntime/Evaluation/Frame.swift",
    "ScreenRuntime/Exploration/StateHash.swift",
    "ScreenRuntime/Program/CodeTables.swift",
    "ScreenRuntime/Program/FileCode.swift",
    "ScreenRuntime/Rows/RowReader.swift",
    "ScreenRuntime/Views/ElementTable.swift",
    "ScreenSemantics/Checker/Attributes/CatalogSignatures.swift",
    "ScreenSemantics/Checker/Declarations/Checker+Bodies.swift",
    "ScreenSemantics/Checker/Views/Checker+Contents.swift",
    "ScreenSemantics/Checker/Literals/Checker+Literals.swift",
    "ScreenSemantics/Checker/Views/Checker+Views.swift",
    "ScreenSemantics/Checker/State/CheckerMemory.swift",
    "ScreenSemantics/Checker/Attributes/ElementSignature.swift",
    "ScreenSemantics/Checker/FileChecker.swift",
    "ScreenSemantics/Checker/State/Lent.swift",
    "ScreenSemantics/Checker/Literals/PlainLiteral.swift",
    "ScreenSemantics/Checker/State/Scope.swift",
    "ScreenSemantics/Checker/State/TextMemory.swift",
    "ScreenSemantics/Collecting/HeaderForm.swift",
    "ScreenSemantics/DataFlow/BoundControl.swift",
    "ScreenSemantics/DataFlow/FlowWalker.swift",
    "ScreenSemantics/DataFlow/LoopSite.swift",
    "ScreenSemantics/DataFlow/Sources.swift",
    "ScreenSemantics/Linking/TypeInference.swift",
    "ScreenTypes/TypeTable.swift",
    "ScreenTypes/Value.swift",
    "ScreenTypes/ValueComparison.swift",
    "StandardLibrary/Contents/MarkdownText.swift",
    "StandardLibrary/LibraryEntry.swift",
    "StandardLibrary/LibraryFamily.swift",
    "StandardLibrary/SignatureReader.swift",
    "screenwright-preview/ScreenwrightPreview.swift",
    "screenwright/PreviewProcesses.swift", "screenwright/Subcommands/PreviewCommand.swift",
  ]

  @Test func unsafeMemoryStaysInItsRooms() throws {
    var found: Set<String> = []
    for file in Project.files(under: "Sources", ending: ".swift") {
      let path = String(file.dropFirst("Sources/".count))
      if Self.rooms.contains(where: { path.hasPrefix($0) }) { continue }
      if try Project.text(file).contains(/\bUnsafe(?!Continuation)/) { found.insert(path) }
    }
    for path in found.subtracting(Self.still).sorted() {
      Issue.record(
        "\(path) names unsafe memory: ask a type of Memory or SourceModel/Tables for what you need")
    }
    for path in Self.still.subtracting(found).sorted() {
      Issue.record("\(path) names none any more: take it from the list")
    }
  }
}
