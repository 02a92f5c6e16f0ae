import { type Command, Option } from 'commander';
import { parseGatewayUrl, parseLimit, rawRoles } from './arguments.ts';
import type { CompareOptions } from './compare.ts';
import type { DeleteOptions } from './delete.ts';
import type { ExportOptions } from './export.ts';
import type { MigrateOptions } from './migrate.ts';
import type { RerunOptions } from './rerun.ts';
import type { RetranslateOptions } from './retranslate.ts';
import type { ShowOptions } from './show.ts';
import type { SqlOptions } from './sql.ts';
import type { TracesOptions } from './trace-store.ts';
import type { ListOptions } from './traces.ts';
import type { UsageOptions } from './usage.ts';
import { filterHelp, filterKeys } from '../core/filter-help.ts';
import { listingOrders, usageGroups } from '../core/listed-properties.ts';

/** `louter traces …`: queries recorded requests. */
export function addTracesCommand(program: Command): void {
  const traces = program.command('traces').description('query recorded traces');

  addUrlOption(addTraceCommand(traces, 'list'))
    .description('list recorded requests, newest first')
    .argument('[filter...]', 'filters, combined with AND; see below')
    .option('-n, --limit <number>', 'the maximum number of requests', parseLimit, 50)
    .addOption(
      new Option('--sort <order>', 'the latest first, or the most tokens, or the longest time')
        .choices(listingOrders)
        .default('time'),
    )
    .option('--threads', 'group by conversation: turns in order, subagents below their callers')
    .addOption(new Option('--sessions', 'list the sessions of agents, as the page does').conflicts(['threads', 'sort']))
    .addHelpText('after', `\n${filterHelpText()}`)
    .action(async (terms: string[], options: ListOptions) => (await loadCommands()).list(terms, options));

  addUrlOption(addTraceCommand(traces, 'show'))
    .description('show one request: routing, timing, losses, response')
    .argument('<id>', 'the trace id, or a unique prefix of it')
    .option('--messages', 'print all messages of the request in full')
    .option('--system', 'print the instructions in full')
    .option('--tools', 'print the tools with their schemas')
    .option('--translation', 'print what the translation changed, lost and added, with its places in both bodies')
    .option('--conversation', 'print the session it belongs to: each turn with what it did, its time and its cost')
    .addOption(new Option('--raw <leg>', 'print the bytes of a request or response').choices(Object.keys(rawRoles)))
    .addHelpText('after', '\nWith --json: the complete trace, including raw bodies and normalized events.')
    .action(async (id: string, options: ShowOptions) => {
      const { show } = await import('./show.ts');
      await show(id, options);
    });

  addExportCommand(traces);
  addPinCommand(traces, 'pin', { isPinned: true }).description('keep traces past their retention time');
  addPinCommand(traces, 'unpin', { isPinned: false }).description(
    'remove traces again when their retention time is over, also those that were compared or exported',
  );
  addTraceCommand(traces, 'delete')
    .description('show which traces a deletion would remove, and with --yes remove them; pinned ones stay')
    .argument('<filter...>', 'filters, as for list, or trace ids')
    .option('--yes', 'delete them')
    .addHelpText(
      'after',
      '\nFilters need a key, such as conversation:ID, run:NAME or before:30d. What is deleted cannot be restored.',
    )
    .action(async (terms: string[], options: DeleteOptions) => {
      const { deleteMatching } = await import('./delete.ts');
      await deleteMatching(terms, options);
    });
  addTraceCommand(traces, 'check')
    .description(
      'check requests against themselves: what was sent against what was received (exit code 1: a contradiction, 3: nothing could be checked)',
    )
    .argument('[filter...]', 'filters, as for list, or trace ids (default: all requests)')
    .addHelpText('after', '\nThe results are stored beside the traces: see list has:contradiction, and show.')
    .action(async (terms: string[], options: TracesOptions) => {
      const { check } = await import('./check.ts');
      await check(terms, options);
    });
  addCompareCommands(traces);

  addTraceCommand(traces, 'sql')
    .description('run a query on the trace database, read only; without one, list the views and their columns')
    .argument('[query]', 'SQL of the database: of SQLite, or of PostgreSQL')
    .addOption(new Option('--csv', 'print CSV').conflicts('json'))
    .action(async (query: string | undefined, options: SqlOptions) => {
      const { sql } = await import('./sql.ts');
      await sql(query, options);
    });

  addTraceCommand(traces, 'path')
    .description('print where traces are stored')
    .action(async (options: TracesOptions) => (await loadCommands()).path(options));

  addUrlOption(addTraceCommand(traces, 'usage'))
    .description('show what requests used and cost, the dearest sessions, and what the prompt cache saved')
    .argument('[filter...]', 'filters, as for list (default: all requests)')
    .addOption(new Option('--by <group>', 'what the rows are').choices(usageGroups).default('agent'))
    .option('--since <time>', 'only requests since then: 7d, 24h, 2026-01-31; as the filter since:TIME')
    .action(async (terms: string[], options: UsageOptions) => {
      const { usage } = await import('./usage.ts');
      await usage(terms, options);
    });

  addTraceCommand(traces, 'stats')
    .description('show the disk usage of traces, by part')
    .action(async (options: TracesOptions) => (await loadCommands()).stats(options));

  addTraceCommand(traces, 'migrate')
    .description('update the trace database to this version now, as a gateway does when it starts')
    .option('--backup', 'keep a copy of the database as it was, of any size')
    .addHelpText(
      'after',
      '\nStop gateways of earlier versions first. An update happens completely or not at all. Of a database below 1 GiB a copy is\nkept for a day without --backup, too.',
    )
    .action(async (options: MigrateOptions) => {
      const { migrateTraces } = await import('./migrate.ts');
      await migrateTraces(options);
    });

  addTraceCommand(traces, 'prune')
    .description('remove traces past their retention time and release their disk space')
    .action(async (options: TracesOptions) => (await loadCommands()).prune(options));
}

