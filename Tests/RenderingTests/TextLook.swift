import RenderTree
import Testing

@Suite struct TextLook {
  @Test func look() {
    for width in [40, 60, 100] {
      print(picture(width, Screens.landmarks))
      print(picture(width, Screens.landmarkDetail))
      print(picture(width, Screens.order))
    }
  }
}
