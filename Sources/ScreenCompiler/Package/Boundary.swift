import Glibc

/// A path that a package names, by `..`, an absolute path or a link, and that lies outside of what it may reach.
public struct OutsidePackage: Error, CustomStringConvertible {
  /// The path as it was written.
  public let path: String

  /// A path that lies outside.
  public init(path: String) { self.path = path }

  /// `data/outside-package: notes.json lies outside of the package's repository`
  public var description: String {
    "data/outside-package: \(path) lies outside of the package’s repository; --allow-path opens more"
  }
}

/// The folders that a package may reach: whatever it names is read, listed and written in them or not at all.
///
/// A package may come from anybody, so what it says of files is not trusted; paths of the command line are the user's
/// own, and `FileSystem` opens them. A path is walked once (`PathWalk`), and what was found is opened from the folder in
/// which it was found: what was checked is what is opened. Of a repository the folder `.git` is no part: it may hold
/// credentials.
public struct Boundary: Sendable {
  /// Real paths without a slash at the end, so that of the root of the file system is empty; `/` alone is no boundary.
  private let roots: [String]

  /// Everything below some folders, by their paths without links.
  init(_ roots: [String]) { self.roots = roots.map { $0 == "/" ? "" : $0 } }

  /// No boundary: for paths that are the user's own. Files of `.git` lie in it, too.
  static let everything = Boundary()

  /// What nothing lies inside of: for packages that are nowhere on disk.
  static let nothing = Boundary([])

  private init() { roots = ["/"] }

  /// True for no boundary.
  var isOpen: Bool { roots == ["/"] }

  /// The same and the folders at these paths, as `--allow-path` gives them. Throws `UsageError` for one that is none.
  func and(_ paths: [String]) throws -> Boundary {
    Boundary(
      roots
        + (try paths.map { path in
          guard FileSystem.isFolder(path), let real = FileSystem.real(path) else {
            throw UsageError("--allow-path: there is no folder \(path)")
          }
          return real
        }))
  }

  /// The same and what lies below a folder that the user names, which need not be there yet. Throws `FileError`.
  func and(below path: String) throws -> Boundary {
    var (above, missing) = (path, [Substring]())
    while true {
      do {
        let real = try PathWalk.place(of: above).real
        var names = real.split(separator: "/")
        for name in missing.reversed() where name != "." {
          if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return Boundary(roots + ["/" + names.joined(separator: "/")])
      } catch {
        guard error.code == ENOENT, let parent = FileSystem.parent(of: above), parent != above else {
          throw FileError("make folder", path, code: error.code)
        }
        missing.append(above.dropFirst(parent == "." ? 0 : parent.utf8.count).drop { $0 == "/" })
        above = parent
      }
    }
  }

  /// True for a path without links that lies inside.
  private func holds(_ real: String) -> Bool {
    roots.contains { root in
      if root == "/" { return true }
      guard real.hasPrefix(root), real.utf8.count > root.utf8.count else { return real == root }
      let rest = real.utf8.dropFirst(root.utf8.count)
      return rest.first == UInt8(ascii: "/")
        && !rest.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(".git".utf8) }
    }
  }

  /// What a path leads to. Throws `OutsidePackage`, also for what is missing outside, `FileError`.
  func place(of path: String, to action: String = "read") throws -> PathWalk.Place {
    let place: PathWalk.Place
    do {
      place = try PathWalk.place(of: path)
    } catch {
      if !holds(error.real) { throw OutsidePackage(path: path) }
      throw FileError(action, path, code: error.code)
    }
    if !holds(place.real) { throw OutsidePackage(path: path) }
    return place
  }

  /// What has a path, also behind a link; nothing where it cannot be reached. Throws `OutsidePackage`.
  func kind(of path: String) throws -> FileSystem.Kind {
    do {
      return try place(of: path).kind
    } catch is FileError {
      return .nothing
    }
  }

  /// True for a folder inside, also behind a link.
  func isFolder(_ path: String) -> Bool { (try? kind(of: path)) == .folder }

  /// True for a file inside, also behind a link.
  func isFile(_ path: String) -> Bool { (try? kind(of: path)) == .file }

  /// True where a path leads out.
  func isLeft(by path: String) -> Bool {
    do {
      _ = try kind(of: path)
      return false
    } catch {
      return true
    }
  }

  /// A folder. Throws `OutsidePackage`, `FileError`.
  func folder(_ path: String) throws -> FolderHandle {
    let place = try place(of: path)
    guard place.kind == .folder else {
      throw FileError("read", path, code: place.kind == .nothing ? ENOENT : ENOTDIR)
    }
    return place.folder
  }

  /// The contents of a file; of one with more than `limit` bytes the first ones, one more than the limit. Throws
  /// `OutsidePackage`, `FileError`, also for what is no regular file: a pipe would never end.
  func read(_ path: String, limit: Int = .max - 1) throws -> [UInt8] {
    let place = try place(of: path)
    switch place.kind {
    case .nothing: throw FileError("read", path, code: ENOENT)
    case .folder: throw FileError("read", path, code: EISDIR)
    case .other: throw FileError("read", path, reason: "it is no regular file")
    case .file: break
    }
    let file = openat(place.folder.descriptor, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError("read", path) }
    defer { close(file) }
    return try FileSystem.read(file, path, limit: limit)
  }

  /// What a name in a folder may be.
  enum Entry: Equatable {
    case inside(FileSystem.Kind)
    /// A link that leads out.
    case outside(FileSystem.Kind)
  }

  /// Calls `body` with the names in a folder, each with a NUL behind it, sorted by their bytes, without hidden ones.
  /// Throws `OutsidePackage`, `FileError`.
  func forEachEntry(
    _ path: String, _ body: (_ name: UnsafePointer<CChar>, _ entry: Entry) throws -> Void
  ) throws {
    let folder = try folder(path)
    try FileSystem.forEachEntry(of: folder.descriptor, path) { name, kind in
      if let kind { return try body(name, .inside(kind)) }
      let linked = FileSystem.join(path, String(cString: name))
      if isLeft(by: linked) {
        try body(name, .outside(FileSystem.kind(of: linked)))
      } else {
        try body(name, .inside(try self.kind(of: linked)))
      }
    }
  }
}
