import type { BenchProtocol } from './traffic.ts';

/** One kind of traffic. */
export interface Case {
  name: string;
  /** The client's protocol. */
  client: BenchProtocol;
  /** The upstream's protocol; if it is the client's, bytes are passed through. */
  backend: BenchProtocol;
  stream: boolean;
}

const ways: { name: string; client: BenchProtocol; backend: BenchProtocol }[] = [
  { name: 'pass-through', client: 'anthropic', backend: 'anthropic' },
  { name: 'chat-to-anthropic', client: 'openai-chat', backend: 'anthropic' },
  { name: 'anthropic-to-chat', client: 'anthropic', backend: 'openai-chat' },
];

export const cases: readonly Case[] = ways.flatMap(({ name, client, backend }) => [
  { name: `${name}/plain`, client, backend, stream: false },
  { name: `${name}/stream`, client, backend, stream: true },
]);

/** The request paths of each client protocol. */
export const pathOf: Record<BenchProtocol, string> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
};

/** The model to ask for, so that the gateway sends the request to a backend of this protocol. */
export const modelFor: Record<BenchProtocol, string> = { anthropic: 'claude-bench', 'openai-chat': 'gpt-bench' };

/** What is measured: the yardstick, and the gateway without and with traces. */
export const subjects = ['pipe', 'gateway', 'gateway+traces'] as const;
export type SubjectName = (typeof subjects)[number];

/** CPU time of the gateway as a multiple of the pipe's that translated traffic aims not to exceed. */
export const aims: Record<'plain' | 'stream', Record<Exclude<SubjectName, 'pipe'>, number>> = {
  plain: { gateway: 3, 'gateway+traces': 5 },
  stream: { gateway: 1.6, 'gateway+traces': 2 },
};

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
