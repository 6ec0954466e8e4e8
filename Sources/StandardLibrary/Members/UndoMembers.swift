import ScreenTypes

extension StandardLibrary {
  /// What takes back what was done, one step at a time.
  static let undoMembers: [LibraryMember] = [
    LibraryMember(.initializer, of: "UndoManager", "init()", "Takes back what is registered.") { call in
      Value(UndoValue(number: call.host.timers.next()))
    },
    LibraryMember(
      .method, of: "UndoManager", "registerUndo(withTarget target: T0, handler: (T0) -> Void)",
      actsOutside: true,
      "Says what takes back what was done; said while something is taken back, what does it again."
    ) { call in
      guard case .function(let handler) = call.arguments[1] else { return .void }
      call.undoing { state in
        state.register(UndoState.Step(target: call.arguments[0], handler: handler))
      }
      return .void
    },
    moving("undo", "Takes the last step back.", isBack: true),
    moving("redo", "Does what was taken back again.", isBack: false),
    LibraryMember(
      .property, of: "UndoManager", "canUndo: Bool", isFresh: true, "True where a step can be taken back."
    ) { call in .bool(call.undoing { !$0.done.isEmpty } ?? false) },
    LibraryMember(
      .property, of: "UndoManager", "canRedo: Bool", isFresh: true, "True where something was taken back."
    ) { call in .bool(call.undoing { !$0.undone.isEmpty } ?? false) },
    LibraryMember(
      .property, of: "UndoManager", "isUndoing: Bool", isFresh: true, "True while a step is taken back."
    ) { call in .bool(call.undoing { $0.direction == .back } ?? false) },
    LibraryMember(
      .property, of: "UndoManager", "isRedoing: Bool", isFresh: true, "True while a step is done again."
    ) { call in .bool(call.undoing { $0.direction == .again } ?? false) },
    LibraryMember(
      .method, of: "UndoManager", "setActionName(_ actionName: String)", actsOutside: true,
      "Names the last step, for the menu."
    ) { call in
      let name = call.string(0)
      call.undoing { $0.name = name }
      return .void
    },
    LibraryMember(
      .property, of: "UndoManager", "undoActionName: String", isFresh: true, "How the last step is called."
    ) { call in .string(call.undoing { $0.done.isEmpty ? "" : $0.name } ?? "") },
    LibraryMember(
      .method, of: "UndoManager", "removeAllActions()", actsOutside: true, "Forgets all steps."
    ) { call in
      call.undoing { $0 = UndoState() }
      return .void
    },
    LibraryMember(
      .method, of: "UndoManager", "beginUndoGrouping()", isTotal: true,
      "Begins a group of steps; each step is taken back by itself here."
    ) { _ in .void },
    LibraryMember(
      .method, of: "UndoManager", "endUndoGrouping()", isTotal: true,
      "Ends a group of steps; each step is taken back by itself here."
    ) { _ in .void },
  ]

  private static func moving(_ name: String, _ documentation: String, isBack: Bool) -> LibraryMember {
    LibraryMember(.method, of: "UndoManager", name + "()", actsOutside: true, documentation) { call in
      let step = call.undoing { state -> UndoState.Step? in
        state.direction = isBack ? .back : .again
        return isBack ? state.done.popLast() : state.undone.popLast()
      }
      if let step = step ?? nil { _ = try call.host.call(step.handler, with: step.target) }
      call.undoing { $0.direction = nil }
      return .void
    }
  }
}

extension LibraryCall {
  /// Asks or changes what the receiver, an `UndoManager`, keeps; nil for another value.
  @discardableResult
  fileprivate func undoing<T>(_ body: (inout UndoState) -> T) -> T? {
    guard let number = receiver.content(UndoValue.self)?.number else { return nil }
    return body(&host.timers.undoStates[number, default: UndoState()])
  }
}
