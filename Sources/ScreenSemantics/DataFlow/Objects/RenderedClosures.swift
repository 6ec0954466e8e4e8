import ScreenSyntax
import ScreenTypes
import SourceModel

/// Functions that views are given and call while they are drawn, also where another view hands them on.
struct RenderedClosures {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  /// Functions that are given to views, in the order of the files.
  private var given: [Argument] = []
  /// The parameters that parameters are handed on for, by the code that does so.
  private var handedOn: [Int64: MemberID] = [:]

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    let program = model.program
    for argument in graph.arguments where argument.code >= 0 && !argument.isBinding {
      let checked = model.files[Int(argument.file)]
      switch checked.code[CodeID(argument.code)].kind {
      case .block, .closure: given.append(argument)
      case .name, .member:
        let reference = checked.references[Int(argument.code)]
        guard [.member, .staticMember].contains(reference.kind) else { continue }
        if program[reference.member].kind == .function {
          given.append(argument)
        } else if program[reference.member].isParameter, case .function = program[reference.member].type.kind
        {
          handedOn[Self.key(argument.file, argument.code)] = MemberID(Int(argument.member))
        }
      default: continue
      }
    }
  }

  private static func key(_ file: Int32, _ code: Int32) -> Int64 { Int64(file) << 32 | Int64(code) }

  /// What such functions change.
  func changes(_ flow: ObjectFlow) -> [RenderingChange] {
    var found: [RenderingChange] = []
    for argument in given {
      let parameter = MemberID(Int(argument.member))
      guard model.program[model.program[parameter].owner].kind.hasBody,
        let values = valuesPassed(to: parameter, flow, depth: 0)
      else { continue }
      let code = CodeID(argument.code)
      let file = model.files[Int(argument.file)]
      let range = file.code[code].range
      flow.run = flow.newRun(argument.unit)
      if file.code[code].kind == .block {
        let slot = file.attributes[Int(argument.attribute)].slot
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
            && ($0.isImmediate || change.unit == argument.unit && range.contains(file.code[$0.codeID].range))
        }
        guard let write else { continue }
        found.append(
          RenderingChange(
            write: write, owner: graph.owner(ofUnit: argument.unit, model.program), derived: .none,
            file: argument.file, root: code, called: parameter))
      }
    }
    return found
  }

  private static let depthLimit = 8

  /// What a view passes where it calls a parameter while it is drawn, or where a view does that it hands it on to; nil
  /// where nobody does.
  private func valuesPassed(to parameter: MemberID, _ flow: ObjectFlow, depth: Int) -> [ObjectValue]? {
    guard depth < Self.depthLimit else { return nil }
    for access in graph.uses(of: parameter) where access.kind == .read && access.code >= 0 {
      if let next = handedOn[Self.key(access.file, access.code)] {
        if let values = valuesPassed(to: next, flow, depth: depth + 1) { return values }
      } else if access.isImmediate, graph.rendered.contains(access.unit), let call = call(of: access) {
        let checked = model.files[Int(access.file)]
        flow.run = flow.newRun(access.unit)
        return checked.code.items(checked.code[call].list).map { argument in
          let value = flow.expression(checked.code[argument].first)
          let known: ObjectOrigins = [.fresh, .shared, .unknown]
          return known.isSuperset(of: value.objects.union(value.content)) ? value : .unknown
        }
      }
    }
    return nil
  }

  /// The call of the function that a member holds, where it is not only handed on.
  private func call(of access: Access) -> CodeID? {
    let checked = model.files[Int(access.file)]
    // What a node holds comes before it, so the call follows its arguments.
    return (Int(access.code) + 1..<max(Int(access.code) + 1, Int(access.root) + 1)).lazy.map {
      CodeID(Int32($0))
    }.first { checked.code[$0].kind == .call && checked.code[$0].first == access.codeID }
  }
}
