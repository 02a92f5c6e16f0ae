import { createHash } from 'node:crypto';
import { canonicalJson } from '../../core/canonical-json.ts';
import { parseArguments, type JsonValue } from '../../core/json.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
  MediaSource,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';

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
}

/** How calls are recognised without their ids: by their order. */
class CallNumbers {
  readonly #numbers = new Map<string, number>();
  #count = 0;

  begin(id: string): void {
    this.#numbers.set(id, (this.#count += 1));
  }

  of(id: string): string {
    const number = this.#numbers.get(id);
    return number === undefined ? 'unknown' : `#${number}`;
  }
}

/** The content of messages in order. @param toolName what the other side calls a tool. */
export function unitsOfMessages(messages: readonly CoreMessage[], toolName: (name: string) => string): Unit[] {
  const calls = new CallNumbers();
  return messages.flatMap((message) => {
    const units = message.content.flatMap((part) => unitsOfPart(message.role, part, calls, toolName));
    const [first, ...others] = units;
    return first ? [{ ...first, owners: [...first.owners, message] }, ...others] : [];
  });
}

/** The content of an answer in order. */
export const unitsOfAnswer = (content: readonly CoreAssistantPart[]): Unit[] => {
  const calls = new CallNumbers();
  return content.flatMap((part) => unitsOfPart('assistant', part, calls, (name) => name));
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
    case 'reasoning': {
      const text = part.blocks.map((block) => block.text).join('\n');
      return text === '' && !part.signature ? [] : [unit('reasoning', text, text === '' ? 'hidden' : keyOfText(text))];
    }
    case 'tool-call': {
      calls.begin(part.id);
      const call = describeCall(part, toolName);
      return [unit('call', call, call)];
    }
    case 'tool-result':
      return unitsOfResult(part, calls, toolName);
    case 'image':
    case 'audio':
    case 'video':
      return [unit('media', `${part.type} ${describeSource(part.source)}`, describeSource(part.source))];
    case 'document':
      return part.source.kind === 'parts'
        ? part.source.parts.flatMap((inner) => unitsOfPart(role, inner, calls, toolName))
        : part.source.kind === 'text'
          ? [unit('text', part.source.text)]
          : [unit('media', `document ${describeSource(part.source)}`, describeSource(part.source))];
    case 'opaque':
      return [unit('opaque', `${part.kind} of ${part.protocol}`, `${part.protocol} ${canonicalJson(part.payload)}`)];
    default:
      return unreachable(part);
  }
}

function unitsOfResult(result: CoreToolResult, calls: CallNumbers, toolName: (name: string) => string): Unit[] {
  const number = calls.of(result.callId);
  const head: Unit = {
    role: 'tool',
    kind: 'result',
    key: `tool result ${number}`,
    text: `the result of call ${number}`,
    owners: [result],
  };
  const value: Unit[] =
    result.value === undefined
      ? []
      : [{ ...head, kind: 'text', key: `tool text ${keyOfJson(result.value)}`, text: canonicalJson(result.value) }];
  return [head, ...value, ...result.content.flatMap((part) => unitsOfPart('tool', part, calls, toolName))];
}

/** A call as its name with its arguments: by value where they are an object, else as they were written. */
function describeCall({ name, input }: CoreToolCall, toolName: (name: string) => string): string {
  const called = toolName(name);
  switch (input.kind) {
    case 'json':
      return `${called}(${canonicalJson(input.value)})`;
    case 'json-text': {
      const value = input.text.trim() === '' ? {} : parseArguments(input.text);
      return `${called}(${value === undefined ? input.text : canonicalJson(value)})`;
    }
    case 'freeform':
      // What stands for it where tools take objects only: see core/freeform.ts.
      return `${called}(${canonicalJson({ input: input.text })})`;
    default:
      return unreachable(input);
  }
}

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

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Texts of different white space have one key: protocols join and divide them differently. */
export const keyOfText = (text: string): string => digest(withoutSpace(text));

export const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');

const keyOfJson = (value: JsonValue): string => keyOfText(canonicalJson(value));
