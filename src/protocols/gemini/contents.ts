import type * as wire from '../../../generated/gemini.js';
import { appendAll } from '../../core/append-all.ts';
import { escapePointer } from '../../core/json-pointer.ts';
import { openingText, closingText } from '../../core/stand-ins.ts';
import type { BackendContext } from '../../core/codec.ts';
import { asObject, withoutUndefined, nonEmpty, type JsonValue } from '../../core/json.ts';
import { withUniqueCallIds } from '../../core/call-ids.ts';
import { calledNames, isPaired, pairToolCalls } from '../../core/pairing.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import { splitAtServerTools } from '../../core/server-tools.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreMessage,
  CoreOpaque,
  CoreText,
  CoreToolResult,
  CoreUserPart,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject, type Fields, type Pointer } from '../../core/wire-object.ts';
import { invalidRequest } from '../../core/validation.ts';
import { hasOwnCallIds } from './names.ts';
import { createCallMatcher, type CallMatcher } from './calls.ts';
import { restoreCode } from './code-execution.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeModelPart, decodeUserPart, encodeModelPart, encodeUserPart, createOpaque } from './parts.ts';
import { decodeResult, encodeResult, decodeAdjacentPart } from './results.ts';
import { skipSignatureCheck } from './signatures.ts';
import { createStreamedCallReader } from './streamed-calls.ts';

// ---------------------------------------------------------------- wire to Core

/**
 * Decodes the system instruction and the conversation to one list.
 * @throws {LouterError} `invalid-request` for a part of two kinds, or in a content of the wrong role.
 */
export function decodeContents(
  { systemInstruction, contents }: Pick<wire.GenerateContentRequest, 'systemInstruction' | 'contents'>,
  base: string,
): CoreMessage[] {
  const matcher = createCallMatcher();
  const messages = contents.flatMap((content, index) =>
    decodeContent(content, index, `${base}/contents/${index}`, matcher),
  );
  return [
    ...(systemInstruction ? decodeSystem(systemInstruction, `${base}/systemInstruction`) : []),
    ...mergeModelContents(messages),
  ];
}

/**
 * Merges successive contents of the model. The vendor's SDK keeps one content for each piece of a stream, though all are
 * one turn, whose calls are answered together. The parts keep the index of their content.
 */
function mergeModelContents(messages: readonly CoreMessage[]): CoreMessage[] {
  const turns: CoreMessage[] = [];
  for (const message of messages) {
    const before = turns.at(-1);
    if (message.role === 'assistant' && before?.role === 'assistant') {
      if (before.content.every((part) => wireFormOf(part)['content'] === undefined)) setContentIndexes(before);
      setContentIndexes(message);
      for (const part of message.content) before.content.push(part);
      Object.assign(before, withExtras({ ...extrasOf(before), ...extrasOf(message) }));
    } else turns.push(message);
  }
  return turns;
}

function setContentIndexes(message: CoreAssistantMessage): void {
  const { content } = wireFormOf(message);
  const around = nonEmpty(extrasOf(message));
  for (const part of message.content)
    Object.assign(part, withWireForm({ ...wireFormOf(part), content: content ?? null, ...(around && { around }) }));
}

function decodeSystem({ role, parts, ...rest }: wire.SystemInstruction, pointer: string): CoreMessage[] {
  const content = parts.flatMap((part, index): (CoreText | CoreOpaque)[] => {
    const at = pointer + partPointer(index);
    const decoded = decodeUserPart(part, at);
    if (!decoded) return [];
    return [decoded.type === 'text' || decoded.type === 'opaque' ? decoded : createOpaque(part, at)];
  });
  const wireForm = withWireForm(role === undefined ? {} : { role });
  return [setPointer(pointer, { role: 'system', content, ...withExtras(rest), ...wireForm })];
}

