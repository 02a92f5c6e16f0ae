import type * as wire from '../../../../generated/openai.js';
import {
  asArray,
  asNumber,
  asObject,
  asString,
  nonEmpty,
  objectsIn,
  withoutUndefined,
  type JsonObject,
} from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { CoreImage, CoreOpaque, CoreText, CoreToolResult } from '../../../core/types.ts';
import { decodeImage, decodeOpaque, encodeUserPart } from './content.ts';
import { extrasOf, idAndStatus, wireFormOf, withExtras, withWireForm } from './extras.ts';
import type { ResponsesServer } from './server.ts';
import type { ClientResultFields, WrittenClientResult, WrittenScreenshot } from './wire.ts';
import { decodeString } from '../shared/media.ts';

/** Results of tools that the vendor defined and the client runs: for models of other vendors texts and pictures. */

type ResultPart = CoreToolResult['content'][number];

/** What such an item becomes: its parts, whether the call failed, and the fields that are for the item alone. */
interface DecodedOutput {
  content: ResultPart[];
  isError?: boolean;
  own?: JsonObject;
  rest: Pick<wire.ReceivedShellCallOutputItem, 'id' | 'call_id' | 'status'>;
}

/** The result in such an item; `undefined` for an item of another kind, or of no call. */
export function decodeClientResult(item: wire.ReceivedOutputItem, pointer: string): CoreToolResult | undefined {
  const decoded = decodeOutput(item, `${pointer}/output`);
  if (!decoded) return undefined;
  const { content, isError, own, rest } = decoded;
  const { id, call_id: callId, status, ...others } = rest;
  // The id of an output of a local shell is that of its call (API reference, "Local shell call output").
  const call = asString(callId) ?? (item.type === 'local_shell_call_output' ? asString(id) : undefined);
  if (call === undefined) return undefined;
  return setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId: call,
    content,
    ...(isError && { isError }),
    providerExecuted: false,
    ...withExtras(others),
    ...withWireForm({
      type: item.type,
      ...idAndStatus({ id, status }),
      ...own,
      ...(callId === undefined && { call_id: 'absent' }),
    }),
  });
}

/** `pointer`: that of the output. */
function decodeOutput(item: wire.ReceivedOutputItem, pointer: string): DecodedOutput | undefined {
  switch (item.type) {
    case 'shell_call_output': {
      const { type: _, output, max_output_length: limit, ...rest } = item;
      const content = objectsIn(output).flatMap((entry, index) => decodeEntry(entry, index, `${pointer}/${index}`));
      return { content, own: limit === undefined ? {} : { max_output_length: limit }, rest };
    }
    case 'local_shell_call_output': {
      const { type: _, output, ...rest } = item;
      return { content: decodeString(asString(output) ?? '', pointer), rest };
    }
    case 'apply_patch_call_output': {
      const { type: _, output, ...rest } = item;
      const content = typeof output === 'string' ? decodeString(output, pointer) : [];
      return { content, isError: rest.status === 'failed', own: typeof output === 'string' ? { output } : {}, rest };
    }
    case 'computer_call_output': {
      const { type: _, output, acknowledged_safety_checks: checks, ...rest } = item;
      const isBlank = (asArray(checks) ?? []).length === 0;
      const acknowledged = checks === undefined ? {} : { acknowledged_safety_checks: checks };
      const content = [setPointer(pointer, decodeScreenshot(asObject(output) ?? {}, pointer))];
      return { content, own: isBlank ? acknowledged : {}, rest: isBlank ? rest : { ...rest, ...acknowledged } };
    }
    default:
      return undefined;
  }
}

type Screenshot = Partial<wire.ComputerCallOutputItem['output']>;

function decodeScreenshot(output: Screenshot, pointer: string): ResultPart {
  const { type, image_url: url, file_id: id } = output;
  if (type !== 'computer_screenshot' || (typeof url !== 'string' && typeof id !== 'string'))
    return decodeOpaque(output, 'content');
  return decodeImage(output, pointer);
}

// ---------------------------------------------------------------- output of a shell

