import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../generated/louter.js';
import { asObject, objectsIn, type JsonObject } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { answerOf, type ScriptedReply } from '../../test/support/reply.ts';
import { startUpstream, type ReceivedUpstreamRequest, type ScriptedAnswer } from '../../test/support/upstream.ts';
import { runAgent, type Agent, type AgentRun } from './agent.ts';
import { playInFolder, timeoutMs, withGateway, type RunOptions } from './play.ts';

type Trace = components['schemas']['TraceSummary'];
export type Reply = Omit<ScriptedReply, 'usage'>;

/** A session of an agent on a scripted model, and what must be true of it. */
export interface Session {
  title: string;
  agent: Agent;
  /** The configuration of the gateway, for a backend at this address. */
  config(url: string): string;
  /** Each prompt is sent in the session of those before. */
  prompts: readonly string[];
  /** Arguments beside those of every run, such as a tool that is allowed too. */
  after?: readonly string[];
  answer(request: ReceivedUpstreamRequest): ScriptedAnswer;
  /** How many requests it has. */
  requests: number;
  check(played: PlayedSession): string[] | Promise<string[]>;
}

/** The lines that configure a backend. */
export const backendConfig = (name: string, baseUrl: string, protocol = 'openai-chat'): string => `
[backends.${name}]
protocol = "${protocol}"
base_url = "${baseUrl}"
`;

/** The lines by which the first of these targets answers for every model, the next one where it fails. */
export const targetsConfig = (...targets: readonly string[]): string => `
[models]
"*" = ${JSON.stringify(targets)}
`;

interface PlayedSession {
  url: string;
  /** The oldest first. */
  traces: readonly Trace[];
  received: readonly ReceivedUpstreamRequest[];
  /** That of the last prompt. */
  ran: AgentRun;
}

/** @returns the problems, none if all is well; with `keep`, the folder of a session with problems is kept. */
export const playSession = (
  { agent, config, prompts, after = [], answer, requests, check }: Session,
  { bin, louter, keep }: Pick<RunOptions, 'bin' | 'keep'> & { louter: string },
): Promise<string[]> =>
  playInFolder({ name: 'session', keep }, async (directory, findings) => {
    const upstream = await startUpstream();
    upstream.answerWith(answer);
    const [variant] = agent.variants;
    if (!variant) throw new Error(`${agent.name} has no variant`);
    try {
      await withGateway({ config: config(upstream.url), directory, entry: louter }, findings, async ({ url }) => {
        const setting = { variant, origin: url, bin, directory, timeoutMs, after };
        for (const [index, prompt] of prompts.entries()) {
          const ran = await runAgent(agent, { ...setting, prompt, resumes: index > 0 });
          if (ran.timedOut) findings.push(`the agent did not end in time: ${prompt}`);
          else if (ran.failed)
            findings.push(`the agent failed at ${JSON.stringify(prompt)}: ${ran.result} ${ran.stderr}`);
          if (index < prompts.length - 1) continue;
          const traces = await listEndedTraces(url, requests);
          for (const { trace_id: id, check: verdict, status } of traces) {
            if (verdict === 'contradiction') findings.push(`${id} contradicts itself`);
            if (status !== 'ok') findings.push(`${id} ended with ${status}`);
          }
          findings.push(...(await check({ url, traces, received: upstream.received, ran })));
        }
      });
    } finally {
      await upstream.close();
    }
  });

/** The requests that have ended, once there are so many; after ten seconds those that there are. */
async function listEndedTraces(url: string, count: number): Promise<readonly Trace[]> {
  let traces: readonly Trace[] = [];
  for (let tries = 0; tries < 100 && traces.length < count; tries++) {
    await pause(100);
    ({ traces } = (await getJson(`${url}/api/traces?filter=-status:open`)) as { traces: Trace[] });
  }
  // The newest is first.
  return traces.toReversed();
}

export const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

// ---------------------------------------------------------------- models

/** About how many tokens a byte of a request is. */
const tokensPerByte = 0.28;

/** A model of Chat Completions: of the steps for a request, that behind as many results as it has. */
export const createModel =
  (stepsFor: (text: string, userTexts: readonly string[]) => readonly Reply[]) =>
  ({ text, json }: ReceivedUpstreamRequest): ScriptedAnswer => {
    const messages = objectsIn(asObject(json)?.['messages']);
    const ofRole = (role: string): JsonObject[] => messages.filter((message) => message['role'] === role);
    const userTexts = ofRole('user').map(({ content = '' }) =>
      typeof content === 'string' ? content : JSON.stringify(content),
    );
    const steps = stepsFor(text, userTexts);
    const step = steps[Math.min(ofRole('tool').length, steps.length - 1)];
    const usage = { input: Math.round(text.length * tokensPerByte), cached: 0, output: 20 };
    return answerOf(chatReply, { ...step, usage }, { json });
  };
