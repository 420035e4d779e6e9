import Model
import Plans
import Testing

@Suite struct ModelAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
    ("http://127.0.0.1:11434/v1", "http://127.0.0.1:11434"),
    ("http://127.0.0.1:11434/v1/", "http://127.0.0.1:11434"),
    ("http://127.9.8.7", "http://127.9.8.7"), ("http://[::1]:8080", "http://[::1]:8080"),
    ("http://[::1]", "http://[::1]"),
  ])
  func `a literal loopback address is taken, with or without what people copy behind it`(
    text: String, base: String
  ) throws {
    let address = try ModelAddress(text)
    #expect(address.base == base && address.socket == nil)
  }

  @Test(arguments: ["unix:/run/llama.sock", "unix:///run/llama.sock"])
  func `a Unix socket is named by its path`(text: String) throws {
    #expect(try ModelAddress(text).socket == "/run/llama.sock")
  }

  @Test(arguments: [
    "http://localhost:8080", "http://192.168.1.5:8080", "http://10.0.0.1", "https://127.0.0.1",
    "127.0.0.1:8080",
    "http://127.0.0.1.example.org", "http://127.0.0.1@example.org", "http://example.org/127.0.0.1",
    "http://127.1", "http://0127.0.0.1", "http://2130706433", "http://127.0.0.256", "http://127.0.0.1:0",
    "http://127.0.0.1:99999", "http://127.0.0.1:80:80", "http://127.0.0.1:8080/other", "http://127.0.0.1?x",
    "http://[::2]", "http://[::1]x", "http://[::ffff:127.0.0.1]", "http://", "", "unix:",
    "unix:relative.sock",
    "unix:/\(String(repeating: "x", count: 120))", "ftp://127.0.0.1", "http://127.0.0.1:+80",
    "http://127.0.0.1:8080/v1/v1x",
  ])
  func `every other address is refused, since it may lead off the machine`(text: String) throws {
    let refusal = #expect(throws: Problem.self) { try ModelAddress(text) }
    #expect(refusal?.field == "model.url" && refusal?.code == .badValue)
  }
}
