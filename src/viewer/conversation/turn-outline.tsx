import type { TurnLine } from '../../present/conversation.ts';
import { formatDollars, formatDuration, formatNumber } from '../../present/format.ts';
import type { ConversationTurn } from '../app/types.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';

interface TurnOutlineProps {
  turns: readonly ConversationTurn[];
  lines: readonly TurnLine[];
  active: number;
  onShow(index: number): void;
}

/** In pixels. */
const rowHeight = 26;

/** What the bars of a session are: the cost of its turns, or their tokens where no price is known. */
function measureOf(turns: readonly ConversationTurn[]): {
  name: 'cost' | 'tokens';
  valueOf(turn: ConversationTurn): number;
  textOf(value: number): string;
} {
  if (turns.some(({ cost_usd: cost }) => cost)) return { name: 'cost', valueOf: costOf, textOf: formatDollars };
  return { name: 'tokens', valueOf: tokensOf, textOf: (value) => formatNumber(value, 'token') };
}

const costOf = ({ cost_usd: cost }: ConversationTurn): number => cost ?? 0;
const tokensOf = ({ usage }: ConversationTurn): number => (usage?.input ?? 0) + (usage?.output ?? 0);

/** The turns as anchors: what each did, how long it took, and a bar of its cost. */
export function TurnOutline({ turns, lines, active, onShow }: TurnOutlineProps) {
  const { name, valueOf, textOf } = measureOf(turns);
  const largest = Math.max(...turns.map(valueOf));
  const columns = `turn-list ${largest > 0 ? 'has-cost' : ''}`;
  return (
    <>
      <p class={`${columns} turn-legend`} aria-hidden="true">
        <span class="row turn">
          <span>turn</span>
          <span>what it did</span>
          <span />
          <span class="time">time</span>
          {largest > 0 && <span class="measure">{name}</span>}
        </span>
      </p>
      <VirtualList
        label="Turns"
        class={columns}
        count={turns.length}
        rowHeight={rowHeight}
        active={active}
        items={lines}
        renderRow={(index, attributes) => {
          const [turn, line] = [turns[index], lines[index]];
          if (!turn || !line) return null;
          const value = valueOf(turn);
          const subagents = turn.subagents.length;
          return (
            <div
              {...attributes}
              class={`row turn ${line.tone === 'bad' ? 'failed' : ''}`}
              onClick={() => onShow(index)}
            >
              <span role="gridcell" class="number">
                {/* A request that is sent again, or asks for a summary, has the number of the one before. */}
                {turn.turn !== turns[index - 1]?.turn && turn.turn}
              </span>
              <span role="gridcell" class="what" title={toVisibleLine(line.text)}>
                {line.lines.some(({ kind }) => kind === 'seam') && <span class="seam-sign">┄ </span>}
                {toVisibleLine(line.text)}
                {subagents > 0 && <span class="quiet"> ◇{subagents > 1 ? subagents : ''}</span>}
              </span>
              <span role="gridcell" class="mark">
                {line.tone === 'bad' ? '✗' : turn.status === null ? '●' : ''}
                {line.tone === 'bad' && <span class="visually-hidden">failed</span>}
              </span>
              <span role="gridcell" class="time">
                {formatDuration(turn.timing.total_ms)}
              </span>
              {largest > 0 && (
                <span role="gridcell" class="cost" title={`${name}: ${textOf(value)}`}>
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect x={0} y={0} width={(100 * value) / largest} height={1} />
                  </svg>
                </span>
              )}
            </div>
          );
        }}
      />
    </>
  );
}
