import type { JsonSchema } from './json.ts';
import { copyProvenance } from './provenance.ts';
import type { CoreDocument, CoreToolResult } from './types.ts';

// Texts for a model where a protocol has no field.

/** In place of a turn of which nothing could be sent: vendors refuse a request without one. */
export const omittedText = '(omitted)';

/** What begins a conversation that a vendor refuses without a user's turn. */
export const openingText = 'Begin.';
/** What ends a conversation that a vendor refuses without a user's last turn. */
export const closingText = 'Go on.';
/** The name of a document that has none, where a vendor requires one. */
export const documentName = 'document.pdf';
/** The name of a schema that has none, where a vendor requires one. */
export const schemaName = 'answer';

/** The result of a call that has none, where a vendor requires one. */
export const missingResultText = 'No result: the call was not carried out.';

const resultHeading = 'From the result of the tool call';
/** What precedes media of a tool result where results hold texts only. */
export const mediaHeading = (callId: string): string => `${resultHeading} ${callId}:`;

/** Whether a text replaces content which a vendor requires and the client did not write. */
export const isPlaceholder = (text: string): boolean =>
  [omittedText, openingText, closingText, documentName, schemaName, missingResultText].includes(text.trim()) ||
  text.startsWith(resultHeading);

/** Keywords that make a schema one of several, or all of them. */
export const unionKeywords: readonly string[] = ['anyOf', 'oneOf', 'allOf'];

/**
 * These keywords of a tool's schema as a sentence, for vendors that refuse them at its top level; `undefined` if it has
 * none.
 */
export function unionNote(schema: JsonSchema): string | undefined {
  const unions = Object.entries(schema).filter(([keyword]) => unionKeywords.includes(keyword));
  if (unions.length === 0) return undefined;
  return `The arguments must also match this JSON Schema: ${JSON.stringify(Object.fromEntries(unions))}`;
}

/** The beginning of a result's text where no field marks that the tool failed. */
export const toolErrorPrefix = '[tool_error] ';

/** A document as text: its title and context precede its text. */
export const documentText = ({ title, context }: Pick<CoreDocument, 'title' | 'context'>, text = ''): string =>
  [title, context, text].filter((each) => each !== undefined && each !== '').join('\n\n');

/** The parts of a tool result where a wire has no place for an object: that comes first, as JSON. */
export function resultParts(result: CoreToolResult): CoreToolResult['content'] {
  const { value, content } = result;
  if (value === undefined) return content;
  return [copyProvenance(result, { type: 'text', text: JSON.stringify(value) }), ...content];
}
