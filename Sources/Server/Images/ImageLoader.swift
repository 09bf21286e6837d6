import HTTP
import JSON
import Loop
import Mediation

/// Fetches the images of an ad that has won, all at the same time.
final class ImageLoader: OfferFinisher {
  /// How much images may be.
  struct Bounds: Sendable {
    /// The most bytes of one image.
    let bytes: Int

    /// The most pixels of one image.
    let pixels: Int

    /// The most bytes of all that are kept.
    let keptBytes: Int

    /// How long one may take.
    let patience: Duration
  }

  /// The most images of one ad that are fetched.
  private static let mostImages = 16

  private let servers: any HTTPClient
  private let files: any ImageFiles
  private let shelf: Confined<ImageShelf>
  private let bounds: Bounds

  /// Takes who asks servers, where images lie, and what is known of those that do.
  init(
    asking servers: any HTTPClient, files: any ImageFiles, shelf: Confined<ImageShelf>,
    bounds: Bounds,
  ) {
    self.servers = servers
    self.files = files
    self.shelf = shelf
    self.bounds = bounds
  }

  func isNeeded(for offer: AdOffer, wanted: RequestOptions) -> Bool {
    guard !wanted.disablesImageLoading, wanted.imageForm != .url else { return false }
    return offer.content.images.contains { $0.image.address != nil }
  }

  func finish(
    _ offer: AdOffer, wanted: RequestOptions, by end: Duration, on time: any Timekeeper,
  ) async throws(OfferFault) -> AdOffer {
    let found = await fetchAll(of: offer, as: wanted.imageForm, by: end, on: time)
    defer { letGo(found) }
    var reason: String?
    let content: AdContent
    do throws(OfferFault) {
      content = try offer.content.mappingImages { image, role throws(OfferFault) in
        guard let address = image.address else { return image }
        switch found[address] ?? .failure(ImageFault("it is one too many")) {
        case .success(let loaded):
          return AdImage(
            loaded.source, scale: image.scale,
            pixels: PixelSize(width: loaded.header.width, height: loaded.header.height))
        case .failure(let fault):
          reason = reason ?? "\(address.prefix(200)): \(fault.message)"
          if role == .needed { throw .imageNotLoaded(reason ?? "") }
          return nil
        }
      }
    } catch {
      throw reason.map { .imageNotLoaded($0) } ?? error
    }
    return AdOffer(
      format: offer.format, content: content, reward: offer.reward, clicks: offer.clicks,
      terms: offer.terms)
  }

  /// Notes that an ad is held, so that its images stay.
  func hold(_ content: AdContent) { note(content, by: 1) }

  /// Notes that an ad is not held any more.
  func release(_ content: AdContent) { note(content, by: -1) }

  private func note(_ content: AdContent, by change: Int) {
    shelf.use { shelf in
      if !shelf.isEmpty { shelf.hold(names(in: content), by: change) }
    }
  }

  private func names(in content: AdContent) -> [String] {
    content.images.compactMap { image, _ in
      guard case .path(let path) = image.source, path.hasPrefix("\(files.path)/") else {
        return nil
      }
      return String(path.dropFirst(files.path.count + 1))
    }
  }
}

// One image after another, and all of them at once.
extension ImageLoader {
  private struct Loaded: Sendable {
    let source: Mediation.AdImage.Source
    let header: ImageHeader

    /// The file that is held until all of the ad is there, so that none of it goes for the rest.
    var heldName: String?
  }

