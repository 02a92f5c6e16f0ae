import { maxOf } from '../core/extremes.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import { openings } from '../dialects/detect/openings.ts';
import { dialectOf } from '../dialects/index.ts';
import type { Thinking, Writing } from '../dialects/dialect.ts';
import type { Note, VendorProtocol } from '../core/types.ts';
import { readAnswerLeaves, type CandidateLeaves } from './answer-leaves.ts';
import { isContentLost, isLossOfReasoning, type AnswerDocuments } from './compare-answer-leaves.ts';
import type { Declared } from './declared.ts';
import type { CheckFinding } from './differences.ts';
import { Words, wordsOf } from './words.ts';

// The second witness of answers in which a model writes calls or reasoning as text. It does not read the format: the
// words of the text, the reasoning and the calls that the client was sent are those that the model wrote, as often and in
// the same order, without the markup. White space, punctuation and what an argument is quoted with are not compared.
// What is markup is known from the dialect: its control tokens, its openings, and a call as it writes one.

/** How a model writes its answers, as it was recorded. */
export interface TextForm {
  /** Null: only reasoning is in the text. */
  dialect: string | null;
  thinking: Thinking;
  /** Whether a limit ended the answer, which may be within a call. */
  isCut: boolean;
  /** The tools that may be called. */
  toolNames: readonly string[];
}

/**
 * Compares the text of a model with what was made of it.
 * @param notes what was declared to deviate from the format: the words that were read, and what they were turned into.
 */
export function compareTextAnswers(
  upstream: AnswerDocuments,
  client: AnswerDocuments,
  form: TextForm,
  { declared, notes }: { declared: Declared; notes: readonly Note[] },
): CheckFinding[] {
  if (isContentLost(upstream.protocol, declared)) return [];
  const isReasoningLost = declared.hasLossWhere(isLossOfReasoning);
  const answered = readAnswerLeaves(upstream.protocol, upstream.documents);
  const sent = readAnswerLeaves(client.protocol, client.documents);
  return [...answered.candidates].flatMap(([index, candidate]) => {
    const other = sent.candidates.get(index) ?? noLeaves;
    const path = textPlaces[upstream.protocol].replace('*', String(index));
    return compareCandidate(candidate, other, { form, notes, path, isReasoningLost });
  });
}

const noLeaves: CandidateLeaves = { text: '', reasoning: '', calls: [], media: [], areCallsCertain: true };

/** Where a model's text is in an answer. */
const textPlaces: Readonly<Record<VendorProtocol, string>> = {
  anthropic: '/content',
  'openai-chat': '/choices/*/message/content',
  'openai-completions': '/choices/*/text',
  'openai-responses': '/output',
  gemini: '/candidates/*/content',
  'gemini-interactions': '/steps',
  ollama: '/message/content',
};

interface CandidateContext {
  form: TextForm;
  notes: readonly Note[];
  path: string;
  /** Whether the client has no place for reasoning. */
  isReasoningLost: boolean;
}

function compareCandidate(
  answered: CandidateLeaves,
  sent: CandidateLeaves,
  { form, notes, path, isReasoningLost }: CandidateContext,
): CheckFinding[] {
  const thoughts = thoughtsIn(answered.text, form);
  if (isReasoningLost && thoughts === undefined) return [];
  const declaredNotes = notes.filter(({ effect }) => effect === undefined);
  const [saw, made] = [declaredNotes.map((each) => each.saw), declaredNotes.map((each) => each.made)];
  // What was only skipped is in its note.
  const deviations = declaredNotes.filter((each) => each.made !== 'skipped');
  const written = isReasoningLost ? answered.text.replace(thoughts ?? '', '') : answered.text;
  const allWritten = new Words([written, isReasoningLost ? '' : answered.reasoning, ...answered.calls.map(textOfCall)]);
  const allSent = new Words([sent.text, sent.reasoning, ...sent.calls.map(textOfCall)]);
  const keys = sent.calls.flatMap(({ input }) => keysIn(typeof input === 'string' ? parseJson(input) : input));
  const labelsIn = (written.match(labels) ?? []).flatMap(wordsOf);
  const writtenWords = new Set(wordsOf(written));
  const lost = allWritten
    .without(allSent)
    .without(new Words([...saw, ...(form.isCut ? [written.slice(-maxCutLength)] : [])]))
    .except(new Set([...markupOf(form.dialect), ...labelsIn, ...keys]));
  const added = allSent
    .without(allWritten)
    .without(new Words(made))
    .except(new Set(keys.filter((key) => !writtenWords.has(key))));
  const finding = (what: string, expected: string | null, got: string | null): CheckFinding => ({
    leg: 'answer',
    path,
    what,
    expected,
    got,
  });
  const findings: CheckFinding[] = [];
  const tolerated = Math.max(0, maxOf(deviations.map(wordsOfDeviation)));
  if (lost.size > tolerated) findings.push(finding("a part of the model's text is missing", lost.list(), null));
  if (added.size > tolerated) findings.push(finding('a text was added', null, added.list()));
  if (findings.length > 0 || deviations.length > 0) return findings;
  if (!isInOrder(sent.text, written))
    findings.push(finding('the order of the text was changed', answered.text, sent.text));
  if (thoughts !== undefined && !isReasoningLost) {
    const [expected, got] = [new Words([thoughts, answered.reasoning]), new Words([sent.reasoning])];
    if (!expected.without(got).isEmpty || !got.without(expected).isEmpty)
      findings.push(finding('reasoning was taken for text, or text for reasoning', thoughts, sent.reasoning));
  }
  if (countMarkedCalls(answered.text, form) > sent.calls.length - answered.calls.length)
    findings.push(finding('a tool call was taken for text', written, sent.text));
  return findings;
}

