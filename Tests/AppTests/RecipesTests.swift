import ScreenRuntime
import Testing

@Suite struct RecipesTests {
  /// The app with a recipe selected.
  private func selected(_ title: String, in app: SampleApp) throws -> ScreenRun {
    let run = try app.launched()
    #expect(try run.texts().contains("No Recipe Selected"))
    try run.press(containing: title)
    #expect(try !run.texts().contains("No Recipe Selected"))
    return run
  }

  @Test func savesAnEdit() throws {
    let run = try selected("Roast Carrots", in: SampleApp("Recipes"))
    try run.press("Edit")
    #expect(try run.texts().contains("Edit Recipe"))
    try run.type("Glazed Carrots", into: "Title")
    try run.press("Save")
    let texts = try run.texts()
    #expect(!texts.contains("Edit Recipe"))
    #expect(!texts.contains("Roast Carrots"))
    #expect(texts.filter { $0 == "Glazed Carrots" }.count >= 2)
  }

  @Test func aCancelledEditLeavesTheRecipe() throws {
    let run = try selected("Roast Carrots", in: SampleApp("Recipes"))
    try run.press("Edit")
    try run.type("Glazed Carrots", into: "Title")
    try run.press("Cancel")
    let texts = try run.texts()
    #expect(!texts.contains("Edit Recipe"))
    #expect(!texts.contains("Glazed Carrots"))
    #expect(texts.filter { $0 == "Roast Carrots" }.count >= 2)
  }

  @Test func addsARecipeToTheCollectionOnScreen() throws {
    let run = try SampleApp("Recipes").launched()
    try run.press("Sides")
    #expect(try !run.texts().contains("Plum Crumble"))
    try run.press("Add")
    #expect(try run.texts().contains("Add Recipe"))
    try run.type("Pickled Beans", into: "Title")
    try run.press("Save")
    let texts = try run.texts()
    // In the list, and as the selected recipe's title.
    #expect(texts.filter { $0 == "Pickled Beans" }.count >= 2)
    #expect(!texts.contains("No Recipe Selected"))
    try run.press("Mains")
    #expect(try run.texts().filter { $0 == "Pickled Beans" }.count == 1)
  }

  @Test func aFavouriteAddedIsOne() throws {
    let run = try SampleApp("Recipes").launched()
    try run.press("Favorites")
    let before = try run.texts().filter { $0 == "[heart.fill]" }.count
    try run.press("Add")
    try run.type("Pickled Beans", into: "Title")
    try run.press("Save")
    // One more in the list, and the filled heart of the selected recipe's toolbar.
    #expect(try run.texts().filter { $0 == "[heart.fill]" }.count == before + 2)
  }

  @Test func deletesWhenConfirmed() throws {
    let run = try selected("Plum Crumble", in: SampleApp("Recipes"))
    try run.press("Delete")
    #expect(try run.alert().contains("Are you sure you want to delete Plum Crumble?"))
    try run.press("Cancel")
    #expect(try run.texts().contains("Plum Crumble"))
    try run.press("Delete")
    try run.press("Delete Plum Crumble")
    let texts = try run.texts()
    #expect(!texts.contains("Plum Crumble"))
    #expect(texts.contains("No Recipe Selected"))
  }

  @Test func ratesByStars() throws {
    let run = try selected("Plum Crumble", in: SampleApp("Recipes"))
    func stars() throws -> Int { try run.texts().filter { $0 == "[star.fill]" }.count }
    #expect(try stars() == 0)
    try run.press("Rate 4")
    #expect(try stars() == 4)
    try run.press("Rate 2")
    #expect(try stars() == 2)
    // The rating is the recipe's: it is there after another recipe was looked at.
    try run.press(containing: "Roast Carrots")
    try run.press(containing: "Plum Crumble")
    #expect(try stars() == 2)
    try run.press("Rate 2")
    #expect(try stars() == 0)
  }

  @Test func recentsAreTheNewestFive() throws {
    let run = try SampleApp("Recipes").launched()
    try run.press("Recents")
    let texts = try run.texts()
    #expect(texts.contains("Roast Carrots") && texts.contains("Red Lentil Dal"))
    #expect(!texts.contains("Cucumber Salad") && !texts.contains("Lemon Drizzle Cake"))
    let first = try #require(texts.firstIndex(of: "Roast Carrots"))
    let second = try #require(texts.firstIndex(of: "Red Lentil Dal"))
    #expect(first < second)
  }

  @Test func runsOnOtherData() throws {
    guard let path = SharedData.path("recipes/recipeData.json") else { return }
    let app = try SampleApp("Recipes", data: [.init(type: "RecipeBox", property: "allRecipes", file: path)])
    #expect(app.findings.isEmpty)
    let run = try selected("Apple Cake", in: app)
    try run.press("Edit")
    try run.type("Apple Pie", into: "Title")
    try run.press("Save")
    #expect(try run.texts().filter { $0 == "Apple Pie" }.count >= 2)
    try run.press("Dessert")
    #expect(try !run.texts().contains("Three Bean Salad"))
  }
}
