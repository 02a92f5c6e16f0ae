import type {
  CodeInterpreterCallItem,
  CodeInterpreterOutput,
  ReceivedCodeInterpreterCallItem,
} from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import { codeInput, readCode, readCodeOutput } from '../../../core/hosted-code.ts';
import { hostedToolNames, itemIdPrefixes, unknownToolError } from '../../../core/hosted-tools.ts';
import { asArray, asObject, asString, type JsonValue } from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart, setPointer } from '../../../core/provenance.ts';
import { toInputObject } from '../../../core/tool-input.ts';
import type { CoreOpaque, CoreText, CoreToolCall, CoreToolResult } from '../../../core/types.ts';
import { nativePayload } from './content.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { callIdAndStatus, extrasOf, idAndStatus, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { codeType, hostedResult, unknownReason, type HostedContext, type HostedParts } from './hosted-parts.ts';

/** Code that the vendor ran: one item is the call and its result. */

/** Include this to get what code wrote. */
export const includedOutputs = 'code_interpreter_call.outputs';

const unfinished: readonly JsonValue[] = ['in_progress', 'interpreting', 'incomplete'];

/** The call and the result in an item of `codeType`; `undefined` for one whose code is not a text. */
export function decodeCodeItem(
  item: ReceivedCodeInterpreterCallItem,
  pointer: string,
  { mint, isAnswer }: HostedContext,
): HostedParts | undefined {
  const { type: _, id, status, code, outputs, container_id: container, ...rest } = item;
  if (typeof code !== 'string' && code !== null && code !== undefined) return undefined;
  const list = asArray(outputs);
  const call = setPointer<CoreToolCall>(pointer, {
    type: 'tool-call',
    id: asString(id) ?? mint(itemIdPrefixes.code),
    name: hostedToolNames['code-execution'],
    input: { kind: 'json', value: typeof code === 'string' ? codeInput({ code }) : {} },
    providerExecuted: true,
    // That of another vendor's code is empty.
    ...withExtras({ ...rest, ...(container !== undefined && container !== '' && { container_id: container }) }),
    ...withWireForm({
      ...idAndStatus({ id, status }),
      container_id: container === '' ? '' : undefined,
      outputs: list ? 'list' : outputs === undefined ? 'absent' : 'null',
    }),
  });
  const hasFailed = status === 'failed';
  const hasEnded = isAnswer && !unfinished.includes(status ?? null);
  if (!hasFailed && !hasEnded && !list) return [call];
  const reason = hasFailed ? [unknownReason(pointer)] : [];
  const written = (list ?? []).map((output, index) => decodeOutput(output, `${pointer}/outputs/${index}`));
  return [call, hostedResult(call, pointer, [...reason, ...written])];
}

function decodeOutput(output: JsonValue, pointer: string): CoreText | CoreOpaque {
  const { type, logs, ...rest }: CodeInterpreterOutput = asObject(output) ?? {};
  if (type === 'logs' && typeof logs === 'string')
    return setPointer(pointer, { type: 'text', text: logs, ...withExtras(rest) });
  return setPointer(pointer, { type: 'opaque', protocol, kind: asString(type) ?? 'output', payload: output });
}

/** The item of code without what it wrote. */
export function encodeCodeHead(call: CoreToolCall, report: Report): CodeInterpreterCallItem {
  const { name } = call;
  const input = toInputObject(call, report);
  const written = wireFormOf(call);
  const isAbsent = written !== undefined && input['code'] === undefined;
  const { code, language } = isAbsent ? { code: null } : readCode({ name, input }, call, report);
  if (language !== undefined) report({ at: call, what: `that the language of the code is ${language}` });
  return wireObject<CodeInterpreterCallItem>(
    {
      type: codeType,
      ...callIdAndStatus(call),
      container_id: written?.['container_id'] === '' || !written ? '' : undefined,
      code,
      outputs: written && written['outputs'] !== 'absent' ? null : undefined,
    },
    extrasOf(call),
  );
}

/** The item of code with what it wrote. */
export function encodeCodeItem(
  head: CodeInterpreterCallItem,
  call: CoreToolCall,
  result: CoreToolResult,
  report: Report,
): CodeInterpreterCallItem {
  const { isError = false, extras, content } = result;
  const { reason, stderr, returnCode } = readCodeOutput(result, report);
  if (extras) reportForeignExtras(result, protocol, report);
  if (reason && reason.text !== unknownToolError) report({ at: reason, what: 'why code was not run to its end' });
  if (reason) reportForeignExtras(reason, protocol, report);
  if (stderr !== '') report({ at: result, field: 'value', what: 'which output was written to the standard error' });
  if (returnCode !== 0) report({ at: result, field: 'value', what: `that the code ended with ${returnCode}` });
  const outputs = content.flatMap((part) => (part === reason ? [] : encodeOutput(part, report)));
  if (stderr !== '') outputs.push({ type: 'logs', logs: stderr });
  const written = wireFormOf(call);
  const isListed = outputs.length > 0 || !written || written['outputs'] === 'list';
  const item: CodeInterpreterCallItem = { ...head };
  if (!written) item.status = isError ? 'failed' : 'completed';
  if (isListed) item.outputs = outputs;
  return item;
}

function encodeOutput(part: CoreToolResult['content'][number], report: Report): CodeInterpreterOutput[] {
  if (part.type === 'text') {
    reportForeignExtras(part, protocol, report);
    return [{ type: 'logs', logs: part.text, ...extrasOf(part) }];
  }
  const own = part.type === 'opaque' ? nativePayload(part) : undefined;
  if (own) return [own];
  if (part.type === 'opaque') reportForeignPart(part, report);
  else report({ at: part, what: `${part.type} in the result of code` });
  return [];
}
