// What may come with a video.
extension VideoContent {
  /// Where the picture or page of something is.
  package enum Resource: Hashable, Sendable {
    /// A picture.
    case image(AdImage)

    /// A page in a frame, at that address.
    case frame(String)

    /// A page as it stands here.
    case markup(String)
  }

  /// Something that is shown beside the video.
  package struct Companion: Hashable, Sendable {
    /// What clicks on it, and its being drawn, are reported by, such as `companion1`.
    package let asset: String

    /// The width in pixels.
    package let width: Int

    /// The height in pixels.
    package let height: Int

    /// Where its picture or page is.
    package let resource: Resource

    /// What it says, for those who cannot see it.
    package var altText: String?

    /// Where a click on it leads.
    package var clickURL: String?

    /// The place in the app that it is for.
    package var slot: String?

    /// Whether it has to be shown, or one of those like it.
    package var isRequired = false

    /// States a companion.
    package init(asset: String, width: Int, height: Int, resource: Resource) {
      self.asset = asset
      self.width = width
      self.height = height
      self.resource = resource
    }
  }

  /// A mark over the video.
  package struct Icon: Hashable, Sendable {
    /// The program that it stands for, such as `AdChoices`.
    package var program: String?

    /// The width in pixels.
    package let width: Int

    /// The height in pixels.
    package let height: Int

    /// Where it is from the left: pixels, `left` or `right`.
    package var x: String?

    /// Where it is from the top: pixels, `top` or `bottom`.
    package var y: String?

    /// When it appears.
    package var offsetMs: Int64 = 0

    /// How long it stays; to the end if nil.
    package var durationMs: Int64?

    /// Where its picture or page is.
    package let resource: Resource

    /// What it says, for those who cannot see it.
    package var altText: String?

    /// Where a click on it leads.
    package var clickURL: String?

    /// Images to show in place of that page where no page can be opened, the largest first.
    package var fallbacks: [AdImage] = []

    /// States an icon.
    package init(width: Int, height: Int, resource: Resource) {
      self.width = width
      self.height = height
      self.resource = resource
    }
  }

  /// A file with captions.
  package struct Caption: Hashable, Sendable {
    /// Where it is.
    package let url: String

    /// Its media type.
    package let mimeType: String?

    /// The language, by BCP 47.
    package let language: String?

    /// States a file.
    package init(url: String, mimeType: String? = nil, language: String? = nil) {
      self.url = url
      self.mimeType = mimeType
      self.language = language
    }
  }

  /// Somebody who wants to verify by a program that the video was seen.
  package struct Verification: Hashable, Sendable {
    /// Who it is.
    package var vendor: String?

    /// Where the program is.
    package let url: String

    /// The framework that it needs.
    package var apiFramework: String?

    /// What it is told.
    package var parameters: String?

    /// Names the program.
    package init(url: String) {
      self.url = url
    }
  }

  /// A program that goes with the video and that viewers can use.
  package struct Interactive: Hashable, Sendable {
    /// Where it is, or its page.
    package let resource: Resource

    /// The framework that it needs.
    package var apiFramework: String?

    /// What it is told.
    package var parameters: String?

    /// Whether what viewers do may make the ad longer.
    package var variesDuration = false

    /// Names the program.
    package init(_ resource: Resource) {
      self.resource = resource
    }
  }
}
