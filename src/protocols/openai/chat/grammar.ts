import type { ReceivedAnswerCall, ReceivedAnswerChoice, ReceivedCalledTool } from '../../../../generated/openai.js';
import { readAnswerChunk } from '../../../../generated/openai.readers.js';
import { validateChatCompletionChunk } from '../../../../generated/openai.validators.js';
import type { AnswerRules, AnswerViolation } from '../../../core/codec.ts';
import { asString } from '../../../core/json.ts';
import { ObjectBoundaryScanner } from '../../../core/json-scan.ts';
import { findArgumentsFault } from '../../../core/tool-input.ts';
import { choiceGrammar, type ChoiceCheck, type ReportViolation } from '../shared/choice-grammar.ts';

interface FunctionCallState {
  scan: ObjectBoundaryScanner;
  arguments: string;
  /** Whether a second object began behind the first. */
  isDoubled: boolean;
}

/** Reasons for which an answer ends within a call, whose arguments are then no JSON. */
const cutOffReasons: ReadonlySet<string> = new Set(['length', 'content_filter']);

/** Whether the arguments of calls of the tool of this name may be any text. */
type IsRaw = (name: string) => boolean;

/**
 * The rules of answers. The calls of a plain answer must be whole, and its finish_reason must fit them. In a stream a
 * choice's first delta has the role, its calls count from 0 and open with id and name; an error ends a stream without
 * `[DONE]`.
 */
export const answerRules = (isRaw: IsRaw = () => false) =>
  ({
    answerViolations: (answer) =>
      (readAnswerChunk(answer)?.choices ?? []).flatMap((choice, index) =>
        findChoiceFaults(choice, `/choices/${index}`, isRaw),
      ),
    grammar: choiceGrammar<ReceivedAnswerChoice>({
      readAnswer: readAnswerChunk,
      validateChunk: validateChatCompletionChunk,
      createCheck: (report) => checkChoice(report, isRaw),
      requiresIndex: false,
      allowsDoneAfterError: false,
    }),
  }) satisfies AnswerRules;

const argumentsOf = (called: ReceivedCalledTool | null | undefined): string => asString(called?.arguments) ?? '';

function findChoiceFaults(
  { message, finish_reason: finishReason }: ReceivedAnswerChoice,
  path: string,
  isRaw: IsRaw,
): AnswerViolation[] {
  const reason = finishReason ?? '';
  const { tool_calls: calls, function_call: legacyCall } = message ?? {};
  const count = calls?.length ?? 0;
  const broken = (calls ?? []).flatMap(({ function: called }, index): AnswerViolation[] => {
    const what = findArgumentsFault(argumentsOf(called));
    if (isRaw(called?.name ?? '')) return [];
    if (what === undefined || (cutOffReasons.has(reason) && index === count - 1)) return [];
    return [{ path: `${path}/message/tool_calls/${index}/function/arguments`, what }];
  });
  const legacy = findArgumentsFault(argumentsOf(legacyCall));
  if (legacy !== undefined && !cutOffReasons.has(reason))
    broken.push({ path: `${path}/message/function_call/arguments`, what: legacy });
  const what = findContradiction(reason, count);
  return what === undefined ? broken : [...broken, { path: `${path}/finish_reason`, what }];
}

function findContradiction(reason: string, calls: number): string | undefined {
  if (reason === 'tool_calls' && calls === 0) return 'there is no call';
  return reason === 'stop' && calls > 0 ? 'an answer with calls finishes with "tool_calls"' : undefined;
}

function checkChoice(report: ReportViolation, isRaw: IsRaw): ChoiceCheck<ReceivedAnswerChoice> {
  /** The calls by their numbers; the input of some may be any text. */
  const calls = new Map<number, FunctionCallState | 'raw'>();
  /** The arguments of a call in the form that `tool_calls` superseded. */
  let functionCall = '';
  let hasBegun = false;

  function readCall({ index: number, id, function: called, custom }: ReceivedAnswerCall, path: string): void {
    const index = number ?? 0;
    if (!calls.has(index)) {
      const next = calls.size;
      if (index !== next) report(`${path}/index`, `calls count from 0; the next is ${next}`);
      if (!id) report(`${path}/id`, 'the first fragment of a call has its id');
      if (!(called ?? custom)?.name) report(path, 'the first fragment of a call has its name');
      const isAnyText = custom || isRaw(called?.name ?? '');
      calls.set(index, isAnyText ? 'raw' : { scan: new ObjectBoundaryScanner(), arguments: '', isDoubled: false });
    }
    const state = calls.get(index);
    if (!state || state === 'raw') return;
    const fragment = argumentsOf(called);
    state.arguments += fragment;
    if (state.isDoubled || state.scan.take(fragment) === undefined) return;
    state.isDoubled = true;
    report(`${path}/function/arguments`, 'a second object begins behind the first');
  }

  return {
    read({ delta }, path) {
      if (!hasBegun && delta?.role !== 'assistant')
        report(`${path}/delta/role`, 'the first delta of a choice has the role "assistant"');
      hasBegun = true;
      for (const [position, call] of (delta?.tool_calls ?? []).entries())
        readCall(call, `${path}/delta/tool_calls/${position}`);
      functionCall += argumentsOf(delta?.function_call);
    },
    finish(finishReason, path) {
      const isCutOff = cutOffReasons.has(finishReason);
      const what = findContradiction(finishReason, calls.size);
      if (what !== undefined) report(path, what);
      for (const [index, call] of calls) {
        if (call === 'raw' || (isCutOff && index === calls.size - 1)) continue;
        if (call.scan.isOpen) report(path, `the arguments of call ${index} are not whole`);
        else if (!call.isDoubled && findArgumentsFault(call.arguments))
          report(path, `the arguments of call ${index} are no JSON object`);
      }
      if (!isCutOff && findArgumentsFault(functionCall))
        report(path, 'the arguments of the function_call are no JSON object');
    },
  };
}
