import ArgumentParser
import ElementCatalog
import ModelData
import Rendering
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// A step in words: `tap Add`.
struct StepWords: ExpressibleByArgument {
  let step: ScenarioStep

  init?(argument: String) {
    // The parser prints its own message for what it cannot read; a step's says more.
    do { step = try ScenarioStep(words: argument) } catch { Console.fail("--do: \(error)") }
  }
}
