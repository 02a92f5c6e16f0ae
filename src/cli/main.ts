#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/error.ts';
import { exitOnBrokenPipe, ignoreBrokenPipe } from './broken-pipe.ts';
import { CommandError } from './command-error.ts';
import { addDiagnosticsCommand } from './diagnostics.ts';
import { parsePort } from './listening.ts';
import { addMockCommand } from './mock.ts';
import { printMessage } from './output.ts';
import { addTracesCommand } from './traces.ts';
import { escapeControls } from '../core/printable.ts';
import { ownVersion } from '../core/version.ts';

/** Commands that run until they are told to stop. */
const servers = new Set(['serve', 'mock']);

const program = new Command('louter')
  .description('A gateway for coding agents: any agent protocol on any model backend, every request recorded.')
  .version(ownVersion())
  .exitOverride()
  // What was wrong with a command is told with its words.
  .configureOutput({ outputError: (text, write) => write(escapeControls(text)) })
  .showHelpAfterError('(louter --help shows all commands)')
  .hook('preAction', (_program, command) => (servers.has(command.name()) ? ignoreBrokenPipe() : exitOnBrokenPipe()))
  // Help is printed without any action.
  .on('beforeAllHelp', exitOnBrokenPipe)
  .addHelpText(
    'after',
    `
Data goes to stdout, talk to stderr. Exit codes: 0 fine, 1 a finding, 2 wrong use or configuration, 3 inconclusive.
The configuration is the file of --config, that of LOUTER_CONFIG, ./louter.toml, or the embedded default, which
answers every model name from recordings and needs no key.`,
  );

program
  .command('serve')
  .description('run the gateway')
  .option('-c, --config <file>', 'the configuration, a TOML file')
  .option('--host <address>', 'the address to listen on, in place of server.host')
  .option('--port <number>', 'the port, in place of server.port; 0 is any free one', parsePort)
  .addHelpText(
    'after',
    '\nSIGTERM, SIGINT and SIGHUP let in-flight requests finish (30 s at most); a second signal cuts them.',
  )
  .action(async (options: { config?: string; host?: string; port?: number }) => {
    const { serve } = await import('./serve.ts');
    await serve(options);
  });

program
  .command('config')
  .description('look at the configuration')
  .command('check')
  .description('say what the configuration means, or what is wrong with it (exit code 2)')
  .option('-c, --config <file>', 'the configuration, a TOML file')
  .option('--json', 'as JSON, credentials left out')
  .action(async (options: { config?: string; json?: true }) => {
    const { checkConfig } = await import('./config-check.ts');
    checkConfig(options);
  });

program
  .command('validate')
  .description('check fixtures, or a trace, against the specs: a line per fault, exit code 1 if there is any')
  .argument('[folder-or-id]', 'a fixture, or a folder of them (default: those of Louter); or the id of a trace')
  .option('-c, --config <file>', 'the configuration that names the store of traces')
  .option('--json', 'the faults as a JSON array')
  .action(async (subject: string | undefined, options: { config?: string; json?: true }) => {
    const { validate } = await import('./validate.ts');
    await validate(subject, options);
  });

addDiagnosticsCommand(program);
addMockCommand(program);
addTracesCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  // Commander has said what was wrong, or shown the help that was asked for.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof ConfigError || error instanceof CommandError) {
    printMessage(error.message);
    process.exitCode = error instanceof CommandError ? error.exitCode : 2;
  } else throw error;
}
