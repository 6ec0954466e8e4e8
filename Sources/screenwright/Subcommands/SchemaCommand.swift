import ArgumentParser
import ScreenCompiler
import ScreenSemantics
import SourceModel

/// `screenwright schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: Screenwright.name,
    abstract: "Print a schema: of screens for XML editors, or of model data.",
    discussion: """
      Without options, or with --xsd, an XML Schema of the language and the views of the package. With --json a JSON Schema \
      (2020-12) of what a type, or a property such as ModelData.landmarks, is decoded from.
      """)

  @ArgumentParser.Argument(help: "The package; the current folder unless given.")
  var path: String?

  @Flag(help: "Print an XML Schema of screens.")
  var xsd = false

  @Option(
    help: ArgumentHelp("Print a JSON Schema of the data of this type or property.", valueName: "type"),
    completion: NameCompletion.dataTypes)
  var json: String?

  @OptionGroup var access: AccessOptions

  func validate() throws {
    if xsd, json != nil { throw ValidationError("--xsd and --json are two schemas; ask for one.") }
  }

  func run() throws {
    let packages = try PackageLocator.locate(path, allowed: access.paths)
    let programs = try packages.map { try Compiler.parse($0).program }
    guard let json else { return Console.print(MarkupSchema(programs).text) }
    for program in programs {
      if let text = DataSchemaText(program, of: json)?.text { return Console.print(text) }
    }
    let known = programs.flatMap { NameCompletion.dataTypes(of: $0) }
    let near = Suggestion.nearest(to: json, among: known).map { "; did you mean \($0)?" }
    throw UsageError("there is no type or property \(json) that data could be read for\(near ?? "")")
  }
}
