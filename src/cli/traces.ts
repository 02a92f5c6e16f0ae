import type { Command } from 'commander';
import { filterHelp } from '../record/store/filter.ts';
import { addExportCommand } from './export.ts';
import { parseLimit } from './limit.ts';

/** What every command on traces takes. */
export interface TracesOptions {
  config?: string;
  json?: true;
}

export interface ListOptions extends TracesOptions {
  limit: number;
  threads?: true;
}

export interface RetranslateOptions extends TracesOptions {
  all?: true;
}

/** `louter traces …`: what was recorded. */
export function addTracesCommand(program: Command): void {
  const traces = program.command('traces').description('look at what was recorded');

  addTraceCommand(traces, 'list')
    .description('list recorded exchanges, newest first')
    .argument('[filter...]', 'words that must all hold, see below')
    .option('-n, --limit <number>', 'at most this many', parseLimit, 50)
    .option('--threads', 'by conversation: turn after turn, subagents below their callers')
    .addHelpText('after', `\n${filterHelpText()}`)
    .action(async (words: string[], options: ListOptions) => (await loadCommands()).list(words, options));

  addTraceCommand(traces, 'show')
    .description('show one exchange: routing, timing, what was lost, the answer')
    .argument('<id>', 'its id, or a unique beginning of it')
    .addHelpText('after', '\nWith --json: the whole trace, raw bodies and Core events included.')
    .action(async (id: string, options: TracesOptions) => (await loadCommands()).show(id, options));

  addExportCommand(traces);

  addTraceCommand(traces, 'compare')
    .description('compare two runs case by case and name the guilty side (exit code 1: proxy-bug, 3: inconclusive)')
    .argument(
      '<baseline>',
      'the run taken as right; several as "one,two" or "base-*" tell how far it differs from itself',
    )
    .argument('<run>', 'the run compared with it')
    .addHelpText('after', '\nClients name runs by x-louter-run and what they do in them by x-louter-case.')
    .action(async (baseline: string, run: string, options: TracesOptions) => {
      const { compare } = await import('./run-compare.ts');
      await compare(baseline, run, options);
    });

  addTraceCommand(traces, 'retranslate')
    .description(
      'translate what backends answered again, and compare with what clients were sent (exit code 1: it differs)',
    )
    .argument('[id]', 'the exchange, or a unique beginning of its id')
    .option('--all', 'every exchange that is stored')
    .action(async (id: string | undefined, options: RetranslateOptions) => {
      const { retranslate } = await import('./run-retranslate.ts');
      await retranslate(id, options);
    });

  addTraceCommand(traces, 'prefix')
    .description('say where the prompt of a turn first differs from that of the turn before: why a cache missed')
    .argument('<id>', 'the later turn')
    .argument('[earlier]', 'another exchange in place of the turn before')
    .action(async (id: string, earlier: string | undefined, options: TracesOptions) => {
      const { prefix } = await import('./run-prefix.ts');
      await prefix(id, earlier, options);
    });

  addTraceCommand(traces, 'path')
    .description('print where traces are stored')
    .action(async (options: TracesOptions) => (await loadCommands()).path(options));

  addTraceCommand(traces, 'stats')
    .description('say how much is stored, by part')
    .action(async (options: TracesOptions) => (await loadCommands()).stats(options));

  addTraceCommand(traces, 'prune')
    .description('remove what is older than the configuration keeps, and give its space back')
    .action(async (options: TracesOptions) => (await loadCommands()).prune(options));
}

const addTraceCommand = (traces: Command, name: string): Command =>
  traces
    .command(name)
    .option('-c, --config <file>', 'the configuration that names the store')
    .option('--json', 'print JSON');

// Loaded when asked for: the database takes longer to load than the other commands take to run.
const loadCommands = () => import('./run-traces.ts');

function filterHelpText(): string {
  const width = Math.max(...filterHelp.map(([word]) => word.length));
  return `Filters:\n${filterHelp.map(([word, meaning]) => `  ${word.padEnd(width)}  ${meaning}`).join('\n')}`;
}
