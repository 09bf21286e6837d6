// Drives the engine from Node, without dependencies: node Examples/node/session.mjs
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const engine = spawn(process.env.ADPIPE ?? "adpipe", ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = new Map();
let lastID = 0;

function call(method, params) {
  const id = ++lastID;
  engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

createInterface({ input: engine.stdout, crlfDelay: Infinity }).on("line", (line) => {
  const { id, result, error } = JSON.parse(line);
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (error) reject?.(Object.assign(new Error(error.message), error));
  else resolve?.(result);
});
for (const end of ["error", "exit"]) {
  engine.on(end, (why) => waiting.forEach(({ reject }) => reject(new Error(`the engine is gone: ${why}`))));
}
engine.stdin.on("error", () => {}); // The exit of the engine says why nobody reads.

try {
  const { ad } = await call("ad.load", { adUnit: "/21775744923/example/native", format: "customNative" });
  const { creative } = await call("ad.present", { adId: ad.id });
  console.log(creative.custom.assets);
  await call("event.report", { adId: ad.id, type: "impression" });
  const { events } = await call("event.list", { adId: ad.id });
  console.log(events.map((event) => event.type).join(", "));
} catch (failure) {
  console.error(failure.data?.reason ?? failure.message, failure.data?.remedy ?? "");
  process.exitCode = 1;
}
engine.stdin.end(); // The end of its input ends the engine.
