import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../generated/louter.js';
import { startUpstream, type Upstream } from '../../test/support/upstream.ts';
import { startGatewayProcess, type GatewayProcess } from '../gateway-process.ts';
import { runAgent, type AgentRun } from './agent.ts';
import { claudeCode } from './claude-code.ts';

type Summary = components['schemas']['TraceSummary'];

/** How a session is played. */
export interface SessionOptions {
  /** Where the agents are. */
  bin: string;
  /** The command line of the gateway. */
  louter: string;
  /** Keeps the folder of a session with problems. */
  keep: boolean;
}

/** A gateway with its backend, and what Claude Code runs in. */
export interface Session {
  gateway: GatewayProcess;
  upstream: Upstream;
  bin: string;
  directory: string;
}

interface SessionSetup {
  /** In the name of its folder. */
  name: string;
  answer: Parameters<Upstream['answerWith']>[0];
  /** The configuration of the gateway, for a backend at this address. */
  configFor: (url: string) => string;
}

const timeoutMs = 120_000;

/**
 * Runs something with a gateway and its backend in a folder of their own.
 * @returns the problems, none if all is well; what is thrown is one too.
 */
export async function playSession(
  { bin, louter, keep }: SessionOptions,
  { name, answer, configFor }: SessionSetup,
  run: (session: Session) => Promise<readonly string[]>,
): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), `louter-${name}-`));
  const upstream = await startUpstream();
  upstream.answerWith(answer);
  const findings: string[] = [];
  try {
    const gateway = await startGatewayProcess({
      config: configFor(upstream.url),
      directory: join(directory, 'gateway'),
      entry: louter,
    });
    try {
      findings.push(...(await run({ gateway, upstream, bin, directory })));
    } finally {
      await gateway.stop();
    }
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  } finally {
    await upstream.close();
    if (keep && findings.length > 0) findings.push(`kept: ${directory}`);
    else rmSync(directory, { recursive: true, maxRetries: 3 });
  }
  return findings;
}

/** Runs Claude Code with a prompt. `tool` is allowed beside those that it may always use; `isContinued`: in the session before. */
export async function runClaudeCode(
  { gateway, bin, directory }: Session,
  { prompt, tool, isContinued = false }: { prompt: string; tool: string; isContinued?: boolean },
): Promise<AgentRun> {
  const [variant] = claudeCode.variants;
  if (!variant) throw new Error('Claude Code has no variant');
  const agent: typeof claudeCode = {
    ...claudeCode,
    prepare(setting) {
      const prepared = claudeCode.prepare(setting);
      return { ...prepared, arguments: [...(isContinued ? ['--continue'] : []), ...prepared.arguments, tool] };
    },
  };
  return runAgent(agent, { variant, origin: gateway.url, bin, prompt, directory, timeout: timeoutMs });
}

/** Why a run did not end well; none if it did. */
export function checkRun({ timedOut, failed, result, stderr }: AgentRun, prompt: string): string[] {
  if (timedOut) return [`the agent did not end in time: ${prompt}`];
  return failed ? [`the agent failed at ${JSON.stringify(prompt)}: ${result} ${stderr}`] : [];
}

/** The requests that have ended, the latest first, once there are so many; after ten seconds those that there are. */
export async function listEndedTraces({ url }: GatewayProcess, count: number): Promise<readonly Summary[]> {
  let traces: readonly Summary[] = [];
  for (let tries = 0; tries < 100 && traces.length < count; tries++) {
    await pause(100);
    const response = await fetch(`${url}/api/traces?filter=-status:open`);
    ({ traces } = (await response.json()) as { traces: Summary[] });
  }
  return traces;
}
