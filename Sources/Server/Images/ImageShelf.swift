import Mediation

/// Which images have been fetched, and which of them somebody still needs.
///
/// It is bounded by the bytes and the number of its images: the one that was used longest ago goes
/// first, but none that belongs to an ad that is held. The files go with the engine: nothing of an
/// ad outlives it.
final class ImageShelf {
  /// One image.
  struct Image {
    /// The name of its file.
    let name: String

    /// What it is.
    let header: ImageHeader

    fileprivate let size: Int
    fileprivate var holders = 0
    fileprivate var lastUse = 0
  }

  /// The most images that there can be.
  static let mostImages = 10_000

  private var images: [String: Image] = [:]
  private var addresses: [String: String] = [:]
  private var bytes = 0
  private var uses = 0
  private var names = 0

  /// Whether there is no image.
  var isEmpty: Bool { images.isEmpty }

  /// The image of that address, if it is here.
  func find(_ address: String) -> Image? {
    guard images[address] != nil else { return nil }
    uses += 1
    images[address]?.lastUse = uses
    return images[address]
  }

  /// A name for one more file.
  func newName(of header: ImageHeader) -> String {
    names += 1
    return "\(names).\(header.kind.rawValue)"
  }

  /// Keeps room for that many bytes, and gives the names of the files that have to go for it.
  ///
  /// What an ad needs stays, so there may not be enough room.
  func reserve(_ size: Int, within limit: Int) -> (gone: [String], isEnough: Bool) {
    func isFull() -> Bool { bytes + size > limit || images.count >= ImageShelf.mostImages }
    var gone: [String] = []
    guard isFull() else {
      bytes += size
      return (gone, true)
    }
    var free = images.filter { $0.value.holders == 0 }
      .sorted { $0.value.lastUse > $1.value.lastUse }
    while isFull() {
      guard let (address, image) = free.popLast() else { return (gone, false) }
      images[address] = nil
      addresses[image.name] = nil
      bytes -= image.size
      gone.append(image.name)
    }
    bytes += size
    return (gone, true)
  }

  /// Gives up room that was kept for an image that does not come.
  func giveUp(_ size: Int) { bytes -= size }

  /// Takes an image in for which room was kept.
  func add(_ name: String, _ header: ImageHeader, size: Int, from address: String) {
    uses += 1
    images[address] = Image(name: name, header: header, size: size, lastUse: uses)
    addresses[name] = address
  }

  /// Notes that an ad needs the images of those names, or does so no more.
  func hold(_ names: [String], by change: Int) {
    for name in names {
      if let address = addresses[name] { images[address]?.holders += change }
    }
  }
}
