import ScreenSyntax
import ScreenTypes
import SourceModel

/// Functions that views are given, also by structs, and call while they are drawn, also where another view hands them on.
struct RenderedClosures {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  /// Functions that are given to views, in the order of the files.
  private let given: [Argument]
  /// The parameters that parameters are handed on for, by the code that does so.
  private let handedOn: [Int64: MemberID]
  private let structs: StructClosures

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    let program = model.program
    var given: [Argument] = []
    var handedOn: [Int64: MemberID] = [:]
    var inStructs: Set<MemberID> = []
    for argument in graph.arguments where !argument.isBinding {
      switch argument.kind {
      case .block, .closure: given.append(argument)
      case .name, .member:
        let reference = argument.reference
        guard [.member, .staticMember].contains(reference.kind) else { continue }
        if program[reference.member].kind == .function {
          given.append(argument)
        } else if program[reference.member].isParameter, case .function = program[reference.member].type.kind
        {
          handedOn[StructClosures.key(argument.file, argument.code)] = argument.parameter
        } else {
          continue
        }
      // What computes a function is not followed.
      default: continue
      }
      let parameter = argument.parameter
      if program[program[parameter].owner].kind == .structure { inStructs.insert(parameter) }
    }
    self.given = given
    self.handedOn = handedOn
    structs = StructClosures(inStructs, handedOn: Set(handedOn.keys), model, graph)
  }

  /// What such functions change.
  func changes(_ flow: ObjectFlow) -> [RenderingChange] {
    var found: [RenderingChange] = []
    for argument in given {
      let parameter = argument.parameter
      guard let (values, call) = call(of: parameter, givenBy: argument.code, argument.file, flow, depth: 0)
      else { continue }
      let code = argument.code
      let file = model.files[argument.file]
      let range = file.code[code].range
      flow.run = flow.newRun(argument.unit)
      if file.code[code].kind == .block {
        let slot = file.attributes[argument.attribute].slot
        for (place, value) in values.enumerated() where slot >= 0 {
          flow.run.locals[slot + Int32(place)] = value
        }
        flow.runBody(code)
      } else {
        _ = flow.callClosure(.code(code), values)
      }
      for change in flow.run.summary.changes where change.object.contains(.shared) {
        let write = graph.accesses(in: change.unit).first {
          $0.code == change.code && ($0.kind == .write || $0.kind == .announce)
            && ($0.isImmediate || change.unit == argument.unit && range.contains(file.code[$0.code].range))
        }
        guard let write else { continue }
        found.append(
          RenderingChange(
            write: write, owner: graph.owner(ofUnit: argument.unit, model.program), derived: .none,
            file: argument.file, root: code, called: parameter,
            call: model.program[model.program[parameter].owner].kind == .structure ? call : nil))
      }
    }
    return found
  }

  /// Where code runs that is given to views or structs as functions, and called while views are drawn.
  func calls() -> [RenderedClosure] {
    given.compactMap { argument in
      let parameter = argument.parameter
      guard let (access, _) = call(of: parameter, givenBy: argument.code, argument.file, depth: 0) else {
        return nil
      }
      let file = model.files[argument.file]
      let code = argument.code
      let isNamed = file.code[code].kind == .name || file.code[code].kind == .member
      let unit = isNamed ? graph.units.getter(file.reference(code).member) : argument.unit
      return RenderedClosure(
        file: argument.file, code: isNamed ? .none : code, unit: unit, parameter: parameter, call: access)
    }
  }

  private static let depthLimit = 8

  /// What a view passes where it calls a function while it is drawn, and that call; nil where nobody does.
  private func call(
    of parameter: MemberID, givenBy code: CodeID, _ file: FileID, _ flow: ObjectFlow, depth: Int
  ) -> (values: [ObjectValue], call: Access)? {
    guard let (access, call) = call(of: parameter, givenBy: code, file, depth: depth) else { return nil }
    let checked = model.files[access.file]
    flow.run = flow.newRun(access.unit)
    let values = checked.code.items(checked.code[call].list).map { argument in
      let value = flow.expression(checked.code[argument].first)
      let known: ObjectOrigins = [.fresh, .shared, .unknown]
      return known.isSuperset(of: value.objects.union(value.content)) ? value : .unknown
    }
    return (values, access)
  }

  /// Where a view calls a function while it is drawn, or where a view does that it hands it on to: the read of what
  /// holds it, and the call; nil where nobody does. The function is given for `parameter` by an expression.
  private func call(
    of parameter: MemberID, givenBy code: CodeID, _ file: FileID, depth: Int
  ) -> (access: Access, call: CodeID)? {
    guard depth < Self.depthLimit else { return nil }
    let kind = model.program[model.program[parameter].owner].kind
    if kind == .structure {
      let reads = structs.reads(ofFunctionAt: code, in: file)
      return reads.lazy.compactMap { call(by: $0, depth) }.first
    }
    guard kind.hasBody else { return nil }
    for access in graph.uses(of: parameter) where access.kind == .read && !access.code.isNone {
      if let found = call(by: access, depth) { return found }
    }
    return nil
  }

  /// The call of the function that is read, or that of who it is handed on to.
  private func call(by access: Access, _ depth: Int) -> (access: Access, call: CodeID)? {
    if let next = handedOn[StructClosures.key(access.file, access.code)] {
      return call(of: next, givenBy: access.code, access.file, depth: depth + 1)
    }
    guard access.isImmediate, graph.rendered.contains(access.unit), let call = call(of: access) else {
      return nil
    }
    return (access, call)
  }

  /// The call of the function that a member holds, where it is not only handed on.
  private func call(of access: Access) -> CodeID? {
    let checked = model.files[access.file]
    // What a node holds comes before it, so the call follows its arguments.
    let next = access.code.advanced(by: 1)
    return (next..<max(next, access.root.advanced(by: 1))).first {
      checked.code[$0].kind == .call && checked.code[$0].first == access.code
    }
  }
}

/// Code that is given to a view or struct as a function, and called while a view is drawn.
public struct RenderedClosure: Sendable {
  /// The file.
  public var file: FileID
  /// The closure; none for a function that is given by its name.
  public var code: CodeID
  /// The unit that the code belongs to.
  public var unit: Int32
  /// What it is given for.
  public var parameter: MemberID
  /// The call.
  public var call: Access
}

extension DataFlowGraph {
  /// Functions that views and structs are given, and that are called while views are drawn.
  public func closuresCalledWhileRendering(_ model: SemanticModel) -> [RenderedClosure] {
    RenderedClosures(model, self).calls()
  }
}
