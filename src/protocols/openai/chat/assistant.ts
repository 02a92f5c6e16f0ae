import type * as wire from '../../../../generated/openai.js';
import { appendAll } from '../../../core/append-all.ts';
import { asObject, isBlank, type JsonObject, nonEmpty } from '../../../core/json.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { setPointer } from '../../../core/provenance.ts';
import { isIssuedBy, reportSignature } from '../../../core/signature.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreAudio,
  CoreOpaque,
  CoreReasoning,
  CoreText,
  CoreToolCall,
  WireForm,
  ToolInput,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { encodeArguments } from '../shared/tool-arguments.ts';
import { nestUnder } from '../shared/extras.ts';
import { decodeString, readPlainTexts } from '../shared/media.ts';
import { filled, wireObject } from '../../../core/wire-object.ts';
import { decodeOpaque, decodeTextPart, encodeOpaque, textPart } from './content.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import {
  decodeDetails,
  readDetailsList,
  encodeDetails,
  reportChangedDetails,
  detailsWireForm,
  type EncodedDetails,
} from './reasoning-details.ts';
import { joinReasoning } from '../../../core/reasoning-text.ts';
import { decodeExtraContent, decodeReasoning } from './signatures.ts';
import { toLegalToolName } from '../shared/server.ts';
import { encodeReasoningFields, hasReasoningField } from './reasoning.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import type { WrittenAnswer, WrittenPart } from './wire.ts';

// ---------------------------------------------------------------- wire → core

/**
 * An earlier answer. Its parts are in the order in which they are written: reasoning, text, refusal, audio, calls.
 * @param legacyId the id of its `function_call`, if it has one.
 */
export function decodeAssistant(message: wire.AssistantMessage, pointer: string, legacyId = ''): CoreAssistantMessage {
  // Compatible servers take null for content where there are no calls either, the vendor does not.
  if (Object.keys(message).every((field) => field === 'role' || field === 'name'))
    throw invalidRequest(`${pointer}/content`, 'a value, or calls in tool_calls', 'nothing');
  const { role, content, refusal, name, audio, function_call: legacy, tool_calls: calls, ...others } = message;
  const { reasoning_content: reasoningContent, reasoning, extra_content: extraContent, ...otherFields } = others;
  // Both names are for the same text: another one is a field that nobody else knows.
  const isAnother = Boolean(reasoningContent) && Boolean(reasoning) && reasoning !== reasoningContent;
  const unknown = { ...otherFields, ...(isAnother && { reasoning }) };
  const { signature, rest: restOfExtra } = decodeExtraContent(extraContent);
  const { louter, ...ownExtra } = restOfExtra ?? {};
  const ofExtra = nonEmpty(ownExtra);
  const reasoningParts = decodeReasoning(reasoningContent || reasoning || '', louter).map((part) =>
    setPointer(`${pointer}/${reasoningContent ? 'reasoning_content' : 'reasoning'}`, part),
  );
  const { details, rest } = readReasoningDetails(unknown, reasoningParts, pointer);
  const decodedContent = decodeAssistantContent(content ?? '', `${pointer}/content`);
  const lastText = decodedContent.findLast((part) => part.type === 'text');
  if (signature && lastText) lastText.signature = signature;
  const parts: CoreAssistantPart[] = [...reasoningParts, ...decodedContent];
  if (refusal)
    parts.push(setPointer(`${pointer}/refusal`, markWireForm({ type: 'refusal', text: refusal }, 'refusal-field')));
  // A client that got an answer in which every variant was filled sends it back so.
  if (audio && !isBlank({ ...audio })) {
    const { id, ...own } = audio;
    const source = { kind: 'file', protocol, id } as const;
    parts.push(setPointer(`${pointer}/audio`, { type: 'audio', source, ...withExtras(own) }));
  }
  for (const [index, call] of (calls ?? []).entries())
    parts.push(decodeToolCall(call, `${pointer}/tool_calls/${index}`));
  if (legacy && !isBlank({ ...legacy })) {
    const { name: called, arguments: text, ...own } = legacy;
    if (called === '') throw invalidRequest(`${pointer}/function_call/name`, 'text that is not empty', 'string ""');
    const call: CoreToolCall = {
      type: 'tool-call',
      id: legacyId,
      name: called,
      input: { kind: 'json-text', text },
      providerExecuted: false,
      ...withExtras(nestUnder({}, 'function', own)),
    };
    parts.push(setPointer(`${pointer}/function_call`, markWireForm(call, 'legacy')));
  }
  const unplaced =
    signature && !lastText ? { ...ofExtra, google: asObject(asObject(extraContent)?.['google']) ?? {} } : ofExtra;
  const decoded: CoreAssistantMessage = {
    role,
    content: parts,
    ...(name && { name }),
    ...withExtras({ ...rest, ...(unplaced && { extra_content: unplaced }) }),
    ...(details && { wireForm: details }),
  };
  return markWireForm(
    setPointer(pointer, decoded),
    Array.isArray(content) && 'parts',
    content === '' && 'empty-string',
    Boolean(reasoningContent) && 'reasoning_content',
    Boolean(reasoning) && !isAnother && 'reasoning',
  );
}

