import ModelData
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The properties whose strings the package's screens show as names of pictures: `<Image name="{place.imageName}"/>`, and
/// `Image(imageName)` in code. Finds names in model data of pictures that are not there. Linear in the package and in the data.
struct PictureProperties {
  private let model: SemanticModel
  private let pictures: KnownPictures
  /// Where each is shown first.
  private var shown: [MemberID: SourceLocation] = [:]

  private enum Names {
    static let attributes: [Name] = ["name", "decorative"]
    static let image: Name = "Image"
  }

  init(_ model: SemanticModel, _ graph: DataFlowGraph, _ pictures: KnownPictures, ownFiles: Int?) {
    self.model = model
    self.pictures = pictures
    var waiting: [MemberID] = []
    for file in model.files.indices.prefix(ownFiles ?? model.files.count) {
      let checked = model.files[file]
      func note(_ code: CodeID) {
        guard !code.isNone, checked.reference(code).kind == .member else { return }
        let member = checked.reference(code).member
        if shown[member] != nil { return }
        shown[member] = SourceLocation(file, checked.code[code].range)
        waiting.append(member)
      }
      for view in checked.views where view.element == Names.image {
        for name in Names.attributes { if let given = checked.attribute(name, of: view) { note(given.code) } }
      }
      for id in checked.code.nodes.indices where checked.code[id].kind == .call {
        let node = checked.code[id]
        guard checked.code[node.first].kind == .name, checked.code[node.first].name == Names.image,
          checked.reference(id).kind == .library, let first = checked.code.items(node.list).first,
          case let argument = checked.code[first],
          argument.name == .none || Names.attributes.contains(argument.name)
        else { continue }
        note(argument.first)
      }
    }
    // What is passed for the parameter of a view is shown where that is.
    while let parameter = waiting.popLast() {
      guard model.program[model.program[parameter].owner].kind.isView else { continue }
      for argument in graph.arguments(for: parameter) where argument.reference.kind == .member {
        let member = argument.reference.member
        if shown[member] != nil { continue }
        shown[member] = shown[parameter]
        waiting.append(member)
      }
    }
  }

  /// The properties that are shown so.
  var properties: some Collection<MemberID> { shown.keys }

  /// Those of some scalars of a file that name pictures which are not there, each told once.
  func faults(among scalars: [DataScalar], of data: DataArena, file: FileID) -> [Diagnostic] {
    var told: Set<String> = []
    return scalars.compactMap { found in
      guard found.isString, let place = shown[found.field] else { return nil }
      let name = data.source.text(found.range)
      // A name with an escape in it is not what stands here.
      if name.isEmpty || name.contains("\\") || pictures.contains(name) || !told.insert(name).inserted {
        return nil
      }
      let nearest = Suggestion.nearest(to: name, among: pictures.names())
      return Diagnostic(
        .viewMissingAsset, .warning, "The folder Assets has no picture `\(name)`.",
        at: SourceLocation(file, data.place(found.range)), related: [RelatedPlace("it is shown here", place)],
        help: nearest.map { "There is `\($0)`, which is spelt nearly the same." }
          ?? "Put a file of that name into `Assets`.")
    }
  }
}
