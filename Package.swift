// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "adpipe",
  products: [
    .executable(name: "adpipe", targets: ["adpipe"]),
    .library(name: "AdClient", targets: ["AdClient", "AdService", "RPC", "JSON"]),
  ],
  targets: [
    // The roots: they know nothing of each other.
    .target(name: "JSON"),
    .target(name: "YAML", dependencies: ["CLibYAML"]),
    .target(name: "XML", dependencies: ["CExpat"]),
    .target(name: "Loop", dependencies: ["CLibUV"]),
    .target(name: "Curl", dependencies: ["HTTP", "Loop", "CLibCurl"]),
    .target(name: "Mediation"),
    .target(name: "Pods"),
    .target(name: "Ledger"),
    .target(name: "HTTP"),

    // The contract.
    .target(name: "RPC", dependencies: ["JSON"]),
    .target(name: "AdService", dependencies: ["RPC", "JSON"]),

    // For programs that drive the engine.
    .target(name: "AdClient", dependencies: ["AdService", "RPC", "JSON"]),

    // The sources of ads.
    .target(name: "Networks", dependencies: ["Mediation", "HTTP", "JSON", "XML"]),

    // For programs that speak for a network: the other side of their pipes.
    .target(name: "Adapters", dependencies: ["AdService", "RPC", "JSON", "Mediation", "Loop"]),

    // Where all of them meet.
    .target(
      name: "Server",
      dependencies: [
        "Adapters", "AdService", "RPC", "JSON", "HTTP", "Curl", "Networks", "Mediation", "Pods",
        "Ledger", "YAML", "Loop",
      ],
    ),
    .executableTarget(
      name: "adpipe",
      dependencies: [
        "Server", "Adapters", "AdService", "RPC", "JSON", "HTTP", "Curl", "Mediation", "Loop",
      ],
      // For the linker: which functions lie side by side.
      exclude: ["Linking"],
    ),
    .executableTarget(name: "schemac", dependencies: ["YAML", "JSON"]),

    // System libraries, linked statically by their module maps.
    .systemLibrary(name: "CLibYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CLibUV", providers: [.apt(["libuv1-dev"]), .brew(["libuv"])]),

    // libcurl and what unpacks for it are loaded at the first request: only their headers are needed.
    .systemLibrary(name: "CLibCurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),

    // What tests share: the real program with a limit on every wait, time that steps, and chance.
    .target(name: "Rehearsal", dependencies: ["Mediation", "CLibUV"], path: "Tests/Rehearsal"),

    .testTarget(name: "JSONTests", dependencies: ["JSON", "Rehearsal"]),
    .testTarget(name: "AdServiceTests", dependencies: ["AdService", "RPC", "JSON"]),
    .testTarget(
      name: "AdClientTests", dependencies: ["AdClient", "AdService", "RPC", "JSON"],
      exclude: ["other-engine.sh", "config.yaml"],
    ),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
    .testTarget(name: "XMLTests", dependencies: ["XML"]),
    .testTarget(name: "CurlTests", dependencies: ["Curl", "HTTP", "Loop", "Rehearsal"]),
    .testTarget(name: "LoopTests", dependencies: ["Loop", "Rehearsal"]),
    .testTarget(name: "RPCTests", dependencies: ["RPC", "JSON", "Loop", "Server"]),
    .testTarget(name: "MediationTests", dependencies: ["Mediation", "Rehearsal"]),
    .testTarget(name: "PodsTests", dependencies: ["Pods", "Server", "Rehearsal"]),
    .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
    .testTarget(
      name: "NetworksTests", dependencies: ["Networks", "Mediation", "HTTP", "JSON", "Rehearsal"]),
    .testTarget(
      name: "AdaptersTests",
      dependencies: [
        "Adapters", "Server", "AdService", "RPC", "JSON", "Mediation", "Loop", "Rehearsal",
      ],
      exclude: ["bad-adapter.py"],
    ),
    .testTarget(
      name: "SchemacTests", dependencies: ["schemac", "YAML", "JSON"], exclude: ["Released"]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Server", "Ledger", "Adapters", "AdService", "Networks", "RPC", "JSON", "HTTP", "Mediation",
        "YAML", "Loop", "Rehearsal",
      ]),
    .testTarget(name: "adpipeTests", dependencies: ["JSON", "Rehearsal"]),
    .testTarget(name: "TidyTests"),
  ],
)

// A fuzzer has no main of its own, so a plain build must not see it.
let fuzzes = Context.environment["ADPIPE_FUZZ"] == "1"
if fuzzes {
  package.targets.append(
    .executableTarget(name: "JSONFuzz", dependencies: ["JSON"], path: "Tests/JSONFuzz"))
}

// What the benchmark runs in process; nobody else needs it.
if Context.environment["ADPIPE_BENCH"] == "1" {
  package.targets += [
    .executableTarget(name: "ingest", dependencies: ["Pods"], path: "Benchmarks/reader"),
    .executableTarget(
      name: "VASTBench", dependencies: ["Networks", "Mediation", "HTTP", "Loop"],
      path: "Benchmarks/VASTBench"),
    .executableTarget(name: "BidsBench", dependencies: ["Networks"], path: "Benchmarks/bids"),
  ]
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
  ]
  if target.name == "JSON" {
    target.swiftSettings?.append(.enableExperimentalFeature("Lifetimes"))
  }
  if fuzzes, ["JSON", "JSONFuzz"].contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"]))
  }
  if target.name == "JSONFuzz" {
    target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer,address"])]
  }
}
