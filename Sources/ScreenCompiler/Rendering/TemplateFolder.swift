import Rendering

/// Finds the templates of a package.
enum TemplateFolder {
  private static func own(_ package: PackageLocation) -> String {
    FileSystem.join(package.root, package.settings.templates ?? "Templates")
  }

  /// The paths, from the package's root, of templates that lead out of what the package may reach.
  static func leadingOut(_ package: PackageLocation) -> [String] {
    let folder = package.settings.templates ?? "Templates"
    return ([folder] + PageTemplates.names.sorted().map { FileSystem.join(folder, $0) })
      .prefix(package.boundary.isLeft(by: own(package)) ? 1 : .max)
      .filter { package.boundary.isLeft(by: FileSystem.join(package.root, $0)) }
  }

  /// The paths of the templates that replace built-in ones, in the folder that is given or the package's own.
  static func paths(_ package: PackageLocation, _ given: String?) -> [String] {
    let folder = given ?? own(package)
    return PageTemplates.names.sorted().map { FileSystem.join(folder, $0) }.filter {
      given == nil ? package.boundary.isFile($0) : FileSystem.exists($0)
    }
  }

  /// The built-in templates, of which those in the given folder, else in the settings' `templates`, else in
  /// `Templates` of the package are replaced. Throws `UsageError` that says which template is at fault and where.
  static func read(_ package: PackageLocation, _ given: String?) throws -> PageTemplates {
    let folder = given ?? own(package)
    // A folder that the user names is the user's own; what links in it lead to need not be.
    let boundary = given.flatMap { try? package.boundary.and([$0]) } ?? package.boundary
    guard boundary.isFolder(folder) else {
      if given == nil && package.settings.templates == nil { return .builtIn }
      throw UsageError("there is no folder of templates \(folder)")
    }
    var overrides: [(name: String, text: String)] = []
    for name in PageTemplates.names.sorted() {
      let path = FileSystem.join(folder, name)
      if try boundary.kind(of: path) == .nothing { continue }
      overrides.append((name, String(decoding: try boundary.read(path), as: UTF8.self)))
    }
    if overrides.isEmpty {
      if given == nil { return .builtIn }
      throw UsageError(
        "the folder \(folder) holds no template; templates are \(PageTemplates.names.joined(separator: ", "))"
      )
    }
    do {
      return try PageTemplates(overrides: overrides)
    } catch let error as TemplateError {
      throw UsageError("cannot use a template: \(FileSystem.join(folder, error.description))")
    }
  }
}
