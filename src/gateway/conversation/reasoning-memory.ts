import { hash } from 'node:crypto';
import { appendAll } from '../../core/append-all.ts';
import { parseArguments } from '../../core/json.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { isIssuedBy } from '../../core/signature.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  Signature,
} from '../../core/types.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import { collectTexts } from '../input-texts.ts';
import { createLruCache } from '../lru-cache.ts';

/** Whose memory it is: what one issuer sent to one caller goes back to that issuer, in that caller's requests. */
export interface MemoryOwner {
  caller: string;
  /** `protocol@host`. */
  issuer: string;
}

/** A request and how many signatures and parts of reasoning were restored. */
export interface RestoredReasoning {
  request: CoreChatRequest;
  signatures: number;
  reasoning: number;
}

/**
 * Stores what vendors require back verbatim and not every client can carry: the signatures of calls and texts, and the
 * reasoning before them.
 */
export interface ReasoningMemory {
  /** Returns the keys by which another process may find the answer: those of each candidate. */
  store(owner: MemoryOwner, request: CoreChatRequest, response: CoreChatResponse, options: StoreOptions): StoredAnswer;
  /** The answers in a request that this process did not give, nor has looked up: all of them, if the last one is not known. */
  findUnknown(owner: MemoryOwner, request: CoreChatRequest): UnknownAnswers | undefined;
  /** Marks answers as known by their keys, where nothing belongs to them. */
  markKnown(owner: MemoryOwner, keys: readonly string[]): void;
  /** The request with what its client did not send back. The request itself where nothing is missing. */
  restore(owner: MemoryOwner, request: CoreChatRequest): RestoredReasoning;
}

interface StoreOptions {
  /** Whether the vendor requires reasoning back that it did not sign. */
  keepsUnsigned: boolean;
  /** Keys by which the answer was looked up: other calls without ids have the same arguments. */
  foundBy?: readonly string[];
}

export interface StoredAnswer {
  keys: readonly string[];
  /** Whether something belongs to it that clients may not send back. */
  hasReasoning: boolean;
}

export interface UnknownAnswers {
  /** Of all of them, at most `maxUnknownKeys`, the latest first. */
  keys: readonly string[];
  /** Of the last one. */
  last: readonly string[];
}

const maxUnknownKeys = 400;

/** Long sessions have hundreds of turns, and encrypted reasoning some kilobytes a turn. */
const memoryLimits = { values: 20_000, bytes: 64 * 1024 * 1024 };

/** An answer takes some hundred bytes. */
const knownLimits = { values: 40_000, bytes: 16 * 1024 * 1024 };

/** A text or a call of an answer, by which the client's copy of it is recognized, and what belongs to it. */
interface AnswerAnchor {
  keys: readonly string[];
  signature: Signature | undefined;
  /** The reasoning since the anchor before. */
  reasoning: readonly CoreReasoning[];
}

type AnchoredTurn = readonly AnswerAnchor[];

/**
 * @param options `isRecalled`: answers may be looked up by the keys of `store`, which are computed only then: the digests of a
 *   small answer with a call take 14 µs, 5 % of the CPU time of its request.
 */
