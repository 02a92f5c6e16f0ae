import { escapeControls } from '../../core/printable.ts';
import { htmlPage, htmlText } from '../../inspect/export/html-page.ts';
import { conformanceLines, type ConformanceReport } from '../../present/conformance.ts';
import { type Line, signs } from '../../present/line.ts';

// A report as a document that can be published: it has no key, and what servers sent is escaped.

const titleOf = ({ url }: ConformanceReport): string => `Conformance of ${url}`;

const madeBy = ({ louter, at }: ConformanceReport): string => `${at.slice(0, 10)}, by louter conform ${louter}.`;

/** The report as Markdown: a table of each protocol, and below it what failed. */
export function conformanceMarkdown(report: ConformanceReport): string {
  const lines = conformanceLines(report);
  const summary = lines.find(({ kind }) => kind === 'summary');
  return [
    `# ${inMarkdown(titleOf(report))}`,
    `${madeBy(report)} ${summary?.text ?? ''}.`,
    ...lines.filter(({ kind }) => kind === 'protocol').flatMap(protocolMarkdown),
    '',
  ].join('\n\n');
}

function protocolMarkdown({ label = '', text, lines = [] }: Line): string[] {
  const rows = lines.map((line) => `| ${signs[line.tone ?? 'quiet']} | ${line.label} | ${inMarkdown(line.text)} |`);
  return [
    `## ${label}`,
    inMarkdown(text),
    ...(rows.length === 0 ? [] : [['| | case | result |', '| --- | --- | --- |', ...rows].join('\n')]),
    ...lines.filter(({ tone }) => tone === 'bad').flatMap(failureMarkdown),
  ];
}

function failureMarkdown({ label, text, details = [], lines = [] }: Line): string[] {
  const violations = lines.filter(({ kind }) => kind === 'violation');
  const bullets = [
    ...details.map(({ name, text: value }) => `- ${name}: ${inMarkdown(value)}`),
    ...violations.map(
      (each) =>
        `- ${inMarkdown(each.text)}${(each.details ?? []).map(({ text: rule }) => ` (${inMarkdown(rule)})`).join('')}`,
    ),
  ];
  return [
    `### ${label}`,
    inMarkdown(text),
    ...(bullets.length === 0 ? [] : [bullets.join('\n')]),
    ...lines.filter(({ kind }) => kind === 'request').map((each) => fenced(each.text)),
  ];
}

/** A fence is longer than any in its text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}sh\n${escapeControls(text)}\n${fence}`;
}

/** A text of a server in one line of Markdown, in which it is a text. */
const inMarkdown = (text: string): string =>
  escapeControls(text.replaceAll(/\s*\n\s*/g, ' ')).replaceAll(/[\\`*_[\]<>|#&]/g, String.raw`\$&`);

/** The report as a page that is read without a network and scripts. */
export function conformanceHtml(report: ConformanceReport): string {
  const content = conformanceLines(report).map((line) =>
    line.kind === 'summary' ? `<p class="${line.tone ?? ''}">${htmlText(line.text)}</p>` : protocolHtml(line),
  );
  const title = titleOf(report);
  return htmlPage(title, [`<h1>${htmlText(title)}</h1>`, ...content].join('\n'), madeBy(report));
}

const protocolHtml = ({ label = '', text, lines = [] }: Line): string =>
  `<section><h2>${htmlText(label)}</h2><p>${htmlText(text)}</p>${lines.map(caseHtml).join('\n')}</section>`;

function caseHtml({ label = '', text, tone = 'quiet', details = [], lines = [] }: Line): string {
  const head = `<span class="${tone}">${signs[tone]}</span> <strong>${htmlText(label)}</strong> ${htmlText(text)}`;
  if (details.length + lines.length === 0) return `<p>${head}</p>`;
  const more = [
    ...details.map(({ name, text: value }) => `<p>${htmlText(`${name}: ${value}`)}</p>`),
    ...lines.map((line) =>
      line.kind === 'request'
        ? `<pre>${htmlText(line.text)}</pre>`
        : `<p>${htmlText(line.text)} <span class="quiet">${htmlText((line.details ?? []).map(({ text: rule }) => rule).join(', '))}</span></p>`,
    ),
  ];
  return `<details open><summary>${head}</summary>${more.join('\n')}</details>`;
}
