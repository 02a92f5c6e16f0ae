import { createHash } from 'node:crypto';
import { isRunning, machineId } from './store/writer-registration.ts';

/** The process that writes a folder of the journal, or recovers it. */
interface JournalOwner {
  readonly host: string;
  readonly pid: number;
  /** Microseconds since 1970: process ids are reused. */
  readonly processStarted: number;
}

/** How long the folder of a process that runs on this machine may be untouched, in milliseconds: its id may have been reused. */
const maxSilenceOfRunningMs = 60_000;
/** The same of a process on another machine, or in another container. */
const maxSilenceElsewhereMs = 30_000;

const ownHost = (): string => createHash('sha256').update(machineId()).digest('hex').slice(0, 16);

/** The name of the folder of a recorder in this process. @param instance distinguishes recorders of one process. */
export const createJournalName = (processStarted: number, instance: string): string =>
  [ownHost(), process.pid, processStarted, instance].join('-');

/** The name of a folder that `claimant` recovers. A folder whose recovery was itself killed is claimed again. */
export const toClaimedName = (name: string, claimant: string): string => `${name.split('~')[0]}~${claimant}`;

/**
 * Whether the process that owns a folder may still use it.
 * @param silentMs how long ago the folder was last touched; its owner does that every second.
 * @returns undefined where the name is not that of a folder of the journal.
 */
export function isJournalInUse(name: string, own: string, silentMs: number): boolean | undefined {
  const last = name.split('~').at(-1) ?? '';
  const owner = parseOwner(last);
  const self = parseOwner(own);
  if (!owner || !self) return undefined;
  if (owner.host !== self.host) return silentMs < maxSilenceElsewhereMs;
  if (owner.pid === self.pid) return owner.processStarted === self.processStarted;
  return isRunning(owner.pid) && silentMs < maxSilenceOfRunningMs;
}

function parseOwner(name: string): JournalOwner | undefined {
  const [, host, pid, processStarted] = /^([0-9a-f]{16})-(\d+)-(\d+)-[0-9a-f]+$/.exec(name) ?? [];
  if (host === undefined) return undefined;
  return { host, pid: Number(pid), processStarted: Number(processStarted) };
}
