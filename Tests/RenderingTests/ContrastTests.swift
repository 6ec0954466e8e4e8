import RenderTree
import TestFixtures
import Testing

@testable import Rendering

/// The colours of the theme: what is read keeps a contrast of 4.5:1 on every ground that it may stand on.
@Suite struct ContrastTests {
  /// The colours of the first rule of `Templates/tokens.css` that begins so.
  private func tokens(_ selector: String) throws -> [Substring: UInt32] {
    let sheet = try Project.text("Templates/tokens.css")
    let rule = try #require(sheet.split(separator: "}").first { $0.contains(selector + "{") })
    var found: [Substring: UInt32] = [:]
    for line in rule.split(separator: "{").last?.split(whereSeparator: { $0 == ";" || $0 == "\n" }) ?? [] {
      let parts = line.split(separator: ":#")
      if parts.count == 2 { found[parts[0].dropFirst(5)] = number(parts[1]) }
    }
    return found
  }

  private func number(_ digits: Substring) -> UInt32? {
    UInt32(digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits), radix: 16)
  }

  /// The relative luminance of WCAG 2.
  private func luminance(_ bits: UInt32) -> Double {
    let parts = [bits >> 16, bits >> 8 & 255, bits & 255].map { byte in
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The power 2.4, by the fifth root of the twelfth power.
  private func power(_ base: Double) -> Double {
    let twelfth = base * base * base * base
    let goal = twelfth * twelfth * twelfth
    var root = 1.0
    for _ in 0..<100 { root -= (root - goal / (root * root * root * root)) / 5 }
    return root
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [":root,.sw-light", "[data-scheme=\"dark\"],.sw-dark"])
  func lettersCanBeReadOnEveryGround(_ scheme: String) throws {
    let colors = try tokens(scheme)
    let grounds = ["canvas", "grouped", "card", "elevated", "sheet", "sheet-card", "button"]
    let letters = colors.keys.filter { $0.hasSuffix("-text") }
    #expect(letters.count == 17)
    for ground in grounds {
      let color = try #require(colors[ground[...]], "\(ground)")
      for name in letters.sorted() {
        let ratio = contrast(try #require(colors[name]), color)
        #expect(ratio >= 4.5, "\(name) on \(ground) in \(scheme): \(ratio)")
      }
    }
    #expect(contrast(0xFFFFFF, try #require(colors["prominent"])) >= 4.5)
  }

  @Test func whiteCanBeReadOnEveryTint() throws {
    let solid = try tokens("\n:root").filter { $0.key.hasSuffix("-solid") }
    #expect(solid.count == 17)
    for (name, color) in solid { #expect(contrast(0xFFFFFF, color) >= 4.5, "\(name)") }
  }

  @Test(arguments: [false, true])
  func coloursOfTheThemeAreTheSystems(isDark: Bool) throws {
    let colors = try tokens(isDark ? "[data-scheme=\"dark\"],.sw-dark" : ":root,.sw-light")
    // Those that the theme has shades of its own for, which can be read on all its grounds.
    let own: Set<Color.Base> = [.secondary, .tertiary, .accent, .separator]
    for base in Color.Base.allCases where Color(base).isThemed && base != .adaptive && !own.contains(base) {
      let name = "\(base.cssName)"
      #expect(colors[name[...]] == base.systemColor(isDark: isDark), "\(name)")
      if !isDark { #expect(Color(base).resolved.digits == base.systemColor(isDark: false), "\(name)") }
    }
    for base in own where !isDark && base != .accent {
      #expect(Color(base).resolved.digits == colors["\(base.cssName)"[...]], "\(base)")
    }
  }
}

extension Color {
  fileprivate var digits: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
