import ScreenSemantics
import ScreenSyntax
import SourceModel
import Testing

/// A chain of modifiers that was checked before gives what it would give if it were checked anew.
@Suite struct RepeatedChainTests {
  /// Everything about a chain, with what it stands on as text.
  private func description(_ range: Range<ModifierID>, _ file: CheckedFile, _ source: SourceFile) -> [String]
  {
    range.flatMap { place -> [String] in
      let modifier = file.modifiers[place]
      let arguments = modifier.arguments.map { file.argumentMaps[$0] }
      return [
        "\(modifier.kind) \(modifier.target) \(modifier.overload)", description(modifier.call, file, source),
      ]
        + arguments.map { $0.isNone ? "none" : description($0, file, source) }
    }
  }

  private func description(_ id: CodeID, _ file: CheckedFile, _ source: SourceFile) -> String {
    if id.isNone { return "none" }
    let node = file.code[id]
    var text = "\(node.kind) \(node.name) \(node.flags.rawValue) `\(source.text(node.range))` "
    if node.nameStart > 0 { text += "\(node.nameStart - node.range.start) " }
    let reference = file.reference(id)
    text += "\(file.type(id)) \(reference.kind) \(reference.index)"
    switch node.kind {
    case .call, .argument: text += " [\(description(node.first, file, source))]"
    case .integerLiteral: text += " \(file.code.integers[node.literal])"
    case .doubleLiteral: text += " \(file.code.doubles[node.literal])"
    default: text += " \(node.a)"
    }
    if reference.kind == .library {
      text += file.arguments(of: reference).map { " <\(description($0, file, source))>" }.joined()
    }
    return text + file.code.items(node.list).map { " (\(description($0, file, source)))" }.joined()
  }

  @Test(arguments: [
    ".font(.headline)", ".padding()", ".frame(width: 40, height: 12.5).padding(.horizontal, 3)",
    ".font(.system(size: 17)).foregroundColor(.red)", ".disabled(true)", ".offset(x: -4, y: 2.25)",
    ".font(.system(size: 12, weight: .bold, design: .rounded)).opacity(0.5)",
    // What names more than members of types is checked each time.
    ".foregroundColor(isOn ? .red : .blue)", ".navigationTitle('Home')", ".onTapGesture { isOn.toggle() }",
  ])
  func replayedChainsAreTheSame(_ chain: String) throws {
    func package(_ blanks: (Int) -> Int) throws -> [[String]] {
      let texts = (0..<5).map {
        "<Text modifiers=\"\(chain)\(String(repeating: " ", count: blanks($0)))\">\($0)</Text>"
      }
      let package = TestPackage(
        """
        <Screen name="Main"><State name="isOn" type="Bool" value="true"/>
          <Body><VStack>\(texts.joined(separator: "\n  "))</VStack></Body></Screen>
        """)
      #expect(package.errors == "")
      let file = package.model.files[FileID(0)]
      return file.views.filter { !$0.modifiers.isEmpty }
        .map { description($0.modifiers, file, package.program.files[FileID(0)].source) }
    }
    // Texts that differ in blanks only are no two of them the same, so that none is known from before.
    let (repeated, anew) = (try package { _ in 0 }, try package { $0 })
    #expect(repeated.count == 5)
    #expect(repeated == anew)
  }
}
