import { appendAll } from '../core/append-all.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { withoutIndexes } from '../core/diagnostics.ts';
import { parseArguments, type JsonObject, type JsonValue } from '../core/json.ts';
import type { Loss, VendorProtocol } from '../core/types.ts';
import { readAnswerLeaves, type AnswerLeaves, type CallLeaf, type CandidateLeaves } from './answer-leaves.ts';
import type { Declared } from './declared.ts';
import { answerFinding, type CheckFinding } from './differences.ts';
import { withoutSpace } from './units.ts';

/** An answer as it was written: the body of a plain one, the frames of a stream. */
export interface AnswerDocuments {
  protocol: VendorProtocol;
  documents: readonly JsonObject[];
}

/**
 * The second witness of answers: it reads both without their decoders. The texts of a candidate, its reasoning and its
 * calls are the same on both sides, unless a loss of content is declared; a total of tokens includes its parts.
 */
export function compareAnswerLeaves(
  upstream: AnswerDocuments,
  client: AnswerDocuments,
  declared: Declared,
): CheckFinding[] {
  const answered = readAnswerLeaves(upstream.protocol, upstream.documents);
  const sent = readAnswerLeaves(client.protocol, client.documents);
  const findings = compareTotals(answered, sent);
  if (sent.contradiction !== undefined && answered.contradiction === undefined)
    findings.push(answerFinding(`${sent.contradiction} differ`, 'the same', 'others'));
  if (isContentLost(upstream.protocol, declared)) return findings;
  for (const [index, candidate] of answered.candidates) {
    const other = sent.candidates.get(index);
    if (other) appendAll(findings, compareCandidates(candidate, other, declared));
  }
  return findings;
}

/** The positions of content in answers. A loss elsewhere, such as of a count, is not a loss of content. */
const contentRoots: Readonly<Record<VendorProtocol, RegExp>> = {
  anthropic: /^\/content/,
  'openai-chat': /^\/choices(\/\*(\/message.*)?)?$/,
  'openai-completions': /^\/choices(\/\*(\/text)?)?$/,
  'openai-responses': /^\/output/,
  gemini: /^\/candidates(\/\*(\/content.*)?)?$/,
  'gemini-interactions': /^\/steps/,
  ollama: /^\/(message|response|thinking)/,
};

/** What is lost only because it becomes a text is still there. */
const isLossOfContent = (loss: Loss, root: RegExp): boolean =>
  loss.instead !== 'a text' && !isLossOfReasoning(loss) && (loss.path === '' || root.test(withoutIndexes(loss.path)));

/** Whether reasoning was lost: the text and the calls are there all the same. */
export const isLossOfReasoning = ({ path, what }: Loss): boolean =>
  /^(a part of the |the )?reasoning\b/.test(what) || /\/(reasoning|reasoning_content|thinking)$/.test(path);

/** Whether a loss of content is declared: then what is left cannot be compared as a whole. */
export function isContentLost(protocol: VendorProtocol, declared: Declared): boolean {
  const root = contentRoots[protocol];
  return declared.hasLossWhere((loss) => isLossOfContent(loss, root));
}

/** A total is the sum of its parts, or what the backend states. */
function compareTotals({ total: answered }: AnswerLeaves, { total: sent }: AnswerLeaves): CheckFinding[] {
  if (!sent || sent.stated === sent.sum || sent.stated === answered?.stated) return [];
  return [answerFinding('the total of tokens is not the sum of its parts', String(sent.sum), String(sent.stated))];
}

function compareCandidates(one: CandidateLeaves, other: CandidateLeaves, declared: Declared): CheckFinding[] {
  const findings: CheckFinding[] = [];
  if (withoutSpace(one.text) !== withoutSpace(other.text))
    findings.push(answerFinding('the texts of the answer were changed', one.text, other.text));
  // Not every client is shown reasoning, and some servers write it elsewhere.
  if (one.reasoning !== '' && other.reasoning !== '' && withoutSpace(one.reasoning) !== withoutSpace(other.reasoning))
    findings.push(answerFinding('the reasoning was changed', one.reasoning, other.reasoning));
  // A protocol may divide them, as streams of audio do.
  if (one.media.length === other.media.length && one.media.some((data, index) => data !== other.media[index]))
    findings.push(answerFinding('the bytes of media were changed', 'the bytes of the backend', 'others'));
  if (!one.areCallsCertain || !other.areCallsCertain) return findings;
  const [calls, sentCalls] = [one, other].map((each) => each.calls.map(readCall));
  // Arguments that are not JSON may have been repaired, and a call without a name is none.
  if (!calls || !sentCalls || ![...calls, ...sentCalls].every(isCertain)) return findings;
  const names = new Map(declared.notesOf('tool-renamed').map(({ saw, made }) => [made, saw]));
  const [expected, got] = [calls, sentCalls].map((each) => each.map((call) => describeCall(call, names)).join('\n'));
  if (expected !== undefined && got !== undefined && expected !== got)
    findings.push(answerFinding('the tool calls were changed', expected, got));
  return findings;
}

interface ReadCall {
  name: string;
  input: JsonValue | undefined;
}

const readCall = ({ name, input }: CallLeaf): ReadCall => ({
  name,
  input: typeof input !== 'string' ? input : input.trim() === '' ? {} : parseArguments(input),
});

const isCertain = ({ name, input }: ReadCall): boolean => name !== '' && input !== undefined;

const describeCall = ({ name, input }: ReadCall, names: ReadonlyMap<string | undefined, string | undefined>): string =>
  `${names.get(name) ?? name}(${canonicalJson(input ?? null)})`;
