// Another process that records: node writer-process.ts URL COUNT [hang]
// With `hang` the exchanges are opened but not closed, and the process stays until it is killed.
import { createRecorder } from '../../../src/traces/recorder.ts';
import { exchange } from './exchange.ts';

const [url = '', count = '0', hang] = process.argv.slice(2);
const silent = { info() {}, warn() {}, error() {} };
const recorder = createRecorder({ url, bodies: 'full', secrets: [], log: silent });
const exchanges = Array.from({ length: Number(count) }, () => exchange({ run: 'other-process' }));
for (const each of exchanges) recorder.open(each);
if (hang === 'hang') setInterval(() => {}, 1000);
else {
  for (const each of exchanges) recorder.close(each);
  await recorder.stop();
  process.stdout.write(`${JSON.stringify(recorder.health())}\n`);
}
