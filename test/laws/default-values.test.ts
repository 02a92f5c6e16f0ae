import { describe, expect, test } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { addDiagnostic, type Diagnostics } from '../../src/core/diagnostics.ts';
import type { Protocol } from '../../src/core/types.ts';
import { backendContext, codecs, paths } from './codecs.ts';
import { written } from './defaults.ts';

/** What is sent of a request, and what is told of the way. */
function sentOf(body: JsonObject, source: ProtocolCodec, target: ProtocolCodec): Diagnostics & { sent: JsonObject } {
  const told: Diagnostics = { losses: [], notes: [] };
  const request = source.decodeRequest(structuredClone(body), { model: 'some-model', stream: true });
  const sent = target.encodeRequest(request, {
    ...backendContext(target, request),
    report: (unlocatedLosses) => addDiagnostic(told, unlocatedLosses, (each) => toLoss(each, source.wireNames)),
    note: (each) => told.notes.push(each),
  });
  return { sent, ...told };
}

describe.each(paths)('from $from to $to', ({ source, target }) => {
  test('nothing is lost of a request that writes out every default', () => {
    const { losses, notes } = sentOf(written[source.protocol], source, target);
    expect(losses).toEqual([]);
    // What a backend requires is added with a note, and takes nothing away.
    expect(notes.filter(({ effect }) => effect === undefined)).toEqual([]);
  });
});

type OptionRow = readonly [place: string, value: JsonValue];

/** Other values than the defaults. */
const optionValues: Readonly<Record<Protocol, readonly OptionRow[]>> = {
  anthropic: [
    ['/service_tier', 'standard_only'],
    ['/speed', 'fast'],
    ['/container', 'container_1'],
    ['/context_management', { edits: [{ type: 'clear_tool_uses_20250919' }] }],
    ['/context_management', { edits: [{ type: 'clear_thinking_20251015', keep: 'all', more: 1 }] }],
    ['/inference_geo', 'eu'],
    ['/mcp_servers', [{ type: 'url', url: 'https://mcp.test', name: 'm' }]],
    ['/temperature', 0.5],
    ['/stop_sequences', ['END']],
    ['/metadata/user_id', 'someone'],
    ['/tools/0/strict', true],
    ['/tools/0/allowed_callers', ['code_execution_20250825']],
    ['/tools/0/input_examples', [{ city: 'Lyon' }]],
    ['/tool_choice/disable_parallel_tool_use', true],
    ['/tool_choice/type', 'any'],
    ['/messages/2/content/0/is_error', true],
    ['/messages/2/content/1/citations', { enabled: true }],
    ['/messages/2/content/1/title', 'The sun'],
    ['/messages/2/content/1/context', 'Found outside'],
    ['/future', { wish: {} }],
    ['/future', {}],
    ['/future', false],
    ['/future', 0],
  ],
  'openai-chat': [
    ['/tools/0/function/strict', true],
    ['/messages/1/content/0/image_url/detail', 'high'],
    ['/tool_choice', 'required'],
    ['/frequency_penalty', 0.5],
    ['/presence_penalty', -0.5],
    ['/logit_bias', { '50256': -100 }],
    ['/logprobs', true],
    ['/metadata', { team: 'a' }],
    ['/modalities', ['text', 'audio']],
    ['/n', 2],
    ['/parallel_tool_calls', false],
    ['/response_format', { type: 'json_object' }],
    ['/safety_identifier', 'someone'],
    ['/seed', 0],
    ['/service_tier', 'flex'],
    ['/stop', ['END']],
    ['/store', true],
    ['/temperature', 0],
    ['/top_p', 0.5],
    ['/user', 'someone'],
    ['/verbosity', 'low'],
    ['/web_search_options', {}],
    ['/top_k', 40],
    ['/min_p', 0.1],
    ['/repetition_penalty', 1.1],
    ['/ignore_eos', true],
    ['/chat_template_kwargs', { enable_thinking: false }],
    ['/future', {}],
  ],
  'openai-responses': [
    ['/tools/0/strict', true],
    ['/input/2/content/0/detail', 'low'],
    ['/tool_choice', 'required'],
    ['/include', ['file_search_call.results']],
    ['/max_tool_calls', 3],
    ['/metadata', { team: 'a' }],
    ['/parallel_tool_calls', false],
    ['/reasoning/effort', 'high'],
    ['/safety_identifier', 'someone'],
    ['/service_tier', 'priority'],
    ['/temperature', 0],
    ['/top_p', 0.5],
    ['/text/verbosity', 'high'],
    ['/text/format', { type: 'json_object' }],
    ['/top_logprobs', 2],
    ['/truncation', 'auto'],
    ['/user', 'someone'],
    ['/context_management', [{ type: 'compaction', compact_threshold: 1000 }]],
    ['/future', {}],
  ],
  gemini: [
    ['/safetySettings', [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }]],
    ['/labels', { team: 'a' }],
    ['/toolConfig/functionCallingConfig/mode', 'ANY'],
    ['/generationConfig/candidateCount', 2],
    ['/generationConfig/stopSequences', ['END']],
    ['/generationConfig/temperature', 0],
    ['/generationConfig/topP', 0.5],
    ['/generationConfig/topK', 64],
    ['/generationConfig/presencePenalty', 0.5],
    ['/generationConfig/frequencyPenalty', 0.5],
    ['/generationConfig/responseMimeType', 'application/json'],
    ['/generationConfig/responseModalities', ['TEXT', 'IMAGE']],
    ['/generationConfig/enableEnhancedCivicAnswers', true],
    ['/generationConfig/mediaResolution', 'MEDIA_RESOLUTION_LOW'],
    ['/generationConfig/thinkingConfig', { thinkingBudget: 4000 }],
    ['/contents/2/parts/0/functionResponse/willContinue', true],
    ['/future', {}],
  ],
  ollama: [
    ['/format', 'json'],
    ['/options/temperature', 0],
    ['/options/top_p', 0.5],
    ['/options/top_k', 40],
    ['/options/stop', ['END']],
    ['/options/mirostat', 2],
    ['/options/min_p', 0.1],
    ['/options/num_keep', 4],
    ['/options/num_ctx', 8192],
    ['/options/repeat_penalty', 1.1],
    ['/logprobs', true],
    ['/truncate', false],
    ['/shift', false],
    ['/think', 'high'],
    ['/future', {}],
  ],
  'gemini-interactions': [
    ['/generation_config/temperature', 0],
    ['/generation_config/top_p', 0.5],
    ['/generation_config/seed', 7],
    ['/generation_config/stop_sequences', ['END']],
    ['/generation_config/max_output_tokens', 500],
    ['/generation_config/thinking_level', 'high'],
    ['/generation_config/tool_choice', 'any'],
    ['/response_format', { type: 'text', mime_type: 'application/json' }],
    ['/response_modalities', ['text', 'image']],
    ['/service_tier', 'flex'],
    ['/safety_settings', [{ type: 'harassment', threshold: 'off' }]],
    ['/labels', { team: 'blue' }],
    ['/future', {}],
  ],
};

