import type { ExecutableCode, ReceivedCandidatePart, ReceivedCodeExecutionResult } from '../../../generated/gemini.js';
import { readCodeExecutionResult } from '../../../generated/gemini.readers.js';
import type { Report } from '../../core/codec.ts';
import { codeInput, codeValue, isCodeCall, readCode, readCodeOutput, timeoutReason } from '../../core/hosted-code.ts';
import { hostedToolNames, mintedIdPrefixes, unknownToolError } from '../../core/hosted-tools.ts';
import { asObject, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { copyProvenance, fieldReporter, reportForeignPart, setPointer } from '../../core/provenance.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreOpaque,
  CoreText,
  CoreToolCall,
  CoreToolResult,
  Signature,
} from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { extrasOf, nestExtras, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';

/** Code that the vendor ran: `executableCode` and, in a part after it, `codeExecutionResult`. */

const idPrefix = mintedIdPrefixes['code-execution'];
const pythonName = 'PYTHON';
const unspecifiedName = 'LANGUAGE_UNSPECIFIED';
const outcomes = { ok: 'OUTCOME_OK', failed: 'OUTCOME_FAILED', timeout: 'OUTCOME_DEADLINE_EXCEEDED' } as const;

/** Matches the results of code to the code, by its id where it has one, else to the last without a result. */
export interface CodeMatcher {
  addCode(wireId: string | undefined): string;
  /** The id of the call that a result is of; `undefined` for a result of no code. */
  takeResult(wireId: string | undefined): string | undefined;
}

/** @param mintId gives ids to code without one. */
export function createCodeMatcher(mintId: () => string): CodeMatcher {
  const known = new Set<string>();
  const open = new Set<string>();
  /** The ids in their order; those that are not open any more are dropped when they are found. */
  const order: string[] = [];

  function takeLast(): string | undefined {
    let id = order.pop();
    while (id !== undefined && !open.delete(id)) id = order.pop();
    return id;
  }

  return {
    addCode(wireId) {
      let id = wireId ? `${idPrefix}${wireId}` : mintId();
      while (known.has(id)) id = mintId();
      known.add(id);
      open.add(id);
      order.push(id);
      return id;
    },
    takeResult(wireId) {
      if (!wireId) return takeLast();
      const id = `${idPrefix}${wireId}`;
      return open.delete(id) ? id : undefined;
    },
  };
}

/** How code and its result were written, as far as Core does not show it; null stands for an absent field. */
type CodeForm = { id?: string | null; language?: string | null; output?: null; outcome?: null };

/** What a part has beside its kind: its signature, and how it was written. */
interface PartFields {
  signature?: Signature;
  placeholder?: string;
}

/** The call or result in a part; `undefined` for a part of another kind, and a result of no code. */
export function decodeCodePart(
  { executableCode: written, codeExecutionResult: result, ...rest }: ReceivedCandidatePart,
  pointer: string | undefined,
  { signature, placeholder }: PartFields,
  matcher: CodeMatcher,
): CoreToolCall | CoreToolResult | undefined {
  const signed = { ...(signature && { signature }) };
  const form = (fields: CodeForm) =>
    withWireForm({ place: 'code', ...fields, ...withoutUndefined({ thoughtSignature: placeholder }) });
  const name = hostedToolNames['code-execution'];
  if (written && result === undefined) {
    const { id, language, code, ...own } = written;
    if (typeof code !== 'string' || language === null) return undefined;
    const isPython = language === undefined || language === pythonName || language === unspecifiedName;
    return {
      type: 'tool-call',
      id: matcher.addCode(id ?? undefined),
      name,
      input: { kind: 'json', value: codeInput({ code, ...(!isPython && { language }) }) },
      providerExecuted: true,
      ...signed,
      ...withExtras({ ...rest, ...nestExtras('executableCode', own) }),
      ...form({ id: id ?? null, ...(language !== pythonName && { language: language ?? null }) }),
    };
  }
  if (!result || written !== undefined) return undefined;
  const { id, outcome, output, ...own } = result;
  const callId = output === null ? undefined : matcher.takeResult(id ?? undefined);
  if (callId === undefined) return undefined;
  const { content, value, isError, unknown } = readOutcome(outcome ?? undefined, output ?? '', pointer);
  return {
    type: 'tool-result',
    callId,
    name,
    content,
    ...(value && { value: pointer === undefined ? value : setPointer(`${pointer}/codeExecutionResult`, value) }),
    ...(isError && { isError }),
    providerExecuted: true,
    ...signed,
    ...withExtras({ ...rest, ...nestExtras('codeExecutionResult', { ...own, ...unknown }) }),
    ...form({
      id: id ?? null,
      ...(output === undefined && { output: null }),
      ...(outcome === undefined && { outcome: null }),
    }),
  };
}

interface Outcome {
  content: CoreText[];
  value?: JsonObject | undefined;
  isError?: true;
  /** An outcome that only this vendor knows. */
  unknown?: Pick<ReceivedCodeExecutionResult, 'outcome'>;
}

/** The output of code that succeeded is its standard output, of any other its standard error (API reference). */
function readOutcome(outcome: string | undefined, output: string, pointer: string | undefined): Outcome {
  const place = (text: string): CoreText =>
    pointer === undefined
      ? { type: 'text', text }
      : setPointer(`${pointer}/codeExecutionResult`, { type: 'text', text });
  const written = output === '' ? [] : [place(output)];
  switch (outcome) {
    case undefined:
    case outcomes.ok:
      return { content: written };
    case outcomes.failed:
      return { content: [], value: codeValue(output, 1) };
    case outcomes.timeout:
      return { content: [place(timeoutReason), ...written], isError: true };
    default:
      return { content: [place(unknownToolError), ...written], isError: true, unknown: { outcome } };
  }
}

// ---------------------------------------------------------------- Core to wire

/** A call that runs code as a part. */
export function encodeCode(call: CoreToolCall, at: object, report: Report): ReceivedCandidatePart {
  const { code, language } = readCode({ name: call.name, input: toInputObject(call, report) }, at, report);
  const form: CodeForm = wireFormOf(call);
  const named = language ?? pythonName;
  const isKnown = language === undefined || form.language === language;
  if (!isKnown) report({ at, what: `that the language of the code is ${named}` });
  const { executableCode: own, ...rest } = extrasOf(call);
  const written = language === undefined && form.language !== undefined ? form.language : named;
  return {
    executableCode: wireObject<ExecutableCode>(
      {
        id: form.id ?? undefined,
        language: written === null ? undefined : isKnown ? written : unspecifiedName,
        code,
      },
      asObject(own),
    ),
    ...rest,
  };
}

/** The result of such a call as a part. */
export function encodeCodeResult(result: CoreToolResult, report: Report): ReceivedCandidatePart {
  const form: CodeForm = wireFormOf(result);
  const { codeExecutionResult: own, ...rest } = extrasOf(result);
  const { texts, stderr, returnCode, reason, others } = readCodeOutput(result, report);
  for (const part of others) {
    if (part.type === 'opaque') reportForeignPart(part, report);
    else report({ at: part, what: `${part.type} in the result of code` });
  }
  const stdout = texts.map(({ text }) => text).join('');
  const isTimeout = reason?.text === timeoutReason;
  const hasFailed = result.isError === true || returnCode !== 0;
  const isUnknown = typeof readCodeExecutionResult(own)?.outcome === 'string';
  const lose = fieldReporter(result, 'value', report);
  if (hasFailed && !result.isError && stdout !== '' && stderr !== '')
    lose('which output was written to the standard error');
  if (!hasFailed && stderr !== '') lose('that some output was written to the standard error');
  if (result.isError && (stderr !== '' || returnCode !== 0)) lose('what code that failed wrote');
  if (hasFailed && !result.isError && (returnCode !== 1 || stderr === ''))
    lose(`that the code ended with ${returnCode}`);
  if (result.isError && !isTimeout && !isUnknown)
    report({ at: result, what: 'that code was not run to its end', instead: 'code that failed' });
  const why = reason && !isTimeout && !isUnknown ? reason.text : '';
  const output = `${why}${stdout}${stderr}`;
  const outcome = isTimeout ? outcomes.timeout : hasFailed ? outcomes.failed : outcomes.ok;
  return {
    codeExecutionResult: wireObject<ReceivedCodeExecutionResult>(
      {
        id: form.id ?? undefined,
        outcome: form.outcome === null ? undefined : outcome,
        output: form.output === null && output === '' ? undefined : output,
      },
      asObject(own),
    ),
    ...rest,
  };
}

const ownId = new RegExp(`^(srvtoolu_|ci_)${idPrefix}`);

/** Whether this vendor ran the code; it may come back through a client of another protocol. */
const isOwnCode = (part: CoreToolCall | CoreToolResult): boolean => {
  const id = part.type === 'tool-call' ? part.id : part.callId;
  return wireFormOf(part)['place'] === 'code' || ownId.test(id);
};

/** An earlier answer in which code that this vendor ran is in its own parts again. */
export function restoreCode(message: CoreAssistantMessage, report: Report): CoreAssistantMessage {
  const calls = new Set<string>();
  const restore = (part: CoreAssistantPart): CoreAssistantPart => {
    const isRestored =
      part.type === 'tool-call'
        ? isCodeCall(part) && isOwnCode(part)
        : part.type === 'tool-result' && part.providerExecuted && isOwnCode(part) && calls.has(part.callId);
    if (!isRestored || (part.type !== 'tool-call' && part.type !== 'tool-result')) return part;
    if (part.type === 'tool-call') calls.add(part.id);
    const payload = part.type === 'tool-call' ? encodeCode(part, part, report) : encodeCodeResult(part, report);
    const { cache, signature, extras, wireForm } = part;
    const foreign = Object.fromEntries(Object.entries(extras ?? {}).filter(([owner]) => owner !== protocol));
    return copyProvenance<CoreOpaque>(part, {
      type: 'opaque',
      protocol,
      kind: part.type === 'tool-call' ? 'executableCode' : 'codeExecutionResult',
      payload,
      ...withoutUndefined({ cache, signature, wireForm }),
      ...(Object.keys(foreign).length > 0 && { extras: foreign }),
    });
  };
  const content = message.content.map(restore);
  return content.every((part, index) => part === message.content[index])
    ? message
    : copyProvenance(message, { ...message, content });
}
