// Runs the self-test in parallel with the traffic of the process, and reports its progress.
import { excludeEnvironment } from '../core/private-reports.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { selfTest, type SelfTestReport } from './self-test.ts';

excludeEnvironment();

if (!parentPort) throw new Error('the self-test was not started by a gateway');
const starter = parentPort;
const folder: string = workerData;

const send = (message: SelfTestReport): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have an origin, threads have none
  starter.postMessage(message);
};

send({ result: await selfTest(folder, (progress) => send({ progress })) });
