import type { WebSearchResultBlock } from '../../../generated/anthropic.js';
import type { BackendContext, Report } from '../../core/codec.ts';
import { hostedToolNames, isForeignId } from '../../core/hosted-tools.ts';
import { asObject, asString, withoutUndefined, type JsonValue } from '../../core/json.ts';
import { copyProvenance, setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import { findPairedServerTools } from '../../core/server-tools.ts';
import { resultParts } from '../../core/stand-ins.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreOpaque,
  CoreText,
  CoreToolCall,
  CoreToolResult,
} from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { baseRules, blockTypeOf, decodeBase, encodeBase } from './extras.ts';
import { decodeHostedContent, encodeHostedContent, isErrorContent, isHostedResult } from './hosted-results.ts';
import { toLegalCallId } from './tools.ts';
import type { EncodedServerResult, ServerResult } from './wire.ts';

/** The calls and results of tools that the vendor runs. */

const resultSuffix = '_tool_result';
const isResultKind = (kind: string): kind is EncodedServerResult['type'] => kind.endsWith(resultSuffix);
const searchName = hostedToolNames['web-search'];

/** Ids of such calls begin so (`server_tool_use.id`), those of the MCP connector otherwise. */
const serverIdPrefix = 'srvtoolu_';
const isServerId = (id: string): boolean => /^(srvtoolu|mcptoolu)_\w*$/.test(id);
/** Whether this vendor issued the id of a call, and not another one under its prefix. */
const isOwnId = (id: string): boolean => isServerId(id) && !isForeignId(id.slice(serverIdPrefix.length));

/** The id of a call that a vendor runs: other vendors' ids get the prefix. */
export const serverCallId = (id: string): string =>
  isServerId(id) ? id : `${serverIdPrefix}${toLegalCallId(id).replaceAll('-', '_')}`;

/** Whether a block is the result of a tool the vendor ran: `web_search_tool_result` and its like. */
export const isServerResult = (block: ServerResult): boolean =>
  isResultKind(blockTypeOf(block)) && typeof block.tool_use_id === 'string';

// ---------------------------------------------------------------- wire to Core

/** Decodes a result. Contents that no other vendor has are kept, with their visible text for these. */
export function decodeServerResult(block: ServerResult, pointer: string): CoreToolResult {
  const { type: _, tool_use_id: callId, content, is_error, ...rest } = block;
  const kind = blockTypeOf(block);
  const name = kind.slice(0, -resultSuffix.length);
  const {
    content: found,
    isError: hasFailed,
    value,
    rest: own,
  } = decodeHostedContent(name, content, `${pointer}/content`) ?? {};
  const isError = hasFailed ?? (typeof is_error === 'boolean' ? is_error : undefined);
  return setPointer(pointer, {
    type: 'tool-result',
    callId: callId ?? '',
    name,
    content: found ?? [
      setPointer<CoreOpaque>(`${pointer}/content`, {
        type: 'opaque',
        protocol: 'anthropic',
        kind,
        payload: content ?? null,
        ...withoutUndefined({ standIn: visibleText(content) }),
      }),
    ],
    providerExecuted: true,
    ...withoutUndefined({ value, isError }),
    ...decodeBase({ ...rest, ...(own && { content: own }) }),
  });
}

// The fields of results that are meant for readers, unlike tokens and ids.
const visibleFields = ['title', 'url', 'text', 'stdout', 'stderr', 'tool_name', 'error_code'];

/** The lines of text in a result that are meant for readers; `undefined` when there are none. */
export function visibleText(value: JsonValue | undefined): string | undefined {
  const lines: string[] = [];
  collectText(value);
  return lines.length > 0 ? lines.join('\n') : undefined;

  function collectText(each: JsonValue | undefined): void {
    if (Array.isArray(each)) return each.forEach(collectText);
    if (typeof each === 'string' && each) lines.push(each);
    const object = asObject(each);
    if (!object) return;
    for (const key of visibleFields) {
      const text = asString(object[key]);
      if (text) lines.push(text);
    }
    if (blockTypeOf(object) === 'text') collectText(object['data']);
    for (const nested of ['content', 'source', 'tool_references']) collectText(object[nested]);
  }
}

