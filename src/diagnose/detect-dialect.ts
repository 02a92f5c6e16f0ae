import { parseArguments } from '../core/json.ts';
import type { CoreTool } from '../core/types.ts';
import type { Dialect, DialectEvent, DialectName, Thinking, WrittenCall } from '../dialects/dialect.ts';
import { dialects } from '../dialects/index.ts';

/** What the reader of one dialect made of a text. */
interface DialectMatch {
  dialect: Dialect;
  /** Whole calls of tools that were offered. */
  calls: number;
  /** How much is left for a person to read. What is not taken for a call's writing stays. */
  leftover: number;
  /** How often something was not as the format has it. */
  notes: number;
  /** Whether the dialect writes the same calls in just this way; blanks do not count. */
  isRoundTrip: boolean;
  /** How many of the format's own markers stand in the text. */
  markers: number;
}

/**
 * The dialect whose reader finds calls of these tools in a text, and understands most of it; `undefined` where none
 * finds any. Readers take much that is not quite theirs: the one for JSON of no form in particular comes last.
 */
export function detectDialect(
  text: string,
  tools: readonly CoreTool[],
  thinking: Thinking,
): { dialect: DialectName; calls: number } | undefined {
  const [best] = dialects
    .map((dialect) => matchDialect(dialect, text, { tools, thinking }))
    .filter(({ calls }) => calls > 0)
    .toSorted(
      (one, other) =>
        other.calls - one.calls ||
        one.leftover - other.leftover ||
        Number(other.isRoundTrip) - Number(one.isRoundTrip) ||
        other.markers - one.markers ||
        one.notes - other.notes ||
        Number(one.dialect.name === 'json') - Number(other.dialect.name === 'json'),
    );
  return best && { dialect: best.dialect.name, calls: best.calls };
}

function matchDialect(
  dialect: Dialect,
  text: string,
  context: { tools: readonly CoreTool[]; thinking: Thinking },
): DialectMatch {
  const events: DialectEvent[] = [];
  const reader = dialect.reader(context, (event) => events.push(event));
  reader.push(text);
  reader.end('stop');
  const offered = new Set(context.tools.flatMap((tool) => (tool.type === 'server' ? [] : [tool.name])));
  const calls = readCalls(events, offered);
  return {
    dialect,
    calls: calls.length,
    isRoundTrip: calls.length > 0 && removeWhitespace(text).includes(removeWhitespace(dialect.writing.calls(calls))),
    leftover: events
      .flatMap((event) => (event.type === 'text' ? [event.text] : []))
      .join('')
      .trim().length,
    notes: events.filter(({ type }) => type === 'note').length,
    markers: dialect.writing.controlTokens.filter((token) => text.includes(token)).length,
  };
}

function readCalls(events: readonly DialectEvent[], offered: ReadonlySet<string>): WrittenCall[] {
  const calls: WrittenCall[] = [];
  let [name, argumentsText] = ['', ''];
  for (const event of events) {
    if (event.type === 'call-start') [name, argumentsText] = [event.name, ''];
    if (event.type === 'call-arguments') argumentsText += event.text;
    if (event.type === 'call-done' && offered.has(name) && parseArguments(argumentsText) !== undefined)
      calls.push({ name, argumentsText, index: calls.length });
  }
  return calls;
}

const removeWhitespace = (text: string): string => text.replaceAll(/\s+/g, '');