/** Adds the details to the reasoning; a value that is no list of details stays among the unknown fields. */
function readReasoningDetails(
  fields: JsonObject,
  thought: CoreReasoning[],
  pointer: string,
): { details?: WireForm; rest: JsonObject } {
  const { reasoning_details: value, ...rest } = fields;
  const details = readDetailsList(value);
  const decoded = decodeDetails(details, protocol);
  if (!decoded) return { rest: fields };
  const at = `${pointer}/reasoning_details`;
  if (decoded.signature) setPointer(at, decoded.signature);
  const last = thought.at(-1);
  if (!last) thought.push(setPointer(at, decoded));
  else if (decoded.signature && thought.every(({ signature }) => !signature)) last.signature = decoded.signature;
  return { details: detailsWireForm(details), rest };
}

function decodeAssistantContent(content: string | wire.AssistantContentPart[], pointer: string): CoreAssistantPart[] {
  if (typeof content === 'string') return decodeString(content, pointer);
  return content.map((part, index) => setPointer(`${pointer}/${index}`, decodeAssistantPart(part)));
}

function decodeAssistantPart(part: wire.AssistantContentPart): CoreAssistantPart {
  switch (part.type) {
    case 'text':
      return decodeTextPart(part);
    case 'refusal': {
      const { type, refusal, ...rest } = part;
      return markWireForm({ type, text: refusal, ...withExtras(rest) }, 'refusal-part');
    }
    case 'thinking':
      return decodeThinkingPart(part);
    default:
      return decodeOpaque(part);
  }
}

/** Thoughts among the parts of a content, as Mistral has them; those that hold more than text are carried as they are. */
function decodeThinkingPart(part: wire.ThinkingContentPart): CoreReasoning | CoreOpaque {
  const { type: _, thinking, ...own } = part;
  const texts = readPlainTexts(thinking ?? []);
  if (!texts) return decodeOpaque(part);
  const blocks = texts.map((text) => ({ kind: 'full' as const, text }));
  return markWireForm<CoreReasoning>({ type: 'reasoning', blocks, ...withExtras(own) }, 'thinking-part');
}

function decodeToolCall(call: wire.ChatToolCall, pointer: string): CoreToolCall {
  const { signature, rest: ofExtra } = decodeExtraContent(call.extra_content);
  const around = (rest: JsonObject) => ({
    ...(signature && { signature }),
    ...withExtras({ ...rest, ...(ofExtra && { extra_content: ofExtra }) }),
  });
  if (call.type === 'custom') {
    const { type: _, id, custom, extra_content: _extra, ...rest } = call;
    const { name, input: text, ...own } = custom;
    const input = setPointer(`${pointer}/custom/input`, { kind: 'freeform' as const, text });
    const fields = around(nestUnder(rest, 'custom', own));
    const freeform: CoreToolCall = { type: 'tool-call', id, name, input, providerExecuted: false, ...fields };
    return markWireForm(setPointer(pointer, freeform), 'custom');
  }
  const { type: _, id, function: called, extra_content: _extra, ...others } = call;
  const rest = omitBlank('custom', others);
  const { name, arguments: written, ...own } = called;
  const isText = typeof written === 'string';
  const input: ToolInput = isText ? { kind: 'json-text', text: written } : { kind: 'json', value: written };
  setPointer(`${pointer}/function/arguments`, input);
  const fields = around(nestUnder(rest, 'function', own));
  const decoded: CoreToolCall = { type: 'tool-call', id, name, input, providerExecuted: false, ...fields };
  return markWireForm(setPointer(pointer, decoded), !isText && 'arguments-object');
}

/** The fields without `name` where its value is blank. */
const omitBlank = (name: string, fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => key !== name || !isBlank(value)));

// ---------------------------------------------------------------- core → wire

/**
 * An earlier answer as this server accepts it; none when nothing of it can be sent. One of reasoning alone has an
 * empty text: without calls many servers refuse a content of null, and without the message two user messages would follow
 * each other.
 */
