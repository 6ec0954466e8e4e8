import ArgumentParser

/// What a screen on standard input is.
struct InputOptions: ParsableArguments {
  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      "The file in whose place standard input is read, with the rest of its package; it need not be there.",
      valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var name: String?
}
