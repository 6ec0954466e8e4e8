import Foundation
import TestFixtures
import Testing

@testable import LanguageServer

/// What is rewritten keeps what it does: views are extracted, inlined, and given bindings.
@Suite struct RefactoringTests {
  private static let home = """
    <Screen name="Home">
      <State name="count" type="Int" value="1"/>
      <State name="title" type="String" value="Hello"/>
      <EnvironmentObject name="shop" type="Shop"/>
      <Body>
        <VStack>
          <ForEach items="shop.fruits" as="fruit" id="\\.self">
            <HStack>
              <Text>{fruit} {title}</Text>
              <Button action="count += 1">Add {shop.fruits.count}</Button>
            </HStack>
          </ForEach>
          <Badge number="{count}" title="It's new" modifiers=".padding()"/>
        </VStack>
      </Body>
    </Screen>

    """
  private static let badge = """
    <View name="Badge">
      <Let name="number" type="Int"/>
      <Let name="title" type="String"/>
      <Body>
        <HStack modifiers=".bold()">
          <Text>{title}: {number + 1}</Text>
        </HStack>
      </Body>
    </View>

    """
  private static let shop = """
    <Module>
      <ObservableObject name="Shop">
        <Published name="fruits" type="[String]" value="{['Fig', 'Kiwi']}"/>
      </ObservableObject>

      <App name="Fruits">
        <StateObject name="shop" type="Shop"/>
        <WindowGroup>
          <Home modifiers=".environmentObject(shop)"/>
        </WindowGroup>
      </App>

      <Preview name="Badge" of="Badge">
        <Badge number="{3}" title="Three"/>
      </Preview>
    </Module>

    """

  private let package: TemporaryPackage
  private let session: EditorSession
  private let uri: String

  init() throws {
    package = try TemporaryPackage([
      "Screens/Home.xml": Self.home, "Screens/Badge.xml": Self.badge, "Screens/Shop.xml": Self.shop,
    ])
    session = try EditorSession()
    uri = try session.open(package.path + "/Screens/Home.xml")
  }

