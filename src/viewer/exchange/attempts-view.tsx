import { routingLines } from '../../present/exchange.ts';
import type { TraceHead } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import { Path, Prose } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

/** What is shown of an attempt, and the titles. */
const columns = { after: 'began after', took: 'took', why: 'why', error: 'error' } as const;

/** Each try at a backend: why it was made, and how it went. */
export function AttemptsView({ trace }: { trace: TraceHead }) {
  const lines = routingLines(trace);
  const attempts = lines.filter(({ kind }) => kind === 'attempt');
  const lost = lines.find(({ kind }) => kind === 'lost');
  if (attempts.length === 0) return <p class="notice">No backend was contacted.</p>;
  const legOf = (index: number): string | undefined =>
    [`attempt-${index}`, ...(index === attempts.length - 1 ? ['upstream-response'] : [])].find((name) =>
      trace.legs.some(({ leg }) => leg === name),
    );
  return (
    <>
      {lost && (
        <p class="status mixed lost">
          <span aria-hidden="true">!</span> {lost.label} <b>{lost.text}</b>
        </p>
      )}
      <table class="attempts">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">backend/model</th>
            <th scope="col">HTTP</th>
            {Object.values(columns).map((title) => (
              <th scope="col">{title}</th>
            ))}
            <th scope="col">answer</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ label = '', text, tone, details = [] }, index) => {
            const leg = legOf(index);
            return (
              <tr class={tone === 'bad' ? 'failed' : ''}>
                <td class="index" data-label="attempt">
                  {index + 1}
                </td>
                <td data-label="backend/model">
                  <Path value={toVisibleLine(label)} />
                </td>
                <td data-label="HTTP">{text}</td>
                {Object.entries(columns).map(([name, title]) => (
                  <td data-label={title}>
                    <Prose value={details.find((detail) => detail.name === name)?.text ?? ''} />
                  </td>
                ))}
                <td class="bytes-link">
                  {leg ? <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', leg))}>raw</a> : ''}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
