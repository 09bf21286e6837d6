import AdService
import Foundation
import JSON
import Rehearsal
import Server
import Testing
import YAML

/// What a configuration may say, and where it is said that it says something else.
@Suite struct ConfigurationTests {
  @Test(arguments: [
    ("netwroks: {}", "1:1 there is no key netwroks here; did you mean networks?"),
    (
      "networks: {a: {adapter: sample}, a: {adapter: sample}}",
      "1:34 `a` is given twice, first on line 1"
    ),
    (
      "networks: {a: {}}",
      "1:15 networks.a: the key adapter is missing: expected one of sample, process, openrtb, vast"
    ),
    (
      "networks: {a: {adapter: vast}}",
      "1:15 networks.a: the adapter vast needs an endpoint"
    ),
    (
      "http: {userAgent: \"a\\r\\nX-Injected: yes\"}",
      "1:19 http.userAgent: expected a text in one line"
    ),
    (
      "networks: {a: {adapter: vast, endpoint: ads.example}}",
      "1:41 networks.a.endpoint: expected an address that begins with https:// or http://"
    ),
    (
      "networks: {a: {adapter: vast, endpoint: \"https://a.example\", "
        + "vast: {minDurationMs: 2, maxDurationMs: 1}}}",
      "1:84 networks.a.vast.minDurationMs: expected no more than maxDurationMs"
    ),
    (
      "networks: {a: {adapter: sample, fill: often}}",
      "1:39 networks.a.fill: expected always, never, mixed or a rate from 0 to 1"
    ),
    (
      "networks: {a: {adapter: sample, fill: 1.01}}",
      "1:39 networks.a.fill: expected always, never, mixed or a rate from 0 to 1"
    ),
    (
      "networks: {a: {adapter: sample, fill: 0.9, errors: [{kind: timeout, rate: 0.2}]}}",
      "1:52 networks.a.errors: expected rates that add up to 1 at most, with the one of fill"
    ),
    (
      "networks: {a: {adapter: sample, latencyMs: 20, latencyP95Ms: 19}}",
      "1:62 networks.a.latencyP95Ms: expected as much as latencyMs, or more"
    ),
    (
      "networks: {a: {adapter: sample, bid: 0.0000001}}",
      "1:38 networks.a.bid: expected a price with at most six decimals"
    ),
    (
      "networks: {a: {adapter: sample}}\nadUnits: {u: {formats: [native], "
        + "waterfall: [{network: a, parameter: \"script:skipp\"}]}}",
      "2:70 adUnits.u.waterfall[0].parameter: there is no such script"
    ),
    (
      "networks: {a: {adapter: sample, reward: {type: coins, amount: -1}}}",
      "1:63 networks.a.reward.amount: expected a number of at least 0, found -1"
    ),
    (
      "networks: {a: {adapter: sample, omits: MainImage}}",
      "1:40 networks.a.omits: expected a list, found a string"
    ),
    (
      "networks: {a: {adapter: sample, video: yes}}",
      "1:40 networks.a.video: expected a boolean, found a string"
    ),
    ("networks: [a]", "1:11 networks: expected names and values, found a list"),
    (
      "drainMs: 1.5",
      "1:10 drainMs: expected an integer from 0 to 3600000, found 1.5"
    ),
    (
      "drainMs: 0x10",
      "1:10 drainMs: expected an integer from 0 to 3600000, found a string"
    ),
    ("limits: {depth: 7}", "1:17 limits.depth: expected an integer from 8 to 1024, found 7"),
    (
      "adUnits: {u: {formats: [native], waterfall: [{network: b}]}}\nnetworks: {a: {adapter: sample}}",
      "1:56 adUnits.u.waterfall[0].network: there is no network b"
    ),
    (
      "networks: {a: {adapter: sample}}\nadUnits:\n  u:\n    formats: [customNative]\n"
        + "    waterfall: [{network: a}]",
      "4:14 adUnits.u.formats: the format customNative needs customFormats that say which"
    ),
    (
      "networks: {a: {adapter: sample}}\n"
        + "adUnits: {u: {formats: [native], waterfall: [{network: a, price: -0.01}]}}",
      "2:66 adUnits.u.waterfall[0].price: expected a number from 0 to 1000000000, found -0.01"
    ),
    (
      "customFormats: {f: {name: F, assets: {A: video}}}",
      "1:42 customFormats.f.assets.A: expected one of text, image, found \"video\""
    ),
    (
      "customFormats: {f: {name: F, assets: {A: image}, video: {fallback: B}}}",
      "1:68 customFormats.f.video.fallback: there is no asset B"
    ),
    (
      "streams: {s: {networkCode: 21, customAssetKey: k}}",
      "1:28 streams.s.networkCode: expected a string of 1 to 32 characters, found a number; "
        + "write it in quotes to make it a string"
    ),
    ("currency: ${NOPE}", "1:11 currency: the environment has no variable NOPE"),
    ("currency: ${", "1:11 currency: ${ has no closing }"),
    ("", "1:1 the document is empty"),
    ("# nothing", "1:1 the document is empty"),
  ])
  func `a mistake is told with its place`(text: String, mistake: String) {
    #expect(mistakes(in: text) == [mistake])
  }