function decodeContent(
  { role, parts, ...rest }: wire.Content,
  index: number,
  pointer: string,
  matcher: CallMatcher,
): CoreMessage[] {
  const base = withExtras(rest);
  const wireForm = withWireForm({ content: index, ...(role !== 'user' && role !== 'model' && { role: role ?? null }) });
  if (role === 'model') {
    const content = decodeModelParts(parts, pointer, matcher);
    return [setPointer(pointer, { role: 'assistant', content, ...base, ...wireForm })];
  }
  const { results, userParts } = decodeUserParts(parts, pointer, matcher);
  const user: CoreMessage = setPointer(pointer, { role: 'user', content: userParts, ...base, ...wireForm });
  if (results.length === 0) return [user];
  if (userParts.length === 0) return [setPointer(pointer, { role: 'tool', content: results, ...base, ...wireForm })];
  return [setPointer(pointer, { role: 'tool', content: results, ...wireForm }), user];
}

function decodeModelParts(parts: readonly wire.Part[], pointer: string, matcher: CallMatcher): CoreAssistantPart[] {
  const content: CoreAssistantPart[] = [];
  let at = pointer;
  // A client may keep the pieces in which a call was streamed.
  const streamed = createStreamedCallReader((message) =>
    invalidRequest(`${at}/functionCall`, 'one call in pieces', message),
  );
  for (const [index, part] of parts.entries()) {
    at = pointer + partPointer(index);
    if (part.functionResponse !== undefined) throw misplacedPart(at, 'functionResponse', 'user');
    streamed.take(part).forEach(add);
  }
  const unfinished = streamed.takeUnfinished();
  if (unfinished) add(unfinished);
  return content;

  function add(each: wire.ReceivedCandidatePart): void {
    if (each.functionCall && !each.functionCall.name) throw invalidRequest(at + callName, 'a name', 'none');
    const { carried, part } = decodeModelPart(each, at, { issuer: protocol, ...matcher });
    if (carried.length > 0) {
      // The signature holds the thoughts that the client received as parts.
      while (isUnsignedThought(content.at(-1))) content.pop();
      appendAll(content, carried);
    }
    if (!part) {
      if (each.text === '' && carried.length === 0) content.push(createEmptyText(at));
      return;
    }
    if (part.type === 'tool-call' && !part.providerExecuted) matcher.addCall(part);
    // A thought that a client of this protocol sends may go to its vendor.
    if (part.type === 'reasoning' && !part.signature)
      Object.assign(part, withWireForm({ ...wireFormOf(part), said: true }));
    content.push(part);
  }
}

const partPointer = (index: number): Pointer<wire.Content> => `/parts/${index}`;
const callName: Pointer<wire.Part> = '/functionCall/name';

/** An empty text, which only its own vendor receives. */
const createEmptyText = (pointer: string): CoreText =>
  setPointer(pointer, { type: 'text', text: '', ...withWireForm({ empty: true }) });

const isUnsignedThought = (part: CoreAssistantPart | undefined): boolean =>
  part?.type === 'reasoning' && !part.signature;

/** Media right after a result belong to it: Gemini CLI sends the image of a tool result this way. */
function decodeUserParts(
  parts: readonly wire.Part[],
  pointer: string,
  matcher: CallMatcher,
): { results: CoreToolResult[]; userParts: CoreUserPart[] } {
  const results: CoreToolResult[] = [];
  const userParts: CoreUserPart[] = [];
  const answers = matcher.matchResponses(parts);
  let last: CoreToolResult | undefined;
  for (const [index, part] of parts.entries()) {
    const at = pointer + partPointer(index);
    if (part.functionCall !== undefined) throw misplacedPart(at, 'functionCall', 'model');
    const answered = answers.get(part);
    if (answered) {
      last = decodeResult(part, at, answered);
      results.push(last);
      continue;
    }
    const beside = last && (part.inlineData ?? part.fileData) !== undefined ? decodeAdjacentPart(part, at) : undefined;
    if (last && beside) {
      last.content.push(beside);
      continue;
    }
    last = undefined;
    const decoded = decodeUserPart(part, at);
    if (decoded) userParts.push(decoded);
    else if (part.text === '') userParts.push(createEmptyText(at));
  }
  return { results, userParts };
}

