import ScreenCompiler

/// Uses the library's public face: compiles from memory and from files, tells findings, draws, runs actions.
@main
enum Consumer {
  static let home = """
    <Module>
      <App name="Sample"><WindowGroup><Counter/></WindowGroup></App>
      <Screen name="Counter">
        <State name="count" type="Int" value="0"/>
        <Body><VStack><Text>Count {count}</Text><Button action="count += 1">Add</Button></VStack></Body>
      </Screen>
    </Module>
    """

  static func main() throws {
    let memory = try Workspace(files: ["Screens/Counter.xml": home])
    expect(try memory.findings.isEmpty, "a sound package has no finding")
    expect(try memory.screens == ["Counter"], "its screens are known")
    expect(try memory.render("Counter").contains("Count 0"), "it is drawn as HTML")

    let session = try memory.run("Counter")
    try session.tap("Add")
    try session.tap("Add")
    expect(session.page().contains("Count 2"), "actions change what is drawn")

    try memory.update("Screens/Counter.xml", to: home.replacing("{count}", with: "{cont}"))
    let finding = try memory.findings.first
    expect(
      finding?.rule == "name/undefined" && finding?.start.line == 5, "a change is checked: \(finding as Any)")
    try memory.update("Screens/Counter.xml", to: home)
    expect(try memory.findings.isEmpty, "and taken back")

    if CommandLine.arguments.count > 1 {
      let disk = try Workspace(at: CommandLine.arguments[1])
      expect(try !disk.findings.contains { $0.severity == .error }, "the samples have no error")
      expect(
        try disk.render("LandmarkList", as: .text).contains("Glacier Point"),
        "a screen of the samples is drawn"
      )
      expect(try disk.graph.contains("ModelData.landmarks"), "their data flow is known")
    }
    print("The library does what its public face says.")
  }

  static func expect(_ isTrue: @autoclosure () throws -> Bool, _ what: String) rethrows {
    if try !isTrue() { fatalError("not so: \(what)") }
  }
}