  @Test func `mistakes are told in the order of the file, whatever finds them`() {
    let found = mistakes(
      in: """
        streams: {s: {}}
        adUnits: {u: {formats: [naitve], waterfall: [{network: b}]}}
        networks: {a: {adapter: sample, fill: 2}}
        limts: 1
        """)
    #expect(
      found.map { String($0.prefix { $0 != " " }) } == [
        "1:14", "1:14", "2:25", "2:56", "3:39", "4:1",
      ])
  }

  @Test func `of what does not fit nothing more is said`() {
    let found = mistakes(
      in: """
        networks: 7
        adUnits: {u: {formats: [native], waterfall: [{network: a}]}}
        """)
    #expect(found == ["1:11 networks: expected names and values, found a number"])
  }

  @Test(arguments: [
    ("currency: ${MONEY}", "EUR"), ("currency: \"${MONEY}\"", "EUR"), ("currency: ${E}UR", "EUR"),
  ])
  func `variables are taken from the environment`(text: String, currency: String) throws {
    let read = try ConfigurationReader.read(Array(text.utf8)) { ["MONEY": "EUR", "E": "E"][$0] }
    #expect(read.configuration.currency == currency)
  }

  @Test(arguments: ["{}", "networks: null", "limits: {}", "adUnits: {}\n"])
  func `everything may be left out`(text: String) throws {
    let read = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
    #expect(read.configuration.currency == "USD")
    #expect(read.configuration.expiresAfterMs == 3_600_000)
  }

  @Test func `every key stands in the configuration that is shipped`() throws {
    let text = try String(contentsOfFile: "\(Program.root)/config.yaml", encoding: .utf8)
    let keys = try WrittenContract.configurationKeys()
    #expect(keys.count > 40)
    let missing = try keys.filter { try !text.contains(Regex("\\b\($0):")) }
    #expect(missing == [])
  }

  @Test func `what is secret is never shown`() throws {
    let secrets = try WrittenContract.secrets()
    #expect(secrets.values.joined().count >= 3)
    let transcript = try Transcript(
      text:
        """
        | networks:
        |   sample:
        |     adapter: sample
        |     credentials: {key: hush-NetworkConfiguration-credentials}
        |     environment: {KEY: hush-NetworkConfiguration-environment}
        |   exchange:
        |     adapter: openrtb
        |     endpoint: "https://e"
        |     openrtb: {headers: {k: hush-OpenRTBConfiguration-headers}}
        | streams:
        |   live:
        |     networkCode: "1"
        |     customAssetKey: key
        |     podKey: hush-StreamConfiguration-podKey
        |     streamKey: hush-StreamConfiguration-streamKey
        | tracking: {headers: {k: hush-TrackingConfiguration-headers}}
        | adUnits:
        |   home:
        |     formats: [native]
        |     waterfall:
        |       - {network: sample, parameter: hush-SourceConfiguration-parameter}
        |       - {network: sample, credentials: {key: hush-SourceConfiguration-credentials}}
        >> {"jsonrpc":"2.0","id":1,"method":"config.get"}
        >> {"jsonrpc":"2.0","id":2,"method":"network.list"}
        >> {"jsonrpc":"2.0","id":3,"method":"ad.load","params":{"adUnit":"home","format":"native"}}
        >> {"jsonrpc":"2.0","id":4,"method":"pod.schedule","params":{"stream":"live","streamId":"s"}}
        """)
    // Whoever adds a secret to the contract adds it here too.
    for (type, keys) in secrets {
      for key in keys { #expect(transcript.configuration?.contains("hush-\(type)-\(key)") == true) }
    }
    let shown = try transcript.playInProcess().joined().joined()
    #expect(shown.contains("(hidden)"))
    #expect(!shown.contains("hush"))
  }

  @Test func `what a file leaves out is shown with its default`() throws {
    let transcript = try Transcript(
      text: """
        | {}
        >> {"jsonrpc":"2.0","id":1,"method":"config.get"}
        """)
    let line = try #require(transcript.playInProcess().joined().first)
    let shown = try JSONValue(parsing: String(line.drop { $0 != "{" }))
    guard case .object(let members, _) = Configuration.shape,
      case .object(let found)? = shown["result"]?["configuration"]
    else { throw Absent() }
    let known = Set(members.map(\.name)).subtracting(found.map(\.name))
    // What only an operator can say.
    #expect(
      known == ["networks", "adUnits", "customFormats", "streams", "currencies", "context"])
  }

  private struct Absent: Error {}

  private func mistakes(in text: String) -> [String] {
    do throws(ConfigurationMistakes) {
      _ = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
      return []
    } catch {
      return error.all.map {
        "\($0.mark.line):\($0.mark.column) \($0.path.isEmpty ? "" : "\($0.path): ")\($0.message)"
      }
    }
  }
}
