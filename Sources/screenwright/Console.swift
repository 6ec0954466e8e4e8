import Glibc
import Rendering
import ScreenCompiler

/// Standard output and standard error. Results go to the one, messages and progress to the other.
enum Console {
  /// Writes a result. A pipe or device that takes no more ends the command with status 2.
  static func print(_ text: String) { write(Array(text.utf8)) }

  /// Writes a result.
  static func write(_ bytes: [UInt8]) {
    do {
      try FileSystem.write(bytes, to: 1, "standard output")
    } catch {
      if errno != EPIPE { report("screenwright: \(error)\n") }
      exit(2)
    }
  }

  /// Writes a message. Where that fails, there is no place left to say so.
  static func report(_ text: String) { try? FileSystem.write(Array(text.utf8), to: 2, "standard error") }

  /// Ends the command because it could not do its work.
  static func fail(_ message: String) -> Never {
    report("screenwright: \(VisibleText.line(message))\n")
    exit(2)
  }

  /// Tells, beside a result that is made of it, that a package has errors; false where it has none.
  static func noteErrors(of compilation: Compilation) -> Bool {
    let count = compilation.diagnostics.count { $0.severity == .error }
    if count == 0 { return false }
    for finding in compilation.diagnostics where finding.rule == .dataOutsidePackage {
      report("error[\(finding.rule)]: \(VisibleText.line(finding.message))\n")
    }
    report(
      "note: \(VisibleText.line(compilation.package.root)) has \(count) error\(count == 1 ? "" : "s"), so something may be missing here; `screenwright lint` lists them.\n"
    )
    return true
  }

  /// Keeps a value until the process ends, whose memory the system takes back at once; freeing a large package piece
  /// by piece takes longer.
  static func keep<T: AnyObject>(_ object: T) { _ = Unmanaged.passRetained(object) }

  /// Ends the command; what was printed must have arrived.
  static func finish(_ status: Int32 = 0) -> Never {
    if close(1) != 0, errno != EBADF {
      report("screenwright: cannot write standard output: \(String(cString: strerror(errno)))\n")
      exit(2)
    }
    exit(status)
  }

  /// True where colours may be used on a stream: by option, NO_COLOR, CLICOLOR_FORCE, and whether it is a terminal.
  static func usesColor(_ choice: ColorChoice, stream: Int32) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
      if let value = getenv("CLICOLOR_FORCE"), value.pointee != 0, String(cString: value) != "0" {
        return true
      }
      return isatty(stream) == 1
    }
  }

  /// The colours of the terminal, by COLORTERM and TERM.
  static var colorDepth: ColorDepth {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .trueColor }
    if variable("TERM").contains("256") { return .ansi256 }
    return isatty(1) == 1 ? .ansi16 : .trueColor
  }
}
