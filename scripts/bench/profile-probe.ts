/**
 * Preloaded into a process that is profiled: profiles every thread of it, workers included, between the parent's
 * `profile` and `profiled`. Node's own `--cpu-prof` would count starting and compiling too, and loses the profile of
 * a worker that is ended with its process.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

type Order = { order: 'profile' } | { order: 'profiled'; directory: string } | 'cpu';

const session = new Session();
/** Workers by the inspector's sessions with them. */
const workers = new Map<string, string>();
let directory = '';

const write = (thread: string, profile: unknown): void =>
  writeFileSync(join(directory, `${thread}.cpuprofile`), JSON.stringify(profile));

/** Has every worker carry out a method of the inspector; what it says comes back as a message. */
function sendToWorkers(method: string): void {
  for (const sessionId of workers.keys())
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: 1, method }) });
}

session.connect();
session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
  workers.set(sessionId, `worker ${workerInfo.workerId}`);
});
session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }) => {
  const { result }: { result?: { profile?: unknown } } = JSON.parse(message);
  if (result?.profile !== undefined) write(workers.get(sessionId) ?? sessionId, result.profile);
});
session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
session.post('Profiler.enable');

process.on('message', (message: Order) => {
  if (message === 'cpu') return;
  if (message.order === 'profile') {
    sendToWorkers('Profiler.enable');
    sendToWorkers('Profiler.start');
    session.post('Profiler.start');
  } else {
    directory = message.directory;
    sendToWorkers('Profiler.stop');
    session.post('Profiler.stop', (error, result) => {
      if (error !== null) throw error;
      write('main thread', result.profile);
    });
  }
});