/** A copy of a body with another value in one place. */
function withValue(body: JsonObject, place: string, value: JsonValue): JsonObject {
  const copy = structuredClone(body);
  const steps = place.split('/').slice(1);
  const last = steps.pop() ?? '';
  let holder: JsonValue = copy;
  for (const step of steps) {
    const inner: JsonValue | undefined = Array.isArray(holder) ? holder[Number(step)] : asObject(holder)?.[step];
    if (inner === undefined || inner === null) throw new Error(`${place}: there is no ${step}`);
    holder = inner;
  }
  Object.assign(holder as JsonObject, { [last]: value });
  return copy;
}

describe.each(codecs)('other values than the defaults of $protocol', (source) => {
  const others = codecs.filter((codec) => codec !== source);
  const asUsual = new Map(
    others.map((target) => [target, JSON.stringify(sentOf(written[source.protocol], source, target).sent)]),
  );
  test.each(optionValues[source.protocol])('%s %j is carried or lost', (place, value) => {
    const body = withValue(written[source.protocol], place, value);
    for (const target of others) {
      const { sent, losses } = sentOf(body, source, target);
      const isCarried = JSON.stringify(sent) !== asUsual.get(target);
      const isLost = losses.some(({ path }) => path.startsWith(place) || place.startsWith(`${path}/`));
      expect({ to: target.protocol, isTold: isCarried || isLost }).toEqual({ to: target.protocol, isTold: true });
    }
  });
});

describe('hints', () => {
  test.each<[Protocol, string, JsonValue]>([
    ['anthropic', '/system/0/cache_control', { type: 'ephemeral', ttl: '1h' }],
    ['anthropic', '/messages/0/content/0/cache_control', { type: 'ephemeral' }],
    ['anthropic', '/tools/0/cache_control', { type: 'ephemeral' }],
    ['anthropic', '/tools/0/eager_input_streaming', true],
    ['openai-chat', '/prompt_cache_key', 'session-1'],
    ['openai-chat', '/prompt_cache_retention', '24h'],
    ['openai-responses', '/prompt_cache_key', 'session-1'],
    ['openai-responses', '/prompt_cache_retention', '24h'],
    ['openai-responses', '/client_metadata', { origin: 'cli' }],
    ['ollama', '/keep_alive', '10m'],
    ['ollama', '/options/num_gpu', 1],
  ])('of %s at %s are notes and no losses', (protocol, place, value) => {
    const [source] = codecs.filter((codec) => codec.protocol === protocol);
    if (!source) throw new Error(`no codec of ${protocol}`);
    const usual = written[protocol];
    for (const target of codecs.filter((codec) => codec !== source)) {
      const told = sentOf(withValue(usual, place, value), source, target);
      expect(told.losses).toEqual([]);
      const isCarried = JSON.stringify(told.sent) !== JSON.stringify(sentOf(usual, source, target).sent);
      expect(isCarried || told.notes.some(({ saw }) => saw !== undefined && place.startsWith(saw))).toBe(true);
    }
  });
});
