import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/source.ts';
import { findNearest } from '../core/nearest.ts';
import { escapeControls } from '../core/printable.ts';
import { describeSystemError } from '../core/system-error.ts';
import { ownVersion } from '../core/own-package.ts';
import { markProgram } from './agent-commands.ts';
import { addCommands } from './commands.ts';
import { CommandError, printMessage } from './output.ts';
import { protectExcludingTerms } from './traces-commands.ts';

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

addCommands(program);

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
