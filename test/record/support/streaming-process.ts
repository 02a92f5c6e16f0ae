// A process with a streaming response: node streaming-process.ts URL MILLISECONDS
// After that time it opens an exchange, prints `open`, and receives a numbered event every 20 ms until it is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { createRecorder } from '../../../src/record/recorder.ts';
import { backend, exchange, response } from './exchange.ts';

const [url = '', wait = '0'] = process.argv.slice(2);
const recorder = createRecorder({ url, bodies: 'full', secrets: [], log: { info() {}, warn() {}, error() {} } });
await pause(Number(wait));
const received = response([]);
const sent = response([]);
const each = exchange({ backend: backend({ response: received }), response: sent, summary: null });
recorder.open(each);
process.stdout.write('open\n');
let index = 0;
setInterval(() => {
  const bytes = Buffer.from(`data: <${index}>\n\n`);
  received.chunks.push({ atMs: index, bytes });
  sent.chunks.push({ atMs: index, bytes });
  void recorder.progress(each, bytes.length);
  index += 1;
}, 20);
