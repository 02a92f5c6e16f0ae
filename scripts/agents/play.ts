import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess, type GatewayProcess } from '../gateway-process.ts';
import { runAgent, workspaceIn, type AgentRun, type Variant } from './agent.ts';
import { startBackend } from './backend.ts';
import { findingsOf, gatewayFindings } from './findings.ts';
import type { Run } from './plan.ts';
import { isBroken, type Scenario } from './scenarios.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { taskIn } from './task.ts';
import { runThroughLouter } from './through-run.ts';

/** The time limit of a run: some agents wait half a minute before a retry. */
export const timeoutMs = 120_000;

export interface RunOptions {
  /** The folder of the agents' commands. */
  bin: string;
  /** The command line of Louter; without it, agents are connected to the model directly. */
  louter: string | undefined;
  /** Whether the folders of failed runs are kept. */
  keep: boolean;
  /** Agents are started with `louter run`. */
  through?: 'run' | undefined;
}

/** Of gateways whose agents are started with `louter run`. */
const gatewayKey = 'the-key-of-this-gateway';

/**
 * Runs something in a temporary folder.
 * @returns the problems that it adds to `findings`, none if all is well; what is thrown is one too.
 */
export async function playInFolder(
  { name, keep }: { name: string; keep: boolean },
  act: (directory: string, findings: string[]) => Promise<void>,
): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), `louter-${name}-`));
  const findings: string[] = [];
  try {
    await act(directory, findings);
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  if (keep && findings.length > 0) findings.push(`kept: ${directory}`);
  else rmSync(directory, { recursive: true, maxRetries: 3 });
  return findings;
}

/** Runs something with a gateway, whose log is a finding where there are others. */
export async function withGateway(
  { directory, ...options }: Parameters<typeof startGatewayProcess>[0],
  findings: string[],
  act: (gateway: GatewayProcess) => Promise<void>,
): Promise<void> {
  const gateway = await startGatewayProcess({ ...options, directory: join(directory, 'gateway') });
  try {
    await act(gateway);
  } finally {
    const code = await gateway.stop();
    if (code !== 0) findings.push(`the gateway ended with ${code}`);
    if (findings.length > 0 && gateway.log() !== '') findings.push(`the gateway's log:\n${gateway.log()}`);
  }
}

/** `isReported`: whether an error in the stream reports the broken answer to the agent. */
function mayEndAt(
  scenario: Scenario,
  { endsAt, endsAtReports }: Variant,
  { isReported }: { isReported: boolean },
): boolean {
  return (endsAt?.test(scenario.name) ?? false) || (endsAtReports === true && isReported && isBroken(scenario));
}

/** The scenario for an agent that ended at the failure. */
function endedByChoice(scenario: Scenario): Scenario {
  const { expected, failure } = scenario;
  const end = expected.findIndex((step) => step === failure?.what);
  return { ...scenario, openEnd: true, expected: expected.slice(0, end + 1) };
}

/** Executes a run in a temporary folder, and returns its problems. */
export const play = (
  { agent, variant, scriptedModel, scenario }: Run,
  { bin, louter, keep, through }: RunOptions,
): Promise<string[]> =>
  playInFolder({ name: 'agents', keep }, async (directory, findings) => {
    const task = taskIn(workspaceIn(directory), variant.taskTools);
    // When translating, the gateway restores reasoning that the agent does not return.
    const isTranslated = louter !== undefined && variant.protocol !== scriptedModel.protocol;
    const expectsReasoning = !variant.forgetsReasoning || isTranslated;
    const backend = await startBackend({ task, agent, scriptedModel, expectsReasoning }, scenario.failure);
    const start = async (origin: string, gateway: GatewayProcess | undefined): Promise<AgentRun> => {
      const options = { variant, prompt: task.prompt, bin, directory, timeoutMs };
      if (through === undefined || gateway === undefined) return runAgent(agent, { ...options, origin });
      const { ran, findings: found } = await runThroughLouter(agent, options, { gateway, key: gatewayKey });
      findings.push(...found);
      return ran;
    };
    const runOn = async (origin: string, gateway?: GatewayProcess): Promise<Scenario> => {
      const ran = await start(origin, gateway);
      const mayEnd = mayEndAt(scenario, variant, { isReported: louter !== undefined && !scenario.passedThrough });
      const judged = mayEnd && ran.failed ? endedByChoice(scenario) : scenario;
      findings.push(...findingsOf({ agent, variant, scriptedModel, scenario: judged, task }, ran, backend));
      if (mayEnd && ran.failed && ran.result.trim() === '') findings.push('the agent ended without an error message');
      if (mayEnd && !ran.failed && louter === undefined)
        findings.push('the agent may end by itself in this scenario, but without a gateway it continued');
      return judged;
    };
    try {
      if (louter === undefined) {
        await runOn(backend.url);
        return;
      }
      const key = through === undefined ? undefined : gatewayKey;
      const config = `${key === undefined ? '' : `[server]\nkeys = ["${key}"]`}${configuration(scriptedModel, backend.url, scenario)}`;
      await withGateway({ config, directory, entry: louter, key }, findings, async (gateway) => {
        const judged = await runOn(gateway.url, gateway);
        findings.push(...(await gatewayFindings(judged, variant, backend, gateway)));
      });
    } finally {
      await backend.close();
    }
  });

/** Requests between equal protocols are translated too, because the translation is tested. */
const configuration = (
  { protocol, prefix, text }: ScriptedModel,
  url: string,
  { passedThrough, retries }: Scenario,
): string => `
[log]
level = "warn"

[traces]
url = "file:traces.db"

[backends.scripted]
protocol = "${protocol}"
base_url = "${url}${prefix}"
requires_auth = false
mode = "${passedThrough ? 'baseline' : 'proxy'}"
retries = ${retries}
${text === undefined ? '' : `dialect = "${text.dialect}"\nthinking = "${text.thinking}"`}

[model_data.scripted-model]
reasoning_echo = "required"
call_seals = "required"

[models]
"*" = "scripted/scripted-model"
`;
