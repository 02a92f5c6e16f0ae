import type { Command } from 'commander';
import { parseGatewayUrl } from './listening.ts';
import type { UiOptions } from './run-ui.ts';

/** `louter ui`. */
export function addUiCommand(program: Command): void {
  program
    .command('ui')
    .description('open the page that shows traces, logged in')
    .argument('[run-or-id]', 'show this run, or this trace or conversation')
    .option('-c, --config <file>', 'the configuration file (TOML) that the gateway runs with')
    .option('--url <url>', 'the gateway, if several run or it is on another machine', parseGatewayUrl)
    .option('--print', 'print the address instead of opening a browser')
    .addHelpText(
      'after',
      `
Opens the page of the gateway that runs with this configuration or writes its traces. If none does, serves the page alone
for the trace store of the configuration, until Ctrl-C; a gateway of another folder is named, and opened with --url only.
The address contains no key: a code in its fragment logs in once, within a minute. Without a display, or with --print, the
address is printed to stdout.`,
    )
    .action(async (subject: string | undefined, options: UiOptions) => {
      const { ui } = await import('./run-ui.ts');
      await ui(subject, options);
    });
}