const misplacedPart = (pointer: string, kind: keyof wire.Part, role: string) =>
  invalidRequest(`${pointer}/${kind}`, `a content of role ${role} around it`, 'another role');

// ---------------------------------------------------------------- Core to wire

/** The unknown fields of a content, and its role as a client of this protocol wrote it. */
type ContentFields = { role?: wire.Content['role'] | null };

interface WireContent {
  role: 'user' | 'model';
  parts: wire.Part[];
  contentFields: ContentFields;
  /** The index of its content in the request of a client of this protocol. */
  content?: number;
}

/** Encodes `systemInstruction` and `contents` as the vendor requires: turns alternate, none is empty, the last is a user's. */
export function encodeContents(
  original: readonly CoreMessage[],
  context: BackendContext,
): Fields<Pick<wire.GenerateContentRequest, 'systemInstruction' | 'contents'>> {
  const idsOf = context.request.origin ?? protocol;
  const messages = withUniqueCallIds(original, idsOf);
  const isNative = isNativeConversation(messages);
  // In a conversation of a client of this protocol they may have any order, unless only that shows whose they are.
  const inAnyOrder = isNative && !hasOwnCallIds(messages);
  const paired = isPaired(messages, { inAnyOrder }) ? messages : pairToolCalls(messages, context.report, idsOf);
  const start = paired.findIndex((message) => message.role !== 'system');
  const leading = start === -1 ? paired : paired.slice(0, start);
  const names = calledNames(paired);
  const turns = mergeContents(paired.slice(leading.length).flatMap((message) => contentsOf(message, names, context)));
  if (!isNative) addMissingUserTurns(turns, context);
  return { systemInstruction: encodeSystem(leading, context), contents: turns.map(contentOf) };
}

/** A client may omit the role, or use an older name. */
function contentOf({ role, parts, contentFields }: WireContent): wire.Content {
  const { role: written = role, ...rest } = contentFields;
  return wireObject<wire.Content>({ role: written ?? undefined, parts }, rest);
}

/** Whether a client of this protocol wrote all messages: then the vendor decides about their order. */
const isNativeConversation = (messages: readonly CoreMessage[]): boolean =>
  messages.some(({ role }) => role !== 'system') &&
  messages.every((message) => message.role === 'system' || wireFormOf(message)['content'] !== undefined);

function encodeSystem(messages: readonly CoreMessage[], context: BackendContext): wire.SystemInstruction | undefined {
  const parts: wire.Part[] = [];
  const around: Omit<wire.SystemInstruction, 'parts'> = {};
  for (const message of messages) {
    Object.assign(around, encodeContentFields(message, context));
    appendAll(
      parts,
      message.content.flatMap((part) => encodeSystemPart(part, context)),
    );
  }
  return parts.length > 0 || nonEmpty(around) ? { parts, ...around } : undefined;
}

function encodeSystemPart(part: CoreMessage['content'][number], context: BackendContext): wire.Part[] {
  return part.type === 'text' || part.type === 'opaque' ? encodeUserPart(part, context) : [];
}

function encodeContentFields(message: CoreMessage, { report, facts }: BackendContext): ContentFields {
  const { role: _role, content: _content, ...rest } = message;
  reportRest(message, rest, messageRules, report);
  const { role }: ContentFields = wireFormOf(message);
  const isTaken = role !== undefined && (role === null || message.role === 'system' || facts.toolRole !== 'no');
  return { ...extrasOf(message), ...(isTaken && { role }) };
}

/** The role `developer` is OpenAI's newer name of `system`. */
const messageRules = {
  name: 'names of participants are not supported',
  voice: null,
  extras: protocol,
  wireForm: null,
} as const;

