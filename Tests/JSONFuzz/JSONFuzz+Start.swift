/// The fuzzer's own main, under the name by which others may call it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt,
) -> CInt

/// Starts the fuzzer: the package manager gives every executable a main of this name.
@_cdecl("JSONFuzz_main")
func start(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
) -> CInt {
  var count = count
  var arguments = unsafe arguments
  return unsafe withUnsafeMutablePointer(to: &arguments) {
    unsafe runFuzzer(&count, $0, testOneInput)
  }
}
