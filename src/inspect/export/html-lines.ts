import { formatExact } from '../../present/format.ts';
import { type Line, signs } from '../../present/line.ts';
import { htmlText } from './html-page.ts';
import { indentJson } from '../../present/indent-json.ts';

/** The colour of a tone, and what else an element is. */
export const classOf = (...names: readonly (string | undefined)[]): string => {
  const own = names.filter((name) => name !== undefined && name !== '');
  return own.length === 0 ? '' : ` class="${own.join(' ')}"`;
};

export const signOf = ({ tone }: Pick<Line, 'tone'>): string =>
  tone === undefined ? '' : `<span${classOf(tone)}>${signs[tone]}</span> `;

interface Fold {
  readonly kind?: string | undefined;
  readonly tone?: Line['tone'];
  readonly isOpen?: boolean;
}

/** A part that opens. `title` and `content` are HTML. */
export const fold = (title: string, content: string, { kind, tone, isOpen = false }: Fold = {}): string =>
  `<details${classOf(kind, tone)}${isOpen ? ' open' : ''}><summary>${title}</summary>${content}</details>`;

/** In characters: a longer text is shown when it is opened. */
const maxOpenLength = 3000;

/** A text, or its beginning and below it all of it. */
export const longText = (value: string, kind: 'text' | 'json' = 'text'): string =>
  value.length > maxOpenLength
    ? `${pre(`${value.slice(0, maxOpenLength).toWellFormed()} …`, kind)}${fold(`all ${formatExact(value.length)} characters`, pre(value, kind))}`
    : pre(value, kind);

export const pre = (value: string, kind: 'text' | 'json'): string => `<pre${classOf(kind)}>${htmlText(value)}</pre>`;

export const detailsText = ({ details = [] }: Pick<Line, 'details'>): string =>
  details.map(({ name, text: value }) => ` <span class="quiet">${htmlText(name)}</span> ${htmlText(value)}`).join('');

/** Facts with their names. */
export const facts = (lines: readonly Line[]): string =>
  `<dl>${lines.map((line) => `<dt>${htmlText(line.label ?? '')}</dt><dd${classOf(line.tone)}>${htmlText(line.text)}${detailsText(line)}</dd>`).join('')}</dl>`;

/** One line with its sign, its role and its details. */
export const lineText = (line: Line): string =>
  `<p${classOf('line', line.kind, line.tone)}>${signOf(line)}${[line.who, line.label].map((name) => (name === undefined ? '' : `<b>${htmlText(name)}</b> `)).join('')}${htmlText(line.text)}${detailsText(line)}</p>`;

/** A part of a message. */
export function part({ kind, label, text: own, tone, lines = [], details = [] }: Line): string {
  const below = lines
    .filter((line) => line.kind !== 'mark' && line.kind !== 'id')
    .map(part)
    .join('');
  switch (kind) {
    case 'text':
      return `${longText(own)}${below}`;
    case 'reasoning':
      return own === ''
        ? `<p class="quiet">${htmlText(label ?? '')}</p>`
        : fold(`${htmlText(label ?? kind)}, ${formatExact(own.length)} characters`, pre(own, 'text'), {
            kind: 'quiet',
          });
    case 'call':
    case 'result':
      return fold(`${htmlText(own)} <b>${htmlText(label ?? '')}</b>`, below, { kind: 'call', tone });
    case 'opaque':
      return fold(htmlText(label ?? kind), below, { kind: 'quiet' });
    case 'json':
      return longText(indentJson(own), 'json');
    default:
      return `<p${classOf(tone)}>${label === undefined ? '' : `<b>${htmlText(label)}</b> `}${htmlText(own)}${detailsText({ details })}</p>${below}`;
  }
}
