import Foundation
import ScreenCompiler
import TestFixtures
import Testing

@testable import PreviewServer

/// Whatever a page sends, its client goes on and answers with a message that a page can read.
///
/// `SCREENWRIGHT_POSTS=1000000 swift test -c release --filter RandomPostTests` sends as many to each package in place of some
/// hundred; `SCREENWRIGHT_SEED` begins elsewhere.
@Suite struct RandomPostTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: ["FruitMart", "Landmarks", "Recipes", "Trips", "TeaHouse"])
  func anyPostIsAnswered(_ name: String) async throws {
    let versions = try PackageSource(Project.root + "/Screens/" + name, overrides: [], allowed: []).current
    let targets = versions.packages[0].targets
    let client = PreviewClient(
      versions, try #require(targets.first), ScreenLook(PageOptions()), PageRequestOptions())
    var posts = RandomPosts(
      targets: targets.map(\.text), seed: UInt64(Self.setting("SCREENWRIGHT_SEED") ?? 2026))
    _ = await client.open()
    for round in 0..<(Self.setting("SCREENWRIGHT_POSTS") ?? 400) {
      let post = posts.next()
      _ = await client.act(FormFields(post))
      guard round.isMultiple(of: 10) else { continue }
      let message = await client.message()
      #expect(throws: Never.self, "after \(post)") { try JSONSerialization.jsonObject(with: Data(message)) }
    }
  }
}

/// Makes what pages send, and what only others do: fields that are missing, far away, or damaged.
struct RandomPosts {
  private let targets: [String]
  private var state: UInt64

  init(targets: [String], seed: UInt64) { (self.targets, state) = (targets, seed) }

  mutating func next() -> String {
    let post = written(among: Self.kinds[below(Self.kinds.count)])
    return below(8) == 0 ? damaged(post) : post
  }

  private static let kinds = [
    "do=tap&at=#", "do=tap&at=#", "do=tap&at=#", "do=tap&at=#,#&held=1", "do=tap&at=#&key=1",
    "do=type&at=#&value=@",
    "do=submit&at=#&value=@", "do=focus&at=#", "do=step&at=#&by=increment", "do=step&at=#&by=@",
    "do=choose&at=#&option=#",
    "do=back", "do=refresh", "do=set&source=@&value=@", "do=delete&row=#", "do=drag&row=#&to=#",
    "do=words&link=#",
    "do=show&target=*", "do=look&name=locale&value=@", "do=look&name=scheme&value=dark",
    "do=look&name=direction&value=rtl",
    "do=look&name=text&value=#", "do=look&name=device&value=#x#", "do=tab&tab=events", "do=go&to=#",
    "do=move&by=#",
    "do=restart", "do=copy&as=@", "do=@&at=#", "n=#",
  ]
  private static let texts = [
    "", "1", "Tea", "text", "scenario", "preview", "ko_KR", "ar", "a%00b", "%F0%9F%8D%8B", "%ED%A0%80",
    "Home.count", "true",
    "2024-02-30", "-0", "1e999", "((((", "\"", "%5C(x)", "nil", "[1,2", "%e2%80%ae", "x%0Ay",
  ]
  private static let numbers = [
    "-1", "9223372036854775807", "-9223372036854775808", "4294967296", "2147483648", "1e3", "", "NaN", "+7",
    "0x1",
  ]

  /// A kind with `#` replaced by a number, mostly a place on a page, `@` by a text, and `*` by what can be looked at.
  private mutating func written(among kind: String) -> String {
    var post = ""
    for character in kind {
      switch character {
      case "#": post += below(6) == 0 ? Self.numbers[below(Self.numbers.count)] : "\(below(12))"
      case "@": post += Self.texts[below(Self.texts.count)]
      case "*":
        post +=
          targets[below(targets.count)].addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      // Everything else stands for itself.
      default: post.append(character)
      }
    }
    return post
  }

  private mutating func damaged(_ post: String) -> String {
    var bytes = Array(post.utf8)
    for _ in 0...below(4) {
      let place = below(bytes.count + 1)
      switch below(3) {
      case 0 where place < bytes.count: bytes[place] = UInt8(below(256))
      case 1 where place < bytes.count: bytes.removeSubrange(place...)
      // A piece of it once more.
      default: bytes.insert(contentsOf: Array(bytes[..<place]), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
