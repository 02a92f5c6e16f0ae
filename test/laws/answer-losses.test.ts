import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../src/core/answer-locator.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { eventsOf, ResponseFold } from '../../src/core/fold.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { chain, collectSteps } from '../../src/core/step.ts';
import { addDiagnostic, type Diagnostics } from '../../src/core/diagnostics.ts';
import type { CoreChatResponse, Loss } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { requestForEverything, backendContext, frontendContext, paths } from './codecs.ts';
import { answered, bodyOf, bytesOf, framingOf, nameOf, plain, requestOf, streamed } from './fixtures.ts';
import { resolves } from './pointer.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** What only one of the two forms loses. */
const sameForm = [
  // A stream has told the beginning of the call by then.
  'the call was cut short',
  // A stream has the parts in their order, whatever fields they are in.
  'the order of its parts',
  // Nothing of an event that is about no part of the answer, or of a field of an event, is left in a plain one.
  /^an event of kind response\.mood\.changed /,
  /^fields of events that are known to /,
];
const isOfBoth = ({ what }: Loss): boolean =>
  !sameForm.some((each) => (typeof each === 'string' ? each === what : each.test(what)));

/** Places that a plain body need not have: why nothing was answered stands elsewhere than why an answer ended. */
const elsewhere: readonly { body: (body: JsonValue) => boolean; path: string }[] = [
  { body: (body) => resolves('/promptFeedback/blockReason', body), path: '/candidates/0/finishReason' },
  {
    body: (body) => resolves('/choices/0/message/reasoning_details', body),
    path: '/choices/0/message/reasoning_content',
  },
];

const inOrder = (losses: readonly Loss[]): Loss[] =>
  losses
    .filter(isOfBoth)
    .toSorted((one, other) => `${one.path} ${one.what}`.localeCompare(`${other.path} ${other.what}`));

function lossesOfPlain(response: CoreChatResponse, source: ProtocolCodec, target: ProtocolCodec): Loss[] {
  const told: Diagnostics = { losses: [], notes: [] };
  const locator = AnswerLocator.of(response, source.answerPlaces);
  const context = frontendContext(requestForEverything(target));
  target.encodeResponse(response, {
    ...context,
    report: (unlocatedLosses) => addDiagnostic(told, unlocatedLosses, (each) => locator.lossOf(each)),
  });
  return inOrder(told.losses);
}

function lossesOfStream(events: Iterable<CoreStreamEvent>, source: ProtocolCodec, target: ProtocolCodec): Loss[] {
  const told: Diagnostics = { losses: [], notes: [] };
  const locator = new AnswerLocator(source.answerPlaces);
  const stage = target.encodeStream({
    ...frontendContext(requestForEverything(target)),
    report: (unlocatedLosses) => addDiagnostic(told, unlocatedLosses, (each) => locator.lossOf(each)),
  })(() => {});
  for (const event of events) {
    locator.observe(event);
    stage.push(event);
  }
  stage.end();
  return inOrder(told.losses);
}

const named = (fixtures: typeof plain): [string, (typeof plain)[number]][] =>
  fixtures.map((each) => [nameOf(each), each]);

describe.each(paths)('answers of $from to $to', ({ source, target }) => {
  const answers = plain.filter(({ protocol }) => protocol === source.protocol);
  test.for(named(answers))('%s loses the same plain and streamed, in places of its body', ([, fixture]) => {
    const decode = () => source.decodeResponse(bodyOf(fixture), backendContext(source, requestOf(fixture)));
    const losses = lossesOfPlain(decode(), source, target);
    expect(lossesOfStream(eventsOf(decode()), source, target)).toEqual(losses);
    const body = bodyOf(fixture);
    const known = elsewhere.filter((each) => each.body(body)).map(({ path }) => path);
    expect(losses.filter(({ path }) => !resolves(path, body) && !known.includes(path))).toEqual([]);
  });

  const streams = answered.filter((fixture) => fixture.protocol === source.protocol && streamed.includes(fixture));
  test.for(named(streams))('%s loses the same when it is put together', ([, fixture]) => {
    const decode = () =>
      collectSteps(
        chain(readFrames(framingOf(fixture)), source.decodeStream(backendContext(source, requestOf(fixture)))),
        [bytesOf(fixture)],
      );
    const events = decode();
    if (events.at(-1)?.type !== 'end') return;
    const fold = new ResponseFold();
    for (const event of decode()) fold.add(event);
    expect(lossesOfStream(events, source, target)).toEqual(lossesOfPlain(fold.result(), source, target));
  });
});

test('a citation of a streamed answer is lost at the annotations of the message', () => {
  const [way] = paths.filter(({ from, to }) => from === 'openai-chat' && to === 'ollama');
  if (!way) throw new Error('no way from OpenAI Chat to Ollama');
  const place = { candidate: 0, part: 0 };
  const citation = { source: { kind: 'url' as const, url: 'https://example.com' } };
  const events: CoreStreamEvent[] = [
    { type: 'response-start', id: 'a', model: 'm' },
    { ...place, type: 'text-start', of: 'text' },
    { ...place, type: 'text-delta', text: 'a' },
    { ...place, type: 'text-citation', citation },
    { ...place, type: 'text-done' },
    { type: 'finish', candidate: 0, finish: { reason: 'stop' } },
    { type: 'end' },
  ];
  expect(lossesOfStream(events, way.source, way.target)).toEqual([
    { path: '/choices/0/message/annotations', what: 'citations' },
  ]);
});
