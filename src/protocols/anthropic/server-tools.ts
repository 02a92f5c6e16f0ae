import type { BackendContext, Report } from '../../core/codec.ts';
import { hostedToolNames, unknownSearchError } from '../../core/hosted-tools.ts';
import { asArray, asObject, asString, withoutUndefined, type JsonObject, type JsonValue } from '../../core/json.ts';
import { copyProvenance, setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import { findPairedServerTools } from '../../core/server-tools.ts';
import { resultParts } from '../../core/stand-ins.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreOpaque,
  CoreSource,
  CoreText,
  CoreToolCall,
  CoreToolResult,
} from '../../core/types.ts';
import { baseRules, blockTypeOf, decodeBase, encodeBase, extrasOf } from './extras.ts';
import { toLegalCallId } from './tools.ts';

/** The calls and results of tools that the vendor runs. */

const resultSuffix = '_tool_result';
const searchName = hostedToolNames['web-search'];

/** Ids of such calls begin so (`server_tool_use.id`), those of the MCP connector otherwise. */
const serverIdPrefix = 'srvtoolu_';
const isServerId = (id: string): boolean => /^(srvtoolu|mcptoolu)_\w*$/.test(id);

/** The id of a call that a vendor runs: other vendors' ids get the prefix, which `foreignId` removes. */
export const serverCallId = (id: string): string =>
  isServerId(id) ? id : `${serverIdPrefix}${toLegalCallId(id).replaceAll('-', '_')}`;

/** Whether a block is the result of a tool the vendor ran: `web_search_tool_result` and its like. */
export const isServerResult = (block: JsonObject): boolean =>
  blockTypeOf(block).endsWith(resultSuffix) && typeof block['tool_use_id'] === 'string';

// ---------------------------------------------------------------- wire to Core

/** Decodes a result. Contents other than the pages of a search are kept, with their visible text for other vendors. */
export function decodeServerResult(block: JsonObject, pointer: string): CoreToolResult {
  const { type: _, tool_use_id, content, is_error, ...rest } = block;
  const name = blockTypeOf(block).slice(0, -resultSuffix.length);
  const found = name === searchName ? decodeFound(content, `${pointer}/content`) : undefined;
  const isError = found?.isError ?? (typeof is_error === 'boolean' ? is_error : undefined);
  return setPointer(pointer, {
    type: 'tool-result',
    callId: asString(tool_use_id) ?? '',
    name,
    content: found?.content ?? [
      setPointer<CoreOpaque>(`${pointer}/content`, {
        type: 'opaque',
        protocol: 'anthropic',
        kind: blockTypeOf(block),
        payload: content ?? null,
        ...withoutUndefined({ standIn: visibleText(content) }),
      }),
    ],
    providerExecuted: true,
    ...withoutUndefined({ isError }),
    ...decodeBase(rest),
  });
}

const searchError = `${searchName}_tool_result_error`;

/** The pages that a search found, or why it failed; `undefined` where the content is something else. */
function decodeFound(
  content: JsonValue | undefined,
  pointer: string,
): { content: (CoreSource | CoreText)[]; isError?: true } | undefined {
  const { type, error_code, ...rest } = asObject(content) ?? {};
  if (type === searchError && typeof error_code === 'string') {
    const extras = extrasOf(rest);
    const reason: CoreText = { type: 'text', text: error_code, ...withoutUndefined({ extras }) };
    return { content: [setPointer(pointer, reason)], isError: true };
  }
  const blocks = asArray(content)?.map((each) => asObject(each) ?? {});
  if (!blocks?.every((block) => blockTypeOf(block) === 'web_search_result' && typeof block['url'] === 'string'))
    return undefined;
  return { content: blocks.map((block, index) => decodeSource(block, `${pointer}/${index}`)) };
}

function decodeSource(block: JsonObject, pointer: string): CoreSource {
  const { type: _, url: address, title, page_age, encrypted_content, ...rest } = block;
  const url = asString(address) ?? '';
  // Pages that another vendor found have their address in place of a missing title, and an empty token.
  const token = encrypted_content === '' ? {} : withoutUndefined({ encrypted_content });
  return setPointer(pointer, {
    type: 'source',
    url,
    ...withoutUndefined({
      title: title === url ? undefined : asString(title),
      age: asString(page_age),
      extras: extrasOf({ ...rest, ...token }),
    }),
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
export function encodeServerResult(result: CoreToolResult, report: Report): JsonObject | undefined {
  const { callId, name = searchName, content: parts, isError, providerExecuted: _, ...rest } = result;
  const content = encodeContent(result, report);
  if (content === undefined) {
    report({ at: result, what: 'results of tools that another vendor runs are not supported' });
    return undefined;
  }
  const [part] = parts;
  const isOfError = blockTypeOf(asObject(content) ?? {}) === searchError;
  reportRest(result, rest, { ...baseRules, value: 'the result as an object' }, report);
  return {
    type: result.name === undefined && part?.type === 'opaque' ? part.kind : `${name}${resultSuffix}`,
    tool_use_id: serverCallId(callId),
    content,
    ...(!isOfError && withoutUndefined({ is_error: isError })),
    ...encodeBase(result),
  };
}

function encodeContent(result: CoreToolResult, report: Report): JsonValue | undefined {
  const { name = searchName, content, isError = false } = result;
  const [part, ...others] = content;
  if (part?.type === 'opaque' && part.protocol === 'anthropic' && others.length === 0) return part.payload;
  if (name !== searchName) return undefined;
  if (isError) {
    const reason = part?.type === 'text' && others.length === 0 ? part : undefined;
    if (reason) reportRest(reason, { extras: reason.extras ?? {} }, { extras: 'anthropic' }, report);
    else for (const each of content) report({ at: each, what: 'the content of a search that failed' });
    return { type: searchError, error_code: reason?.text ?? unknownSearchError, ...reason?.extras?.anthropic };
  }
  return content.flatMap((each) => (each.type === 'source' ? [encodeSource(each, report)] : leaveOut(each, report)));
}

function leaveOut(part: CoreToolResult['content'][number], report: Report): [] {
  report({ at: part, what: 'what a search found beside pages' });
  return [];
}

function encodeSource(source: CoreSource, report: Report): JsonObject {
  const { url, title = url, age = null, ...rest } = source;
  reportRest(source, rest, { ...baseRules, cache: 'a cache hint within a result' }, report);
  return { type: 'web_search_result', url, title, page_age: age, encrypted_content: '', ...source.extras?.anthropic };
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

/** Whether the vendor accepts a result: its pages have the tokens that it issued. */
const isOwnResult = ({ content, isError = false }: CoreToolResult, { id }: CoreToolCall): boolean =>
  content.length === 0 || isError
    ? isServerId(id)
    : content.every((part) =>
        part.type === 'opaque'
          ? part.protocol === 'anthropic'
          : part.type === 'source' && asString(part.extras?.anthropic?.['encrypted_content']) !== undefined,
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
