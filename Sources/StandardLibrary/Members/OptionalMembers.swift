import ScreenTypes

extension StandardLibrary {
  /// What optionals and bindings can do.
  static let optionalMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "T0?", "map(_ transform: (T0) -> T1) -> T1?", isTotal: true,
      "What the closure makes of the value; nil of nil."
    ) { call in
      if case .null = call.receiver { return .null }
      return try call.call(0, call.receiver.outOfOptional).inOptional
    },
    LibraryMember(
      .method, of: "T0?", "flatMap(_ transform: (T0) -> T1?) -> T1?", isTotal: true,
      "What the closure makes of the value, which may be nil; nil of nil."
    ) { call in
      if case .null = call.receiver { return .null }
      return try call.call(0, call.receiver.outOfOptional)
    },
    LibraryMember(.initializer, of: "T0?", "init(_ value: T0)", "This value, as an optional.") { call in
      call.arguments[0].inOptional
    },
    LibraryMember(.staticProperty, of: "T0?", "none: T0?", "No value.") { _ in .null },
    LibraryMember(.staticMethod, of: "T0?", "some(_ value: T0) -> T0?", "This value.") { call in
      call.arguments[0].inOptional
    },
    LibraryMember(
      .property, of: "Binding<T0>", "wrappedValue: T0", "The value that the binding leads to."
    ) { call in
      guard case .binding(let binding) = call.receiver else { return .void }
      return try binding.get()
    },
    LibraryMember(
      .property, of: "Binding<T0>", "projectedValue: Binding<T0>", "The binding itself."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .staticMethod, of: "Binding<T0>", "constant(_ value: T0) -> Binding<T0>",
      "A binding to a value that never changes."
    ) { call in
      let value = call.arguments[0]
      return .binding(BindingBox(get: { value }, set: nil))
    },
    LibraryMember(
      .method, of: "Binding<T0>", "animation(_ animation: Animation? = nil) -> Binding<T0>",
      "The binding, whose changes are animated; a page shows where they lead."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .initializer, of: "Binding<T0>", "init(get: () -> T0, set: (T0) -> Void)",
      "A binding that reads and writes through closures."
    ) { call in
      guard case .function(let get) = call.arguments[0], case .function(let set) = call.arguments[1] else {
        return .void
      }
      let host = call.host
      return .binding(
        BindingBox(get: { try host.call(get, []) }, set: { _ = try host.call(set, [$0]) }))
    },
    LibraryMember(
      .initializer, of: "Bindable", "init(_ object: T0) -> Binding<T0>",
      "What leads to the properties of an object: `Bindable(model).name` is a binding."
    ) { call in
      let object = call.arguments[0]
      return .binding(BindingBox(get: { object }, set: nil))
    },
    LibraryMember(
      .property, of: "PresentationMode", "isPresented: Bool", "True while the view is presented."
    ) { call in
      .bool(call.receiver.content(PresentationValue.self)?.isPresented ?? false)
    },
    LibraryMember(
      .method, of: "PresentationMode", "dismiss()", "Puts the presented view away."
    ) { call in
      guard let presentation = call.receiver.content(PresentationValue.self) else { return .void }
      _ = try call.host.call(presentation.dismiss, [])
      return .void
    },
  ]
}
