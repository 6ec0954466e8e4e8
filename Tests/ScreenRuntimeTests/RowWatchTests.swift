import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// Two rows of one loop with one id.
@Suite struct RowWatchTests {
  private static let package = TestPackage(
    """
    <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Let name="parts" type="[Int]"/></Struct>
    <Screen name="Main">
      <State name="items" type="[Item]" value="{[Item(id: 1, parts: [4, 5, 4]), Item(id: 2, parts: [4, 4]), Item(id: 3, parts: [])]}"/>
      <State name="isOn" type="Bool" value="false"/>
      <Body><List>
        <ForEach items="items" as="item"><HStack>
          <ForEach items="item.parts" as="part" id="\\.self"><Text>{part}</Text></ForEach></HStack></ForEach>
        <If condition="isOn"><ForEach items="items" as="item"><Text>{item.id}</Text></ForEach></If>
      </List></Body></Screen>
    """)

  /// Writes down the loops of a page, in the order in which they are met first.
  private final class Loops: LoweringDriver {
    var sites: [RowSite] = []
    func willLower(rows site: RowSite) { if !sites.contains(site) { sites.append(site) } }
  }

  private func state(_ name: String) throws -> MemberID {
    let owner = try Self.package.id("Main")
    let members = Self.package.program[owner].members
    return try #require(members.first { Self.package.program[$0].name.text == name })
  }

  /// All loops: the outer one, the one in it, and the one that is not shown at first.
  private func loops() throws -> [RowSite] {
    #expect(Self.package.errors == "")
    let run = try Self.package.showing("Main")
    run.set(try state("isOn"), to: .bool(true))
    let loops = Loops()
    _ = try run.host.driven(by: loops) { try run.render() }
    #expect(loops.sites.count == 3)
    return loops.sites
  }

  @Test func ofEachLoopTheFirstTwoRowsAreTold() throws {
    let loops = try loops()
    let found = try Self.package.showing("Main").repeatedIDs(in: Set(loops))
    let outer = try #require(found[loops[0]])
    #expect(outer == nil)
    let inner = try #require(found[loops[1]] ?? nil)
    #expect(inner.id == "4" && inner.first == 0 && inner.second == 2)
    #expect(found[loops[2]] == nil, "what is not drawn is not told")
  }

  @Test func otherLoopsAreNotLookedAt() throws {
    let loops = try loops()
    let run = try Self.package.showing("Main")
    let found = try run.repeatedIDs(in: [loops[0]])
    #expect(found.count == 1 && run.host.drivers.isEmpty)
  }
}
