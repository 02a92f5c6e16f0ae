import type { TurnLineKind } from '../../present/conversation.ts';
import { type Line, signs } from '../../present/line.ts';
import { Prose, Text } from '../parts/text.tsx';

/** The texts of turns, their calls and what is remarkable about them, before they are loaded whole. */
export const TurnSummary = ({ lines }: { lines: readonly Line<TurnLineKind>[] }) => (
  <>
    {lines.map((line) => (
      <SummaryLine line={line} />
    ))}
  </>
);

/** One line with its role. */
export function SummaryLine({ line: { kind, label, text, details = [], tone } }: { line: Line }) {
  const more = details.map(({ name, text: value }) => (
    <>
      {' '}
      <span class="quiet">{name}</span> <Prose value={value} />
    </>
  ));
  switch (kind) {
    case 'user':
    case 'assistant':
      return (
        <div class={`message ${kind}`} role="group" aria-label={kind}>
          <h3>{kind}</h3>
          <pre class="text">
            <Text value={text} />
          </pre>
        </div>
      );
    default:
      return (
        <p class={`turn-line is-${kind} ${tone ?? ''}`}>
          {tone !== undefined && <span aria-hidden="true">{signs[tone]} </span>}
          <b>{label ?? (kind === 'seam' ? '' : kind)}</b> <Prose value={text} />
          {more}
        </p>
      );
  }
}
