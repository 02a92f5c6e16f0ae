import { checkLines, endingLines } from '../../present/exchange.ts';
import { signs } from '../../present/line.ts';
import { linkTo } from '../app/navigation.ts';
import type { Route } from '../app/route.ts';
import type { TraceChain } from '../app/types.ts';
import { routeOf } from '../parts/lines.tsx';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

interface EndingCardProps {
  ended: TraceChain['ended'];
  /** The id of the request. */
  trace: string;
  /** Where its proof is. */
  link?: { text: string; route: Route };
}

/** How a request ended, in sentences. */
export function EndingCard({ ended, trace, link }: EndingCardProps) {
  return (
    <section class={`ending ${ended.is_failure ? 'bad' : ''}`} aria-label="How it ended">
      <h2>How it ended</h2>
      {endingLines(ended).map((line) => (
        <p>
          {line.label !== undefined && <b class="ending-label">{line.label}:</b>}{' '}
          {line.link ? <a {...linkTo(routeOf(trace, line.link))}>{line.text}</a> : <Text value={line.text} />}
        </p>
      ))}
      {link && <a {...linkTo(link.route)}>{link.text}</a>}
    </section>
  );
}

/** What a sign means, for those who do not see it. */
const signNames = { good: 'ok', mixed: 'with a remark', bad: 'failed', busy: 'in flight', quiet: 'not known' } as const;

/** The six checks of an exchange, in the order of its bytes; each leads to its proof. */
export function WhoStrip({ checks, trace }: { checks: TraceChain['checks']; trace: string }) {
  const lines = checkLines(checks);
  const culprit = lines.find(({ tone }) => tone === 'bad');
  return (
    <div class="who">
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
      </ol>
      {culprit && (
        <p class="culprit">
          <b>{culprit.who}</b>: {toVisibleLine(culprit.text)}
        </p>
      )}
    </div>
  );
}
