import type * as wire from '../../../../generated/gemini-interactions.js';
import type { ProtocolCodec } from '../../../core/codec.ts';
import {
  type AnswerPointers,
  type LocatedPart,
  locateParts,
  type PartCounter,
  type PartPointer,
} from '../../../core/part-positions.ts';
import type { Path, Pointer } from '../../../core/wire-object.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import { decodeError, encodeError } from './errors.ts';
import { protocol } from './extras.ts';
import { grammar } from './grammar.ts';
import { decodeRequest, encodeRequest, optionFields } from './request.ts';
import { stepFields } from './steps.ts';
import { runsTool } from './tools.ts';
import { schemas } from './wire.ts';

const at = (pointer: Pointer<wire.Interaction>): string => pointer;

/** How many steps there are, and which content of an output the last part is. */
interface StepPosition {
  step: number;
  content: number;
}

const stepCounter: PartCounter<StepPosition> = {
  start: { step: -1, content: 0 },
  next: ({ step, content }, { wireForm }) =>
    wireForm?.[protocol]?.['continues_step'] === true ? { step, content: content + 1 } : { step: step + 1, content: 0 },
};

const outputTypes: ReadonlySet<LocatedPart['type']> = new Set(['text', 'refusal', 'image', 'audio']);

function placeOf({ type, wireForm }: LocatedPart, { step, content }: StepPosition): PartPointer {
  const pointer = `/steps/${step}`;
  const isContent = outputTypes.has(type) || wireForm?.[protocol]?.['content'] === true;
  if (!isContent) return { pointer, form: 'object' };
  const own = `${pointer}/content/${content}`;
  const holderOf = (field: string): string => (field === stepFields ? pointer : `${own}/${field}`);
  return { pointer: own, form: 'object', holderOf };
}

/** Texts and media as contents of outputs, every other part as a step of its own. */
const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: at('/usage'), cacheWrite: at('/usage') },
  candidate: () => '',
  content: at('/steps'),
  parts: locateParts(stepCounter, (part, { before }) =>
    part ? placeOf(part, stepCounter.next(before, part)) : { pointer: `/steps/${before.step + 1}`, form: 'object' },
  ),
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: at('/status'), stopSequence: at('/status') },
  partFields: {
    input: 'arguments' satisfies Path<wire.FunctionCallStep>,
    citations: 'annotations' satisfies Path<wire.TextContent>,
  },
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
