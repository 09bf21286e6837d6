/// Writes `service.py` and its twin for asyncio: every method, in one class for each noun.
struct PythonService {
  private let contract: Contract
  private let isAsync: Bool
  private var page = IndentedText(step: 4)

  init(_ contract: Contract, isAsync: Bool) {
    self.contract = contract
    self.isAsync = isAsync
    write()
  }

  /// The text of the file.
  var text: String { page.text }

  private mutating func write() {
    writeHead()
    for noun in contract.nouns { writeCalls(of: noun) }
    writeService()
  }

  private mutating func writeHead() {
    let meaning = isAsync ? "The calls of the service, for asyncio." : "The calls of the service."
    let params = contract.methods.flatMap(\.params)
    let annotations = params.map { PythonSchema($0.schema, in: contract).annotation(reading: false) }
    let typing = ["TYPE_CHECKING", "Any", "Mapping", "Optional", "Sequence"]
    page.lines(["\"\"\"\(meaning)\"\"\"", "", "from __future__ import annotations", ""])
    page.lines(importLine(typing, from: "typing", annotations + ["TYPE_CHECKING", "Optional"]))
    page.line()
    let streams = contract.methods.contains { $0.stream != nil } ? ", \(prefix)Stream" : ""
    page.line("from .streams import \(prefix)Caller\(streams), Meta")
    page.line("from .types import (")
    page.indented { $0.lines(titles.map { $0 + "," }) }
    page.line(")")
    page.lines(importLine(PythonSchema.runtime, from: ".wire", params.map(value)))
    page.lines(["", "if TYPE_CHECKING:"])
    page.indented { $0.line("from typing_extensions import Unpack") }
  }

  private func importLine(
    _ names: [String], from module: String, _ expressions: [String]
  ) -> [String] {
    [PythonName.importLine(names, from: module, usedIn: expressions)].compactMap(\.self)
  }

  private mutating func writeCalls(of noun: String) {
    let methods = contract.methods(of: noun)
    page.lines(["", "", "class \(prefix)\(PythonName.calls(noun)):"])
    page.indented { page in
      page.line("\"\"\"The calls whose names begin with `\(noun).`.\"\"\"")
      page.lines(["", "def __init__(self, caller: \(prefix)Caller) -> None:"])
      page.indented { $0.line("self._caller = caller") }
      for method in methods {
        page.line()
        write(method, to: &page)
      }
    }
  }

  private func write(_ method: Method, to page: inout IndentedText) {
    let result = method.stream.map { "\(prefix)Stream[\($0)]" } ?? method.result.title
    let keyword = isAsync && method.stream == nil ? "async def" : "def"
    page.line("\(keyword) \(PythonName.member(method.name.verb))(")
    page.indented { page in
      page.line("self,")
      if !method.params.isEmpty { page.line("*,") }
      for param in inOrder(method.params) { page.line(parameter(param) + ",") }
      page.line("**meta: Unpack[Meta],")
    }
    page.line(") -> \(result):")
    page.indented { page in
      page.lines(
        PythonName.docstring(documentation(of: method), width: page.columns(of: width)))
      writeBody(of: method, to: &page)
    }
  }

  private func writeBody(of method: Method, to page: inout IndentedText) {
    let name = PythonName.quoted(method.name.text)
    let values = method.params.map { "\(PythonName.quoted($0.name)): \(value($0))" }
    let waits = isAsync && method.stream == nil ? "await " : ""
    let function = method.stream == nil ? "call" : "stream"
    let type = method.stream ?? method.result.title
    guard !values.isEmpty else {
      return page.line("return \(waits)self._caller.\(function)(\(name), {}, \(type), **meta)")
    }
    page.line("params = {")
    page.indented { page in
      page.lines(values.map { $0 + "," })
    }
    page.line("}")
    page.line("return \(waits)self._caller.\(function)(\(name), params, \(type), **meta)")
  }

  private func parameter(_ param: Property) -> String {
    let annotation = PythonSchema(param.schema, in: contract).annotation(reading: false)
    let name = PythonName.member(param.name)
    return param.isRequired ? "\(name): \(annotation)" : "\(name): Optional[\(annotation)] = None"
  }

  /// The wire writes most values by themselves; only what Python holds in another form has a shape.
  private func value(_ param: Property) -> String {
    let shape = PythonSchema(param.schema, in: contract).shape
    let name = PythonName.member(param.name)
    return shape.contains("INT64") || shape.contains("EXACT") ? "written(\(shape), \(name))" : name
  }

  private func documentation(of method: Method) -> String {
    let params = method.params.map {
      "`\(PythonName.member($0.name))`: \(WrappedText.oneLine($0.description))"
    }
    return ([method.summary] + params).joined(separator: "\n\n")
  }

  private mutating func writeService() {
    let nouns = contract.nouns
    page.lines(["", "", "class \(prefix)Service:"])
    page.indented { page in
      page.line("\"\"\"Every call of the service, grouped by noun.\"\"\"")
      page.lines(["", "def __init__(self, caller: \(prefix)Caller) -> None:"])
      page.indented { page in
        for noun in nouns {
          page.line("self.\(PythonName.member(noun)) = \(prefix)\(PythonName.calls(noun))(caller)")
        }
      }
    }
  }

  private var titles: [String] {
    let params = contract.methods.flatMap(\.params)
      .flatMap { PythonSchema($0.schema, in: contract).titles }
    return Set(params + contract.methods.map { $0.stream ?? $0.result.title }).sorted()
  }

  private func inOrder(_ params: [Property]) -> [Property] {
    params.filter(\.isRequired) + params.filter { !$0.isRequired }
  }

  private var prefix: String { isAsync ? "Async" : "" }

  private var width: Int { PythonRenderer.width }
}
