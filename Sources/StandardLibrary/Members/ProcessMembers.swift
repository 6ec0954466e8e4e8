import ScreenTypes

extension StandardLibrary {
  /// What an app was started with.
  static let processMembers: [LibraryMember] = [
    LibraryMember(
      .staticProperty, of: "ProcessInfo", "processInfo: ProcessInfo", "The process that the app is."
    ) { _ in
      .tuple(ArrayBox([]))
    },
    LibraryMember(
      .property, of: "ProcessInfo", "arguments: [String]", isTotal: true,
      "What the app was started with: nothing here."
    ) { _ in
      .array(ArrayBox([]))
    },
    LibraryMember(
      .property, of: "ProcessInfo", "environment: [String: String]", isTotal: true,
      "The variables around the app: none here."
    ) { _ in
      .dictionary(DictionaryBox())
    },
    LibraryMember(
      .property, of: "ProcessInfo", "isLowPowerModeEnabled: Bool", isTotal: true,
      "True where the device saves power; here it does not."
    ) { _ in
      .bool(false)
    },
    LibraryMember(
      .property, of: "ProcessInfo", "systemUptime: Double", isTotal: true,
      "The seconds since the device was started: those of the run’s clock."
    ) { call in
      .double(call.host.now)
    },
    LibraryMember(
      .property, of: "ProcessInfo", "processorCount: Int", isTotal: true,
      "How many processors there are: one."
    ) { _ in
      .int(1)
    },
    LibraryMember(
      .property, of: "ProcessInfo", "processName: String", isTotal: true, "The name of the app’s process."
    ) { _ in
      .string("App")
    },
    LibraryMember(
      .property, of: "ProcessInfo", "operatingSystemVersionString: String", isTotal: true,
      "The system and its version, of which none is told here."
    ) { _ in
      .string("Version 0")
    },
    LibraryMember(
      .property, of: "ProcessInfo", "isMacCatalystApp: Bool", isTotal: true,
      "True for an app of iOS that was built for a Mac; never here."
    ) { _ in
      .bool(false)
    },
    LibraryMember(
      .property, of: "ProcessInfo", "isiOSAppOnMac: Bool", isTotal: true,
      "True for an app of iOS on a Mac; never here."
    ) { _ in
      .bool(false)
    },
  ]

  /// Numbers that stand by themselves in code: `2 * NSEC_PER_SEC`.
  static let constantMembers: [LibraryMember] = [
    ("NSEC_PER_SEC", 1_000_000_000, "Nanoseconds in a second."),
    ("NSEC_PER_MSEC", 1_000_000, "Nanoseconds in a thousandth of a second."),
    ("NSEC_PER_USEC", 1000, "Nanoseconds in a millionth of a second."),
    ("USEC_PER_SEC", 1_000_000, "Millionths of a second in a second."),
    ("MSEC_PER_SEC", 1000, "Thousandths of a second in a second."),
  ].map { (name: String, value: Int, documentation: String) in
    LibraryMember(.staticProperty, of: "Int", name + ": Int", documentation) { _ in .int(value) }
  }
}
