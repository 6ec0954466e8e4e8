/// The device that a run is to be seen on.
public struct DeviceForm: Sendable {
  /// What kind of device it is.
  public enum Idiom: String, Sendable {
    case phone, pad, mac
  }

  /// Its kind.
  public let idiom: Idiom
  /// The size of its page in points.
  public let width, height: Double

  /// A device.
  public init(idiom: Idiom, width: Double, height: Double) {
    self.idiom = idiom
    self.width = width
    self.height = height
  }

  var name: String {
    switch idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    }
  }

  var system: String {
    switch idiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .mac: "macOS"
    }
  }
}
