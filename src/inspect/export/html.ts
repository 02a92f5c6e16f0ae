import { escapeControls } from '../../core/printable.ts';
import type { CoreMessage } from '../../core/types.ts';
import { endingLines, findingLines, headLines, outcomeLine, routingLines } from '../../present/exchange.ts';
import { formatDollars, formatExact, formatNumber, formatShare, shortId } from '../../present/format.ts';
import { type Line, signs } from '../../present/line.ts';
import { answerLines, messageLine } from '../../present/part.ts';
import { sessionTitle } from '../../present/session.ts';
import { normalizeExchange } from '../../record/normalized-exchange.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';
import { exportEnding } from '../view/conversation-json.ts';
import { findEnding } from '../view/ending.ts';
import { exportTrace, type ExportedTrace } from './trace-json.ts';

/**
 * Traces as one page that is read without Louter, a network and scripts. Every text is escaped, and the policy of the page lets it
 * load and run nothing; of each request it has what the one before did not.
 * @param now milliseconds since 1970.
 */
export function createHtml(traces: readonly StoredTrace[], now: number): string {
  const [first] = traces;
  const title = sessionTitle(first?.row.prompt);
  let earlier: readonly CoreMessage[] = [];
  const sections = traces.map((trace) => {
    const decoded = normalizeExchange(trace);
    const exported = exportTrace(trace, decoded);
    const messages = decoded.coreRequest?.messages ?? [];
    const repeated = countRepeated(earlier, messages);
    earlier = messages;
    const ending = exportEnding(findEnding(trace, { now, decoded }));
    return section({ trace: exported, messages, repeated, ending });
  });
  const origin = 'Exported by Louter. Credentials are redacted; prompts and answers are not.';
  return htmlPage(title, [summary(traces), ...sections].join('\n'), origin);
}

/** How many messages of a request are those of the one before. */
function countRepeated(earlier: readonly CoreMessage[], messages: readonly CoreMessage[]): number {
  const differing = messages.findIndex((message, index) => JSON.stringify(message) !== JSON.stringify(earlier[index]));
  return differing === -1 ? messages.length : differing;
}

// ---------------------------------------------------------------- sections

function summary(traces: readonly StoredTrace[]): string {
  const sum = (of: (row: StoredTrace['row']) => number | null): number =>
    traces.reduce((total, { row }) => total + (of(row) ?? 0), 0);
  const [input, cost] = [sum(({ inputTokens }) => inputTokens), sum(({ costUsd }) => costUsd)];
  const share = formatShare(
    sum(({ cacheReadTokens }) => cacheReadTokens),
    input,
  );
  const output = sum(({ outputTokens }) => outputTokens);
  const agents = [...new Set(traces.map(({ row }) => row.agent ?? row.frontend))].join(', ');
  const models = [...new Set(traces.flatMap(({ row }) => row.model ?? row.modelAsked ?? []))].join(', ');
  return facts([
    { kind: 'field', label: 'agent', text: agents },
    { kind: 'field', label: 'model', text: models },
    { kind: 'field', label: 'requests', text: formatNumber(traces.length, 'request') },
    {
      kind: 'field',
      label: 'tokens',
      text: `${formatExact(input)} input${share === null ? '' : ` (${share} cached)`}, ${formatExact(output)} output`,
    },
    ...(cost > 0 ? [{ kind: 'field', label: 'cost', text: formatDollars(cost) }] : []),
  ]);
}

interface Section {
  trace: ExportedTrace;
  messages: readonly CoreMessage[];
  repeated: number;
  ending: ReturnType<typeof exportEnding>;
}

function section({ trace, messages, repeated, ending }: Section): string {
  const response = trace.backend?.final_response ?? null;
  const system = messages.filter(({ role }, index) => role === 'system' && index >= repeated);
  const added = messages.slice(repeated).filter(({ role }) => role !== 'system');
  const findings = findingLines(trace);
  return `<section>
<h2>${htmlText(shortId(trace.trace_id))} ${tone(outcomeLine(trace.outcome))}</h2>
${endingLines(ending)
  .filter(({ kind }) => kind !== 'bytes')
  .map(paragraph)
  .join('\n')}
${system.length === 0 ? '' : details('instructions', system.map((each) => message(messageLine(each))).join('\n'))}
${repeated === 0 ? '' : `<p class="quiet">${formatNumber(repeated, 'message')} as in the request before</p>`}
${added.map((each) => message(messageLine(each))).join('\n')}
${
  response === null
    ? ''
    : answerLines(response)
        .map((line) => message({ ...line, label: `assistant, ${line.label ?? ''}` }))
        .join('\n')
}
${details('facts of this request', facts([...headLines(trace), ...routingLines(trace)]))}
${findings.length === 0 ? '' : details(`findings: ${findings.length}`, findings.map(paragraph).join('\n'))}
</section>`;
}