/** What one command printed, and how it ended: a text each, where there is one. */
type ShellEntry = wire.ShellCallOutputItem['output'][number];

function decodeEntry(entry: Partial<ShellEntry>, index: number, pointer: string): CoreText[] {
  const { stdout, stderr, outcome, ...rest } = entry;
  const part = (field: keyof ShellEntry, text: string, own: JsonObject = {}): CoreText =>
    setPointer(`${pointer}/${field}`, { type: 'text', text, ...withWireForm({ entry: index, field, ...own }) });
  const ending = asObject(outcome) ?? {};
  const texts = [...(stdout ? [part('stdout', stdout)] : []), ...(stderr ? [part('stderr', stderr)] : [])];
  return [...texts, { ...part('outcome', describeOutcome(ending), { outcome: ending }), ...withExtras(rest) }];
}

function describeOutcome({ type, exit_code: code }: ShellEntry['outcome']): string {
  if (type === 'timeout') return 'The command was ended: it took too long.';
  return `Exit code: ${asNumber(code) ?? 'unknown'}`;
}

/** Texts that are not of a command are its output: something was put in their place. */
function encodeEntries(content: readonly ResultPart[]): ShellEntry[] {
  const entries: ShellEntry[] = [];
  for (const part of content) {
    if (part.type !== 'text') continue;
    const { entry, field, outcome } = wireFormOf(part) ?? {};
    const index = asNumber(entry) ?? Math.max(entries.length - 1, 0);
    const known = (entries[index] ??= { stdout: '', stderr: '', outcome: { type: 'exit', exit_code: 0 } });
    const ending = field === ('outcome' satisfies keyof ShellEntry) ? (asObject(outcome) ?? {}) : undefined;
    if (ending) Object.assign(known, { outcome: ending } satisfies Partial<ShellEntry>, extrasOf(part));
    if (!ending || part.text !== describeOutcome(ending)) {
      if (field === 'stderr') known.stderr += part.text;
      else known.stdout += part.text;
    }
  }
  return entries;
}

// ---------------------------------------------------------------- core → wire

/** The item of such a result; `undefined` for one that had another form, or has no longer what its own form holds. */
export function encodeClientResult(result: CoreToolResult, server: ResponsesServer): WrittenClientResult | undefined {
  const ownForm = wireFormOf(result) ?? {};
  const own = encodeOwnFields(result, ownForm, server);
  if (!own) return undefined;
  const callId = server.callId(result.callId);
  const { id, status } = idAndStatus(ownForm);
  const isUnnamed = ownForm['call_id'] === 'absent';
  const around = withoutUndefined({ id: isUnnamed ? callId : id, status, call_id: isUnnamed ? undefined : callId });
  return { ...around, ...own, ...extrasOf(result) };
}

function encodeOwnFields(
  { content, isError }: CoreToolResult,
  { type, output, max_output_length: limit, acknowledged_safety_checks: checks }: JsonObject,
  server: ResponsesServer,
): ClientResultFields | undefined {
  const text = (): string => content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  switch (type) {
    case 'shell_call_output':
      return withoutUndefined({ type, max_output_length: limit, output: encodeEntries(content) });
    case 'local_shell_call_output':
      return { type, output: text() };
    case 'apply_patch_call_output': {
      const status = isError ? 'failed' : 'completed';
      return content.length > 0 || output !== undefined ? { type, status, output: text() } : { type, status };
    }
    case 'computer_call_output': {
      const [part, ...others] = content;
      if (others.length > 0 || (part?.type !== 'image' && part?.type !== 'opaque')) return undefined;
      const screenshot = encodeScreenshot(part, server);
      return screenshot && withoutUndefined({ type, acknowledged_safety_checks: checks, output: screenshot });
    }
    default:
      return undefined;
  }
}

function encodeScreenshot(part: CoreImage | CoreOpaque, server: ResponsesServer): WrittenScreenshot | undefined {
  const [encoded] = encodeUserPart(part, server);
  const image = encoded && nonEmpty(encoded);
  return part.type === 'image' ? image && { ...image, type: 'computer_screenshot' } : image;
}
