import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../src/core/fold.ts';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import { chain, collectSteps } from '../../src/core/step.ts';
import { toLegalName } from '../../src/core/tool-names.ts';
import type { CoreChatRequest, CoreChatResponse, CoreToolCall } from '../../src/core/types.ts';
import { backendContext, frontendContext, paths } from '../laws/codecs.ts';
import { asSent } from '../laws/comparable.ts';
import { writeRequest } from '../faults/planting.ts';
import { shownFindings } from '../support/trace-of.ts';
import { findingsOfEvents, findingsOfRequest, findingsOfResponse } from './legs.ts';

/** A tool whose name the backend does not accept is sent under another name: that is declared, and no contradiction. */

/** What the clients call their tools, by the names that every protocol accepts. */
const names = new Map([
  ['first_tool', 'mcp.files/read file'],
  ['second_tool', `mcp__${'calendar_'.repeat(20)}list`],
  ['third_tool', 'get_weather'],
]);

const call = (name: string): CoreToolCall => ({
  type: 'tool-call',
  id: `call_${name}`,
  name,
  input: { kind: 'json', value: { path: `/notes/${name}.txt` } },
  providerExecuted: false,
});

const request = (forced: string | undefined): CoreChatRequest => ({
  model: 'some-model',
  stream: false,
  messages: [
    { role: 'user', content: [{ type: 'text', text: 'Read the notes of the harbour.' }] },
    { role: 'assistant', content: [...names.keys()].map(call) },
    {
      role: 'tool',
      content: [...names.keys()].map((name) => ({
        type: 'tool-result',
        callId: `call_${name}`,
        name,
        content: [{ type: 'text', text: `the notes of ${name}` }],
        providerExecuted: false,
      })),
    },
    { role: 'user', content: [{ type: 'text', text: 'And those of the town.' }] },
  ],
  tools: [...names.keys()].map((name) => ({
    type: 'function',
    name,
    description: 'Reads the notes of a place.',
    inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  })),
  ...(forced !== undefined && { toolChoice: { mode: 'tool', name: forced } as const }),
});

const answer: CoreChatResponse = {
  id: 'answer_1',
  model: 'some-model',
  candidates: [
    { message: { role: 'assistant', content: [...names.keys()].map(call) }, finish: { reason: 'tool-calls' } },
  ],
};

/** A body with other names in place of these: no encoder would write the client's own. */
const rename = (body: JsonValue, nameOf: (name: string, given: string) => string): JsonValue =>
  parseJson(
    JSON.stringify(body).replaceAll(/"(first_tool|second_tool|third_tool)"/g, (_, name: string) =>
      JSON.stringify(nameOf(name, names.get(name) ?? name)),
    ),
  ) ?? null;

describe.each(paths)('tools with names of their own from $from to $to', ({ source, target }) => {
  const requestBody = (forced?: string): JsonValue =>
    rename(asSent(writeRequest(source, request(forced))), (_, given) => given);
  const decodeRequest = (body: JsonValue): CoreChatRequest =>
    source.decodeRequest(body, { model: 'some-model', stream: false });

  test.each([...names.keys()])('are the same in a request that demands a call of %s', (forced) => {
    const body = requestBody(forced);
    const decode = () => decodeRequest(body);
    expect(decode().tools?.map(({ name }) => name)).toContain(names.get(forced));
    expect(shownFindings(findingsOfRequest({ source, target, decode, body }))).toEqual([]);
  });

  test('are called by them in answers, streamed and plain', () => {
    const asked = decodeRequest(requestBody());
    const context = backendContext(target, asked);
    const legal = (given: string): string => (target.toolNames ? toLegalName(given, target.toolNames) : given);
    const answered = rename(asSent(target.encodeResponse(answer, frontendContext(asked))), (_, given) => legal(given));
    const response = target.decodeResponse(answered, context);
    const called = response.candidates[0]?.message.content.flatMap((part) =>
      part.type === 'tool-call' ? [part.name] : [],
    );
    expect(called).toEqual([...names.values()]);
    // The names are read by the decoders alone.
    const leg = { source: target, target: source, asked, written: [] };
    expect(shownFindings(findingsOfResponse(response, leg))).toEqual([]);
    const events = collectSteps(
      chain(target.encodeStream(frontendContext(asked)), target.decodeStream(context)),
      eventsOf(response),
    );
    expect(shownFindings(findingsOfEvents(events, leg))).toEqual([]);
  });
});
