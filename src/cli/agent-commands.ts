import { type Command, Option } from 'commander';
import type { ConnectOptions } from './connect.ts';
import type { EnvOptions } from './env.ts';
import type { RunOptions } from './run.ts';
import { parseGatewayUrl, parseRunName } from './arguments.ts';

/** `louter run …`. */
export function addRunCommand(program: Command): void {
  program
    .command('run')
    .usage('[options] AGENT [arguments of the agent]   or   louter run [options] -- COMMAND [arguments]')
    .description('start an agent whose requests go through a gateway, without changing its settings')
    .argument('[agent...]', 'the agent and its arguments')
    .option('--model <name>', 'the model that the agent requests')
    .option('--url <url>', 'a gateway that runs already (default: $LOUTER_URL)', parseGatewayUrl)
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--record', "without a configuration: pass through to the API of the agent's maker, and record")
    .option('--name <name>', 'the name of the run in traces', parseRunName)
    .option('--keep-login', 'the agent\'s own credential is forwarded; for backends with api_key = "client"')
    .option('--dry-run', 'print what would be done, without secrets, and do nothing')
    .option('--open', 'open the page of the run in the browser at once')
    .option('--quiet', 'print no errors of backends, and nothing at the end')
    .addOption(new Option('--program', 'what follows is a command of any program').hideHelp())
    .passThroughOptions()
    .addHelpText(
      'after',
      `
Agents: claude, codex, gemini, qwen, opencode, pi, cline, copilot, droid, kimi, goose, crush, kilo. Options of Louter come
before the agent, those of the agent after it:

  louter run claude -p "fix the tests"
  louter run --model qwen3-coder codex -- --sandbox workspace-write
  louter run --record claude
  louter run -- python my_program.py

Uses a running gateway with the same configuration, or starts one that ends with the agent. The requests are recorded with
the name of the run: louter ui NAME, or louter traces list run:NAME.
Exit code: that of the agent; 128+n if signal n ended it; 125 if Louter could not start it; 126 and 127 if it cannot be
executed or was not found.`,
    )
    .action(async (words: string[], options: RunOptions) => {
      const { runAgent } = await import('./run.ts');
      await runAgent(words, options);
    });
}

/** `louter env …`. */
export function addEnvCommand(program: Command): void {
  program
    .command('env')
    .description('print the variables that lead an agent to the running gateway, for a shell')
    .argument('<agent>', 'claude, gemini, qwen, opencode, copilot, kimi, goose or kilo')
    .addOption(new Option('--shell <name>', 'the shell').choices(['bash', 'zsh', 'fish', 'powershell']).default('bash'))
    .option('--model <name>', 'the model that the agent requests')
    .option(
      '--url <url>',
      'the gateway (default: $LOUTER_URL, or the one that runs with the configuration)',
      parseGatewayUrl,
    )
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .addHelpText(
      'after',
      '\n  eval "$(louter env claude)"\n\nThe key of the gateway is not printed: the variables refer to LOUTER_KEY.',
    )
    .action(async (agent: string, options: EnvOptions) => {
      const { printAgentEnvironment } = await import('./env.ts');
      await printAgentEnvironment(agent, options);
    });
}

/** `louter connect …` and `louter disconnect …`. */
export function addConnectCommands(program: Command): void {
  program
    .command('connect')
    .description(
      'write the address of the running gateway into the settings of an agent; without an agent, list the connected ones',
    )
    .argument('[agent]', 'claude, codex, gemini, qwen, opencode, pi, cline, droid, kimi, goose, crush or kilo')
    .option(
      '--url <url>',
      'the gateway (default: $LOUTER_URL, or the one that runs with the configuration)',
      parseGatewayUrl,
    )
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--model <name>', 'the model that the agent requests')
    .option('--keep-login', 'the agent keeps sending its own credential')
    .option('--default', 'the agent uses the gateway by default (codex, opencode, pi, cline, droid, kimi, crush, kilo)')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'print the changes and write nothing (exit code 1 if there are any)')
    .option('--print', 'print the keys, to paste them by hand')
    .addHelpText(
      'after',
      '\nOnly these keys are changed, a copy of each file is kept, and louter disconnect AGENT undoes it.',
    )
    .action(async (agent: string | undefined, options: ConnectOptions) => {
      const { connectAgent } = await import('./connect.ts');
      await connectAgent(agent, options);
    });
  program
    .command('disconnect')
    .description('put back what was in the settings of an agent before it was connected')
    .argument('<agent>', 'the agent')
    .action(async (agent: string) => {
      const { disconnectAgent } = await import('./connect.ts');
      disconnectAgent(agent);
    });
}

/** Marks a `--` before the first argument, as in `louter run -- COMMAND`: commander drops it. */
export function markProgram(words: readonly string[]): string[] {
  const start = words.indexOf('run');
  if (start !== 2) return [...words];
  for (let index = start + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === '--') return [...words.slice(0, index), '--program', ...words.slice(index)];
    if (!word.startsWith('-')) return [...words];
    if (['--model', '--url', '--config', '-c', '--name'].includes(word)) index++;
  }
  return [...words];
}
