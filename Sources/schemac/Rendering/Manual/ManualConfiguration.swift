/// The chapter of the configuration: every key that config.yaml may have.
struct ManualConfiguration {
  /// The contract whose configuration it shows.
  let contract: Contract

  /// Writes every key of the root, then a section for each type below it.
  func write(to page: inout Markdown) {
    guard let root = contract.type(titled: "Configuration") else { return }
    page.heading(2, "Configuration")
    page.prose(
      "`adpipe serve --config FILE` reads one YAML document; without it, `./config.yaml`, else the "
        + "one that is built in. The file `config.yaml` of the repository shows every key at work. "
        + "Keys in bold must be there. `${NAME}` in a value stands for a variable of the "
        + "environment.")
    page.prose("To have an editor check and complete the file, begin it with this line:")
    page.code("yaml", ["# yaml-language-server: $schema=Schemas/configuration.schema.json"])
    page.prose(root.description)
    page.table(["key", "value", "meaning"], root.properties.map(ManualTypes.row))
    for type in contract.configuration where type.title != root.title {
      ManualTypes.write(type, to: &page)
    }
  }
}
