import Testing

@testable import schemac

@Suite struct PythonRendererTests {
  private let files = PythonRenderer.files(for: SmallContract.read())

  @Test func `a union becomes a class that knows which member it holds`() {
    #expect(
      text("types").contains(
        """
        @message
        class Cover:
            \"""What holds the pages. Exactly one of its members is there.\"""

            colour: Optional[Colour] = None
            \"""It is of one colour.\"""

            initials: Optional[list[str]] = None
            \"""It shows nothing but letters.\"""

            @property
            def which(self) -> Optional[str]:
                \"""The name of the one member that is there.\"""
                return which(self)
        """))
  }

  @Test func `a type is described by the names and shapes of its members`() {
    #expect(
      text("types").contains(
        """
        describe(
            AdEvent,
            cursor=("cursor", INT64),
            type=("type", PLAIN),
            reader=("reader", PLAIN),
        )
        """))
  }

  @Test func `words are literals, and so are those that are understood`() {
    #expect(
      text("types").contains(
        """
        Colour = Literal[
            "red",
            "crimson",
            "DARK_GREEN",
        ]
        \"""A colour.

        `red`: As blood.

        `DARK_GREEN`: As the forest.
        \"""
        """))
  }

  @Test func `a method takes its params by name and what every call may carry`() {
    #expect(
      text("service").contains(
        """
            def find(
                self,
                *,
                title: str,
                limit: Optional[int] = None,
                words: Optional[Sequence[str]] = None,
                price: Optional[Decimal] = None,
                **meta: Unpack[Meta],
            ) -> FindBookResult:
        """))
    #expect(text("service").contains(#""price": written(EXACT, price),"#))
  }

  @Test func `a stream is an iterator that is not awaited`() {
    #expect(text("service").contains(") -> Stream[AdEvent]:"))
    #expect(
      text("async_service").contains(
        #"return self._caller.stream("book.watch", {}, Message(AdEvent), **meta)"#))
    #expect(text("async_service").contains("    async def find("))
    #expect(!text("async_service").contains("async def watch("))
  }

  @Test func `every name that is used is imported`() {
    #expect(text("service").contains("\nfrom decimal import Decimal\n"))
    #expect(text("service").contains("\nfrom .wire import EXACT, Message, written\n"))
    #expect(text("types").contains("\nfrom typing import Literal, Optional\n"))
  }

  @Test(arguments: [
    ("adUnit", "ad_unit"), ("break", "break_"), ("from", "from_"), ("valueMicros", "value_micros"),
    ("id", "id"),
  ])
  func `a name is written as Python writes names`(wire: String, python: String) {
    #expect(PythonName.member(wire) == python)
  }

  @Test(arguments: [
    ("Short.", 40, ["\"\"\"Short.\"\"\""]),
    ("Says \"so\".", 40, ["\"\"\"Says \\\"so\\\".\"\"\""]),
    ("A back\\slash.", 40, ["\"\"\"A back\\\\slash.\"\"\""]),
    ("More than one line.", 16, ["\"\"\"More than one", "line.", "\"\"\""]),
    ("One.\n\nTwo.", 40, ["\"\"\"One.", "", "Two.", "\"\"\""]),
  ])
  func `a docstring keeps to its width and ends where it should`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(PythonName.docstring(text, width: width) == lines)
  }

  private func text(_ name: String) -> String {
    files.first { $0.path == "Examples/python/adpipe/\(name).py" }?.text ?? ""
  }
}
