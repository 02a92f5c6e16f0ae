import type * as wire from '../../../../generated/gemini-interactions.js';
import { asObject, nonEmpty, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import { tokenToSignature } from '../../../core/signature.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  CoreToolResult,
} from '../../../core/types.ts';
import { createOpaque, decodeContent, type Content } from './contents.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';

type Input = wire.InteractionRequest['input'];
type InputItem = wire.InputItem;

/** Which of its forms a client wrote the input in: a text, one content, contents, or steps. */
export type InputForm = 'text' | 'content' | 'contents';

/**
 * Decodes what is asked: a turn of the user in one of its short forms, or the steps of a conversation. What the model did between two
 * turns of the user is one message, and so are results that follow each other.
 */
export function decodeInput(input: Input): { messages: CoreMessage[]; form?: InputForm } {
  if (input === undefined || input === null) return { messages: [] };
  if (typeof input === 'string') {
    const part = setPointer('/input', { type: 'text' as const, text: input, ...withWireForm({}) });
    return { form: 'text', messages: [userTurn([part], '/input')] };
  }
  if (!Array.isArray(input))
    return { form: 'content', messages: [userTurn([decodeContent(input, '/input')], '/input')] };
  if (input.length > 0 && input.every(isContent)) {
    const parts = input.map((content, index) => decodeContent(content, `/input/${index}`));
    return { form: 'contents', messages: [userTurn(parts, '/input')] };
  }
  return { messages: decodeSteps(input) };
}

const contentTypes: ReadonlySet<unknown> = new Set(['text', 'image', 'audio', 'video', 'document']);
const isContent = (item: InputItem): item is wire.TextContent | wire.MediaContent => contentTypes.has(item.type);

type UserMessage = Extract<CoreMessage, { role: 'user' }>;

const userTurn = (content: UserMessage['content'], pointer: string): UserMessage =>
  setPointer<UserMessage>(pointer, { role: 'user', content, ...withWireForm({}) });

function decodeSteps(steps: readonly InputItem[]): CoreMessage[] {
  const messages: CoreMessage[] = [];
  for (const [index, step] of steps.entries()) {
    const pointer = `/input/${index}`;
    if (isContent(step)) messages.push(userTurn([decodeContent(step, pointer)], pointer));
    else if (step.type === 'user_input') messages.push(decodeUserInput(step, pointer));
    else if (step.type === 'function_result') addResult(messages, decodeResult(step, pointer), pointer);
    else addParts(messages, decodeAnswerStep(step, pointer), pointer);
  }
  return messages;
}

function decodeUserInput(step: wire.UserInputStep, pointer: string): UserMessage {
  const { type: _, content, ...rest } = step;
  return setPointer<UserMessage>(pointer, {
    role: 'user',
    content: (content ?? []).map((each, index) => decodeContent(each, `${pointer}/content/${index}`)),
    ...withExtras(rest),
    ...withWireForm(content ? {} : { no_content: true }),
  });
}

type ToolMessage = Extract<CoreMessage, { role: 'tool' }>;

function addResult(messages: CoreMessage[], result: CoreToolResult, pointer: string): void {
  const last = messages.at(-1);
  if (last?.role === 'tool') last.content.push(result);
  else messages.push(setPointer<ToolMessage>(pointer, { role: 'tool', content: [result] }));
}

/** A step without contents is no part, and leaves nothing that the model could read. */
function addParts(messages: CoreMessage[], parts: CoreAssistantPart[], pointer: string): void {
  const last = messages.at(-1);
  if (last?.role === 'assistant') last.content.push(...parts);
  else messages.push(setPointer<CoreMessage>(pointer, { role: 'assistant', content: parts, ...withWireForm({}) }));
}

type AnswerStep = Exclude<
  InputItem,
  wire.UserInputStep | wire.FunctionResultStep | wire.TextContent | wire.MediaContent
>;

function decodeAnswerStep(step: AnswerStep, pointer: string): CoreAssistantPart[] {
  switch (step.type) {
    case 'model_output':
      return decodeOutput(step, pointer);
    case 'thought':
      return [setPointer(pointer, decodeThought(step))];
    case 'function_call':
      return [setPointer(pointer, decodeCall(step))];
    default:
      return [setPointer(pointer, createOpaque(step))];
  }
}

