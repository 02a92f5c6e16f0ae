import { answerFinding } from './check-failure.ts';
import type { CheckFinding } from './differences.ts';

// The witness of answers that are passed through: the client is sent the backend's bytes. Only credentials of the
// configuration are masked, in as many characters: `[redacted]` and asterisks. In the record, they are tokens.

const mask = '[redacted]';
const tokens = /redacted-[0-9a-f]{12}/;
const tokensOrMasks = /redacted-[0-9a-f]{12}|\[redacted\]\**/;

/** How many bytes of both sides a finding shows. */
const shownBytes = 80;

/** Compares the bytes of an answer that was passed through with those that the client was sent. */
export function comparePassedBytes(answered: Buffer, sent: Buffer): CheckFinding[] {
  const [expected, got] = [answered.toString('latin1'), sent.toString('latin1')];
  const left = expected.split(tokens);
  const right = got.split(left.length > 1 ? tokensOrMasks : tokens);
  const isSame = left.length === right.length && left.every((each, index) => isMaskedIn(each, right[index] ?? ''));
  if (isSame) return [];
  const at = firstDifference(expected, got);
  const excerpt = (bytes: Buffer): string =>
    bytes.subarray(Math.max(0, at - shownBytes / 2), at + shownBytes / 2).toString('utf8');
  const lengths = expected.length === got.length ? '' : `, ${expected.length} bytes became ${got.length}`;
  return [
    answerFinding(`bytes that are passed through were changed at ${at}${lengths}`, excerpt(answered), excerpt(sent)),
  ];
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Whether a text differs from another only in masks, which may be divided: a credential that comes in pieces is masked in
 * each. Characters that a mask has in common with what it replaces do not differ.
 */
function isMaskedIn(text: string, masked: string): boolean {
  if (text === masked) return true;
  if (text.length !== masked.length) return false;
  let run = 0;
  let equal = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = masked[at] ?? '';
    if (char === text[at]) {
      equal += 1;
      continue;
    }
    const next = [...Array(Math.min(equal, maxCommon) + 1).keys()].find(
      (step) => run > 0 && maskCharAt(run + step) === char,
    );
    if (next === undefined && char !== mask[0]) return false;
    run = next === undefined ? 1 : run + next + 1;
    equal = 0;
  }
  return true;
}

/** How many characters of a mask and of what it replaces may be the same in a row. */
const maxCommon = 3;

const maskCharAt = (index: number): string => mask[index] ?? '*';