/** How many words may differ beside those that a note has: it may describe others, and a long text is shortened. */
const wordsOfDeviation = ({ saw = '', made = '' }: Note): number => (`${saw}${made}`.includes('…') ? Infinity : 4);

/** What may be missing where a limit ended the answer within a call, in UTF-16 units. */
const maxCutLength = 1000;

const textOfCall = ({ name, input }: CandidateLeaves['calls'][number]): string =>
  `${name} ${typeof input === 'string' ? input : JSON.stringify(input)}`;

/** Ids and numbers of calls, and the variables to which a script assigns results. */
const labels =
  /(?<=\b(?:tool_call_)?id"\s*:\s*"?|\[CALL_ID\]\s*|\bindex="|:(?=\d+\s*<\|tool_call_argument)|\bfunctions\.[\w.-]+:\s*)\b[\w-]+|\b\w+(?=[ \t]*=[ \t]*[\w.]+\()/g;

/** The keys of arguments: closing tags repeat them, and calls by position do not write them. A changed key is missing. */
const keysIn = (value: JsonValue | undefined): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [...(Array.isArray(value) ? [] : wordsOf(key)), ...keysIn(each)])
    : [];

/** How many calls of a text begin with a marker of the format before the name of a tool. What is quoted is none. */
function countMarkedCalls(text: string, { dialect, toolNames }: TextForm): number {
  const markers = tokensOf(dialect).filter((token) => text.includes(token));
  if (markers.length === 0 || (text.includes('`') && !markers.some((marker) => marker.includes('`')))) return 0;
  const names = toolNames.map(wholeName);
  const markup = markupOf(dialect);
  const [, ...marked] = text.split(new RegExp(markers.map(escaped).join('|'), 'u'));
  return marked.filter((piece) =>
    names.some((name) => {
      const at = piece.search(name);
      return (
        at >= 0 &&
        at < maxMarkupLength &&
        wordsOf(piece.slice(0, at)).every((word) => markup.has(word) || /^\d/.test(word))
      );
    }),
  ).length;
}

/** Between the marker of a call and the name of its tool, in UTF-16 units. */
const maxMarkupLength = 120;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(name)}(?![\\p{L}\\p{N}_-])`, 'u');

function isInOrder(text: string, within: string): boolean {
  const all = wordsOf(within);
  let at = 0;
  return wordsOf(text).every((word) => {
    while (at < all.length && all[at] !== word) at += 1;
    at += 1;
    return at <= all.length;
  });
}

// ---------------------------------------------------------------- reasoning

/** What encloses reasoning at the beginning of a text, in any format. Quoted tags and calls within have rules of their own. */
const enclosed =
  /^[<[|\w:>]*?(?:thinking|think|thought|analysis)(?::\w+)?(?:[|>\]]+|\n|<\|\w+\|>)([^`<[{(]*)(?:[<[]\/[\w:]+[>\]]|<\|(?:end|close)\w*\|>(?:think<)?|<channel\|>)([^]*)$/i;
const thoughtWords = /think|analysis|thought/i;

/** The reasoning in a text that begins with it, where that is all there is; `undefined` where it is not certain. */
function thoughtsIn(text: string, { dialect, thinking }: TextForm): string | undefined {
  if (thinking !== 'open' && !thoughtWords.test(text)) return '';
  const trimmed = text.trimStart();
  const begun = thinking === 'open' && !trimmed.startsWith('<think>') ? `<think>${trimmed}` : trimmed;
  const tags = [...(thinking === 'none' ? [] : ['<think>']), ...tokensOf(dialect)];
  if (!tags.some((tag) => begun.startsWith(tag))) return undefined;
  const [, thoughts, rest = ''] = enclosed.exec(begun) ?? [];
  return thoughtWords.test(rest) ? undefined : thoughts;
}

// ---------------------------------------------------------------- markup

const tokensOf = (dialect: string | null): readonly string[] => writingOf(dialect)?.controlTokens ?? [];

const writingOf = (dialect: string | null): Writing | undefined =>
  dialect === null ? undefined : dialectOf(dialect)?.writing;

/** The words of a format: of its markers, of a call as it is written, and of what models add in any format. */
function markupOf(dialect: string | null): ReadonlySet<string> {
  const call = writingOf(dialect)?.calls([{ name: '', argumentsText: '{}' }]) ?? '';
  const opening = Object.entries(openings).find(([name]) => name === dialect)?.[1] ?? [];
  return new Set([...tokensOf(dialect), ...opening, call, commonMarkup].flatMap(wordsOf));
}

/** Of no marker: keys of envelopes, attributes, languages, channels and entities. */
const commonMarkup = `think tool tools call calls name function functions arguments parameter parameters invoke input key value
  index id type string number boolean array object true false null json js python print code response message analysis final
  start end toolcalls item quot amp lt gt apos`;
