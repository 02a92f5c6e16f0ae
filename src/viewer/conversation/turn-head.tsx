import type { ComponentChildren } from 'preact';
import type { TurnLine } from '../../present/conversation.ts';
import { signs } from '../../present/line.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

/** The number of a turn, its time, tokens and cost. */
export const TurnHead = ({
  line: { label = '', details, tone, trace },
  children,
}: {
  line: TurnLine;
  children?: ComponentChildren;
}) => (
  <header class="turn-head">
    <h2>
      {tone !== undefined && (
        <span class={`status ${tone}`} aria-hidden="true">
          {signs[tone]}{' '}
        </span>
      )}
      {label}
    </h2>
    <span class="numbers">
      {details.map(({ name, text }) => (
        <span class={`number ${name.replace(' ', '-')}`}>
          <span class="name">{name}</span> {toVisibleLine(text)}
        </span>
      ))}
      {children}
      <code class="id">{trace.slice(0, 12)}</code>
    </span>
  </header>
);
