import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyDialect } from '../../src/dialects/backend-with-dialect.ts';
import { backendOf } from '../../src/protocols/backends.ts';
import type { BackendCodec } from '../../src/core/codec.ts';
import { ResponseFold } from '../../src/core/fold.ts';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { chain } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, ToolInput } from '../../src/core/types.ts';
import { dialectNames, type Thinking } from '../../src/dialects/dialect.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import { readFrames } from '../../src/wire/framing.ts';
import {
  routeHintsOf,
  listFixtures,
  bundledFixtures,
  readFixture,
  subdirectories,
  type Fixture,
} from '../../src/replay/fixtures.ts';
import { findRequestViolations } from '../../src/record/wire-violations.ts';
import { backendContext } from '../laws/codecs.ts';
import { bytesOf } from '../laws/fixtures.ts';

/** What a client receives: `arguments` is the text of a JSON object, or the beginning of one if the call was cut. */
interface Received {
  text: string;
  reasoning: string;
  calls: { name: string; arguments: string }[];
  finish: string | undefined;
}

const situations = [
  'max-tokens-in-call-stream',
  'parallel-tools-stream',
  'repaired-stream',
  'text-stream',
  'tool-call',
  'tool-call-stream',
  'tool-results-stream',
];

/** Dialects whose models are not known to write reasoning. */
const thoughtless = new Set(['functiongemma', 'gemma3', 'json', 'llama']);

const thinkings: Record<string, Thinking> = { none: 'none', tags: 'tags', open: 'open' };

const folders = dialectNames.flatMap((name) => subdirectories(join(bundledFixtures, 'dialects', name)));

test('every dialect has a fixture for every situation', () => {
  expect(subdirectories(join(bundledFixtures, 'dialects')).map((folder) => basename(folder))).toEqual(
    dialectNames.toSorted(),
  );
  for (const name of dialectNames) {
    const shown = subdirectories(join(bundledFixtures, 'dialects', name)).map((folder) => basename(folder));
    const thoughts = thoughtless.has(name) ? [] : ['reasoning-stream'];
    expect(shown).toEqual([...situations, ...thoughts].toSorted());
  }
});

test('none of them is used for replay', () => {
  const replayed = listFixtures(bundledFixtures).map((folder) => relative(bundledFixtures, folder));
  expect(replayed.filter((folder) => folder.includes('dialects'))).toEqual([]);
});

describe.each(folders.map((folder) => [folder.slice(bundledFixtures.length + 1), folder] as const))(
  '%s',
  (_, folder) => {
    const fixture = readFixture(folder);
    const codec = codecOf(fixture);
    const request = openaiChat.decodeRequest(fixture.request, routeHintsOf(fixture));
    const expected: unknown = parseJson(readFileSync(join(folder, 'expected.json'), 'utf8'));

    test('its answer is read as expected, in one piece and byte by byte', () => {
      const bytes = bytesOf(fixture);
      expect(received(answerOf(fixture, codec, request, [bytes]))).toEqual(expected);
      const single = Array.from(bytes, (_byte, at) => bytes.subarray(at, at + 1));
      expect(received(answerOf(fixture, codec, request, single))).toEqual(expected);
    });

    test('the request is valid and contains the complete conversation', () => {
      const sent = codec.encodeRequest(request, backendContext(openaiChat, request));
      expect(findRequestViolations(fixture.protocol, sent)).toEqual([]);
      const text = JSON.stringify(sent);
      for (const { content } of request.messages)
        for (const part of content)
          if (part.type === 'text') expect(text).toContain(JSON.stringify(part.text).slice(1, -1));
      for (const tool of request.tools ?? []) if ('name' in tool) expect(text).toContain(tool.name);
    });
  },
);

/** The codec that the gateway has for a backend of the fixture's protocol, dialect and thoughts. */
function codecOf({ protocol, dialect: name, directory }: Fixture): BackendCodec {
  const backend = backendOf(protocol);
  if (!backend) throw new Error(`no backend speaks ${protocol}`);
  const { thinking, tools } = asObject(parseJson(readFileSync(join(directory, 'meta.json'), 'utf8'))) ?? {};
  return applyDialect(backend, {
    dialect: name ?? null,
    thinking: thinkings[asString(thinking) ?? 'none'] ?? 'none',
    tools: tools === 'prompt' ? 'prompt' : 'native',
    promptStyle: 'full',
  }).codec;
}

function answerOf(
  { response }: Fixture,
  codec: BackendCodec,
  request: CoreChatRequest,
  pieces: readonly Uint8Array[],
): CoreChatResponse {
  const context = backendContext(openaiChat, request);
  if (response.framing === undefined)
    return codec.decodeResponse(parseJson(Buffer.concat(pieces).toString('utf8')) ?? null, context);
  const fold = new ResponseFold();
  const stage = chain(readFrames(response.framing), codec.decodeStream(context))((event) => fold.add(event));
  for (const piece of pieces) stage.push(piece);
  stage.end();
  return fold.result();
}

function received({ candidates: [candidate] }: CoreChatResponse): Received {
  const all: Received = { text: '', reasoning: '', calls: [], finish: candidate?.finish.reason };
  for (const part of candidate?.message.content ?? [])
    if (part.type === 'text') all.text += part.text;
    else if (part.type === 'reasoning') all.reasoning += part.blocks.map(({ text }) => text).join('');
    else if (part.type === 'tool-call') all.calls.push({ name: part.name, arguments: argumentsIn(part.input) });
    else throw new Error(`a part that no fixture has: ${part.type}`);
  return all;
}

const argumentsIn = (input: ToolInput): string => (input.kind === 'json' ? JSON.stringify(input.value) : input.text);
