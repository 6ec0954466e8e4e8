import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenCompiler

/// Pages of many screens, drawn on one run that knows all routes, are those of screens drawn alone.
@Suite struct RouteTests {
  @Test(arguments: [
    "Landmarks", "FruitMart", "Recipes", "Lessons", "Lessons/Styles", "Lessons/DataFlow", "Trips", "TeaHouse",
  ])
  func pagesDoNotDependOnEachOther(_ name: String) throws {
    let compilation = try SampleApp(name).compilation
    let maker = PageMaker(compilation, options: PageOptions())
    let shared = maker.makeRun()
    try shared.findRoutes()
    let declarations = compilation.model.program.declarations
    let screens = declarations.indices.filter { declarations[$0].kind == .screen }
    #expect(!screens.isEmpty)
    for screen in screens + screens.reversed() {
      let (alone, beside) = (try maker.tree(of: screen), try maker.tree(of: screen, on: shared))
      let title = compilation.model.program[screen].name.text
      let isSame = maker.bytes(alone, .html, title: title) == maker.bytes(beside, .html, title: title)
      #expect(isSame, "\(title)")
    }
  }
}
