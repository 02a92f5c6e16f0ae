import type { Conversation } from '../../generated/louter.js';
import { adviceLines, adviceTitle } from '../present/advice.ts';
import { conversationHeadLines } from '../present/conversation-head.ts';
import { type CacheCauses, turnLines, type TurnLine } from '../present/conversation.ts';
import { type Line, signs } from '../present/line.ts';
import { maxTextLength, oneLine } from './lines.ts';

/** A session: what the user asked first, its numbers and how it ended, then each turn with what it did. */
export function conversationPage(conversation: Conversation, causes: CacheCauses): string {
  const [title, ...facts] = conversationHeadLines(conversation);
  return [
    title === undefined ? '' : oneLine(title.text, maxTextLength),
    facts.map(factText).join('\n'),
    advicePage(conversation),
    ...turnLines(conversation, causes).map(turnText),
    '',
  ].join('\n\n');
}

/** What to change because of it. */
const advicePage = (conversation: Conversation): string =>
  [adviceTitle(conversation), ...adviceLines(conversation).map(adviceText)].join('\n');

function adviceText({ text, details = [], lines = [] }: Line): string {
  const reasons = details.map(({ name, text: value }) => `${name} ${value}`).join(', ');
  const settings = lines.flatMap((setting) => [
    `${setting.label}:`,
    ...setting.text.split('\n').map((line) => `  ${line}`),
  ]);
  return [
    oneLine(text, maxTextLength),
    ...[...settings, reasons].map((line) => `  ${oneLine(line, maxTextLength)}`),
  ].join('\n');
}

const factText = ({ label = '', text, tone }: Line): string =>
  `${label.padEnd(8)} ${tone === undefined ? '' : `${signs[tone]} `}${oneLine(text, maxTextLength)}`;

function turnText({ label, details, tone, trace, lines }: TurnLine): string {
  const numbers = details.map(({ name, text }) => (name === 'took' || name === 'cost' ? text : `${name} ${text}`));
  const sign = tone === undefined ? '' : `${signs[tone]} `;
  return [
    `${sign}${label}  ${oneLine([...numbers, trace.slice(0, 12)].join('  '))}`,
    ...lines.map((line) => `  ${lineText(line)}`),
  ].join('\n');
}

/** A line with its role where the role does not show, its sign and its details. */
function lineText({ kind, label, text, details = [], tone }: Line): string {
  const more = details.map(({ name, text: value }) => `${name} ${value}`).join(', ');
  const begin = kind === 'seam' ? '──' : tone === undefined ? [] : signs[tone];
  const role = label ?? (kind === 'seam' ? [] : kind);
  return oneLine([begin, role, text, more === '' ? [] : `(${more})`].flat().join(' '), maxTextLength);
}
