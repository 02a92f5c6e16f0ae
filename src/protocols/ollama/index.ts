import type * as wire from '../../../generated/ollama.js';
import type { ProtocolCodec } from '../../core/codec.ts';
import { toObjectSchema } from '../../core/object-schema.ts';
import { type AnswerPointers, locateParts, typeCounter } from '../../core/part-positions.ts';
import { decodeError, encodeError } from './errors.ts';
import { protocol, wireFormOf } from './extras.ts';
import { grammar } from './grammar.ts';
import { decodeRequest, encodeRequest, optionFields } from './request.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import type { Path, Pointer } from '../../core/wire-object.ts';
import { schemas } from './wire.ts';

/** Fields of requests and answers that are not called as Core calls them. */
const namedOtherwise = {
  reasoning: 'think',
  responseFormat: 'format',
  inputSchema: 'function/parameters',
  description: 'function/description',
  input: 'function/arguments',
  callId: 'tool_call_id',
  stopSequence: 'done_reason',
  reason: 'done_reason',
  citations: 'content',
} as const satisfies Record<
  string,
  Path<wire.ChatRequest> | Path<wire.Tool> | Path<wire.ToolCall> | keyof wire.Message | keyof wire.ChatResponse
>;

const at = (pointer: Pointer<wire.ChatResponse>): string => pointer;
const inPrompt = (pointer: Pointer<wire.GenerateResponse>): string => pointer;

/** The positions of the parts of an answer, by what holds them. */
const partsIn = (held: { text: string; thinking: string; calls: string; image: (index: number) => string }) =>
  locateParts(typeCounter, (part, { before }) => {
    switch (part?.type) {
      case 'reasoning':
        return { pointer: held.thinking, form: 'text' };
      case 'tool-call':
        return { pointer: `${held.calls}/${before['tool-call'] ?? 0}`, form: 'object' };
      case 'image':
        return { pointer: held.image(before.image ?? 0), form: 'text' };
      default:
        return { pointer: held.text, form: 'text' };
    }
  });

const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: '', cacheWrite: '' },
  candidate: () => '',
  content: at('/message'),
  parts: partsIn({
    text: at('/message/content'),
    thinking: at('/message/thinking'),
    calls: at('/message/tool_calls'),
    image: (index) => at(`/message/images/${index}`),
  }),
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: at('/done_reason'), stopSequence: at('/done_reason'), logprobs: at('/logprobs') },
  partFields: { input: 'function/arguments' satisfies Path<wire.ToolCall> },
  inForm: (answer) => (wireFormOf(answer)?.['form'] === 'prompt' ? promptPlaces : answerPlaces),
};

/** An answer to a bare prompt has the fields of the message beside its own. */
const promptPlaces: AnswerPointers = {
  ...answerPlaces,
  parts: partsIn({
    text: inPrompt('/response'),
    thinking: inPrompt('/thinking'),
    calls: inPrompt('/tool_calls'),
    image: () => inPrompt('/image'),
  }),
};

/** Ollama's own API, `/api/chat` and `/api/generate`, both ways. */
export const ollama = {
  protocol,
  framing: 'ndjson',
  wireNames: { ...optionFields.wireNames, ...namedOtherwise },
  answerPlaces,
  schemas,
  expressibleSchema: (schema) => toObjectSchema(schema).schema,
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError,
  encodeError,
  grammar,
} satisfies ProtocolCodec;
