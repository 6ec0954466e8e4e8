import Testing

@testable import PreviewServer

/// What a client is sent makes the one text of the other.
@Suite struct PageDifferenceTests {
  private func applied(_ splices: [PageDifference.Splice], to text: String) -> String {
    let units = Array(text.utf16)
    var (out, place) = ([UInt16](), 0)
    for splice in splices {
      out += units[place..<place + splice.kept]
      out += Array(String(decoding: splice.text, as: UTF8.self).utf16)
      place += splice.kept + splice.dropped
    }
    return String(decoding: out + units[place...], as: UTF16.self)
  }

  private func check(_ old: String, _ new: String) -> Int {
    let splices = PageDifference(from: Array(old.utf8), to: Array(new.utf8)).splices
    #expect(applied(splices, to: old) == new)
    return splices.reduce(0) { $0 + $1.text.count }
  }

  @Test func textsAreMadeOfEachOther() {
    let texts = [
      "", "x", "<p>a</p>", "<p>a</p><p>b</p>", "<p>b</p><p>a</p>", "<p>🍊é한</p><p>b</p>", "<p>🍊</p>",
      "<ul><li>1</li><li>2</li><li>3</li></ul>", "<ul><li>3</li><li>1</li></ul>",
    ]
    for old in texts { for new in texts { _ = check(old, new) } }
  }

  @Test func randomTextsAreMadeOfEachOther() {
    var seed: UInt64 = 7
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    func page() -> String { (0..<random(30)).map { _ in "<p>\(random(5))🍋</p>" }.joined() }
    for _ in 0..<400 { _ = check(page(), page()) }
  }

  @Test func oneRowOfManyCostsLittle() {
    func list(_ changed: Int) -> String {
      "<ul>" + (0..<10_000).map { "<li><a>Row \($0 == changed ? "changed" : "\($0)")</a></li>" }.joined()
        + "</ul>"
    }
    #expect(check(list(-1), list(5_000)) < 100)
    let far = list(10).split(separator: "Row 9000").joined(separator: "Row nine thousand")
    #expect(check(list(-1), far) < 200)
  }

  @Test func numbersOfControlsAreTakenOut() {
    let page =
      #"<a data-control="12" title=" data-control=">">x data-control="3"</a><p><b data-control="7">y</b>"#
    let controls = PageControls(Array(page.utf8))
    #expect(controls.numbers == [12, 7])
    #expect(
      String(decoding: controls.body, as: UTF8.self)
        == #"<a data-control title=" data-control=">">x data-control="3"</a><p><b data-control>y</b>"#)
  }

  @Test func formsAreRead() {
    let fields = FormFields("do=type&value=a%26b+%F0%9F%8D%8A&x&do=second&n=12&bad=%zz")
    #expect(fields["do"] == "type")
    #expect(fields["value"] == "a&b 🍊")
    #expect(fields["x"] == "")
    #expect(fields.number("n") == 12)
    #expect(fields["bad"] == "%zz")
  }
}
