import { type Command, Option } from 'commander';
import { faultHelp } from '../replay/fault-spec.ts';
import { addConnectCommands, addEnvCommand, addRunCommand } from './agent-commands.ts';
import {
  addName,
  addPort,
  addProtocol,
  addRow,
  collectFault,
  parseBudget,
  parseExpiry,
  parseGatewayUrl,
  parseHost,
  parseKeyLimit,
  parseLines,
  parsePort,
  parseSpeed,
} from './arguments.ts';
import { addCompletionCommands } from './completion.ts';
import { addConformCommand } from './conform-command.ts';
import type { DiagnosticsOptions } from './diagnostics.ts';
import type { DoctorOptions } from './doctor.ts';
import type { InitOptions } from './init.ts';
import type { CreateKeyOptions, KeyOptions, KeyUsageOptions } from './keys.ts';
import type { MockOptions, RecordMode } from './mock.ts';
import type { ReloadOptions } from './reload.ts';
import type { RouteOptions } from './route.ts';
import type { InstallOptions, LogOptions } from './service.ts';
import type { UiOptions } from './ui.ts';
import { addTracesCommand } from './traces-commands.ts';

// The names, options and help of commands. What a command does is in the file of its name, which is loaded when it is run:
// that takes longer than the help of all takes to print.

/** Adds all commands, in the order of the help. */
export function addCommands(program: Command): void {
  addServeCommand(program);
  addInitCommand(program);
  addDoctorCommands(program);
  addConfigCommands(program);
  addRouteCommand(program);
  addCheckCommands(program);
  addConformCommand(program);
  addRunCommand(program);
  addEnvCommand(program);
  addConnectCommands(program);
  addServiceCommand(program);
  addKeysCommand(program);
  addMockCommand(program);
  addTracesCommand(program);
  addUiCommand(program);
  addCompletionCommands(program);
}

/** `louter serve`. */
function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('run the gateway')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--host <address>', 'the address to listen on; overrides server.host', parseHost)
    .option('--port <number>', 'the port to listen on; overrides server.port; 0 selects any free port', parsePort)
    .addHelpText(
      'after',
      `
On SIGTERM or SIGINT, or when the terminal is closed, in-flight requests get 30 s to finish; signal again to force quit.
A change of the configuration file takes effect at once; in-flight requests keep what they began with. SIGHUP and
louter reload apply the file too. If it is invalid, nothing changes.`,
    )
    .action(async (options: { config?: string; host?: string; port?: number }) => {
      const { serve } = await import('./serve.ts');
      await serve(options);
    });
}

/** `louter init`. */
function addInitCommand(program: Command): void {
  program
    .command('init')
    .description('find the model servers of this machine and write a configuration for them')
    .option('--port <number>', 'another port to look at (repeatable)', addPort)
    .option('--env', 'look for API keys in the environment; the file refers to them by name')
    .option('--no-env', 'do not')
    .option('--keep-login', "pass Claude Code's own login on to Anthropic")
    .option('--no-keep-login', 'do not')
    .option('--backend <name>', 'use this backend of those that are found (repeatable)', addName)
    .option('--model <row>', "a row of [models], such as 'claude-*=ollama/qwen3' (repeatable)", addRow)
    .option(
      '--protocol <choice>',
      "the protocol of a server that has several, such as 'ollama=anthropic' (repeatable)",
      addProtocol,
    )
    .option('--probe', 'test a model of each server of this machine, and write what it supports')
    .option('--no-probe', 'do not')
    .option('--yes', 'ask nothing: the first answer of each question')
    .option('--print', 'print the file to stdout and write nothing')
    .option('--output <file>', 'write this file instead of ./louter.toml')
    .option('--user', "write the user's configuration, which is used in every folder without its own")
    .addHelpText(
      'after',
      `
Looks for Ollama, llama.cpp, vLLM and LM Studio on loopback addresses only. Never overwrites a file, and never writes a key.
Every question is an option; without a terminal none is asked.`,
    )
    .action(async (options: InitOptions) => {
      const { init } = await import('./init.ts');
      await init(options);
    });
}

