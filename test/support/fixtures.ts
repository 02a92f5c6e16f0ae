import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelFacts, ProtocolCodec } from '../../src/core/codec.ts';
import type { JsonValue } from '../../src/core/json.ts';
import type { CoreChatRequest, Protocol } from '../../src/core/types.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import { openaiResponses } from '../../src/protocols/openai/responses/index.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { anthropicReply } from './reply-anthropic.ts';
import { chatReply } from './reply-chat.ts';
import { responsesReply } from './reply-responses.ts';
import type { Refusal, ReplyWriter, ScriptedReply } from './reply.ts';

/** A protocol and how its vendor writes. */
export interface ProtocolCase {
  protocol: Protocol;
  codec: ProtocolCodec;
  writer: ReplyWriter;
  /** How the vendor's models accept a request for reasoning. */
  facts: ModelFacts;
}
export const protocolCases = {
  anthropic: { protocol: 'anthropic', codec: anthropic, writer: anthropicReply, facts: { reasoning: 'budget' } },
  chat: { protocol: 'openai-chat', codec: openaiChat, writer: chatReply, facts: { reasoning: 'effort' } },
  responses: {
    protocol: 'openai-responses',
    codec: openaiResponses,
    writer: responsesReply,
    facts: { reasoning: 'effort' },
  },
} as const satisfies Record<string, ProtocolCase>;
export const caseProtocols: readonly ProtocolCase[] = Object.values(protocolCases);

/** A request in the words of a protocol. */
export const wireRequest = ({ codec, facts }: ProtocolCase, request: CoreChatRequest): JsonValue =>
  codec.encodeRequest(request, { ...createDecodingContext(codec, request), facts });

/** One answer of a scripted vendor, to be kept as a fixture. */
export interface ScriptedFixture {
  situation: string;
  request: CoreChatRequest;
  says: ScriptedReply | Refusal;
}

/** A folder of fixtures of a test's own. */
export interface FixtureFolder {
  readonly path: string;
  /** Writes a fixture: one event a chunk, ten milliseconds apart. */
  add(spoken: ProtocolCase, scripted: ScriptedFixture): void;
  remove(): void;
}

export function fixtureFolder(): FixtureFolder {
  const path = mkdtempSync(join(tmpdir(), 'louter-fixtures-'));
  return {
    path,
    add(language, { situation, request, says }) {
      const folder = join(path, language.protocol, situation);
      mkdirSync(folder, { recursive: true });
      const write = (name: string, value: JsonValue): void => writeFileSync(join(folder, name), JSON.stringify(value));
      const refused = typeof says === 'string' ? language.writer.refusal(says) : undefined;
      write('meta.json', {
        format: 1,
        origin: 'authored',
        protocol: language.protocol,
        situation,
        status: refused?.status ?? 200,
        description: situation,
        headers: refused?.headers ?? {},
        redacted: [],
      });
      write('request.json', wireRequest(language, request));
      if (refused) return write('response.json', refused.body);
      if (typeof says === 'string') return undefined;
      if (!request.stream) return write('response.json', language.writer.plain(says, request.model));
      const events = language.writer.stream(says, request.model);
      writeFileSync(join(folder, 'response.sse'), events.join(''));
      const chunks = events.map((event, index) => ({ at_ms: 10 * index, bytes: Buffer.byteLength(event) }));
      return write('response.timing.json', { first_byte_ms: 0, chunks });
    },
    remove: () => rmSync(path, { recursive: true }),
  };
}
