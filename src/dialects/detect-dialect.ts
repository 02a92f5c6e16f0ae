import { parseArguments } from '../core/json.ts';
import type { CoreTool } from '../core/types.ts';
import type { Dialect, DialectEvent, DialectName, Thinking, WrittenCall } from './dialect.ts';
import { byName, dialects } from './table.ts';

/** The result of one dialect's reader on a text. */
interface DialectMatch {
  dialect: Dialect;
  /** Complete calls of the tools in question. */
  calls: readonly WrittenCall[];
  /** Whether nothing comes after the last of them. */
  endsInCall: boolean;
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
  const declared = new Set(tools.flatMap((tool) => (tool.type === 'server' ? [] : [tool.name])));
  const best = bestOf(
    names.map((name) => matchDialect(byName[name], text, { tools, thinking, isCounted: (call) => declared.has(call) })),
  );
  return best && { dialect: best.dialect.name, calls: best.calls.length };
}

/**
 * The dialect of the calls of undeclared tools that a text ends in, with the name of the first such tool; `undefined` if
 * there are none. JSON without a marker is a call only where it names a declared tool.
 */
export function detectUndeclaredCalls(
  text: string,
  tools: readonly CoreTool[],
  thinking: Thinking,
): { dialect: DialectName; calls: number; tool: string } | undefined {
  const declared = new Set(tools.map(({ name }) => name));
  const best = bestOf(
    dialects
      .filter((dialect) => countMarkers(dialect, text) > 0)
      .map((dialect) => matchDialect(dialect, text, { tools, thinking, isCounted: (call) => !declared.has(call) }))
      .filter(({ endsInCall }) => endsInCall),
  );
  const [first] = best?.calls ?? [];
  return best && first && { dialect: best.dialect.name, calls: best.calls.length, tool: first.name };
}

const bestOf = (matches: readonly DialectMatch[]): DialectMatch | undefined =>
  matches
    .filter(({ calls }) => calls.length > 0)
    .toSorted(
      (one, other) =>
        other.calls.length - one.calls.length ||
        one.leftover - other.leftover ||
        Number(other.isRoundTrip) - Number(one.isRoundTrip) ||
        other.markers - one.markers ||
        one.notes - other.notes ||
        Number(one.dialect.name === 'json') - Number(other.dialect.name === 'json'),
    )[0];

interface MatchOptions {
  tools: readonly CoreTool[];
  thinking: Thinking;
  /** Whether calls of the tool of this name count. */
  isCounted(name: string): boolean;
}

function matchDialect(dialect: Dialect, text: string, { isCounted, ...context }: MatchOptions): DialectMatch {
  const events: DialectEvent[] = [];
  const reader = dialect.reader(context, (event) => events.push(event));
  reader.push(text);
  reader.end('stop');
  const calls = readCalls(events, isCounted);
  const lastWritten = events.findLast((event) => event.type !== 'note' && !isBlank(event));
  return {
    dialect,
    calls,
    endsInCall: lastWritten?.type === 'call-done',
    isRoundTrip: calls.length > 0 && removeWhitespace(text).includes(removeWhitespace(dialect.writing.calls(calls))),
    leftover: events
      .flatMap((event) => (event.type === 'text' ? [event.text] : []))
      .join('')
      .trim().length,
    notes: events.filter(({ type }) => type === 'note').length,
    markers: countMarkers(dialect, text),
  };
}

const countMarkers = ({ writing }: Dialect, text: string): number =>
  writing.controlTokens.filter((token) => text.includes(token)).length;

const isBlank = (event: DialectEvent): boolean => event.type === 'text' && event.text.trim() === '';

function readCalls(events: readonly DialectEvent[], isCounted: (name: string) => boolean): WrittenCall[] {
  const calls: WrittenCall[] = [];
  let [name, argumentsText] = ['', ''];
  for (const event of events) {
    if (event.type === 'call-start') [name, argumentsText] = [event.name, ''];
    if (event.type === 'call-arguments') argumentsText += event.text;
    if (event.type === 'call-done' && isCounted(name) && parseArguments(argumentsText) !== undefined)
      calls.push({ name, argumentsText, index: calls.length });
  }
  return calls;
}

const removeWhitespace = (text: string): string => text.replaceAll(/\s+/g, '');
