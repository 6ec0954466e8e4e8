import Glibc
import ScreenSyntax
import SourceModel
import Synchronization
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

@Suite struct FileStoreTests {
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
    let store = FileStore(document)
    #expect(described(store.tree) == before)
    #expect(store.hasDirectives && !store.isEmpty)
    store.putAwayTree()
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
    let store = FileStore(document)
    store.putAwayTree()
    #expect(described(store.tree) == before)
  }

  @Test func whatCannotBeReadHasNoTree() {
    let store = FileStore(readXML("<Screen>"))
    #expect(store.isEmpty && !store.hasDirectives)
    store.putAwayTree()
    #expect(store.tree.root.isNone)
  }

  @Test func bytesThatWerePutAwayAreReadAgain() {
    let text = "<Screen name=\"Über\"><Body><Text>Ä &amp; Ö</Text></Body></Screen>"
    let document = readXML(text)
    let before = described(document.tree)
    for isWanted in [false, true] {
      let reads = Atomic(0)
      let origin = SourceOrigin { file in
        #expect(file == FileID(7))
        reads.add(1, ordering: .relaxed)
        return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      } changed: { _ in
        fatalError("the same bytes are no change")
      }
      let store = FileStore(document, file: FileID(7), from: origin, in: TableMemory())
      #expect(store.source.bytes == Array(text.utf8))
      store.putAwayTree()
      store.putAwaySource(isWanted: isWanted)
      #expect(store.source.bytes == Array(text.utf8), "without the byte order mark")
      #expect(described(store.tree) == before)
      #expect(store.source.bytes == Array(text.utf8))
      #expect(reads.load(ordering: .relaxed) == (isWanted ? 0 : 1), "they stay once they were read again")
    }
  }

  @Test(arguments: ["<Screen name=\"B\"/>", "<Screen name=\"A\"/> ", ""])
  func bytesThatAreNotTheSameEndTheProcess(text: String) async {
    await #expect(processExitsWith: .exitCode(3)) { [text] in
      let origin = SourceOrigin { _ in
        Array(text.utf8)
      } changed: { path in
        exit(path == "a.xml" ? 3 : 4)
      }
      let document = XMLReader(names: NameCache()).read(
        path: "a.xml", contents: Array("<Screen name=\"A\"/>".utf8), file: FileID(0))
      let store = FileStore(document, file: FileID(0), from: origin, in: TableMemory())
      store.putAwaySource(isWanted: false)
      _ = store.source
    }
  }
}
