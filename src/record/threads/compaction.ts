import { asArray, asObject, parseJson, type JsonValue } from '../../core/json.ts';

/** What a conversation was summed up to, as far as it is needed to know it again. */
interface ConversationSummary {
  conversation: string;
  turn: number;
  id: string;
  lines: readonly string[];
}

/**
 * Knows the latest answers that may be summaries: an agent that runs out of context has the model sum up what was said,
 * and begins anew with that. Which of the lines it takes over is its own affair.
 */
export interface CompactionIndex {
  add(summary: ConversationSummary): void;
  /** The latest answer of which a line stands in these texts. */
  find(texts: readonly string[]): Omit<ConversationSummary, 'lines'> | undefined;
}

const maxSummaries = 64;
/** Shorter lines may be anybody's, in UTF-16 units. */
const minLineLength = 60;
const maxLineLength = 200;
const maxLines = 16;

export function createCompactionIndex(): CompactionIndex {
  const kept: ConversationSummary[] = [];
  return {
    add(summary) {
      if (summary.lines.length === 0) return;
      kept.unshift(summary);
      kept.length = Math.min(kept.length, maxSummaries);
    },
    find(texts) {
      if (kept.length === 0) return undefined;
      const long = texts.filter((text) => text.length > minLineLength);
      return kept.find(({ lines }) => lines.some((line) => long.some((text) => text.includes(line))));
    },
  };
}

/** Answers beyond this are no summaries, in bytes of the wire. */
const maxSummaryBytes = 1024 * 1024;
/** Under which names the protocols say what the model writes. */
const modelTextFields: ReadonlySet<string> = new Set(['text', 'content', 'delta', 'response', 'output_text']);

/** The longest lines of an answer, whatever protocol or stream it came in. */
export function findLongestLines(body: Buffer): string[] {
  if (body.length > maxSummaryBytes) return [];
  const text = body.toString('utf8');
  const whole = parseJson(text);
  const written = whole === undefined ? text.split('\n').map(extractLineText).join('') : extractModelText(whole);
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
  return Object.entries(asObject(value) ?? {})
    .map(([name, field]) => {
      if (typeof field === 'string') return modelTextFields.has(name) ? field : '';
      return asArray(field) || asObject(field) ? extractModelText(field) : '';
    })
    .join('');
}
