import type { CoreChatResponse, CoreToolCall } from '../../core/types.ts';
import { parseArguments, type JsonObject, type JsonSchema } from '../../core/json.ts';
import { findSchemaMismatch } from '../../core/schema-mismatch.ts';
import { textOf } from '../probe-findings.ts';
import { failed, inconclusive, passed, type Verdict } from './case.ts';

// Verdicts on the content of an answer.

/** The visible text of an answer, without reasoning that a server left in it. */
export const visibleText = (answer: CoreChatResponse): string =>
  textOf(answer)
    .replace(/^[^]*<\/think>/, '')
    .trim();

const isCutOff = ({ candidates }: CoreChatResponse): boolean => candidates[0]?.finish.reason === 'length';

/** An answer to a plain question. */
export function judgeText(answer: CoreChatResponse | undefined): Verdict {
  if (!answer) return failed('there is no answer');
  const content = answer.candidates[0]?.message.content ?? [];
  if (visibleText(answer) !== '') return passed();
  if (isCutOff(answer)) return inconclusive('the answer ended at the limit of tokens before its text began');
  return content.length > 0
    ? inconclusive('the answer has no text')
    : failed('the answer is empty: it has neither text nor anything else');
}

/** Whether an answer contains a term, which the model is asked for. */
export function judgeTerm(answer: CoreChatResponse | undefined, term: string): Verdict {
  const text = judgeText(answer);
  if (!answer || text.result !== 'passed') return text;
  if (visibleText(answer).includes('\uFFFD')) return failed('the text contains U+FFFD: a character was cut in two');
  return visibleText(answer).toLowerCase().includes(term.toLowerCase())
    ? passed()
    : inconclusive(`the answer does not contain "${term}", which was asked for`);
}

export const callsIn = (answer: CoreChatResponse | undefined): CoreToolCall[] =>
  (answer?.candidates[0]?.message.content ?? []).filter(
    (part): part is CoreToolCall => part.type === 'tool-call' && !part.providerExecuted,
  );

/** The tool calls of an answer: how many there must be, and that each is a call of the tool. */
export function judgeCalls(
  answer: CoreChatResponse | undefined,
  { name, schema, isForced, min = 1 }: { name: string; schema: JsonSchema; isForced?: true; min?: number },
): Verdict {
  const calls = callsIn(answer);
  for (const call of calls) {
    const wrong = findCallFault(call, name, schema);
    // What the model chooses freely is not the fault of its server.
    if (wrong !== undefined) return isForced ? failed(wrong) : inconclusive(wrong);
  }
  const ids = calls.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return failed(`several calls have the same id "${ids[0]}"`);
  if (calls.length >= min) return finishVerdict(answer);
  if (answer && isCutOff(answer)) return inconclusive('the answer ended at the limit of tokens before the call');
  if (isForced && calls.length === 0) return failed('the answer contains no tool call, although one was forced');
  return inconclusive(
    calls.length === 0
      ? 'the model did not call the tool'
      : `the model made ${calls.length} call where ${min} were asked for`,
  );
}

function finishVerdict(answer: CoreChatResponse | undefined): Verdict {
  const { reason } = answer?.candidates[0]?.finish ?? { reason: 'other' };
  return reason === 'content-filter' || reason === 'error'
    ? failed(`the answer has tool calls, and its finish reason is "${reason}"`)
    : passed();
}

function findCallFault({ name: called, input }: CoreToolCall, name: string, schema: JsonSchema): string | undefined {
  if (called !== name) return `a call of "${called}", which was not declared; the only tool is "${name}"`;
  const value = argumentsOf(input);
  if (value === undefined) return 'the arguments of the call are not a JSON object';
  const mismatch = findSchemaMismatch(schema, value);
  return mismatch && `the arguments do not match the schema of the tool: ${mismatch.path || '/'} ${mismatch.what}`;
}

const argumentsOf = (input: CoreToolCall['input']): JsonObject | undefined =>
  input.kind === 'json' ? input.value : parseArguments(input.text);

/** The usage of an answer: counted, and not more output than the limit allows. */
export function judgeUsage(answer: CoreChatResponse | undefined, maxTokens: number): Verdict {
  const { input, output, cacheRead = 0, reasoning = 0 } = answer?.usage ?? {};
  if (input === undefined || output === undefined) return failed('the answer has no token usage');
  if (input <= 0 || output <= 0) return failed(`the usage is ${input} input and ${output} output tokens`);
  if (cacheRead > input) return failed(`more cached tokens (${cacheRead}) than input tokens (${input})`);
  if (reasoning > output) return failed(`more reasoning tokens (${reasoning}) than output tokens (${output})`);
  return output > maxTokens
    ? failed(`${output} output tokens, although the limit of the request is ${maxTokens}`)
    : passed(`${input} input tokens, ${output} output tokens`);
}
