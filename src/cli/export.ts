import { Option, type Command } from 'commander';
import type { CurlSide } from '../inspect/sharing/curl.ts';
import { parseLimit } from './limit.ts';

/** What was asked for on the command line. */
export interface ExportOptions {
  config?: string;
  limit: number;
  fixture?: string;
  situation?: string;
  har?: true;
  jsonl?: true;
  curl?: CurlSide | true;
  json?: true;
}

/** `louter traces export`: recorded exchanges in a form that may be given away. */
export function addExportCommand(traces: Command): void {
  traces
    .command('export')
    .description('give recorded exchanges away, credentials taken out: as a fixture, HAR, JSON lines or a command')
    .argument('<id...>', 'ids, or unique beginnings of them; or the words of a filter, as for list')
    .option('-c, --config <file>', 'the configuration that names the store')
    .option('-n, --limit <number>', 'of a filter at most this many, the newest', parseLimit, 50)
    .addOption(
      new Option(
        '--fixture <dir>',
        'write DIR/<protocol>/<situation>/, to be replayed and to be tested with',
      ).conflicts(['har', 'jsonl', 'curl']),
    )
    .option('--situation <name>', 'what the fixture is called (default: what it shows, and the id)')
    .addOption(new Option('--har', 'print an archive in the format HAR 1.2').conflicts(['jsonl', 'curl']))
    .addOption(new Option('--jsonl', 'print a trace a line, as show --json').conflicts('curl'))
    .addOption(
      new Option('--curl [side]', 'print a command that sends the request again: the one of the client, or upstream')
        .choices(['client', 'upstream'])
        .preset('client'),
    )
    .option('--json', 'say of fixtures in JSON where they are and what was removed')
    .addHelpText('after', `\n${afterwards}`)
    .action(async (words: string[], options: ExportOptions) => {
      const { exportTraces } = await import('./run-export.ts');
      await exportTraces(words, options);
    });
}

const afterwards = `A fixture holds what the backend was asked and answered, byte for byte in the pieces and at the times it came,
and what the client was answered; meta.json says from where it is and what was removed. Write --curl=upstream for the
request that went to the backend. Credentials become $NAME in a command.`;
