import type { BenchProtocol } from './traffic.ts';

/**
 * What is sent: a small request answered at once or by a stream; a stream whose events come one by one, many at a time;
 * or an agent's conversation of so many bytes, on its first turn or on one whose earlier messages were sent before.
 */
export type Traffic =
  | { kind: 'plain' | 'stream' | 'paced' }
  | { kind: 'history'; bytes: number; turn: 'first' | 'later' };

/** One kind of traffic. */
export interface Case {
  name: string;
  /** The client's protocol. */
  client: BenchProtocol;
  /** The upstream's protocol; if it is the client's, bytes are passed through. */
  backend: BenchProtocol;
  traffic: Traffic;
  aims?: Aims | undefined;
}

/** What is measured of the gateway in each case: its CPU time. */
export type Figure = 'untraced' | 'traced' | 'derived';

/** The gateways that are measured, and the figures that are their CPU time until the last response and until all is derived. */
export const gateways: readonly { traces: boolean; answered: Figure; drained?: Figure }[] = [
  { traces: false, answered: 'untraced' },
  // As many requests as it can serve: of what it puts off, `traced` has as much as it gets to meanwhile.
  { traces: true, answered: 'traced', drained: 'derived' },
];

/** CPU time as a multiple of the pipe's that is not to be exceeded. */
type Aims = Partial<Record<Figure, number>>;

const ways: { name: string; client: BenchProtocol; backend: BenchProtocol }[] = [
  { name: 'anthropic-to-chat', client: 'anthropic', backend: 'openai-chat' },
  { name: 'chat-to-anthropic', client: 'openai-chat', backend: 'anthropic' },
  { name: 'pass-through', client: 'anthropic', backend: 'anthropic' },
];

const history = (name: string, bytes: number, aims?: Aims): { name: string; traffic: Traffic; aims?: Aims }[] => [
  { name: `history-${name}/first`, traffic: { kind: 'history', bytes, turn: 'first' } },
  { name: `history-${name}/later`, traffic: { kind: 'history', bytes, turn: 'later' }, ...(aims && { aims }) },
];

const traffics: { name: string; traffic: Traffic; aims?: Aims }[] = [
  { name: 'plain', traffic: { kind: 'plain' }, aims: { untraced: 2.3, traced: 3.5 } },
  { name: 'stream', traffic: { kind: 'stream' }, aims: { untraced: 1.6, traced: 2.2 } },
  { name: 'paced', traffic: { kind: 'paced' }, aims: { untraced: 1.7, traced: 2.4 } },
  ...history('100KB', 100_000, { untraced: 2.8, traced: 6 }),
  ...history('1MB', 1_000_000, { untraced: 3, traced: 8 }),
  ...history('5MB', 5_000_000, { untraced: 3, traced: 8 }),
];

export const cases: readonly Case[] = ways.flatMap(({ name, client, backend }) =>
  traffics.map(({ aims, ...each }) => ({
    ...each,
    name: `${name}/${each.name}`,
    client,
    backend,
    aims: client === backend ? undefined : aims,
  })),
);

/** How much of a case is sent. */
export interface Volume {
  /** Requests before anything is measured: code is compiled during them. Ratios fall until about 6,000 small ones. */
  warmUp: number;
  /** Requests of one round of one subject. */
  requests: number;
  rounds: number;
  /** Requests sent one after the other for the time to the first byte. */
  single: number;
}

/** Requests of one conversation that follow its first, where later turns are measured. */
export const laterTurns = 5;

export function volumeOf({ traffic }: Case): Volume {
  switch (traffic.kind) {
    case 'plain':
      return { warmUp: 6000, requests: 1000, rounds: 9, single: 20 };
    case 'stream':
      return { warmUp: 6000, requests: 200, rounds: 9, single: 10 };
    case 'paced':
      return { warmUp: 200, requests: 100, rounds: 5, single: 0 };
    case 'history':
      if (traffic.bytes >= 5_000_000) return { warmUp: 20, requests: 10, rounds: 5, single: 5 };
      return traffic.bytes >= 1_000_000
        ? { warmUp: 100, requests: 20, rounds: 7, single: 5 }
        : { warmUp: 2000, requests: 100, rounds: 9, single: 10 };
  }
}

/** Streams that are open at a time in the paced case; other traffic comes over ten connections. */
const openStreams = 100;
export const connectionsOf = ({ traffic }: Case): number => (traffic.kind === 'paced' ? openStreams : 10);

/** The request paths of each client protocol. */
export const pathOf: Record<BenchProtocol, string> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
};

/** The model to ask for, so that the gateway sends the request to a backend of this protocol. */
export const modelFor: Record<BenchProtocol, string> = { anthropic: 'claude-bench', 'openai-chat': 'gpt-bench' };

/** The gateway's configuration: a backend of each protocol, both the same upstream. */
export const configuration = (upstream: string, traces: boolean): string => `
[traces]
url = "${traces ? 'file:bench.db' : 'off'}"

[log]
level = "warn"

[backends.up-anthropic]
protocol = "anthropic"
base_url = "${upstream}"
requires_auth = false

[backends.up-chat]
protocol = "openai-chat"
base_url = "${upstream}/v1"
requires_auth = false

[models]
"claude-bench" = "up-anthropic/claude-bench"
"gpt-bench" = "up-chat/gpt-bench"
`;
