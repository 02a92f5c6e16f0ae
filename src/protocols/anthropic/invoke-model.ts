import type { CreateMessageParams } from '../../../generated/anthropic.js';
import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { asArray, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';

// What InvokeModel of Amazon Bedrock takes otherwise than the Messages API, or not at all (docs.claude.com, "Claude on Amazon
// Bedrock").

/** The codec of the Messages API for requests to InvokeModel. */
export const toInvokeCodec = (codec: BackendCodec): BackendCodec => ({
  ...codec,
  encodeRequest: (request, context) => toInvokeRequest(codec.encodeRequest(request, context), context),
});

/**
 * A request as InvokeModel takes it, in the form of the Messages API.
 * @throws {LouterError} `unsupported` for what it does not have: another target may.
 */
export function toInvokeRequest(
  json: JsonObject,
  context: Pick<BackendContext, 'request' | 'report' | 'note'>,
): JsonObject {
  assertSupported(json);
  const { cache_control: mark, ...rest } = json;
  return mark === undefined ? json : moveMark(rest, mark, context);
}

// ---------------------------------------------------------------- what it does not have

/** Tools that the vendor runs itself; clients run the others, or the model searches them. */
const hostedTool = /^(?:web_search|web_fetch|code_execution)_\d{8}$/;
/** Sets of tools that the vendor divides, or asks a server for. */
const toolset = /^(?:computer_toolset|browser_toolset)_\d{8}$|^mcp_toolset$/;

function assertSupported(json: JsonObject): void {
  (asArray(json['tools' satisfies keyof CreateMessageParams]) ?? []).forEach((tool, index) => {
    const type = asString(asObject(tool)?.['type']) ?? '';
    if (toolset.test(type)) throw unsupported(`tools/${index}`, `has no toolset of the type ${type}`);
    if (hostedTool.test(type)) throw unsupported(`tools/${index}`, `runs no tool of the type ${type}`);
  });
  if (asArray(json['mcp_servers'])?.length) throw unsupported('mcp_servers', 'connects to no MCP servers');
  (asArray(json['messages' satisfies keyof CreateMessageParams]) ?? []).forEach((message, index) => {
    const place = findUrl(asObject(message)?.['content'], `messages/${index}/content`);
    if (place !== undefined) throw unsupported(place, 'reads no images and documents at a URL');
  });
}

/** The place of a block whose source is a URL, also in the result of a tool. */
function findUrl(content: JsonValue | undefined, path: string): string | undefined {
  for (const [index, each] of (asArray(content) ?? []).entries()) {
    const block = asObject(each);
    const place = `${path}/${index}`;
    if (asObject(block?.['source'])?.['type'] === 'url') return place;
    const inner = block?.['type'] === 'tool_result' ? findUrl(block['content'], `${place}/content`) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const unsupported = (param: string, what: string): LouterError =>
  new LouterError({
    kind: 'unsupported',
    param,
    message: `${param}: InvokeModel of Amazon Bedrock ${what}: leave it out, or use another backend`,
  });

// ---------------------------------------------------------------- the cache mark of a whole request

const maxMarks = 4;

/**
 * InvokeModel refuses `cache_control` at the top, by which Anthropic marks the last block that takes a mark: it is put there.
 */
function moveMark(
  json: JsonObject,
  mark: JsonValue,
  { request, report, note }: Pick<BackendContext, 'request' | 'report' | 'note'>,
): JsonObject {
  const lose = (what: string): JsonObject => {
    report({ at: request, field: 'cache_control', what });
    return json;
  };
  const messages = [...(asArray(json['messages']) ?? [])];
  const index = messages.findLastIndex((message) => blocksOf(message).some(takesMark));
  const last = asObject(messages[index]);
  if (!last) return lose('no block takes the cache mark of the whole request');
  const blocks = blocksOf(last);
  const at = blocks.findLastIndex(takesMark);
  const block = asObject(blocks[at]) ?? {};
  const isMarked = 'cache_control' in block;
  if (!isMarked && countMarks(json) >= maxMarks) return lose(`there are ${maxMarks} cache marks already`);
  const made = `a mark on messages/${index}/content/${at}`;
  const what = 'moved the cache mark of the whole request to its last block, as InvokeModel takes none for the whole';
  note({ what, made, effect: { name: 'cache-mark-moved', path: '/cache_control' } });
  if (isMarked) return json;
  note({ what, made, effect: { name: 'cache-mark-moved', path: `/messages/${index}/content/${at}/cache_control` } });
  blocks[at] = { ...block, cache_control: mark };
  messages[index] = { ...last, content: blocks };
  return { ...json, messages };
}

function blocksOf(message: JsonValue | undefined): JsonValue[] {
  const content = asObject(message)?.['content'];
  return typeof content === 'string' ? [{ type: 'text', text: content }] : [...(asArray(content) ?? [])];
}

function takesMark(value: JsonValue): boolean {
  const block = asObject(value);
  return block !== undefined && !/thinking/.test(asString(block['type']) ?? '') && block['text'] !== '';
}

function countMarks(json: JsonObject): number {
  const blocks = (asArray(json['messages']) ?? []).flatMap(blocksOf);
  return [...objectsIn(json['tools']), ...objectsIn(json['system']), ...objectsIn(blocks)].filter(
    (block) => 'cache_control' in block,
  ).length;
}
