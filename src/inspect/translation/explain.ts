import { placeOfHint } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/json-pointer.ts';
import type { JsonValue } from '../../core/json.ts';
import { isTransportNote } from '../../core/transport-notes.ts';
import { isPlaceholder } from '../../core/stand-ins.ts';
import type { Loss, Note } from '../../core/types.ts';
import { gatewayFields, stateFields } from '../../judge/check-request.ts';
import type { CheckFinding } from '../../judge/differences.ts';
import { withWrittenValues, type ComparedDifference, type CoreDifference } from '../../judge/core-difference.ts';

const order: readonly CoreDifference['kind'][] = [
  'contradiction',
  'lost',
  'changed',
  'repaired',
  'added',
  'hint',
  'moved',
  'no-effect',
  'same',
];

/** What is known of one leg of an exchange beside its differences. */
export interface LegContext {
  leg: 'request' | 'answer';
  losses: readonly Loss[];
  notes: readonly Note[];
  /** What the self-check found that nothing declares. */
  findings: readonly CheckFinding[];
  /** The body that the leg begins with, and the one that it ends with; `undefined` if it is no JSON. */
  body: JsonValue | undefined;
  translated: JsonValue | undefined;
}

/**
 * The differences of one leg, each with the reason for it, and the losses, repairs and hints that no difference shows.
 * Contradictions come first.
 */
export function explainDifferences(found: readonly ComparedDifference[], context: LegContext): CoreDifference[] {
  const { leg, losses, notes, findings, body, translated } = context;
  const declarations: Declarations = {
    losses,
    notes,
    used: new Set(),
    reasons: leg === 'request' ? requestReasons : answerReasons,
  };
  const explained = found.map((difference) => explainDifference(difference, declarations));
  const contradictions = findContradictions(findings, explained);
  const rest = explained.filter(
    (each) => !contradictions.some((contradiction) => isSameDifference(contradiction, each)),
  );
  const differences = inOrder([
    ...contradictions,
    ...rest,
    ...losses.filter((loss) => !declarations.used.has(loss)).map((loss) => lossAlone(loss, body)),
    ...notes.flatMap((note) => (leg === 'answer' ? repairOf(note) : hintOf(note, body, explained))),
  ]);
  return withWrittenValues(differences, body, translated);
}

export const inOrder = (differences: readonly ComparedDifference[]): ComparedDifference[] =>
  differences.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

/** Whether a contradiction is at all places of a difference. */
function isSameDifference(contradiction: CoreDifference, { left, right }: CoreDifference): boolean {
  const places = [contradiction.left?.path, contradiction.right?.path];
  const paths = [left, right].flatMap((place) => place?.path ?? []);
  return paths.length > 0 && paths.every((path) => places.includes(path));
}

const textOfLoss = ({ what, instead }: Loss): string =>
  instead === undefined ? what : `${what}; sent instead: ${instead}`;

/** What a gateway declared of one leg. */
interface Declarations {
  losses: readonly Loss[];
  notes: readonly Note[];
  /** The losses that explain a difference, which need no line of their own. */
  used: Set<Loss>;
  /** Why fields differ without a declaration. */
  reasons: Readonly<Record<string, string>>;
}

/** The gateway decides on some fields, and protocols have no place for the form of others. */
const requestReasons: Readonly<Record<string, string>> = {
  ...gatewayFields,
  'responseFormat.strict': 'schemas of answers are always enforced there',
  parallelToolCalls: 'nothing is called in parallel where there are no tools',
  toolChoice: 'only tools that may be called are sent, or the same choice is written in another form',
};

const answerReasons: Readonly<Record<string, string>> = {
  reason: 'the nearest reason that the protocol has',
  'usage.cacheWriteByTtl': 'a detail of what was written to the cache',
};

/** Whether something declared at a path is about a place. */
const covers = (path: string | undefined, place: CoreDifference['left']): boolean =>
  place !== null && path !== undefined && path !== '' && `${place.path}/`.startsWith(`${path}/`);

/** Whether it is about a part of it. */
const isPartOf = (path: string, place: CoreDifference['left']): boolean =>
  place !== null && place.path !== '' && path.startsWith(`${place.path}/`);

const placesOf = ({ path, others = [] }: Loss): string[] => [path, ...others];

/** Whether a note is on a value that became another one. */
const isConversion = ({ effect, saw, made }: Note, { left, right }: CoreDifference): boolean =>
  effect?.name === 'reasoning-converted' && (left ? left.value === saw : right?.value === made);

/**
 * Whether a difference is what the client refers to and Louter resolves: the reference, an item that only Louter reads, or the
 * content that stands for them.
 */
const isOfHistory = ({ kind, what, omission }: ComparedDifference): boolean =>
  stateFields.includes(what) || (kind === 'lost' && what === 'part') || (kind === 'added' && !omission);

/**
 * Why there is a difference: a declared loss, what the route declares to have changed, or that it changes nothing. What asks
 * for nothing is no loss here either: `explainOmission` decides that for the list of losses, too.
 */
