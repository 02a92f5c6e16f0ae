import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { BackendCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreStreamEvent } from '../../src/core/types.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { gemini } from '../../src/protocols/gemini/index.ts';
import { ollama } from '../../src/protocols/ollama/index.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import { openaiCompletions } from '../../src/protocols/openai/completions/index.ts';
import { openaiResponses } from '../../src/protocols/openai/responses/index.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { backendContext, codecs, frontendContext, requestForEverything } from './codecs.ts';
import { bytesOf, framingOf, nameOf, requestOf, streamed } from './fixtures.ts';
import { runs } from './runs.ts';

// Frames and deltas that are like the one before take a shorter way than others. Both ways must give the same result.

interface Outcome {
  out: unknown[];
  losses: UnlocatedLoss[];
  error: string | undefined;
}

/** What a step makes of its inputs before it throws, if it does. */
function outcomeOf<In>(
  run: (emit: (out: unknown) => void, losses: UnlocatedLoss[]) => (inputs: readonly In[]) => void,
) {
  return (inputs: readonly In[]): Outcome => {
    const outcome: Outcome = { out: [], losses: [], error: undefined };
    try {
      run((out) => outcome.out.push(out), outcome.losses)(inputs);
    } catch (error) {
      outcome.error = String(error).trimEnd();
    }
    return outcome;
  };
}

const decode = (codec: BackendCodec, request: CoreChatRequest) =>
  outcomeOf<Frame>((emit, losses) => {
    const stage = codec.decodeStream(backendContext(codec, request, losses))(emit);
    return (frames) => {
      for (const frame of frames) stage.push(frame);
      stage.end();
    };
  });

/** Blanks behind every other frame: none is like the one before. */
const unlike = (frames: readonly Frame[]): Frame[] =>
  frames.map((frame, index) =>
    index % 2 === 0 && frame.data.trimStart().startsWith('{') ? { ...frame, data: `${frame.data} ` } : frame,
  );

const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\n', '\u0001', '\ud83d', '\ude00', 'é', '字', '{', '}', ' '),
    maxLength: 6,
  }),
);

/** Another way to write a JSON string, valid or not. */
const written = fc.oneof(
  { weight: 6, arbitrary: text.map((value) => JSON.stringify(value)) },
  text.map((value) => `"${escapeUnits(value)}"`),
  fc.constantFrom('"a\\q"', '"a\nb"', '"a\\"', '"\\ud83d"', '"\\/"', 'null', '7', '""', '[]', '"a', '"\\u00e"'),
);
const writtenNumber = fc.oneof(
  { weight: 4, arbitrary: fc.nat().map(String) },
  fc.constantFrom('-1', '1.5', '01', '1e3', '12345678901234567890', 'null', '""', '0'),
);

const escapeUnits = (value: string): string =>
  Array.from({ length: value.length }, (_, at) => value.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** Where the strings and numbers of a JSON text are that are values. */
function leavesOf(data: string): { start: number; end: number; isString: boolean }[] {
  const leaves = [...data.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*(?<colon>:)?)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g)];
  return leaves
    .filter(({ groups }) => groups?.['colon'] === undefined)
    .map(({ index, 0: { length }, 0: found }) => ({
      start: index,
      end: index + length,
      isString: found.startsWith('"'),
    }));
}

/** Copies of a frame with other values in some of its places. */
const copiesOf = (frame: Frame): fc.Arbitrary<Frame[]> => {
  const leaves = leavesOf(frame.data);
  if (leaves.length === 0) return fc.constant([]);
  const change = fc.tuple(fc.nat(leaves.length - 1), written, writtenNumber);
  // Few places, so that many copies differ in the same.
  return fc
    .tuple(
      fc.array(change, { minLength: 1, maxLength: 2 }),
      fc.array(fc.tuple(written, writtenNumber), { maxLength: 6 }),
    )
    .map(([places, values]) =>
      values.map(([string, number]) => {
        let { data } = frame;
        const chosen = [...new Set(places.map(([place]) => place))].toSorted((one, other) => other - one);
        for (const place of chosen) {
          const leaf = leaves[place];
          if (leaf) data = data.slice(0, leaf.start) + (leaf.isString ? string : number) + data.slice(leaf.end);
        }
        return { ...frame, data };
      }),
    );
};

/** A stream in which some frames come several times, with other values. */
const variationsOf = (frames: readonly Frame[]): fc.Arbitrary<Frame[]> =>
  fc
    .array(fc.nat(frames.length - 1), { maxLength: 5 })
    .chain((chosen) =>
      fc.tuple(...frames.map((frame, index) => (chosen.includes(index) ? copiesOf(frame) : fc.constant<Frame[]>([])))),
    )
    .map((copies) => frames.flatMap((frame, index) => [frame, ...(copies[index] ?? [])]));

