import type { TurnLine } from '../../present/conversation.ts';
import { formatDollars, formatDuration } from '../../present/format.ts';
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

/** The turns as anchors: what each did, how long it took, and a bar of its cost. */
export function TurnOutline({ turns, lines, active, onShow }: TurnOutlineProps) {
  const dearest = Math.max(...turns.map(({ cost_usd: cost }) => cost ?? 0));
  return (
    <VirtualList
      label="Turns"
      class={`turn-list ${dearest > 0 ? 'has-cost' : ''}`}
      count={turns.length}
      rowHeight={rowHeight}
      active={active}
      items={lines}
      renderRow={(index, attributes) => {
        const [turn, line] = [turns[index], lines[index]];
        if (!turn || !line) return null;
        const cost = turn.cost_usd ?? 0;
        const subagents = turn.subagents.length;
        return (
          <div {...attributes} class={`row turn ${line.tone === 'bad' ? 'failed' : ''}`} onClick={() => onShow(index)}>
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
            {dearest > 0 && (
              <span role="gridcell" class="cost" title={`cost ${formatDollars(cost)}`}>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect x={0} y={0} width={(100 * cost) / dearest} height={1} />
                </svg>
              </span>
            )}
          </div>
        );
      }}
    />
  );
}