function explainDifference(difference: ComparedDifference, declarations: Declarations): ComparedDifference {
  const { kind, what, left, right, omission } = difference;
  const { losses, notes, used } = declarations;
  if (kind === 'same' || kind === 'moved') return difference;
  const loss =
    losses.find((each) => placesOf(each).some((path) => covers(path, left))) ??
    // What stands for a result that the client did not send.
    (kind === 'added' && what === 'tool result' ? losses.find(({ cause }) => cause === 'client') : undefined);
  if (loss) {
    // Counted once: the listing has it once, however many parts of the content it is about.
    const text = used.has(loss) ? `${textOfLoss(loss)} (the same loss)` : textOfLoss(loss);
    used.add(loss);
    return { ...difference, note: text };
  }
  const effect = notes.find(
    (note) => covers(note.effect?.path, left) || covers(note.effect?.path, right) || isConversion(note, difference),
  );
  if (effect) return { ...difference, kind: kind === 'lost' ? 'changed' : kind, note: effect.what };
  const resolved = notes.filter(({ effect: each }) => each?.name === 'history-resolved' && each.path === undefined);
  if (resolved.length > 0 && isOfHistory(difference))
    return {
      ...difference,
      kind: kind === 'lost' ? 'changed' : kind,
      note: resolved.map((note) => note.what).join('; '),
    };
  const reason = Object.hasOwn(declarations.reasons, what) ? declarations.reasons[what] : undefined;
  if (reason !== undefined && omission?.severity !== 'nothing')
    return { ...difference, kind: kind === 'changed' ? kind : 'no-effect', note: reason };
  if (what.startsWith('usage.') && (left ?? right)?.value === '0')
    return { ...difference, kind: 'no-effect', note: 'nothing was counted' };
  if (omission?.severity === 'nothing') return { ...difference, kind: 'no-effect', note: omission.why ?? null };
  const hint = notes.find((note) => covers(placeOfHint(note), left));
  if (hint || omission?.severity === 'hint')
    return { ...difference, kind: 'hint', note: hint?.what ?? omission?.why ?? null };
  const inner = losses.filter((each) => placesOf(each).some((path) => isPartOf(path, left)));
  if (inner.length > 0) return { ...difference, note: inner.map(textOfLoss).join('; ') };
  if (right && isPlaceholder(right.value)) return { ...difference, note: 'a text that the protocol requires there' };
  // What a loss has instead is content, too.
  const isReplacement = kind === 'added' && !omission && losses.some(({ instead }) => instead !== undefined);
  if (isReplacement) return { ...difference, note: 'in place of what is declared as lost' };
  return { ...difference, note: kind === 'lost' ? 'no loss is declared for it, and no rule explains it' : null };
}

/** What nothing declares, with both places. */
function findContradictions(
  findings: readonly CheckFinding[],
  differences: readonly CoreDifference[],
): CoreDifference[] {
  return findings.map(({ path, what, expected, got }) => {
    const same = differences.find(({ left, right }) => (expected === null ? right : left)?.path === path);
    const right = expected === null ? path : (same?.right?.path ?? '');
    return {
      kind: 'contradiction',
      what,
      left: expected === null ? null : { path, value: expected, written: null },
      right: got === null ? null : { path: right, value: got, written: null },
      core: expected,
      note: null,
    };
  });
}

/** A loss at a place that no difference has. */
const lossAlone = (loss: Loss, body: JsonValue | undefined): CoreDifference => {
  const value = body === undefined ? undefined : valueAt(body, loss.path);
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return {
    kind: loss.cause === 'client' ? 'added' : 'lost',
    what: loss.path.split('/').findLast((key) => key !== '' && !/^\d+$/.test(key)) ?? 'a part',
    left: { path: loss.path, value: text.slice(0, 400).toWellFormed(), written: null },
    right: null,
    core: null,
    note: textOfLoss(loss),
  };
};

/** A hint that was left out: the protocol on the other side has none of its kind. */
function hintOf(note: Note, body: JsonValue | undefined, explained: readonly CoreDifference[]): CoreDifference[] {
  const path = placeOfHint(note);
  const { what, made } = note;
  if (path === undefined || explained.some(({ kind, left }) => kind === 'hint' && covers(path, left))) return [];
  return [{ ...lossAlone({ path, what, ...(made !== undefined && { instead: made }) }, body), kind: 'hint' }];
}

/** What was recovered of what the model wrote. */
const repairOf = (note: Note): CoreDifference[] => {
  const { what, saw, made, effect } = note;
  return effect || saw === undefined || isTransportNote(note) || placeOfHint(note) !== undefined
    ? []
    : [
        {
          kind: 'repaired',
          what: 'what the model wrote',
          left: { path: '', value: saw.slice(0, 400).toWellFormed(), written: null },
          right: made === undefined ? null : { path: '', value: made.slice(0, 400).toWellFormed(), written: null },
          core: made?.slice(0, 400).toWellFormed() ?? null,
          note: what,
        },
      ];
};
