import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowWalker {
  /// Walks a chain from its end, which lies outermost.
  mutating func chain(_ chain: Range<ModifierID>, in outer: Int32) -> ChainFrames {
    var frames = ChainFrames(inner: outer)
    for index in chain.reversed() {
      let application = checked.modifiers[index]
      if application.kind == .catalog {
        let role = roles.modifiers[Int(application.target)]
        if role == .background || role == .overlay, checked.isBare(application) {
          if role == .background { frames.background = frames.inner } else { frames.overlay = frames.inner }
        }
      }
      frames.inner = decorate(application, in: frames.inner)
    }
    return frames
  }

  /// Walks the arguments of one modifier and gives the frame inside it.
  mutating func decorate(_ application: ModifierApplication, in outer: Int32) -> Int32 {
    let saved = frame
    frame = outer
    defer { frame = saved }
    switch application.kind {
    case .faulty: return push(.unknown, in: outer)
    case .when:
      arguments(application)
      let saved = (isConditional, isOptionalChain)
      (isConditional, isOptionalChain) = (true, true)
      let inner = chain(application.inner, in: outer).inner
      (isConditional, isOptionalChain) = saved
      return inner
    case .function:
      arguments(application)
      note(.call, application.member, application.call)
      let target = nodes.declarations + application.target
      edge(.decorates, to: target, code: application.call, in: outer)
      return push(.modified, in: outer, value: target)
    case .catalog:
      let first = record.edges.count
      arguments(application)
      switch roles.modifiers[Int(application.target)] {
      case .injection: return injection(application, in: outer)
      case .declared:
        var inner = outer
        for index in (first..<record.edges.count).reversed() where record.edges[index].kind == .decorates {
          record.edges[index].frame = inner
          inner = push(.modified, in: inner, value: record.edges[index].to)
        }
        return inner
      case .change, .appear:
        handler(application)
        return outer
      case .undismissable:
        record.undismissable.append(node)
        return outer
      case .label: return push(.labelled, in: outer)
      case .style where !checked.isAutomatic(application): return push(.styled, in: outer)
      case .plain, .style, .background, .overlay: return outer
      }
    }
  }

  /// Notes what runs when the view appears, or when a value changes.
  private mutating func handler(_ application: ModifierApplication) {
    guard let first = application.arguments.first, let last = application.arguments.last else { return }
    let action = checked.argumentMaps[last]
    if action.isNone { return }
    let watches =
      roles.modifiers[Int(application.target)] == .change || application.arguments.count == 2
    var handler = Handler(
      file: file, unit: unit, watched: watches ? checked.argumentMaps[first] : .none, action: action,
      body: .none,
      isConditional: isConditional)
    let node = checked.code.nodes[action]
    if node.kind == .closure {
      handler.body = node.second
      let parameters = checked.references[action]
      if watches, parameters.kind == .local, parameters.extra > 0 {
        handler.newValue = parameters.index + parameters.extra - 1
      }
    }
    record.handlers.append(handler)
  }

  private mutating func arguments(_ application: ModifierApplication) {
    for argument in checked.code.items(checked.code.nodes[application.call].list) {
      noteSymbol(checked.code[argument])
    }
    for index in application.arguments {
      let value = checked.argumentMaps[index]
      if value.isNone { continue }
      if checked.code.nodes[value].kind != .closure, case .function = checked.types[value].kind {
        deferred(value)
      } else {
        rooted(value)
      }
    }
  }

  /// `.environmentObject(object)` and `.environment(object)`; one whose type is unknown might give anything.
  private mutating func injection(_ application: ModifierApplication, in outer: Int32) -> Int32 {
    guard application.overload == 0, application.arguments.count == 1,
      let place = application.arguments.first, !checked.argumentMaps[place].isNone
    else { return outer }
    let code = checked.argumentMaps[place]
    // What is given at times only is not given on every path.
    if isOptionalChain { return outer }
    let type = checked.type(code)
    if type.isError { return push(.unknown, in: outer) }
    guard let declaration = program.declaration(of: type), program[declaration].kind.isObject else {
      return outer
    }
    return push(.injection, in: outer, value: declaration.index, code: code)
  }
}

extension CheckedFile {
  /// True for a modifier without arguments.
  fileprivate func isBare(_ application: ModifierApplication) -> Bool {
    application.arguments.allSatisfy { argumentMaps[$0].isNone }
  }

  /// True for `.automatic` and `DefaultButtonStyle()`, which change nothing.
  fileprivate func isAutomatic(_ application: ModifierApplication) -> Bool {
    application.arguments.contains { index in
      let value = argumentMaps[index]
      if value.isNone { return true }
      let node = code.nodes[value]
      let name = node.kind == .call ? code.nodes[node.first].name : node.name
      return name == Names.automatic || name == Names.defaultButtonStyle
    }
  }
}
