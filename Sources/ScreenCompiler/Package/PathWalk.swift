import Glibc

/// Finds what a path leads to, one name after the other, each looked up in the folder that was opened before it; links
/// are read and followed here. So the place that is found is known without asking for the path once more, and stays the
/// same place when links or folders change meanwhile.
///
/// This is what the system does itself for `openat2` (openat2(2), `RESOLVE_NO_SYMLINKS`), but for links, which may lead
/// elsewhere within what is allowed. Costs three calls of the system for each name.
struct PathWalk {
  /// What a path leads to.
  struct Place {
    /// The folder that holds it; where it is a folder, that folder.
    let folder: FolderHandle
    /// Its name in the folder, `.` for the folder itself.
    let name: String
    /// What it is.
    let kind: FileSystem.Kind
    /// Its path without links.
    let real: String
  }

  /// Why a path leads nowhere.
  struct DeadEnd: Error {
    /// The system's code.
    let code: Int32
    /// The folder, without links, from which there was no way on.
    let real: String
  }

  private static let mostLinks = 40

  private var folder: Int32
  private var names: [String]
  /// The names that are left, last first.
  private var left: [Substring]
  private var links = 0

  /// The place of a path, from the current folder where it is relative. The last name may be missing; then the kind is
  /// `nothing`. Throws `DeadEnd`.
  static func place(of path: String) throws(DeadEnd) -> Place {
    var walk = try PathWalk(path)
    return try walk.run()
  }

  private init(_ path: String) throws(DeadEnd) {
    let isAbsolute = path.hasPrefix("/")
    var here = "/"
    if !isAbsolute, let current = getcwd(nil, 0) {
      here = String(cString: current)
      free(current)
    }
    folder = Glibc.open(isAbsolute ? "/" : ".", FolderHandle.lookup | O_DIRECTORY)
    if folder < 0 { throw DeadEnd(code: errno, real: here) }
    names = here.split(separator: "/").map { String($0) }
    left = path.split(separator: "/").reversed()
  }

  private var real: String { "/" + names.joined(separator: "/") }

  private mutating func run() throws(DeadEnd) -> Place {
    while let name = left.popLast() {
      if name == "." { continue }
      if name == ".." {
        enter(try open(".."))
        _ = names.popLast()
        continue
      }
      let next = openat(folder, String(name), FolderHandle.lookup | O_NOFOLLOW)
      if next < 0 {
        let code = errno
        if code == ENOENT, left.allSatisfy({ $0 == "." }) { return found(name, .nothing) }
        throw deadEnd(code)
      }
      var status = stat()
      guard fstat(next, &status) == 0 else {
        let code = errno
        close(next)
        throw deadEnd(code)
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        let target = Self.target(of: next)
        close(next)
        links += 1
        guard let target, links <= Self.mostLinks else { throw deadEnd(ELOOP) }
        if target.hasPrefix("/") {
          enter(try open("/"))
          names = []
        }
        left += target.split(separator: "/").reversed()
      case S_IFDIR:
        enter(next)
        names.append(String(name))
      default:
        close(next)
        guard left.allSatisfy({ $0 == "." }) else { throw deadEnd(ENOTDIR) }
        return found(name, FileSystem.Kind(status))
      }
    }
    let handle = FolderHandle(folder, real: real)
    return Place(folder: handle, name: ".", kind: .folder, real: handle.real)
  }

  private func found(_ name: Substring, _ kind: FileSystem.Kind) -> Place {
    let handle = FolderHandle(folder, real: real)
    return Place(folder: handle, name: String(name), kind: kind, real: handle.path(of: String(name)))
  }

  private func open(_ name: String) throws(DeadEnd) -> Int32 {
    let next = openat(folder, name, FolderHandle.lookup | O_DIRECTORY)
    if next < 0 { throw deadEnd(errno) }
    return next
  }

  private mutating func enter(_ next: Int32) {
    close(folder)
    folder = next
  }

  /// Ends the walk.
  private func deadEnd(_ code: Int32) -> DeadEnd {
    close(folder)
    return DeadEnd(code: code, real: real)
  }

  /// What an open link says.
  private static func target(of link: Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { text in
      let count = readlinkat(link, "", text.baseAddress!, Int(PATH_MAX))
      guard count > 0 else { return nil }
      text[count] = 0
      return String(cString: text.baseAddress!)
    }
  }
}
