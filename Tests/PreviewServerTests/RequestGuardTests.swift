import HTTPTypes
import Testing

@testable import PreviewServer

/// Who is answered, and who is not.
@Suite struct RequestGuardTests {
  private let access = RequestGuard(key: "0123456789abcdef", port: 4620, host: "127.0.0.1")

  private func request(
    _ path: String, host: String? = "127.0.0.1:4620", method: HTTPRequest.Method = .get,
    _ fields: [(String, String)] = []
  ) throws -> HTTPRequest {
    var request = HTTPRequest(method: method, scheme: "http", authority: host, path: path)
    for (name, value) in fields { request.headerFields[try #require(HTTPField.Name(name))] = value }
    return request
  }

  private func refusal(_ request: HTTPRequest) -> RequestGuard.Refusal? {
    do {
      _ = try access.target(of: request)
      return nil
    } catch {
      return error
    }
  }

  @Test func theAddressThatIsPrintedIsAnswered() throws {
    for host in ["127.0.0.1:4620", "localhost:4620", "LOCALHOST:4620", "[::1]:4620"] {
      #expect(refusal(try request("/?key=0123456789abcdef", host: host)) == nil)
    }
    let target = try access.target(of: try request("/0123456789abcdef/0/assets/rock.jpg?x=%41+b"))
    #expect(target.path == ["0", "assets", "rock.jpg"])
    #expect(target.query["x"] == "A b")
  }

  @Test(arguments: [
    nil, "", "evil.example", "evil.example:4620", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:4620",
    "127.0.0.1:4620:4620", "localhost.:4620", "10.0.0.1:4620", "127.0.0.1:04620x", "[::1",
    "user@127.0.0.1:4620",
  ])
  func otherHostsAreRefused(_ host: String?) throws {
    #expect(refusal(try request("/?key=0123456789abcdef", host: host)) == .foreignHost)
  }

  @Test func otherOriginsAreRefused() throws {
    let path = "/0123456789abcdef/do?client=x"
    let own = ("Origin", "http://127.0.0.1:4620")
    #expect(refusal(try request(path, method: .post, [own])) == nil)
    #expect(refusal(try request(path, method: .post)) == .foreignOrigin)
    for origin in ["null", "http://evil.example", "https://127.0.0.1:4620", "http://127.0.0.1:4621"] {
      #expect(refusal(try request(path, method: .post, [("Origin", origin)])) == .foreignOrigin)
      #expect(refusal(try request(path, [("Origin", origin)])) == .foreignOrigin)
    }
    for site in ["cross-site", "same-site", "whatever"] {
      #expect(refusal(try request(path, [("Sec-Fetch-Site", site)])) == .foreignOrigin)
    }
  }

  @Test(arguments: [
    "/", "/?key=", "/?key=0123456789abcdeF", "/?key=0123456789abcdef0", "/?kez=0123456789abcdef",
    "/preview.js",
    "//0123456789abcdef/preview.js", "/0123456789abcde/preview.js",
  ])
  func nothingIsServedWithoutTheKey(_ path: String) throws {
    #expect(refusal(try request(path)) == .wrongKey)
  }

  @Test(arguments: [
    "/..", "/../etc/passwd", "/0/..", "/0/assets/..", "/0/assets/%2e%2e", "/0/assets/..%2f..",
    "/0/assets/.git",
    "/0/assets/a%00", "/0//x", "/0/assets/a b", "/0/assets/%252e", "/0/assets/x\\..", "/0/./x", "/",
  ])
  func pathsThatCouldMeanSomethingElseAreRefused(_ path: String) throws {
    #expect(refusal(try request("/0123456789abcdef" + path)) != nil)
  }

  @Test(arguments: [HTTPRequest.Method.put, .delete, .options, .trace, .connect, .head])
  func otherMethodsAreRefused(_ method: HTTPRequest.Method) throws {
    let own = ("Origin", "http://127.0.0.1:4620")
    #expect(refusal(try request("/?key=0123456789abcdef", method: method, [own])) == .malformed)
  }

  @Test func keysDiffer() {
    let keys = Set((0..<100).map { _ in PreviewKey.make() })
    #expect(keys.count == 100)
    #expect(keys.allSatisfy { $0.utf8.count == 32 })
  }
}
