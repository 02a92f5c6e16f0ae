import { asArray, asObject, asString, parseJson, type JsonValue } from '../../core/json.ts';

/** A response that may be the summary of a conversation. */
export interface ConversationSummary {
  conversation: string;
  turn: number;
  id: string;
  lines: readonly string[];
}

/** How many responses are compared with the beginning of a conversation. */
export const maxSummaries = 64;
/** Shorter lines may be a coincidence, in UTF-16 units. */
const minLineLength = 60;
const maxLineLength = 200;
const maxLines = 16;

/**
 * Holds the latest responses that may be summaries: an agent that runs out of context has the model summarize the
 * conversation, and begins a new one with the summary, or with parts of it.
 */
export class CompactionIndex {
  readonly #load: () => Promise<ConversationSummary[]>;
  /** Absent until it is needed for the first time. */
  #summaries: ConversationSummary[] | undefined;

  /** `load` reads the latest summaries that were recorded, also by an earlier process, the latest first. */
  constructor(load: () => Promise<ConversationSummary[]>) {
    this.#load = load;
  }

  add(summary: ConversationSummary): void {
    if (summary.lines.length === 0) return;
    // Those that are not loaded yet will be read from the store, and this one with them.
    this.#summaries?.unshift(summary);
    this.#summaries?.splice(maxSummaries);
  }

  /** The latest response of which one of these texts contains a line. */
  async find(texts: readonly string[]): Promise<Omit<ConversationSummary, 'lines'> | undefined> {
    const long = texts.filter((text) => text.length > minLineLength);
    if (long.length === 0) return undefined;
    this.#summaries ??= await this.#load();
    return this.#summaries.find(({ lines }) => lines.some((line) => long.some((text) => text.includes(line))));
  }
}

/** The answer of an exchange of which its client repeats something: what it received. */
export const findFinalAnswer = <Message extends { role: string }>(messages: readonly Message[]): Message | undefined =>
  messages.find(({ role }) => role === 'client-response') ?? messages.find(({ role }) => role === 'upstream-response');

/** Longer responses are not summaries, in bytes of the body. */
const maxSummaryBytes = 1024 * 1024;
/** The fields in which the protocols have the model's text. */
const modelTextFields: ReadonlySet<string> = new Set(['text', 'content', 'delta', 'response', 'output_text']);

/** The longest lines of a response of any protocol, plain or streamed. */
export function findLongestLines(body: Buffer): string[] {
  if (body.length > maxSummaryBytes) return [];
  const text = body.toString('utf8');
  const plain = parseJson(text);
  const written = plain === undefined ? text.split('\n').map(extractLineText).join('') : extractModelText(plain);
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= minLineLength)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxLines)
    .map((line) => line.slice(0, maxLineLength));
}

const extractLineText = (line: string): string => {
  const value = parseJson(line.startsWith('data:') ? line.slice('data:'.length) : line);
  return value === undefined ? '' : extractModelText(value);
};

function extractModelText(value: JsonValue): string {
  if (Array.isArray(value)) return value.map(extractModelText).join('');
  const token = encryptedSummaryOf(value);
  if (token !== undefined) return `\n${token}\n`;
  return Object.entries(asObject(value) ?? {})
    .map(([name, field]) => {
      if (typeof field === 'string') return modelTextFields.has(name) ? field : '';
      return asArray(field) || asObject(field) ? extractModelText(field) : '';
    })
    .join('');
}

/** The ciphertext of a summary that a client keeps as an item, in which nothing else is repeated; `undefined` for all else. */
export function encryptedSummaryOf(item: JsonValue): string | undefined {
  const fields = asObject(item);
  return fields?.['type'] === 'compaction' ? asString(fields['encrypted_content']) : undefined;
}
