import type { Report } from './codec.ts';
import { hostedToolNames } from './hosted-tools.ts';
import { asNumber, asObject, asString, nonEmpty, type JsonObject } from './json.ts';
import type { CoreText, CoreToolCall, CoreToolResult } from './types.ts';

/**
 * Code that a vendor ran. In Core the input of its call is `{ code, language }`, without a language for Python. The texts
 * of its result are what it wrote to its standard output; `value` is `{ stderr, return_code }`, as far as these are not
 * empty and 0. The first text of a result that failed is the reason, such as `execution_time_exceeded`.
 */

const pythonName = hostedToolNames['code-execution'];
/** The name of Anthropic's calls that run commands of a shell; their input is `{ command }`. */
const shellName = 'bash_code_execution';
const shellLanguage = 'bash';

/** The names of calls that run code. */
export const codeNames: readonly string[] = [pythonName, shellName];

/** Why code was stopped that ran for too long, as Anthropic calls it. */
export const timeoutReason = 'execution_time_exceeded';

export interface HostedCode {
  code: string;
  /** Absent for Python. */
  language?: string;
}

/** Whether a call runs code, which other calls in the same container may not. */
export const isCodeCall = ({ name, providerExecuted }: Pick<CoreToolCall, 'name' | 'providerExecuted'>): boolean =>
  providerExecuted && codeNames.includes(name);

/** The code of a call that runs some. Reports at `at` what else the call was given. */
export function readCode(
  { name, input }: { name: string; input: JsonObject | undefined },
  at: object,
  report: Report,
): HostedCode {
  const field = name === shellName ? 'command' : 'code';
  const { [field]: given, language: named, ...others } = input ?? {};
  const code = asString(given);
  const language = name === shellName ? shellLanguage : asString(named);
  const isRead = code !== undefined && (named === undefined || (name !== shellName && language !== undefined));
  if (!isRead || nonEmpty(others)) report({ at, what: 'what a call that runs code was given beside the code' });
  return { code: code ?? '', ...(language !== undefined && { language }) };
}

/** The input of a call that runs code. */
export const codeInput = ({ code, language }: HostedCode): JsonObject => ({
  code,
  ...(language !== undefined && { language }),
});

export interface CodeOutput {
  texts: CoreText[];
  stderr: string;
  returnCode: number;
  /** Why the code did not run to its end. */
  reason?: CoreText;
  /** Files, and whatever else is no text. */
  others: Exclude<CoreToolResult['content'][number], CoreText>[];
}

/** What code wrote, and how it ended. Reports what the result has beside it as an object. */
export function readCodeOutput(result: CoreToolResult, report: Report): CodeOutput {
  const { content, value, isError = false } = result;
  const texts = content.filter((part) => part.type === 'text');
  const { stderr, return_code: returnCode, ...others } = asObject(value) ?? {};
  const isRead =
    (value === undefined || asObject(value) !== undefined) &&
    (stderr === undefined || asString(stderr) !== undefined) &&
    (returnCode === undefined || asNumber(returnCode) !== undefined);
  if (!isRead || nonEmpty(others)) report({ at: result, field: 'value', what: 'the result of code as an object' });
  const reason = isError ? texts.shift() : undefined;
  return {
    texts,
    stderr: asString(stderr) ?? '',
    returnCode: asNumber(returnCode) ?? 0,
    ...(reason && { reason }),
    others: content.filter((part) => part.type !== 'text'),
  };
}

/** The `value` of the result of code; `undefined` where nothing was written to its standard error and it ended with 0. */
export const codeValue = (stderr: string, returnCode: number): JsonObject | undefined =>
  nonEmpty({ ...(stderr !== '' && { stderr }), ...(returnCode !== 0 && { return_code: returnCode }) });
