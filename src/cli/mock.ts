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
    .option(
      '--fixtures <dir>',
      'the folder of the fixtures: DIR/<protocol>/<situation>/ (default: those that come with Louter)',
    )
    .option(
      '--port <n>',
      'the port to listen on; 0 selects any free port (default: the first free port from 8788 on)',
      parsePort,
    )
    .option('--speed <x>', 'the playback speed; 1: as recorded, 2: twice as fast, 0: without waiting', parseSpeed, 1)
    .option('--fault <spec>', 'inject a fault into every response, see below; may be repeated', collectFault)
    .option('--strict', 'accept exact matches only')
    .addOption(new Option('--record <mode>', 'record responses of real backends, see below').choices(recordModes))
    .option('-c, --config <file>', 'the configuration whose backends are recorded from')
    .option('--json', 'print the URL as JSON')
    .addHelpText('after', `\n${matchingHelp}\n\n${recordHelp}\n\n${formatFaultTable()}`)
    .action(async (options: MockOptions) => {
      const { runMock: mock } = await import('./run-mock.ts');
      await mock(options);
    });
}

const matchingHelp = `The mock answers with the recording of the same request (ids, metadata, user and cache keys may differ), otherwise with
one that has the same last user turn, or with the situation that the model name selects: replay/<protocol>/<situation>.
Unmatched requests get a 404.`;

const recordHelp = `--record requires --fixtures and --config. It forwards requests to the backends of the configuration, and saves their
responses as fixtures in the folder of --fixtures, without credentials. Modes:
  once  if the folder has no fixtures at the start, as new; otherwise as none
  none  record nothing; unmatched requests get a 404
  new   record the requests that have no recording of the same request, and replay the others
  all   forward and record every request again
Truncated responses and temporary errors (408, 429, 5xx) reach the client, but are not recorded.`;

function formatFaultTable(): string {
  const width = Math.max(...faultHelp.map(([usage]) => usage.length));
  return `Faults (N is the number of an event, from 0, or "last"):\n${faultHelp
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
