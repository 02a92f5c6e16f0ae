import { hash } from 'node:crypto';
import { appendAll } from '../core/append-all.ts';
import { withUniqueCallIds } from '../core/call-ids.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { asObject, parseArguments, type JsonValue } from '../core/json.ts';
import { isCodeCall } from '../core/hosted-code.ts';
import { hostedToolNames } from '../core/hosted-tools.ts';
import { toolErrorPrefix } from '../core/stand-ins.ts';
import { invalidArguments } from '../core/tool-input.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreDocument,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
  MediaSource,
} from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import { Queues } from './queues.ts';

/** Whose words or data a unit is. */
export type UnitRole = 'system' | 'user' | 'assistant' | 'tool';
export type UnitKind = 'text' | 'reasoning' | 'refusal' | 'call' | 'result' | 'media' | 'opaque';

/** A piece of the content of a request or an answer that can be found again in another protocol. */
export interface Unit {
  role: UnitRole;
  kind: UnitKind;
  /** Equal where two units mean the same: white space of texts, ids and media encodings aside. */
  key: string;
  /** The content, as text. */
  text: string;
  /** The Core objects that have its other fields: the part, and the message or tool result that it begins. */
  owners: readonly object[];
  /** The field of the part that has the content, where it is not the part itself. */
  field?: string;
}

/** How calls are recognised without their ids: by their order among those of one tool. */
class CallNumbers {
  /** Whether the content is that of an answer, where pages that a search found may lack titles. */
  readonly isAnswer: boolean;
  readonly #numbers = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor({ isAnswer }: { isAnswer: boolean }) {
    this.isAnswer = isAnswer;
  }

  begin(id: string, name: string): void {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    this.#numbers.set(id, `${name} #${count}`);
  }

  of(id: string): string {
    return this.#numbers.get(id) ?? 'unknown';
  }
}

/**
 * The content of messages in order. The result of a call counts as if it followed the message with the call, which is
 * where some protocols demand it: its id alone says what it belongs to.
 * @param toolName what the other side calls a tool.
 */
export function unitsOfMessages(original: readonly CoreMessage[], toolName: (name: string) => string): Unit[] {
  const messages = withUniqueCallIds(original, 'openai-completions');
  const calls = new CallNumbers({ isAnswer: false });
  const results = resultsByCall(messages);
  const moved = new Set<CoreContentPart>();
  for (const { result } of results.values()) moved.add(result);
  const units: Unit[] = [];
  const add = (message: CoreMessage, parts: readonly CoreContentPart[]): void => {
    const [first, ...others] = parts.flatMap((part) => unitsOfPart(message.role, part, calls, toolName));
    if (!first) return;
    units.push({ ...first, owners: [...first.owners, message] });
    appendAll(units, others);
  };
  for (const message of messages) {
    add(
      message,
      message.content.filter((part) => !moved.has(part)),
    );
    for (const part of message.content) {
      const next = part.type === 'tool-call' ? results.take(part.id) : undefined;
      if (next) add(next.holder, [next.result]);
    }
  }
  return units;
}

interface HeldResult {
  result: CoreToolResult;
  holder: CoreMessage;
}

/** The results that follow the messages with their calls, by the ids of these. A server that uses an id again has several. */
function resultsByCall(messages: readonly CoreMessage[]): Queues<string, HeldResult> {
  const callers = new Queues<string, CoreMessage>();
  const results = new Queues<string, HeldResult>();
  for (const holder of messages)
    for (const part of holder.content) {
      if (part.type === 'tool-call') callers.add(part.id, holder);
      if (part.type !== 'tool-result') continue;
      const caller = callers.take(part.callId);
      if (caller && caller !== holder) results.add(part.callId, { result: part, holder });
    }
  return results;
}

const searchName = hostedToolNames['web-search'];
const fetchName = hostedToolNames['web-fetch'];

const isOf = (name: string, part: CoreContentPart): boolean =>
  (part.type === 'tool-call' || part.type === 'tool-result') && part.providerExecuted && part.name === name;

