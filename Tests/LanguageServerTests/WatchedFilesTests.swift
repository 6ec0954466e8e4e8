import TestFixtures
import Testing

@testable import LanguageServer

/// What changes on disk is seen without being opened.
@Suite struct WatchedFilesTests {
  private static let home = """
    <Screen name="Home">
      <Body>
        <Image name="lake" modifiers=".accessibilityHidden(true)"/>
        <Text modifiers=".foregroundStyle(Color('brand'))">Lake</Text>
      </Body>
    </Screen>

    """
  private static let brand = #"""
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.1", "green": "0.2", "blue": "0.6", "alpha": "1.000"}}}]}
    """#

  private let package: TemporaryPackage
  private let session: EditorSession

  init() throws {
    package = try TemporaryPackage(["screenwright.yml": "", "Screens/Home.xml": Self.home])
    session = try EditorSession(folder: package.path)
    _ = session.findings()
  }

  /// What is told after some paths changed, by file: the rules.
  private func told(_ paths: String...) -> [String: [String]] {
    let changes: [JSONValue] = paths.map { path in
      ["uri": .string(FileAddress.uri(package.path + "/" + path)), "type": 2]
    }
    session.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
    return session.findings().mapValues { $0.compactMap { $0["code"].text } }
  }

  @Test func picturesAndColoursComeAndGo() throws {
    // Without a folder of pictures nobody knows which there are.
    try package.write("Assets/sea.png", [])
    #expect(told("Assets") == ["Home.xml": ["view/missing-asset", "view/missing-asset"]])
    try package.write("Assets/lake.png", [])
    #expect(told("Assets/lake.png") == ["Home.xml": ["view/missing-asset"]])
    try package.write("Assets/Media.xcassets/brand.colorset/Contents.json", Self.brand)
    #expect(told("Assets/Media.xcassets/brand.colorset/Contents.json") == ["Home.xml": []])
    try package.remove("Assets/Media.xcassets/brand.colorset")
    #expect(told("Assets/Media.xcassets/brand.colorset") == ["Home.xml": ["view/missing-asset"]])
    try package.remove("Assets")
    #expect(told("Assets") == ["Home.xml": []])
  }

  /// Who edits what is said of a colour sees what is saved.
  @Test func aColourThatIsOpenIsReadWhenItIsSaved() throws {
    let path = "Assets/Media.xcassets/brand.colorset/Contents.json"
    try package.write("Assets/lake.png", [])
    try package.write(path, Self.brand)
    #expect(told("Assets") == [:])
    let uri = try session.open(package.path + "/" + path)
    try package.remove("Assets/Media.xcassets")
    session.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    #expect(session.findings()["Home.xml"]?.count == 1)
  }

  @Test func textsOfAnotherLanguageComeAndGo() throws {
    try package.write("Screens/ko.lproj/Localizable.strings", "\"Lake\" = \"%@ 호수\";\n")
    let found = told("Screens/ko.lproj/Localizable.strings")
    #expect(found["Localizable.strings"] == ["locale/wrong-placeholder"])
    try package.remove("Screens/ko.lproj")
    #expect(told("Screens/ko.lproj") == ["Localizable.strings": []])
  }

  @Test func settingsAndTheirFoldersComeAndGo() throws {
    try package.write("screenwright.yml", "data: [Data]\n")
    #expect(told("screenwright.yml") == ["screenwright.yml": ["meta/settings"]])
    try package.write("Data/lakes.json", "[]")
    #expect(told("Data/lakes.json") == ["screenwright.yml": []])
    try package.remove("Data")
    #expect(told("Data/lakes.json") == ["screenwright.yml": ["meta/settings"]])
  }

  @Test func foldersOfScreensComeAndGoAsOne() throws {
    try package.write(
      "Screens/Lakes/Lake.xml", "<Screen name=\"Lake\"><Body><Text>{missing}</Text></Body></Screen>\n")
    #expect(told("Screens/Lakes") == ["Lake.xml": ["name/undefined"]])
    try package.remove("Screens/Lakes")
    #expect(told("Screens/Lakes") == ["Lake.xml": []])
  }

  @Test func whatIsWatchedIsRegistered() throws {
    let watching: JSONValue = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let session = try EditorSession(abilities: watching)
    let asked = session.messages().first { $0["method"] == "client/registerCapability" }
    let watchers =
      asked?["params"]["registrations"].elements.first?["registerOptions"]["watchers"].elements ?? []
    let patterns = watchers.compactMap { $0["globPattern"].text }
    #expect(patterns.contains("**/Assets/**") && patterns.contains("**/*.xml"))
    #expect(patterns.contains { $0.contains("xcstrings") && $0.contains("yml") && $0.contains("json") })
  }
}
