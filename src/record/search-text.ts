import { asObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { withoutInjectedText } from '../core/user-text.ts';
import { isFromModel, listRequestMessages, listUserTexts } from './user-prompt.ts';

/** How much is indexed of what a request adds to its conversation, in UTF-16 units: by the user, and else in total. */
const maxUserText = 4_000;
const maxOtherText = 2_000;
/** How much of each text that the user did not write, such as the result of a tool. */
const maxTextPart = 400;

/** Fields whose values nobody searches for. */
const unsearchableFields: ReadonlySet<string> = new Set([
  'type',
  'role',
  'id',
  'call_id',
  'tool_use_id',
  'tool_call_id',
  'data',
  'url',
  'image_url',
  'signature',
  'thoughtSignature',
  'encrypted_content',
  'cache_control',
  'status',
]);

/**
 * The text of a request for the search index: what the user wrote since the model's last message, then the results of
 * tools, the last first. Earlier messages are indexed with the requests that added them. Null where there is none.
 */
export function extractRequestText(request: JsonObject | undefined): string | null {
  const messages = (request && listRequestMessages(request)) ?? [];
  const added = messages.slice(messages.findLastIndex(isFromModel) + 1);
  const texts = [
    ...takeTexts(added.flatMap(listUserTexts).toReversed(), { maxLength: maxUserText, maxPartLength: maxUserText }),
    ...takeTexts(added.flatMap(listOtherTexts).toReversed(), { maxLength: maxOtherText, maxPartLength: maxTextPart }),
  ];
  return texts.length === 0 ? null : texts.join('\n');
}

function takeTexts(
  texts: readonly string[],
  { maxLength, maxPartLength }: { maxLength: number; maxPartLength: number },
): string[] {
  const taken: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (length >= maxLength) break;
    const part = withoutInjectedText(text).slice(0, Math.min(maxPartLength, maxLength - length));
    if (part === '') continue;
    taken.push(part);
    length += part.length + 1;
  }
  return taken;
}

/** The texts of a message that are not the user's: those of other roles, and the results of tools. */
function listOtherTexts(message: JsonValue): string[] {
  const users = new Set(listUserTexts(message));
  return collectTexts(message).filter((text) => !users.has(text));
}

function collectTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  const fields = Object.entries(asObject(value) ?? {});
  return fields.flatMap(([name, inner]) => (unsearchableFields.has(name) ? [] : collectTexts(inner)));
}

/** How much of the text of a response is indexed, and of the arguments of its tool calls, in UTF-16 units. */
export const maxResponseText = 8000;
export const maxArgumentsText = 4000;

/** What a response has for the search index. */
export interface SearchableResponse {
  text?: string;
  /** The names of the tools that are called. */
  toolCalls: readonly string[];
  /** The arguments of the calls as JSON, one after another. */
  toolArguments?: string;
}

/** The text of a response for the search index. */
export const extractResponseText = ({ text = '', toolCalls, toolArguments = '' }: SearchableResponse): string =>
  [
    trimTruncated(text, maxResponseText),
    toolCalls.join(' '),
    // The escapes of JSON would become parts of words.
    trimTruncated(toolArguments, maxArgumentsText).replaceAll(/\\[nrt"]/g, ' '),
  ]
    .filter((each) => each !== '')
    .join('\n');

/** A word that is cut off is left out: it may be half of a credential. */
const trimTruncated = (text: string, maxLength: number): string =>
  text.length < maxLength ? text : text.slice(0, maxLength).replace(/\S*$/, '');
