import ScreenSyntax
import SourceModel
import Testing

/// What a tree says, node by node.
private func described(_ tree: XMLTree) -> [String] {
  tree.nodes.indices.map { index in
    let node = tree.nodes[index]
    let attributes = tree.attributes(of: XMLNodeID(Int32(index)))
      .map { "\($0.name)@\($0.value.start)-\($0.value.end)" }
    return "\(node.kind) \(node.name) \(node.range.start)-\(node.range.end) \(attributes)"
  } + tree.directives.map { "directive \($0.range.start) before \($0.nextElement.index)" }
}

@Suite struct XMLTreeStoreTests {
  @Test func whatWasPutAwayIsReadAgain() {
    let document = readXML(
      """
      <Screen name="Über">
        <!-- screenwright:disable-next flow/unused-state -->
        <State name="a" type="Int" value="1"/>
        <Body><Text modifiers=".bold()">Ä &amp; Ö</Text></Body>
      </Screen>
      """)
    let before = described(document.tree)
    let store = XMLTreeStore(document)
    #expect(described(store.tree) == before)
    #expect(store.hasDirectives && !store.isEmpty)
    store.putAway()
    #expect(described(store.tree) == before)
    #expect(described(store.tree) == before, "it stays once it was read again")
  }

  @Test func whatWasStoredInUTF16IsReadAgain() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><Screen name=\"Über\"><Body/></Screen>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    let document = XMLReader(names: NameCache()).read(path: "a.xml", contents: bytes, file: FileID(0))
    let before = described(document.tree)
    #expect(before.count == 2)
    let store = XMLTreeStore(document)
    store.putAway()
    #expect(described(store.tree) == before)
  }

  @Test func whatCannotBeReadHasNoTree() {
    let store = XMLTreeStore(readXML("<Screen>"))
    #expect(store.isEmpty && !store.hasDirectives)
    store.putAway()
    #expect(store.tree.root.isNone)
  }
}
