import RPC
import Testing

@Suite struct SessionTests {
  @Test func `a call is answered under its id`() throws {
    let answers = try conversation(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":1}}"#)
    #expect(answers == [#"{"jsonrpc":"2.0","id":1,"result":{"a":1}}"#])
  }

  @Test func `calls wait in parallel`() throws {
    let answers = try conversation(
      """
      {"jsonrpc":"2.0","id":"slow","method":"wait","params":{"ms":100}}
      {"jsonrpc":"2.0","id":"fast","method":"wait","params":{"ms":10}}
      .. 100 ms
      """)
    #expect(
      answers == [
        #"{"jsonrpc":"2.0","id":"fast","result":"waited 10"}"#,
        #"{"jsonrpc":"2.0","id":"slow","result":"waited 100"}"#,
      ])
  }
}
