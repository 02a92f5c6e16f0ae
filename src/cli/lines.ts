import { escapeControls } from '../core/printable.ts';
import { type Line, signs } from '../present/line.ts';

/** In characters; longer texts are cut. */
export const maxTextLength = 2000;
export const maxLineLength = 200;
/** Of a section: a client determines how many unknown fields its request has, each of which is a loss. */
const maxLines = 100;

export const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;

/** A text on one line, as a terminal may show it. */
export const oneLine = (text: string, maxLength = maxLineLength): string =>
  escapeControls(truncate(text.replaceAll('\n', ' '), maxLength));

/** A title with indented lines below it; empty without lines. */
export function section(title: string, content: readonly string[], { maxLength = maxLineLength } = {}): string {
  if (content.length === 0) return '';
  const shown = content.slice(0, maxLines);
  const left = content.length - shown.length;
  return [
    title,
    ...shown.map((text) => oneLine(text, maxLength)),
    ...(left > 0 ? [`… and ${left} more; --json has all`] : []),
  ].join('\n  ');
}

/** A field as `tokens   12 input, 3 output`. */
export const fieldText = ({ label = '', text }: Line): string => `${label.padEnd(8)} ${oneLine(text)}`;

/** Facts in full, each on a line; what belongs to one is indented below it. */
export const factsPage = (lines: readonly Line[]): string =>
  lines
    .flatMap(({ label = '', text, lines: below = [] }) => [
      `${label.padEnd(8)} ${text}`,
      ...below.map((line) => `  ${(line.label ?? '').padEnd(6)} ${line.text}`),
    ])
    .map((line) => escapeControls(line.replaceAll('\n', ' ')))
    .join('\n');

/** A check as `✗ tool calls: no such tool (model)`. */
export const checkText = ({ label, text, tone = 'quiet', who }: Line): string =>
  `${signs[tone]} ${label}: ${text}${who === undefined ? '' : ` (${who})`}`;

/** What was found, as `client /messages/0: it is empty`, and its details. */
export function findingTexts({ kind, who, text, details = [], link }: Line): string[] {
  // The title of losses has where they are.
  const parties = who === undefined || kind === 'loss' ? [] : [who];
  const places = link === undefined ? [] : [link.path || (kind === 'finding' ? [] : '/')].flat();
  const begin = [[...parties, ...places].join(' '), text].filter((part) => part !== '').join(': ');
  const more = details.map(({ name, text: value }) => `${name} ${value}`);
  return kind === 'finding' ? [begin, ...more.map((each) => `  ${each}`)] : [[begin, ...more].join('; ')];
}

/** A part of a message as `[call look] {"at":1}`, without its id; text of a message is as it is. */
export function partText(line: Line): string {
  const { kind, label, text, details = [], lines = [] } = line;
  const marks = lines.flatMap((each) => (each.kind === 'mark' ? [each.text] : []));
  const below = lines.filter((each) => each.kind !== 'mark' && each.kind !== 'id').map((each) => partText(each));
  const more = details.map(({ name, text: value }) => `${name} ${value}`);
  switch (kind) {
    case 'media':
      return [`[${[label === undefined ? text : `${label}: ${text}`, ...more].join(', ')}]`, ...below].join(' ');
    case 'call':
    case 'result':
      return [`[${[`${text} ${label}`, ...marks].join(', ')}]`, ...below].join(' ');
    case 'refusal':
    case 'reasoning':
    case 'opaque':
      return [`[${label}]`, ...(text === '' ? [] : [text]), ...below].join(' ');
    default:
      return [label ?? [], text === '' ? [] : text, ...more, ...below].flat().join(' ');
  }
}

/** The parts of a message, one after another. */
export const partTexts = ({ text, lines = [] }: Line): string[] => (lines.length === 0 ? [text] : lines.map(partText));

/** A text of several lines, indented. */
export const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${escapeControls(line)}`)
    .join('\n');
