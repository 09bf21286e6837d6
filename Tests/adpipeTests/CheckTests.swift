import Foundation
import Rehearsal
import Testing

/// What is wrong with a configuration is said with file, line and column, by every command.
@Suite struct CheckTests {
  @Test func `the shipped configuration has no mistakes, and its test ids are noted`() throws {
    let left = try Child.run(["check"])
    #expect(left.ending == .exit(0))
    #expect(left.output.contains("config.yaml: no mistakes; 10 networks, 29 ad units"))
    #expect(left.output.contains("/21775744923/example/native is an ad unit for tests"))
  }

  @Test(arguments: [
    ("", "1:1: the document is empty"),
    ("[1, 2\n", "2:1: did not find expected ',' or ']' while parsing a flow sequence"),
    ("--- {}\n--- {}\n", "2:1: a second document is not allowed"),
    ("networks: !!map {}\n", "1:11: tags are not allowed"),
    ("currency: &a USD\n", "1:11: anchors are not allowed"),
    ("7\n", "1:1: expected keys and values, found a number"),
    (
      "currency: \"${ADPIPE_NO_SUCH_VARIABLE}\"\n",
      "1:11: currency: the environment has no variable ADPIPE_NO_SUCH_VARIABLE"
    ),
    ("currency: \"${HOME\"\n", "1:11: currency: ${ has no closing }"),
  ])
  func `one mistake is told with its place`(text: String, mistake: String) throws {
    let file = try Program.file("check/\(abs(text.hashValue)).yaml", text)
    let left = try Child.run(["check", file])
    #expect(left.ending == .exit(3))
    #expect(left.output == "")
    #expect(left.errors == "\(file):\(mistake)\nadpipe: \(file) has one mistake\n")
  }

  @Test func `every way to repeat a value is refused, also one without end`() throws {
    let file = try Program.file("check/cyclic.yaml", "networks: &all {sample: *all}\n")
    let left = try Child.run(["check", file])
    #expect(left.ending == .exit(3))
    #expect(left.errors.contains("\(file):1:11: anchors are not allowed\n"))
    #expect(left.errors.contains("\(file):1:25: aliases are not allowed; write the value again\n"))
  }

  @Test func `a file that cannot be read is said`() throws {
    let big = "\(Program.scratch)/check/big.yaml"
    _ = try Program.file("check/big.yaml", "")
    // A hole takes no room on the disk.
    try FileHandle(forWritingTo: URL(filePath: big)).truncate(atOffset: 100_000_000)
    for (path, complaint) in [
      ("/none.yaml", "/none.yaml cannot be opened: No such file or directory"),
      (Program.root, "\(Program.root) is a directory, not a file"),
      (big, "\(big) is longer than 64 MiB"),
    ] {
      for words in [["check", path], ["serve", "--config", path]] {
        let left = try Child.run(words)
        #expect(left.ending == .exit(5))
        #expect(left.errors == "adpipe: \(complaint)\n")
      }
    }
  }

  @Test func `a variable of the environment is taken`() throws {
    let file = try Program.file("check/variable.yaml", "currency: \"${ADPIPE_TEST_CURRENCY}\"\n")
    let left = try Child.run(
      ["call", "config.get", "--config", file], environment: ["ADPIPE_TEST_CURRENCY": "CHF"])
    #expect(left.output.contains(#""currency": "CHF""#))
  }

  @Test func `all mistakes are told at once, in the order of the file`() throws {
    let file = try Program.file("check/everything.yaml", CheckTests.mistaken)
    let left = try Child.run(["check", file])
    #expect(left.ending == .exit(3))
    #expect(left.errors.replacing("\(file):", with: "") == CheckTests.complaints(file))
  }

  private static let mistaken = """
    networks:
      sample:
        adapter: smaple
        latencyMs: soon
        fill: 1.5
        credentials: {account: 7}
        timeoutMs: 0
        colour: red
      broken:
        adapter: sample
        fails: {code: 1.5}
    adUnits:
      home:
        formats: [native, bannner]
        customFormats: ["1"]
        waterfall:
          - {network: sampel, price: -1}
          - {network: broken, parameter: a, credentials: {parameter: b}}
    customFormats:
      "2": {name: Two, assets: {Text: text}, clickable: [Txt], video: {fallback: Text}}
    streams:
      live: {customAssetKey: k}
    drainMs: "5"
    limts: {}
    """

  private static func complaints(_ file: String) -> String {
    """
    3:14: networks.sample.adapter: expected one of sample, process, openrtb, vast (did you mean \
    `sample`?), found "smaple"
    4:16: networks.sample.latencyMs: expected an integer from 0 to 3600000, found a string
    5:11: networks.sample.fill: expected always, never, mixed or a rate from 0 to 1
    6:28: networks.sample.credentials.account: expected a string of at most 4096 characters, \
    found a number; write it in quotes to make it a string
    7:16: networks.sample.timeoutMs: expected an integer from 1 to 3600000, found 0
    8:5: networks.sample: there is no key colour here
    11:12: networks.broken.fails: the key domain is missing: expected a string of 1 to 256 \
    characters
    11:12: networks.broken.fails: the key message is missing: expected a string of at most \
    4096 characters
    11:19: networks.broken.fails.code: expected an integer from -2147483648 to 2147483647, \
    found 1.5
    14:23: adUnits.home.formats[1]: expected one of banner, interstitial, rewarded, \
    rewardedInterstitial, appOpen, native, customNative (did you mean `banner`?), found \
    "bannner"
    15:21: adUnits.home.customFormats[0]: there is no custom format 1
    17:19: adUnits.home.waterfall[0].network: there is no network sampel; did you mean \
    sample?
    17:34: adUnits.home.waterfall[0].price: expected a number from 0 to 1000000000, found -1
    18:38: adUnits.home.waterfall[1].parameter: parameter is short for credentials: \
    {parameter: …}, which is given too
    20:54: customFormats.2.clickable[0]: there is no asset Txt; did you mean Text?
    20:78: customFormats.2.video.fallback: expected an image, and Text is a text
    22:9: streams.live: the key networkCode is missing: expected a string of 1 to 32 \
    characters
    23:10: drainMs: expected an integer from 0 to 3600000, found a string
    24:1: there is no key limts here; did you mean limits?
    adpipe: \(file) has 19 mistakes

    """
  }
}
