/// A folder to which pages are written: that of the settings, or one that the user names. What is written lies in it when
/// every link in it is resolved, or elsewhere inside of what the package may reach.
public final class OutputFolder {
  /// The folder as it is told.
  public let path: String
  /// Writes what belongs into the folder.
  let files: FileWriter
  /// Makes the folder itself, which may lie anywhere where the user names it.
  private let maker: FileWriter

  /// The folder that a package's settings name. Nothing is made yet.
  public init(of package: PackageLocation) {
    path = FileSystem.join(package.root, package.settings.output)
    files = FileWriter(package.boundary)
    maker = files
  }

  /// A folder that the user names. Nothing is made yet. Throws `FileError` where there can be none.
  public init(_ path: String, for package: PackageLocation) throws {
    self.path = path
    files = FileWriter(try package.boundary.and(below: path))
    maker = FileWriter(.everything)
  }

  /// Makes the folder and those above it. Throws `FileError`, `OutsidePackage`.
  public func make() throws { try maker.makeFolder(path) }

  /// Writes a file, by its path in the folder, which must be there. Throws `FileError`, `OutsidePackage`.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try files.write(bytes, to: FileSystem.join(path, name))
  }

  /// The contents of a file, by its path in the folder; nil where there is none. Throws `FileError`, `OutsidePackage`.
  func read(_ name: String) throws -> [UInt8]? {
    let path = FileSystem.join(path, name)
    return try files.boundary.kind(of: path) == .nothing ? nil : files.boundary.read(path)
  }

  /// Folders that were made stay.
  func keepMadeFolders() {
    files.keepMadeFolders()
    maker.keepMadeFolders()
  }

  /// Removes the folders that were made and hold nothing.
  func removeMadeFolders() {
    files.removeMadeFolders()
    if maker !== files { maker.removeMadeFolders() }
  }
}
