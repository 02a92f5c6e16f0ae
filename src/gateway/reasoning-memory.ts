import { hash } from 'node:crypto';
import { parseArguments } from '../core/json.ts';
import { copyProvenance } from '../core/provenance.ts';
import { isIssuedBy } from '../core/signature.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  Signature,
} from '../core/types.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { createLruCache } from './lru-cache.ts';

/** Whose memory it is: what one issuer gave to one caller goes back to that issuer, out of that caller's requests. */
export interface MemoryOwner {
  caller: string;
  /** `protocol@host`. */
  issuer: string;
}

/** What was given back. */
export interface RestoredReasoning {
  request: CoreChatRequest;
  seals: number;
  reasoning: number;
}

/**
 * What vendors want back verbatim and not every client can carry: the seals of calls and texts, and the reasoning
 * that went before them.
 */
export interface ReasoningMemory {
  /** `unsealed`: whether the vendor wants reasoning back that it did not signature. */
  store(owner: MemoryOwner, request: CoreChatRequest, response: CoreChatResponse, unsealed: 'kept' | 'left'): void;
  /** The request with what its client did not bring back. The request itself where nothing is missing. */
  restore(owner: MemoryOwner, request: CoreChatRequest): RestoredReasoning;
}

/** Long sessions have hundreds of turns, and encrypted reasoning some kilobytes a turn. */
const memoryLimits = { values: 20_000, bytes: 64 * 1024 * 1024 };

/** A text or a call of an answer, by which the client's copy of it is known again, and what belongs to it. */
interface AnswerAnchor {
  keys: readonly string[];
  signature: Signature | undefined;
  /** What the model thought since the anchor before. */
  reasoning: readonly CoreReasoning[];
}

type AnchoredTurn = readonly AnswerAnchor[];

export function createReasoningMemory(): ReasoningMemory {
  const memory = createLruCache<AnchoredTurn>(memoryLimits);
  return {
    store({ caller, issuer }, request, response, unsealed) {
      const owner = `${caller} ${issuer}`;
      const isWanted = (part: CoreAssistantPart): boolean =>
        part.signature !== undefined || (part.type === 'reasoning' && unsealed === 'kept');
      // Mostly nothing is: then nothing is digested.
      const sealing = response.candidates.filter(({ message }) => message.content.some(isWanted));
      const said = sealing.length > 0 ? digestLastInput(request.messages) : '';
      for (const { message } of sealing) {
        const turn = toAnchors(message, said, unsealed);
        if (turn.every(({ signature, reasoning }) => signature === undefined && reasoning.length === 0)) continue;
        const keys = [...turn.flatMap(({ keys: own }) => own), ...toTextKeys(message, said)];
        const owned = [owner, ...keys.map((key) => `${owner} ${key}`)];
        memory.set(owned, turn, JSON.stringify([owned, turn]).length);
      }
    },
    restore({ caller, issuer }, request) {
      const counts = { seals: 0, reasoning: 0 };
      const owner = `${caller} ${issuer}`;
      // To digest a whole conversation is only worth it where there is something to be found.
      if (memory.get(owner) === undefined) return { request, ...counts };
      let said = digestLastInput([]);
      const messages = request.messages.map((message): CoreMessage => {
        if (message.role === 'user' || message.role === 'tool') said = digestLastInput([message]);
        if (message.role !== 'assistant') return message;
        const keys = [...message.content.flatMap((part) => toPartKeys(part, said)), ...toTextKeys(message, said)];
        const found = keys.map((key) => memory.get(`${owner} ${key}`)).find((turn) => turn !== undefined);
        const whole = found && restoreMessage(message, { turn: found, said, issuer });
        if (!whole) return message;
        counts.seals += whole.seals;
        counts.reasoning += whole.reasoning;
        return whole.message;
      });
      const changed = counts.seals + counts.reasoning > 0;
      return { request: changed ? withMessages(request, messages) : request, ...counts };
    },
  };
}

const withMessages = (request: CoreChatRequest, messages: CoreMessage[]): CoreChatRequest =>
  copyProvenance(request, { ...request, messages });

function toAnchors({ content }: CoreAssistantMessage, said: string, unsealed: 'kept' | 'left'): AnchoredTurn {
  const turn: AnswerAnchor[] = [];
  let reasoning: CoreReasoning[] = [];
  for (const part of content) {
    if (part.type === 'reasoning') {
      if (part.signature || unsealed === 'kept') reasoning.push(part);
      continue;
    }
    const keys = toPartKeys(part, said);
    if (keys.length === 0) continue;
    turn.push({ keys, signature: part.signature, reasoning });
    reasoning = [];
  }
  return turn;
}

