import Foundation
import ScreenCompiler
import ScreenRuntime
import ScreenTypes
import TestFixtures
import Testing

/// The sample app with a fault put in.
@Suite struct RouteTests {
  @Test func theSampleIsClean() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let run = try screenwright("lint", package.path, "--fail-on", "warning")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func aMissingEnvironmentObjectPrintsTheRoute() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    try package.replace(" modifiers=\".environmentObject(modelData)\"", with: "", in: "LandmarksApp.xml")
    let run = try screenwright("lint", package.path)
    #expect(run.status == 1)
    let errors = run.output.components(separatedBy: "error[").count - 1
    #expect(errors == 1)
    #expect(run.lines[0].hasPrefix("error[flow/missing-environment-object]: "))
    #expect(run.lines[0].contains("LandmarksApp → ContentView → LandmarkList"))
    #expect(run.lines[0].contains("No ObservableObject of type ModelData found"))
    #expect(run.lines[1] == " --> Landmarks/LandmarkList.xml:3:30")
    for step in ["LandmarksApp.xml:4:6", "ContentView.xml:4:8", "Landmarks/LandmarkDetail.xml:3:30"] {
      #expect(run.output.contains("::: \(step)\n"), "\(step)")
    }
  }

  /// What lint foretells happens: shown from the App, the screen stops with SwiftUI's message.
  @Test func theRouteReallyFails() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    func showApp() throws {
      let compilation = try Compiler.compile(try #require(try PackageLocator.locate(package.path).first))
      let run = ScreenRun(RunnableProgram(compilation.model), data: compilation.data)
      run.show(contentsOf: compilation.model.program.app)
      _ = try run.render()
    }
    try showApp()
    try package.replace(" modifiers=\".environmentObject(modelData)\"", with: "", in: "LandmarksApp.xml")
    let fault = try #require(throws: RuntimeFault.self) { try showApp() }
    #expect(fault.message.contains("No ObservableObject of type ModelData found"))
  }

  @Test func aMisspeltFieldIsFoundAtItsColumn() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    try package.replace(
      "<Text>{landmark.name}", with: "<Text>{landmark.naem}", in: "Landmarks/LandmarkRow.xml")
    let run = try screenwright("lint", package.path)
    #expect(run.status == 1)
    #expect(run.lines[0] == "error[name/undefined]: Landmark has no member `naem`.")
    #expect(run.lines[1] == " --> Landmarks/LandmarkRow.xml:8:25")
    #expect(run.lines[3] == "  |                         ^^^^")
    #expect(run.output.contains("It has `name`, which is spelt nearly the same."))
  }

  @Test func aWrongTypeInTheDataIsFoundInTheJSON() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    try package.replace("\"id\": 1001", with: "\"id\": \"1001\"", in: "Models/landmarkData.json")
    let concise = try screenwright("lint", package.path, "--format", "concise")
    #expect(concise.status == 1)
    #expect(concise.output.contains("Models/landmarkData.json:3:11: error data/mismatch "))
    #expect(try screenwright("lint", package.path).output.contains("::: Models/Landmark.xml:3:16\n"))
  }
}
