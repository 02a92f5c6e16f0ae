import { expect } from 'vitest';
import { asObject, type JsonObject } from '../../src/core/json.ts';
import { answerOf, refusalOf, type Refusal, type ScriptedReply } from '../support/reply.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import type { ReplyWriter } from '../support/reply.ts';
import type { Upstream } from '../support/upstream.ts';

/** A way through the gateway: to a backend of one protocol, translated or passed through. */
export interface Way {
  name: string;
  backend: 'anthropic' | 'openai-chat';
  /** The model name that leads there. */
  model: string;
  /** The name that answers come back under. */
  echoed: string;
  writer: ReplyWriter;
}

/** The name all backends know their model by. */
export const vendorModel = 'scripted-model';

export const ways = {
  anthropic: {
    name: 'translated to an Anthropic backend',
    backend: 'anthropic',
    model: 'on-anthropic',
    echoed: 'on-anthropic',
    writer: anthropicReply,
  },
  chat: {
    name: 'translated to an OpenAI Chat backend',
    backend: 'openai-chat',
    model: 'on-chat',
    echoed: 'on-chat',
    writer: chatReply,
  },
  // Bytes of an answer are never changed when they are passed through, the model's name among them.
  anthropicBaseline: {
    name: 'passed through to an Anthropic backend',
    backend: 'anthropic',
    model: 'as-anthropic',
    echoed: vendorModel,
    writer: anthropicReply,
  },
  chatBaseline: {
    name: 'passed through to an OpenAI Chat backend',
    backend: 'openai-chat',
    model: 'as-chat',
    echoed: vendorModel,
    writer: chatReply,
  },
} as const satisfies Record<string, Way>;

/** A configuration with all ways, all to one upstream. Nothing is tried again, so that every refusal is seen. */
export const configurationOf = (upstream: Upstream, server = ''): string => `
[server]
${server}

[log]
level = "warn"

[traces]
url = "off"

[backends.anthropic]
protocol = "anthropic"
base_url = "${upstream.url}"
requires_auth = false
mode = "proxy"
retries = 0

[backends.chat]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
requires_auth = false
mode = "proxy"
retries = 0

[backends.anthropic-baseline]
protocol = "anthropic"
base_url = "${upstream.url}"
requires_auth = false

[backends.chat-baseline]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
requires_auth = false

[models]
"on-anthropic" = "anthropic/${vendorModel}"
"on-chat" = "chat/${vendorModel}"
"as-anthropic" = "anthropic-baseline/${vendorModel}"
"as-chat" = "chat-baseline/${vendorModel}"
`;

/** Has the upstream answer every request with this reply, in the way's protocol and as the request wishes. */
export function replyWith(upstream: Upstream, way: Way, reply: ScriptedReply): void {
  upstream.answerWith((request) => answerOf(way.writer, reply, request));
}

/** Has the upstream refuse the next request. */
export function refuseWith(upstream: Upstream, way: Way, refusal: Refusal): void {
  upstream.answer(refusalOf(way.writer, refusal));
}

/** The body of the only request the upstream received. */
export function sentTo(upstream: Upstream): JsonObject {
  const [request, ...more] = upstream.received;
  const body = asObject(request?.json);
  if (body === undefined || more.length > 0)
    throw new Error(`the upstream received ${upstream.received.length} requests: ${request?.text}`);
  return body;
}

/** An error the vendor tells of in the middle of a stream, in the way's protocol. */
export const errorEvent: Record<Way['backend'], string> = {
  anthropic: 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
  'openai-chat': 'data: {"error":{"message":"Overloaded","type":"server_error","param":null,"code":null}}\n\n',
};

/** Tokens of every scripted reply. */
export const usage = { input: 100, cached: 40, output: 12 };

export const hello: ScriptedReply = { text: 'Grüße, 👋 world.', usage };

export const twoCalls: ScriptedReply = {
  text: 'Both at once.',
  calls: [
    { id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
    { id: 'call_2', name: 'clock', input: {} },
  ],
  usage,
};

/** A text, or parts of text, in which this stands. */
export const holding = (text: string): unknown =>
  expect.toSatisfy((content: unknown) => JSON.stringify(content).includes(text));
