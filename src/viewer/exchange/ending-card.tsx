import type { TraceChain } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute, type Route } from '../app/route.ts';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

type Ending = TraceChain['ended'];
type Check = TraceChain['checks'][number];

interface EndingCardProps {
  ended: Ending;
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
      <p>
        <Text value={ended.what} />
      </p>
      {ended.next && (
        <p>
          <b>Next:</b> {toVisibleLine(ended.next)}
        </p>
      )}
      {ended.leg && (
        <p>
          <a {...linkTo(exchangeRoute(trace, 'raw', ended.leg))}>
            Bytes of the {ended.leg === 'upstream-response' ? 'response' : 'request'}
          </a>
        </p>
      )}
      {link && <a {...linkTo(link.route)}>{link.text}</a>}
    </section>
  );
}

const signs: Readonly<Record<Check['verdict'], readonly [sign: string, word: string]>> = {
  ok: ['✓', 'ok'],
  warning: ['!', 'with a remark'],
  failed: ['✗', 'failed'],
  unknown: ['–', 'not known'],
};
/** As `louter traces show` names them. */
const titleOf = (name: Check['name']): string => name.replace('-', ' ');

/** Where the proof of each check is. */
function proofOf({ name, party, proof, verdict }: Check, trace: string): Route {
  if (verdict === 'failed' && proof && proof.path !== null)
    return exchangeRoute(trace, 'raw', proof.leg, { at: proof.path, event: proof.event });
  switch (name) {
    case 'client-request':
      return exchangeRoute(trace, 'raw', 'client-request');
    case 'backend-answered':
      return exchangeRoute(trace, 'attempts');
    case 'tool-calls':
      // Calls that do not conform are marked where they are; what the configuration causes is among the findings.
      return exchangeRoute(trace, party === 'model' && verdict === 'failed' ? 'conversation' : 'findings');
    case 'carried-over':
    case 'backend-response':
    case 'client-response':
      return exchangeRoute(trace, 'findings');
  }
}

/** The six checks of an exchange, in the order of its bytes; each leads to its proof. */
export function WhoStrip({ checks, trace }: { checks: readonly Check[]; trace: string }) {
  const culprit = checks.find(({ verdict }) => verdict === 'failed');
  return (
    <div class="who">
      <span class="who-title">Checks</span>
      <ol>
        {checks.map((check) => {
          const [sign, word] = signs[check.verdict];
          return (
            <li class={check.verdict}>
              <a {...linkTo(proofOf(check, trace))} title={toVisibleLine(check.what)}>
                <span aria-hidden="true">{sign}</span>
                {titleOf(check.name)}
                <span class="visually-hidden">
                  : {word}, {toVisibleLine(check.what)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {culprit && (
        <p class="culprit">
          <b>{culprit.party}</b>: {toVisibleLine(culprit.what)}
        </p>
      )}
    </div>
  );
}
