import Glibc

/// Writes files whole or not at all: into a new file beside the place, which then takes its name. On any failure the new
/// file is removed and the old one stays. A file that holds the same bytes already is left alone; one that may not be
/// written is a fault. A link stays one, and permissions stay as they are.
///
/// It keeps the folders to which it writes open and under a shared lock, so that another run can tell files of the living from
/// what a killed one has left (`StagingFolder`). Use it on one thread only.
final class FileWriter {
  /// Where it may write.
  let boundary: Boundary
  /// Folders that were written to, by their paths.
  private var folders: [String: StagingFolder] = [:]
  /// Folders that were made, those around others first.
  private var made: [(folder: FolderHandle, name: String)] = []

  /// A writer to places inside a boundary.
  init(_ boundary: Boundary) { self.boundary = boundary }

  /// Writes a file. Throws `FileError`, `OutsidePackage`.
  func write(_ bytes: [UInt8], to path: String) throws {
    var staged = try bytes.withUnsafeBytes { try stage($0, to: path) }.map { [$0] } ?? []
    try Interruption.takeNames(&staged)
  }

  /// Writes a file beside its place; nil where nothing is left to do: the file holds the same bytes already, or is none
  /// but a device or a pipe, to which they were written. Nothing is left behind by a failure. Throws as `write` does.
  func stage(_ bytes: UnsafeRawBufferPointer, to path: String) throws -> StagedFile? {
    let folder = try staging(FileSystem.parent(of: path) ?? ".", for: path)
    let name = FileSystem.name(of: path)
    guard !name.isEmpty, name != ".", name != ".." else { throw FileError("write", path, code: EISDIR) }
    var status = stat()
    let isThere = fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    if isThere, status.st_mode & S_IFMT == S_IFLNK { return try stage(bytes, behind: path) }
    return try folder.stage(bytes, as: name, replacing: isThere ? status : nil, path)
  }

  /// Writes a file beside the place that a link leads to.
  private func stage(_ bytes: UnsafeRawBufferPointer, behind path: String) throws -> StagedFile? {
    if FileSystem.kind(of: path) == .other, boundary.isOpen {
      // A link to a device or a pipe, such as /dev/stdout, has no place that a walk could find.
      try FileSystem.writeDirectly(bytes, to: path)
      return nil
    }
    let place = try boundary.place(of: path, to: "write")
    let folder = try staging(place.folder)
    var status = stat()
    let isThere = fstatat(folder.descriptor, place.name, &status, AT_SYMLINK_NOFOLLOW) == 0
    return try folder.stage(bytes, as: place.name, replacing: isThere ? status : nil, path)
  }

  /// The folder at a path; `file` is what is to be written in it.
  private func staging(_ path: String, for file: String) throws -> StagingFolder {
    if let known = folders[path] { return known }
    let folder: FolderHandle
    do {
      folder = try boundary.folder(path)
    } catch let fault as FileError {
      throw FileError("write", file, code: fault.code)
    }
    return try staging(folder, path)
  }

  private func staging(_ folder: FolderHandle, _ path: String? = nil) throws -> StagingFolder {
    if let known = folders[folder.real] { return known }
    let staging = try StagingFolder(folder)
    folders[folder.real] = staging
    if let path { folders[path] = staging }
    return staging
  }

  /// Makes a folder and those above it. Throws `FileError`, `OutsidePackage`.
  func makeFolder(_ path: String) throws {
    if folders[path] != nil { return }
    let place: PathWalk.Place
    do {
      place = try boundary.place(of: path, to: "make folder")
    } catch let fault as FileError {
      guard fault.code == ENOENT, let parent = FileSystem.parent(of: path), !parent.isEmpty, parent != path
      else { throw fault }
      try makeFolder(parent)
      place = try boundary.place(of: path, to: "make folder")
    }
    switch place.kind {
    case .folder: return
    case .file, .other: throw FileError("make folder", path, code: EEXIST)
    case .nothing:
      if mkdirat(place.folder.descriptor, place.name, 0o755) == 0 {
        made.append((place.folder, place.name))
      } else if errno != EEXIST {
        throw FileError("make folder", path)
      }
    }
  }

  /// Removes a file; true where it was there. Nothing outside of the boundary is touched.
  func remove(_ path: String) -> Bool {
    guard let folder = FileSystem.parent(of: path), let staging = try? staging(folder, for: path) else {
      return false
    }
    return unlinkat(staging.descriptor, FileSystem.name(of: path), 0) == 0
  }

  /// Removes a folder where nothing is in it.
  func removeEmptyFolder(_ path: String) {
    guard let parent = FileSystem.parent(of: path), let above = try? boundary.folder(parent) else { return }
    unlinkat(above.descriptor, FileSystem.name(of: path), AT_REMOVEDIR)
  }

  /// Folders that were made stay.
  func keepMadeFolders() { made = [] }

  /// Removes the folders that were made and hold nothing.
  func removeMadeFolders() {
    for (folder, name) in made.reversed() { unlinkat(folder.descriptor, name, AT_REMOVEDIR) }
    made = []
  }
}
