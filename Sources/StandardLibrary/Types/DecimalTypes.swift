extension StandardLibrary {
  /// Exact numbers, and how they are rounded.
  static let decimalTypes = [
    LibraryType(
      "Decimal",
      "A number of up to 38 decimal digits, reckoned with exactly: 0.1 + 0.2 is 0.3. What has more digits is rounded, halves away from zero."
    ),
    LibraryType(
      "NSDecimalNumber", aliases: ["NSNumber"], "A Decimal as older code has it: `price as NSDecimalNumber`."),
    LibraryType(
      "NSDecimalNumber.RoundingMode", aliases: ["Decimal.RoundingMode"],
      cases: ["plain", "down", "up", "bankers"],
      "How digits are left out: halves away from zero, towards negative infinity, towards infinity, halves to the even neighbour."
    ),
  ]
}
