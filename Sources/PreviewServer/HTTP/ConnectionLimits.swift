import NIOCore
import NIOHTTPTypes

/// What one connection may cost.
enum ConnectionLimits {
  /// Connections at a time; others wait until one is closed.
  static let connections = 1500
  /// Bytes of all header fields of a request, and how many there may be.
  static let headerBytes = 16 * 1024
  static let headerFields = 64
  /// Bytes of a request's body.
  static let bodyBytes = 256 * 1024
  /// Until a new connection has sent a whole request, and until a request that began is whole.
  static let request = TimeAmount.seconds(10)
  /// Between two requests of a connection.
  static let idle = TimeAmount.seconds(60)
  /// Until a client reads again that stopped reading.
  static let stall = TimeAmount.seconds(30)
}
