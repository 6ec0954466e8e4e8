import ScreenRuntime
import Testing

@Suite struct LandmarksTests {
  @Test func aFavouriteOfTheDetailShowsInTheList() throws {
    let run = try SampleApp("Landmarks").launched()
    let before = try run.texts().filter { $0 == "[star.fill]" }.count
    let row = try #require(run.controls.first { $0.kind == .navigate })
    try run.perform(row.control)
    let shown = try run.texts()
    let wasFavourite = shown.contains("[star.fill]")
    try run.press("Favorite")
    #expect(try run.texts().contains("[star.fill]") != wasFavourite)
    try run.goBack()
    #expect(try run.texts().filter { $0 == "[star.fill]" }.count == before + (wasFavourite ? -1 : 1))
  }

  @Test func theToggleFilters() throws {
    let run = try SampleApp("Landmarks").launched()
    let all = run.controls.filter { $0.kind == .navigate }.count
    let stars = try run.texts().filter { $0 == "[star.fill]" }.count
    try run.press("Favorites only")
    #expect(run.controls.filter { $0.kind == .navigate }.count == stars)
    #expect(stars > 0 && stars < all)
  }

  @Test func runsOnOtherData() throws {
    guard let path = SharedData.path("landmarks/landmarkData.json") else { return }
    let app = try SampleApp("Landmarks", data: [.init(type: "ModelData", property: "landmarks", file: path)])
    #expect(app.findings.filter { !$0.hasPrefix("note") }.isEmpty)
    #expect(try app.launched().texts().contains("Turtle Rock"))
  }
}
