import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel
import Testing

@Suite struct PackageTests {
  static let apps = ["Landmarks", "FruitMart", "Recipes", "Lessons", "Trips", "TeaHouse"]

  @Test(arguments: apps) func compilesWithoutAFinding(name: String) throws {
    #expect(try SampleApp(name).findings == [])
  }

  @Test(arguments: apps) func rendersEveryScreenAndPreview(name: String) throws {
    try renderAll(SampleApp(name))
  }

  @Test func rendersEverythingOnOtherData() throws {
    guard let fruit = SharedData.path("fruitmart/ProductData.json"),
      let recipes = SharedData.path("recipes/recipeData.json"),
      let landmarks = SharedData.path("landmarks/landmarkData.json")
    else { return }
    try renderAll(SampleApp("FruitMart", data: [.init(type: "Store", property: "products", file: fruit)]))
    try renderAll(
      SampleApp("Recipes", data: [.init(type: "RecipeBox", property: "allRecipes", file: recipes)]))
    try renderAll(
      SampleApp("Landmarks", data: [.init(type: "ModelData", property: "landmarks", file: landmarks)]))
  }

  /// Draws every view and preview in both formats; none may fault.
  private func renderAll(_ app: SampleApp) throws {
    let maker = PageMaker(app.compilation, options: PageOptions())
    let program = app.compilation.model.program
    for (index, declared) in program.declarations.enumerated() {
      let id = DeclarationID(index)
      guard declared.kind == .preview || declared.kind == .screen else { continue }
      let tree = try declared.kind == .preview ? maker.tree(ofPreview: id) : maker.tree(of: id)
      for format in OutputFormat.allCases {
        let bytes = maker.bytes(tree, format, title: declared.name.text)
        // An empty list has no text.
        if format == .html { #expect(!bytes.isEmpty, "\(app.name)/\(declared.name)") }
      }
    }
  }
}