const framesOf = (fixture: (typeof streamed)[number]): Frame[] =>
  collectSteps(readFrames(framingOf(fixture)), [bytesOf(fixture)]);

describe.each(codecs)('$protocol: frames that are like the one before decode to the same events', (codec) => {
  const own = streamed.filter(({ protocol }) => protocol === codec.protocol);

  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const frames = framesOf(fixture);
    const run = decode(codec, requestOf(fixture));
    expect(run(frames)).toEqual(run(unlike(frames)));
    if (frames.length === 0) return;
    fc.assert(
      fc.property(variationsOf(frames), (variation) => {
        expect(run(variation)).toEqual(run(unlike(variation)));
      }),
      { numRuns: runs.numRuns / 20 },
    );
  });
});

// ---------------------------------------------------------------- encoders

const encode = (codec: (typeof codecs)[number], request: CoreChatRequest) =>
  outcomeOf<CoreStreamEvent>((emit, losses) => {
    const stage = codec.encodeStream(frontendContext(request, losses))(emit);
    return (events) => {
      for (const event of events) stage.push(event);
      stage.end();
    };
  });

const isDelta = (event: CoreStreamEvent): boolean =>
  event.type === 'text-delta' || event.type === 'reasoning-delta' || event.type === 'tool-call-arguments-text';

/** Fields of its own protocol come with each delta, though there are none: none is written like the one before. */
const withNative = (codec: (typeof codecs)[number], events: readonly CoreStreamEvent[]): CoreStreamEvent[] =>
  events.map((event) =>
    isDelta(event) && !event.native ? { ...event, native: { protocol: codec.protocol, frames: [] } } : event,
  );

const withoutPlaces = ({ losses, ...outcome }: Outcome): object => ({
  ...outcome,
  losses: losses.map(({ what, field, instead }) => ({ what, field, instead })),
});

/** A stream in which each delta comes several times, with other texts, and what some vendors send between them. */
const moreDeltas = (events: readonly CoreStreamEvent[]): fc.Arbitrary<CoreStreamEvent[]> =>
  fc
    .tuple(
      ...events.map((event) =>
        isDelta(event) ? fc.array(fc.tuple(text, fc.nat(9)), { maxLength: 4 }) : fc.constant([]),
      ),
    )
    .map((all) =>
      events.flatMap((event, index) => [
        event,
        ...(all[index] ?? []).flatMap(([more, kind]): CoreStreamEvent[] => {
          const copy = { ...event, text: more } as CoreStreamEvent;
          if (kind === 0) return [{ type: 'usage', usage: { output: more.length } }, copy];
          if (kind === 1) return [{ ...copy, native: { protocol: 'openai-completions', frames: [], repeated: true } }];
          return [copy];
        }),
      ]),
    );

describe.each(codecs)('$protocol: deltas that are like the one before are encoded to the same frames', (codec) => {
  const request = requestForEverything(codec);

  test.for(streamed.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const source = codecs.find(({ protocol }) => protocol === fixture.protocol);
    if (!source) throw new Error(`no codec of ${fixture.protocol}`);
    const events: CoreStreamEvent[] = [];
    const stage = source.decodeStream(backendContext(source, requestOf(fixture)))((event) => events.push(event));
    for (const frame of framesOf(fixture)) stage.push(frame);
    stage.end();
    const run = encode(codec, request);
    expect(withoutPlaces(run(events))).toEqual(withoutPlaces(run(withNative(codec, events))));
    fc.assert(
      fc.property(moreDeltas(events), (variation) => {
        expect(withoutPlaces(run(variation))).toEqual(withoutPlaces(run(withNative(codec, variation))));
      }),
      { numRuns: runs.numRuns / 50 },
    );
  });
});

// ---------------------------------------------------------------- the shorter way is taken

const chatChunk = (delta: object, index: number): object => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1_760_000_000 + index,
  model: 'm',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: null }],
  usage: null,
  obfuscation: 'x'.repeat(index),
});
const responsesEvent = (type: string, fields: object, index: number): object => ({
  type,
  sequence_number: index,
  item_id: 'i',
  output_index: 0,
  delta: `t${index}`,
  obfuscation: 'x'.repeat(index),
  ...fields,
});
const anthropicDelta = (delta: object): object => ({ type: 'content_block_delta', index: 0, delta });
const geminiPiece = (part: object, index: number): object => ({
  candidates: [{ content: { parts: [part], role: 'model' } }],
  usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 1 + index, totalTokenCount: 10 + index },
  modelVersion: 'm',
  responseId: 'r',
});
const ollamaLine = (fields: object, index: number): object => ({
  model: 'm',
  created_at: `2026-01-01T00:00:0${index}Z`,
  ...fields,
  done: false,
});
const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '{"a":"' } };