/** `louter doctor` and `louter reload`. */
function addDoctorCommands(program: Command): void {
  program
    .command('doctor')
    .description(
      'check versions, configuration, gateway, backends, traces and agents (exit code 1 if there is an error)',
    )
    .argument('[agent]', 'only this agent')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--offline', 'contact no backend')
    .option('-v, --verbose', 'print the details of every part')
    .option('--json', 'print JSON')
    .action(async (agent: string | undefined, options: DoctorOptions) => {
      const { doctor } = await import('./doctor.ts');
      await doctor(agent, options);
    });

  program
    .command('reload')
    .description('let the running gateway apply its configuration file (exit code 2 if the file is invalid)')
    .option('-c, --config <file>', 'the configuration file that the gateway runs with')
    .option('--url <url>', 'the gateway, if several run', parseGatewayUrl)
    .option('--dry-run', 'only print what would change')
    .option('--json', 'print JSON')
    .action(async (options: ReloadOptions) => {
      const { reload } = await import('./reload.ts');
      await reload(options);
    });
}

/** `louter config …`. */
function addConfigCommands(program: Command): void {
  const configCommand = program.command('config').description('inspect the configuration');

  configCommand
    .command('schema')
    .description('print the JSON Schema of louter.toml, with which editors complete and check it')
    .addHelpText('after', '\nSave it and name it in the first line of louter.toml: #:schema ./louter.toml.schema.json')
    .action(async () => {
      const { printConfigSchema } = await import('./config.ts');
      printConfigSchema();
    });

  configCommand
    .command('check')
    .description('print the effective configuration, or its errors (exit code 2)')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--json', 'print JSON, with credentials redacted')
    .action(async (options: { config?: string; json?: true }) => {
      const { checkConfig } = await import('./config.ts');
      checkConfig(options);
    });
}

/** `louter route`: where a request would go, and why. */
function addRouteCommand(program: Command): void {
  program
    .command('route')
    .description('show which backend a request would go to, and why; nothing is sent')
    .argument('[id]', 'a recorded request: its trace id, or a unique prefix of it')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--request <file>', 'the body of a request, as JSON; - for standard input')
    .option(
      '--protocol <name>',
      'its protocol: anthropic, openai-chat, openai-responses, gemini, gemini-interactions or ollama',
    )
    .option('--model <name>', "the requested model, if the body does not name it (Gemini's does not)")
    .option('--header <field...>', 'header fields of the request, as "name: value"')
    .option('--key <name>', 'the key of [keys] that the client sends')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Prints the rows of [[routes]] with the first condition that does not hold, and the targets in the order in which they are
tried. Tokens are estimated without what a running gateway has learned; context windows that only a backend's list has,
paused targets and the target that answered a conversation last are not known here.`,
    )
    .action(async (id: string | undefined, options: RouteOptions) => {
      const { showRoute } = await import('./route.ts');
      await showRoute(id, options);
    });
}

/** `louter validate` and `louter diagnostics`. */
function addCheckCommands(program: Command): void {
  program
    .command('validate')
    .description('check fixtures or a trace against the specs; prints one line per error (exit code 1)')
    .argument('[folder-or-id]', "a fixture, a folder of fixtures (default: Louter's own), or a trace id")
    .option('-c, --config <file>', 'the configuration file that names the trace store')
    .option('--json', 'print the errors as a JSON array')
    .action(async (subject: string | undefined, options: { config?: string; json?: true }) => {
      const { validate } = await import('./validate.ts');
      await validate(subject, options);
    });

  program
    .command('diagnostics')
    .description(
      'check the gateway, its backends and its trace store, and suggest remedies (exit code 1 if there is a problem)',
    )
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--url <url>', 'the gateway to query (default: the one that runs with this configuration)', parseGatewayUrl)
    .option('--probe <name>', 'NAME or NAME/MODEL: test a model of this backend and print a matching configuration')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Queries the gateway that runs with this configuration or writes its traces (POST /api/diagnostics). If none does, the
command performs the same checks itself with the same configuration; there is no trace queue to report then.
Backends are only asked for their model lists: nothing is generated. --probe does generate: it sends about eight small
requests from this process to the model, which may incur costs. Tools that the model calls are not executed.`,
    )
    .action(async (options: DiagnosticsOptions) => {
      const { diagnostics } = await import('./diagnostics.ts');
      await diagnostics(options);
    });
}

