/**
 * `npm run test:agents`: tests the gateway with real coding agents and a scripted model, with and without failures. Only the
 * installation of the agents uses the network.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtCommandLine } from '../gateway-process.ts';
import { agents } from './agents.ts';
import { InstallError, installAgents } from './install.ts';
import { planRuns, sample } from './plan.ts';
import { play } from './play.ts';
import { indented, nameOf, reportOf, type Outcome } from './report.ts';
import { playSession, type Session } from './session.ts';
import { sessions } from './sessions.ts';
import { scenarios } from './scenarios.ts';
import { scriptedModels } from './models.ts';

const { values } = parseArgs({
  options: {
    agent: { type: 'string' },
    backend: { type: 'string' },
    scenario: { type: 'string' },
    sample: { type: 'boolean', default: false },
    direct: { type: 'boolean', default: false },
    through: { type: 'string' },
    websocket: { type: 'boolean', default: false },
    session: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    folder: { type: 'string', default: fileURLToPath(new URL('../../.agents', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
});
const help = `npm run test:agents -- [--agent NAME] [--backend NAME] [--scenario NAME] [--direct] [--through run] [--websocket] [--session] [--sample] [--keep] [--folder DIR]
--agent NAME     ${agents.map(({ name }) => name).join(', ')}
--backend NAME   ${scriptedModels.map(({ name }) => name).join(', ')}
--scenario NAME  ${scenarios.map(({ name }) => name).join('; ')}
--direct         without Louter: connect the agents directly to a model of their protocol
--through run    start the agents with louter run, in home folders with settings that lead elsewhere; the task only
--websocket      Codex only, which sends its requests by WebSocket
--session        those of --agent, else all: sessions of Claude Code: with a failing call, a subagent and a compaction, as the viewer shows it; with a
                 subagent and a long context that rows of [[routes]] send to other targets; with a search of the web that
                 backends run themselves; with a first target that fails, so that another one answers;
                 two of Codex that have their history compacted, and one over WebSocket;
                 Claude Code as it is configured for Amazon Bedrock and for Vertex AI
--sample         a sample of a few minutes; skipped if the agents cannot be installed in time
--keep           keep the temporary folders of runs that failed
--folder DIR     install the agents there (default: .agents)
`;

/** The time limits of the installation. */
const installTimeoutMs = { sample: 240_000, all: 1_800_000 };

if (values.help) process.stdout.write(help);
else await main();

function throughOf(name: string | undefined): 'run' | undefined {
  if (name === undefined || name === 'run') return name;
  throw new Error(`--through: expected run\n${help}`);
}

async function main(): Promise<void> {
  const isSessionPlayed = values.session || values.sample;
  const runs = values.session
    ? []
    : values.sample
      ? sample()
      : planRuns({
          agent: values.agent,
          backend: values.backend,
          scenario: values.scenario,
          direct: values.direct,
          through: throughOf(values.through),
          webSocket: values.websocket,
        });
  const played = isSessionPlayed
    ? sessions.filter(({ agent }) => values.agent === undefined || agent.name === values.agent)
    : [];
  if (runs.length === 0 && played.length === 0) throw new Error(`no run matches these options\n${help}`);
  const wanted = [...new Set([...runs, ...played].map(({ agent }) => agent))];
  let bin: string;
  try {
    bin = await installAgents(values.folder, wanted, values.sample ? installTimeoutMs.sample : installTimeoutMs.all);
  } catch (error) {
    if (!values.sample || !(error instanceof InstallError)) throw error;
    process.stdout.write(`skipped: ${error.message}\n`);
    return;
  }
  const louter = values.direct ? undefined : await builtCommandLine();
  const outcomes: Outcome[] = [];
  for (const [index, run] of runs.entries()) {
    process.stderr.write(`${index + 1} of ${runs.length}: ${nameOf(run)} … `);
    const started = performance.now();
    const findings = await play(run, { bin, louter, keep: values.keep, through: throughOf(values.through) });
    const milliseconds = performance.now() - started;
    outcomes.push({ run, findings, milliseconds });
    process.stderr.write(`${findings.length === 0 ? 'pass' : 'FAIL'}  ${(milliseconds / 1000).toFixed(1)} s\n`);
    for (const line of indented(findings)) process.stderr.write(`${line}\n`);
  }
  if (louter !== undefined) await reportSessions(played, { bin, louter });
  if (outcomes.length > 0) process.stdout.write(`${reportOf(outcomes)}\n`);
  if (outcomes.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

async function reportSessions(played: readonly Session[], setting: { bin: string; louter: string }): Promise<void> {
  for (const session of played) {
    const findings = await playSession(session, { ...setting, keep: values.keep });
    const lines = [`${session.title}: ${findings.length === 0 ? 'pass' : 'FAIL'}`, ...indented(findings)];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (findings.length > 0) process.exitCode = 1;
  }
}
