import Testing

@testable import StandardLibrary

@Suite("The sizes of drawings")
struct PictureSizeTests {
  private func size(_ text: String) -> [Int]? {
    PictureSize.read(Array(text.utf8)).map { [$0.width, $0.height] }
  }

  @Test func widthAndHeightGoFirst() {
    #expect(size(#"<svg width="24" height="16" viewBox="0 0 48 32"/>"#) == [24, 16])
    let drawing = "<?xml version='1.0'?><!-- Rust --><svg xmlns='a'\n  width='24px' height='23.6'></svg>"
    #expect(size(drawing) == [24, 24])
  }

  @Test func elseTheBoxTells() {
    #expect(size(#"<svg viewBox="0 0 48 32"/>"#) == [48, 32])
    #expect(size(#"<svg width="100%" height="100%" viewBox="0,0,48,32"/>"#) == [48, 32])
  }

  @Test func othersTellNothing() {
    #expect(size("<svg/>") == nil)
    #expect(size(#"<svg stroke-width="2" height="4"/>"#) == nil)
    #expect(size(#"<p width="2" height="4"/>"#) == nil)
    #expect(size("") == nil)
  }
}
