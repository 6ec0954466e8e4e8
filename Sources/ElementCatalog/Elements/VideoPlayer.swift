import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let videoPlayer = ElementDefinition(
    "VideoPlayer", "A film; drawn as a box with its address.",
    attributes: [
      AttributeDefinition("player", "AVPlayer?", "What plays the film.", required: true)
    ],
    content: .views, role: "img", since: .since(iOS: 14, macOS: 11),
    example: """
      <VideoPlayer player="{AVPlayer(url: URL(string: 'https://example.com/film.mp4')!)}"/>
      """
  ) { lowering, use in lowering.systemView("play.rectangle", "Video", ratio: 16.0 / 9, identifier: use[0]) }
}
