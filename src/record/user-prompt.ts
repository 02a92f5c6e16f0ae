import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../core/json.ts';
import { withoutInjectedText } from '../core/user-text.ts';

/** How much of a prompt is kept, in UTF-16 units. */
const maxPromptLength = 300;

/** The fields in which the protocols have messages, in order of preference. */
const messageFields = ['messages', 'input', 'contents', 'prompt'] as const;

/** What the user wrote last in a client's request of any protocol, at most `maxPromptLength`; null where that is nothing. */
export function extractUserPrompt(request: JsonObject | undefined): string | null {
  const messages = request && listRequestMessages(request);
  if (!messages) return null;
  for (const message of messages.toReversed()) {
    const prompt = listUserTexts(message)
      .map(withoutInjectedText)
      .filter((text) => text !== '')
      .join('\n');
    if (prompt !== '')
      return prompt.length > maxPromptLength ? `${prompt.slice(0, maxPromptLength - 1)}…`.toWellFormed() : prompt;
  }
  return null;
}

/** The messages of a request of any protocol; a prompt that is a text is one message. */
export function listRequestMessages(request: JsonObject): readonly JsonValue[] | undefined {
  const field = messageFields.map((name) => request[name]).find((value) => value !== undefined);
  return typeof field === 'string' ? [field] : asArray(field);
}

/** What a list has of the user by its type: messages and results of tools, and contents that are a turn by themselves. */
const userTypes: ReadonlySet<string> = new Set([
  'message',
  'user_input',
  'function_result',
  'text',
  'image',
  'audio',
  'video',
  'document',
]);

/** Whether the model wrote a message, or an item of OpenAI Responses, which has other items than messages. */
export function isFromModel(message: JsonValue | undefined): boolean {
  const fields = asObject(message);
  const role = asString(fields?.['role']);
  if (role !== undefined) return role === 'assistant' || role === 'model';
  const type = asString(fields?.['type']) ?? 'message';
  if (type === 'model_output') return true;
  return !userTypes.has(type) && !type.endsWith('_output');
}

/** The texts of a user's message: not those of other roles, and not the results of tools. */
export function listUserTexts(message: JsonValue): string[] {
  if (typeof message === 'string') return [message];
  const fields = asObject(message);
  if (!fields || (asString(fields['role']) ?? 'user') !== 'user' || fields['type'] === 'model_output') return [];
  const content = fields['content'] ?? fields['parts'] ?? fields['text'];
  if (typeof content === 'string') return [content];
  return (asArray(content) ?? []).flatMap((part) => {
    if (typeof part === 'string') return [part];
    const { type, text } = asObject(part) ?? {};
    return typeof text === 'string' && [undefined, 'text', 'input_text'].includes(asString(type)) ? [text] : [];
  });
}
