/**
 * `npm run team`: what `deploy/compose.yaml` configures, without containers: PostgreSQL, two gateways and a load balancer, on
 * this machine only, until Ctrl-C. Prometheus is started if it is installed. PostgreSQL is that of the development
 * dependencies, with data that is deleted at the end, unless `--postgres URL` names a server that runs already.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { builtCommandLine, startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import { startBalancer } from './balancer.ts';
import { readTeamSetup, type TeamSetup } from './compose.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string' },
    /** The command line of the gateways, if not that of this checkout. */
    entry: { type: 'string' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const setup = readSetup();
const folder = mkdtempSync(join(tmpdir(), 'louter-team-'));
/** What is ended, the last one that was started first. */
const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];

try {
  await start(setup);
  await untilSignal();
  print('stopping: in-flight requests have 30 seconds to finish');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const end of ends.toReversed()) await end();
}
// The library that started PostgreSQL would stop it again.
process.exit();

/** Others end the process at once: until here that was right. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => resolve());
    }
  });
}

function readSetup(): TeamSetup {
  try {
    return readTeamSetup(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

async function start({ gateways, configFile, postgres, port }: TeamSetup): Promise<void> {
  const traces = values.postgres ?? (await startDatabase(postgres));
  const entry = values.entry ?? (await builtCommandLine());
  const config = readFileSync(configFile, 'utf8');
  const running: { name: string; gateway: GatewayProcess }[] = [];
  for (const { name, environment } of gateways) {
    const gateway = await startGatewayProcess({
      // Reached through the load balancer, on this machine.
      config: config.replace(/^host = .*$/m, 'host = "127.0.0.1"'),
      directory: join(folder, name),
      entry,
      // The journals of both are in one folder, which is removed at the end.
      environment: { ...environment, LOUTER_TRACES: traces, XDG_STATE_HOME: folder },
      timeoutMs: 120_000,
    });
    ends.push(() => gateway.stop());
    running.push({ name, gateway });
    print(`${name.padEnd(11)} ${gateway.url}, process ${gateway.child.pid}`);
  }
  const balancer = await startBalancer(
    running.map(({ name, gateway: { url } }) => ({ name, port: Number(new URL(url).port) })),
    port,
  );
  // It accepts no more requests, while those in flight finish.
  ends.push(() => balancer.close());
  startPrometheus(running.map(({ gateway: { url } }) => new URL(url).host));
  print('grafana     not started: import deploy/grafana/louter.json into one that reads this Prometheus');
  print(`balancer    listening on ${balancer.url}`);
}

async function startDatabase(postgres: TeamSetup['postgres']): Promise<string> {
  const server = await startPostgres(postgres);
  ends.push(() => server.remove());
  print(`postgres    127.0.0.1:${server.port}, in a temporary folder`);
  return server.url;
}

// ---------------------------------------------------------------- Prometheus

function startPrometheus(gateways: readonly string[]): void {
  const program = findProgram('prometheus');
  if (program === undefined) {
    print('prometheus  not installed here: `prometheus` is not on the path');
    return;
  }
  const keyFile = join(folder, 'louter-key');
  writeFileSync(keyFile, setup.gateways[0]?.environment['LOUTER_KEY'] ?? '', { mode: 0o600 });
  const configured = readFileSync(new URL('../prometheus.yaml', import.meta.url), 'utf8');
  const configFile = join(folder, 'prometheus.yaml');
  writeFileSync(
    configFile,
    configured
      .replace(/credentials_file: .*/, `credentials_file: ${keyFile}`)
      .replace(/targets: .*/, `targets: [${gateways.map((host) => `'${host}'`).join(', ')}]`),
  );
  const words = [
    `--config.file=${configFile}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    '--web.listen-address=127.0.0.1:9090',
  ];
  const child = spawn(program, words, { stdio: 'ignore' });
  child.on('error', (error) => print(`prometheus  cannot be started: ${error.message}`));
  ends.push(() => endProcess(child));
  print('prometheus  http://127.0.0.1:9090');
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

function findProgram(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((path) => join(path, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        // Not in this folder.
        return false;
      }
    });
}
