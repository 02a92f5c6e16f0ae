import { asArray, asNumber, asObject, asString, nonEmpty, objectsIn, type JsonObject } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { CoreImage, CoreText, CoreToolResult } from '../../../core/types.ts';
import { decodeImage, decodeOpaque, encodeUserPart } from './content.ts';
import { extrasOf, wireFormOf, withExtras, withWireForm } from './extras.ts';
import type { ResponsesServer } from './server.ts';
import { decodeString } from '../shared/media.ts';

/** Results of tools that the vendor defined and the client runs: for models of other vendors texts and pictures. */

type ResultPart = CoreToolResult['content'][number];

/** What such an item becomes: its parts, whether the call failed, and the fields that are for the item alone. */
interface DecodedOutput {
  content: ResultPart[];
  isError?: boolean;
  own?: JsonObject;
  rest: JsonObject;
}

/** The result in such an item; `undefined` for an item of another kind, or of no call. */
export function decodeClientResult(item: JsonObject, pointer: string): CoreToolResult | undefined {
  const { type, id, call_id: callId, status, ...fields } = item;
  // The id of an output of a local shell is that of its call (API reference, "Local shell call output").
  const call = asString(callId) ?? (type === 'local_shell_call_output' ? asString(id) : undefined);
  const decoded = call === undefined ? undefined : decodeOutput(type, { ...fields, status: status ?? null }, pointer);
  if (call === undefined || !decoded) return undefined;
  const { content, isError, own, rest } = decoded;
  return setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId: call,
    content,
    ...(isError && { isError }),
    providerExecuted: false,
    ...withExtras(rest),
    ...withWireForm({
      type: asString(type),
      id: asString(id),
      status: asString(status),
      ...own,
      ...(callId === undefined && { call_id: 'absent' }),
    }),
  });
}

function decodeOutput(
  type: JsonObject[string] | undefined,
  { output, status, ...rest }: JsonObject,
  pointer: string,
): DecodedOutput | undefined {
  const at = `${pointer}/output`;
  switch (type) {
    case 'shell_call_output': {
      const { max_output_length: limit, ...others } = rest;
      const content = objectsIn(output).flatMap((entry, index) => decodeEntry(entry, index, `${at}/${index}`));
      return { content, own: limit === undefined ? {} : { max_output_length: limit }, rest: others };
    }
    case 'local_shell_call_output':
      return { content: decodeString(asString(output) ?? '', at), rest };
    case 'apply_patch_call_output': {
      const content = typeof output === 'string' ? decodeString(output, at) : [];
      return { content, isError: status === 'failed', own: typeof output === 'string' ? { output } : {}, rest };
    }
    case 'computer_call_output': {
      const { acknowledged_safety_checks: checks, ...others } = rest;
      const isBlank = (asArray(checks) ?? []).length === 0;
      const acknowledged = checks === undefined ? {} : { acknowledged_safety_checks: checks };
      const content = [setPointer(at, decodeScreenshot(asObject(output) ?? {}, at))];
      return { content, own: isBlank ? acknowledged : {}, rest: isBlank ? others : { ...others, ...acknowledged } };
    }
    default:
      return undefined;
  }
}

function decodeScreenshot(output: JsonObject, pointer: string): ResultPart {
  const { type, image_url: url, file_id: id } = output;
  if (type !== 'computer_screenshot' || (typeof url !== 'string' && typeof id !== 'string'))
    return decodeOpaque(output, 'content');
  return decodeImage(output, pointer);
}

// ---------------------------------------------------------------- output of a shell

/** What one command printed, and how it ended: a text each, where there is one. */
function decodeEntry(entry: JsonObject, index: number, pointer: string): CoreText[] {
  const { stdout, stderr, outcome, ...rest } = entry;
  const part = (field: string, text: string, own: JsonObject = {}): CoreText =>
    setPointer(`${pointer}/${field}`, { type: 'text', text, ...withWireForm({ entry: index, field, ...own }) });
  const texts = Object.entries({ stdout, stderr }).flatMap(([field, text]) =>
    typeof text === 'string' && text !== '' ? [part(field, text)] : [],
  );
  const ending = asObject(outcome) ?? {};
  return [...texts, { ...part('outcome', describeOutcome(ending), { outcome: ending }), ...withExtras(rest) }];
}

function describeOutcome({ type, exit_code: code }: JsonObject): string {
  if (type === 'timeout') return 'The command was ended: it took too long.';
  return `Exit code: ${asNumber(code) ?? 'unknown'}`;
}

/** Texts that are not of a command are its output: something was put in their place. */
function encodeEntries(content: readonly ResultPart[]): JsonObject[] {
  const entries: JsonObject[] = [];
  for (const part of content) {
    if (part.type !== 'text') continue;
    const { entry, field, outcome } = wireFormOf(part) ?? {};
    const index = asNumber(entry) ?? Math.max(entries.length - 1, 0);
    const known = (entries[index] ??= { stdout: '', stderr: '', outcome: { type: 'exit', exit_code: 0 } });
    const ending = field === 'outcome' ? (asObject(outcome) ?? {}) : undefined;
    if (ending) Object.assign(known, { outcome: ending }, extrasOf(part));
    if (!ending || part.text !== describeOutcome(ending)) {
      const name = field === 'stderr' ? field : 'stdout';
      known[name] = (asString(known[name]) ?? '') + part.text;
    }
  }
  return entries;
}

// ---------------------------------------------------------------- core → wire

/** The item of such a result; `undefined` for one that had another form, or has no longer what its own form holds. */
export function encodeClientResult(result: CoreToolResult, server: ResponsesServer): JsonObject | undefined {
  const { type, id, status, call_id: callIdForm, ...own } = wireFormOf(result) ?? {};
  const output = encodeOutput(type, result, own, server);
  if (!output) return undefined;
  const callId = server.callId(result.callId);
  return {
    type: type ?? null,
    ...(callIdForm === 'absent' ? { id: callId } : { ...(id !== undefined && { id }), call_id: callId }),
    ...(status !== undefined && { status }),
    ...output,
    ...extrasOf(result),
  };
}

function encodeOutput(
  type: JsonObject[string] | undefined,
  { content, isError }: CoreToolResult,
  own: JsonObject,
  server: ResponsesServer,
): JsonObject | undefined {
  const text = (): string => content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  switch (type) {
    case 'shell_call_output':
      return { ...own, output: encodeEntries(content) };
    case 'local_shell_call_output':
      return { output: text() };
    case 'apply_patch_call_output':
      return {
        status: isError ? 'failed' : 'completed',
        ...((content.length > 0 || own['output'] !== undefined) && { output: text() }),
      };
    case 'computer_call_output': {
      const [part, ...others] = content;
      if (others.length > 0 || (part?.type !== 'image' && part?.type !== 'opaque')) return undefined;
      const screenshot = encodeScreenshot(part, server);
      return screenshot && { ...own, output: screenshot };
    }
    default:
      return undefined;
  }
}

function encodeScreenshot(part: CoreImage | Extract<ResultPart, { type: 'opaque' }>, server: ResponsesServer) {
  const [encoded] = encodeUserPart(part, server);
  const image = encoded && nonEmpty(encoded);
  return part.type === 'image' ? image && { ...image, type: 'computer_screenshot' } : image;
}
