import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ResponseFold } from '../../../../src/core/fold.ts';
import { parseJson, type JsonObject } from '../../../../src/core/json.ts';
import { chain, collectSteps } from '../../../../src/core/step.ts';
import type { CoreChatResponse } from '../../../../src/core/types.ts';
import { openaiCompletions } from '../../../../src/protocols/openai/completions/index.ts';
import { readFrames } from '../../../../src/wire/framing.ts';
import { bundledFixtures, readFixture } from '../../../../src/replay/fixtures.ts';
import { target } from './contexts.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

// What llama-server answered; that it is what the protocol allows is tested with all fixtures.

const answerBytes = (situation: string): Buffer =>
  Buffer.concat(
    readFixture(join(bundledFixtures, 'openai-completions', situation)).response.chunks.map(({ bytes }) => bytes),
  );
const step = () => chain(readFrames('sse'), openaiCompletions.decodeStream(target().context));

function folded(events: readonly CoreStreamEvent[]): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return fold.result();
}
const plain = (situation: string): CoreChatResponse =>
  openaiCompletions.decodeResponse(parseJson(answerBytes(situation).toString()) ?? null, target().context);

/** What a model said, without what is of one answer only: its id, its times. */
const said = ({ candidates }: CoreChatResponse) =>
  candidates.map(({ message, finish, logprobs }) => ({ content: message.content, finish, logprobs }));

describe.each(['text', 'max-tokens', 'logprobs'])('%s', (situation) => {
  const bytes = answerBytes(`${situation}-stream`);

  test('decodes to the same answer streamed and plain', () => {
    expect(said(folded(collectSteps(step(), [bytes])))).toEqual(said(plain(situation)));
  });

  test('decodes to the same answer for any cut of the bytes', () => {
    const whole = collectSteps(step(), [bytes]);
    expect(
      collectSteps(
        step(),
        Array.from(bytes, (byte) => Uint8Array.of(byte)),
      ),
    ).toEqual(whole);
  });
});

test('two candidates that grew side by side', () => {
  expect(said(folded(collectSteps(step(), [answerBytes('candidates-stream')])))).toHaveLength(2);
  expect(said(plain('candidates'))).toHaveLength(2);
});

test('a prompt that is too long', () => {
  const body = parseJson(answerBytes('context-overflow').toString()) as JsonObject;
  expect(openaiCompletions.decodeError({ status: 400, headers: {}, body })).toMatchObject({
    kind: 'context-length',
    tokens: { used: 1502, limit: 1024 },
  });
});
