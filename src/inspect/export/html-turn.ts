import { argumentsText } from '../../core/tool-input.ts';
import type { CoreAssistantPart, CoreMessage, CoreTool, CoreToolCall, CoreToolResult } from '../../core/types.ts';
import { type AnsweredCalls, resultKey } from '../../present/answered-calls.ts';
import { senderOf, summaryRequestText, type TurnLine, type TurnLineKind } from '../../present/conversation.ts';
import { countEdits, editCountsText } from '../../present/edit-lines.ts';
import { findingLines, headLines, routingLines } from '../../present/exchange.ts';
import { formatExact, formatNumber, shortId } from '../../present/format.ts';
import { callPartLines, partLine, resultPartLines } from '../../present/part.ts';
import { seamLine, seamOf, splitAtSeam } from '../../present/seam.ts';
import { type CallEdit, callEdits } from '../../present/tool-line.ts';
import { callTitleLine, readUserMessage } from '../../present/turn-content.ts';
import type { ConversationTurn, FrozenSession, FrozenTurn } from './frozen-session.ts';
import { classOf, facts, fold, lineText, longText, part, pre, signOf } from './html-lines.ts';
import { htmlText } from './html-page.ts';

/** A turn with what is drawn of it. */
interface ShownTurn {
  readonly turn: ConversationTurn;
  readonly frozen: FrozenTurn;
  /** Of the whole session, by the ids of their requests. */
  readonly turns: FrozenSession['turns'];
}

/** Where a turn is on the page. */
export const anchorOf = (trace: string): string => `turn-${shortId(trace)}`;

const remarks: ReadonlySet<TurnLineKind> = new Set(['attempt', 'cache']);
const messages: ReadonlySet<TurnLineKind> = new Set(['user', 'context', 'assistant', 'call']);

interface TurnProps extends ShownTurn {
  readonly line: TurnLine;
  readonly answered: AnsweredCalls;
  /** HTML of the subagents that it started. */
  readonly subagents: string;
}

/** A turn: its numbers, what it added to its session, its errors and its subagents. */
export function turnHtml({ line, answered, subagents, ...shown }: TurnProps): string {
  const { frozen } = shown;
  const of = (has: (kind: TurnLineKind) => boolean): string =>
    line.lines
      .filter(({ kind }) => has(kind))
      .map(lineText)
      .join('\n');
  const { core_request: request } = frozen.trace.frontend;
  const isStored = request !== null || frozen.trace.backend?.final_response;
  return [
    of((kind) => kind === 'seam'),
    `<section id="${anchorOf(line.trace)}"${classOf('turn', line.tone)}>`,
    headHtml(line),
    of((kind) => remarks.has(kind)),
    isStored ? contentHtml({ ...shown, line }, answered) : of((kind) => messages.has(kind)),
    receivedHtml(shown),
    of((kind) => kind === 'error'),
    subagents,
    requestHtml(frozen),
    '</section>',
  ]
    .filter((each) => each !== '')
    .join('\n');
}

const headHtml = (line: TurnLine): string =>
  `<h2>${signOf(line)}${htmlText(line.label ?? '')}</h2><p class="numbers">${line.details
    .map(({ name, text: value }) => `<span><i>${htmlText(name)}</i> ${htmlText(value)}</span> `)
    .join('')}<code>${htmlText(shortId(line.trace))}</code></p>`;

/** What is known of the request beside what it added. */
function requestHtml({ trace, instructions }: FrozenTurn): string {
  const findings = findingLines(trace);
  const prompt = instructions.flatMap(({ content }) => content.map((each) => part(partLine(each)))).join('\n');
  const content = [
    facts([...headLines(trace), ...routingLines(trace)]),
    ...(findings.length === 0 ? [] : [fold(`findings: ${findings.length}`, findings.map(lineText).join('\n'))]),
    ...(prompt === '' ? [] : [fold('instructions', prompt)]),
  ];
  const title = ['facts of this request', ...(findings.length === 0 ? [] : [formatNumber(findings.length, 'finding')])];
  return fold([...title, ...(prompt === '' ? [] : ['instructions'])].join(', '), content.join('\n'), { kind: 'quiet' });
}

// ---------------------------------------------------------------- messages

function contentHtml(shown: ShownTurn & { readonly line: TurnLine }, answered: AnsweredCalls): string {
  const { trace, earlier } = shown.frozen;
  const { messages: added = [], tools = [] } = trace.frontend.core_request ?? {};
  const addedHtml = (message: CoreMessage): string =>
    shown.line.purpose === 'summary' && message.role === 'user'
      ? summaryRequestHtml(message.content, shown.turn)
      : messageHtml(message, shown, answered);
  return [
    ...(earlier.length === 0
      ? []
      : [
          fold(`${formatNumber(earlier.length, 'message')} before`, earlier.map(addedHtml).join('\n'), {
            kind: 'quiet',
          }),
        ]),
    ...trace.setup.map((each) => `<p class="quiet">${htmlText(each)}</p>`),
    ...added.map(addedHtml),
    ...(trace.backend?.final_response?.candidates ?? []).map(({ message }) =>
      answerHtml(message.content, shown, tools),
    ),
  ].join('\n');
}

function messageHtml(message: CoreMessage, shown: ShownTurn, answered: AnsweredCalls): string {
  switch (message.role) {
    case 'user':
      return userHtml(message.content);
    case 'assistant':
      return partsHtml(message.content, shown, []);
    case 'tool':
      return message.content
        .filter(({ callId }) => !answered.has(resultKey(callId, shown.turn.trace_id)))
        .map((result) => otherResultHtml(result))
        .join('\n');
    case 'system':
      return '';
  }
}

