// A plain JSON-RPC server over lines: what a Node program gets with JSON.parse and nothing else.
let rest = '';

function answer(line) {
  const { id, method } = JSON.parse(line);
  const message =
    method === 'health.check'
      ? { jsonrpc: '2.0', id, result: { status: 'SERVING' } }
      : { jsonrpc: '2.0', id, error: { code: -32601, message: `there is no method ${method}` } };
  return JSON.stringify(message) + '\n';
}

process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  if (lines.length > 0) process.stdout.write(lines.map(answer).join(''));
});
