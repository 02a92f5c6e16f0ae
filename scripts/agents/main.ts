/**
 * `npm run test:agents`: real coding agents against the gateway and a scripted model behind it, and how they take
 * what goes wrong. Installing the agent is the only step that needs a network; after that nothing leaves the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtCommandLine, startGatewayProcess } from '../gateway-process.ts';
import { startBackend, type Speech } from './backend.ts';
import { claudeCode, claudeTools, runClaude } from './claude-code.ts';
import { findingsOf, gatewayFindings } from './findings.ts';
import { installAgent } from './install.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { anthropicSpeech } from './speech-anthropic.ts';
import { chatSpeech } from './speech-chat.ts';
import { taskIn } from './task.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    direct: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const help = `node scripts/agents/main.ts [--only TEXT] [--direct] [--keep]
--only TEXT  only scenarios whose name, with the backend's protocol, holds TEXT
--direct     the agent straight at an Anthropic-speaking model: what it does without Louter
--keep       keep the temporary folders of failed scenarios
scenarios: ${scenarios.map(({ name }) => name).join('; ')}`;

/** Milliseconds a run of an agent may take. */
const patience = 90_000;

interface Outcome {
  name: string;
  findings: string[];
  milliseconds: number;
}

if (values.help) {
  process.stdout.write(`${help}\n`);
} else {
  const agents = fileURLToPath(new URL('../../.agents', import.meta.url));
  const command = await installAgent(agents, claudeCode);
  const louter = values.direct ? undefined : await builtCommandLine();
  const speeches = values.direct ? [anthropicSpeech] : [chatSpeech, anthropicSpeech];
  const planned = speeches
    .flatMap((speech) => scenarios.map((scenario) => ({ speech, scenario, name: nameOf(speech, scenario) })))
    .filter(({ speech, scenario }) => !scenario.passedThrough || (speech === anthropicSpeech && !values.direct))
    .filter(({ name }) => name.includes(values.only));
  if (planned.length === 0) throw new Error(`no scenario holds ${JSON.stringify(values.only)}\n${help}`);
  const outcomes: Outcome[] = [];
  for (const [index, { speech, scenario, name }] of planned.entries()) {
    process.stderr.write(`${index + 1} of ${planned.length}: ${name} …\n`);
    const started = performance.now();
    const findings = await play(speech, scenario, command, louter);
    outcomes.push({ name, findings, milliseconds: performance.now() - started });
  }
  report(outcomes);
}

function nameOf(speech: Speech, scenario: Scenario): string {
  return `${claudeCode.command} on ${speech.protocol}${values.direct ? ' (direct)' : ''}: ${scenario.name}`;
}

/**
 * Plays one scenario in a temporary folder of its own and gives back what was not as it must be.
 * Without a command line of Louter the agent talks to the model itself.
 */
async function play(
  speech: Speech,
  scenario: Scenario,
  command: string,
  louter: string | undefined,
): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-agents-'));
  const workspace = join(directory, 'work');
  const task = taskIn(workspace, claudeTools);
  const backend = await startBackend(speech, task, scenario.trouble);
  const findings: string[] = [];
  try {
    const through = async (baseUrl: string): Promise<void> => {
      const agent = await runClaude({
        command,
        baseUrl,
        workspace,
        home: join(directory, 'home'),
        prompt: task.prompt,
        model: 'claude-opus-5-5',
        timeout: patience,
      });
      findings.push(...findingsOf(scenario, task, agent, backend));
    };
    if (louter === undefined) {
      await through(backend.url);
    } else {
      const gateway = await startGatewayProcess({
        config: configuration(speech, backend.url, scenario),
        directory: join(directory, 'gateway'),
        entry: louter,
      });
      try {
        await through(gateway.url);
        findings.push(...(await gatewayFindings(scenario, gateway)));
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
    if (values.keep && findings.length > 0) findings.push(`kept: ${directory}`);
    else rmSync(directory, { recursive: true });
  }
  return findings;
}

/** The same protocol on both sides would be passed through: it is translated too, since that is what is tested. */
function configuration(speech: Speech, url: string, scenario: Scenario): string {
  return `
[log]
level = "warn"

[traces]
url = "file:traces.db"

[backends.scripted]
protocol = "${speech.protocol}"
base_url = "${speech.protocol === 'anthropic' ? url : `${url}/v1`}"
requires_auth = false
mode = "${scenario.passedThrough ? 'baseline' : 'proxy'}"
retries = ${scenario.retries}

[models]
"claude-*" = "scripted/scripted-model"
`;
}

function report(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  for (const { name, findings, milliseconds } of outcomes) {
    const verdict = findings.length === 0 ? 'pass' : 'FAIL';
    process.stdout.write(`${verdict}  ${name.padEnd(width)}  ${(milliseconds / 1000).toFixed(1)} s\n`);
    for (const finding of findings) process.stdout.write(`      ${finding.replaceAll('\n', '\n      ')}\n`);
  }
  const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
  process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
}
