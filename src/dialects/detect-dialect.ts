import { parseArguments } from '../core/json.ts';
import type { CoreTool } from '../core/types.ts';
import type { Dialect, DialectEvent, DialectName, Thinking, WrittenCall } from './dialect.ts';
import { byName, dialects } from './table.ts';

/** The result of one dialect's reader on a text. */
interface DialectMatch {
  dialect: Dialect;
  /** Complete calls of declared tools. */
  calls: number;
  /** The length of the text that the reader does not take for tool calls, in characters. */
  leftover: number;
  /** The number of deviations from the format. */
  notes: number;
  /** Whether the dialect would write the same calls in the same way, apart from whitespace. */
  isRoundTrip: boolean;
  /** How many of the format's own markers occur in the text. */
  markers: number;
}

/**
 * The dialect whose reader finds the most calls of these tools in a text and leaves the least text over; `undefined` if
 * none finds a call. Readers are lenient, so that several may match: the one for JSON of any form comes last.
 */
export function detectDialect(
  text: string,
  tools: readonly CoreTool[],
  thinking: Thinking,
  names: readonly DialectName[] = dialects.map(({ name }) => name),
): { dialect: DialectName; calls: number } | undefined {
  const [best] = names
    .map((name) => byName[name])
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
  const declared = new Set(context.tools.flatMap((tool) => (tool.type === 'server' ? [] : [tool.name])));
  const calls = readCalls(events, declared);
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

function readCalls(events: readonly DialectEvent[], declared: ReadonlySet<string>): WrittenCall[] {
  const calls: WrittenCall[] = [];
  let [name, argumentsText] = ['', ''];
  for (const event of events) {
    if (event.type === 'call-start') [name, argumentsText] = [event.name, ''];
    if (event.type === 'call-arguments') argumentsText += event.text;
    if (event.type === 'call-done' && declared.has(name) && parseArguments(argumentsText) !== undefined)
      calls.push({ name, argumentsText, index: calls.length });
  }
  return calls;
}

const removeWhitespace = (text: string): string => text.replaceAll(/\s+/g, '');
