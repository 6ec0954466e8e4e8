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

  /// What the device is like that runs an app, of which nothing is known here.
  static let deviceMembers: [LibraryMember] =
    [
      ("activeProcessorCount: Int", "How many processors work: one.", Value.int(1)),
      ("physicalMemory: Int", "How many bytes of memory there are: four gigabytes.", .int(4_294_967_296)),
      ("hostName: String", "The name of the device.", .string("localhost")),
      ("processIdentifier: Int", "The number of the process.", .int(1)),
      ("userName: String", "The name of who uses the device: nobody is named here.", .string("")),
    ].map { (signature: String, documentation: String, value: Value) in
      LibraryMember(.property, of: "ProcessInfo", signature, isTotal: true, documentation) { _ in value }
    } + [
      LibraryMember(
        .property, of: "ProcessInfo", "thermalState: ProcessInfo.ThermalState", isTotal: true,
        "How warm the device is: as usual."
      ) { _ in .choice(.library("ProcessInfo.ThermalState"), 0) },
      LibraryMember(
        .property, of: "ProcessInfo", "globallyUniqueString: String", isFresh: true,
        "A text that is another one each time."
      ) { call in .string(call.host.nextUUID() + "-1") },
      LibraryMember(
        .property, of: "ProcessInfo", "operatingSystemVersion: OperatingSystemVersion", isTotal: true,
        "The version of the system, as `UIDevice` tells it."
      ) { _ in .tuple(ArrayBox([.int(26), .int(0), .int(0)])) },
      LibraryMember(
        .method, of: "ProcessInfo", "isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool",
        isTotal: true, "True where the system is of a version or of a later one."
      ) { call in
        let wanted = (call.arguments[0].elements ?? []).map {
          if case .int(let part) = $0 { part } else { 0 }
        }
        return .bool(![26, 0, 0].lexicographicallyPrecedes(wanted))
      },
      LibraryMember(
        .initializer, of: "OperatingSystemVersion",
        "init(majorVersion: Int, minorVersion: Int, patchVersion: Int)", isTotal: true,
        "A version of a system."
      ) { call in .tuple(ArrayBox(call.arguments)) },
    ]
    + ["majorVersion", "minorVersion", "patchVersion"].enumerated().map { place, name in
      LibraryMember(
        .property, of: "OperatingSystemVersion", name + ": Int", isTotal: true, "A number of the version."
      ) { call in
        let parts = call.receiver.elements ?? []
        return parts.indices.contains(place) ? parts[place] : .int(0)
      }
    }

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
