import { type Command, InvalidArgumentError } from 'commander';
import { type Fault, faultHelp, FaultSyntaxError, parseFault } from '../traces/replay/fault-spec.ts';
import { readPort } from './listening.ts';

/** What was asked for on the command line. */
export interface MockOptions {
  fixtures?: string;
  port?: number;
  speed: number;
  fault?: readonly Fault[];
  strict?: true;
  json?: true;
}

/** `louter mock`: recorded fixtures in every protocol, to try clients on without a vendor. */
export function addMockCommand(program: Command): void {
  program
    .command('mock')
    .description('serve recorded fixtures in every protocol')
    .option('--fixtures <dir>', 'where they lie: DIR/<protocol>/<situation>/ (default: those that come with Louter)')
    .option('--port <n>', '0: any free one (default: the first free one from 8788 on)', readPort)
    .option('--speed <x>', '1: as recorded, 2: twice as fast, 0: without waiting', readSpeed, 1)
    .option('--fault <spec>', 'what goes wrong with every answer, see below; may be given several times', addFault)
    .option('--strict', 'answer only the very requests that were recorded')
    .option('--json', 'say where it listens in JSON')
    .addHelpText('after', `\n${matchingHelp}\n\n${faultTable()}`)
    .action(async (options: MockOptions) => {
      const { mock } = await import('./run-mock.ts');
      await mock(options);
    });
}

const matchingHelp = `A request is answered by the recording of the same request (ids, metadata, user and cache keys aside), else by one
with the same last turn of the user, else by the situation its model name asks for: replay/<protocol>/<situation>.`;

function faultTable(): string {
  const width = Math.max(...faultHelp.map(([usage]) => usage.length));
  return `Faults (events count from 0, and "last" is the last one):\n${faultHelp
    .map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`)
    .join('\n')}`;
}

function readSpeed(text: string): number {
  const speed = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(speed)) throw new InvalidArgumentError('Expected a number such as 1, 0.5 or 0.');
  return speed;
}

function addFault(spec: string, before: readonly Fault[] = []): Fault[] {
  try {
    return [...before, parseFault(spec)];
  } catch (error) {
    if (error instanceof FaultSyntaxError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}
