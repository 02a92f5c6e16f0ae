import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Fault, faultHelp, FaultSyntaxError, parseFault } from '../replay/fault-spec.ts';
import { parsePort } from './listening.ts';

/** The options of the command line. */
export interface MockOptions {
  fixtures?: string;
  port?: number;
  speed: number;
  fault?: readonly Fault[];
  strict?: true;
  record?: RecordMode;
  config?: string;
  json?: true;
}

/** Which requests go to the backends of the configuration and are recorded. */
export type RecordMode = 'once' | 'none' | 'new' | 'all';
const recordModes: readonly RecordMode[] = ['once', 'none', 'new', 'all'];

/** `louter mock`: serves recorded fixtures in every protocol, to test clients without a vendor. */
export function addMockCommand(program: Command): void {
  program
    .command('mock')
    .description('serve recorded fixtures in every protocol')
    .option('--fixtures <dir>', 'where they lie: DIR/<protocol>/<situation>/ (default: those that come with Louter)')
    .option('--port <n>', '0: any free one (default: the first free one from 8788 on)', parsePort)
    .option('--speed <x>', '1: as recorded, 2: twice as fast, 0: without waiting', parseSpeed, 1)
    .option('--fault <spec>', 'what goes wrong with every answer, see below; may be given several times', collectFault)
    .option('--strict', 'answer only the very requests that were recorded')
    .addOption(new Option('--record <mode>', 'record what is not there yet, see below').choices(recordModes))
    .option('-c, --config <file>', 'the configuration whose backends are recorded from')
    .option('--json', 'say where it listens in JSON')
    .addHelpText('after', `\n${matchingHelp}\n\n${recordHelp}\n\n${formatFaultTable()}`)
    .action(async (options: MockOptions) => {
      const { runMock: mock } = await import('./run-mock.ts');
      await mock(options);
    });
}

const matchingHelp = `A request is answered by the recording of the same request (ids, metadata, user and cache keys aside), else by one
with the same last turn of the user, else by the situation its model name asks for: replay/<protocol>/<situation>.`;

const recordHelp = `With --record, --fixtures and --config, requests go on to the backends of the configuration, and what these answer is
kept in the folder of --fixtures, credentials taken out. A request is known when the same one was recorded.
  once  all that is unknown, if the folder holds no fixture when the mock starts; else nothing
  none  nothing: what is unknown is a 404
  new   all that is unknown; what is known is replayed
  all   every request is asked and recorded anew
Answers that were cut short and failures that pass (408, 429, 5xx) reach the client and are not kept.`;

function formatFaultTable(): string {
  const width = Math.max(...faultHelp.map(([usage]) => usage.length));
  return `Faults (events count from 0, and "last" is the last one):\n${faultHelp
    .map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`)
    .join('\n')}`;
}

function parseSpeed(text: string): number {
  const speed = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(speed)) throw new InvalidArgumentError('Expected a number such as 1, 0.5 or 0.');
  return speed;
}

function collectFault(spec: string, before: readonly Fault[] = []): Fault[] {
  try {
    return [...before, parseFault(spec)];
  } catch (error) {
    if (error instanceof FaultSyntaxError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}
