import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, type ScriptedAnswer, type ReceivedUpstreamRequest, type Upstream } from '../support/upstream.ts';
import { vendors, type Vendor } from '../support/vendors.ts';

/** A gateway in a process of its own between clients and the scripted vendors of all protocols. */
export interface SoakGateway extends GatewayProcess {
  folder: string;
  database: string;
  /** Memory after a collection, in bytes. */
  memory(): Promise<{ heapUsed: number; rss: number }>;
  /** Puts its clock on by so many milliseconds, or back. */
  moveClock(byMs: number): Promise<void>;
  /** The in-flight requests and the state of the store, from diagnostics. */
  state(): Promise<DiagnosticsState>;
  /** How many traces there are of each status. Only while nothing else holds the database. */
  countByStatus(): Promise<Record<string, number>>;
  /** Ends it, and removes its folder. */
  remove(): Promise<void>;
}

/** A part of what diagnostics report. */
export interface DiagnosticsState {
  active: number;
  traces: {
    state: string;
    queued_exchanges: number;
    lost_exchanges: number;
    lost_bodies: number;
    journal: { recovered: number } | null;
  };
}

interface SoakOptions {
  upstream: Upstream;
  /** More of the configuration: whole tables, in TOML. */
  settings?: string;
  /** Where it worked before. */
  folder?: string;
  entry?: string;
}

const sources = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const preloaded = ['memory-of-process', 'clock-of-process'].flatMap((name) => [
  '--import',
  new URL(`./${name}.ts`, import.meta.url).href,
]);

/** Two backends per protocol: one that is always translated, and one that may be passed through. */
export const backendsOf = (url: string): string =>
  protocols
    .flatMap((protocol) =>
      (['proxy', 'auto'] as const).map(
        (mode) =>
          `[backends.${mode === 'auto' ? `${protocol}-as-it-is` : protocol}]\nprotocol = "${protocol}"\n` +
          `base_url = "${url}${vendors[protocol].base}"\nmode = "${mode}"\nretries = 0\n`,
      ),
    )
    .join('');

export async function startSoakGateway({ upstream, settings = '', ...rest }: SoakOptions): Promise<SoakGateway> {
  const { folder = mkdtempSync(join(tmpdir(), 'louter-soak-')), entry = sources } = rest;
  const gateway = await startGatewayProcess({
    directory: folder,
    entry,
    nodeArguments: ['--expose-gc', ...preloaded],
    config: `${backendsOf(upstream.url)}[models]\n"*" = "openai-chat/*"\n[log]\nlevel = "warn"\n${settings}`,
  });
  const { child } = gateway;
  const database = join(folder, 'louter.db');
  const ask = async (question: string): Promise<unknown> => {
    const answer = once(child, 'message');
    child.send(question);
    return (await answer)[0];
  };
  return {
    ...gateway,
    folder,
    database,
    memory: async () => (await ask('memory')) as { heapUsed: number; rss: number },
    moveClock: async (byMs) => void (await ask(`clock ${byMs}`)),
    state: () => readState(gateway.url),
    async countByStatus() {
      const store = await openTraceStore(`file:${database}`);
      try {
        const { byStatus } = await store.stats();
        return Object.fromEntries(byStatus.map(({ status, exchanges }) => [status, exchanges]));
      } finally {
        await store.close();
      }
    },
    async remove() {
      if (child.exitCode === null && child.signalCode === null) await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The state of a gateway, by its address. */
export async function readState(url: string): Promise<DiagnosticsState> {
  const answer = await fetch(`${url}/api/diagnostics?checks=none`);
  return (await answer.json()) as DiagnosticsState;
}

const routes: Readonly<Record<Protocol, string>> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
  'openai-responses': '/v1/responses',
  gemini: '/v1beta/models/',
  'gemini-interactions': '/v1beta/interactions',
  ollama: '/api/',
};

/** The vendor a request is meant for. */
export function vendorOf({ path }: ReceivedUpstreamRequest): Vendor {
  const protocol = protocols.find((each) => path.startsWith(routes[each]));
  if (protocol === undefined) throw new Error(`no vendor has ${path}`);
  return vendors[protocol];
}

export const someReply: ScriptedReply = {
  reasoning: 'Let me think.',
  text: 'Some words, '.repeat(30),
  calls: [{ id: 'call_1', name: 'look', input: { where: 'there' } }],
  usage: { input: 200, cached: 50, output: 90 },
};

/** A complete answer, plain or streamed as requested. */
export function wholeAnswer(request: ReceivedUpstreamRequest, reply: ScriptedReply = someReply): ScriptedAnswer {
  const { asked: sent, streams, writer } = vendorOf(request);
  const { stream, model } = sent(request);
  return stream ? streams(writer.stream(reply, model)) : jsonAnswer(writer.plain(reply, model));
}
