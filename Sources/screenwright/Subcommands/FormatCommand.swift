import ArgumentParser
import ScreenCompiler
import ScreenFormatting
import SourceModel

/// `screenwright format`
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", _superCommandName: Screenwright.name,
    abstract: "Lay screens out in one canonical way.",
    discussion: """
      Without options, files that are laid out otherwise are rewritten, each whole or not at all.
      Exit status: 0 done, or nothing to do; 1 with --check or --diff where a file would change; 2 where a file cannot \
      be read as a screen, which is left alone.
      """)

  @Argument(help: "Folders or files; the current folder unless given. `-` formats standard input.")
  var paths: [String] = []

  @Flag(help: "Change nothing; list the files that would change.")
  var check = false

  @Flag(help: "Change nothing; print what would change.")
  var diff = false

  @Option(name: .customLong("line-length"), help: "How many characters a line has at most, 40 to 400.")
  var lineLength = ScreenFormatter.usualLineLength

  @Option(help: "Colours of faults: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto

  @OptionGroup var access: AccessOptions

  func validate() throws {
    guard (40...400).contains(lineLength) else { throw ValidationError("--line-length takes 40 to 400.") }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("`-` is the only path where it is given.")
    }
  }

  func run() throws {
    if paths == ["-"] { return try formatInput() }
    var summary = Summary()
    let targets = try LintTargets(paths, allowed: access.paths)
    for (index, package) in targets.packages.enumerated() {
      let files = try PackageFormatter.format(targets.screens(index), of: package, lineLength: lineLength)
      if !check && !diff { try PackageFormatter.write(files, of: package) }
      for file in files { tell(file, &summary) }
    }
    Console.report(summary.sentence(isDone: !check && !diff))
    if summary.refused > 0 { throw ExitCode(2) }
    if summary.changed > 0, check || diff { throw ExitCode(1) }
  }

  private func tell(_ file: PackageFormatter.File, _ summary: inout Summary) {
    if !file.faults.isEmpty {
      summary.refused += 1
      report(file)
    } else if file.isChanged {
      summary.changed += 1
      if diff {
        Console.write(file.difference)
      } else if check {
        Console.print("Would reformat: \(file.path)\n")
      }
    } else {
      summary.unchanged += 1
    }
  }

  private func formatInput() throws {
    let file = PackageFormatter.format(
      try FileSystem.read("/dev/stdin"), path: "<stdin>", lineLength: lineLength)
    if !file.faults.isEmpty {
      report(file)
      throw ExitCode(2)
    }
    if diff {
      Console.write(file.difference)
    } else if !check {
      Console.write(file.bytes)
    }
    if file.isChanged, check || diff { throw ExitCode(1) }
  }

  private func report(_ file: PackageFormatter.File) {
    var report = TextReport(SourceFiles([file.source]), colors: Console.usesColor(color, stream: 2))
    Console.report(report.text(file.faults))
  }

  /// How many files there were of each kind.
  private struct Summary {
    var changed = 0
    var unchanged = 0
    var refused = 0

    func sentence(isDone: Bool) -> String {
      var parts: [String] = []
      if changed > 0 {
        parts.append("\(Self.files(changed)) \(isDone ? "reformatted" : "would be reformatted")")
      }
      if unchanged > 0 || parts.isEmpty && refused == 0 {
        parts.append("\(Self.files(unchanged)) \(isDone ? "left unchanged" : "already formatted")")
      }
      if refused > 0 {
        parts.append(
          "\(Self.files(refused)) left alone, as \(refused == 1 ? "it cannot" : "they cannot") be read")
      }
      return parts.joined(separator: ", ") + "\n"
    }

    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
  }
}
