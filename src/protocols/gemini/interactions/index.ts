import type * as wire from '../../../../generated/gemini-interactions.js';
import type { ProtocolCodec } from '../../../core/codec.ts';
import { type AnswerPointers, locateParts, typeCounter } from '../../../core/part-positions.ts';
import type { Path, Pointer } from '../../../core/wire-object.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import { decodeError, encodeError } from './errors.ts';
import { protocol } from './extras.ts';
import { grammar } from './grammar.ts';
import { decodeRequest, encodeRequest, optionFields } from './request.ts';
import { runsTool } from './tools.ts';
import { schemas } from './wire.ts';

const at = (pointer: Pointer<wire.Interaction>): string => pointer;

/** Each part as a step of its own. */
const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: at('/usage'), cacheWrite: at('/usage') },
  candidate: () => '',
  parts: locateParts(typeCounter, (_part, { index }) => ({ pointer: `/steps/${index}`, form: 'object' })),
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: at('/status'), stopSequence: at('/status') },
  partFields: { input: 'arguments' satisfies Path<wire.FunctionCallStep> },
};

/** Fields of requests that are not called as Core calls them. */
const namedOtherwise = {
  messages: 'input',
  reasoning: 'generation_config/thinking_level',
  toolChoice: 'generation_config/tool_choice',
  metadata: 'labels',
  modalities: 'response_modalities',
  previousResponseId: 'previous_interaction_id',
  inputSchema: 'parameters',
  callId: 'call_id',
  citations: 'annotations',
  at: 'start_index',
} as const satisfies Record<
  string,
  | Path<wire.InteractionRequest>
  | keyof wire.FunctionTool
  | keyof wire.FunctionResultStep
  | keyof wire.TextContent
  | keyof wire.Annotation
>;

/** Google's Interactions API, both ways. */
export const geminiInteractions = {
  protocol,
  framing: 'sse',
  wireNames: { ...optionFields.wireNames, ...namedOtherwise },
  answerPlaces,
  schemas,
  runsTool,
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