  /// Why an image cannot be had, for a person.
  private struct ImageFault: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }

  private typealias Outcome = Result<Loaded, ImageFault>

  private func fetchAll(
    of offer: AdOffer, as form: RequestOptions.ImageForm, by end: Duration,
    on time: any Timekeeper,
  ) async -> [String: Outcome] {
    var addresses: [String] = []
    for (image, _) in offer.content.images where addresses.count < Self.mostImages {
      if let address = image.address, !addresses.contains(address) { addresses.append(address) }
    }
    let wanted = addresses
    return await withTaskGroup(of: (String, Outcome).self) { group in
      for address in wanted {
        group.addTask {
          do throws(ImageFault) {
            return (address, .success(try await self.load(address, as: form, by: end, on: time)))
          } catch {
            return (address, .failure(error))
          }
        }
      }
      var found: [String: Outcome] = [:]
      for await (address, outcome) in group { found[address] = outcome }
      return found
    }
  }

  private func load(
    _ address: String, as form: RequestOptions.ImageForm, by end: Duration,
    on time: any Timekeeper,
  ) async throws(ImageFault) -> Loaded {
    if let known = shelf.use({ $0.find(address) }) {
      if form == .path { return held(known.name, known.header) }
      if let bytes = await files.read(known.name) {
        return Loaded(source: .bytes(bytes), header: known.header)
      }
    }
    let limit = min(bounds.patience, end - time.now)
    guard limit > .zero else { throw ImageFault("there was no time left for it") }
    let bytes = try await bytes(at: address, within: limit)
    let header = try check(bytes)
    let name = try await keep(bytes, header, from: address)
    return form == .path ? held(name, header) : Loaded(source: .bytes(bytes), header: header)
  }

  private func held(_ name: String, _ header: ImageHeader) -> Loaded {
    shelf.use { $0.hold([name], by: 1) }
    return Loaded(source: .path("\(files.path)/\(name)"), header: header, heldName: name)
  }

  private func letGo(_ found: [String: Outcome]) {
    let names = found.values.compactMap { try? $0.get().heldName }
    shelf.use { $0.hold(names, by: -1) }
  }

  private func bytes(
    at address: String, within limit: Duration,
  ) async throws(ImageFault) -> [UInt8] {
    var request = HTTPRequest(.get, address, trust: .foreign)
    request.longestAnswer = bounds.bytes
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await servers.send(request, within: limit)
    } catch {
      throw ImageFault(error.message)
    }
    guard response.status == 200 else { throw ImageFault("the status is \(response.status)") }
    return response.body
  }

  private func check(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
    guard bytes.count <= bounds.bytes else {
      throw ImageFault("it has \(bytes.count) bytes, and images.maxBytes is \(bounds.bytes)")
    }
    guard let header = ImageHeader(of: bytes) else {
      throw ImageFault("it is no PNG, JPEG, GIF or WebP")
    }
    let (pixels, isTooMany) = header.width.multipliedReportingOverflow(by: header.height)
    guard !isTooMany, pixels <= bounds.pixels else {
      let size = "\(header.width)x\(header.height)"
      throw ImageFault("it has \(size) pixels, and images.maxPixels is \(bounds.pixels)")
    }
    return header
  }

  /// Puts an image on the shelf, and gives the name of its file.
  private func keep(
    _ bytes: [UInt8], _ header: ImageHeader, from address: String,
  ) async throws(ImageFault) -> String {
    let (gone, isEnough) = shelf.use { $0.reserve(bytes.count, within: bounds.keptBytes) }
    for name in gone { files.remove(name) }
    guard isEnough else {
      throw ImageFault("ads that are held need all of images.keptBytes, \(bounds.keptBytes)")
    }
    let name = shelf.use { $0.newName(of: header) }
    do throws(TextFile.Refusal) {
      try await files.write(bytes, as: name)
    } catch {
      shelf.use { $0.giveUp(bytes.count) }
      throw ImageFault(error.message)
    }
    // Another load may have fetched the same in the meantime; then one file is enough.
    if let known = shelf.use({ $0.find(address) }) {
      shelf.use { $0.giveUp(bytes.count) }
      files.remove(name)
      return known.name
    }
    shelf.use { $0.add(name, header, size: bytes.count, from: address) }
    return name
  }
}

extension Mediation.AdImage {
  /// Where the image can be fetched, if that is how it came.
  fileprivate var address: String? { if case .url(let url) = source { url } else { nil } }
}
