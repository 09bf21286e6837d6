import Testing

@Suite struct LayerTests {
  /// What each module may import: the graph of the package, in code.
  private static let layers: [String: Set<String>] = [
    "JSON": [],
    "Mediation": [],
    "Pods": [],
    "Ledger": [],
    "HTTP": [],
    "YAML": ["CLibYAML"],
    "XML": ["CExpat"],
    "Loop": ["CLibUV", "Glibc", "Synchronization"],
    "Curl": ["HTTP", "Loop", "CLibCurl", "Glibc", "Synchronization"],
    "RPC": ["JSON"],
    "AdService": ["RPC", "JSON"],
    "AdClient": ["AdService", "RPC", "JSON", "Glibc", "Synchronization"],
    "Networks": ["Mediation", "HTTP", "JSON", "XML"],
    "Adapters": ["AdService", "RPC", "JSON", "Mediation", "Loop"],
    "Server": [
      "Adapters", "AdService", "RPC", "JSON", "HTTP", "Curl", "Networks", "Mediation", "Pods",
      "Ledger", "YAML", "Loop",
    ],
    "schemac": ["YAML", "JSON", "Glibc"],
    "adpipe": [
      "Server", "Adapters", "Mediation", "Loop", "RPC", "JSON", "HTTP", "Curl", "AdService",
      "Glibc",
    ],
  ]

  private static func violations(in file: SourceFile) -> [String] {
    let allowed = layers[file.module]
    let imports = file.code.filter { $0.contains("import") }.compactMap {
      $0.firstMatch(of: /^\s*(?:@\w+(?:\(\w+\))?\s+|\w+\s+)*?import\s+(?:\w+\s+)?(\w+)/)?.1
    }
    return imports.filter { allowed?.contains(String($0)) != true }
      .map { "\(file.path) imports \($0)" }
  }

  @Test func `a module imports only what its layer allows`() {
    #expect(SourceTree.written.count > 50)
    let files = SourceTree.swift.filter(\.isSource)
    #expect(files.flatMap(LayerTests.violations) == [])
  }

  @Test(arguments: [
    "import Foundation", "public import JSON", "@preconcurrency import RPC",
    "import struct YAML.Node",
    "package import Loop",
  ])
  func `an import that is not allowed is found`(line: String) {
    let file = SourceFile("Sources/Mediation/Waterfall.swift", "// import Pods\n" + line)
    #expect(LayerTests.violations(in: file).count == 1)
    #expect(LayerTests.violations(in: SourceFile("Sources/New/New.swift", line)).count == 1)
  }
}
