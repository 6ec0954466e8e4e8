/// A link.
public struct LinkPayload: Sendable {
  /// Where it leads.
  public enum Kind: UInt8, Sendable {
    /// A page of the app; `target` is its file name, or empty where no page is written.
    case page
    /// An address; `target` is it, unchecked.
    case address
  }
  /// Page or address.
  public var kind: Kind
  /// The file name or address.
  public var target: PoolRange
  /// True where the row should show a disclosure mark (a navigation link in a list).
  public var showsDisclosure = false
  /// True where it stands in a bar, where links look like buttons.
  public var isInBar = false
  /// False where it takes no input.
  public var isEnabled = true
  /// The look that a button style gives it.
  public var look = ControlPayload.Look.automatic
  /// Its size and outline where it looks like a button.
  public var metrics = ControlMetrics()
  /// Its accent; nil is the theme's.
  public var tint: Color?
  /// The control's place in the running screen; -1 if none.
  public var control: Int32 = -1
  /// A link.
  public init(kind: Kind, target: PoolRange) {
    self.kind = kind
    self.target = target
  }
}
