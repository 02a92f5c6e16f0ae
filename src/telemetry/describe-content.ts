import type { JsonObject, JsonValue } from '../core/json.ts';
import { parseJson } from '../core/json.ts';
import { sourceText } from '../core/stand-ins.ts';
import type { Redactor } from '../core/redact/redact.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreContentPart,
  CoreMessage,
  CoreToolResult,
  MediaSource,
} from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { Exchange } from '../record/exchange.ts';
import { decodeRecordedRequest } from '../record/decode-exchange.ts';
import { toStoredRequest } from '../record/store/stored-messages.ts';

/** Of one attribute, in characters: the oldest messages are left out beyond that. */
const maxCharacters = 64 * 1024;

/**
 * The messages of a request and its response as attributes, in the JSON forms of the conventions
 * (`gen_ai.input.messages`, `gen_ai.output.messages`, `gen_ai.system_instructions`). Media have their type and no bytes.
 */
export function describeContent(
  exchange: Exchange,
  response: CoreChatResponse | null,
  redactor: Redactor,
): Record<string, string> {
  const request = decodeClientRequest(exchange);
  const input = request?.messages.filter(({ role }) => role !== 'system') ?? [];
  const system = request?.messages.filter(({ role }) => role === 'system') ?? [];
  const output = response?.candidates.map(({ message, finish }) => ({
    ...describeMessage(message),
    finish_reason: finish.reason.replaceAll('-', '_'),
  }));
  return {
    ...(input.length > 0 && { 'gen_ai.input.messages': write(input.map(describeMessage), redactor) }),
    ...(system.length > 0 && {
      'gen_ai.system_instructions': write(
        system.flatMap(({ content }) => content.flatMap(describePart)),
        redactor,
      ),
    }),
    ...(output && output.length > 0 && { 'gen_ai.output.messages': write(output, redactor) }),
  };
}

function decodeClientRequest({ frontend, request }: Exchange): CoreChatRequest | null {
  if (frontend === 'louter') return null;
  return decodeRecordedRequest(frontend, toStoredRequest(request));
}

/** The newest items that fit, after a note if others are left out. */
function write(items: readonly JsonObject[], redactor: Redactor): string {
  const written: string[] = [];
  let length = 0;
  for (const item of items.toReversed()) {
    const text = redactor.text(JSON.stringify(item));
    length += text.length + 1;
    if (length > maxCharacters) {
      const note = { type: 'text', content: `[${items.length - written.length} earlier left out by Louter]` };
      written.unshift(JSON.stringify('role' in item ? { role: 'system', parts: [note] } : note));
      break;
    }
    written.unshift(text);
  }
  return `[${written.join(',')}]`;
}

const describeMessage = ({ role, content }: CoreMessage): JsonObject => ({
  role,
  parts: content.flatMap(describePart),
});

function describePart(part: CoreContentPart | CoreAssistantPart | CoreToolResult): JsonObject[] {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return [{ type: 'text', content: part.text }];
    case 'reasoning':
      return [{ type: 'reasoning', content: part.blocks.map(({ text }) => text).join('\n') }];
    case 'tool-call':
      return [
        {
          type: 'tool_call',
          id: part.id,
          name: part.name,
          arguments: part.input.kind === 'json' ? part.input.value : (parseJson(part.input.text) ?? part.input.text),
        },
      ];
    case 'tool-result':
      return [{ type: 'tool_call_response', id: part.callId, response: describeResult(part) }];
    case 'image':
    case 'audio':
    case 'video':
      return [{ type: 'file_data', modality: part.type, ...describeSource(part.source) }];
    case 'document':
      return [
        {
          type: 'file_data',
          modality: 'document',
          ...(part.source.kind === 'parts' ? {} : describeSource(part.source)),
        },
      ];
    case 'source':
      return [{ type: 'source', url: part.url, ...(part.title !== undefined && { title: part.title }) }];
    case 'opaque':
      return [{ type: part.kind }];
    default:
      return unreachable(part);
  }
}

const describeResult = ({ value, content }: CoreToolResult): JsonValue =>
  value ?? content.map(resultPartText).join('\n');

const resultPartText = (part: CoreToolResult['content'][number]): string => {
  if (part.type === 'source') return sourceText(part);
  return part.type === 'text' ? part.text : `[${part.type}]`;
};

const describeSource = (source: MediaSource): JsonObject => ({
  ...(source.mediaType !== undefined && { mime_type: source.mediaType }),
  ...(source.kind === 'url' && { uri: source.url }),
  ...(source.kind === 'file' && { file_id: source.id }),
});
