import { type Command, InvalidArgumentError } from 'commander';
import type { InstallOptions, LogOptions } from './run-service.ts';

// Loaded on demand, as all actions are.
const loadActions = () => import('./run-service.ts');

/** `louter service …`. */
export function addServiceCommand(program: Command): void {
  const service = program
    .command('service')
    .description('let the gateway run in the background, from each login on')
    .addHelpText(
      'after',
      `
A service of this user: systemd on Linux, launchd on macOS. It runs with ~/.config/louter/louter.toml, and needs no rights of
an administrator. It has no variables of a shell: those that the configuration uses, such as \${LOUTER_KEY}, are in
~/.config/louter/env, one NAME=value per line.`,
    );
  service
    .command('install')
    .description('install the service and start it; again after an update or a change of Node')
    .option('-c, --config <file>', "the configuration file (default: the user's)")
    .option('--print', 'print the file that would be installed, and do nothing')
    .action(async (options: InstallOptions) => (await loadActions()).installService(options));
  service
    .command('uninstall')
    .description('stop the service and remove it; configuration and traces stay')
    .action(async () => (await loadActions()).uninstallService());
  for (const action of ['start', 'stop', 'restart'] as const)
    service
      .command(action)
      .description(descriptions[action])
      .action(async () => (await loadActions()).controlService(action));
  service
    .command('status')
    .description('print whether the service runs, and where (exit code 1 if it does not)')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => (await loadActions()).printServiceStatus(options));
  service
    .command('logs')
    .description('print the log of the service')
    .option('-n, --lines <number>', 'the number of lines', parseLines, 100)
    .option('-f, --follow', 'go on printing, until Ctrl-C')
    .action(async (options: LogOptions) => (await loadActions()).printServiceLog(options));
}

const descriptions = {
  start: 'start the service',
  stop: 'stop the service until the next login',
  restart: 'restart the service, as after an update',
} as const;

function parseLines(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number from 0 to 999999.');
}
