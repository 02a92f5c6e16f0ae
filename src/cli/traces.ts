import { type Command, InvalidArgumentError } from 'commander';
import { filterHelp } from '../traces/filter.ts';

/** What every command on traces takes. */
export interface TracesOptions {
  config?: string;
  json?: true;
}

export interface ListOptions extends TracesOptions {
  limit: number;
}

/** `louter traces …`: what was recorded. */
export function addTracesCommand(program: Command): void {
  const traces = program.command('traces').description('look at what was recorded');

  command(traces, 'list')
    .description('list recorded exchanges, newest first')
    .argument('[filter...]', 'words that must all hold, see below')
    .option('-n, --limit <number>', 'at most this many', readLimit, 50)
    .addHelpText('after', `\n${filterTable()}`)
    .action(async (words: string[], options: ListOptions) => (await commands()).list(words, options));

  command(traces, 'show')
    .description('show one exchange: routing, timing, what was lost, the answer')
    .argument('<id>', 'its id, or a unique beginning of it')
    .addHelpText('after', '\nWith --json: the whole trace, raw bodies and Core events included.')
    .action(async (id: string, options: TracesOptions) => (await commands()).show(id, options));

  command(traces, 'path')
    .description('print where traces are stored')
    .action(async (options: TracesOptions) => (await commands()).path(options));

  command(traces, 'stats')
    .description('say how much is stored, by part')
    .action(async (options: TracesOptions) => (await commands()).stats(options));

  command(traces, 'prune')
    .description('remove what is older than the configuration keeps, and give its space back')
    .action(async (options: TracesOptions) => (await commands()).prune(options));
}

const command = (traces: Command, name: string): Command =>
  traces
    .command(name)
    .option('-c, --config <file>', 'the configuration that names the store')
    .option('--json', 'print JSON');

// Loaded when asked for: the database takes longer to load than the other commands take to run.
const commands = () => import('./run-traces.ts');

function readLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit === 0) throw new InvalidArgumentError('Expected a number from 1 to 999999.');
  return limit;
}

function filterTable(): string {
  const width = Math.max(...filterHelp.map(([word]) => word.length));
  return `Filters:\n${filterHelp.map(([word, meaning]) => `  ${word.padEnd(width)}  ${meaning}`).join('\n')}`;
}
