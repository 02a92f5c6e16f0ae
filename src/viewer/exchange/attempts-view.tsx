import type { TraceHead } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import { formatDuration } from '../../present/format.ts';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';

/** Each try at a backend: why it was made, and how it went. */
export function AttemptsView({ trace }: { trace: TraceHead }) {
  const attempts = trace.backend?.attempts ?? [];
  if (attempts.length === 0) return <p class="notice">No backend was contacted.</p>;
  const legOf = (index: number): string | undefined =>
    [`attempt-${index}`, ...(index === attempts.length - 1 ? ['upstream-response'] : [])].find((name) =>
      trace.legs.some(({ leg }) => leg === name),
    );
  return (
    <table class="attempts">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">began after</th>
          <th scope="col">backend/model</th>
          <th scope="col">why</th>
          <th scope="col">HTTP</th>
          <th scope="col">error</th>
          <th scope="col">answer</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ backend, model, started_ms: startedMs, status, error, reason }, index) => {
          const leg = legOf(index);
          return (
            <tr class={status !== null && status < 400 ? '' : 'failed'}>
              <td data-label="attempt">{index + 1}</td>
              <td data-label="began after">{formatDuration(startedMs)}</td>
              <td data-label="backend/model">
                {toVisibleLine(backend)}/{toVisibleLine(model)}
              </td>
              <td data-label="why">{toVisibleLine(reason ?? '')}</td>
              <td data-label="HTTP">{status ?? 'no answer'}</td>
              <td>{toVisible(error ?? '')}</td>
              <td>{leg ? <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', leg))}>raw</a> : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
