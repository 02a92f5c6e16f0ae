// Another process whose backend answers: node streaming-process.ts URL MILLISECONDS
// After so long it opens an exchange, says so on stdout, and gets a numbered event every 20 ms until it is killed.
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
