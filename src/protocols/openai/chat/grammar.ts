import type { AnswerViolation, GrammarViolation } from '../../../core/codec.ts';
import { asArray, asNumber, asObject, asString, objectsIn, parseJson, type JsonObject } from '../../../core/json.ts';
import type { Frame, Step } from '../../../core/step.ts';
import { ObjectBoundaryScanner } from '../../../core/object-scan.ts';
import { findArgumentsFault } from '../../../core/tool-input.ts';
import { doneMarker } from './stream.ts';
import { faultInChunk } from './wire.ts';

/** What a candidate has said so far. */
interface CandidateState {
  /** The calls by their numbers; a custom tool's input may be any text. */
  calls: Map<number, FunctionCallState | 'custom'>;
  /** The arguments of a call in the form that `tool_calls` superseded. */
  functionCall: string;
  isFinished: boolean;
}
interface FunctionCallState {
  scan: ObjectBoundaryScanner;
  arguments: string;
  /** Whether a second object began behind the first. */
  isDoubled: boolean;
}

/** Reasons for which an answer ends within a call, whose arguments are then no JSON. */
const cutOffReasons: ReadonlySet<string> = new Set(['length', 'content_filter']);

/** The calls of a plain answer must be whole, and its finish_reason must fit them. */
export const answerFaults = ({ choices }: JsonObject): AnswerViolation[] =>
  objectsIn(choices).flatMap((choice, index) => findChoiceFaults(choice, `/choices/${index}`));

function findChoiceFaults(choice: JsonObject, path: string): AnswerViolation[] {
  const message = asObject(choice['message']) ?? {};
  const reason = asString(choice['finish_reason']) ?? '';
  const calls = objectsIn(message['tool_calls']);
  const broken = calls.flatMap((call, index): AnswerViolation[] => {
    const what = findArgumentsFault(asString(asObject(call['function'])?.['arguments']) ?? '');
    if (what === undefined || (cutOffReasons.has(reason) && index === calls.length - 1)) return [];
    return [{ path: `${path}/message/tool_calls/${index}/function/arguments`, what }];
  });
  const legacy = findArgumentsFault(asString(asObject(message['function_call'])?.['arguments']) ?? '');
  if (legacy !== undefined && !cutOffReasons.has(reason))
    broken.push({ path: `${path}/message/function_call/arguments`, what: legacy });
  const what = findContradiction(reason, calls.length);
  return what === undefined ? broken : [...broken, { path: `${path}/finish_reason`, what }];
}

function findContradiction(reason: string, calls: number): string | undefined {
  if (reason === 'tool_calls' && calls === 0) return 'there is no call';
  return reason === 'stop' && calls > 0 ? 'an answer with calls finishes with "tool_calls"' : undefined;
}