/** Content comes first, then searches, then pages that were read. */
const rankOf = (part: CoreContentPart): number => (isOf(searchName, part) ? 1 : isOf(fetchName, part) ? 2 : 0);

/**
 * The content of an answer in order.
 * @param areSearchesLast whether searches, and pages that were read, follow everything else, as one of the protocols has
 * them beside the content.
 */
export const unitsOfAnswer = (content: readonly CoreAssistantPart[], { areSearchesLast = false } = {}): Unit[] => {
  const calls = new CallNumbers({ isAnswer: true });
  const ordered = areSearchesLast ? content.toSorted((one, other) => rankOf(one) - rankOf(other)) : content;
  return ordered.flatMap((part) => unitsOfPart('assistant', part, calls, (name) => name));
};

function unitsOfPart(
  role: UnitRole,
  part: CoreContentPart,
  calls: CallNumbers,
  toolName: (name: string) => string,
): Unit[] {
  const unit = (kind: UnitKind, text: string, key = keyOfText(text)): Unit => ({
    role,
    kind,
    key: `${role} ${kind} ${key}`,
    text,
    owners: [part],
  });
  switch (part.type) {
    case 'text':
      return part.text === '' ? [] : [unit('text', part.text)];
    case 'refusal':
      return part.text === '' ? [] : [unit('refusal', part.text)];
    case 'reasoning':
      // Reasoning that is withheld has nothing that another protocol could show.
      return part.blocks.filter(({ text }) => text !== '').map(({ text }) => unit('reasoning', text));
    case 'tool-call': {
      // A protocol may have one name for code of any language.
      calls.begin(part.id, isCodeCall(part) ? hostedToolNames['code-execution'] : toolName(part.name));
      const call = describeCall(part, toolName);
      return [unit('call', call, call)];
    }
    case 'tool-result':
      // Not every protocol distinguishes a search without a result from one that found nothing.
      return calls.isAnswer && isOf(searchName, part) && part.content.length === 0 && !part.isError
        ? []
        : unitsOfResult(part, calls, toolName);
    case 'image':
    case 'audio':
    case 'video':
      return [unit('media', `${part.type} ${describeSource(part.source)}`, keyOfMedia(part))];
    case 'document':
      return unitsOfDocument(part, role, calls, toolName);
    case 'source':
      return (calls.isAnswer ? (['url'] as const) : (['title', 'url', 'age'] as const)).flatMap((field) =>
        part[field] ? [{ ...unit('text', part[field]), field }] : [],
      );
    case 'opaque':
      return [unit('opaque', `${part.kind} of ${part.protocol}`, `${part.protocol} ${canonicalJson(part.payload)}`)];
    default:
      return unreachable(part);
  }
}

/** A document: its title and context are texts in protocols that have no field for them. */
function unitsOfDocument(
  document: CoreDocument,
  role: UnitRole,
  calls: CallNumbers,
  toolName: (name: string) => string,
): Unit[] {
  const { source, title, context } = document;
  const text = (content: string | undefined, field?: string): Unit[] =>
    content === undefined || content === ''
      ? []
      : [{ ...textUnit(role, content, document), ...(field !== undefined && { field }) }];
  const content =
    source.kind === 'parts'
      ? source.parts.flatMap((inner) => unitsOfPart(role, inner, calls, toolName))
      : source.kind === 'text'
        ? text(source.text)
        : [
            {
              role,
              kind: 'media' as const,
              key: `${role} media ${describeSource(source)}`,
              text: `document ${describeSource(source)}`,
              owners: [document],
            },
          ];
  return [...text(title, 'title'), ...text(context, 'context'), ...content];
}

const textUnit = (role: UnitRole, text: string, owner: object): Unit => ({
  role,
  kind: 'text',
  key: `${role} text ${keyOfText(text)}`,
  text,
  owners: [owner],
});