// ---------------------------------------------------------------- lines

const message = ({ label = '', text: own, lines = [] }: Line): string =>
  `<article class="${label.startsWith('user') ? 'user' : ''}"><h3>${htmlText(label)}</h3>${own === '' ? '' : `<p>${htmlText(own)}</p>`}${lines.map(part).join('\n')}</article>`;

/** In characters: a longer text is shown when it is opened. */
const maxOpenLength = 3000;

function part({ kind, label, text: own, tone: of, lines = [] }: Line): string {
  const below = lines.map(part).join('\n');
  switch (kind) {
    case 'text':
      return `${long(own, 'text')}${below}`;
    case 'reasoning':
      return own === '' ? `<p class="quiet">${htmlText(label ?? '')}</p>` : details(label ?? kind, pre(own));
    case 'call':
    case 'result':
      return details(
        `${own} ${label ?? ''} ${lines.flatMap((line) => (line.kind === 'mark' ? [line.text] : [])).join(' ')}`,
        lines
          .filter((line) => line.kind !== 'mark' && line.kind !== 'id')
          .map(part)
          .join('\n'),
        of,
      );
    case 'opaque':
      return details(label ?? kind, below);
    case 'json':
      return long(own, 'json');
    case 'mark':
    case 'id':
      return '';
    default:
      return `<p>${label === undefined ? '' : `<b>${htmlText(label)}</b> `}${htmlText(own)}</p>${below}`;
  }
}

const long = (value: string, what: string): string =>
  value.length > maxOpenLength
    ? `${pre(`${value.slice(0, maxOpenLength).toWellFormed()} …`)}${details(`all ${formatExact(value.length)} characters of this ${what}`, pre(value))}`
    : pre(value);

const pre = (value: string): string => `<pre>${htmlText(value)}</pre>`;

const details = (title: string, content: string, of?: Line['tone']): string =>
  `<details><summary class="${of ?? ''}">${htmlText(title.trim())}</summary>${content}</details>`;

const facts = (lines: readonly Line[]): string =>
  `<dl>${lines.map(({ label = '', text: own, details: more = [] }) => `<dt>${htmlText(label)}</dt><dd>${htmlText([own, ...more.map(({ name, text: value }) => `${name} ${value}`)].join('; '))}</dd>`).join('')}</dl>`;

const tone = (line: Line): string =>
  `<span class="${line.tone ?? ''}">${signs[line.tone ?? 'quiet']} ${htmlText(line.text)}</span>`;

const paragraph = ({ label, who, text: own, tone: of, details: more = [] }: Line): string =>
  `<p class="${of ?? ''}">${[who, label].map((name) => (name === undefined ? '' : `<b>${htmlText(name)}</b> `)).join('')}${htmlText([own, ...more.map(({ name, text: value }) => `${name}: ${value}`)].join('; '))}</p>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text of any origin as the text of an element or attribute: what reorders text or controls a terminal is visible. */
export const htmlText = (value: string): string =>
  escapeControls(value.toWellFormed()).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

// ---------------------------------------------------------------- the page

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.3rem; } h2 { font-size: 1rem; margin: 2rem 0 0.3rem; border-top: 1px solid #8888; padding-top: 0.6rem; }
h3 { font-size: 0.8rem; margin: 0; opacity: 0.75; font-weight: 500; }
article { border-left: 3px solid #8888; padding: 0.1rem 0 0.1rem 0.8rem; margin: 0.6rem 0; }
article.user { border-left-color: light-dark(#1a56b0, #82b1ff); }
pre { white-space: pre-wrap; margin: 0.3rem 0; font: 0.92em/1.45 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.4rem 0; } dt { opacity: 0.75; } dd { margin: 0; }
summary { cursor: pointer; } details > :not(summary) { margin-left: 1rem; }
.quiet { opacity: 0.75; }
.good { color: light-dark(#14713a, #5dc689); } .bad { color: light-dark(#b3261e, #ff8a80); } .mixed { color: light-dark(#8a5300, #f0b35a); }
`;

/** A page that is read without a network, which its policy forbids, and without scripts. `content` is HTML, `origin` a text. */
export const htmlPage = (title: string, content: string, origin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${htmlText(title)}</h1>
${content}
<p class="quiet">${htmlText(origin)}</p>
</body>
</html>
`;
