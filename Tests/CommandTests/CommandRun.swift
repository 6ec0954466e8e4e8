import Foundation
import TestFixtures
import Testing

/// One run of the finished command.
struct CommandRun {
  var status: Int32
  var wasKilled: Bool
  var bytes: [UInt8]
  var errors: String
  var seconds: Double

  /// Standard output as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of standard output without the line feeds.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// Runs the command with arguments, in a folder, and with variables besides those of the tests.
func screenwright(
  _ arguments: String..., in folder: TemporaryPackage? = nil, environment: [String: String] = [:]
) throws -> CommandRun {
  try screenwright(arguments: arguments, in: folder, environment: environment)
}

/// The same with a list of arguments.
func screenwright(
  arguments: [String], in folder: TemporaryPackage? = nil, environment: [String: String] = [:]
) throws -> CommandRun {
  try run(try #require(Project.command, "build the command first"), arguments, folder, environment)
}

/// Runs a line of the shell in which `$SW` is the command.
func shell(_ line: String, in folder: TemporaryPackage) throws -> CommandRun {
  let command = try #require(Project.command, "build the command first")
  return try run("/bin/bash", ["-c", line], folder, ["SW": command])
}

private func run(
  _ program: String, _ arguments: [String], _ folder: TemporaryPackage?, _ environment: [String: String]
) throws -> CommandRun {
  let outputs = try TemporaryPackage(["out": "", "err": ""])
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(filePath: folder.path) }
  var variables = ProcessInfo.processInfo.environment
  for name in ["NO_COLOR", "CLICOLOR_FORCE"] { variables[name] = nil }
  process.environment = variables.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/out"))
  process.standardError = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/err"))
  let start = ContinuousClock.now
  try process.run()
  process.waitUntilExit()
  let time = ContinuousClock.now - start
  return CommandRun(
    status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
    bytes: try outputs.bytes("out"), errors: try outputs.read("err"),
    seconds: Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
}

/// Sources of packages that several tests use.
enum Sample {
  /// A package without a finding, with a state that is shown, changed and bound.
  static let clean = """
    <Module>
      <App name="Sample"><WindowGroup><Home/></WindowGroup></App>
      <Screen name="Home">
        <State name="on" type="Bool" value="false"/>
        <State name="count" type="Int" value="1"/>
        <Body>
          <VStack>
            <Toggle isOn="$on" modifiers=".onChange(of: on) { print(on) }">Wifi</Toggle>
            <Text>한국어 {count}</Text>
            <Button action="count += 1">Add</Button>
          </VStack>
        </Body>
      </Screen>
    </Module>

    """

  /// One error: a state that does not exist.
  static let error = """
    <Screen name="Home">
      <Body>
        <Text>{title}</Text>
      </Body>
    </Screen>

    """

  /// One warning with a safe fix: a state that nothing uses.
  static let warning = """
    <Screen name="Home">
      <State name="unused" type="Int" value="1"/>
      <Body>
        <Text>Hello</Text>
      </Body>
    </Screen>

    """

  /// No finding, and a fault when it is rendered.
  static let fault = """
    <Screen name="Home">
      <State name="index" type="Int" value="5"/>
      <Let name="names" type="[String]" value="{['a', 'b']}"/>
      <Body>
        <Button action="index += 1">
          <Text>{names[index]}</Text>
        </Button>
      </Body>
    </Screen>

    """
}
