import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { agents as ownAgents } from '../../src/agents/agents.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { makeFolders, type Agent, type AgentRun, type RunSetting, type Variant } from './agent.ts';
import { run } from '../processes.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** The variant of an agent that `louter run` selects for a model: the protocols are the same if the agent has it. */
export function variantThroughRun({ started, variants }: Agent, { protocol }: ScriptedModel): Variant | undefined {
  const own = ownAgents.find(({ name }) => name === started?.name);
  const spoken = own?.protocols.find((each) => each === protocol) ?? own?.protocols[0];
  return variants.find((variant) => variant.protocol === spoken);
}

/**
 * Runs an agent once with `louter run`, in a home folder with settings that lead elsewhere.
 * @param key of the gateway.
 * @returns the run, and what it did to the user's files.
 */
export async function runThroughLouter(
  agent: Agent,
  { variant, prompt, bin, directory, timeoutMs }: Omit<RunSetting, 'origin'>,
  { gateway, key }: { gateway: GatewayProcess; key: string },
): Promise<{ ran: AgentRun; findings: string[] }> {
  const { started } = agent;
  if (started === undefined) throw new Error(`louter run does not start ${agent.name}`);
  const { home, cwd, environment } = makeFolders(directory, started.files);
  const runtime = join(directory, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });
  const before = filesIn(home);
  const options = ['run', '--url', gateway.url, '--model', variant.model, started.name];
  const finished = await run({
    file: process.execPath,
    arguments: [gateway.entry, ...options, ...agent.commandLine(prompt, [])],
    cwd,
    environment: {
      ...environment,
      PATH: `${bin}${delimiter}${environment['PATH']}`,
      XDG_RUNTIME_DIR: runtime,
      LOUTER_KEY: key,
      ...agent.quiet,
      ...started.environment,
    },
    timeout: timeoutMs,
  });
  const after = filesIn(home);
  return {
    ran: { ...finished, ...agent.read(finished) },
    findings: [
      ...[...before].flatMap(([path, hash]) =>
        after.get(path) === hash || started.changes?.test(path) ? [] : [`${path} of the home folder was changed`],
      ),
      ...[...after.keys()].flatMap((path) => leaksIn(join(home, path), key).map((what) => `${path} contains ${what}`)),
      ...leaksInText(finished.stdout + finished.stderr, key).map((what) => `the output contains ${what}`),
      ...filesLeftIn(runtime).map((path) => `${path} was left in the runtime folder`),
    ],
  };
}

const filesLeftIn = (runtime: string): string[] =>
  readdirSync(runtime).filter((name) => name.startsWith('louter-run-'));

/** Hashes of all files below a folder, by path; links are not followed. */
function filesIn(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mode } = lstatSync(path);
      const content = entry.isFile() ? readFileSync(path) : entry.isSymbolicLink() ? readlinkSync(path) : undefined;
      if (content === undefined) return [];
      return [[relative(root, path), createHash('sha256').update(`${mode} `).update(content).digest('hex')] as const];
    }),
  );
}

const leaksIn = (path: string, key: string): string[] =>
  lstatSync(path).isFile() ? leaksInText(readFileSync(path, 'latin1'), key) : [];

const leaksInText = (text: string, key: string): string[] => [
  ...(text.includes(key) ? ['the key of the gateway'] : []),
  ...(/louter-run-[\w-]{43}/.test(text) ? ['the token of the run'] : []),
];