  /// The texts after the action whose title begins so, at some text of a file, by the names of files.
  private func texts(after title: String, at part: String, in file: String = "Home.xml") throws -> [String:
    String]
  {
    let offered = try actions(at: part, in: file)
    let action = try #require(
      offered.first { $0["title"].text?.hasPrefix(title) == true },
      "\(offered.compactMap { $0["title"].text })")
    var texts: [String: String] = [:]
    for change in action["edit"]["changes"].members {
      let name = String(change.name.split(separator: "/").last ?? "")
      texts[name] = EditorSession.apply(change.value.elements, to: try package.read("Screens/" + name))
    }
    return texts
  }

  /// The actions at some text of a file.
  private func actions(at part: String, in file: String = "Home.xml") throws -> [JSONValue] {
    let address = try session.open(package.path + "/Screens/" + file)
    let text = try package.read("Screens/" + file)
    let range = try #require(text.range(of: part))
    let source = SourceText(Array(text.utf8))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    // One that ends with `>` is selected as a whole, any other is what the cursor stands behind.
    let end = start + part.utf8.count
    let selected = part.hasSuffix(">") ? start..<end : end..<end
    return try session.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(address)],
        "range": [
          "start": source.position(of: selected.lowerBound, .utf16),
          "end": source.position(of: selected.upperBound, .utf16),
        ],
        "context": ["diagnostics": []],
      ]
    ).elements
  }

  /// Saves texts, and expects no error.
  private func expectSound(_ texts: [String: String]) throws {
    for (name, text) in texts {
      try package.write("Screens/" + name, text)
      session.change(try session.open(package.path + "/Screens/" + name), to: text)
    }
    let errors = session.findings().values.joined().filter { $0["severity"] == 1 }
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test func aViewIsExtracted() throws {
    let start = try #require(Self.home.range(of: "<HStack>"))
    let end = try #require(Self.home.range(of: "</HStack>"))
    let texts = try texts(after: "Extract to View", at: String(Self.home[start.lowerBound..<end.upperBound]))
    let text = try #require(texts["Home.xml"])
    #expect(text.hasPrefix("<Module>\n  <Screen name=\"Home\">"))
    #expect(text.contains("<ExtractedView fruit=\"{fruit}\" title=\"{title}\" count=\"$count\"/>"))
    #expect(
      text.contains(
        """
          <View name="ExtractedView">
            <Let name="fruit" type="String"/>
            <Let name="title" type="String"/>
            <Binding name="count" type="Int"/>
            <EnvironmentObject name="shop" type="Shop"/>
            <Body>
              <HStack>
        """))
    try expectSound(texts)
  }

  @Test func aViewIsInlined() throws {
    let texts = try texts(after: "Inline Badge", at: "<Badge")
    let text = try #require(texts["Home.xml"])
    #expect(text.contains("<HStack modifiers=\".bold().padding()\">"))
    #expect(text.contains("<Text>{'It\\'s new'}: {count + 1}</Text>"))
    #expect(!text.contains("<Badge"))
    try expectSound(texts)
  }

  @Test func aLetBecomesABinding() throws {
    let texts = try texts(after: "Make a Binding of number", at: "<Let", in: "Badge.xml")
    #expect(texts["Badge.xml"]?.contains("<Binding name=\"number\" type=\"Int\"/>") == true)
    #expect(texts["Home.xml"]?.contains("<Badge number=\"$count\"") == true)
    #expect(texts["Shop.xml"]?.contains("<Badge number=\"{.constant(3)}\"") == true)
    try expectSound(texts)
  }

  /// What a view keeps has no place without it.
  /// A member has one name in its view, in what an `Init` says of it, and where it is passed.
  @Test(
    arguments: [
      ("name=\"", "amount", "count"), ("self.", "amount", "count"), ("_", "draft", "note"),
      ("self.", "label", "title"), ("(", "amount", "count"),
    ])
  func membersOfAnInitAreRenamed(_ before: String, _ name: String, _ other: String) throws {
    let text = """
      <Module>
        <View name="Row">
          <Let name="amount" type="Int"/>
          <Let name="label" type="String"/>
          <State name="draft" type="Int"/>
          <Init signature="(amount: Int, text label: String)">self.amount = amount; self.label = label; _draft = State(initialValue: amount)</Init>
          <Body><Text>{amount} {draft} {label}</Text></Body>
        </View>
        <Screen name="Home"><Body><Row amount="{1}" text="Tea"/></Body></Screen>
      </Module>

      """
    let marked = text.replacing(before + name, with: before + "⟦|⟧" + name, maxReplacements: 1)
    let edit = try session.ask("textDocument/rename", uri, marked, ["newName": .string(other)])
    let changed = EditorSession.apply(edit["changes"].members.first?.value.elements ?? [], to: text)
    #expect(changed == text.replacing(name, with: other))
  }

  @Test func whatCannotBeInlinedIsNotOffered() throws {
    try package.write(
      "Screens/Badge.xml",
      Self.badge.replacing("<Body>", with: "<State name=\"on\" type=\"Bool\" value=\"true\"/><Body>"))
    session.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(uri.replacing("Home.xml", with: "Badge.xml")), "type": 2]]])
    let titles = try actions(at: "<Badge").compactMap { $0["title"].text }
    #expect(titles.contains("Extract to View") && !titles.contains("Inline Badge"))
  }

  /// A client that asks for edits later is told why there is none.
  @Test func editsAreFoundWhenTheyAreWanted() throws {
    let session = try EditorSession(abilities: [
      "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]]
    ])
    let uri = try session.open(package.path + "/Screens/Home.xml")
    let place = try #require(Self.home.range(of: "<Badge"))
    let offset = Self.home.utf8.distance(from: Self.home.startIndex, to: place.upperBound)
    let position = SourceText(Array(Self.home.utf8)).position(of: offset, .utf16)
    let actions = try session.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": ["start": position, "end": position],
        "context": ["diagnostics": [], "only": ["refactor"]],
      ]
    ).elements
    #expect(actions.compactMap { $0["title"].text } == ["Extract to View", "Inline Badge"])
    #expect(actions.allSatisfy { $0["edit"].isNull })
    let resolved = try session.request("codeAction/resolve", actions[1])
    #expect(resolved["edit"]["changes"].members.count == 1)
  }

  @Test func screensHaveLenses() throws {
    let lenses = try session.request("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])
      .elements
    #expect(lenses.count == 1)
    let command = try #require(lenses.first?["command"])
    #expect(command["title"] == "Preview")
    let text = try session.request("workspace/executeCommand", command)
    #expect(text.text?.contains("Fig") == true)
  }

  /// The address comes once the preview listens; a client that shows no addresses is told it.
  @Test func thePreviewIsOpened() throws {
    var opened: [String] = []
    var sent: [UInt8] = []
    let server = LanguageServer(openPreview: { opened.append("\($0) \($1)") }) { sent += $0 }
    func send(_ id: Int?, _ method: String, _ parameters: JSONValue) {
      let id: JSONValue = id.map { .int($0) } ?? .null
      server.receive(
        MessageFrames.framed(
          JSONValue.some(["id": id, "method": .string(method), "params": parameters]).bytes))
      while server.step() {}
    }
    send(1, "initialize", ["capabilities": ["window": ["showDocument": ["support": true]]]])
    send(
      nil, "textDocument/didOpen",
      [
        "textDocument": ["uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(Self.home)]
      ])
    send(2, "textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])
    #expect(String(decoding: sent, as: UTF8.self).contains("Open in browser"))
    send(
      3, "workspace/executeCommand",
      ["command": "screenwright.preview", "arguments": [.string(uri), "Home"]])
    #expect(opened.count == 1 && opened[0].hasSuffix(" Home"))
    server.show(preview: "http://127.0.0.1:1/?key=k")
    #expect(String(decoding: sent, as: UTF8.self).contains("\"method\":\"window/showDocument\""))
  }

  @Test(
    arguments: [
      ("<VStack>\n", "<VStack>\n⟦|⟧\n", "\n", "      "),
      ("\n      </ForEach>", "\n⟦|⟧</ForEach>", "\n", "      "),
      ("        </HStack>", "            </HStack>⟦|⟧", ">", "        "),
      ("{title}</Text>", "{title}</Text>⟦|⟧", ">", nil),
    ] as [(String, String, String, String?)]
  ) func linesAreIndentedAsTheyAreTyped(_ old: String, _ new: String, _ key: String, _ indent: String?) throws
  {
    let typed = Self.home.replacing(old, with: new, maxReplacements: 1)
    let edits = try session.ask("textDocument/onTypeFormatting", uri, typed, ["ch": .string(key)]).elements
    #expect(edits.first?["newText"].text == indent)
  }

  @Test func whatIsAskedAgainIsAnsweredOnce() throws {
    var sent: [UInt8] = []
    let server = LanguageServer { sent += $0 }
    func receive(_ message: JSONValue) { server.receive(MessageFrames.framed(message.bytes)) }
    receive(["id": 1, "method": "initialize", "params": [:]])
    while server.step() {}
    let document: JSONValue = [
      "uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(Self.home),
    ]
    receive(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    let asked: JSONValue = ["textDocument": ["uri": .string(uri)]]
    receive(["id": 2, "method": "textDocument/foldingRange", "params": asked])
    receive([
      "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [["text": .string(Self.badge)]],
      ],
    ])
    receive(["id": 3, "method": "textDocument/foldingRange", "params": asked])
    sent = []
    while server.step() {}
    let answers = String(decoding: sent, as: UTF8.self)
    #expect(answers.contains("\"id\":2,\"error\":{\"code\":-32801"))
    #expect(answers.contains("\"id\":3,\"result\":["))
  }

  /// A document that no checker takes is told, and the server goes on.
  @Test func aHugeDocumentIsTold() throws {
    let line = "<Text>0123456789012345678901234567890123456789</Text>\n"
    let huge =
      "<Screen name=\"Home\"><Body><VStack>\n" + String(repeating: line, count: 10_000_000 / line.utf8.count)
      + "</VStack></Body></Screen>\n"
    session.change(uri, to: huge)
    let found = session.findings()["Home.xml"] ?? []
    #expect(found.contains { $0["code"] == "syntax/limit" })
    _ = try session.completions(uri, huge.replacing("</VStack>", with: "<Te⟦|⟧</VStack>"))
    session.change(uri, to: Self.home)
    #expect(session.findings()["Home.xml"]?.contains { $0["severity"] == 1 } != true)
  }
}