/**
 * The order of a Chat Completions stream (platform.openai.com, "Streaming"): chunks of one id; a candidate's
 * first delta has the role, its calls count from 0 and open with id and name, its finish_reason comes once
 * and last; then perhaps the usage in a chunk without choices; then `[DONE]`, and nothing behind it. An error
 * in place of a chunk ends a stream without `[DONE]`.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  const candidates = new Map<number, CandidateState>();
  let event = -1;
  let id: string | undefined;
  let hasUsageChunk = false;
  let ended: 'done' | 'error' | undefined;

  const report = (path: string, what: string): void => emit({ event, path, what });

  function readChunk(chunk: JsonObject): void {
    if (asObject(chunk['error'])) {
      ended = 'error';
      if (asString(asObject(chunk['error'])?.['message']) === undefined)
        report('/error/message', 'an error says what happened');
      return;
    }
    const form = faultInChunk(chunk);
    if (form) return report(form.path, `expected ${form.expected}, got ${form.got}`);
    const choices = asArray(chunk['choices']) ?? [];
    const chunkId = asString(chunk['id']);
    // The chunk in which Azure reports on the prompt has neither.
    if (chunkId !== '' || choices.length > 0) {
      if (id !== undefined && chunkId !== id) report('/id', 'all chunks of a stream have the same id');
      id ??= chunkId;
    }
    if (hasUsageChunk) report('', 'nothing but [DONE] follows the chunk with the usage');
    if (choices.length === 0 && asObject(chunk['usage'])) hasUsageChunk = true;
    for (const [position, choice] of choices.entries()) readChoice(asObject(choice) ?? {}, `/choices/${position}`);
  }

  function readChoice(choice: JsonObject, path: string): void {
    const index = asNumber(choice['index']) ?? 0;
    const delta = asObject(choice['delta']) ?? {};
    const state = candidates.get(index);
    const candidate: CandidateState = state ?? { calls: new Map(), functionCall: '', isFinished: false };
    candidates.set(index, candidate);
    if (!state && delta['role'] !== 'assistant')
      report(`${path}/delta/role`, 'the first delta of a candidate has the role "assistant"');
    if (candidate.isFinished) report(path, 'nothing of a candidate follows its finish_reason');
    for (const [position, call] of (asArray(delta['tool_calls']) ?? []).entries())
      readCall(candidate, asObject(call) ?? {}, `${path}/delta/tool_calls/${position}`);
    candidate.functionCall += asString(asObject(delta['function_call'])?.['arguments']) ?? '';
    const word = asString(choice['finish_reason']);
    if (word !== undefined) finish(candidate, word, `${path}/finish_reason`);
  }

  function readCall({ calls }: CandidateState, call: JsonObject, path: string): void {
    const index = asNumber(call['index']) ?? 0;
    const called = asObject(call['function']);
    const custom = asObject(call['custom']);
    if (!calls.has(index)) {
      if (index !== calls.size) report(`${path}/index`, `calls count from 0; the next is ${calls.size}`);
      if (!asString(call['id'])) report(`${path}/id`, 'the first fragment of a call has its id');
      if (!asString((called ?? custom)?.['name'])) report(path, 'the first fragment of a call has its name');
      calls.set(index, custom ? 'custom' : { scan: new ObjectBoundaryScanner(), arguments: '', isDoubled: false });
    }
    const known = calls.get(index);
    if (!known || known === 'custom') return;
    const fragment = asString(called?.['arguments']) ?? '';
    known.arguments += fragment;
    if (known.isDoubled || known.scan.take(fragment) === undefined) return;
    known.isDoubled = true;
    report(`${path}/function/arguments`, 'a second object begins behind the first');
  }

  function finish(candidate: CandidateState, reason: string, path: string): void {
    const { calls, isFinished: finished } = candidate;
    const what = findContradiction(reason, calls.size);
    if (what !== undefined && !finished) report(path, what);
    for (const [index, call] of finished ? [] : calls) {
      if (call === 'custom' || (cutOffReasons.has(reason) && index === calls.size - 1)) continue;
      if (call.scan.isOpen) report(path, `the arguments of call ${index} are not whole`);
      else if (!call.isDoubled && findArgumentsFault(call.arguments))
        report(path, `the arguments of call ${index} are no JSON object`);
    }
    if (!finished && !cutOffReasons.has(reason) && findArgumentsFault(candidate.functionCall))
      report(path, 'the arguments of the function_call are no JSON object');
    candidate.isFinished = true;
  }

  return {
    push({ data }) {
      event += 1;
      if (ended) return report('', ended === 'done' ? 'nothing follows [DONE]' : 'nothing follows an error');
      if (data.trim() === doneMarker) {
        ended = 'done';
        if (candidates.size === 0) report('', 'a stream has at least one choice');
        return reportUnfinished();
      }
      const chunk = asObject(parseJson(data));
      if (chunk) readChunk(chunk);
      else report('', 'a frame holds a JSON object or [DONE]');
    },
    end() {
      event += 1;
      if (ended) return;
      report('', 'the stream ends without [DONE]');
      reportUnfinished();
    },
  };

  function reportUnfinished(): void {
    for (const [index, candidate] of candidates)
      if (!candidate.isFinished) report('', `candidate ${index} has no finish_reason`);
  }
};
