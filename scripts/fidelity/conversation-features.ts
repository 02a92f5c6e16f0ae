import type { RouteHints } from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { protocols, type CoreChatRequest, type Protocol } from '../../src/core/types.ts';
import { toSummaryRequest } from '../../src/gateway/conversation/compaction.ts';
import { frontendOf } from '../../src/protocols/frontends.ts';
import type { Verdict } from './feature.ts';

// What the gateway makes of a conversation before a codec writes it, which no recording of a single request shows.

/** What a vendor of a protocol reads of a request that the gateway sends it. */
export type Carry = (request: CoreChatRequest, target: Protocol) => CoreChatRequest;

interface ConversationFeature {
  name: string;
  source: Protocol;
  body: JsonObject;
  hints?: RouteHints;
  /** What is sent to a vendor of another protocol. */
  prepare(request: CoreChatRequest): CoreChatRequest;
  /** What a vendor of the client's protocol reads, and what others do in its place. */
  own: string;
  others: string;
}

const token = 'louter.1.summary.of.it';
const summary = 'The clock is written.';
const question = { type: 'message', role: 'user', content: 'Write a clock.' };
const steps = [1, 2].flatMap((step) => [
  { role: 'assistant', content: [{ type: 'tool_use', id: `toolu_${step}`, name: 'read', input: {} }] },
  { role: 'user', content: [{ type: 'tool_result', tool_use_id: `toolu_${step}`, content: `result ${step}` }] },
]);

const features: readonly ConversationFeature[] = [
  {
    name: 'compaction of the conversation',
    source: 'openai-responses',
    body: { model: 'm', input: [question, { type: 'compaction_trigger' }] },
    prepare: (request) =>
      toSummaryRequest(frontendOf('openai-responses')?.compaction?.conversationOf(request) ?? request),
    own: 'compaction_trigger',
    others: 'Write a summary from which another model can continue',
  },
  {
    name: 'compacted conversation',
    source: 'openai-responses',
    body: { model: 'm', input: [{ type: 'compaction', encrypted_content: token }, question] },
    hints: { summaries: new Map([[token, summary]]) },
    prepare: (request) => request,
    own: summary,
    others: summary,
  },
  {
    name: 'edits of the context',
    source: 'anthropic',
    body: {
      model: 'm',
      max_tokens: 9,
      messages: [{ role: 'user', content: 'Read all.' }, ...steps],
      tools: [{ name: 'read', input_schema: { type: 'object' } }],
      context_management: {
        edits: [
          {
            type: 'clear_tool_uses_20250919',
            trigger: { type: 'tool_uses', value: 1 },
            keep: { type: 'tool_uses', value: 1 },
          },
        ],
      },
    },
    prepare: (request) => frontendOf('anthropic')?.contextEditing?.apply(request, 0).request ?? request,
    own: 'clear_tool_uses_20250919',
    others: 'cleared: this result of an earlier call',
  },
];

/** What becomes of each, by feature, then by where it goes; and what did not arrive. */
export function measureConversations(carry: Carry): {
  found: { name: string; source: Protocol; target: Protocol; verdict: Verdict }[];
  faults: string[];
} {
  const faults: string[] = [];
  const found = features.flatMap(({ name, source, body, hints, prepare, own, others }) => {
    const request = frontendOf(source)?.codec.decodeRequest(body, hints);
    if (!request) throw new Error(`no client uses ${source}`);
    return protocols.map((target) => {
      const isOwn = target === source;
      const sent = JSON.stringify(carry(isOwn ? request : prepare(request), target));
      if (!sent.includes(isOwn ? own : others)) faults.push(`${source} to ${target}: ${name} does not arrive: ${sent}`);
      const verdict: Verdict = isOwn ? 'carried' : 'otherwise';
      return { name, source, target, verdict };
    });
  });
  return { found, faults };
}
