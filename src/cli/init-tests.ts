import { agents } from '../agents/agents.ts';
import { findCommand } from '../agents/launch.ts';
import { environment } from '../config/environment.ts';
import { configOf } from '../config/load.ts';
import { toOneLine } from '../core/printable.ts';
import { type InitBackend, type InitRow, withProtocol } from './init-file.ts';
import { printProgress } from './output.ts';
import type { InitQuestions } from './init.ts';

/** Whether an agent of this protocol is installed. */
const hasAgentOf = (protocol: string): boolean =>
  agents.some((agent) => agent.protocols[0] === protocol && !('problem' in findCommand(agent.command, environment)));

/**
 * The protocol of each server that has several: the one that is named; else, where an agent's own is among them, the one that
 * is chosen.
 */
export async function chooseProtocols(
  backends: readonly InitBackend[],
  named: ReadonlyMap<string, InitBackend['protocol']>,
  questions: InitQuestions,
): Promise<InitBackend[]> {
  const chosen: InitBackend[] = [];
  for (const backend of backends) {
    const given = named.get(backend.name);
    chosen.push(given === undefined ? await askForProtocol(backend, questions) : withProtocol(backend, given));
  }
  return chosen;
}

async function askForProtocol(backend: InitBackend, questions: InitQuestions): Promise<InitBackend> {
  if (!backend.server?.hasMessages || !hasAgentOf('anthropic')) return backend;
  const own = `${backend.protocol}: Louter translates, and parses what the server does not`;
  const theirs = 'anthropic: requests of Claude Code pass untouched, those of other agents are translated';
  const answer = await questions.choose(
    `${backend.comment} answers Anthropic Messages, too. Which way?`,
    [own, theirs],
    own,
  );
  return answer === theirs ? withProtocol(backend, 'anthropic') : backend;
}

/** Offers to test a model of each server of this machine, and adds what the test shows. */
export async function testModels(
  backends: readonly InitBackend[],
  rows: readonly InitRow[],
  { isWanted, questions }: { isWanted: boolean | undefined; questions: InitQuestions },
): Promise<InitBackend[]> {
  const tested: InitBackend[] = [];
  for (const backend of backends) {
    const model = modelOf(backend, rows);
    const question = `Test ${model ?? ''} with about eight small requests, some 20 s? The file gets what it supports.`;
    const isTested = backend.server && model !== undefined && (isWanted ?? (await questions.confirm(question, false)));
    tested.push(isTested ? await test(backend, model) : backend);
  }
  return tested;
}

/** The model that the rows lead to, else the first that it lists. */
const modelOf = ({ name, models }: InitBackend, rows: readonly InitRow[]): string | undefined =>
  rows
    .map(({ target }) => target)
    .find((target) => target.startsWith(`${name}/`) && !target.includes('*'))
    ?.slice(name.length + 1) ?? models[0];

async function test(backend: InitBackend, model: string): Promise<InitBackend> {
  const { probe } = await import('../diagnose/probe.ts');
  const { name, protocol, baseUrl } = backend;
  const config = configOf({
    backends: { [name]: { protocol, ...(baseUrl !== undefined && { base_url: baseUrl }) } },
    models: { '*': `${name}/${model}` },
    traces: { url: 'off' },
  });
  const [configured] = config.backends;
  if (!configured) return backend;
  const { settings, findings } = await probe(config, configured, {
    model,
    progress: {
      onStep: (what) => printProgress(toOneLine(`testing ${what} …`)),
      onFinding: ({ what }) => printProgress(toOneLine(`  ${what}`)),
    },
  });
  if (settings) return { ...backend, tested: { model, settings } };
  printProgress(toOneLine(`${name}: the test has no result: ${findings.at(-1)?.what ?? 'the model did not answer'}`));
  return backend;
}