export function encodeAssistant(message: CoreAssistantMessage, server: ChatServer): WrittenAnswer[] {
  const { texts, thoughts, calls, refusal, audio } = sortParts(message, server);
  const legacy = calls.find((call) => hasWireForm(call, 'legacy'));
  const toolCalls = calls.filter((call) => call !== legacy).map((call) => encodeToolCall(call, server));
  const { extra_content: ownExtra, ...rest } = extrasOf(message);
  const found = encodeDetails(message, thoughts, server.context.issuer);
  if (found === 'changed') reportChangedDetails(message, server.report);
  const details = found === 'changed' ? undefined : found;
  const extraContent = nonEmpty(mergeDeep(asObject(ownExtra) ?? {}, encodeTextSignature(message, details, server)));
  const encodedContent = encodeContent(message, texts, server);
  const legacyCall: wire.AssistantMessage['function_call'] = legacy && {
    name: toLegalToolName(legacy.name),
    arguments: encodeArguments(legacy.input),
    ...asObject(extrasOf(legacy)[functionField]),
  };
  const fields = wireObject<Omit<WrittenAnswer, 'role' | 'content' | 'name'>>(
    {
      ...encodeReasoning(message, { thoughts, calls, details }, server),
      refusal: refusal || undefined,
      audio,
      tool_calls: filled(toolCalls),
      function_call: legacyCall,
      extra_content: extraContent,
    },
    rest,
  );
  const isBare = nonEmpty(fields) === undefined;
  const isThought = message.content.every(({ type }) => type === 'reasoning');
  const mayBeEmpty = isThought && server.context.facts.emptyAnswers !== 'no';
  if (encodedContent === undefined && isBare && !mayBeEmpty && message.content.length > 0) return [];
  const { name } = message;
  const content = encodedContent ?? (isBare || isThought || hasWireForm(message, 'empty-string') ? '' : null);
  return [wireObject<WrittenAnswer>({ role: 'assistant', content, name }, fields)];
}

const functionField = 'function' satisfies keyof wire.FunctionToolCall;

/** The parts of an answer by the fields they go to. */
interface SortedParts {
  texts: WrittenPart[];
  thoughts: CoreReasoning[];
  calls: CoreToolCall[];
  refusal: string;
  audio: wire.AssistantMessage['audio'] | undefined;
}

function sortParts(message: CoreAssistantMessage, server: ChatServer): SortedParts {
  const gathered: SortedParts = { texts: [], thoughts: [], calls: [], refusal: '', audio: undefined };
  const { texts, thoughts, calls } = gathered;
  const { report } = server;
  for (const part of message.content) {
    server.reportUnsupported(part);
    switch (part.type) {
      case 'text':
        appendAll(texts, encodeAnswerText(part, server));
        break;
      case 'refusal':
        // Only OpenAI's own service is known to accept the field; others are sent a refusal as text.
        if (hasWireForm(part, 'refusal-part'))
          texts.push({ type: 'refusal', refusal: part.text, ...extrasOf(part) } satisfies wire.RefusalContentPart);
        else if (server.isOpenAi || hasWireForm(part, 'refusal-field')) gathered.refusal += part.text;
        else texts.push(textPart(part.text));
        break;
      case 'reasoning':
        if (isThinkingPart(part) && acceptsThinkingParts(server)) texts.push(encodeThinkingPart(part));
        else thoughts.push(part);
        break;
      case 'tool-call':
        calls.push(part);
        break;
      case 'tool-result':
        // Those with a call have become messages of their own.
        report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
        break;
      case 'image':
        report({ at: part, what: 'an answer holds no image in OpenAI Chat' });
        break;
      case 'audio':
        if (part.source.kind === 'file' && part.source.protocol === protocol)
          gathered.audio = { id: part.source.id, ...extrasOf(part) };
        else appendAll(texts, encodeTranscript(part, server));
        break;
      case 'opaque':
        appendAll(texts, encodeOpaque(part, server));
        break;
      default:
        unreachable(part);
    }
  }
  return gathered;
}

const isThinkingPart = (part: CoreAssistantPart): boolean => hasWireForm(part, 'thinking-part');

/** What is known of a model's reasoning is known of a field of its own. */
const acceptsThinkingParts = ({ context, isOpenAi }: ChatServer): boolean =>
  !isOpenAi && context.facts.reasoningEcho === undefined;

function encodeThinkingPart(part: CoreReasoning): wire.ThinkingContentPart {
  const thinking = part.blocks.map(({ text }) => textPart(text));
  return { type: 'thinking', thinking, ...extrasOf(part) };
}

function encodeTranscript(part: CoreAudio, { report }: ChatServer): wire.TextContentPart[] {
  const { transcript } = part;
  const what = 'an earlier answer holds no audio of another vendor';
  report({ at: part, what, ...(transcript && { instead: 'its transcript' }) });
  return transcript ? [textPart(transcript)] : [];
}

