import RenderTree
import Rendering
import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// The lists of the sample apps look the same where rows share what they are made of and where they do not.
@Suite struct SharedRowsTests {
  @Test(arguments: ["FruitMart", "Landmarks", "Recipes"]) func pagesAreTheSame(name: String) throws {
    let app = try SampleApp(name)
    let program = app.compilation.model.program
    var drawn = 0
    for (index, declaration) in program.declarations.enumerated()
    where declaration.kind == .preview || declaration.kind == .screen {
      let pages = [true, false].map { (shares: Bool) -> [UInt8]? in
        let run = ScreenRun(RunnableProgram(app.compilation.model), data: app.compilation.data)
        run.measuresReach = !shares
        guard (try? run.show(contentsOfOrView: DeclarationID(index), declaration.kind == .preview)) != nil,
          let tree = try? run.render()
        else { return nil }
        return HTMLRenderer().render(tree, page: HTMLPage(title: "Page"))
          + TextRenderer(TextRenderer.Options()).render(tree)
      }
      #expect(pages[0] == pages[1], "\(declaration.name)")
      if pages[0] != nil { drawn += 1 }
    }
    #expect(drawn > 2)
  }
}

extension ScreenRun {
  fileprivate func show(contentsOfOrView id: DeclarationID, _ isPreview: Bool) throws {
    if isPreview { show(contentsOf: id) } else { try show(id) }
  }
}
