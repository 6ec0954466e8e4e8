import ModelData
import ScreenRuntime
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension PackageInterface {
  /// The interface of a package without errors. The cost is that of its `FlowMap`.
  public init(_ compilation: Compilation) {
    var builder = InterfaceBuilder(compilation)
    let (package, program) = (compilation.package, compilation.model.program)
    let own = program.files.indices.prefix(package.ownFiles)
    self.init(
      name: package.name, dependencies: package.settings.dependencies,
      declarations: own.flatMap { builder.declarations(in: $0) },
      screens: own.compactMap { file in
        InterfaceText.text(of: file, in: program).map {
          File(path: package.files[file.position], bytes: Array($0.utf8))
        }
      },
      data: Self.data(compilation))
  }

  /// The files of model data that its own objects read, each once, as they are found from the package's root. What lies outside
  /// of the package is not among them: a dependent package reads it where it lies.
  private static func data(_ compilation: Compilation) -> [File] {
    let (package, program) = (compilation.package, compilation.model.program)
    var wanted: Set<String> = []
    for (member, path) in compilation.data.paths where program[member].file.position < package.ownFiles {
      wanted.insert(DataReference(path).file)
    }
    return wanted.sorted().compactMap { shown in
      let path = package.relative(shown)
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains(".."),
        case .bytes(let bytes) = package.readData(shown, [])
      else { return nil }
      return File(path: path, bytes: bytes)
    }
  }
}

/// Describes the declarations of a package.
private struct InterfaceBuilder {
  let program: Program
  let graph: DataFlowGraph
  let map: FlowMap
  var tracer: FlowTracer
  private var places: [DeclarationID: Int] = [:]
  private var needs: [Set<String>] = []

  init(_ compilation: Compilation) {
    program = compilation.model.program
    graph = compilation.graph
    map = FlowMap(compilation)
    tracer = FlowTracer(compilation.model, compilation.graph)
    for (place, view) in map.views.enumerated() { places[view.declaration] = place }
    needs = Self.needs(map)
  }

  mutating func declarations(in file: FileID) -> [InterfaceDeclaration] {
    program.declarations(in: file).filter {
      InterfaceText.isVisible(program[$0].kind) && !program[$0].isPrivate
    }
    .map { declaration($0) }
  }

  private mutating func declaration(_ id: DeclarationID) -> InterfaceDeclaration {
    let declared = program[id]
    var found = InterfaceDeclaration(kind: declared.kind.element, name: declared.name.text)
    found.conforms = Self.names(of: declared.conformances)
    if declared.kind == .typeAlias { found.alias = declared.type.description }
    for member in declared.members where isVisible(member, of: declared.kind) {
      found.members.append(self.member(member))
    }
    if let place = places[id] { describe(map.views[place], needs[place], &found) }
    return found
  }

  /// Of a view others see what they pass, and what belongs to the type; of anything else all members.
  private func isVisible(_ id: MemberID, of kind: DeclarationKind) -> Bool {
    let member = program[id]
    guard kind.hasBody else { return true }
    return member.isParameter || member.isStatic || member.kind == .slot || member.name == Names.initializer
  }

  private mutating func member(_ id: MemberID) -> InterfaceDeclaration.Member {
    let member = program[id]
    var name = program.label(of: id).text
    var type = member.type.description
    if member.kind == .function || !member.parameters.isEmpty {
      let parameters = member.parameters.map { program.parameters[$0] }
      name += "(\(parameters.map { ($0.label.isEmpty ? "_" : $0.label.text) + ":" }.joined()))"
      let types = parameters.map { ($0.isInOut ? "inout " : "") + $0.type.description }
      type = "(\(types.joined(separator: ", "))) → \(type)"
    }
    var found = InterfaceDeclaration.Member(
      kind: (member.isStatic ? "static " : "") + member.kind.element, name: name, type: type)
    found.isPassed = member.isParameter
    found.isRequired = member.isParameter && !program.mayBeLeftOut(id)
    guard member.kind == .function || member.kind == .computed else { return found }
    for touch in tracer.touches(graph.units.getter(id)) {
      let source = "\(program[program[touch.member].owner].name).\(program[touch.member].name)"
      switch touch.kind {
      case .reads: Self.add(source, to: &found.reads)
      case .writes: Self.add(source, to: &found.writes)
      case .binds: break
      }
    }
    return found
  }

  private func describe(_ view: FlowMap.View, _ needs: Set<String>, _ found: inout InterfaceDeclaration) {
    found.needs = needs.sorted()
    for use in view.uses { add(map.sources[use.source].name, use.kind, &found) }
    for use in bindingUses(of: view.declaration) { add(use.name, use.kind, &found) }
    for provision in view.provisions {
      Self.add("\(provision.type) to \(map.views[provision.target].name)", to: &found.provides)
    }
    for link in view.links {
      Self.add("\(link.kind.rawValue) \(map.views[link.target].name)", to: &found.leads)
    }
  }

  private func add(_ name: String, _ kind: FlowMap.Use.Kind, _ found: inout InterfaceDeclaration) {
    switch kind {
    case .reads: Self.add(name, to: &found.reads)
    case .writes: Self.add(name, to: &found.writes)
    case .binds: Self.add(name, to: &found.binds)
    }
  }

  private static func add(_ name: String, to names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }

  /// What a view does with the Bindings that it is passed: what they are bound to is known to its users alone.
  private func bindingUses(of id: DeclarationID) -> [(name: String, kind: FlowMap.Use.Kind)] {
    var units = [graph.units.body(id)]
    for member in program.members(of: id) {
      units += [graph.units.getter(member), graph.units.setter(member), graph.units.value(member)]
    }
    return units.flatMap { graph.accesses(in: $0) }.compactMap { access in
      guard !access.member.isNone else { return nil }
      let member = program[access.member]
      guard member.owner == id, member.kind == .binding, member.getter == nil else { return nil }
      return (
        "\(program[id].name).\(member.name)",
        access.kind == .write ? .writes : access.kind == .bind ? .binds : .reads
      )
    }
  }

  /// For each view the types of objects that it, or a view to which it leads, takes from the environment and that are not
  /// given on the way. Rounds go on while any is found.
  private static func needs(_ map: FlowMap) -> [Set<String>] {
    var needs = map.views.map { view in
      Set(view.objects.filter { $0.kind == "EnvironmentObject" || $0.kind == "Environment" }.map(\.type))
    }
    var isOther = true
    while isOther {
      isOther = false
      for (place, view) in map.views.enumerated() {
        for link in view.links where link.target != place {
          let given = view.provisions.filter { $0.target == link.target }.map(\.type)
          let before = needs[place].count
          needs[place].formUnion(needs[link.target].subtracting(given))
          if needs[place].count > before { isOther = true }
        }
      }
    }
    return needs
  }

  private static func names(of conformances: Conformances) -> [String] {
    let known: [(Conformances, String)] = [
      (.caseIterable, "CaseIterable"), (.codable, "Codable"), (.comparable, "Comparable"),
      (.described, "CustomStringConvertible"), (.equatable, "Equatable"), (.thrown, "Error"),
      (.localized, "LocalizedError"),
      (.hashable, "Hashable"), (.identifiable, "Identifiable"), (.integer, "Int"),
      (.fractional, "Double"), (.textual, "String"), (.numeric, "AdditiveArithmetic"),
    ]
    return known.filter { conformances.contains($0.0) }.map(\.1)
  }
}
