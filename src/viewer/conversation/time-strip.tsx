import { useMemo, useState } from 'preact/hooks';
import { type TimeShare, timeShareLines } from '../../present/conversation-head.ts';
import { turnNumbersText, type TurnLine } from '../../present/conversation.ts';
import { turnTimes } from '../../present/turn-times.ts';
import type { ConversationTurn } from '../app/types.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

interface TimeStripProps {
  turns: readonly ConversationTurn[];
  lines: readonly TurnLine[];
  active: number;
  onShow(index: number): void;
}

/** In units of the picture: each turn has a slot of this width; times are above the line, costs below it. */
const slot = 10;
const gap = 1.5;
const timeHeight = 34;
const costHeight = 14;

const kinds = ['waiting', 'writing', 'tools', 'user'] as const;
const kindOf: Readonly<Record<TimeShare, (typeof kinds)[number]>> = {
  user: 'user',
  tools: 'tools',
  'model waiting': 'waiting',
  'model writing': 'writing',
};

/** Where the time and the money of a session went: a block a turn, and the numbers of the one that is pointed at. */
export function TimeStrip({ turns, lines, active, onShow }: TimeStripProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const shapes = useMemo(() => drawStrip(turns, lines), [turns, lines]);
  const width = turns.length * slot;
  const shown = lines[pointed ?? active];
  const indexAt = (event: MouseEvent & { currentTarget: Element }): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(turns.length - 1, Math.floor(((event.clientX - box.left) / box.width) * turns.length)));
  };
  const text = shown ? toVisibleLine(turnNumbersText(shown)) : '';
  return (
    <div class="time-strip" style={{ '--turns': turns.length }}>
      <svg
        viewBox={`0 0 ${width} ${timeHeight + costHeight}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label="Turn, with its time and cost"
        aria-valuemin={1}
        aria-valuemax={turns.length}
        aria-valuenow={active + 1}
        aria-valuetext={lines[active] ? toVisibleLine(turnNumbersText(lines[active])) : ''}
        onMouseMove={(event) => setPointed(indexAt(event))}
        onMouseLeave={() => setPointed(null)}
        onClick={(event) => onShow(indexAt(event))}
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onShow(Math.max(0, Math.min(turns.length - 1, active + step)));
        }}
      >
        <rect class="cursor" x={active * slot} y={0} width={slot} height={timeHeight + costHeight} />
        {pointed !== null && (
          <rect class="pointed" x={pointed * slot} y={0} width={slot} height={timeHeight + costHeight} />
        )}
        {kinds.map((kind) => (
          <path class={kind} d={shapes[kind]} />
        ))}
        <path class="cost" d={shapes.cost} />
        <path class="failed" d={shapes.failed} />
        <path class="marked" d={shapes.marked} />
      </svg>
      <p class="strip-text">
        <span class="strip-numbers">{text}</span>
        <span class="legend">
          {timeShareLines(turns).map(({ label, text: share }) => (
            <span class="legend-item">
              <i class={kindOf[label]} />
              {label} {share}
            </span>
          ))}
          {shapes.cost !== '' && (
            <span class="legend-item">
              <i class="cost" />
              cost
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

/** Higher bars are cut, so that one long pause does not flatten all others: this share of turns is drawn whole. */
const wholeShare = 0.95;

function scaleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.ceil((sorted.length - 1) * wholeShare)] ?? 0) || 1;
}

const box = (index: number, y: number, height: number): string =>
  height <= 0 ? '' : `M${index * slot + gap / 2} ${y.toFixed(2)}h${slot - gap}v${height.toFixed(2)}h${gap - slot}z`;

function drawStrip(turns: readonly ConversationTurn[], lines: readonly TurnLine[]) {
  const times = turnTimes(turns);
  const spent = times.map(({ waitingMs, writingMs, after }) => waitingMs + writingMs + after.ms);
  const costs = turns.map(
    ({ cost_usd: own, subagents }) => (own ?? 0) + subagents.reduce((sum, { cost_usd: cost }) => sum + (cost ?? 0), 0),
  );
  const [most, dearest] = [scaleOf(spent), scaleOf(costs)];
  const shapes = { user: '', tools: '', waiting: '', writing: '', cost: '', failed: '', marked: '' };
  for (const [index, { after, waitingMs, writingMs }] of times.entries()) {
    let left = timeHeight;
    const parts = { user: 0, tools: 0, waiting: waitingMs, writing: writingMs, [after.who]: after.ms };
    for (const kind of kinds.toReversed()) {
      const height = Math.min(left, (timeHeight * (parts[kind] ?? 0)) / most);
      left -= height;
      shapes[kind] += box(index, left, height);
    }
    shapes.cost += box(
      index,
      timeHeight + 1,
      Math.min(costHeight - 1, ((costHeight - 1) * (costs[index] ?? 0)) / dearest),
    );
    const line = lines[index];
    if (line?.tone === 'bad') shapes.failed += box(index, 0, 3);
    if (line?.lines.some(({ kind }) => kind === 'cache')) shapes.marked += box(index, timeHeight + costHeight - 3, 3);
  }
  return shapes;
}
