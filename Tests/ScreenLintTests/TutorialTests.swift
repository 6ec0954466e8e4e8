import SourceModel
import Testing

@testable import ScreenLint

/// Faults that tutorials of SwiftUI warn of, in whole small apps.
@Suite("Faults of tutorials")
struct TutorialTests {
  private static let model = """
    <Struct name="Landmark" conforms="Identifiable">
      <Let name="id" type="Int"/><Let name="name" type="String"/><Var name="isFavorite" type="Bool"/>
    </Struct>
    <ObservableObject name="ModelData">
      <Published name="landmarks" type="[Landmark]" value="{[Landmark(id: 1, name: 'Rock', isFavorite: true)]}"/>
    </ObservableObject>
    """
  private static let views = """
    <View name="FavoriteButton">
      <Binding name="isSet" type="Bool"/>
      <Body>
        <Button action="isSet.toggle()">
          <Image systemName="{isSet ? 'star.fill' : 'star'}" modifiers=".foregroundColor(isSet ? .yellow : .gray)"/>
        </Button>
      </Body>
    </View>
    <Screen name="LandmarkDetail">
      <EnvironmentObject name="modelData" type="ModelData"/>
      <Let name="landmark" type="Landmark"/>
      <Computed name="landmarkIndex" type="Int">modelData.landmarks.firstIndex(where: { $0.id == landmark.id })!</Computed>
      <Body>
        <HStack>
          <Text>{landmark.name}</Text>
          <FavoriteButton isSet="$modelData.landmarks[landmarkIndex].isFavorite"/>
        </HStack>
      </Body>
    </Screen>
    <Screen name="LandmarkList">
      <EnvironmentObject name="modelData" type="ModelData"/>
      <State name="showFavoritesOnly" type="Bool" value="false"/>
      <Computed name="filtered" type="[Landmark]">
        modelData.landmarks.filter { landmark in (!showFavoritesOnly || landmark.isFavorite) }
      </Computed>
      <Body>
        <NavigationView>
          <List>
            <Toggle isOn="$showFavoritesOnly">Favorites only</Toggle>
            <ForEach items="filtered" as="landmark">
              <NavigationLink destination="LandmarkDetail" landmark="{landmark}"><Text>{landmark.name}</Text></NavigationLink>
            </ForEach>
          </List>
        </NavigationView>
      </Body>
    </Screen>
    """

  private func app(_ root: String, previews: String = "", views: String = TutorialTests.views) -> String {
    """
    <Module>\(Self.model)\(views)
    <App name="LandmarksApp"><StateObject name="modelData" type="ModelData"/><WindowGroup>\(root)</WindowGroup></App>
    \(previews)</Module>
    """
  }

  private let injected = "<LandmarkList modifiers=\".environmentObject(modelData)\"/>"

  @Test("The finished tutorial is clean")
  func clean() {
    let previews = """
      <Preview name="List" of="LandmarkList"><LandmarkList modifiers=".environmentObject(ModelData())"/></Preview>
      <Preview name="Detail" of="LandmarkDetail">
        <Let name="data" value="{ModelData()}"/>
        <LandmarkDetail landmark="{data.landmarks[0]}" modifiers=".environmentObject(data)"/>
      </Preview>
      <Preview name="Button" of="FavoriteButton"><FavoriteButton isSet="{.constant(true)}"/></Preview>
      """
    let result = LintLab.lint(app(injected, previews: previews))
    #expect(result.diagnostics.isEmpty, "\(result.summary)")
  }

  @Test("Without .environmentObject in the app the list and the pushed detail stop; one finding")
  func missingInApp() {
    let text = app("<LandmarkList/>").replacing("<Toggle", with: "<Text>{1}</Text><Toggle")
    let result = LintLab.lint(text)
    let found = result.diagnostics.filter { $0.rule == "flow/missing-environment-object" }
    #expect(found.count == 1, "\(result.summary)")
    #expect(found.first?.related.contains { $0.message == "LandmarkDetail lacks it too" } == true)
    #expect(result.unclean.allSatisfy { $0.rule != "truth/two-owners" })
  }

  @Test("A preview without .environmentObject stops; the finding is at the preview")
  func missingInPreview() {
    let preview = "<Preview name=\"List\" of=\"LandmarkList\"><LandmarkList/></Preview>"
    let result = LintLab.lint(app(injected, previews: preview))
    #expect(result.unclean.map(\.rule) == ["flow/missing-environment-object"], "\(result.summary)")
    #expect(result.summary.contains("at “List”"))
  }

  @Test("A Var of a view that an action assigns; only the checker speaks")
  func assignedVar() {
    let result = LintLab.lint(
      """
      <View name="Home">
        <Var name="frameWork" type="String" value="UIKit"/>
        <Body><Button title="{frameWork}" action="frameWork = 'SwiftUI'"/></Body>
      </View>
      """)
    #expect(result.unclean.map(\.rule) == ["flow/immutable-assignment"], "\(result.summary)")
  }

  @Test("A copy of isFavorite in a State goes stale")
  func staleCopy() {
    let copy = Self.views.replacing(
      "<Binding name=\"isSet\" type=\"Bool\"/>",
      with:
        "<Let name=\"landmark\" type=\"Landmark\"/><State name=\"isSet\" type=\"Bool\" value=\"{landmark.isFavorite}\"/>"
    ).replacing(
      "isSet=\"$modelData.landmarks[landmarkIndex].isFavorite\"",
      with:
        "landmark=\"{modelData.landmarks[landmarkIndex]}\"/><Button action=\"modelData.landmarks[0].isFavorite.toggle()\""
    ).replacing("toggle()\"/>", with: "toggle()\">Change</Button>")
    let result = LintLab.lint(app(injected, views: copy))
    #expect(result.unclean.map(\.rule) == ["truth/state-copies-source"], "\(result.summary)")
  }

  @Test("A misspelt name is one finding, not a second about what it should have used")
  func noFollowUp() {
    let result = LintLab.lint(
      app(injected, views: Self.views.replacing("$showFavoritesOnly", with: "$showFavoriteOnly")))
    #expect(result.unclean.map(\.rule) == ["name/undefined"], "\(result.summary)")
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: text) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
