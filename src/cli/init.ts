import { type Command, InvalidArgumentError } from 'commander';
import type { InitRow } from './init-file.ts';
import { parsePort } from './listening.ts';
import type { InitOptions } from './run-init.ts';

/** `louter init`. */
export function addInitCommand(program: Command): void {
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
      const { init } = await import('./run-init.ts');
      await init(options);
    });
}

const addPort = (text: string, earlier: number[] = []): number[] => [...earlier, parsePort(text)];
const addName = (text: string, earlier: string[] = []): string[] => [...earlier, text];

const localProtocols = ['ollama', 'anthropic', 'openai-chat', 'openai-responses'] as const;
type NamedProtocol = [name: string, protocol: (typeof localProtocols)[number]];

function addProtocol(text: string, earlier: NamedProtocol[] = []): NamedProtocol[] {
  const [name = '', given] = text.split('=', 2);
  const protocol = localProtocols.find((each) => each === given);
  if (name === '' || protocol === undefined)
    throw new InvalidArgumentError(`Expected BACKEND=PROTOCOL; the protocols: ${localProtocols.join(', ')}.`);
  return [...earlier, [name, protocol]];
}

function addRow(text: string, earlier: InitRow[] = []): InitRow[] {
  const [, pattern, target] = /^(.+?)=([^/]+\/.+)$/.exec(text) ?? [];
  if (pattern === undefined || target === undefined) throw new InvalidArgumentError("Expected 'NAME=BACKEND/MODEL'.");
  return [...earlier, { pattern, target }];
}
