import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BackendCodec, ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { eventsOf } from '../../src/core/fold.ts';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse, Note } from '../../src/core/types.ts';
import { coreRequest, coreResponse } from './arbitraries.ts';
import { requestForEverything, backendContext, codecs, frontendContext, paths, vendorsAlone } from './codecs.ts';
import { isStreamed } from '../../src/replay/fixtures.ts';
import { embellished } from './embellished.ts';
import { accepted, bodyOf, nameOf, ofVendorsAlone, plain, requestOf } from './fixtures.ts';
import { anywhere, kindOf, leavesOf, isReportOf } from './leaves.ts';
import { leafRuns } from './runs.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** What need not be carried to a protocol nor reported, and why. */
interface ExemptLeaf {
  path: RegExp;
  to?: string;
  reason: string;
}

const inBoth: readonly ExemptLeaf[] = [
  { path: /<tool-result>\.name$/, reason: 'it is the name of the call that is answered' },
  { path: /<opaque>\.standIn$/, reason: 'it is told where the payload cannot go, and only there' },
];
const inRequests: readonly ExemptLeaf[] = [
  ...inBoth,
  { path: /^tools\.\*<function>\.needsVision$/, reason: 'it decides whether the tool is sent' },
  { path: /^tools\.\*<server>\.name$/, reason: 'a vendor names the tools that it runs' },
  { path: /^model$/, reason: 'the backend is asked for the model the table names' },
  { path: /^stream$/, to: 'gemini', reason: 'the path asks for a stream' },
  { path: /^serverState\.field$/, reason: 'it names the field that says so' },
  {
    path: /^messages\.\*\.voice$/,
    to: 'gemini',
    reason: "developer is OpenAI's newer name of the system role",
  },
  {
    path: /^messages\.\*\.voice$/,
    to: 'anthropic',
    reason: "developer is OpenAI's newer name of the system role",
  },
];
const inResponses: readonly ExemptLeaf[] = [
  ...inBoth,
  { path: /^id$/, reason: 'names the answer at the vendor; a protocol may write its own' },
  { path: /^model$/, reason: 'a client is answered under the name it asked for' },
  { path: /^createdAt$/, to: 'anthropic', reason: 'its messages carry no time' },
  { path: /^usage\.cacheWriteByTtl\./, reason: 'a detail of a total that is carried or reported' },
  { path: /^usage\.raw\./, reason: "the vendor's own words, said in Core terms beside them" },
];

type Encode<T> = (value: T, unlocatedLosses: UnlocatedLoss[]) => unknown;

/**
 * The leaves of a value that an encoder neither carries nor reports: with another value there it writes the
 * same, and tells of neither. (A value that means nothing, one candidate say, needs no report; another does.)
 */
function silentlyDropped<T extends object>(
  value: T,
  encode: Encode<T>,
  target: string,
  exempt: readonly ExemptLeaf[],
): string[] {
  const unlocatedLosses: UnlocatedLoss[] = [];
  const written = textOf(encode, value, unlocatedLosses);
  if (written === undefined) return [];
  const dropped = new Set<string>();
  for (const { path, altered } of leavesOf(value)) {
    const kind = kindOf(value, path);
    if (dropped.has(kind) || exempt.some((each) => each.path.test(kind) && (each.to ?? target) === target)) continue;
    if (unlocatedLosses.some((each) => isReportOf(each, value, path))) continue;
    const other = altered() as T;
    const unsaidOfOther: UnlocatedLoss[] = [];
    if (textOf(encode, other, unsaidOfOther) !== written) continue;
    if (!unsaidOfOther.some((each) => isReportOf(each, other, path))) dropped.add(kind);
  }
  return [...dropped];
}

