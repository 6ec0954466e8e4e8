import Foundation
import ScreenCompiler

/// Edits screens of a package one after the other, as an editor would, and prints how long the findings take after each.
///
/// `edits PACKAGE [COUNT]` prints three lines, for edits inside a body, of a declaration whose number of members stays, and
/// of one that gets a member more: the name, the median and the 95th of a hundred in milliseconds. The last line is the
/// peak of memory in KB.
@main enum Edits {
  static func main() throws {
    guard CommandLine.arguments.count > 1 else { fatalError("usage: edits PACKAGE [COUNT]") }
    let folder = CommandLine.arguments[1]
    let count = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 100 : 100
    let workspace = try Workspace(at: folder)
    let before = try workspace.findings.count
    let paths = try screens(workspace, folder)
    try measure("body", workspace, paths, folder, count) {
      $0.replacing("</Body>", with: "<Text>\($1)</Text></Body>", maxReplacements: 1)
    }
    try measure("type", workspace, paths, folder, count) { text, round in
      text.replacing(
        "<Body", with: "<State name=\"edited\" type=\"\(["Int", "Int?"][round % 2])\" value=\"1\"/><Body",
        maxReplacements: 1)
    }
    try measure("member", workspace, paths, folder, count) { text, round in
      let extra = (0...round % 3).map { "<State name=\"edited\($0)\" type=\"Int\" value=\"1\"/>" }
      return text.replacing("<Body", with: extra.joined() + "<Body", maxReplacements: 1)
    }
    for path in paths { try workspace.update(path, to: nil) }
    guard try workspace.findings.count == before else { fatalError("the package is not what it was") }
    print("memory \(peak())")
  }

  /// The screens with a body that are no more than twenty, spread over the package.
  private static func screens(_ workspace: Workspace, _ folder: String) throws -> [String] {
    let all = workspace.packages[0].files.filter { path in
      (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8))?.contains("</Body>") == true
    }
    return stride(from: 0, to: all.count, by: max(1, all.count / 20)).map { all[$0] }
  }

  private static func measure(
    _ name: String, _ workspace: Workspace, _ paths: [String], _ folder: String, _ count: Int,
    _ edit: (String, Int) -> String
  ) throws {
    var times: [Double] = []
    for round in 0..<count + paths.count {
      let path = paths[round % paths.count]
      let text = edit(try String(contentsOfFile: folder + "/" + path, encoding: .utf8), round)
      let clock = ContinuousClock()
      let time = try clock.measure {
        try workspace.update(path, to: text)
        _ = try workspace.findings
      }
      // Each screen's first edit adds what the others change.
      if round >= paths.count { times.append(time / .milliseconds(1)) }
    }
    times.sort()
    let (median, late) = (times[times.count / 2], times[times.count * 95 / 100])
    print("\(name) \(String(format: "%.2f %.2f", median, late))")
    for path in paths { try workspace.update(path, to: nil) }
    _ = try workspace.findings
  }

  private static func peak() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
