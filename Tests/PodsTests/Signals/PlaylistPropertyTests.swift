import Rehearsal
import Testing

@testable import Pods

@Suite struct PlaylistPropertyTests {
  @Test(arguments: 0..<UInt64(Soak.times(40)))
  func `however often a playlist is looked at, its breaks are the same`(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let timeline = TrueTimeline(segments: 200, using: &chance)
    var whole = Watcher()
    _ = try whole.read(timeline.playlist(0..<200))
    var often = Watcher()
    var (first, end) = (0, 1)
    while end < 200 {
      // Windows overlap by at least the longest break, as those of real streams do.
      _ = try often.read(timeline.playlist(first..<end))
      if Int.random(in: 0..<9, using: &chance) == 0, end - first > 3 {
        _ = try often.read(timeline.playlist(first..<end - 1))
      }
      end = min(200, end + Int.random(in: 0...6, using: &chance))
      first = max(first, end - Int.random(in: 20...30, using: &chance))
    }
    _ = try often.read(timeline.playlist(first..<200))
    #expect(often.latest == whole.latest)
    #expect(whole.latest.count == timeline.events.count)
  }

  @Test(arguments: 0..<UInt64(Soak.times(20)))
  func `no text makes it trap, and a sound playlist is read after any`(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let timeline = TrueTimeline(segments: 60, using: &chance)
    let sound = timeline.playlist(0..<60)
    var watcher = Watcher()
    for _ in 0..<40 {
      var bytes = Array(sound.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &chance) { mutate(&bytes, &chance) }
      if let refresh = try? watcher.read(String(decoding: bytes, as: UTF8.self)) {
        #expect(refresh.notes.count <= PlaylistNote.limit)
        #expect(0...refresh.segments ~= refresh.newSegments)
      }
    }
    var fresh = Watcher()
    #expect(try fresh.read(sound).segments == 60)
    #expect(try watcher.read(timeline.playlist(0..<60)).mediaSequence == 0)
  }

  private func mutate(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    guard bytes.count > 20 else { return }
    let place = Int.random(in: 8..<bytes.count, using: &chance)
    let length = min(Int.random(in: 1...60, using: &chance), bytes.count - place)
    let other = Int.random(in: 0..<bytes.count - length, using: &chance)
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &chance)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[other..<other + length], at: place)
    case 3: bytes.removeLast(bytes.count - place)
    case 4: bytes.insert(contentsOf: Array("99999999999999999999".utf8), at: place)
    default: bytes.insert(contentsOf: Array("\n#EXT-X-CUE-OUT-CONT:9/8\n".utf8), at: place)
    }
  }
}
