import ArgumentParser

/// Whether a command does its work again and again.
struct WatchOptions: ParsableArguments {
  @Flag(
    name: .customLong("watch"),
    help: "Do it again whenever a file changes, until the key q, Ctrl-C or the end of the input.")
  var isOn = false

  /// Throws `ValidationError` where options are given that write what is watched.
  func validate(without options: [(name: String, isGiven: Bool)]) throws {
    guard isOn, let option = options.first(where: \.isGiven) else { return }
    throw ValidationError("--watch writes no files that it watches: leave out \(option.name).")
  }
}