function addExportCommand(traces: Command): void {
  traces
    .command('export')
    .description('export traces, credentials redacted: as a page in HTML, a fixture, HAR, JSON lines or a curl command')
    .argument('<id...>', 'trace ids or unique prefixes of them; or filters, as for list')
    .option('-c, --config <file>', 'the configuration file that names the trace store')
    .option(
      '-n, --limit <number>',
      'with filters: the maximum number of requests, newest first (default: all)',
      parseLimit,
    )
    .addOption(
      new Option('--fixture <dir>', 'write DIR/<protocol>/<situation>/, for replay and tests').conflicts([
        'html',
        'har',
        'jsonl',
        'curl',
      ]),
    )
    .option(
      '--situation <name>',
      'the name of the fixture (default: its content and the id); -stream is added for a stream',
    )
    .addOption(
      new Option('--html', 'print one page that is read without Louter, a network and scripts').conflicts([
        'har',
        'jsonl',
        'curl',
      ]),
    )
    .addOption(new Option('--har', 'print an archive in the format HAR 1.2').conflicts(['jsonl', 'curl']))
    .addOption(new Option('--jsonl', 'print one trace per line, in the format of show --json').conflicts('curl'))
    .addOption(
      new Option('--curl [side]', "print a command that sends the client's request again, or the upstream one")
        .choices(['client', 'upstream'])
        .preset('client'),
    )
    .option('--json', 'with --fixture: print paths and removed credentials as JSON')
    .addHelpText(
      'after',
      `
A fixture contains the upstream request and response byte for byte, in their original pieces and timing, and the response
the client received; meta.json lists its origin and what was removed. --curl=upstream prints the request that was sent to the
backend. Commands contain $NAME in place of credentials.`,
    )
    .action(async (terms: string[], options: ExportOptions) => {
      const { exportTraces } = await import('./export.ts');
      await exportTraces(terms, options);
    });
}

