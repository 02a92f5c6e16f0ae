import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess } from '../gateway-process.ts';
import { runAgent, workspaceIn, type Variant } from './agent.ts';
import { startBackend } from './backend.ts';
import { findingsOf } from './findings.ts';
import { gatewayFindings } from './gateway-findings.ts';
import type { Run } from './plan.ts';
import type { Scenario } from './scenarios.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { taskIn } from './task.ts';

/** Milliseconds a run of an agent may take: some wait half a minute before they try again. */
const timeoutMs = 120_000;

export interface Stage {
  /** The folder of the agents' commands. */
  bin: string;
  /** The command line of Louter; without it agents talk to the model itself. */
  louter: string | undefined;
  /** Whether the folders of runs that were not as they must be are kept. */
  keep: boolean;
}

/** `isReported`: whether the agent hears of a broken answer by an error in its stream. */
function mayEndAt(
  { name, trouble }: Scenario,
  { endsAt, endsAtReports }: Variant,
  { isReported }: { isReported: boolean },
): boolean {
  const isBroken = trouble?.what === 'cut' || trouble?.what === 'malformed-line';
  return (endsAt?.test(name) ?? false) || (endsAtReports === true && isReported && isBroken);
}

/** What is judged of an agent that went no further than what went wrong. */
function endedByChoice(scenario: Scenario): Scenario {
  const { expected, trouble } = scenario;
  const end = expected.findIndex((asked) => asked === trouble?.what);
  return { ...scenario, openEnd: true, expected: expected.slice(0, end + 1) };
}

/** Plays one run in a temporary folder of its own and gives back what was not as it must be. */
export async function play({ agent, variant, speech, scenario }: Run, { bin, louter, keep }: Stage): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-agents-'));
  const task = taskIn(workspaceIn(directory), variant.hands);
  // Between two protocols the gateway remembers what the agent forgets.
  const isTranslated = louter !== undefined && variant.protocol !== speech.protocol;
  const expectsReasoning = !variant.forgetsReasoning || isTranslated;
  const backend = await startBackend({ task, agent, speech, expectsReasoning }, scenario.trouble);
  const findings: string[] = [];
  const through = async (origin: string): Promise<Scenario> => {
    const options = { variant, origin, prompt: task.prompt, bin, directory, timeout: timeoutMs };
    const ran = await runAgent(agent, options);
    const mayEnd = mayEndAt(scenario, variant, { isReported: louter !== undefined && !scenario.passedThrough });
    const judged = mayEnd && ran.failed ? endedByChoice(scenario) : scenario;
    findings.push(...findingsOf({ agent, variant, speech, scenario: judged, task }, ran, backend));
    if (mayEnd && ran.failed && ran.result.trim() === '') findings.push('the agent ended and did not say why');
    if (mayEnd && !ran.failed && louter === undefined)
      findings.push('without a gateway the agent goes on: nothing excuses that it ends behind one');
    return judged;
  };
  try {
    if (louter === undefined) {
      await through(backend.url);
    } else {
      const gateway = await startGatewayProcess({
        config: configuration(speech, backend.url, scenario),
        directory: join(directory, 'gateway'),
        entry: louter,
      });
      try {
        const judged = await through(gateway.url);
        findings.push(...(await gatewayFindings(judged, variant, backend, gateway)));
      } finally {
        const code = await gateway.stop();
        if (code !== 0) findings.push(`the gateway ended with ${code}`);
        if (findings.length > 0 && gateway.log() !== '') findings.push(`the gateway's log:\n${gateway.log()}`);
      }
    }
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  } finally {
    await backend.close();
    if (keep && findings.length > 0) findings.push(`kept: ${directory}`);
    else rmSync(directory, { recursive: true, maxRetries: 3 });
  }
  return findings;
}

/** The same protocol on both sides would be passed through: it is translated too, since that is what is tested. */
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

[models]
"*" = "scripted/scripted-model"
`;
