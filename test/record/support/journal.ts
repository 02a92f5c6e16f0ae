import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '../../../src/record/exchange.ts';
import { encodeExchange, type PendingExchange } from '../../../src/record/exchange-record.ts';
import { Journal, type JournalOptions, type JournalState } from '../../../src/record/journal.ts';
import { createJournalName } from '../../../src/record/journal-owner.ts';
import { JournalRecovery } from '../../../src/record/journal-recovery.ts';
import { RecorderJournal } from '../../../src/record/recorder-journal.ts';
import { ResponseSummarizer } from '../../../src/record/response-summarizer.ts';
import type { RecoveredExchanges, WriterOptions } from '../../../src/record/worker-messages.ts';
import { TraceWriter } from '../../../src/record/writer.ts';

/** A process that has ended, on this machine. */
const { pid: deadPid } = spawnSync(process.execPath, ['--version']);

/** The name of the folder of a process on this machine; of one that has ended by default. */
export const journalName = ({
  pid = deadPid,
  started = 7,
  host,
}: { pid?: number; started?: number; host?: string } = {}): string => {
  const [own = ''] = createJournalName(1, 'abc').split('-');
  return [host ?? own, pid, started, 'abc'].join('-');
};

/** A journal in a folder of its own, and which states it reported. */
export function newJournal(
  folder: string,
  options: Partial<JournalOptions> = {},
): Journal & { states: JournalState[] } {
  const states: JournalState[] = [];
  const changed = (state: JournalState): void => void states.push(state);
  return Object.assign(new Journal({ folder, key: Buffer.alloc(32, 1), changed, ...options }), { states });
}

type RecorderJournalOptions = ConstructorParameters<typeof RecorderJournal>[0];

/** The journal of a recorder, which is not reported anywhere. */
export function newRecorderJournal(
  options: Omit<RecorderJournalOptions, 'bodies' | 'health' | 'log'> & Partial<RecorderJournalOptions>,
): RecorderJournal {
  const { directory } = options;
  return new RecorderJournal({
    bodies: 'full',
    ...options,
    health: { directory, state: 'waiting', error: null, bytes: 0, recovered: 0 },
    log: { info() {}, warn() {} },
  });
}

/** An exchange that has ended and waits to be written. */
export const pendingExchange = (exchange: Exchange, fields: Partial<PendingExchange> = {}): PendingExchange => ({
  exchange,
  isClosed: true,
  includesRequest: true,
  areBodiesLost: false,
  ...fields,
});

/** The frame of an exchange that has ended. */
export const closedFrame = (exchange: Exchange, fields: Partial<PendingExchange> = {}) =>
  encodeExchange(pendingExchange(exchange, fields));

/** The frame of an exchange that has begun. */
export const openFrame = (exchange: Exchange) =>
  encodeExchange(pendingExchange({ ...exchange, backend: null, response: null, summary: null }, { isClosed: false }));

/** The key of the journal that a database has. */
export async function journalKeyOf(url: string): Promise<Buffer> {
  const writer = await openWriter(url, { journal: { directory: '', instance: '' } });
  try {
    return writer.journalKey;
  } finally {
    await writer.close();
  }
}

const openWriter = (url: string, options: Partial<WriterOptions> = {}): Promise<TraceWriter> =>
  TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1, ...options });

const recoveringProcess = { instance: 'def', started: 2 };

/** The name of the folder of the process that `recoverInto` recovers for. */
export const ownJournalName = createJournalName(recoveringProcess.started, recoveringProcess.instance);

interface Recovered {
  counts: RecoveredExchanges[];
  problems: string[];
}

/** Recovers what dead processes left in a directory, as the thread of a gateway does. */
export async function recoverInto(
  url: string,
  directory: string,
  options: Partial<WriterOptions> = {},
): Promise<Recovered> {
  const found: Recovered = { counts: [], problems: [] };
  const writer = await openWriter(url, { journal: { directory, instance: '' }, ...options });
  const recovery = new JournalRecovery({ directory, instance: recoveringProcess.instance }, recoveringProcess.started, {
    recovered: (counts) => void found.counts.push(counts),
    failed: (problem) => void found.problems.push(problem),
  });
  const summarizer = new ResponseSummarizer();
  try {
    for await (const { records, block } of recovery.batches(writer)) {
      for (const record of records) if (!record.summary) summarizer.summarize(record, block);
      await writer.write(records, block);
    }
    return found;
  } finally {
    await writer.close();
  }
}

/** All files below a directory. */
export const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
