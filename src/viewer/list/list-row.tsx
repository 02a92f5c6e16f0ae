import { inFlight } from '../../core/endings.ts';
import type { ComponentChildren } from 'preact';
import type { ConversationSummary, ConversationTurn, TraceSummary } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import {
  formatCount,
  formatDollars,
  formatDuration,
  formatNumber,
  formatShare,
  formatTime,
} from '../../present/format.ts';
import { Clock } from '../parts/clock.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { describeTurn } from '../../present/conversation.ts';
import { includedText, sessionMarks, sessionTitle } from '../../present/session.ts';
import { type ListRow, routeOfRow } from './rows.ts';

interface RowProps {
  row: ListRow;
  now: Date;
  attributes: Record<string, unknown>;
  onSelect(): void;
  onOpen(): void;
  onToggle(): void;
  /** A click on a value adds it to the filter; with `isExcluded`, its opposite. */
  onFilter(key: string, value: string, isExcluded: boolean): void;
}

/** One row of the list; all kinds have the same columns. */
export function ListRowView(props: RowProps) {
  const { row, attributes, onSelect, onOpen } = props;
  return (
    <div {...attributes} class={`row ${row.kind}`} onClick={onSelect} onDblClick={onOpen}>
      <RowCells {...props} />
    </div>
  );
}

function RowCells(props: RowProps) {
  const { row } = props;
  switch (row.kind) {
    case 'conversation':
      return <ConversationCells {...props} summary={row.summary} isOpen={row.isOpen} />;
    case 'trace':
      return <TraceCells {...props} summary={row.summary} />;
    case 'turn':
      return <TurnCells {...props} turn={row.turn} />;
    case 'subagent':
      return (
        <>
          <Cell name="time">◇</Cell>
          <Cell name="wide">
            <RowLink row={row}>subagent "{toVisibleLine(row.subagent.prompt ?? '…')}"</RowLink>,{' '}
            {formatNumber(row.subagent.requests, 'request')}
            {row.subagent.failed > 0 ? `, ${row.subagent.failed} failed` : ''}
          </Cell>
        </>
      );
  }
}

const Cell = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <span role="gridcell" class={`cell ${name}`}>
    {children}
  </span>
);

/** A link to the page of a row, for the mouse: keys select the row, and Enter opens it. */
function RowLink({ row, children }: { row: ListRow; children: ComponentChildren }) {
  const { href, onClick } = linkTo(routeOfRow(row));
  return (
    <a
      class="open"
      tabIndex={-1}
      href={href}
      onClick={(event) => {
        event.stopPropagation();
        onClick(event);
      }}
    >
      {children}
    </a>
  );
}

/** Without a prompt the time is the only link: one without a text has no name. */
const PromptLink = ({ row, prompt }: { row: ListRow; prompt: string | null | undefined }) =>
  prompt ? <RowLink row={row}>{toVisibleLine(prompt)}</RowLink> : <>–</>;

/** A value that can be added to the filter. */
function Value({ name, value, onFilter }: { name: string; value: string; onFilter: RowProps['onFilter'] }) {
  return (
    <span
      class="value"
      title={`${name} ${toVisibleLine(value)}: a click filters by it, with Alt excludes it`}
      onClick={(event) => {
        event.stopPropagation();
        onFilter(name, value, event.altKey);
      }}
    >
      {toVisibleLine(value)}
    </span>
  );
}

function Route({ summary, onFilter }: { summary: TraceSummary; onFilter: RowProps['onFilter'] }) {
  const { agent, frontend, backend } = summary;
  return (
    <>
      <Value name={agent ? 'agent' : 'protocol'} value={agent ?? frontend} onFilter={onFilter} />
      {' → '}
      {backend ? <Value name="backend" value={backend} onFilter={onFilter} /> : '–'}
    </>
  );
}

/** How a request ended; a click adds that to the filter. */
const Ending = ({ outcome, onFilter }: Pick<TraceSummary, 'outcome'> & Pick<RowProps, 'onFilter'>) => (
  <span
    class="value"
    title="filter by status; with Alt: exclude it"
    onClick={(event) => {
      event.stopPropagation();
      onFilter('status', outcome.text, event.altKey);
    }}
  >
    <Outcome outcome={outcome} />
  </span>
);

function Model({ summary, onFilter }: { summary: TraceSummary; onFilter: RowProps['onFilter'] }) {
  const { asked, routed } = summary.model;
  if (asked === null && routed === null) return <>–</>;
  return (
    <>
      {asked !== null && <Value name="model" value={asked} onFilter={onFilter} />}
      {routed !== null && routed !== asked && (
        <span class="served">
          {' → '}
          <Value name="served" value={routed} onFilter={onFilter} />
        </span>
      )}
    </>
  );
}

function Tokens({
  input,
  output,
  cached,
}: {
  input: number | null | undefined;
  output: number | null | undefined;
  cached: number | null | undefined;
}) {
  if (input === undefined || output === undefined || (input === null && output === null)) return <>–</>;
  const share = formatShare(cached ?? null, input);
  return (
    <>
      {formatCount((input ?? 0) + (output ?? 0))}
      {share === null ? '' : ` (${share})`}
    </>
  );
}

