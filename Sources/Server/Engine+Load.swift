import Adapters
import Mediation

// What a load is.
extension Engine {
  /// A load that is under way.
  final class Load {
    /// Its number, by which it is explained.
    let number: Int

    /// The ad unit that it is for.
    let unit: Settings.AdUnit

    /// What it asks for.
    let request: AdRequest

    /// What is wanted besides, if more than one ad is.
    var several: Several?

    /// Begins a load that is of one ad.
    init(number: Int, unit: Settings.AdUnit, request: AdRequest) {
      self.number = number
      self.unit = unit
      self.request = request
    }
  }

  /// The ads that are wanted besides the first.
  final class Several {
    /// How many.
    let count: Int

    /// What each is asked for with.
    let wish: Wish

    /// When the time for all of them is over.
    let end: Duration

    /// States how many more are wanted.
    init(count: Int, wish: Wish, end: Duration) {
      self.count = count
      self.wish = wish
      self.end = end
    }
  }

  /// What a client asks for.
  struct Wish {
    /// The ad unit, as the configuration names it.
    let adUnit: String

    /// The one format that would do, if it is one.
    let format: WireFormat?

    /// The formats that would do, if they are several.
    let formats: [WireFormat]?

    /// The custom formats that would do; all of the ad unit's if absent.
    let formatIds: [String]?

    /// How the ad is to be made, and what is known.
    var particulars: Particulars

    /// How much of a break is to be filled, if it is for one.
    var pod: PodDemand?
  }
}
