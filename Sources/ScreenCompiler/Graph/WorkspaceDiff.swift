/// What changed in the flow of data of the packages of a workspace between two of its revisions.
public struct WorkspaceDiff: Sendable {
  private var parts: [(package: String, change: Part)] = []

  private enum Part: Sendable {
    case appeared
    case disappeared
    case changed(FlowDiff)
  }

  /// A difference without packages.
  public init() {}

  /// True where no package differs.
  public var isEmpty: Bool { parts.isEmpty }

  /// Adds a package, by its folder from that of the workspace, which both revisions have.
  public mutating func add(_ package: String, _ diff: FlowDiff) {
    if !diff.changes.isEmpty { parts.append((package, .changed(diff))) }
  }

  /// Adds a package that only one of the revisions has.
  public mutating func add(_ package: String, isNew: Bool) {
    parts.append((package, isNew ? .appeared : .disappeared))
  }

  /// The changes as sentences, one a line, below the folder of their package.
  public var text: String {
    if parts.isEmpty { return "The flow of data is the same.\n" }
    return parts.map { part in
      switch part.change {
      case .appeared: "+ The package \(part.package) is new\n"
      case .disappeared: "- The package \(part.package) is gone\n"
      case .changed(let diff): "\(part.package):\n\(diff.text)"
      }
    }.joined(separator: "\n")
  }

  /// The changes as one JSON object with a list of packages.
  public var json: String {
    let items = parts.map { part in
      let package = "\"package\": \(JSONReport.quoted(part.package))"
      return switch part.change {
      case .appeared: "{\(package), \"change\": \"added\", \"changes\": []}"
      case .disappeared: "{\(package), \"change\": \"removed\", \"changes\": []}"
      case .changed(let diff): "{\(package), \"change\": \"changed\", \"changes\": \(diff.jsonChanges)}"
      }
    }
    return "{\"version\": 1,\n \"packages\": \(FlowJSON.list(items))}\n"
  }
}