/** The first of its contents has what belongs to the step. One that has none, and media that no answer has, are kept as they are. */
function decodeOutput(step: wire.ModelOutputStep, pointer: string): CoreAssistantPart[] {
  const { type: _, content, ...rest } = step;
  const [first, ...others] = content ?? [];
  if (!first) return [setPointer(pointer, createOpaque(step))];
  const own = nonEmpty(withoutNulls(rest));
  return [first, ...others].map((each, index) => {
    const part = toAnswerPart(each, `${pointer}/content/${index}`);
    if (index > 0) return part;
    const wireForm = { ...part.wireForm, [protocol]: { ...part.wireForm?.[protocol], begins_step: true } };
    const extras = own
      ? { extras: { ...part.extras, [protocol]: { ...part.extras?.[protocol], [stepFields]: own } } }
      : {};
    return setPointer(`${pointer}/content/${index}`, { ...part, wireForm, ...extras });
  });
}

/** Where the first content of a step has the fields of the step that only this protocol knows. */
export const stepFields = 'step';

type OutputPart = Exclude<CoreAssistantPart, CoreReasoning | CoreToolCall | CoreToolResult>;

function toAnswerPart(content: Content, pointer: string): OutputPart {
  const part = decodeContent(content, pointer);
  if (part.type !== 'video' && part.type !== 'document') return part;
  const opaque = createOpaque(content);
  return setPointer(pointer, { ...opaque, ...withWireForm({ content: true }) });
}

/** A thought without a visible summary is its signature. */
function decodeThought(step: wire.ThoughtStep): CoreReasoning {
  const { type: _, signature, summary, ...rest } = step;
  const texts = (summary ?? []).flatMap((content) => (content.type === 'text' && 'text' in content ? [content] : []));
  const isPlain = texts.length === summary?.length && texts.every((each) => Object.keys(each).length === 2);
  const kind = texts.length > 0 ? 'signature' : 'ciphertext';
  const signed = tokenToSignature(signature, protocol, kind);
  return {
    type: 'reasoning',
    blocks: texts.map(({ text }) => ({ kind: 'summary', text })),
    ...(signed && { signature: signed }),
    ...withExtras({ ...rest, ...(summary && summary.length > 0 && !isPlain && { summary }) }),
    ...withWireForm({
      ...(summary?.length === 0 && { summary: 'empty' }),
      ...(signature === '' && { signature: 'empty' }),
    }),
  };
}

function decodeCall(step: wire.FunctionCallStep): CoreToolCall {
  const { type: _, id, name, arguments: input, ...rest } = step;
  return {
    type: 'tool-call',
    id,
    name,
    input: { kind: 'json', value: input ?? {} },
    providerExecuted: false,
    ...withExtras(rest),
    ...withWireForm(input ? {} : { no_arguments: true }),
  };
}

function decodeResult(step: wire.FunctionResultStep, pointer: string): CoreToolResult {
  const { type: _, call_id: callId, name, is_error: isError, result, ...rest } = step;
  return setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId,
    ...(name && { name }),
    ...decodeOutcome(result, `${pointer}/result`),
    ...(isError && { isError }),
    providerExecuted: false,
    ...withExtras(rest),
  });
}

function decodeOutcome(
  result: wire.FunctionResultStep['result'],
  pointer: string,
): Pick<CoreToolResult, 'content' | 'value' | 'wireForm'> {
  if (result === undefined || result === null) return { content: [], ...withWireForm({ result: 'absent' }) };
  if (typeof result === 'string') {
    const part = setPointer(pointer, { type: 'text' as const, text: result, ...withWireForm({}) });
    return { content: result === '' ? [] : [part], ...withWireForm({ result: 'text' }) };
  }
  if (!Array.isArray(result)) return { content: [], value: asObject(result as JsonValue) ?? {}, ...withWireForm({}) };
  const content = result.map((each, index) => toResultPart(each, `${pointer}/${index}`));
  return { content, ...withWireForm({ result: 'contents' }) };
}

function toResultPart(content: Content, pointer: string): CoreToolResult['content'][number] {
  const part: CoreContentPart = decodeContent(content, pointer);
  return part.type === 'video' ? setPointer(pointer, createOpaque(content as JsonObject)) : part;
}
