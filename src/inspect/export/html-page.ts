import { escapeControls } from '../../core/printable.ts';

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

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
  --back: light-dark(#ffffff, #14171c); --raised: light-dark(#f4f6f9, #1c2128); --line: light-dark(#d5dae1, #343b45);
  --text: light-dark(#1a1f26, #e4e8ee); --quiet: light-dark(#55606e, #9aa5b3); --link: light-dark(#1a56b0, #82b1ff);
  --good: light-dark(#14713a, #5dc689); --bad: light-dark(#b3261e, #ff8a80); --mixed: light-dark(#8a5300, #f0b35a);
  --waiting: light-dark(#9db7dd, #5a7aad); --writing: light-dark(#2f66b5, #8ab4f8); --tools: light-dark(#8e6bb8, #b08ee0); --user: light-dark(#c9ced6, #454d58); }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: var(--back); color: var(--text); overflow-wrap: anywhere; }
h1 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 0.5rem; white-space: pre-wrap; }
h2 { font-size: 1rem; } .turn > h2 { display: inline; margin: 0; }
h3 { font-size: 0.8rem; margin: 0; color: var(--quiet); font-weight: 500; }
p { margin: 0.3rem 0; }
.session + .session { margin-top: 3rem; border-top: 3px solid var(--line); padding-top: 1rem; }
.ending { font-size: 1.05rem; }
.turn { margin: 1.4rem 0 0; border-top: 1px solid var(--line); padding-top: 0.6rem; }
.numbers { display: inline; margin-left: 0.6rem; font-size: 0.85rem; }
.numbers span { margin-right: 0.5rem; } i { font-style: normal; color: var(--quiet); } .numbers code { color: var(--quiet); }
.message { border-left: 3px solid var(--line); padding: 0.1rem 0 0.1rem 0.7rem; margin: 0.6rem 0; }
.message.user { border-left-color: var(--link); background: var(--raised); }
.seam { margin: 1.4rem 0 0; padding: 0.3rem 0.6rem; border: 1px dashed var(--mixed); }
pre { white-space: pre-wrap; margin: 0.3rem 0; font: 0.88em/1.45 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
pre.text { font: inherit; } .call pre.text { font: 0.88em/1.45 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
code { font: 0.9em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.6rem 0; font-size: 0.93rem; }
dt { color: var(--quiet); } dd { margin: 0; }
details { margin: 0.3rem 0; } summary { cursor: pointer; }
details > :not(summary) { margin-left: 0.9rem; }
.call { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 0.15rem 0.5rem; }
.call.bad, .result.bad { border-color: var(--bad); color: inherit; } .call.bad { border-left-width: 4px; }
.result { border-top: 1px solid var(--line); margin-top: 0.4rem; padding-top: 0.2rem; }
.edit span { display: block; } .edit .added { background: light-dark(#e0f5e6, #16341f); } .edit .removed { background: light-dark(#fde5e3, #421c1a); }
.subagent { border-left: 4px double var(--line); padding-left: 0.5rem; margin: 0.8rem 0; }
.subagent > :not(summary) { margin-left: 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; } th { text-align: left; color: var(--quiet); font-weight: 500; white-space: nowrap; }
svg { display: block; width: 100%; height: 4px; margin: 1px 0 4px; }
.waiting { fill: var(--waiting); background: var(--waiting); } .writing { fill: var(--writing); background: var(--writing); }
.tools { fill: var(--tools); background: var(--tools); } .user { fill: var(--user); }
.shares { font-size: 0.85rem; color: var(--quiet); } .shares span { margin-right: 0.6rem; } .shares b { display: inline-block; width: 0.7em; height: 0.7em; } .shares b.user { background: var(--user); }
td, th { padding: 0.1rem 0.6rem 0.1rem 0; vertical-align: top; } td:first-child, td:nth-child(n + 3) { white-space: nowrap; overflow-wrap: normal; }
td div { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; overflow-wrap: anywhere; }
.outline > :not(summary) { margin-left: 0; }
a { color: var(--link); }
.quiet { color: var(--quiet); } .good { color: var(--good); } .bad { color: var(--bad); } .mixed { color: var(--mixed); } .busy { color: var(--link); }
section.bad, section.busy { color: inherit; }
.subagent.good, .subagent.bad, .subagent.busy { color: inherit; }
@media (max-width: 30rem) { body { padding: 0.6rem; } .numbers { display: block; margin-left: 0; } .message { padding-left: 0.5rem; } details > :not(summary) { margin-left: 0.3rem; } }
@media print { body { max-width: none; } }
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
${content}
<p class="quiet">${htmlText(origin)}</p>
</body>
</html>
`;
