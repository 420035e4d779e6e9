internal import Requests
internal import Testing

/// What a person calls a song or a folder, and what the library holds.
struct NameEvidenceTests {
  private typealias Candidate = NameEvidence.Candidate

  private func find(_ name: String, _ titles: String...) -> NameEvidence.Finding {
    NameEvidence.find(name, among: titles.map { NameEvidence.Candidate([$0]) })
  }

  @Test func `the one whose every word was said is found`() {
    #expect(find("Summer Rain", "Winter Sun", "Summer Rain", "Rain Dance") == .one(1))
    #expect(find("summer rain", "SUMMER RAIN") == .one(0))
    #expect(find("the Sound of Silence", "Sound of Silence") == .one(0))
    #expect(find("Летнего дождя", "Летний дождь", "Зимний дождь") == .one(0))
    #expect(find("Italien", "Italien 2024", "Spanien 2024") == .one(0))
  }

  @Test func `a word of the candidate that nobody said rules it out`() {
    #expect(find("Summer", "Summer Rain", "Winter Sun") == .none(nearest: [0]))
    #expect(find("Summer Rain", "Summer Rain (Remix)", "Summer Rain") == .one(1))
  }

  @Test func `a word that was said and is in no name rules it out`() {
    #expect(find("Summer Rain", "Summer", "Sumer Train") == .none(nearest: [1, 0]))
  }

  @Test func `another number is another name`() {
    #expect(find("rock90", "rock80", "rock90") == .one(1))
    #expect(find("rock91", "rock90") == .none(nearest: [0]))
  }

  @Test func `two equally good ones are both given back`() {
    #expect(find("Summer Rain", "Summer Rain", "Summer Rain") == .several([0, 1]))
    #expect(find("Italy", "2023 Italy", "2024 Italy") == .several([0, 1]))
    #expect(find("Italy 2024", "2023 Italy", "2024 Italy") == .one(1))
    #expect(find("Italy", "2023 Italy", "Italy") == .one(1))
  }

  @Test func `a performer beside the title tells two songs apart`() {
    let songs = [
      NameEvidence.Candidate(path: "Music/Anna Lee/03 Summer Rain.m4a"),
      NameEvidence.Candidate(path: "Music/The Hills/Summer Rain.mp3"),
    ]
    #expect(NameEvidence.find("Summer Rain", among: songs) == .several([0, 1]))
    #expect(NameEvidence.find("Summer Rain by Anna Lee", among: songs) == .one(0))
  }

  @Test func `one slip is forgiven, and another word is none`() {
    #expect(find("Sumer Rain", "Summer Rain") == .one(0))
    #expect(find("Summit", "Summer") == .none(nearest: [0]))
  }

  @Test func `what nobody could mean has no nearest`() {
    #expect(find("Bohemian", "Xyz") == .none(nearest: []))
    #expect(find("", "Summer") == .none(nearest: []))
    #expect(NameEvidence.find("Summer", among: []) == .none(nearest: []))
  }
}
