import { ResponseFold } from './fold.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse, CoreToolResult, CoreUsage } from './types.ts';
import type { CoreStreamEvent } from './stream-event.ts';

/** A text that can still grow. */
interface OpenText {
  readonly part: number;
  /** How many UTF-16 units it has. */
  readonly length: number;
}

/** Where a stream broke: what its client has, for another target to go on from. */
export interface AnswerBreak {
  /** The number of the next part. */
  readonly nextPart: number;
  /** The text that was open. */
  readonly openText: OpenText | undefined;
  /** The reasoning that was open. */
  readonly openReasoning: number | undefined;
  /** All of its text. */
  readonly text: string;
  /** How many UTF-16 units of text and reasoning the client has. */
  readonly characters: number;
  /** The answer so far as a turn of a conversation: its texts, and what tools of the vendor did. */
  readonly history: readonly CoreAssistantPart[];
  readonly usage: CoreUsage | undefined;
  /** The forms in which its parts began, as JSON: those of items have their ids. */
  readonly forms: ReadonlySet<string>;
}

/** Keeps what a client has of a streamed answer. Takes the events that are encoded for it. */
export class DeliveredAnswer {
  readonly #fold = new ResponseFold();
  readonly #open = new Map<number, 'text' | 'refusal' | 'reasoning' | 'tool-call'>();
  readonly #forms = new Set<string>();
  #nextPart = 0;
  #characters = 0;
  #isFinished = false;

  add(event: CoreStreamEvent): void {
    this.#fold.add(event);
    if ('part' in event && event.candidate === 0) this.#nextPart = Math.max(this.#nextPart, event.part + 1);
    if ('wireForm' in event && event.wireForm) this.#forms.add(JSON.stringify(event.wireForm));
    switch (event.type) {
      case 'text-start':
        this.#open.set(event.part, event.of);
        return;
      case 'reasoning-start':
        this.#open.set(event.part, 'reasoning');
        return;
      case 'tool-call-start':
        this.#open.set(event.part, 'tool-call');
        return;
      case 'text-delta':
      case 'reasoning-delta':
        this.#characters += event.text.length;
        return;
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done':
        this.#open.delete(event.part);
        return;
      case 'finish':
        this.#isFinished = true;
        return;
      default:
    }
  }

  /** How many UTF-16 units of text, reasoning and arguments it keeps. */
  get characters(): number {
    return this.#fold.characters;
  }

  /** The answer so far. */
  get current(): CoreChatResponse {
    return this.#fold.current;
  }

  /** @throws {LouterError} `bad-upstream-reply` if it has no end. */
  result(): CoreChatResponse {
    return this.#fold.result();
  }

  /** Why no other target can go on from here; `undefined` if one can. */
  findObstacle({ candidates = 1, responseFormat }: CoreChatRequest): string | undefined {
    const parts = this.#parts;
    if (this.#isFinished) return 'the answer had its finish reason';
    if (candidates > 1 || this.current.candidates.length > 1) return 'the request asks for several answers';
    const hasText = parts.some((part) => part.type === 'text' && part.text !== '');
    if (hasText && responseFormat && responseFormat.type !== 'text')
      return 'the text is JSON, and the rules for it hold for whole answers only';
    if (parts.some((part) => part.type === 'tool-call' && !part.providerExecuted)) return 'a tool call had begun';
    const results = new Set(parts.filter(isResult).map(({ callId }) => callId));
    if (parts.some((part) => part.type === 'tool-call' && !results.has(part.id)))
      return 'a call of a tool that the vendor runs had no result';
    const other = parts.find(({ type }) => !continuable.has(type));
    return other && `the answer contains a part of type ${other.type}`;
  }

  /** What the client has at this moment. */
  break(): AnswerBreak {
    const parts = this.#parts;
    const [openPart, openType] = [...this.#open].at(-1) ?? [];
    const open = openPart === undefined ? undefined : parts[openPart];
    return {
      nextPart: this.#nextPart,
      openText:
        openPart !== undefined && open?.type === 'text' ? { part: openPart, length: open.text.length } : undefined,
      openReasoning: openType === 'reasoning' ? openPart : undefined,
      text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''),
      characters: this.#characters,
      history: toHistory(parts),
      usage: this.current.usage,
      forms: new Set(this.#forms),
    };
  }

  get #parts(): readonly CoreAssistantPart[] {
    return this.current.candidates[0]?.message.content ?? [];
  }
}

const isResult = (part: CoreAssistantPart): part is CoreToolResult => part.type === 'tool-result';

/** Parts that a continuation can follow: a refusal has an end, and media cannot be sent back as a model's own. */
const continuable: ReadonlySet<CoreAssistantPart['type']> = new Set(['text', 'reasoning', 'tool-call', 'tool-result']);

/** Reasoning that broke off has no signature, and no other vendor accepts one. */
function toHistory(parts: readonly CoreAssistantPart[]): CoreAssistantPart[] {
  const history: CoreAssistantPart[] = [];
  for (const part of parts) {
    const last = history.at(-1);
    if (part.type === 'text' && last?.type === 'text') last.text += part.text;
    else if (part.type === 'text') history.push({ type: 'text', text: part.text });
    else if (part.type !== 'reasoning') history.push(structuredClone(part));
  }
  return history.filter((part) => part.type !== 'text' || part.text.trim() !== '');
}