interface StoredTurn {
  turn: AnchoredTurn;
  said: string;
  issuer: string;
}

/** A message with what belongs to its texts and calls; `undefined` where nothing is missing. */
function restoreMessage(
  message: CoreAssistantMessage,
  { turn, said, issuer }: StoredTurn,
): (Omit<RestoredReasoning, 'request'> & { message: CoreAssistantMessage }) | undefined {
  const content = [...message.content];
  const missing = new Map<number, CoreReasoning[]>();
  let pending: CoreReasoning[] = [];
  let behind = 0;
  let seals = 0;
  for (const { keys, signature, reasoning } of turn) {
    pending.push(...reasoning);
    const at = content.findIndex((part, index) => index >= behind && hasCommonKey(toPartKeys(part, said), keys));
    const part = content[at];
    if (!part) continue;
    if (signature && !(part.signature && isIssuedBy(part.signature, issuer))) {
      content[at] = copyProvenance(part, { ...part, signature });
      seals++;
    }
    // Behind what was said before it, and before whatever the client made of the texts in between.
    missing.set(behind, pending);
    pending = [];
    behind = at + 1;
  }
  // Known by all of its text only, which its client joined: what was thought in between comes first.
  if (behind === 0) missing.set(0, pending);
  const restored = hasOwnReasoning(message, [...missing.values()].flat(), issuer) ? new Map() : missing;
  const parts = insertReasoning(content, restored, message);
  const reasoning = [...restored.values()].flat().length;
  if (seals + reasoning === 0) return undefined;
  return { message: copyProvenance(message, { ...message, content: parts }), seals, reasoning };
}

const hasCommonKey = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.some((key) => others.includes(key));

/** Whether the client brought the vendor's reasoning back itself. What it left out of that is its own decision. */
const hasOwnReasoning = (
  { content }: CoreAssistantMessage,
  remembered: readonly CoreReasoning[],
  issuer: string,
): boolean =>
  content.some(
    (part) =>
      part.type === 'reasoning' &&
      (part.signature
        ? isIssuedBy(part.signature, issuer)
        : !remembered.some(({ signature }) => signature !== undefined)),
  );

/** The content with what was missing before each part; a bare copy of a thought that comes back sealed is left out. */
function insertReasoning(
  content: readonly CoreAssistantPart[],
  missing: ReadonlyMap<number, readonly CoreReasoning[]>,
  message: CoreAssistantMessage,
): CoreAssistantPart[] {
  const thoughts = new Set([...missing.values()].flat().map(joinBlocks));
  return content.flatMap((part, index) => {
    const before = (missing.get(index) ?? []).map((reasoning) => copyProvenance(message, { ...reasoning }));
    const isCopy = part.type === 'reasoning' && !part.signature && thoughts.has(joinBlocks(part));
    return isCopy ? before : [...before, part];
  });
}

const joinBlocks = ({ blocks }: CoreReasoning): string =>
  blocks
    .map(({ text }) => text)
    .join('')
    .trim();

// ---------------------------------------------------------------- how a part is known again

/**
 * A call by its id with what it says, as ids such as `call_1` stand in other conversations too; a call by what it says
 * for clients that know no ids, and a text by its words. Words are said again and again: those count together with what
 * they answer.
 */
function toPartKeys(part: CoreAssistantPart, said: string): string[] {
  if (part.type === 'text') return part.text.trim() === '' ? [] : [`text ${digest([said, part.text.trim()])}`];
  if (part.type !== 'tool-call') return [];
  const called = [part.name, canonicalArguments(part)];
  return [`call ${digest([part.id, ...called])}`, `call ${digest([said, ...called])}`];
}

/** For clients that join the texts of an answer. */
function toTextKeys({ content }: CoreAssistantMessage, said: string): string[] {
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return text.trim() === '' ? [] : [`text ${digest([said, text.trim()])}`];
}

function canonicalArguments({ input }: CoreToolCall): string {
  if (input.kind === 'json') return canonicalJson(input.value);
  const parsed = input.kind === 'json-text' ? parseArguments(input.text) : undefined;
  return parsed ? canonicalJson(parsed) : input.text;
}

/** The texts of what the model was told last. Ids and cache hints may differ from one request to the next. */
function digestLastInput(messages: readonly CoreMessage[]): string {
  const last = messages.findLast(({ role }) => role === 'user' || role === 'tool');
  return digest((last?.content ?? []).flatMap(textsIn));
}

function textsIn(part: CoreMessage['content'][number]): string[] {
  if (part.type === 'text') return [part.text];
  return part.type === 'tool-result' ? part.content.flatMap(textsIn) : [];
}

const digest = (texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));
