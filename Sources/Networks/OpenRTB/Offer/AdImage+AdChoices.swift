import JSON
import Mediation

extension AdImage {
  /// A small i in a ring, for native ads that name a page that says why they are shown.
  static let drawnAdChoices = AdImage(.bytes(Base64.bytes(of: drawing) ?? []), scale: 2)

  /// A PNG of 32 by 32 pixels.
  private static let drawing = """
    iVBORw0KGgoAAAANSUhEUgAAACAAAAAgBAMAAACBVGfHAAAAMFBMVEVAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
    QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDS0yjaAAAAEHRSTlMAESIzRFVmd4iZqrvM3e7/dpUBFQAAANNJREFUeNpt\
    kbsNwkAMhh2JRIB4pKRiFkrKbACbABI9DIAEo9DSsUFggqNBQJH8nB9RkIyL0/m73z4/iP5aegj1pWj9SUC0etP4\
    mfiRLA0cUW3zZF7io34flYSnJU4m2OtLTyUZ3vFM8njswFmmIli9RHJnXLEAYEnJ4vBswaKOuXGlJoSGKGLcmpqk\
    1I35Bpi1PXRwppEEEyA63GgsNwOEhwcuxJIq4KT2rQL+1gpTwIVp6Qa4dG3OgDSn7QvQ9nVAYjogN0I/ZLcGvyi3\
    Sr/sX/sCACOZq25kDRgAAAAASUVORK5CYII=
    """
}
