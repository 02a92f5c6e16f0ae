// Runs the self-test beside the traffic of the process, and reports how far it is.
import { parentPort, workerData } from 'node:worker_threads';
import { selfTest, type SelfTestReport } from './self-test.ts';

if (!parentPort) throw new Error('the self-test was not started by a gateway');
const starter = parentPort;
const folder: string = workerData;

const send = (message: SelfTestReport): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  starter.postMessage(message);
};

send({ result: await selfTest(folder, (progress) => send({ progress })) });
