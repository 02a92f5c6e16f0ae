import { AnswerLocator } from '../core/answer-locator.ts';
import { isSameCallId } from '../core/call-ids.ts';
import type { BackendCodec } from '../core/codec.ts';
import type { CoreCandidate, CoreChatRequest, CoreChatResponse, CoreFinish, CoreUsage } from '../core/types.ts';
import { compareContent } from './compare-content.ts';
import type { Declared } from './declared.ts';
import { Differences, type CheckFinding, type Locator } from './differences.ts';
import { unitsOfAnswer } from './units.ts';

/** An answer as one side wrote it. */
export interface WrittenAnswer {
  codec: Pick<BackendCodec, 'protocol' | 'answerPlaces'>;
  response: CoreChatResponse;
}

/**
 * Compares the backend's answer with the one that the client was sent.
 * @param request the client's request: it decides what an answer contains.
 */
export function compareAnswers(
  upstream: WrittenAnswer,
  client: WrittenAnswer,
  request: CoreChatRequest,
  declared: Declared,
): CheckFinding[] {
  const [from, to] = [upstream.codec.protocol, client.codec.protocol];
  const [left, right] = [createAnswerLocator(upstream), createAnswerLocator(client)];
  const differences = new Differences('answer', { declared, left, right, from, to });
  const [answered, sent] = [upstream.response, client.response];
  // What is declared of the list of candidates is about those that were left out.
  const ofSent = new Differences('answer', {
    declared: declared.without(upstream.codec.answerPlaces.answerFields['candidates']),
    left,
    right,
    from,
    to,
  });
  for (const [index, candidate] of answered.candidates.entries()) {
    const other = sent.candidates[index];
    if (other)
      compareCandidates(candidate, other, { differences: ofSent, areSearchesLast: [from, to].includes('gemini') });
    else differences.missing({ owners: [candidate.message] }, `candidate ${index}`, describeCandidate(candidate));
  }
  for (const candidate of sent.candidates.slice(answered.candidates.length))
    differences.added({ owners: [candidate.message] }, 'a candidate', describeCandidate(candidate));
  if (answered.usage && isUsageExpected(request, sent)) compareUsage(answered, answered.usage, sent, differences);
  if (from === to) differences.compareFields(answered, sent, fieldsOfAnswer);
  return [...ofSent.findings, ...differences.findings];
}

/** Of answers: what is compared as content, and what names the one answer. */
const fieldsOfAnswer: ReadonlySet<string> = new Set('id model createdAt candidates usage wireForm'.split(' '));

/** Finds the places of what was decoded from a response: as if it had come as a whole. */
export function createAnswerLocator({ codec, response }: WrittenAnswer): Locator {
  const locator = AnswerLocator.of(response, codec.answerPlaces);
  return {
    locate: (at, field, within) =>
      locator.lossOf({
        at,
        what: '',
        ...(field !== undefined && { field }),
        ...(within !== undefined && { within }),
      }).path,
  };
}

const describeCandidate = ({ message }: CoreCandidate): string =>
  unitsOfAnswer(message.content)
    .map(({ text }) => text)
    .join('\n');

function compareCandidates(
  candidate: CoreCandidate,
  other: CoreCandidate,
  { differences, areSearchesLast }: { differences: Differences; areSearchesLast: boolean },
): void {
  // Gemini lists citations beside the content: those of a text that is not the last stay there.
  const unplaced = JSON.stringify(other.message.extras ?? {});
  const [units, others] = [candidate, other].map(({ message }) => unitsOfAnswer(message.content, { areSearchesLast }));
  compareContent(units ?? [], others ?? [], differences, unplaced);
  differences.compareOwners([candidate.message], [other.message]);
  compareCallIds(candidate, other, differences);
  const { finish } = candidate;
  if (classOf(finish) !== classOf(other.finish))
    differences.changed(
      { owners: [finish], field: 'reason' },
      'the reason to stop',
      finish.reason,
      other.finish.reason,
    );
  if (finish.stopSequence !== undefined && finish.stopSequence !== other.finish.stopSequence)
    differences.missing({ owners: [finish], field: 'stopSequence' }, 'the stop sequence', finish.stopSequence);
  if (candidate.logprobs && candidate.logprobs.length !== (other.logprobs?.length ?? 0))
    differences.missing({ owners: [candidate.logprobs] }, 'log probabilities', `${candidate.logprobs.length} tokens`);
}

/** An id that both sides have is that of the same call: the client sends the call's result back under it. */
function compareCallIds(candidate: CoreCandidate, other: CoreCandidate, differences: Differences): void {
  const [calls, sent] = [candidate, other].map(({ message }) =>
    message.content.flatMap((part) => (part.type === 'tool-call' && !part.providerExecuted ? [part] : [])),
  );
  // Where a call is missing, that is the difference.
  if (!calls || calls.length !== sent?.length) return;
  const indexes = new Map(calls.map(({ id }, index) => [id, index]));
  for (const [index, call] of sent.entries()) {
    const expected = calls[index];
    if (expected && (indexes.get(call.id) ?? index) !== index && !isSameCallId(expected.id, call.id))
      differences.contradicted({ owners: [expected], field: 'id' }, 'the id of a call', expected.id, call.id);
  }
}

/** Not every protocol distinguishes a refusal of the model from one of a filter. */
const classOf = ({ reason }: CoreFinish): CoreFinish['reason'] => (reason === 'content-filter' ? 'refusal' : reason);

/** Streams of OpenAI Chat count tokens only where the client requests it. */
const isUsageExpected = (request: CoreChatRequest, sent: CoreChatResponse): boolean =>
  sent.usage !== undefined || request.origin !== 'openai-chat' || !request.stream || request.includeUsage === true;

const counts = ['input', 'output', 'cacheRead', 'cacheWrite', 'reasoning'] as const satisfies (keyof CoreUsage)[];

function compareUsage(
  answered: CoreChatResponse,
  usage: CoreUsage,
  sent: CoreChatResponse,
  differences: Differences,
): void {
  const place = { owners: [answered], field: 'usage' };
  const missing: [string, string][] = [];
  for (const field of counts) {
    const [expected, got] = [usage[field], sent.usage?.[field]];
    const what = `the count of ${field} tokens`;
    if (expected === got) continue;
    // A protocol that requires a count writes 0 where nothing was counted.
    if (expected === undefined) {
      if (got !== 0) differences.changed(place, what, 'none', String(got));
    }
    // A count that could not be expressed is left out: another in its place is wrong.
    else if (got !== undefined) differences.contradicted(place, what, String(expected), String(got));
    else if (expected > 0) missing.push([what, String(expected)]);
  }
  // Each loss is of one count.
  const isDeclared = missing.length <= differences.countDeclared(place);
  for (const [what, expected] of missing)
    if (isDeclared) differences.missing(place, what, expected);
    else differences.contradicted(place, what, expected, null);
}
