/// The views of the library, besides buttons and toggles, that declared styles draw.
public enum StyledView: UInt8, Sendable {
  case label, progressView, gauge, groupBox, labeledContent, disclosureGroup, textField
}
