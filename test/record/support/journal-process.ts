// A process that is killed: node journal-process.ts URL DIRECTORY full|metadata
// It keeps one exchange that has ended and one whose response is arriving in its journal, and kills itself before its
// database has them.
import { setTimeout as pause } from 'node:timers/promises';
import { createRecorder } from '../../../src/record/recorder.ts';
import { backend, clientRequest, exchange, response } from './exchange.ts';

const [url = '', journalDirectory = '', bodies = 'full'] = process.argv.slice(2);
const silent = { info() {}, warn() {}, error() {} };
const recorder = createRecorder({
  url,
  journalDirectory,
  bodies: bodies === 'full' ? 'full' : 'metadata',
  secrets: [],
  log: silent,
});
while (recorder.health().journal?.state !== 'ok') await pause(5);

const request = clientRequest(JSON.stringify({ secret: 'text-of-the-client', filler: 'x'.repeat(5_000_000) }), {
  headers: [
    ['content-type', 'application/json'],
    ['authorization', 'Bearer sk-of-the-client'],
  ],
});
const piece = 'data: {"text-of-the-model": 1}\n\n';
const ended = exchange({ run: 'ended', request, backend: backend(), response: response([piece, piece]) });
const arriving = exchange({ run: 'arriving', request: clientRequest('{"stream": true}') });
recorder.open(arriving);
arriving.response = response([piece.repeat(10_000)]);
// So much goes to the thread at once, which does not write it before this process ends.
void recorder.progress(arriving, piece.length * 10_000);
recorder.open(ended);
recorder.close(ended);
setImmediate(() => setImmediate(() => process.kill(process.pid, 'SIGKILL')));