/** The column is there if the cost of any row is known. */
const Cost = ({ usd }: { usd: number | null | undefined }) => (
  <Cell name="cost">{typeof usd === 'number' ? formatDollars(usd) : ''}</Cell>
);

function ConversationCells(props: RowProps & { summary: ConversationSummary; isOpen: boolean }) {
  const { row, summary, isOpen, now, onToggle, onFilter } = props;
  const { last, usage } = summary;
  const tookMs = Date.parse(summary.ended_at) - Date.parse(summary.started_at);
  return (
    <>
      <Cell name="time">
        <RowLink row={row}>{formatTime(last.started_at, now)}</RowLink>
        <button
          type="button"
          class="toggle"
          tabIndex={-1}
          aria-label={isOpen ? 'hide turns' : 'show turns'}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isOpen ? '▾' : '▸'}
        </button>
      </Cell>
      <Cell name="prompt">
        <span class="text">
          <RowLink row={row}>{toVisibleLine(sessionTitle(summary.title ?? last.prompt))}</RowLink>
        </span>
        {sessionMarks(summary).map(({ text, tone = '' }) => (
          <span class={`mark ${tone === '' ? 'quiet' : `status ${tone}`}`} title={text}>
            {' '}
            {text}
          </span>
        ))}
      </Cell>
      <Cell name="route">
        <Route summary={last} onFilter={onFilter} />
      </Cell>
      <Cell name="model">
        <Model summary={last} onFilter={onFilter} />
      </Cell>
      <Cell name="turns">
        <span title={includedText(summary) ?? undefined}>{summary.turns}</span>
      </Cell>
      <Cell name="state">
        <Ending
          outcome={summary.in_flight > 0 ? { verdict: 'running', text: inFlight } : last.outcome}
          onFilter={onFilter}
        />
      </Cell>
      <Cell name="tokens">
        <span title={includedText(summary) ?? undefined}>
          <Tokens input={usage?.input} output={usage?.output} cached={usage?.cache_read} />
        </span>
      </Cell>
      <Cost usd={summary.cost_usd} />
      <Cell name="took">{summary.in_flight > 0 ? <Clock since={summary.started_at} /> : formatDuration(tookMs)}</Cell>
      <Cell name="lost">{summary.losses === 0 ? '' : summary.losses}</Cell>
    </>
  );
}

function TraceCells({ row, summary, now, onFilter }: RowProps & { summary: TraceSummary }) {
  return (
    <>
      <Cell name="time">
        <RowLink row={row}>{formatTime(summary.started_at, now)}</RowLink>
      </Cell>
      <Cell name="prompt">
        {summary.check === 'contradiction' && <span class="status bad">≠ contradiction </span>}
        <span class="text">
          <PromptLink row={row} prompt={summary.prompt} />
        </span>
        {summary.error && <span class="text error">{toVisibleLine(summary.error)}</span>}
      </Cell>
      <Cell name="route">
        <Route summary={summary} onFilter={onFilter} />
      </Cell>
      <Cell name="model">
        <Model summary={summary} onFilter={onFilter} />
      </Cell>
      <Cell name="turns">{summary.turn ?? ''}</Cell>
      <Cell name="state">
        <Ending outcome={summary.outcome} onFilter={onFilter} />
      </Cell>
      <Cell name="tokens">
        <Tokens input={summary.usage?.input} output={summary.usage?.output} cached={summary.usage?.cache_read} />
      </Cell>
      <Cost usd={summary.cost_usd} />
      <Cell name="took">
        {summary.status === null ? <Clock since={summary.started_at} /> : formatDuration(summary.timing.total_ms)}
      </Cell>
      <Cell name="lost">{summary.losses === 0 ? '' : summary.losses}</Cell>
    </>
  );
}

function TurnCells({ row, turn, now }: RowProps & { turn: ConversationTurn }) {
  const failure = turn.calls.find((call) => call.failure !== null)?.failure;
  return (
    <>
      <Cell name="time">
        <RowLink row={row}>{formatTime(turn.started_at, now)}</RowLink>
      </Cell>
      <Cell name="prompt">
        {failure && <span class="status bad">✗ {failure} </span>}
        <PromptLink row={row} prompt={describeTurn(turn)} />
      </Cell>
      <Cell name="route">turn {turn.turn}</Cell>
      <Cell name="model">{turn.attempts > 1 ? `${turn.attempts} attempts` : ''}</Cell>
      <Cell name="turns"> </Cell>
      <Cell name="state">
        <Outcome outcome={turn.outcome} />
      </Cell>
      <Cell name="tokens">
        <Tokens input={turn.usage?.input} output={turn.usage?.output} cached={turn.usage?.cache_read} />
      </Cell>
      <Cost usd={turn.cost_usd} />
      <Cell name="took">
        {turn.status === null ? <Clock since={turn.started_at} /> : formatDuration(turn.timing.total_ms)}
      </Cell>
      <Cell name="lost">{turn.losses === 0 ? '' : turn.losses}</Cell>
    </>
  );
}
