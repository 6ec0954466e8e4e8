import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// Findings that a run of the screen decides.
@Suite struct ProofTests {
  private func lint(_ body: String) throws -> [Diagnostic] {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <State name="count" type="Int" value="0"/>
          <State name="code" type="String" value=""/>
          <Body><VStack>\(body)</VStack></Body>
        </Screen>
        """)
    let location = try #require(try PackageLocator.locate(package.path).first)
    return try Compiler.compile(location).diagnostics.filter { $0.rule == "flow/update-loop" }
  }

  private let loop =
    #"<Button action="count = 1" modifiers=".onChange(of: count) { count += 1 }">Go {count}</Button>"#
  private let limit =
    #"<TextField title="Code" text="$code" modifiers=".onChange(of: code) { if code.count > 6 { code = code.prefix(6) } }"/>"#

  @Test func aLoopIsConfirmedWithItsTrace() throws {
    let found = try #require(try lint(loop).first)
    #expect(found.severity == .error)
    #expect(found.message.contains("After a tap on “Go 0”, 0 becomes 1, 1 becomes 2"))
  }

  @Test func aHandlerThatComesToRestIsClean() throws {
    #expect(try lint(limit + "<Text>{count}</Text>").isEmpty)
  }

  @Test func aLoopIsSaidOfItsOwnHandlerOnly() throws {
    #expect(try lint(limit + loop).count == 1)
  }

  private let rows = #"""
    <ForEach items="0..&lt;40" as="row"><HStack><Text>{row}</Text><Button action="code = 'x'">Row</Button></HStack></ForEach>
    """#

  @Test func rowsWithoutAHandlerChangeNothing() throws {
    #expect(try lint(rows + limit).isEmpty)
    let found = try #require(try lint(loop + rows).first)
    #expect(found.severity == .error)
    #expect(found.message.contains("After a tap on “Go 0”, 0 becomes 1, 1 becomes 2"))
  }

  @Test func aLoopBesideRowsThatFailIsNotConfirmed() throws {
    let failing = #"<ForEach items="0..&lt;3" as="row"><Text>{[1, 2][row + count - 1]}</Text></ForEach>"#
    #expect(try lint(loop + failing).map(\.severity) == [.note])
  }

  @Test func restBesideRowsThatFailIsNotConfirmed() throws {
    let failing = #"<ForEach items="0..&lt;3" as="row"><Text>{[1, 2, 3][row + code.count]}</Text></ForEach>"#
    #expect(try lint(limit + failing).map(\.severity) == [.note])
  }

  @Test func aHandlerInARowIsHeard() throws {
    let row = #"""
      <ForEach items="0..&lt;2" as="row">
        <Text modifiers=".onChange(of: count) { count += 1 }">{row}{code}</Text>
      </ForEach>
      <Button action="count = 1">Start</Button>
      """#
    #expect(try lint(row).map(\.severity) == [.error])
  }

  @Test func whatNoControlReachesIsANote() throws {
    let text = #"<Text modifiers=".onChange(of: count) { count += 1 }">{count}{code}</Text>"#
    #expect(try lint(text).map(\.severity) == [.note])
  }

  private func rows(_ list: String, _ handler: String) -> String {
    """
    <State name="list" type="[Int]" value="{\(list)}"/>
    <State name="many" type="Int" value="2"/>
    <Func signature="more()">list.append(list.count)</Func>
    <Body>
      <List><ForEach items="list" id="\\.self" as="row"><Text modifiers="\(handler)">{row}</Text></ForEach></List>
      <Button action="list = [7]">Fill</Button><Button action="many += 1">{many}</Button>
    </Body>
    """
  }

  private func lint(home: String) throws -> [Diagnostic] {
    let package = try TemporaryPackage(home: "<Screen name=\"Home\">" + home + "</Screen>")
    let location = try #require(try PackageLocator.locate(package.path).first)
    return try Compiler.compile(location).diagnostics.filter { $0.rule == "flow/update-loop" }
  }

  @Test(arguments: [
    ".onAppear { list.append(list.count) }", ".padding().task { list += [list.count, -list.count] }",
    ".onAppear { more() }",
  ])
  func rowsThatAddToTheirListNeverRest(handler: String) throws {
    let found = try #require(try lint(home: rows("[1, 2]", handler)).first)
    #expect(found.severity == .error)
    #expect(found.message.contains("When the screen appears, 2 rows add to it, then"))
  }

  @Test func rowsThatAppearAfterAUseAreHeard() throws {
    let found = try #require(try lint(home: rows("[]", ".onAppear { more() }")).first)
    #expect(found.severity == .error)
    #expect(found.message.contains("After a tap on “Fill”, 1 row adds to it, then 1, then 1"))
  }

  @Test(arguments: [
    ".onAppear { if list.count lt many { list.append(list.count) } }",
    ".onAppear { guard row == list.last, list.count lt 90 else { return }; more() }",
    ".onAppear { list.append(1) }", ".onAppear { many += row }", ".onTapGesture { more() }",
    ".onAppear { list.removeAll() }",
  ])
  func rowsThatMayEndAreClean(handler: String) throws {
    #expect(try lint(home: rows("[1]", handler)).isEmpty)
  }
}