function encodeAnswerText(part: CoreText, { report }: ChatServer): wire.TextContentPart[] {
  if (part.citations) report({ at: part, field: 'citations', what: 'citations of an earlier answer' });
  return part.text === '' ? [] : [textPart(part.text, extrasOf(part))];
}

// Texts of one answer follow each other directly: other vendors part them wherever a citation begins.
function encodeContent(
  message: CoreAssistantMessage,
  texts: WrittenPart[],
  server: ChatServer,
): string | WrittenPart[] | undefined {
  if (texts.length === 0) return undefined;
  const apart = hasWireForm(message, 'parts') || (texts.length > 1 && server.isOpenAi);
  return apart ? texts : (readPlainTexts(texts)?.join('') ?? texts);
}

function encodeReasoning(
  message: CoreAssistantMessage,
  { thoughts, calls, details }: Pick<SortedParts, 'thoughts' | 'calls'> & { details: EncodedDetails | undefined },
  server: ChatServer,
): Pick<wire.AssistantMessage, 'reasoning_content' | 'reasoning' | 'reasoning_details'> {
  const { facts } = server.context;
  const ofDetails = details ? { reasoning_details: details.details } : {};
  if (!sendsReasoning(message, server)) {
    for (const thought of thoughts)
      if (!details || (!details.hasTexts && thought.blocks.some(({ text }) => text !== '')))
        server.report({ at: thought, what: 'reasoning of earlier turns is not sent back' });
    return ofDetails;
  }
  const text = joinReasoning(thoughts);
  const isRequired = facts.reasoningEcho === 'required' && calls.length > 0;
  if (text === '' && !isRequired) return ofDetails;
  return { ...encodeReasoningFields([message, ...thoughts], text || missingReasoning), ...ofDetails };
}

/**
 * Servers that need reasoning back refuse a message with calls but without the field, and Moonshot an empty one:
 * "reasoning_content is missing in assistant tool call message".
 */
const missingReasoning = ' ';

/**
 * Whether the reasoning of an earlier answer is sent: if the model requires it, or else if the client itself sent it.
 */
function sendsReasoning(message: CoreAssistantMessage, { context }: ChatServer): boolean {
  const { reasoningEcho } = context.facts;
  if (reasoningEcho !== undefined) return reasoningEcho !== 'refused';
  return hasReasoningField(message) || message.content.some(isThinkingPart);
}

/** The signature of the text is written on the message; one that this server has not issued is left out. */
function encodeTextSignature(
  message: CoreAssistantMessage,
  details: EncodedDetails | undefined,
  server: ChatServer,
): NonNullable<wire.ExtraContent> {
  let own: NonNullable<wire.ExtraContent> = {};
  // Reasoning that stays behind is reported whole.
  const staysBehind = !details && !sendsReasoning(message, server);
  for (const part of message.content) {
    if (!part.signature || part.type === 'tool-call') continue;
    if (part.type === 'reasoning' && staysBehind) continue;
    if (part.type === 'reasoning' && details?.signedParts.has(part)) continue;
    if (part.type !== 'reasoning' && isIssuedBy(part.signature, server.context.issuer))
      own = { google: { thought_signature: part.signature.value } };
    else reportSignature(part, server.report);
  }
  return own;
}

function encodeToolCall(call: CoreToolCall, server: ChatServer): wire.ChatToolCall {
  const { extra_content: ownExtra, function: ofFunction, custom: ofCustom, ...rest } = extrasOf(call);
  const { signature, input } = call;
  const issued = signature && isIssuedBy(signature, server.context.issuer);
  if (!issued) reportSignature(call, server.report);
  const signatureFields: NonNullable<wire.ExtraContent> =
    signature && issued ? { google: { thought_signature: signature.value } } : {};
  const extraContent = nonEmpty(mergeDeep(asObject(ownExtra) ?? {}, signatureFields));
  const around = wireObject<Pick<wire.FunctionToolCall, 'extra_content'>>({ extra_content: extraContent }, rest);
  const id = server.callId(call.id);
  const name = toLegalToolName(call.name);
  if (input.kind === 'freeform' && server.acceptsCustomCall(call))
    return { id, type: 'custom', custom: { name, input: input.text, ...asObject(ofCustom) }, ...around };
  const isObject = input.kind === 'json' && hasWireForm(call, 'arguments-object') && !server.isOpenAi;
  const called = { name, arguments: isObject ? input.value : encodeArguments(call.input), ...asObject(ofFunction) };
  return { id, type: 'function', function: called, ...around };
}
