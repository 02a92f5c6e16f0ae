import {
  conversationHeadLines,
  endingDetailLines,
  subagentLine,
  timeShareLines,
  type TurnLine,
  turnLines,
} from '../../present/conversation.ts';
import { formatNumber } from '../../present/format.ts';
import type { ConversationTurn, FrozenSession } from './frozen-session.ts';
import { classOf, detailsText, facts, fold, lineText, signOf } from './html-lines.ts';
import { htmlPage, htmlText } from './html-page.ts';
import { anchorOf, answeredCalls, turnHtml } from './html-turn.ts';

/**
 * Sessions as one page that is read without Louter, a network and scripts: each as its own page in the browser shows it. Every text
 * is escaped, and the policy of the page lets it load and run nothing.
 */
export function createHtml(sessions: readonly FrozenSession[]): string {
  const [title = ''] = sessions.map(({ conversation }) => conversationHeadLines(conversation)[0]?.text);
  const others =
    sessions.length > 1 ? ` and ${formatNumber(sessions.length - 1, 'more session', 'more sessions')}` : '';
  const origin = 'Exported by Louter. Credentials are redacted; prompts and answers are not.';
  return htmlPage(`${title.replaceAll(/\s+/g, ' ').trim()}${others}`, sessions.map(sessionHtml).join('\n'), origin);
}

// ---------------------------------------------------------------- sessions

function sessionHtml(session: FrozenSession): string {
  const { conversation, causes } = session;
  const heads = conversationHeadLines(conversation);
  const lines = turnLines(conversation, causes);
  return `<article class="session">
${heads.map((line) => (line.kind === 'title' ? `<h1>${htmlText(line.text)}</h1>` : line.kind === 'ending' ? lineText(line) : '')).join('')}
${endingDetailLines(conversation)
  .filter(({ kind }) => kind !== 'bytes')
  .map(lineText)
  .join('\n')}
${facts(heads.filter(({ kind }) => kind === 'field' || kind === 'time'))}
<p class="numbers">${timeShareLines(conversation.turns)
    .map(({ label, text: share }) => `<span><i>${htmlText(label)}</i> ${htmlText(share)}</span> `)
    .join('')}</p>
${lines.length < 2 ? '' : outline(lines)}
${turnsHtml(session, lines)}
</article>`;
}

function turnsHtml({ conversation, turns, subagents }: FrozenSession, lines: readonly TurnLine[]): string {
  const answered = answeredCalls(conversation.turns);
  return conversation.turns
    .flatMap((turn, index) => {
      const [line, frozen] = [lines[index], turns.get(turn.trace_id)];
      if (!line || !frozen) return [];
      const started = turn.subagents.map((subagent) => subagentHtml(subagent, subagents.get(subagent.conversation)));
      return [turnHtml({ turn, line, frozen, turns, answered, subagents: started.join('\n') })];
    })
    .join('\n');
}

/** A subagent: a session with its own cost, at the turn that started it. */
function subagentHtml(subagent: ConversationTurn['subagents'][number], session: FrozenSession | undefined): string {
  const line = subagentLine(subagent);
  const title = `${signOf(line)}${htmlText(line.label ?? '')} <b>${htmlText(line.text)}</b>${detailsText(line)}`;
  const content = session ? turnsHtml(session, turnLines(session.conversation, session.causes)) : '';
  return fold(title, content, { kind: 'subagent', isOpen: true });
}

/** The turns in a table, each with what it did, its time and its cost. */
function outline(lines: readonly TurnLine[]): string {
  const rows = lines.map((line) => {
    const { label = '', text: what, details, tone, trace } = line;
    const cells = ['took', 'cost'].map((name) => details.find((each) => each.name === name)?.text ?? '');
    return `<tr${classOf(tone)}><td><a href="#${anchorOf(trace)}">${signOf(line)}${htmlText(label)}</a></td><td><div>${htmlText(what)}</div></td>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join('')}</tr>`;
  });
  return fold(
    formatNumber(lines.length, 'turn'),
    `<table><thead><tr><th>turn</th><th>what it did</th><th>took</th><th>cost</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
    { kind: 'outline', isOpen: lines.length <= maxOpenRows },
  );
}

/** A longer table of turns is opened by the reader. */
const maxOpenRows = 20;