/** What the user wrote, and folded below it what the agent added. */
function userHtml(parts: Parameters<typeof readUserMessage>[0]): string {
  const { own, others, added } = readUserMessage(parts);
  const length = added.reduce((sum, each) => sum + each.length, 0);
  const context =
    added.length === 0
      ? ''
      : fold(
          `context added by the agent, ${formatExact(length)} characters`,
          added.map((each) => longText(each)).join('\n'),
          { kind: 'quiet' },
        );
  if (own.length + others.length === 0) return context;
  return `<div class="message user"><h3>user</h3>${own.map((each) => longText(each)).join('\n')}${others.map(part).join('\n')}${context}</div>`;
}

/** What the agent writes by itself when it replaces the history by a summary. */
function summaryRequestHtml(parts: Parameters<typeof readUserMessage>[0], { agent }: ConversationTurn): string {
  const texts = parts.flatMap((each) => (each.type === 'text' ? [each.text] : []));
  const title = summaryRequestText(texts.join('').length);
  return `<div class="message"><h3>${htmlText(senderOf(agent))}</h3>${fold(htmlText(title), texts.map((each) => longText(each)).join('\n'), { kind: 'quiet' })}</div>`;
}

/** An answer, with a line where another target continued it. */
function answerHtml(content: readonly CoreAssistantPart[], shown: ShownTurn, tools: readonly CoreTool[]): string {
  const { trace } = shown.frozen;
  const seam = seamOf(trace);
  if (!seam) return partsHtml(content, shown, tools);
  const [before, after] = splitAtSeam(content, seam);
  return [partsHtml(before, shown, tools), lineText(seamLine(trace, seam)), partsHtml(after, shown, tools)].join('\n');
}

function partsHtml(parts: readonly CoreAssistantPart[], shown: ShownTurn, tools: readonly CoreTool[]): string {
  if (parts.length === 0) return '';
  const hasWords = parts.some(({ type }) => type !== 'tool-call');
  const drawn = parts.map((each) => (each.type === 'tool-call' ? callHtml(each, shown, tools) : part(partLine(each))));
  return `<div class="message assistant">${hasWords ? '<h3>assistant</h3>' : ''}${drawn.join('\n')}</div>`;
}

/** What arrived of an answer that has no end. */
function receivedHtml({ turn, frozen }: ShownTurn): string {
  const { received, trace } = frozen;
  if (trace.backend?.final_response || (received.length === 0 && turn.status === null)) return '';
  if (received.length === 0) return '<p class="quiet">There is no answer.</p>';
  const parts = received.map(
    ({ kind, name, text: own }) =>
      `<h3>${kind === 'text' ? 'assistant' : kind === 'tool-call' ? `call ${htmlText(name ?? '')}` : kind}</h3>${longText(own)}`,
  );
  const end = turn.status === null ? '' : '<p class="bad">✗ the answer ends here: it is not complete</p>';
  return `<div class="message assistant">${parts.join('')}${end}</div>`;
}

// ---------------------------------------------------------------- calls and results

/** A call: what it did in one line, which opens to its arguments and its result. What failed is open. */
function callHtml(call: CoreToolCall, { turn, turns }: ShownTurn, tools: readonly CoreTool[]): string {
  const of = turn.calls.find(({ call_id: id }) => id === call.id);
  const line = callTitleLine(call, of, tools);
  const { label = '', who, details = [], tone } = line;
  const edits = callEdits(argumentsText(call.input));
  const title = [
    `${signOf(line)}<b>${htmlText(label)}</b> <code>${htmlText(line.text)}</code>`,
    ...(who === undefined ? [] : [`<span class="quiet">${htmlText(who)}</span>`]),
    ...details.map((detail) => `<span class="bad">${htmlText(detail.text)}</span>`),
  ].join(' ');
  const body = edits.length > 0 ? edits.map(editHtml) : callPartLines(call).map(part);
  return fold(title, [...body, ...(of ? [resultHtml(of, turns)] : [])].join('\n'), {
    kind: 'call',
    tone,
    isOpen: tone === 'bad',
  });
}

/** The result of a call, which is in a later request. */
function resultHtml(call: ConversationTurn['calls'][number], turns: FrozenSession['turns']): string {
  const request = turns.get(call.result_in ?? '')?.trace.frontend.core_request;
  const results = (request?.messages ?? []).flatMap(({ role, content }) => (role === 'tool' ? content : []));
  const result = results.find(({ callId }) => callId === call.call_id);
  if (!result && call.result === null) return '<p class="quiet">no result</p>';
  const content = result ? resultPartLines(result).map(part).join('\n') : pre(call.result ?? '', 'text');
  return `<div${classOf('result', call.failure === null ? undefined : 'bad')}><h3>result</h3>${content}</div>`;
}

/** A result whose call is not shown. */
const otherResultHtml = (result: CoreToolResult): string =>
  fold(`result of <b>${htmlText(result.name ?? result.callId)}</b>`, resultPartLines(result).map(part).join('\n'), {
    kind: 'call',
    tone: result.isError === true ? 'bad' : undefined,
    isOpen: result.isError === true,
  });

const editSigns = { same: ' ', removed: '−', added: '+' } as const;

/** Lines that stay, around those that change: more are left out. */
const maxSame = 3;

/** What a call changed in a file. */
function editHtml({ path, lines }: CallEdit): string {
  const shown = lines.map(({ kind, text: own }, index) => {
    const near = lines.slice(Math.max(0, index - maxSame), index + maxSame + 1);
    return near.every((each) => each.kind === 'same')
      ? ''
      : `<span class="${kind}">${editSigns[kind]} ${htmlText(own)}\n</span>`;
  });
  return `<p><code>${htmlText(path)}</code> <span class="quiet">${htmlText(editCountsText(countEdits(lines)))}</span></p><pre class="edit">${shown.join('')}</pre>`;
}
