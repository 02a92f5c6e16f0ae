import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capabilities, type Capability } from '../../src/core/capabilities.ts';
import type { DependentField, ModelFacts, ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { placeOf, removeField, withoutDangling } from '../../src/core/dependent-fields.ts';
import { LouterError } from '../../src/core/error.ts';
import { fitToCapabilities } from '../../src/core/fit-to-capabilities.ts';
import { asObject, asString, type JsonObject } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import type { CoreChatRequest, Protocol } from '../../src/core/types.ts';
import { removeUnsupportedFields } from '../../src/gateway/route/capabilities.ts';
import { backendOf } from '../../src/protocols/backends.ts';
import { testBackend } from '../support/config.ts';
import { agentRequests } from '../support/agent-requests/index.ts';
import { coreRequest } from './arbitraries.ts';
import { backendContext, codecs } from './codecs.ts';
import { asSent } from './comparable.ts';
import { accepted, nameOf, requestOf } from './fixtures.ts';
import { runs } from './runs.ts';

/** A field is sent only with what it depends on, in each request that a backend is sent, and each removal is reported. */

const anyClient: CoreChatRequest = { model: 'm', messages: [], stream: false };

/** The rules that fields of a body break, but for what the client of its request wrote so itself. */
function findDangling(
  body: JsonObject,
  { protocol, dependentFields: rules = [] }: ProtocolCodec,
  request = anyClient,
): DependentField[] {
  const broken: DependentField[] = [];
  withoutDangling(body, { rules, protocol, request }, (rule) => broken.push(rule));
  return broken;
}

interface Setting {
  listed?: readonly Capability[] | null;
  facts?: ModelFacts;
}

interface Sent {
  body: JsonObject;
  reports: UnlocatedLoss[];
}

/** `undefined` where the backend cannot be sent the request at all. */
function send(
  request: CoreChatRequest,
  target: ProtocolCodec,
  { listed = null, facts = {} }: Setting = {},
): Sent | undefined {
  const reports: UnlocatedLoss[] = [];
  const adapter = backendOf(target.protocol);
  if (!adapter) throw new Error(`no backend of ${target.protocol}`);
  const reasoning = listed?.includes('reasoning') === false ? ({ reasoning: 'none' } as const) : {};
  try {
    const fitted = fitToCapabilities(request, listed);
    reports.push(...fitted.changes);
    const context = backendContext(target, fitted.request, reports);
    const { protocol } = target;
    const config = testBackend({ name: 'backend', protocol, capabilities: listed === null ? null : [...listed] });
    const route = { adapter, config, model: request.model, issuer: context.issuer, facts: context.facts };
    const settings = { ...context, facts: { ...context.facts, ...reasoning, ...facts } };
    const encoded = asObject(asSent(target.encodeRequest(fitted.request, settings))) ?? {};
    const body = removeUnsupportedFields({ record: { hasLossAt: () => false } }, route, encoded, settings);
    return { body, reports };
  } catch (error) {
    if (error instanceof LouterError && error.detail.kind === 'unsupported') return undefined;
    throw error;
  }
}

/** What stands alone in a request, except what its client wrote so for the same protocol. */
function standingAlone(request: CoreChatRequest, target: ProtocolCodec, setting: Setting): string[] {
  const sent = send(request, target, setting);
  return sent ? findDangling(sent.body, target, request).map(({ what }) => what) : [];
}

const settings: readonly Setting[] = [
  {},
  { listed: [] },
  ...capabilities.map((lacking) => ({ listed: capabilities.filter((each) => each !== lacking) })),
  { facts: { reasoning: 'none' } },
  { facts: { serverTools: [] } },
];

const targets = codecs.map((codec) => [codec.protocol, codec] as const);

describe.each(targets)('to %s a field is sent only with what it depends on', (_to, target) => {
  test('whatever is requested', () => {
    fc.assert(
      fc.property(coreRequest, fc.constantFrom(...settings), (request, setting) => {
        expect(standingAlone(request, target, setting)).toEqual([]);
      }),
      runs,
    );
  });

  test.each(agentRequests.map((agent) => [agent.name, agent] as const))('in requests of %s', (_name, agent) => {
    const source = codecs.find(({ protocol }) => protocol === agent.protocol);
    if (!source) throw new Error(`no codec of ${agent.protocol}`);
    const hints = { model: agent.model ?? asString(agent.body['model']) ?? '', stream: true };
    const request = source.decodeRequest(structuredClone(agent.body), hints);
    for (const setting of settings) expect([setting, standingAlone(request, target, setting)]).toEqual([setting, []]);
  });

  test('in each recorded or authored request', () => {
    for (const fixture of accepted)
      for (const setting of settings)
        expect([nameOf(fixture), setting, standingAlone(requestOf(fixture), target, setting)]).toEqual([
          nameOf(fixture),
          setting,
          [],
        ]);
  });
});

test.each(targets)('no two rules of %s have the same text', (_protocol, { dependentFields = [] }) => {
  expect(new Set(dependentFields.map(({ what }) => what)).size).toBe(dependentFields.length);
});

// ---------------------------------------------------------------- each rule

const parameters = { type: 'object', properties: { a: { type: 'string' } } };

/** Requests in which each field that depends on another one has it. */
const whole: Partial<Record<Protocol, { body: JsonObject; without: JsonObject }>> = {
  anthropic: {
    body: {
      model: 'some-model',
      max_tokens: 4096,
      messages: [{ role: 'user', content: 'Hello' }],
      thinking: { type: 'enabled', budget_tokens: 2048 },
      tools: [
        { name: 'look', input_schema: parameters },
        { type: 'code_execution_20250825', name: 'code_execution' },
        { type: 'mcp_toolset', mcp_server_name: 'mail' },
      ],
      tool_choice: { type: 'auto' },
      container: 'container_1',
      mcp_servers: [{ type: 'url', name: 'mail', url: 'https://mail.example' }],
      context_management: {
        edits: [
          { type: 'clear_thinking_20251015', keep: { type: 'thinking_turns', value: 2 } },
          { type: 'clear_tool_uses_20250919' },
          { type: 'compact_20260112' },
        ],
      },
    },
    without: { context_management: { edits: [{ type: 'compact_20260112' }] } },
  },
  'openai-chat': {
    body: {
      model: 'some-model',
      messages: [{ role: 'user', content: 'Hello' }],
      tools: [{ type: 'function', function: { name: 'look', parameters } }],
      tool_choice: 'auto',
      parallel_tool_calls: true,
    },
    without: {},
  },
  'openai-responses': {
    body: {
      model: 'some-model',
      input: 'Hello',
      tools: [
        { type: 'function', name: 'look', parameters, strict: false },
        { type: 'web_search' },
        { type: 'code_interpreter', container: { type: 'auto' } },
        { type: 'file_search', vector_store_ids: ['vs_1'] },
      ],
      tool_choice: 'auto',
      parallel_tool_calls: true,
      max_tool_calls: 4,
      include: [
        'web_search_call.action.sources',
        'web_search_call.results',
        'code_interpreter_call.outputs',
        'file_search_call.results',
        'message.input_image.image_url',
      ],
    },
    without: { include: ['message.input_image.image_url'] },
  },
  gemini: {
    body: {
      contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
      tools: [{ functionDeclarations: [{ name: 'look', parametersJsonSchema: parameters }] }, { googleSearch: {} }],
      toolConfig: {
        functionCallingConfig: { mode: 'AUTO' },
        retrievalConfig: { languageCode: 'en' },
        includeServerSideToolInvocations: true,
      },
      generationConfig: {
        responseModalities: ['TEXT', 'AUDIO'],
        speechConfig: { languageCode: 'en-US' },
        temperature: 0.5,
      },
    },
    without: { generationConfig: { responseModalities: ['TEXT'], temperature: 0.5 } },
  },
};

describe.each(targets.filter(([protocol]) => whole[protocol]))('the rules of %s', (protocol, codec) => {
  const { body = {}, without = {} } = whole[protocol] ?? {};
  const { dependentFields: rules = [] } = codec;
  const decode = (sent: JsonObject): CoreChatRequest =>
    codec.decodeRequest(structuredClone(sent), { model: 'some-model', stream: false });

  test('let a request pass in which each field has what it depends on', () => {
    expect(findDangling(body, codec)).toEqual([]);
    for (const { path } of rules) expect(removeField(body, path, () => true)).not.toEqual(body);
    const sent = send(decode(body), codec)?.body;
    for (const { path } of rules) expect(removeField(sent ?? {}, path, () => true)).not.toEqual(sent);
  });

  test('take out all of them, and report each, where a backend has no capabilities', () => {
    const sent = send(decode(body), codec, { listed: [] });
    for (const { path, concerns = () => true } of rules)
      expect(removeField(sent?.body ?? {}, path, concerns)).toEqual(sent?.body);
    expect(sent?.body).toMatchObject(without);
    const places = sent?.reports.map((each) => toLoss(each, codec.wireNames).path) ?? [];
    // A choice that is left to the model, and parallel calls, ask for nothing.
    for (const rule of rules.filter(({ field }) => field === undefined))
      expect(places.some((place) => `${place}/`.startsWith(`${placeOf(rule)}/`) || place === '/tools')).toBe(true);
  });

  test('hold for each part of it, to each backend', () => {
    const required = new Set(['model', 'max_tokens', 'messages', 'input', 'contents']);
    const parts = Object.keys(body).filter((field) => !required.has(field));
    const lists = fc.subarray([...capabilities]);
    fc.assert(
      fc.property(
        fc.subarray(parts),
        lists,
        fc.constantFrom(...codecs),
        fc.boolean(),
        (kept, listed, target, thinks) => {
          const part = Object.fromEntries(
            Object.entries(body).filter(([key]) => required.has(key) || kept.includes(key)),
          );
          const facts: ModelFacts = thinks ? {} : { reasoning: 'none', serverTools: [] };
          expect(standingAlone(decode(part), target, { listed, facts })).toEqual([]);
        },
      ),
      runs,
    );
  });

  test('leave what the client itself wrote alone to its vendor', () => {
    const { tools: _tools, thinking: _thinking, ...alone } = body;
    const request = decode(alone);
    const sent = send(request, codec)?.body ?? {};
    const judged = findDangling(alone, codec).map(({ what }) => what);
    expect(judged.length).toBeGreaterThan(0);
    // Servers of Chat refuse these, and its clients write them without tools.
    expect(findDangling(sent, codec).map(({ what }) => what)).toEqual(protocol === 'openai-chat' ? [] : judged);
  });
});
