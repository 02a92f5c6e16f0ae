import { maxOf } from '../core/extremes.ts';
import { asObject, parseJson } from '../core/json.ts';
import { dialectOf } from '../dialects/index.ts';
import type { Thinking } from '../dialects/dialect.ts';
import type { Note, VendorProtocol } from '../core/types.ts';
import { readAnswerLeaves, type CandidateLeaves } from './answer-leaves.ts';
import { isContentLost, isLossOfReasoning, type AnswerDocuments } from './compare-answer-leaves.ts';
import type { Declared } from './declared.ts';
import type { CheckFinding } from './differences.ts';
import { Words, wordsOf } from './words.ts';

// The second witness of answers in which a model writes calls or reasoning as text. It does not read the format: the
// words of the text, the reasoning and the calls that the client was sent are those that the model wrote, as often and in
// the same order, without the markup. White space, punctuation and what an argument is quoted with are not compared.

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
  const written = withoutFormat(isReasoningLost ? answered.text.replace(thoughts ?? '', '') : answered.text);
  const allWritten = new Words([written, isReasoningLost ? '' : answered.reasoning, ...answered.calls.map(textOfCall)]);
  const allSent = new Words([withoutFormat(sent.text), withoutFormat(sent.reasoning), ...sent.calls.map(textOfCall)]);
  const lost = allWritten
    .without(allSent)
    .without(new Words([...saw, ...(form.isCut ? [written.slice(-maxCutLength)] : [])]))
    .except(markupOf(form.dialect));
  const added = allSent.without(allWritten).without(new Words(made)).except(keysThatMayBeAdded(sent, form));
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
  if (!isInOrder(withoutFormat(sent.text), written))
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
  withoutFormat(`${name} ${typeof input === 'string' ? input : JSON.stringify(input)}`);

/** What formats write besides words of the model: ids and numbers of calls, closing tags, languages of code, variables. */
const formatPatterns: readonly RegExp[] = [
  /\[CALL_ID\]\s*\w+/g,
  /(?<=functions\.[\w.-]+):\s*\d+/g,
  /:\d+(?=<\|tool_call_argument)/g,
  /"id"\s*:\s*"[a-zA-Z0-9]{9}"(?=\s*\})/g,
  /"tool_call_id"\s*:\s*"?\w+/g,
  /"id"\s*:\s*"[\w-]*"(?=\s*,\s*"(?:type|function|name|tool_name)")/g,
  /\bindex="\d+"/g,
  /<\/[^<>\s]{1,64}>/g,
  /```\w*/g,
  /\bprint\(\w+\)/g,
  /\b\w+[ \t]*=[ \t]*(?=[\w.]+\()/g,
];
const withoutFormat = (text: string): string =>
  formatPatterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);

/** Dialects whose calls may have their arguments by position. */
const positional: ReadonlySet<string | null> = new Set(['gemma3', 'gemma4', 'functiongemma', 'pythonic', 'llama']);

function keysThatMayBeAdded({ calls }: CandidateLeaves, { dialect }: TextForm): ReadonlySet<string> {
  if (!positional.has(dialect)) return new Set();
  const inputs = calls.map(({ input }) => asObject(typeof input === 'string' ? parseJson(input) : input));
  return new Set(inputs.flatMap((input) => wordsOf(Object.keys(input ?? {}).join(' '))));
}

/** How many calls of a text begin with a marker of the format before the name of a tool. What is quoted is none. */
function countMarkedCalls(text: string, { dialect, toolNames }: TextForm): number {
  const tokens = dialect === null ? [] : (dialectOf(dialect)?.writing.controlTokens ?? []);
  const markers = tokens.filter((token) => text.includes(token));
  if (markers.length === 0 || (text.includes('`') && dialect !== 'gemma3')) return 0;
  const known = markupOf(dialect);
  const isMarked = (before: string): boolean =>
    markers.some((marker) => {
      const at = before.lastIndexOf(marker);
      return (
        at !== -1 && wordsOf(before.slice(at + marker.length)).every((word) => known.has(word) || /^\d/.test(word))
      );
    });
  const places = toolNames.flatMap((name) => [...text.matchAll(wholeName(name))].map(({ index }) => index));
  return new Set(places.filter((at) => isMarked(text.slice(Math.max(0, at - maxMarkupLength), at)))).size;
}

const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}_-])`, 'gu');

/** Between the marker of a call and the name of its tool, in UTF-16 units. */
const maxMarkupLength = 120;

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

/** What encloses reasoning at the beginning of a text. */
const thinkTags = /^<think>([^]*?)<\/think>([^]*)$/;
const ownThoughts: Readonly<Record<string, RegExp>> = {
  cohere: /^<\|START_THINKING\|>([^]*?)<\|END_THINKING\|>([^]*)$/,
  mistral: /^\[THINK\]([^]*?)\[\/THINK\]([^]*)$/,
  gemma4: /^<\|channel>thought\n([^]*?)<channel\|>([^]*)$/,
  qwen: /^<seed:think>([^]*?)<\/seed:think>([^]*)$/,
  minimax: /^<mm:think>([^]*?)<\/mm:think>([^]*)$/,
  harmony: /^<\|channel\|>analysis<\|message\|>([^]*?)<\|end\|>([^]*)$/,
};

/** The reasoning in a text that begins with it, where that is all there is; `undefined` where it is not certain. */
function thoughtsIn(text: string, { dialect, thinking }: TextForm): string | undefined {
  const begun = thinking === 'open' && !text.trimStart().startsWith('<think>') ? `<think>${text}` : text;
  const patterns = [
    ...(thinking === 'none' ? [] : [thinkTags]),
    ...(dialect !== null && ownThoughts[dialect] ? [ownThoughts[dialect]] : []),
  ];
  if (thinking !== 'open' && !thoughtWords.test(text)) return '';
  for (const pattern of patterns) {
    const [, thoughts, rest = ''] = pattern.exec(begun.trimStart()) ?? [];
    // Quoted tags and calls within reasoning are read by rules of their own.
    if (thoughts !== undefined && !markup.test(thoughts) && !thoughtWords.test(rest)) return thoughts;
  }
  return undefined;
}

const markup = /[`<[{(]/;
/** What encloses reasoning has one of these in all formats. */
const thoughtWords = /think|analysis|thought/i;

// ---------------------------------------------------------------- markup

/** Words of the markup of all formats: tags, channels and the keys of envelopes. */
const commonMarkup = wordsOf(
  `tool tools call calls name arguments args argument parameters parameter param input function functions functools invoke
  think thinking channel message start end return analysis commentary final assistant to json constrain code string
  section begin id type index response result minimax seed mm action plugin true false null eom eot im eos s arg key value
  output print default api python tag START END ACTION TEXT RESPONSE THINK TOOL CALL CALLS TOOLCALL toolcalls longcat ARGS object inst sep open close DSML
  tool_use thought content text escape turn of msg number string boolean array
  item quot amp lt gt apos js python`,
);

const markupWords = new Map<string | null, ReadonlySet<string>>();

function markupOf(dialect: string | null): ReadonlySet<string> {
  const known = markupWords.get(dialect);
  if (known) return known;
  const tokens = dialect === null ? [] : (dialectOf(dialect)?.writing.controlTokens ?? []);
  const made = new Set([...commonMarkup, ...tokens.flatMap(wordsOf)]);
  markupWords.set(dialect, made);
  return made;
}
