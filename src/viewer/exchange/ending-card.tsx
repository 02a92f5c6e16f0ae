import { useState } from 'preact/hooks';
import { checkLines, endingLines } from '../../present/exchange.ts';
import { type Line, signs } from '../../present/line.ts';
import { linkTo } from '../app/navigation.ts';
import type { TraceChain } from '../app/types.ts';
import { routeOf } from '../parts/lines.tsx';
import { Prose } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

interface EndingProps {
  ended: TraceChain['ended'];
  /** The id of the request. */
  trace: string;
}

/** How a request ended, in sentences. */
export const EndingCard = ({ ended, trace }: EndingProps) => (
  <section class={`ending ${ended.is_failure ? 'bad' : ''}`} aria-label="How it ended">
    <h2>How it ended</h2>
    <EndingLines lines={endingLines(ended)} trace={trace} />
  </section>
);

/** The sentences of an ending, with its remedy. */
export const EndingLines = ({ lines, trace }: { lines: readonly Line[]; trace: string }) => (
  <>
    {lines.map((line) => (
      <p>
        {line.label !== undefined && <b class="ending-label">{line.label}:</b>}{' '}
        {line.link ? <a {...linkTo(routeOf(trace, line.link))}>{line.text}</a> : <Prose value={line.text} />}
      </p>
    ))}
  </>
);

/** What a sign means, for those who do not see it. */
const signNames = { good: 'ok', mixed: 'with a remark', bad: 'failed', busy: 'in flight', quiet: 'not known' } as const;

/** The six checks of an exchange, in the order of its bytes; each leads to its proof. */
export function WhoStrip({ checks, trace }: { checks: TraceChain['checks']; trace: string }) {
  const [isOpen, setOpen] = useState(false);
  const lines = checkLines(checks);
  const passed = lines.filter(({ tone }) => tone === 'good').length;
  const culprit = lines.find(({ tone }) => tone === 'bad');
  return (
    <div class={`who ${isOpen ? 'is-open' : ''}`}>
      <span class="who-title">Checks</span>
      <ol>
        {lines.map(({ label, text, who, tone = 'quiet', link }) => (
          <li class={tone}>
            <a {...(link && linkTo(routeOf(trace, link)))} title={toVisibleLine(text)}>
              <span aria-hidden="true">{signs[tone]}</span>
              {label}
              <span class="visually-hidden sign-name">: {signNames[tone]}</span>
              <span class="visually-hidden">
                , {toVisibleLine(text)}
                {who !== undefined && ` (${who})`}
              </span>
            </a>
          </li>
        ))}
        {/* On a narrow page in place of those that passed. */}
        {passed > 0 && (
          <li class="passed">
            <button type="button" class="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {passed === lines.length ? `✓ all ${passed} passed` : `✓ ${passed} passed`}
            </button>
          </li>
        )}
      </ol>
      {culprit && (
        <p class="culprit">
          <b>{culprit.who}</b>: <Prose value={toVisibleLine(culprit.text)} />
        </p>
      )}
    </div>
  );
}
