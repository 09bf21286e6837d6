package import AdService
import JSON
package import YAML

/// A configuration that can be used, with the text it came from.
package struct ReadConfiguration: Sendable {
  /// What the file says, with everything that it leaves out filled in.
  package let configuration: Configuration

  /// Where things stand in the file.
  let root: YAMLNode
}

/// Reads a configuration and finds every mistake in it at once.
package enum ConfigurationReader {
  /// How much a configuration may hold.
  package static let limits = YAMLLimits(bytes: 64 << 20, depth: 32, nodes: 4_000_000)

  /// Reads a text, with variables taken from the environment that is given.
  package static func read(
    _ text: [UInt8], environment: (String) -> String?,
  ) throws(ConfigurationMistakes) -> ReadConfiguration {
    let document = YAMLDocument(text, limits: limits)
    var mistakes = document.problems.map {
      ConfigurationMistake(mark: $0.mark, path: "", message: $0.message)
    }
    guard let root = document.root else { throw ConfigurationMistakes(mistakes) }
    let (json, misfits) = withoutActuallyEscaping(environment) { environment in
      var shaped = ShapedYAML(environment: environment)
      shaped.write(root, as: Configuration.shape)
      return (shaped.json.bytes, shaped.mistakes)
    }
    mistakes += misfits
    mistakes += ConfigurationCheck.mistakes(in: json, root)
    guard mistakes.isEmpty else { throw ConfigurationMistakes(mistakes) }
    return ReadConfiguration(configuration: try decoded(json, root), root: root)
  }

  /// Decodes what has been found to have the right shape.
  private static func decoded(
    _ json: [UInt8], _ root: YAMLNode,
  ) throws(ConfigurationMistakes) -> Configuration {
    do throws(JSONError) {
      var reader = JSONReader(json.span)
      return try Configuration(from: &reader)
    } catch {
      throw ConfigurationMistakes([
        ConfigurationMistake(mark: root.mark, path: "", message: error.message)
      ])
    }
  }
}
