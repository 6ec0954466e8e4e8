import ScreenTypes
import Testing

/// Versions of platforms are read as people write them, and compared by their numbers.
@Suite struct AvailabilityTests {
  @Test func versionsAreReadAndWritten() {
    for text in ["16", "16.4", "10.15"] { #expect(PlatformVersion(text[...])?.description == text) }
    #expect(PlatformVersion("16.4.1") == PlatformVersion(16, 4))
    #expect(PlatformVersion("16.0")?.description == "16")
    for text in ["", "x", "16.", ".4", "16.x", "16.4.x", "1.2.3.4", "300", "-1", "16.300"] {
      #expect(PlatformVersion(text[...]) == nil, "\(text)")
    }
  }

  @Test func versionsAreComparedByTheirNumbers() {
    #expect(PlatformVersion(9, 1) < 10 && PlatformVersion(16, 4) < PlatformVersion(16, 10))
    #expect(!(PlatformVersion(16, 0) < 16))
  }

  @Test func whatIsThereAsLongAsSwiftUINeedsNoWords() {
    #expect(Availability.always.text == nil)
    #expect(Availability.since(iOS: 16, macOS: nil).text == "iOS 16, not on macOS")
    #expect(Availability.since(iOS: nil, macOS: 13)[.iOS] == nil)
    #expect(OldestPlatforms().isEmpty && !OldestPlatforms(iOS: 15).isEmpty)
  }
}