export function createReasoningMemory({ isRecalled = true }: { isRecalled?: boolean } = {}): ReasoningMemory {
  const memory = createLruCache<AnchoredTurn>(memoryLimits);
  /** Answers that were given here, or looked up. */
  const known = createLruCache<true>(knownLimits);
  const markKnown = (owner: string, keys: readonly string[]): void => {
    const owned = keys.map((key) => `${owner} ${key}`);
    known.set(
      owned,
      true,
      owned.reduce((sum, key) => sum + key.length, 0),
    );
  };
  return {
    store({ caller, issuer }, request, response, { keepsUnsigned, foundBy = [] }) {
      const owner = `${caller} ${issuer}`;
      const isRelevant = (part: CoreAssistantPart): boolean =>
        part.signature !== undefined || (part.type === 'reasoning' && keepsUnsigned);
      // Mostly none is: then nothing is digested.
      const signed = response.candidates.filter(({ message }) => message.content.some(isRelevant));
      const readInput = once(() => digestLastInput(request.messages));
      const located = isRecalled ? response.candidates.flatMap(({ message }) => locatorsOf(message, readInput)) : [];
      markKnown(owner, located);
      const input = signed.length > 0 ? readInput() : '';
      let hasReasoning = false;
      for (const { message } of signed) {
        const turn = toAnchors(message, input, { keepsUnsigned });
        if (turn.every(({ signature, reasoning }) => signature === undefined && reasoning.length === 0)) continue;
        hasReasoning = true;
        const keys = [...turn.flatMap(({ keys: own }) => own), ...toTextKeys(message, input), ...foundBy];
        const owned = [owner, ...keys.map((key) => `${owner} ${key}`)];
        memory.set(owned, turn, JSON.stringify([owned, turn]).length);
      }
      return { keys: located, hasReasoning };
    },
    findUnknown({ caller, issuer }, { messages }) {
      const owner = `${caller} ${issuer}`;
      const digestBefore = createInputDigester(messages);
      const locate = (index: number): string[] => {
        const message = messages[index];
        return message?.role === 'assistant' ? locatorsOf(message, () => digestBefore(index)) : [];
      };
      const isKnown = (keys: readonly string[]): boolean =>
        keys.some((key) => known.get(`${owner} ${key}`) !== undefined);
      const lastIndex = messages.findLastIndex(({ role }) => role === 'assistant');
      const last = locate(lastIndex);
      if (last.length === 0 || isKnown(last)) return undefined;
      const keys = [...last];
      for (let index = lastIndex - 1; index >= 0 && keys.length < maxUnknownKeys; index--) {
        const others = locate(index);
        if (!isKnown(others)) appendAll(keys, others);
      }
      return { keys, last };
    },
    markKnown: ({ caller, issuer }, keys) => markKnown(`${caller} ${issuer}`, keys),
    restore({ caller, issuer }, request) {
      const counts = { signatures: 0, reasoning: 0 };
      const owner = `${caller} ${issuer}`;
      // A conversation is only digested where there is something to find.
      if (memory.get(owner) === undefined) return { request, ...counts };
      let input = digestLastInput([]);
      const messages = request.messages.map((message): CoreMessage => {
        if (message.role === 'user' || message.role === 'tool') input = digestLastInput([message]);
        if (message.role !== 'assistant') return message;
        const keys = [...message.content.flatMap((part) => toPartKeys(part, input)), ...toTextKeys(message, input)];
        const found = keys.map((key) => memory.get(`${owner} ${key}`)).find((turn) => turn !== undefined);
        const restored = found && restoreMessage(message, { turn: found, input, issuer });
        if (!restored) return message;
        counts.signatures += restored.signatures;
        counts.reasoning += restored.reasoning;
        return restored.message;
      });
      const isChanged = messages.some((message, index) => message !== request.messages[index]);
      return { request: isChanged ? withMessages(request, messages) : request, ...counts };
    },
  };
}

const withMessages = (request: CoreChatRequest, messages: CoreMessage[]): CoreChatRequest =>
  copyProvenance(request, { ...request, messages });

function toAnchors({ content }: CoreAssistantMessage, input: string, { keepsUnsigned }: StoreOptions): AnchoredTurn {
  const turn: AnswerAnchor[] = [];
  let reasoning: CoreReasoning[] = [];
  for (const part of content) {
    if (part.type === 'reasoning') {
      if (part.signature || keepsUnsigned) reasoning.push(part);
      continue;
    }
    const keys = toPartKeys(part, input);
    if (keys.length === 0) continue;
    turn.push({ keys, signature: part.signature, reasoning });
    reasoning = [];
  }
  return turn;
}

interface StoredTurn {
  turn: AnchoredTurn;
  /** Digest of the input that it answers. */
  input: string;
  issuer: string;
}

/** A message with what belongs to its texts and calls; `undefined` where nothing is missing. */
function restoreMessage(
  message: CoreAssistantMessage,
  { turn, input, issuer }: StoredTurn,
): (Omit<RestoredReasoning, 'request'> & { message: CoreAssistantMessage }) | undefined {
  const content = [...message.content];
  const missing = new Map<number, CoreReasoning[]>();
  let pending: CoreReasoning[] = [];
  let after = 0;
  let signatures = 0;
  for (const { keys, signature, reasoning } of turn) {
    appendAll(pending, reasoning);
    const at = content.findIndex((part, index) => index >= after && hasCommonKey(toPartKeys(part, input), keys));
    const part = content[at];
    if (!part) continue;
    if (signature && !(part.signature && isIssuedBy(part.signature, issuer))) {
      content[at] = copyProvenance(part, { ...part, signature });
      signatures++;
    }
    // After the anchor before it, and before whatever the client made of the texts in between.
    missing.set(after, pending);
    pending = [];
    after = at + 1;
  }
  // Recognized by its whole text only, which its client joined: the reasoning in between comes first.
  if (after === 0) missing.set(0, pending);
  const stored = [...missing.values()].flat();
  const isOwn = hasOwnReasoning(message, stored, issuer);
  const parts = isOwn ? withVendorForm(content, stored) : insertReasoning(content, missing, message);
  const reasoning = isOwn ? 0 : stored.length;
  if (parts.every((part, index) => part === message.content[index])) return undefined;
  return { message: copyProvenance(message, { ...message, content: parts }), signatures, reasoning };
}

