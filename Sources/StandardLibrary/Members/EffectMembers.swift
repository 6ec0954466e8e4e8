import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// Functions that do something outside of the screen's state; what they do is recorded in order.
  static let effectMembers: [LibraryMember] =
    (0...7).map(printMember) + (0...7).map(debugPrintMember) + (0...6).map(logMember) + [
      LibraryMember(
        .function, "dump(_ value: T0)", "Writes the value, as `debugPrint` does."
      ) { call in
        call.host.record(Effect("print", "- " + call.debugText(call.arguments[0])))
        return .void
      },
      LibraryMember(
        .function, "haptic(_ style: HapticStyle, intensity: Double = 1)", actsOutside: true,
        "Taps with a feel and an intensity from 0 to 1."
      ) { call in
        let style = call.host.describe(call.arguments[0])
        let intensity = call.number(1).map { ", intensity: \($0)" } ?? ""
        call.host.record(Effect("haptic", ".\(style)\(intensity)"))
        return .void
      },
      LibraryMember(.function, "openURL(_ url: URL)", actsOutside: true, "Opens an address.") { call in
        call.host.record(Effect("openURL", call.content(0, URLValue.self)?.address ?? ""))
        return .void
      },
      LibraryMember(
        .function, "withAnimation(_ body: () -> T0) -> T0",
        "What the closure gives, such as a view; its changes are animated."
      ) { call in
        call.host.record(Effect("animation", "default"))
        return try call.call(0)
      },
      LibraryMember(
        .function, "withAnimation(_ animation: Animation?, _ body: () -> T0) -> T0",
        "What the closure gives; its changes are animated in a manner, or not where it is nil."
      ) { call in
        let name = call.content(0, MotionValue.self)?.description ?? "none"
        call.host.record(Effect("animation", name))
        return try call.call(1)
      },
      LibraryMember(
        .function,
        "withAnimation(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, "
          + "_ body: () -> Void, completion: () -> Void)",
        since: .since(iOS: 17, macOS: 14), "Runs the closure, and then what follows its animation."
      ) { call in
        let name = call.content(0, MotionValue.self)?.description ?? (call.isOmitted(0) ? "default" : "none")
        call.host.record(Effect("animation", name))
        _ = try call.call(2)
        return try call.call(3)
      },
      LibraryMember(
        .function, "withTransaction(_ transaction: Transaction, _ body: () -> Void)",
        "Runs the closure; its changes are animated as the transaction says."
      ) { call in
        let animation = call.content(0, TransactionValue.self)?.animation.content(MotionValue.self)
        call.host.record(Effect("animation", animation?.description ?? "none"))
        return try call.call(1)
      },
      LibraryMember(
        .function,
        "withTransaction(_ keyPath: WritableKeyPath<Transaction, T0>, _ value: T0, _ body: () -> Void)",
        since: .since(iOS: 17, macOS: 14), "Runs the closure in a transaction in which one value is set."
      ) { call in
        let animation = call.content(1, MotionValue.self)
        call.host.record(Effect("animation", animation?.description ?? "none"))
        return try call.call(2)
      },
    ]

  /// The actions of the environment, called by name: `dismiss.callAsFunction()`.
  static let actionMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "DismissAction", "callAsFunction()", actsOutside: true,
      "Puts the presented view away, as `dismiss()` does."
    ) { call in
      try call.receiver.content(EnvironmentAction.self)?.run([], call.host) ?? .void
    },
    LibraryMember(
      .method, of: "OpenURLAction", "callAsFunction(_ url: URL)", actsOutside: true,
      "Opens an address, as `openURL(…)` does."
    ) { call in
      try call.receiver.content(EnvironmentAction.self)?.run(call.arguments, call.host) ?? .void
    },
    LibraryMember(
      .initializer, of: "OpenURLAction", "init(handler: (URL) -> OpenURLAction.Result)",
      since: .since(iOS: 15, macOS: 12),
      "What links and `openURL(…)` do below `.environment(\\.openURL, …)`."
    ) { call in
      let handler = call.arguments[0]
      let action = EnvironmentAction { arguments, host in
        guard case .function(let function) = handler, let asked = arguments.first else { return .void }
        switch try host.call(function, with: asked).content(OpenURLResult.self)?.opened {
        case .asked?: host.record(Effect("openURL", host.describe(asked)))
        case .other(let address)?: host.record(Effect("openURL", address))
        case .nothing?, nil: break
        }
        return .void
      }
      return .opaque(
        OpaqueBox(type: LibraryTypes.openURLAction, content: action, description: "OpenURLAction"))
    },
    openURLResult("handled", .nothing, "Nothing more is to be done."),
    openURLResult("discarded", .nothing, "The address is not opened."),
    openURLResult("systemAction", .asked, "The address is opened."),
    LibraryMember(
      .staticMethod, of: "OpenURLAction.Result", "systemAction(_ url: URL) -> OpenURLAction.Result",
      since: .since(iOS: 15, macOS: 12), "Another address is opened."
    ) { call in
      let address = call.content(0, URLValue.self)?.address ?? ""
      return Value(OpenURLResult(opened: .other(address), description: "systemAction(\(address))"))
    },
  ]

  private static func openURLResult(
    _ name: String, _ opened: OpenURLResult.Opened, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .staticProperty, of: "OpenURLAction.Result", "\(name): OpenURLAction.Result",
      since: .since(iOS: 15, macOS: 12), documentation
    ) { _ in Value(OpenURLResult(opened: opened, description: name)) }
  }

  /// What is copied is recorded; nothing is ever pasted.
  static let pasteboardMembers: [LibraryMember] =
    [
      LibraryMember(
        .staticProperty, of: "NSPasteboard", "general: NSPasteboard", "What the apps of a Mac share."
      ) { _ in .tuple(ArrayBox([])) },
      LibraryMember(
        .method, of: "NSPasteboard", "clearContents() -> Int", actsOutside: true,
        "Empties it before something is copied."
      ) { _ in .int(0) },
      LibraryMember(
        .method, of: "NSPasteboard",
        "setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool",
        actsOutside: true, "Copies a text."
      ) { call in
        call.host.record(Effect("copy", call.string(0)))
        return .bool(true)
      },
      LibraryMember(
        .staticProperty, of: "UIPasteboard", "general: UIPasteboard", "What the apps of a device share."
      ) { _ in .tuple(ArrayBox([])) },
      copied(
        "string: String?", "The text that was copied, of which nothing is known; writing it copies a text."),
      copied(
        "strings: [String]?",
        "The texts that were copied, of which nothing is known; writing them copies texts."),
      copied("url: URL?", "The address that was copied, of which nothing is known; writing it copies one."),
      copied(
        "urls: [URL]?", "The addresses that were copied, of which nothing is known; writing them copies some."
      ),
      LibraryMember(
        .method, of: "UIPasteboard", "setValue(_ value: Any, forPasteboardType pasteboardType: String)",
        actsOutside: true, "Copies a value."
      ) { call in
        call.host.record(Effect("copy", call.host.describe(call.arguments[0])))
        return .void
      },
      LibraryMember(
        .property, of: "UIPasteboard", "changeCount: Int", isTotal: true,
        "How often something was copied, of which nothing is known."
      ) { _ in .int(0) },
    ]
    + ["hasStrings", "hasURLs", "hasImages", "hasColors"].map { name in
      LibraryMember(
        .property, of: "UIPasteboard", name + ": Bool", isTotal: true,
        "Whether something of this kind was copied, of which nothing is known."
      ) { _ in .bool(false) }
    }

  /// What was copied; a run records what is written.
  private static func copied(_ signature: String, _ documentation: String) -> LibraryMember {
    LibraryMember(
      .property, of: "UIPasteboard", signature, actsOutside: true, documentation, set: { _, _ in }
    ) { call in
      // Where it is written, what is copied is its argument.
      if let value = call.arguments.first { call.host.record(Effect("copy", call.host.describe(value))) }
      return .null
    }
  }

  /// What scrolls: where to is recorded.
  static let scrollMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "ScrollViewProxy", "scrollTo(_ id: Any, anchor: UnitPoint? = nil)", actsOutside: true,
      "Scrolls until the view with this id is seen, at a place of the scroll view where one is given."
    ) { call in
      call.host.record(Effect("scrollTo", call.host.describe(call.arguments[0])))
      return .void
    },
    LibraryMember(
      .property, of: "ScrollGeometry", "contentOffset: CGPoint", "How far it is scrolled; pages stand still."
    ) { _ in Value(PointValue(x: 0, y: 0)) },
    LibraryMember(
      .property, of: "ScrollGeometry", "visibleRect: CGRect", "The part of the content that is seen."
    ) { _ in Value(RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: 0, height: 0))) },
    LibraryMember(
      .property, of: "ScrollGeometry", "bounds: CGRect", since: .since(iOS: 18, macOS: 15),
      "The part of the content that the scroll view is over."
    ) { _ in Value(RectValue(origin: PointValue(x: 0, y: 0), size: SizeValue(width: 0, height: 0))) },
    scrollSize("contentSize", "The size of the content."),
    scrollSize("containerSize", "The size of the scroll view."),
    LibraryMember(
      .property, of: "ScrollGeometry", "contentInsets: EdgeInsets", "The room around the content."
    ) { _ in Value(InsetsValue(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))) },
  ]

  private static func scrollSize(_ name: String, _ documentation: String) -> LibraryMember {
    LibraryMember(.property, of: "ScrollGeometry", "\(name): CGSize", documentation) { _ in
      Value(SizeValue(width: 0, height: 0))
    }
  }

  private static func printMember(_ count: Int) -> LibraryMember {
    LibraryMember(
      .function, printed("print", count),
      "Writes the values with a blank between them, and a line’s end after them, unless others are given."
    ) { call in
      call.print(call.printed(count).map { call.host.describe($0) })
      return .void
    }
  }

  private static func debugPrintMember(_ count: Int) -> LibraryMember {
    LibraryMember(
      .function, printed("debugPrint", count),
      "Writes the values as they are written in code: texts in quotes."
    ) { call in
      call.print(call.printed(count).map(call.debugText))
      return .void
    }
  }

  /// How many values the forms of `print` name; the last form takes any number more.
  fileprivate static let mostPrinted = 6

  private static func printed(_ name: String, _ count: Int) -> String {
    let items = (0..<count).map { "_ item" + String($0) + ": Any" + ($0 == mostPrinted ? "..." : "") }
    return name + "("
      + (items + ["separator: String = \" \"", "terminator: String = \"\\n\""]).joined(separator: ", ") + ")"
  }

  private static func logMember(_ count: Int) -> LibraryMember {
    let items = (0..<count).map { ", _ item" + String($0) + ": Any" }.joined()
    return LibraryMember(
      .function, "NSLog(_ format: String" + items + ")",
      "Writes values by a format, as `String(format:)` does."
    ) { call in
      let text = FormatText.text(
        call.string(0), Array(call.arguments.dropFirst()), describe: call.host.describe)
      call.host.record(Effect("print", text))
      return .void
    }
  }
}

extension LibraryCall {
  /// Records what is printed; the last two arguments say what stands between values and after them.
  fileprivate func print(_ values: [String]) {
    let separator = isOmitted(arguments.count - 2) ? " " : string(arguments.count - 2)
    let text = values.joined(separator: separator)
    // Each effect is a line of its own.
    let end = isOmitted(arguments.count - 1) ? "\n" : string(arguments.count - 1)
    host.record(Effect("print", end == "\n" ? text : text + end))
  }

  /// The values that a form of `print` for so many writes.
  fileprivate func printed(_ count: Int) -> [Value] {
    if count <= StandardLibrary.mostPrinted { return Array(arguments.prefix(count)) }
    return Array(arguments.prefix(count - 1)) + (arguments[count - 1].elements ?? [])
  }

  /// A value as it is written in code.
  fileprivate func debugText(_ value: Value) -> String {
    value.text?.debugDescription ?? host.describe(value)
  }
}
