/// Writes `service.py` and its twin for asyncio: every method, in one class for each noun.
struct PythonService {
  private let contract: Contract
  private let isAsync: Bool

  /// Writes the file of a contract, either the one that blocks or its twin.
  init(_ contract: Contract, isAsync: Bool) {
    self.contract = contract
    self.isAsync = isAsync
  }

  /// The text of the file.
  var text: String {
    var page = IndentedText(step: 4)
    writeHead(to: &page)
    for noun in contract.nouns { writeCalls(of: noun, to: &page) }
    writeService(to: &page)
    return page.text
  }

  private func writeHead(to page: inout IndentedText) {
    let meaning = isAsync ? "The calls of the service, for asyncio." : "The calls of the service."
    let params = contract.methods.flatMap(\.params)
    let outcomes = contract.methods.map(outcome)
    let annotations =
      params.map { PythonSchema($0.schema, in: contract).annotation(reading: false) }
      + outcomes.map { $0.annotation(reading: true) }
    let typing = ["TYPE_CHECKING", "Any", "Mapping", "Optional", "Sequence"]
    page.lines(["\"\"\"\(meaning)\"\"\"", "", "from __future__ import annotations", ""])
    page.lines(importLine(["Decimal"], from: "decimal", annotations))
    page.lines(importLine(typing, from: "typing", annotations + ["TYPE_CHECKING", "Optional"]))
    page.line()
    let streams = contract.methods.contains { $0.stream != nil }
    let names = ["\(prefix)Caller", "Meta"] + (streams ? ["\(prefix)Stream"] : [])
    page.line("from .streams import \(names.sorted().joined(separator: ", "))")
    page.line("from .types import (")
    page.indented { $0.lines(titles.map { $0 + "," }) }
    page.line(")")
    page.lines(
      importLine(PythonSchema.runtime, from: ".wire", params.map(value) + outcomes.map(\.shape)))
    page.lines(["", "if TYPE_CHECKING:"])
    page.indented { $0.line("from typing_extensions import Unpack") }
  }

  private func importLine(
    _ names: [String], from module: String, _ expressions: [String]
  ) -> [String] {
    [PythonName.importLine(names, from: module, usedIn: expressions)].compactMap(\.self)
  }

  private func writeCalls(of noun: String, to page: inout IndentedText) {
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
    let answer = outcome(of: method).annotation(reading: true)
    let result = method.stream == nil ? answer : "\(prefix)Stream[\(answer)]"
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
    let shape = outcome(of: method).shape
    guard !values.isEmpty else {
      return page.line("return \(waits)self._caller.\(function)(\(name), {}, \(shape), **meta)")
    }
    page.line("params = {")
    page.indented { page in
      page.lines(values.map { $0 + "," })
    }
    page.line("}")
    page.line("return \(waits)self._caller.\(function)(\(name), params, \(shape), **meta)")
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

  private func writeService(to page: inout IndentedText) {
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

  /// What a call gives to its caller: the items of its stream, or its result.
  private func outcome(of method: Method) -> PythonSchema {
    guard let stream = method.stream else {
      return PythonSchema(method.result.schema, in: contract)
    }
    let item = Schema(kind: .reference(stream), place: method.place)
    return PythonSchema(item, in: contract)
  }

  private var titles: [String] {
    let params = contract.methods.flatMap(\.params).map { PythonSchema($0.schema, in: contract) }
    return Set((params + contract.methods.map(outcome)).flatMap(\.titles))
      .sorted { $0.lowercased() < $1.lowercased() }
  }

  private func inOrder(_ params: [Property]) -> [Property] {
    params.filter(\.isRequired) + params.filter { !$0.isRequired }
  }

  private var prefix: String { isAsync ? "Async" : "" }

  private var width: Int { PythonRenderer.width }
}
