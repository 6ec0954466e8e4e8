import ScreenRuntime
import Testing

@Suite struct LessonsTests {
  private func lesson(_ title: String) throws -> ScreenRun {
    let run = try SampleApp("Lessons").launched()
    try run.press(title)
    return run
  }

  @Test func aStateChangesWhereAPropertyCannot() throws {
    let run = try lesson("A property that changes")
    try run.press("UIKit")
    #expect(try run.texts() == ["SwiftUI"])
  }

  @Test func aBindingReachesBack() throws {
    let run = try lesson("State and Binding")
    try run.press("true")
    try run.press("true")
    #expect(try run.texts() == ["false"])
    try run.goBack()
    #expect(try run.texts() == ["false"])
  }

  @Test func togglesAndSteps() throws {
    let run = try lesson("Toggle and Stepper")
    try run.press("isFavorite: true")
    try run.perform(run.find("$count : 0"), .increment)
    #expect(try run.texts() == ["isFavorite: false", "$count : 1"])
  }

  @Test func anObservedObjectIsShared() throws {
    let run = try lesson("ObservedObject")
    try run.press("0")
    try run.press("1")
    #expect(try run.texts() == ["user Name", "2"])
    try run.goBack()
    try run.press("ObservedObject")
    #expect(try run.texts() == ["user Name", "2"])
  }

  @Test func anEnvironmentObjectPassesThrough() throws {
    #expect(try lesson("EnvironmentObject").texts() == ["user Name"])
  }

  @Test func anAlertAnswers() throws {
    let run = try lesson("Alert")
    try run.press("Alert")
    #expect(try run.alert() == ["제목", "내용"])
    try run.press("확인")
    #expect(run.happened == ["print 확인"])
    #expect(try run.alert().isEmpty)
  }

  @Test func anActionSheetOffersFive() throws {
    let run = try lesson("ActionSheet")
    try run.press("ActionSheet")
    let offered = run.controls.filter { $0.layer == 1 }.map(\.label)
    for number in 1...5 { #expect(offered.contains("버튼\(number)")) }
    try run.press("버튼1")
    #expect(run.happened == ["print 버튼1"])
  }

  @Test(arguments: ["Sheet and presentationMode", "Sheet and Binding"])
  func aSheetIsDismissedFromInside(title: String) throws {
    let run = try lesson(title)
    try run.press("Present")
    #expect(try run.texts().contains("Tap to Dismiss"))
    try run.press("Tap to Dismiss")
    #expect(try !run.texts().contains("Tap to Dismiss"))
    #expect(run.happened == ["print onDismiss"])
  }

  @Test(arguments: ["ButtonStyleLesson", "PrimitiveButtonStyleLesson"])
  func aButtonHeldDownShrinks(lesson: String) throws {
    let app = try SampleApp("Lessons")
    func scales(_ run: ScreenRun) throws -> [Double] {
      try run.render().boxes.compactMap { if case .scale(let x, _) = $0 { x } else { nil } }
    }
    #expect(try !scales(app.showing(lesson)).contains(0.7))
    #expect(try scales(app.showing(lesson, pressed: "커스텀 버튼")).filter { $0 == 0.7 }.count == 1)
  }

  @Test func aLongPressTriggers() throws {
    let run = try lesson("PrimitiveButtonStyle")
    try run.perform(run.find("커스텀 버튼"), .longPress)
    #expect(try run.texts() == ["커스텀 버튼", "1"])
  }

  @Test func aCustomToggleMoves() throws {
    let run = try lesson("ToggleStyle")
    let knob = try #require(run.controls.first)
    try run.perform(knob.control)
    _ = try run.render()
    #expect(run.happened == ["animation default"])
  }
}

/// What code says about bars and switches is seen on the page where it is said.
@Suite struct AppearanceTests {
  @Test func declaredAndSaidInCode() throws {
    let run = try SampleApp("Lessons").launched()
    let large = try run.render()
    #expect(large.navigations.map(\.titleStyle).allSatisfy { $0 >= 0 })
    try run.press("Navigation bar")
    let inline = try run.render()
    let style = try #require(inline.navigations.last?.titleStyle)
    #expect(style >= 0 && inline.textStyles[Int(style)].kerning == 5)
    try run.goBack()
    try run.press("Switch")
    #expect(try run.render().controls.first?.tint == .init(.red))
  }
}
