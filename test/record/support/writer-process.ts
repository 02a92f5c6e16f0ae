// A process that records: node writer-process.ts URL COUNT [hang|endless]
// With `hang` the exchanges are opened but not closed, and the process runs until it is killed; with `endless` it opens
// and closes so many every few milliseconds until then, and leaves every tenth open.
import { createRecorder } from '../../../src/record/recorder.ts';
import { clientRequest, exchange } from './exchange.ts';

const [url = '', count = '0', manner] = process.argv.slice(2);
const silent = { info() {}, warn() {}, error() {} };
const recorder = createRecorder({ url, bodies: 'full', secrets: [], log: silent });
if (manner === 'endless') setInterval(() => recordSome(Number(count)), 5);
else await recordOnce(Number(count));

async function recordOnce(wanted: number): Promise<void> {
  const exchanges = Array.from({ length: wanted }, () => exchange({ run: 'other-process' }));
  for (const each of exchanges) recorder.open(each);
  if (manner === 'hang') {
    setInterval(() => {}, 1000);
    return;
  }
  for (const each of exchanges) recorder.close(each);
  await recorder.stop();
  process.stdout.write(`${JSON.stringify(recorder.health())}\n`);
}

function recordSome(wanted: number): void {
  for (let index = 0; index < wanted; index += 1) {
    const each = exchange({ run: 'other-process' });
    const messages = Array.from({ length: 5 }, (_, turn) => ({
      role: 'user',
      content: `${turn % 3} again `.repeat(300),
    }));
    const request = clientRequest(JSON.stringify({ messages, system: each.traceId.repeat(50), own: each.traceId }));
    const whole = { ...each, request };
    recorder.open(whole);
    if (index % 10 > 0) recorder.close(whole);
  }
}
