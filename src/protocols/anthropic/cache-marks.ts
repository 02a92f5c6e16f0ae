import type * as wire from '../../../generated/anthropic.js';
import { addedMarks } from '../../core/cache-marks.ts';
import type { BackendContext, PromptCachePolicy } from '../../core/codec.ts';
import { asObject, asString, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { cacheField, isNative } from './extras.ts';
import type { WireParams } from './wire.ts';

/** The shortest prompt that most models cache, in tokens ("Prompt caching", "Cache limitations"). */
const usualMinTokens = 1024;
/** How many of the user's last turns are marked: the vendor finds an earlier mark up to 20 blocks back. */
const maxMarkedTurns = 2;

/** A place in a request that can have a mark, in the order in which the vendor reads them. */
interface MarkPlace {
  readonly name: string;
  /** What stands before it since the place before, itself included. */
  readonly prefix: readonly unknown[];
  mark(): void;
}

/**
 * Marks in a request whose client cannot set any, so that the vendor caches the conversation: on the last tool, the
 * instructions, and the last turns of the user or of tools. Only where the conversation goes on, which needs tools or an
 * answer, and where the model caches so short a prompt.
 */
export function addCacheMarks(body: WireParams, request: CoreChatRequest, context: BackendContext): WireParams {
  const { promptCache, facts, note } = context;
  if (!promptCache || isNative(request) || !goesOn(request) || hasMark(body)) return body;
  const marked: WireParams = { ...body };
  const min = facts.minCacheTokens ?? usualMinTokens;
  const prompt = new PromptSize(promptCache);
  const added: string[] = [];
  for (const { name, prefix, mark } of listPlaces(marked)) {
    if (!prompt.reaches(min, prefix)) continue;
    mark();
    added.push(name);
  }
  if (added.length === 0) return body;
  note({ what: `${addedMarks}: ${describePlaces(added)}` });
  return marked;
}

const goesOn = ({ tools = [], messages }: CoreChatRequest): boolean =>
  tools.length > 0 || messages.some(({ role }) => role === 'assistant');

/** Whether the client set a mark, which was carried over. */
function hasMark({ tools, system, messages = [], ...rest }: WireParams): boolean {
  const isMarked = (block: object): boolean => cacheField in block;
  return (
    isMarked(rest) ||
    (tools ?? []).some(isMarked) ||
    (Array.isArray(system) && system.some(isMarked)) ||
    messages.some(({ content }) => Array.isArray(content) && content.some(isMarked))
  );
}

/** The places of a copy of a body, whose lists are copied when they are marked. */
function listPlaces(body: WireParams): MarkPlace[] {
  const { tools = [], system, messages = [] } = body;
  const places: MarkPlace[] = [];
  // The vendor refuses marks on tools that are loaded later.
  const tool = tools?.findLastIndex((each) => asObject(each as JsonValue)?.['defer_loading'] !== true) ?? -1;
  if (tools && tool !== -1)
    places.push({ name: 'tools', prefix: tools, mark: () => void (body.tools = withMarkAt(tools, tool)) });
  const blocks = Array.isArray(system) ? system : [];
  const last = blocks.findLastIndex(canHaveMark);
  if (last !== -1)
    places.push({ name: 'instructions', prefix: blocks, mark: () => void (body.system = withMarkAt(blocks, last)) });
  let before = 0;
  for (const index of listTurns(messages)) {
    const content = messages[index]?.content;
    const at = Array.isArray(content) ? content.findLastIndex(canHaveMark) : -1;
    if (!Array.isArray(content) || at === -1) continue;
    const mark = (): void => {
      body.messages = (body.messages ?? []).with(index, {
        ...messages[index],
        content: withMarkAt(content, at),
      } as wire.MessageParam);
    };
    places.push({ name: String(index), prefix: messages.slice(before, index + 1), mark });
    before = index + 1;
  }
  return places;
}

/** The last turns of the user or of tools. */
const listTurns = (messages: readonly { role?: string }[]): number[] =>
  messages.flatMap(({ role }, index) => (role === 'user' ? [index] : [])).slice(-maxMarkedTurns);

const withMarkAt = <T>(list: readonly T[], at: number): T[] =>
  list.map((each, index) => (index === at ? { ...each, cache_control: { type: 'ephemeral' } } : each));

/** The vendor takes no mark on thinking and on texts without characters. */
function canHaveMark(block: object): boolean {
  const { type, text } = block as JsonObject;
  return type === 'text' ? (asString(text) ?? '').trim() !== '' : type !== 'thinking' && type !== 'redacted_thinking';
}

function describePlaces(names: readonly string[]): string {
  const messages = names.filter((name) => /^\d+$/.test(name));
  const others = names.filter((name) => !messages.includes(name));
  const turns = messages.length === 0 ? [] : [`message${messages.length > 1 ? 's' : ''} ${messages.join(' and ')}`];
  return [...others, ...turns].join(', ');
}

/** Counts a prompt no further than to the minimum. */
class PromptSize {
  readonly #policy: PromptCachePolicy;
  #bytes = 0;
  #media = 0;
  #isLong = false;

  constructor(policy: PromptCachePolicy) {
    this.#policy = policy;
  }

  reaches(minTokens: number, values: readonly unknown[]): boolean {
    for (const value of values) {
      if (this.#isLong) return true;
      this.#add(value as JsonValue);
      this.#isLong = this.#policy.estimateTokens(this.#bytes, this.#media) >= minTokens;
    }
    return this.#isLong;
  }

  /** As much as JSON takes of it, without the bytes of media. */
  #add(value: JsonValue): void {
    if (typeof value === 'string') this.#bytes += Buffer.byteLength(value) + 2;
    else if (Array.isArray(value)) for (const each of value) this.#add(each);
    else if (typeof value === 'object' && value !== null) {
      const isMedium = value['type'] === 'base64';
      if (isMedium) this.#media += 1;
      for (const [key, each] of Object.entries(value)) {
        if (isMedium && key === 'data') continue;
        this.#bytes += key.length + 4;
        this.#add(each);
      }
    } else this.#bytes += 4;
  }
}