function contentsOf(message: CoreMessage, names: ReadonlyMap<string, string>, context: BackendContext): WireContent[] {
  const around = encodeContentFields(message, context);
  const { content } = wireFormOf(message);
  const turns: WireContent[] = [];
  for (const { role, parts } of partsByRole(message, names, context))
    for (const { part, content: ofPart, contentFields: ofContent = {} } of parts) {
      const origin = ofPart ?? content;
      const last = turns.at(-1);
      const place = { contentFields: ofPart === undefined ? around : ofContent };
      if (last?.role === role && (ofPart === undefined || last.content === ofPart)) last.parts.push(part);
      else turns.push({ role, parts: [part], ...place, ...(typeof origin === 'number' && { content: origin }) });
    }
  if (turns.length === 0)
    for (const field of Object.keys(extrasOf(message)))
      context.report({ at: message, field: escapePointer(field), what: 'a message without content is not sent' });
  return turns;
}

/** A wire part, and the content of the client's request that it came from if its message merges several. */
interface PlacedWirePart {
  part: wire.Part;
  content?: JsonValue;
  /** Those of that content. */
  contentFields?: ContentFields;
}

interface RoleParts {
  role: WireContent['role'];
  parts: PlacedWirePart[];
}

/** The parts of a message by role: results of tools that an earlier vendor ran are between the model's parts. */
function partsByRole(message: CoreMessage, names: ReadonlyMap<string, string>, context: BackendContext): RoleParts[] {
  const resultsOf = (results: readonly CoreToolResult[]): PlacedWirePart[] =>
    results.flatMap((each) => toPlaced(encodeResult(each, names.get(each.callId) ?? 'tool', context)));
  switch (message.role) {
    case 'system':
    case 'user':
      if (message.role === 'system')
        context.report({
          at: message,
          what: 'a system message is not allowed at this position',
          instead: "a user's text",
        });
      return [{ role: 'user', parts: message.content.flatMap((part) => toPlaced(encodeUserPart(part, context))) }];
    case 'tool':
      return [{ role: 'user', parts: resultsOf(message.content) }];
    case 'assistant':
      return splitAtServerTools(restoreCode(message, context.report), context).flatMap(
        ({ message: segment, results }): RoleParts[] => [
          { role: 'model', parts: encodeModelTurn(segment, context) },
          { role: 'user', parts: resultsOf(results) },
        ],
      );
    default:
      return unreachable(message);
  }
}

const toPlaced = (parts: readonly wire.Part[]): PlacedWirePart[] => parts.map((part) => ({ part }));

/** Some models refuse a turn whose first call has no signature, and accept the vendor's placeholder. */
function encodeModelTurn(message: CoreAssistantMessage, context: BackendContext): PlacedWirePart[] {
  const parts = message.content.flatMap((part): PlacedWirePart[] => {
    const { content, around } = wireFormOf(part);
    const place = withoutUndefined({ content, contentFields: asObject(around) });
    return encodeModelPart(part, context).map((encoded) => ({ part: encoded, ...place }));
  });
  const call = parts.find(({ part }) => part.functionCall !== undefined);
  if (call && context.facts.callSignatures === 'required')
    call.part = { thoughtSignature: skipSignatureCheck, ...call.part };
  return parts;
}

/** Merges successive turns of one role, unless the client separated them, and leaves out empty ones. */
function mergeContents(turns: readonly WireContent[]): WireContent[] {
  const out: WireContent[] = [];
  for (const turn of turns) {
    if (turn.parts.length === 0) continue;
    const before = out.at(-1);
    const isApart = turn.content !== undefined && before?.content !== undefined && turn.content !== before.content;
    if (before?.role !== turn.role || isApart) out.push({ ...turn });
    else {
      for (const part of turn.parts) before.parts.push(part);
      before.contentFields = { ...before.contentFields, ...turn.contentFields };
    }
  }
  return out;
}

function addMissingUserTurns(turns: WireContent[], { report }: BackendContext): void {
  const add = (what: string, text: string): WireContent => {
    report({ field: 'messages', what, instead: `a user's "${text}"` });
    return { role: 'user', parts: [{ text }], contentFields: {} };
  };
  if (turns[0]?.role !== 'user') turns.unshift(add('the conversation does not begin with the user', openingText));
  if (turns.at(-1)?.role !== 'user') turns.push(add('the conversation does not end with the user', closingText));
}
