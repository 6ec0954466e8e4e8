/// Drawn landscapes for pictures that are missing: the same for the same name, one of a fixed number.
enum PlaceholderArt {
  /// Twenty hues by eight layouts.
  static let count = 160
  /// The width of every picture, in points.
  static let width = 120.0

  /// The picture a name gets, by FNV-1a over its bytes.
  @inline(__always)
  static func variant(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 15) % UInt32(count))
  }

  /// Writes a variant as an SVG symbol: sky, sun and two ranges of hills in one family of hues.
  static func writeDefinition(_ variant: Int, to output: inout OutputBuffer) {
    let hue = variant % 20 * 18
    let layout = variant / 20
    let far = (hue + 32) % 360
    output.append("<symbol id=\"sw-a")
    output.append(number: variant)
    output.append(
      "\" viewBox=\"0 0 120 90\" preserveAspectRatio=\"xMidYMid slice\"><linearGradient id=\"sw-g")
    output.append(number: variant)
    output.append("\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"")
    append(hue: far, saturation: 0.62, lightness: 0.74, to: &output)
    output.append("\"/><stop offset=\"1\" stop-color=\"")
    append(hue: hue, saturation: 0.68, lightness: 0.88, to: &output)
    output.append("\"/></linearGradient><path fill=\"url(#sw-g")
    output.append(number: variant)
    output.append(")\" d=\"M0 0h120v90H0z\"/><circle cx=\"")
    output.append(number: 40 + layout * 13 % 44)
    output.append("\" cy=\"")
    output.append(number: 22 + layout * 5 % 14)
    output.append("\" r=\"")
    output.append(number: 7 + layout % 4)
    output.append("\" fill=\"#fff\" opacity=\".8\"/><path fill=\"")
    append(hue: hue, saturation: 0.42, lightness: 0.62, to: &output)
    output.append("\" d=\"")
    output.append(ranges[layout % 4])
    output.append("\"/><path fill=\"")
    append(hue: (hue + 345) % 360, saturation: 0.45, lightness: 0.42, to: &output)
    output.append("\" d=\"")
    output.append(grounds[(layout + layout / 4) % 4])
    output.append("\"/></symbol>")
  }

  private static let ranges: [StaticString] = [
    "M0 62 26 40l20 17 26-27 30 30 18-12v42H0z", "M0 54c22-16 40-16 58 0s42 14 62-6v42H0z",
    "M0 66 34 32l18 20 16-12 52 30v20H0z", "M0 48c30 0 34 20 62 16s34-24 58-22v48H0z",
  ]
  private static let grounds: [StaticString] = [
    "M0 74c30-12 62-10 120 4v12H0z", "M0 70c40 14 76 12 120-8v28H0z", "M0 80 40 62l36 16 44-12v24H0z",
    "M0 64c34 2 60 18 120 14v12H0z",
  ]

  private static func append(hue: Int, saturation: Double, lightness: Double, to output: inout OutputBuffer) {
    let reach = saturation * min(lightness, 1 - lightness)
    output.append("#")
    for offset in [0.0, 8.0, 4.0] {
      let place = (offset + Double(hue) / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - reach * max(-1, min(place - 3, 9 - place, 1))
      let part = UInt8((value * 255).rounded())
      output.append(OutputBuffer.hexDigit(part >> 4))
      output.append(OutputBuffer.hexDigit(part & 15))
    }
  }
}
