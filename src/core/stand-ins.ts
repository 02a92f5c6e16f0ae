import type { Report } from './codec.ts';
import { copyProvenance, reportForeignField } from './provenance.ts';
import type { CoreDocument, CoreSource, CoreToolResult } from './types.ts';

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

/** What a loss of a position has instead: the content itself is sent. */
export const otherPositions = {
  beforeTexts: 'before all texts',
  inNextUserMessage: 'a part of the next user message',
} as const;

/** Whether what a loss has instead is the content itself, in another position. */
export const isOtherPosition = (instead: string): boolean =>
  Object.values(otherPositions).some((position) => position === instead);

/** The beginning of a result's text where no field marks that the tool failed. */
export const toolErrorPrefix = '[tool_error] ';

/** A document as text: its title and context precede its text. */
export const documentText = ({ title, context }: Pick<CoreDocument, 'title' | 'context'>, text = ''): string =>
  [title, context, text].filter((each) => each !== undefined && each !== '').join('\n\n');

/** A part of a tool result, except pages that a search found. */
export type PlainResultPart = Exclude<CoreToolResult['content'][number], CoreSource>;

/** The parts of a tool result where a wire has no place for an object: that comes first, as JSON. */
export function resultParts(result: CoreToolResult, report: Report): PlainResultPart[] {
  const { value, content } = result;
  const parts = content.map((part) => toPlainPart(part, report));
  if (value === undefined) return parts;
  return [copyProvenance(result, { type: 'text', text: JSON.stringify(value) }), ...parts];
}

/** A part of a result, with a text in place of a page that a search found, for protocols whose results hold no pages. */
export function toPlainPart(part: CoreToolResult['content'][number], report: Report): PlainResultPart {
  if (part.type !== 'source') return part;
  for (const [owner, fields] of Object.entries(part.extras ?? {}))
    for (const field of Object.keys(fields)) reportForeignField(part, field, owner, report);
  const { cache } = part;
  return copyProvenance(part, { type: 'text', text: sourceText(part), ...(cache && { cache }) });
}

/** What a text has of a page: its title, its address, how old it is, and what a search found of it. */
export const sourceText = ({ title, url, age, excerpt }: CoreSource): string =>
  [title, url, age, excerpt].filter((each) => each).join('\n');
