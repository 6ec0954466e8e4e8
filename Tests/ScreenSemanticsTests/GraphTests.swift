import ScreenTypes
import SourceModel
import Testing

@testable import ScreenSemantics

/// What the data-flow graph says of a package: who uses which member and how, what runs while rendering, and how views
/// reach each other.
@Suite struct GraphTests {
  private static let lab = CheckLab(
    """
    <Module>
      <App name="Shop"><StateObject name="store" type="Store" value="{Store()}"/>
        <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
      <ObservableObject name="Store"><Published name="visits" type="Int" value="0"/></ObservableObject>
      <View name="Home">
        <EnvironmentObject name="store" type="Store"/>
        <State name="count" type="Int" value="0"/><State name="text" type="String" value=""/>
        <State name="idle" type="Int" value="0"/>
        <Computed name="twice" type="Int">count * 2</Computed>
        <Func signature="add()">count += 1</Func>
        <Body>
          <VStack>
            <Text>{twice}</Text>
            <TextField title="Name" text="$text"/>
            <Button title="Add" action="add(); store.visits += 1"/>
            <If condition="count gt 3"><Row value="{count}"/></If>
            <NavigationLink destination="Detail"><Text>More</Text></NavigationLink>
          </VStack>
        </Body>
      </View>
      <View name="Row"><Let name="value" type="Int"/><Body><Text>{value}</Text></Body></View>
      <View name="Detail"><EnvironmentObject name="store" type="Store"/><Body><Text>{store.visits}</Text></Body></View>
    </Module>
    """)

  private func kinds(_ path: String) throws -> [Access.Kind] {
    Self.lab.graph.uses(of: try Self.lab.member(path)).map(\.kind)
  }

  @Test func theLabHasNoErrors() { #expect(Self.lab.errors == []) }

  @Test func usesSayHow() throws {
    #expect(try kinds("Home.text") == [.bind])
    #expect(Set(try kinds("Home.count")) == [.read, .write])
    #expect(try kinds("Home.add") == [.call])
    #expect(try kinds("Home.idle") == [])
  }

  @Test func usageCountsThem() throws {
    let graph = Self.lab.graph
    #expect(graph.usage(of: try Self.lab.member("Home.idle")).isUnused)
    #expect(graph.usage(of: try Self.lab.member("Home.text")).isWritten)
    #expect(!graph.usage(of: try Self.lab.member("Home.twice")).isWritten)
    #expect(graph.usage(of: try Self.lab.member("Home.twice")).reads == 1)
    #expect(graph.usage(of: try Self.lab.member("Store.visits")).writes == 1)
  }

  @Test func whatAViewNeedsRunsWhileRendering() throws {
    let graph = Self.lab.graph
    let home = try Self.lab.declaration("Home")
    #expect(graph.rendered.contains(graph.units.body(home)))
    #expect(graph.rendered.contains(graph.units.getter(try Self.lab.member("Home.twice"))))
    #expect(!graph.rendered.contains(graph.units.getter(try Self.lab.member("Home.add"))))
  }

  @Test func actionsRunLater() throws {
    let graph = Self.lab.graph
    let calls = graph.uses(of: try Self.lab.member("Home.add"))
    #expect(calls.allSatisfy { $0.flags.contains(.deferred) && !$0.isImmediate })
    let reads = graph.uses(of: try Self.lab.member("Home.twice"))
    #expect(reads.allSatisfy { !$0.flags.contains(.deferred) && $0.isImmediate })
  }

  @Test func viewsReachEachOther() throws {
    let graph = Self.lab.graph
    func reached(_ name: String) throws -> Set<String> {
      let from = graph.nodes.node(try Self.lab.declaration(name))
      return Set(
        graph.edges.filter { $0.from == from }.compactMap { edge in
          Self.lab.program.declarations.indices.first { graph.nodes.node($0) == edge.to }.map {
            Self.lab.program.declarations[$0].name.text
          }
        })
    }
    #expect(try reached("Shop") == ["Home"])
    #expect(try reached("Home") == ["Row", "Detail"])
    #expect(try reached("Row") == [])
  }

  @Test func argumentsAreFoundByTheirParameter() throws {
    #expect(Self.lab.graph.arguments(for: try Self.lab.member("Row.value")).count == 1)
    #expect(Self.lab.graph.arguments(for: try Self.lab.member("Home.count")).count == 0)
  }

  /// The same files in another order give the same answers.
  @Test func theOrderOfFilesDoesNotCount() throws {
    let files = [
      "<View name=\"A\"><State name=\"n\" type=\"Int\" value=\"1\"/><Body><B n=\"$n\"/></Body></View>",
      "<View name=\"B\"><Binding name=\"n\" type=\"Int\"/><Body><Button title=\"b\" action=\"n += 1\"/></Body></View>",
      "<View name=\"C\"><Body><A/></Body></View>",
    ]
    func usage(_ files: [String]) throws -> [String] {
      let lab = CheckLab(files)
      return try ["A.n", "B.n"].map { path in
        let usage = lab.graph.usage(of: try lab.member(path))
        return "\(path) \(usage.reads) \(usage.writes) \(usage.binds)"
      }
    }
    #expect(try usage(files) == usage(files.reversed()))
  }

  /// A solver that goes on until nothing changes finds what a search from every node finds, also where edges form cycles.
  @Test func theSolverAgreesWithASearch() {
    for seed in 1..<40 {
      var random = UInt32(seed) &* 2_654_435_761
      func next(_ bound: Int) -> Int {
        random = random &* 1_664_525 &+ 1_013_904_223
        return Int(random >> 8) % bound
      }
      let edges = (0..<30).map { _ in (Int32(next(20)), Int32(next(20))) }
      let memory = TableMemory(files: 1)
      func table(_ values: [Int32]) -> Table<Int, Int32> {
        let (table, places) = memory.table(repeating: 0 as Int32, count: values.count)
        for (place, value) in values.enumerated() { places[place] = value }
        return table
      }
      let network = Network(
        count: 20, sources: table(edges.map { $0.0 }), targets: table(edges.map { $0.1 }), in: memory)
      for start in 0..<Int32(20) {
        var open = [start]
        var seen: Set<Int32> = [start]
        while let node = open.popLast() {
          for (from, to) in edges where from == node && seen.insert(to).inserted { open.append(to) }
        }
        var solution = FlowSolution(nodes: 20, width: 1)
        FixpointSolver.solve(
          Reach(), on: network, seeds: [(node: start, property: 0 as Int32)], into: &solution)
        #expect(Set(solution.reached) == seen)
        for node in seen { #expect(Self.leads(solution.path(from: node), to: node, from: start, network)) }
      }
    }
  }

  /// What spreads along every edge.
  private struct Reach: FlowAnalysis {
    static var width: Int32 { 1 }
    let isForward = true
    func transfer(_ property: Int32, edge: Int32) -> UInt8 { 1 }
  }

  /// True where edges, nearest first, lead from a node to another.
  private static func leads(_ path: [Int32], to end: Int32, from start: Int32, _ network: Network) -> Bool {
    var node = end
    for edge in path {
      if network.targets[Int(edge)] != node { return false }
      node = network.sources[Int(edge)]
    }
    return node == start
  }
}
