import ArgumentParser

/// `screenwright completion`
struct CompletionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completion", _superCommandName: Screenwright.name,
    abstract: "Print what a shell needs to complete this command.",
    discussion: """
      bash: screenwright completion bash > ~/.local/share/bash-completion/completions/screenwright
      zsh:  screenwright completion zsh > "${fpath[1]}/_screenwright"
      fish: screenwright completion fish > ~/.config/fish/completions/screenwright.fish
      """)

  /// The shells that are known.
  enum Shell: String, ExpressibleByArgument, CaseIterable { case bash, zsh, fish }

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  func run() throws {
    let known: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    Console.print(Screenwright.completionScript(for: known) + "\n")
  }
}