// ---------------------------------------------------------------- Core to wire

/** Encodes the block; `undefined` (reported) for a result that only another protocol has. */
export function encodeServerResult(result: CoreToolResult, report: Report): EncodedServerResult | undefined {
  const { callId, name = searchName, content: parts, value, isError, providerExecuted: _, ...rest } = result;
  const [part, ...others] = parts;
  const native = part?.type === 'opaque' && part.protocol === 'anthropic' && others.length === 0 ? part : undefined;
  const ownKind = native && isResultKind(native.kind) ? native.kind : undefined;
  const content =
    isHostedResult(name) && ownKind === undefined ? encodeHostedContent(result, name, report) : native?.payload;
  if (content === undefined) {
    report({ at: result, what: 'results of tools that another vendor runs are not supported' });
    return undefined;
  }
  if (native && value !== undefined) report({ at: result, field: 'value', what: 'the result as an object' });
  reportRest(result, rest, baseRules, report);
  const { content: _own, ...base } = encodeBase(result);
  return wireObject<EncodedServerResult>(
    {
      type: (result.name === undefined ? ownKind : undefined) ?? `${name}${resultSuffix}`,
      tool_use_id: serverCallId(callId),
      content,
      is_error: isErrorContent(content) ? undefined : isError,
    },
    base,
  );
}

// ---------------------------------------------------------------- what other vendors found

/**
 * An earlier answer in which another vendor ran tools: the vendor refuses results without its own tokens, so texts replace
 * them. A call of another vendor without a result is left out.
 */
export function replaceForeignCalls(message: CoreAssistantMessage, { report }: BackendContext): CoreAssistantMessage {
  if (!message.content.some((part) => part.type === 'tool-call' && part.providerExecuted)) return message;
  const paired = findPairedServerTools(message.content);
  const calls = new Map<string, CoreToolCall>();
  const replaced = new Map<CoreAssistantPart, CoreText | undefined>();
  for (const part of message.content) {
    if (part.type === 'tool-call' && part.providerExecuted) {
      calls.set(part.id, part);
      if (paired.has(part) || isServerId(part.id)) continue;
      report({ at: part, what: `a call of ${part.name}, which the earlier vendor ran itself` });
      replaced.set(part, undefined);
    }
    const call = part.type === 'tool-result' && paired.has(part) ? calls.get(part.callId) : undefined;
    if (part.type !== 'tool-result' || !call || isOwnResult(part, call)) continue;
    for (const at of [call, part])
      report({ at, what: `a call of ${call.name}, which another vendor ran, and its result`, instead: 'a text' });
    replaced.set(call, undefined).set(part, describeResult(call, part, report));
  }
  if (replaced.size === 0) return message;
  const content = message.content.flatMap((part) => (replaced.has(part) ? (replaced.get(part) ?? []) : [part]));
  return copyProvenance(message, { ...message, content });
}

/** Whether the vendor accepts a result: its pages have the tokens that it issued, and its call an id of its own. */
const isOwnResult = ({ content, isError = false }: CoreToolResult, { id, name }: CoreToolCall): boolean =>
  name !== searchName || content.length === 0 || isError
    ? isOwnId(id)
    : content.every((part) =>
        part.type === 'opaque'
          ? part.protocol === 'anthropic'
          : part.type === 'source' &&
            asString(part.extras?.anthropic?.['encrypted_content' satisfies keyof WebSearchResultBlock]) !== undefined,
      );

function describeResult(call: CoreToolCall, result: CoreToolResult, report: Report): CoreText | undefined {
  const lines = resultParts(result, report).flatMap((part): string[] => {
    if (part.type === 'text') return [part.text];
    report({ at: part, what: `${part.type} in the result of ${call.name}` });
    return part.type === 'opaque' && part.standIn !== undefined ? [part.standIn] : [];
  });
  if (lines.length === 0) return undefined;
  const input = JSON.stringify(toInputObject(call, report));
  return copyProvenance<CoreText>(result, {
    type: 'text',
    text: [`What ${call.name} found for ${input}:`, ...lines].join('\n\n'),
  });
}
