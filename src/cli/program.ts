import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/source.ts';
import { findNearest } from '../core/nearest.ts';
import { escapeControls } from '../core/printable.ts';
import { describeSystemError } from '../core/system-error.ts';
import { ownVersion } from '../core/own-package.ts';
import { addConnectCommands, addEnvCommand, addRunCommand, markProgram } from './agent-command.ts';
import { parseGatewayUrl, parseHost, parsePort } from './listening.ts';
import { addCompletionCommands } from './completion.ts';
import { addInitCommand } from './init.ts';
import { addKeysCommand } from './keys.ts';
import { addMockCommand } from './mock.ts';
import { CommandError, printMessage } from './output.ts';
import type { DiagnosticsOptions } from './run-diagnostics.ts';
import type { DoctorOptions } from './run-doctor.ts';
import type { ReloadOptions } from './run-reload.ts';
import { addRouteCommand } from './route.ts';
import { addServiceCommand } from './service.ts';
import { addTracesCommand, protectExcludingTerms } from './traces.ts';
import { addUiCommand } from './ui.ts';

/** Commands that run until they receive a signal. */
const servers = new Set(['serve', 'mock']);

/** The tree of all commands. */
export const program = new Command('louter')
  .description('A gateway for coding agents: any agent protocol on any model backend, every request recorded.')
  .version(ownVersion())
  .exitOverride()
  // Options after the agent of `louter run` are the agent's.
  .enablePositionalOptions()
  // Error messages quote the arguments.
  .configureOutput({ outputError: (text, write) => write(escapeControls(text)) })
  .hook('preAction', (_program, command) => (servers.has(command.name()) ? ignoreBrokenPipe() : exitOnBrokenPipe()))
  // Help is printed without any action.
  .on('beforeAllHelp', exitOnBrokenPipe)
  .addHelpText(
    'after',
    `
To begin:
  louter init                  find the model servers of this machine and write louter.toml
  louter run claude            start Claude Code, or another agent, through a gateway
  louter traces list           list what was sent and received
  louter ui                    show it in the browser

Results go to stdout, logs and messages to stderr.
Exit codes: 0 success, 1 a problem was found, 2 wrong usage or configuration, 3 inconclusive.
Louter uses the first configuration it finds: --config FILE, $LOUTER_CONFIG, ./louter.toml, the user's
(~/.config/louter/louter.toml), or the built-in default, which answers every model name from recordings and needs no key.`,
  );

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

addInitCommand(program);

program
  .command('doctor')
  .description('check versions, configuration, gateway, backends, traces and agents (exit code 1 if there is an error)')
  .argument('[agent]', 'only this agent')
  .option('-c, --config <file>', 'the configuration file (TOML)')
  .option('--offline', 'contact no backend')
  .option('-v, --verbose', 'print the details of every part')
  .option('--json', 'print JSON')
  .action(async (agent: string | undefined, options: DoctorOptions) => {
    const { doctor } = await import('./run-doctor.ts');
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
    const { reload } = await import('./run-reload.ts');
    await reload(options);
  });

const configCommand = program.command('config').description('inspect the configuration');

configCommand
  .command('schema')
  .description('print the JSON Schema of louter.toml, with which editors complete and check it')
  .addHelpText('after', '\nSave it and name it in the first line of louter.toml: #:schema ./louter.toml.schema.json')
  .action(async () => {
    const { printConfigSchema } = await import('./config-check.ts');
    printConfigSchema();
  });

configCommand
  .command('check')
  .description('print the effective configuration, or its errors (exit code 2)')
  .option('-c, --config <file>', 'the configuration file (TOML)')
  .option('--json', 'print JSON, with credentials redacted')
  .action(async (options: { config?: string; json?: true }) => {
    const { checkConfig } = await import('./config-check.ts');
    checkConfig(options);
  });

addRouteCommand(program);

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
    const { diagnostics } = await import('./run-diagnostics.ts');
    await diagnostics(options);
  });

addRunCommand(program);
addEnvCommand(program);
addConnectCommands(program);
addServiceCommand(program);
addKeysCommand(program);
addMockCommand(program);
addTracesCommand(program);
addUiCommand(program);
addCompletionCommands(program);

program
  .helpCommand(false)
  .command('help')
  .description('describe a command')
  .argument('[command...]', 'its name: traces show')
  .action((names: string[]) => commandOf(names).outputHelp());

pointToHelp(program, 'louter');

/** Lets errors of usage name the help of the command that was used. */
function pointToHelp(command: Command, name: string): void {
  command.showHelpAfterError(`(${name} --help shows all ${command.commands.length > 0 ? 'commands' : 'options'})`);
  for (const each of command.commands) pointToHelp(each, `${name} ${each.name()}`);
}

/** Runs the command that `words` name, which are those of `process.argv`; errors are printed and set the exit code. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    const group = findGroup(words.slice(2));
    if (group) {
      group.outputHelp();
      return;
    }
    await program.parseAsync(protectExcludingTerms(markProgram(words)));
  } catch (error) {
    // Commander has printed its error, or the help that was requested.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof ConfigError || error instanceof CommandError) {
      const command = error instanceof CommandError ? error.command : undefined;
      for (const line of error.message.split('\n')) printMessage(line, command);
      process.exitCode = error instanceof CommandError ? error.exitCode : 2;
    } else {
      const problem = describeSystemError(error);
      if (problem === undefined) throw error;
      printMessage(problem);
      process.exitCode = 2;
    }
  }
}

/** The command that these words name and nothing else, if others are below it: `louter`, `louter traces`. */
function findGroup(words: readonly string[]): Command | undefined {
  let found: Command | undefined = program;
  for (const word of words) found = found?.commands.find((each) => each.name() === word);
  return found && found.commands.length > 0 ? found : undefined;
}

/** The command of these names, from the outside in. An unknown one is an error of usage. */
function commandOf(names: readonly string[]): Command {
  let found = program;
  for (const name of names) {
    const named = found.commands.find((each) => each.name() === name);
    if (!named) {
      const near = findNearest(
        name,
        found.commands.map((each) => each.name()),
      );
      return found.error(`error: unknown command '${name}'${near === undefined ? '' : `\n(Did you mean ${near}?)`}`);
    }
    found = named;
  }
  return found;
}

/** For commands whose purpose is their output: `louter traces list | head` exits quietly with its reader. */
function exitOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EIO: the terminal was closed.
    if (error.code === 'EPIPE' || error.code === 'EIO') process.exit();
    printMessage(`the output cannot be written: ${describeSystemError(error) ?? error.message}`);
    process.exit(2);
  });
  process.stderr.on('error', () => {});
}

/** For servers: they keep running if nobody reads their output, or its disk is full. */
function ignoreBrokenPipe(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
