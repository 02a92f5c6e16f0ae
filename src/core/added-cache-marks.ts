import type { BackendContext, PromptCachePolicy } from './codec.ts';
import type { JsonValue } from './json.ts';
import type { CoreChatRequest } from './types.ts';

// Where marks are added to a request whose client cannot set any, so that the vendor caches its conversation.

/** The shortest prompt that most models of Anthropic cache, in tokens ("Prompt caching", "Cache limitations"). */
export const usualMinCacheTokens = 1024;
/** How many of the user's last turns are marked: the vendor finds an earlier mark up to 20 blocks back. */
const maxMarkedTurns = 2;

/** How the note of a request begins to which marks were added. */
export const addedMarks = 'added cache marks';

/** What a request has that can be marked, in the order in which the vendor reads it. Empty: nothing there can. */
interface MarkablePrompt<Message> {
  readonly tools: readonly object[];
  readonly instructions: readonly object[];
  readonly messages: readonly Message[];
  /** Whether a message is a turn of the user or of tools. */
  isTurn(message: Message): boolean;
  canHaveMark(message: Message): boolean;
}

/** Where marks are added. Each stands on the last of what it marks. */
export interface ChosenMarks {
  readonly tools: boolean;
  readonly instructions: boolean;
  /** The positions of messages. */
  readonly turns: readonly number[];
}

/**
 * Whether a request is one of a conversation that goes on, which needs tools or an answer: others are not read from a cache. False
 * without a policy.
 */
export const mayAddMarks = (
  { tools, messages }: CoreChatRequest,
  { promptCache }: Pick<BackendContext, 'promptCache'>,
): boolean =>
  promptCache !== undefined &&
  ((tools !== undefined && tools.length > 0) || messages.some(({ role }) => role === 'assistant'));

/**
 * Chooses the last tool, the instructions, and the last turns of the user or of tools, as far as the model caches so short a
 * prompt, and notes them; `undefined` where none of them is long enough.
 */
export function chooseMarks<Message extends object>(
  { tools, instructions, messages, isTurn, canHaveMark }: MarkablePrompt<Message>,
  { promptCache, facts, note }: Pick<BackendContext, 'promptCache' | 'facts' | 'note'>,
): ChosenMarks | undefined {
  if (!promptCache) return undefined;
  const prompt = new PromptSize(promptCache, facts.minCacheTokens ?? usualMinCacheTokens);
  const places: string[] = [];
  const choose = (name: string, part: readonly object[]): boolean => {
    const isChosen = part.length > 0 && prompt.reaches(part, 0, part.length);
    if (isChosen) places.push(name);
    return isChosen;
  };
  const chosen = { tools: choose('tools', tools), instructions: choose('instructions', instructions) };
  const turns: number[] = [];
  let before = 0;
  for (const turn of lastTurns(messages, isTurn)) {
    const message = messages[turn];
    if (!message || !canHaveMark(message)) continue;
    if (prompt.reaches(messages, before, turn + 1)) turns.push(turn);
    before = turn + 1;
  }
  if (turns.length > 0) places.push(`message${turns.length > 1 ? 's' : ''} ${turns.join(' and ')}`);
  if (places.length === 0) return undefined;
  note({ what: `${addedMarks}: ${places.join(', ')}` });
  return { ...chosen, turns };
}

function lastTurns<Message>(messages: readonly Message[], isTurn: (message: Message) => boolean): number[] {
  const last = messages.findLastIndex(isTurn);
  if (last === -1) return [];
  const found = [last];
  for (let index = last - 1; index >= 0 && found.length < maxMarkedTurns; index--) {
    const message = messages[index];
    if (message !== undefined && isTurn(message)) found.unshift(index);
  }
  return found;
}

/** Counts a prompt no further than to the minimum. */
class PromptSize {
  readonly #policy: PromptCachePolicy;
  readonly #minTokens: number;
  #bytes = 0;
  #media = 0;
  #isLong = false;

  constructor(policy: PromptCachePolicy, minTokens: number) {
    this.#policy = policy;
    this.#minTokens = minTokens;
  }

  /** Counts a part of a list, and whether the prompt is long enough at its end. */
  reaches(values: readonly object[], start: number, end: number): boolean {
    for (let index = start; index < end && !this.#isLong; index++) {
      this.#add(values[index] as JsonValue);
      this.#isLong = this.#policy.estimateTokens(this.#bytes, this.#media) >= this.#minTokens;
    }
    return this.#isLong;
  }

  /** As much as JSON takes of it, without the bytes of media. Makes no lists: most requests are short. */
  #add(value: JsonValue): void {
    if (typeof value === 'string') this.#bytes += Buffer.byteLength(value) + 2;
    else if (Array.isArray(value)) for (const each of value) this.#add(each);
    else if (typeof value === 'object' && value !== null) {
      const isMedium = value['type'] === 'base64';
      if (isMedium) this.#media += 1;
      for (const key in value) {
        if (isMedium && key === 'data') continue;
        this.#bytes += key.length + 4;
        this.#add(value[key] ?? null);
      }
    } else this.#bytes += 4;
  }
}