/** What an encoder writes; `undefined` when it refuses the value, which is loud enough. */
function textOf<T>(encode: Encode<T>, value: T, unlocatedLosses: UnlocatedLoss[]): string | undefined {
  try {
    return JSON.stringify(encode(value, unlocatedLosses));
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

/** With the notes: a declaration that another one takes the place of is told of there. */
const toBackend =
  (codec: BackendCodec): Encode<CoreChatRequest> =>
  (request, unlocatedLosses) => {
    const notes: Note[] = [];
    const context = { ...backendContext(codec, request, unlocatedLosses), note: (each: Note) => notes.push(each) };
    return [codec.encodeRequest(request, context), notes];
  };

const toClient =
  (codec: ProtocolCodec): Encode<CoreChatResponse> =>
  (response, unlocatedLosses) =>
    codec.encodeResponse(response, frontendContext(requestForEverything(codec), unlocatedLosses));
const toClientStream =
  (codec: ProtocolCodec): Encode<CoreChatResponse> =>
  (response, unlocatedLosses) => {
    const ofEvents: UnlocatedLoss[] = [];
    const events = [...eventsOf(response)];
    const frames = collectSteps(codec.encodeStream(frontendContext(requestForEverything(codec), ofEvents)), events);
    // A report on an event tells of what the event is of, one on no object of whatever has that field.
    unlocatedLosses.push(
      ...ofEvents.map((each) =>
        each.at ? { ...each, at: subjectOf(each.at, events, response) ?? response } : { ...each, at: anywhere },
      ),
    );
    return frames;
  };

function subjectOf(at: object | undefined, events: CoreStreamEvent[], response: CoreChatResponse): object | undefined {
  const event = events.find((each) => each === at);
  if (!event) return at;
  if ('part' in event) return response.candidates[event.candidate]?.message.content[event.part];
  return event.type === 'finish' ? response.candidates[event.candidate]?.message : response;
}

/**
 * Why it ended is said twice where the vendor's own word is kept, and towards that vendor the word counts. A call in
 * a form of its own may lack what the common one has.
 */
function withoutWireForms(response: CoreChatResponse): CoreChatResponse {
  const candidates = response.candidates.map((candidate) => {
    const { raw: _, ...finish } = candidate.finish;
    const { message } = candidate;
    return { ...candidate, finish, message: { ...message, content: message.content.map(callWithoutWireForm) } };
  });
  return { ...response, candidates };
}

function callWithoutWireForm(part: CoreAssistantPart): CoreAssistantPart {
  if (part.type !== 'tool-call') return part;
  const { wireForm: _, ...call } = part;
  return call;
}

describe.each(paths)('a request of $from towards $to: each leaf is carried or reported', ({ source, target }) => {
  const requests = accepted.filter(({ protocol }) => protocol === source.protocol);
  test.each(requests.map((fixture) => [nameOf(fixture), fixture] as const))('%s', (_name, fixture) => {
    const request = requestOf(fixture);
    expect(silentlyDropped(request, toBackend(target), target.protocol, inRequests)).toEqual([]);
  });
});

describe.each(paths)('an answer of $from towards $to: each leaf is carried or reported', ({ source, target }) => {
  const answers = plain.filter(({ protocol }) => protocol === source.protocol);
  test.each(answers.map((fixture) => [nameOf(fixture), fixture] as const))('%s', (_name, fixture) => {
    const request = requestOf(fixture);
    const response = withoutWireForms(source.decodeResponse(bodyOf(fixture), backendContext(source, request)));
    expect(silentlyDropped(response, toClient(target), target.protocol, inResponses)).toEqual([]);
    expect(silentlyDropped(response, toClientStream(target), target.protocol, inResponses)).toEqual([]);
  });
});

describe.each(codecs)('generated values towards $protocol: each leaf is carried or reported', (codec) => {
  test('requests', () => {
    fc.assert(
      fc.property(coreRequest, (request) => {
        expect(silentlyDropped(request, toBackend(codec), codec.protocol, inRequests)).toEqual([]);
      }),
      leafRuns,
    );
  });
  test('plain answers', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        expect(silentlyDropped(response, toClient(codec), codec.protocol, inResponses)).toEqual([]);
      }),
      leafRuns,
    );
  });
  test('streamed answers', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        expect(silentlyDropped(response, toClientStream(codec), codec.protocol, inResponses)).toEqual([]);
      }),
      leafRuns,
    );
  });
});

describe.each(vendorsAlone)('towards $protocol, which no client uses: each leaf is carried or reported', (codec) => {
  test.each(accepted.map((fixture) => [`${fixture.protocol} ${nameOf(fixture)}`, fixture] as const))(
    'a request of %s',
    (_name, fixture) => {
      const request = requestOf(fixture);
      expect(silentlyDropped(request, toBackend(codec), codec.protocol, inRequests)).toEqual([]);
    },
  );

  test('generated requests', () => {
    fc.assert(
      fc.property(coreRequest, (request) => {
        expect(silentlyDropped(request, toBackend(codec), codec.protocol, inRequests)).toEqual([]);
      }),
      leafRuns,
    );
  });
});

const answersOfVendorsAlone = vendorsAlone.flatMap((source) =>
  ofVendorsAlone
    .filter((fixture) => fixture.protocol === source.protocol && !isStreamed(fixture))
    .flatMap((fixture) =>
      codecs.map((target) => [nameOf(fixture), target.protocol, { fixture, source, target }] as const),
    ),
);

test.each(answersOfVendorsAlone)(
  'the answer %s with unknown fields, towards %s: each leaf is carried or reported',
  (_name, _to, { fixture, source, target }) => {
    const request = requestForEverything(target);
    const response = withoutWireForms(
      source.decodeResponse(embellished(bodyOf(fixture)), backendContext(source, request)),
    );
    expect(silentlyDropped(response, toClient(target), target.protocol, inResponses)).toEqual([]);
    expect(silentlyDropped(response, toClientStream(target), target.protocol, inResponses)).toEqual([]);
  },
);

test('a field that is dropped in silence is found out', () => {
  const request: CoreChatRequest = { model: 'some-model', messages: [], stream: false, temperature: 0.5, topP: 0.5 };
  const forgetful: Encode<CoreChatRequest> = ({ model, messages, stream }, unlocatedLosses) => {
    unlocatedLosses.push({ at: request, field: 'topP', what: 'it is forgotten too, but told of' });
    return { model, messages, stream };
  };
  expect(silentlyDropped(request, forgetful, 'none', [])).toEqual(['temperature']);
});