const streams: Record<string, { codec: BackendCodec; start?: object[]; delta: (index: number) => object }> = {
  'openai-chat text': { codec: openaiChat, delta: (at) => chatChunk({ content: `t${at}` }, at) },
  'openai-chat reasoning': {
    codec: openaiChat,
    delta: (at) => chatChunk({ reasoning_content: `t${at}`, content: null }, at),
  },
  'openai-chat refusal': { codec: openaiChat, delta: (at) => chatChunk({ refusal: `t${at}` }, at) },
  'openai-chat arguments': {
    codec: openaiChat,
    start: [chatChunk({ role: 'assistant', tool_calls: [{ index: 0, ...call }] }, 0)],
    delta: (at) => chatChunk({ tool_calls: [{ index: 0, function: { arguments: `t${at}` } }] }, at),
  },
  'openai-completions text': {
    codec: openaiCompletions,
    delta: (at) => ({
      ...chatChunk({}, at),
      choices: [{ index: 0, text: `t${at}`, logprobs: null, finish_reason: null }],
    }),
  },
  'openai-responses text': {
    codec: openaiResponses,
    delta: (at) => responsesEvent('response.output_text.delta', { content_index: 0, logprobs: [] }, at),
  },
  'openai-responses refusal': {
    codec: openaiResponses,
    delta: (at) => responsesEvent('response.refusal.delta', { content_index: 0 }, at),
  },
  'openai-responses summary': {
    codec: openaiResponses,
    delta: (at) => responsesEvent('response.reasoning_summary_text.delta', { summary_index: 0 }, at),
  },
  'openai-responses reasoning': {
    codec: openaiResponses,
    delta: (at) => responsesEvent('response.reasoning_text.delta', { content_index: 0 }, at),
  },
  'openai-responses arguments': {
    codec: openaiResponses,
    start: [
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { id: 'i', type: 'function_call', call_id: 'c', name: 'f', arguments: '' },
      },
    ],
    delta: (at) => responsesEvent('response.function_call_arguments.delta', {}, at),
  },
  'anthropic text': { codec: anthropic, delta: (at) => anthropicDelta({ type: 'text_delta', text: `t${at}` }) },
  'anthropic thinking': {
    codec: anthropic,
    delta: (at) => anthropicDelta({ type: 'thinking_delta', thinking: `t${at}` }),
  },
  'anthropic arguments': {
    codec: anthropic,
    start: [
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 'c', name: 'f', input: {} },
      },
    ],
    delta: (at) => anthropicDelta({ type: 'input_json_delta', partial_json: `t${at}` }),
  },
  'gemini text': { codec: gemini, delta: (at) => geminiPiece({ text: `t${at}` }, at) },
  'gemini thought': { codec: gemini, delta: (at) => geminiPiece({ text: `t${at}`, thought: true }, at) },
  'ollama text': {
    codec: ollama,
    delta: (at) => ollamaLine({ message: { role: 'assistant', content: `t${at}` } }, at),
  },
  'ollama thinking': {
    codec: ollama,
    delta: (at) => ollamaLine({ message: { role: 'assistant', content: '', thinking: `t${at}` } }, at),
  },
  'ollama prompt': { codec: ollama, delta: (at) => ollamaLine({ response: `t${at}` }, at) },
};

describe('the frames of vendors and the deltas of clients are repeated', () => {
  test.for(Object.entries(streams))('%s', ([, { codec, start = [], delta }]) => {
    const [parse, stringify] = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')];
    const events: CoreStreamEvent[] = [];
    const stage = codec.decodeStream(backendContext(codec, requestForEverything(openaiChat)))((event) =>
      events.push(event),
    );
    const push = (frame: object): void => stage.push({ data: JSON.stringify(frame) });
    for (const frame of [...start, delta(0), delta(1)]) push(frame);
    const before = parse.mock.calls.length;
    for (let at = 2; at < 9; at += 1) push(delta(at));
    expect(parse.mock.calls.length).toBe(before);
    const texts = events.flatMap((event) => ('text' in event ? [event.text] : [])).slice(-9);
    expect(texts).toEqual(Array.from({ length: 9 }, (_, at) => `t${at}`));
    for (const target of codecs.filter(({ protocol }) => protocol !== codec.protocol)) {
      const encoder = target.encodeStream(frontendContext(requestForEverything(target)))(() => {});
      for (const event of events) encoder.push(event);
      stringify.mockClear();
      const added: CoreStreamEvent[] = events.slice(-1);
      for (const event of added) encoder.push(event);
      // The text alone, if the protocol writes deltas at all.
      expect(stringify.mock.calls.every(([value]) => typeof value === 'string')).toBe(true);
    }
  });
});
