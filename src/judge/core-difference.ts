import type { Run } from './align.ts';
import type { Unit } from './units.ts';
import { valueAt } from '../core/json-pointer.ts';
import type { Omission } from '../core/diagnostics.ts';
import type { JsonValue } from '../core/json.ts';

/** Where something is in a body, and what it means there. */
export interface CorePlace {
  /** JSON Pointer; of a stream, into the response as it would be without one. */
  path: string;
  /** In Core terms, at most 400 characters. */
  value: string;
  /** What is written there, as JSON or the text of a string; null if it is longer, or the body is no JSON. */
  written: string | null;
}

/** How two bodies differ in what they mean. */
export interface CoreDifference {
  /**
   * `contradiction`: nothing declares it. `moved`: the same content at another place, or joined with other content. `hint`: what
   * was left out changes nothing of the content of an answer. `no-effect`: it changes nothing at all.
   */
  kind: 'contradiction' | 'lost' | 'changed' | 'added' | 'moved' | 'repaired' | 'hint' | 'no-effect' | 'same';
  what: string;
  /** Where the leg begins, and where it ends; null: nothing is there. */
  left: CorePlace | null;
  right: CorePlace | null;
  /** What stands for it in Core, between both bodies: decoded from `left`, encoded to `right`; null: nothing. */
  core: string | null;
  /** The declared loss or repair, or why nothing is lost. */
  note: string | null;
}

/** A difference before it is explained. */
export interface ComparedDifference extends CoreDifference {
  /** What it means that a field does not arrive, or that one was added; absent of content. */
  omission?: Omission;
  /** Whether it is content that only its place distinguishes: it has another order or role. */
  isReordered?: true;
}

/** In characters. */
const maxValue = 400;

/** `from`: where the shown part of a long value begins. */
export function toPlace(path: string, value: string, from = 0): CorePlace {
  const start = value.length <= maxValue ? 0 : from;
  const shown = value.slice(start, start + maxValue).toWellFormed();
  return {
    path,
    value: `${start > 0 ? '…' : ''}${shown}${start + maxValue < value.length ? '…' : ''}`,
    written: null,
  };
}

/** Differences as they are shown: with what is written at their places; `undefined` for a body that is no JSON. */
export const withWrittenValues = (
  differences: readonly ComparedDifference[],
  left: JsonValue | undefined,
  right: JsonValue | undefined,
): CoreDifference[] =>
  differences.map((difference) => {
    const { omission: _, isReordered: __, ...each } = difference;
    return {
      ...each,
      left: each.left && { ...each.left, written: writtenAt(left, each.left.path) },
      right: each.right && { ...each.right, written: writtenAt(right, each.right.path) },
    };
  });

function writtenAt(body: JsonValue | undefined, path: string): string | null {
  const value = body === undefined || path === '' ? undefined : valueAt(body, path);
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxValue ? null : text.toWellFormed();
}

// ---------------------------------------------------------------- names

const kindNames: Readonly<Record<Unit['kind'], string>> = {
  text: 'text',
  reasoning: 'reasoning',
  refusal: 'refusal',
  call: 'tool call',
  result: 'tool result',
  media: 'media',
  opaque: 'part',
};

export const nameOf = ({ kind, role }: Unit): string =>
  kind === 'text'
    ? role === 'system'
      ? 'instructions'
      : `text of the ${role === 'tool' ? 'tool result' : role}`
    : kindNames[kind];

export const describeRun = ({ left, right }: { left: Run; right: Run }): string => {
  const [first] = left.units;
  const name = first ? nameOf(first) : 'text';
  if (left.units.length === right.units.length) return name;
  return `${name}: ${left.units.length} → ${right.units.length} blocks`;
};