/** The content with the reasoning of the client in the form in which the vendor wrote it: under its name of the field. */
const withVendorForm = (content: readonly CoreAssistantPart[], stored: readonly CoreReasoning[]): CoreAssistantPart[] =>
  content.map((part) => {
    if (part.type !== 'reasoning') return part;
    const { wireForm } = stored.find((each) => joinBlocks(each) === joinBlocks(part)) ?? {};
    return wireForm ? copyProvenance(part, { ...part, wireForm: { ...part.wireForm, ...wireForm } }) : part;
  });

const hasCommonKey = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.some((key) => others.includes(key));

/** Whether the client sent the vendor's reasoning back itself. What it left out of that is its own decision. */
const hasOwnReasoning = (
  { content }: CoreAssistantMessage,
  stored: readonly CoreReasoning[],
  issuer: string,
): boolean =>
  content.some(
    (part) =>
      part.type === 'reasoning' &&
      (part.signature ? isIssuedBy(part.signature, issuer) : !stored.some(({ signature }) => signature !== undefined)),
  );

/** The content with the missing reasoning before each part; an unsigned copy of reasoning that comes back signed is left out. */
function insertReasoning(
  content: readonly CoreAssistantPart[],
  missing: ReadonlyMap<number, readonly CoreReasoning[]>,
  message: CoreAssistantMessage,
): CoreAssistantPart[] {
  const known = new Set([...missing.values()].flat().map(joinBlocks));
  return content.flatMap((part, index) => {
    const before = (missing.get(index) ?? []).map((reasoning) => copyProvenance(message, { ...reasoning }));
    const isCopy = part.type === 'reasoning' && !part.signature && known.has(joinBlocks(part));
    return isCopy ? before : [...before, part];
  });
}

const joinBlocks = ({ blocks }: CoreReasoning): string =>
  blocks
    .map(({ text }) => text)
    .join('')
    .trim();

// ---------------------------------------------------------------- how a part is recognized

/**
 * A call by its id with its arguments, as ids such as `call_1` occur in other conversations too; a call by its arguments
 * for clients without ids, and a text by itself. The last two repeat: they count together with the input they answer.
 */
function toPartKeys(part: CoreAssistantPart, input: string): string[] {
  if (part.type === 'text') return part.text.trim() === '' ? [] : [`text ${digest([input, part.text.trim()])}`];
  if (part.type !== 'tool-call') return [];
  const text = canonicalArguments(part);
  return [callKey(part.id, part, text), callKey(input, part, text)];
}

/** @param of the call's own id, or the digest of the input that it answers. */
const callKey = (of: string, { name }: CoreToolCall, canonicalText: string): string =>
  `call ${digest([of, name, canonicalText])}`;

/** By which another process finds an answer: its calls; an answer without calls by its text. */
function locatorsOf(message: CoreAssistantMessage, readInput: () => string): string[] {
  const [firstCall, ...otherCalls] = message.content.filter((part) => part.type === 'tool-call');
  if (!firstCall) return toTextKeys(message, readInput());
  const [ownKey = '', inputKey = ''] = toPartKeys(firstCall, readInput());
  return [ownKey, ...otherCalls.map((call) => callKey(call.id, call, canonicalArguments(call))), inputKey];
}

function once(compute: () => string): () => string {
  let value: string | undefined;
  return () => (value ??= compute());
}

/** For clients that join the texts of an answer. */
function toTextKeys({ content }: CoreAssistantMessage, input: string): string[] {
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return text.trim() === '' ? [] : [`text ${digest([input, text.trim()])}`];
}

function canonicalArguments({ input }: CoreToolCall): string {
  if (input.kind === 'json') return canonicalJson(input.value);
  const parsed = input.kind === 'json-text' ? parseArguments(input.text) : undefined;
  return parsed ? canonicalJson(parsed) : input.text;
}

const isInput = ({ role }: CoreMessage): boolean => role === 'user' || role === 'tool';

/** Digests the last input before a message. Each index it is given is less than the one before; an input is digested once. */
function createInputDigester(messages: readonly CoreMessage[]): (index: number) => string {
  let at = messages.length;
  let digested: string | undefined;
  return (index) => {
    if (digested !== undefined && at < index) return digested;
    at = Math.min(at, index);
    let input: CoreMessage | undefined;
    do input = messages[--at];
    while (input && !isInput(input));
    return (digested = digestLastInput(input ? [input] : []));
  };
}

/** The texts of the model's last input. Ids and cache hints may differ from one request to the next. */
function digestLastInput(messages: readonly CoreMessage[]): string {
  const last = messages.findLast(isInput);
  return digest((last?.content ?? []).flatMap(collectTexts));
}

const digest = (texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));