function addCompareCommands(traces: Command): void {
  addUrlOption(addTraceCommand(traces, 'compare'))
    .description(
      'compare two runs, traces or filters and report which side caused the difference (exit code 1: proxy-bug, 3: inconclusive)',
    )
    .argument('[baseline]', 'the baseline: a run, several as "one,two" or "base-*", trace ids, or a filter')
    .argument('[run]', 'what to compare with it, named in the same way')
    .option('--list', 'list stored comparisons')
    .option('--show <id>', 'show a stored comparison')
    .option('--no-save', 'do not store the comparison')
    .addHelpText(
      'after',
      `
Clients name runs with the header x-louter-run and cases with x-louter-case. Several baseline runs show run-to-run variation.
A filter is one argument: 'mode:baseline since:1d'. What filters select is paired by case, or else by equal requests.
A comparison is stored beside the traces; those that were compared are kept beyond their retention time.`,
    )
    .action(async (baseline: string | undefined, run: string | undefined, options: CompareOptions) => {
      const { compare } = await import('./compare.ts');
      await compare(baseline, run, options);
    });

  addTraceCommand(traces, 'rerun')
    .description('send recorded client requests again, to another backend or in another mode, and record them as a run')
    .argument('<filter...>', 'which requests: filters, as for list')
    .requiredOption('--backend <name>', 'NAME or NAME/MODEL: the backend to send them to')
    .addOption(new Option('--mode <mode>', 'pass them through, or translate them').choices(['baseline', 'proxy']))
    .option('--run <name>', 'the name of the run (default: rerun- and the time)')
    .option('-n, --limit <number>', 'the maximum number of requests', parseLimit, 100)
    .option('-y, --yes', 'send them without asking')
    .addHelpText(
      'after',
      `
They go through a gateway in this process with today's configuration, one after another. Before anything is sent, the command
prints how many requests go where and about how many tokens they have, and asks; without a terminal it requires --yes.`,
    )
    .action(async (terms: string[], options: RerunOptions) => {
      const { rerun } = await import('./rerun.ts');
      await rerun(terms, options);
    });

  addTraceCommand(traces, 'retranslate')
    .description(
      'translate recorded requests and responses again and compare with what was sent then (exit code 1: they differ)',
    )
    .argument('[id]', 'the trace id, or a unique prefix of it')
    .option('--all', 'every stored trace')
    .option('--to <protocol>', 'translate the request to this protocol and check the result, for baseline traces too')
    .action(async (id: string | undefined, options: RetranslateOptions) => {
      const { retranslate } = await import('./retranslate.ts');
      await retranslate(id, options);
    });

  addTraceCommand(traces, 'prefix')
    .description('show where the prompt of a turn first differs from the previous turn: why a prompt cache missed')
    .argument('<id>', 'the trace id of the later turn, or a unique prefix of it')
    .argument('[earlier]', 'the trace to compare its prompt with; default: the previous turn of its conversation')
    .action(async (id: string, earlier: string | undefined, options: TracesOptions) => {
      const { prefix } = await import('./prefix.ts');
      await prefix(id, earlier, options);
    });
}

/**
 * Excluding terms of a filter (`-has:loss`) look like options: with a blank before them they do not, and the filter ignores
 * it.
 */
export const protectExcludingTerms = (words: readonly string[]): string[] =>
  words.map((word) => (excludingTerm.test(word) ? ` ${word}` : word));

const excludingTerm = new RegExp(`^-(?:${filterKeys.join('|')}):`);

const addPinCommand = (traces: Command, name: string, { isPinned }: { isPinned: boolean }): Command =>
  addTraceCommand(traces, name)
    .argument('<id...>', 'trace ids or unique prefixes of them; or filters, as for list')
    .action(async (terms: string[], options: TracesOptions) =>
      (await loadCommands()).pin(terms, options, { isPinned }),
    );

const addTraceCommand = (traces: Command, name: string): Command =>
  traces
    .command(name)
    .option('-c, --config <file>', 'the configuration file that names the trace store')
    .option('--json', 'print JSON');

const addUrlOption = (command: Command): Command =>
  command.option('--url <url>', 'query the gateway at this URL instead, through its HTTP API', parseGatewayUrl);

// Loaded on demand: each command takes longer to load than the help of all takes to print.
const loadCommands = () => import('./traces.ts');

function filterHelpText(): string {
  const width = Math.max(...filterHelp.map(([term]) => term.length));
  return `Filters:\n${filterHelp.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}`).join('\n')}`;
}
