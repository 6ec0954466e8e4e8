import Rendering

/// Finds the templates of a package.
enum TemplateFolder {
  /// The built-in templates, of which those in the given folder, else in the settings' `templates`, else in
  /// `Templates` of the package are replaced. Throws `UsageError` that says which template is at fault and where.
  static func read(_ package: PackageLocation, _ given: String?) throws -> PageTemplates {
    let own = FileSystem.join(package.root, package.settings.templates ?? "Templates")
    let folder = given ?? own
    guard FileSystem.isFolder(folder) else {
      if given == nil && package.settings.templates == nil { return .builtIn }
      throw UsageError("there is no folder of templates \(folder)")
    }
    var overrides: [(name: String, text: String)] = []
    for name in try FileSystem.list(folder) where PageTemplates.names.contains(name) {
      let text = String(decoding: try FileSystem.read(FileSystem.join(folder, name)), as: UTF8.self)
      overrides.append((name, text))
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
