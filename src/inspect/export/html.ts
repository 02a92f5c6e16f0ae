import { adviceLines, adviceTitle } from '../../present/advice.ts';
import { answeredCalls } from '../../present/answered-calls.ts';
import {
  conversationHeadLines,
  endingDetailLines,
  type TimeShare,
  timeShareLines,
} from '../../present/conversation-head.ts';
import { subagentLine, type TurnLine, turnLines } from '../../present/conversation.ts';
import { formatNumber } from '../../present/format.ts';
import { type TurnTime, turnTimes } from '../../present/turn-times.ts';
import type { ConversationTurn, FrozenSession } from './frozen-session.ts';
import { classOf, detailsText, facts, fold, lineText, signOf } from './html-lines.ts';
import { htmlPage, htmlText } from './html-page.ts';
import { anchorOf, turnHtml } from './html-turn.ts';

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
${adviceHtml(conversation)}
<p class="shares">${timeShareLines(conversation.turns)
    .map(({ label, text }) => `<span><b class="${kindOf[label]}"></b> ${htmlText(label)} ${htmlText(text)}</span> `)
    .join('')}</p>
${lines.length < 2 ? '' : outline(lines, turnTimes(conversation.turns))}
${turnsHtml(session, lines)}
</article>`;
}

/** What to change because of the session, with what to write into the configuration. */
function adviceHtml(conversation: FrozenSession['conversation']): string {
  const title = htmlText(adviceTitle(conversation));
  if (conversation.advice.length === 0) return `<p class="quiet">${title}</p>`;
  const items = adviceLines(conversation).map(
    (line) =>
      `<li>${lineText(line)}${(line.lines ?? []).map(({ label = '', text }) => `${htmlText(label)} <pre>${htmlText(text)}</pre>`).join('')}</li>`,
  );
  return fold(title, `<ul>${items.join('\n')}</ul>`, { kind: 'advice', isOpen: false });
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

/** By what the time of a session is drawn. */
const kindOf: Readonly<Record<TimeShare, 'user' | 'tools' | 'waiting' | 'writing'>> = {
  user: 'user',
  tools: 'tools',
  'model waiting': 'waiting',
  'model writing': 'writing',
};

/** The turns in a table, each with what it did, where its time went, and its cost where one is known. */
function outline(lines: readonly TurnLine[], times: readonly TurnTime[]): string {
  const widest = Math.max(...times.map(({ waitingMs, writingMs, after }) => waitingMs + writingMs + after.ms));
  const numbers = (['took', 'cost'] as const).filter((name) => lines.some((line) => numberOf(line, name) !== ''));
  const rows = lines.map((line, index) => {
    const time = times[index];
    return `<tr${classOf(line.tone)}><td><a href="#${anchorOf(line.trace)}">${signOf(line)}${htmlText(line.label ?? '')}</a></td><td><div>${htmlText(line.text)}</div>${time ? timeBar(time, widest) : ''}</td>${numbers.map((name) => `<td>${htmlText(numberOf(line, name))}</td>`).join('')}</tr>`;
  });
  const titles = ['turn', 'what it did, and its time', ...numbers].map((title) => `<th>${title}</th>`).join('');
  return fold(
    formatNumber(lines.length, 'turn'),
    `<table><thead><tr>${titles}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
    { kind: 'outline', isOpen: lines.length <= maxOpenRows },
  );
}

const numberOf = ({ details }: TurnLine, name: string): string =>
  details.find((each) => each.name === name)?.text ?? '';

/** The width of the picture of the longest turn, in its units. */
const barWidth = 1000;

/** Where the time of a turn went, with the time until the next one. `widest`: the time of the longest turn, in milliseconds. */
function timeBar({ waitingMs, writingMs, after }: TurnTime, widest: number): string {
  const scale = barWidth / Math.max(1, widest);
  const parts = [
    ['waiting', waitingMs],
    ['writing', writingMs],
    [after.who, after.ms],
  ] as const;
  let x = 0;
  const bars = parts.map(([kind, ms]) => {
    const bar = `<rect class="${kind}" x="${Math.round(x)}" y="0" width="${Math.round(ms * scale)}" height="1"/>`;
    x += ms * scale;
    return bar;
  });
  return `<svg viewBox="0 0 ${barWidth} 1" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`;
}

/** A longer table of turns is opened by the reader. */
const maxOpenRows = 20;