function unitsOfResult(result: CoreToolResult, calls: CallNumbers, toolName: (name: string) => string): Unit[] {
  const number = calls.of(result.callId);
  const texts = result.content.flatMap((part) => unitsOfPart('tool', part, calls, toolName));
  const value = result.value === undefined ? [] : [textUnit('tool', textOfValue(result.value), result)];
  const all = result.providerExecuted ? [...texts, ...unitsOfCode(result)] : [...value, ...texts].map(withPlainJson);
  // Where results are texts only, their media are behind these or before them.
  const content = [...all.filter(({ kind }) => kind !== 'media'), ...all.filter(({ kind }) => kind === 'media')];
  const [first] = content;
  // If no field marks that a tool failed, its text does.
  const isMarked = first?.kind === 'text' && `${first.text} `.startsWith(toolErrorPrefix);
  const marked = isMarked
    ? textUnit('tool', first.text.slice(toolErrorPrefix.length), first.owners[0] ?? result)
    : first;
  const failed = result.isError === true || isMarked ? ', which failed' : '';
  const head: Unit = {
    role: 'tool',
    kind: 'result',
    key: `tool result ${number}${failed}`,
    text: `the result of call ${number}${failed}`,
    owners: [result],
  };
  return [head, ...(marked && marked.text !== '' ? [marked] : []), ...content.slice(1)];
}

/** What a tool that the vendor ran gave beside its content, field by field: protocols have texts for some of them. */
const unitsOfCode = (result: CoreToolResult): Unit[] =>
  Object.entries(asObject(result.value) ?? {}).map(([name, value]) => ({
    ...textUnit('tool', typeof value === 'string' ? value : `${name} ${JSON.stringify(value)}`, result),
    field: 'value',
  }));

/** A text that is a JSON object counts as its value: how it is escaped and spaced does not matter. */
function withPlainJson(unit: Unit): Unit {
  if (unit.kind !== 'text' || !unit.text.trimStart().startsWith('{')) return unit;
  const value = parseArguments(unit.text);
  return value === undefined ? unit : { ...unit, ...textUnit('tool', textOfValue(value), unit.owners[0] ?? unit) };
}

/** The fields that hold a result that is a mere text (ai.google.dev, function calling). */
const resultFields: ReadonlySet<string> = new Set(['output', 'result', 'error']);

function textOfValue(value: JsonValue): string {
  const [only, ...others] = Object.entries(asObject(value) ?? {});
  return only && others.length === 0 && resultFields.has(only[0]) && typeof only[1] === 'string'
    ? only[1]
    : JSON.stringify(value);
}

/** A call as its name with its arguments by value. */
function describeCall({ name, input }: CoreToolCall, toolName: (name: string) => string): string {
  const called = toolName(name);
  switch (input.kind) {
    case 'json':
      return `${called}(${canonicalJson(input.value)})`;
    case 'json-text': {
      const value = input.text.trim() === '' ? {} : parseArguments(input.text);
      return `${called}(${canonicalJson(value ?? invalidArguments(input.text))})`;
    }
    case 'freeform':
      // Its replacement where tools take objects only: see core/freeform.ts.
      return `${called}(${canonicalJson({ input: input.text })})`;
    default:
      return unreachable(input);
  }
}

/** Bytes are the same whatever a protocol calls them; an address is one of a kind of media. */
const keyOfMedia = ({ type, source }: { type: string; source: MediaSource }): string =>
  source.kind === 'url' ? `${type} ${describeSource(source)}` : describeSource(source);

function describeSource(source: MediaSource | { kind: 'parts' }): string {
  switch (source.kind) {
    case 'base64':
      return `bytes ${digest(source.data.replaceAll(/[\s=]/g, ''))}`;
    case 'url':
      return `url ${source.url}`;
    case 'file':
      return `file ${source.protocol} ${source.id}`;
    case 'text':
      return `text ${keyOfText(source.text)}`;
    case 'parts':
      return 'parts';
    default:
      return unreachable(source);
  }
}

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** Texts of different white space have one key: protocols join and divide them differently. */
export const keyOfText = (text: string): string => digest(withoutSpace(text));

export const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');
