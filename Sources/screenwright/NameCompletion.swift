import ArgumentParser
import ScreenCompiler
import ScreenLint
import ScreenSemantics
import ScreenTypes

/// What a shell offers for names that are in a package: the package is that of a folder which is named on the line so far, else
/// that of the current folder. Nothing is offered where there is none. Costs reading the package, without checking it.
enum NameCompletion {
  /// Screens and views.
  static let screens = names { program in
    program.declarations.filter(\.kind.isView).map(\.name.text)
  }

  /// Screens and views, else folders.
  static let screensAndFolders: CompletionKind = .custom { words, index, prefix in
    offers(words, index, prefix) { $0.declarations.filter(\.kind.isView).map(\.name.text) } + folders(prefix)
  }

  /// What `screenwright preview` takes: the values of an option that stands before, else options, or screens and folders.
  static let previewArguments: CompletionKind = .custom { words, index, prefix in
    let last = index > 0 && words.indices.contains(index - 1) ? words[index - 1] : ""
    func listed(_ all: [String]) -> [String] { all.filter { $0.hasPrefix(prefix) } }
    switch last {
    case "--device": return listed(DeviceSizes.names)
    case "--locale": return listed(localeNames)
    case "--platform": return listed(["iOS", "macOS", "web"])
    case "--color-scheme": return listed(["light", "dark"])
    case "--preview":
      return offers(words, index, prefix) { program in
        program.declarations.filter { $0.kind == .preview }.map { program.pageName(of: $0) }
      }
    // After any other word a screen, a folder or an option may follow.
    default:
      if prefix.hasPrefix("-") { return listed(previewOptions) }
      return offers(words, index, prefix) { $0.declarations.filter(\.kind.isView).map(\.name.text) }
        + folders(prefix)
    }
  }

  private static let previewOptions = [
    "--port", "--host", "--open", "--preview", "--set", "--with", "--data", "--locale", "--platform",
    "--date",
    "--color-scheme", "--device", "--help",
  ]

  /// Scenarios, and the screens and views that they are of.
  static let scenariosAndScreens = names { program in
    program.declarations.filter { $0.kind == .scenario || $0.kind.isView }.map(\.name.text)
  }

  /// Previews, those of a view that is named first.
  static let previews = names { program in
    program.declarations.filter { $0.kind == .preview }.map { program.pageName(of: $0) }
  }

  /// Scenarios.
  static let scenarios = names { program in
    program.declarations.filter { $0.kind == .scenario }.map(\.name.text)
  }

  /// `name=` of each state of the screen that is named on the line, else of all.
  static let states = members { program, view in
    program.members(of: view).filter { program[$0].kind.isOwnedState }.map { program[$0].name.text + "=" }
  }

  /// `name=` of each parameter of the screen that is named on the line, else of all.
  static let parameters = members { program, view in
    program.parameters(of: view).map { program.label(of: $0).text + "=" }
  }

  /// `Type.property` of all data that objects and views own.
  static let sources = names { sources(of: $0, ending: "") }

  /// `Type.property=` of all data that objects own.
  static let replacedData = names { program in
    sources(of: program, ending: "=")
  }

  /// `Type.property` and the names of types, whose data have a schema.
  static let dataTypes = names { dataTypes(of: $0) }

  /// As above, of a program.
  static func dataTypes(of program: Program) -> [String] {
    program.declarations.filter { $0.kind == .structure || $0.kind == .enumeration }.map(\.name.text)
      + sources(of: program, ending: "")
  }

  /// Rules.
  static let rules: CompletionKind = .list(RuleCatalog.all.map(\.id.id))

  /// Devices.
  static let devices: CompletionKind = .list(DeviceSizes.names)

  /// Locales whose numbers and dates are told apart, and those that are asked for most.
  static let locales: CompletionKind = .list(localeNames)

  private static let localeNames = [
    "ar", "de_AT", "de_CH", "de_DE", "en_AU", "en_CA", "en_GB", "en_US", "es_ES", "es_MX", "fr_CA", "fr_CH",
    "fr_FR",
    "he_IL", "it_IT", "ja_JP", "ko_KR", "nl_NL", "pl_PL", "pt_BR", "pt_PT", "ru_RU", "sv_SE", "tr_TR",
    "uk_UA", "zh_CN",
    "zh_TW",
  ]

  private static func sources(of program: Program, ending: String) -> [String] {
    program.declarations.flatMap { declared in
      declared.members.filter { program[$0].kind == .published || program[$0].kind.isOwnedState }
        .map { "\(declared.name.text).\(program[$0].name.text)\(ending)" }
    }
  }

  private static func names(_ all: @escaping @Sendable (Program) -> [String]) -> CompletionKind {
    .custom { words, index, prefix in offers(words, index, prefix, all) }
  }

  private static func members(_ all: @escaping @Sendable (Program, DeclarationID) -> [String])
    -> CompletionKind
  {
    .custom { words, index, prefix in
      offers(words, index, prefix) { program in
        let views = program.declarations.indices.filter { program.declarations[$0].kind.isView }
        let named = views.filter { words.contains(program.declarations[$0].name.text) }
        return (named.isEmpty ? views : named).flatMap { all(program, $0) }
      }
    }
  }

  /// The names that begin as what is written, each once, sorted.
  private static func offers(
    _ words: [String], _ index: Int, _ prefix: String, _ all: (Program) -> [String]
  ) -> [String] {
    let others = words.enumerated().filter { $0.offset > 0 && $0.offset != index }.map(\.element)
    let folder = others.last { !$0.hasPrefix("-") && FileSystem.isFolder($0) }
    // Where there is no package, nothing is offered: a shell has no place for what is wrong.
    guard let packages = try? PackageLocator.locate(folder) else { return [] }
    let programs = packages.compactMap { try? Compiler.parse($0).program }
    return Set(programs.flatMap(all)).filter { !$0.isEmpty && $0.hasPrefix(prefix) }.sorted()
  }

  /// The folders that begin as what is written.
  private static func folders(_ prefix: String) -> [String] {
    let place = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names = (try? FileSystem.list(place.isEmpty ? "." : place)) ?? []
    return names.map { place + $0 }.filter { $0.hasPrefix(prefix) && FileSystem.isFolder($0) }.sorted()
      .map { $0 + "/" }
  }
}