const loadService = () => import('./service.ts');

/** `louter service …`. */
function addServiceCommand(program: Command): void {
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
    .action(async (options: InstallOptions) => (await loadService()).installService(options));
  service
    .command('uninstall')
    .description('stop the service and remove it; configuration and traces stay')
    .action(async () => (await loadService()).uninstallService());
  for (const action of ['start', 'stop', 'restart'] as const)
    service
      .command(action)
      .description(descriptions[action])
      .action(async () => (await loadService()).controlService(action));
  service
    .command('status')
    .description('print whether the service runs, and where (exit code 1 if it does not)')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => (await loadService()).printServiceStatus(options));
  service
    .command('logs')
    .description('print the log of the service')
    .option('-n, --lines <number>', 'the number of lines', parseLines, 100)
    .option('-f, --follow', 'go on printing, until Ctrl-C')
    .action(async (options: LogOptions) => (await loadService()).printServiceLog(options));
}

const descriptions = {
  start: 'start the service',
  stop: 'stop the service until the next login',
  restart: 'restart the service, as after an update',
} as const;

const loadKeys = () => import('./keys.ts');

/** `louter keys …`. */
function addKeysCommand(program: Command): void {
  const keys = program
    .command('keys')
    .description('create, list and revoke keys of clients, and print what they have used')
    .addHelpText(
      'after',
      `
Keys are in [keys] of the configuration file, with their rights and limits. A running gateway applies a change at once.`,
    );
  keys
    .command('create')
    .description('create a key, print it once, and store its digest in the configuration file')
    .argument('<name>', 'its name, in the configuration and in traces')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--model <pattern...>', 'the models that clients may request with it; default: all')
    .option('--backend <name...>', 'the backends that its requests may be sent to; default: all')
    .option('--rpm <number>', 'requests per minute', parseKeyLimit)
    .option('--tpm <number>', 'tokens per minute', parseKeyLimit)
    .option('--max-concurrent <number>', 'in-flight requests, of each gateway process', parseKeyLimit)
    .option('--budget <amount>', 'US dollars per day, week or month, such as 50/month', parseBudget)
    .option('--expires <time>', 'when it stops working, such as 2027-12-31T00:00:00Z', parseExpiry)
    .option('--view', 'it may also read traces')
    .option('--json', 'print JSON')
    .action(async (name: string, options: CreateKeyOptions) => (await loadKeys()).createKey(name, options));
  keys
    .command('list')
    .description('list the keys with their rights and limits')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--json', 'print JSON')
    .action(async (options: KeyOptions) => (await loadKeys()).listKeys(options));
  keys
    .command('revoke')
    .description('remove a key from the configuration file; its in-flight requests end as usual')
    .argument('<name>', 'the name of the key')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .action(async (name: string, options: KeyOptions) => (await loadKeys()).revokeKey(name, options));
  keys
    .command('usage')
    .description('print what keys have used today and in this month (UTC), and what is left of their budgets')
    .argument('[name]', 'only this key')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--json', 'print JSON')
    .action(async (name: string | undefined, options: KeyUsageOptions) =>
      (await loadKeys()).printKeyUsage(name, options),
    );
}

const recordModes: readonly RecordMode[] = ['once', 'none', 'new', 'all'];

/** `louter mock`: serves recorded fixtures in every protocol, to test clients without a vendor. */
function addMockCommand(program: Command): void {
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
      const { mock } = await import('./mock.ts');
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

/** `louter ui`. */
function addUiCommand(program: Command): void {
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
      const { ui } = await import('./ui.ts');
      await ui(subject, options);
    });
}
