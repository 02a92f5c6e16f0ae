import { useEffect } from 'preact/hooks';
import { useKeys } from '../app/keys.ts';
import { type Loaded, useLoaded } from '../app/loaded.ts';
import { linkTo, navigate } from '../app/navigation.ts';
import { exchangeRoute, listRoute } from '../app/route.ts';
import type { BackendState, Diagnostics } from '../app/types.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Failure } from '../parts/failure.tsx';
import { formatBytes, formatDuration, formatExact, formatNumber, formatTime } from '../../present/format.ts';
import { LinkedText } from '../parts/linked-text.tsx';
import { Text } from '../parts/text.tsx';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';
import { describeScope } from '../../core/self-test-scope.ts';
import { describeHealth } from './health-text.ts';
import { checkedAt, health, readHealth } from './health.ts';
import { markSeen } from './seen.ts';

/** Problems first, each with its remedy; then backends, the trace store, the self-test and the configuration. */
export function StatusPage() {
  const known = useLoaded('known', (signal) => readHealth({ isChecked: false }, signal));
  // The page may be opened by a link of anybody: this asks backends for their models, at most every ten seconds.
  const checked = useLoaded('checked', (signal) => readHealth({ isChecked: true }, signal));
  useKeys({ r: checked.reload, Escape: () => navigate(listRoute()) });
  // The badge in the head of the page shows the same state.
  const state = checked.value === null || known.value === null ? null : (health.value ?? undefined);
  const error = checked.error ?? known.error;
  if (error && !state) return <Failure error={error} onRetry={checked.reload} />;
  if (state === undefined) return <p class="notice">Loading…</p>;
  if (state === null) return <NoGateway />;
  return <StatusArticle state={state} checked={checked} />;
}

function StatusArticle({ state, checked }: { state: Diagnostics; checked: Loaded<Diagnostics | null> }) {
  useEffect(() => markSeen(state), [state]);
  const isChecking = checked.value === undefined || checked.isLoading;
  return (
    <article class="page status-page">
      <h1>Status</h1>
      <p class="page-bar">
        <span class="quiet">
          Louter {state.version}, Node {state.node}, running for {formatDuration(state.uptime_ms)},{' '}
          {formatNumber(state.active, 'request')} in flight
        </span>
        <span class="quiet" role="status">
          {isChecking
            ? 'checking backends and translation…'
            : checkedAt.value && `backends checked ${formatTime(checkedAt.value.toISOString(), new Date())}`}
        </span>
        <button type="button" onClick={checked.reload} disabled={isChecking}>
          Check again <kbd>r</kbd>
        </button>
      </p>
      <Problems state={state} isChecking={isChecking} />
      <Backends state={state} />
      <Store state={state} />
      <SelfTest state={state} />
      <Configuration state={state} />
    </article>
  );
}

const NoGateway = () => (
  <section class="empty">
    <h2>No gateway runs here</h2>
    <p>
      This page shows a trace store alone. <code>louter serve</code> starts the gateway, whose page shows its status.
    </p>
  </section>
);

function Problems({ state, isChecking }: { state: Diagnostics; isChecking: boolean }) {
  const { findings } = state;
  const { tone, sign, text } = describeHealth(state);
  if (findings.length === 0)
    return (
      <p class={`status ${isChecking && tone === 'good' ? 'busy' : tone}`}>
        <span aria-hidden="true">{sign}</span> {text}
        {isChecking ? '; checking the backends now' : ''}
      </p>
    );
  return (
    <ul class="problems">
      {findings.map(({ about, what, next, is_past: isPast }) => (
        <li class={isPast ? 'is-past' : ''}>
          <p>
            <span class={`status ${isPast ? 'mixed' : 'bad'}`}>
              <span aria-hidden="true">{isPast ? '!' : '✗'}</span> {toVisibleLine(about)}
              {isPast ? ', earlier:' : ''}
            </span>{' '}
            <LinkedText value={what} />
          </p>
          <p>
            <span class="next">Next</span> <LinkedText value={next} /> <CopyButton text={next} label="Copy" />
          </p>
        </li>
      ))}
    </ul>
  );
}

const reachTones: Readonly<Record<string, readonly [tone: string, sign: string]>> = {
  ok: ['good', '✓'],
  'no-list': ['good', '✓'],
  'callers-key': ['good', '✓'],
  recordings: ['good', '✓'],
};

function Backends({ state: { backends, models } }: { state: Diagnostics }) {
  return (
    <section>
      <h2>Backends</h2>
      {backends.length === 0 ? (
        <p class="quiet">None are configured.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>backend</th>
              <th>protocol</th>
              <th>address</th>
              <th>state</th>
              <th>models</th>
            </tr>
          </thead>
          <tbody>
            {backends.map((backend) => (
              <tr key={backend.name}>
                <td>
                  <a {...linkTo(listRoute(`backend:${backend.name}`))}>{toVisibleLine(backend.name)}</a>
                </td>
                <td>
                  {backend.protocol}
                  {backend.dialect === null ? '' : `, dialect ${backend.dialect}`}, {backend.mode}
                </td>
                <td>{backend.base_url === null ? 'recordings' : toVisibleLine(backend.base_url)}</td>
                <td>
                  <Reach backend={backend} />
                  <Recent recent={backend.recent} />
                </td>
                <td>
                  <Models names={backend.reach?.models ?? null} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>Routes</h3>
      <table>
        <thead>
          <tr>
            <th>requested model</th>
            <th>sent to, in this order</th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ pattern, targets }) => (
            <tr key={pattern}>
              <td>
                <code>{toVisibleLine(pattern)}</code>
              </td>
              <td>
                <code>{toVisibleLine(targets.join(', '))}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How the requests of the last ten minutes ended, and which attempts others made good. */
function Recent({ recent }: Pick<BackendState, 'recent'>) {
  if (!recent || recent.requests + recent.replaced === 0) return null;
  const { requests, failed, replaced, newest_failure: newest } = recent;
  const isWell = failed + replaced === 0;
  return (
    <p class={isWell ? 'quiet' : 'status mixed'}>
      {isWell ? '' : '! '}last 10 min: {formatNumber(requests, 'request')}, {failed} failed
      {replaced === 0 ? '' : `; ${formatNumber(replaced, 'attempt')} failed and were made again, here or elsewhere`}
      {newest !== null && (
        <>
          {' · '}
          <a {...linkTo(exchangeRoute(newest))}>the latest</a>
        </>
      )}
    </p>
  );
}

function Reach({ backend: { reach } }: { backend: BackendState }) {
  if (!reach) return <span class="quiet">not checked yet</span>;
  const [tone, sign] = reachTones[reach.verdict] ?? ['bad', '✗'];
  return (
    <>
      <span class={`status ${tone}`}>
        <span aria-hidden="true">{sign}</span> {reach.verdict}
      </span>{' '}
      <Text value={reach.what} /> <span class="quiet">({formatDuration(reach.took_ms)})</span>
    </>
  );
}

function Models({ names }: { names: readonly string[] | null }) {
  if (names === null || names.length === 0) return <>–</>;
  if (names.length <= 3) return <code>{toVisibleLine(names.join(', '))}</code>;
  return (
    <details>
      <summary>{formatNumber(names.length, 'model')}</summary>
      <code>{toVisibleLine(names.join(', '))}</code>
    </details>
  );
}

function Store({ state: { traces } }: { state: Diagnostics }) {
  const { store, state, size_bytes: size, written, lost_bodies: bodies, lost_exchanges: exchanges } = traces;
  const isWell = state === 'ok';
  const { checks, newest_contradiction: contradiction, last_error: error, journal } = traces;
  return (
    <section>
      <h2>Traces</h2>
      {state === 'off' ? (
        <p>
          Nothing is recorded: set <code>url</code> in <code>[traces]</code>, for example to{' '}
          <code>"file:louter.db"</code>, and restart the gateway.
        </p>
      ) : (
        <>
          <p>
            <span class={`status ${isWell ? 'good' : 'bad'}`}>
              <span aria-hidden="true">{isWell ? '✓' : '✗'}</span> {state}
            </span>{' '}
            {store === null ? '' : <code>{toVisibleLine(store.replace(/^file:/, ''))}</code>}
            {size === null || size === undefined ? '' : `, ${formatBytes(size)}`}
            {error ? <Text value={`: ${error}`} /> : ''}
          </p>
          <p class="quiet">
            since the start: {formatNumber(written ?? 0, 'request')} written,{' '}
            {(bodies ?? 0) + (exchanges ?? 0) === 0
              ? 'nothing dropped'
              : `${formatExact(exchanges ?? 0)} not recorded, ${formatExact(bodies ?? 0)} without bodies`}
            ; checked against themselves: {formatExact(checks?.consistent ?? 0)} consistent,{' '}
            {formatExact(checks?.contradiction ?? 0)} with a contradiction, {formatExact(checks?.skipped ?? 0)} not
            checked
          </p>
          {journal && (
            <p class="quiet">
              journal: {journal.state} <code>{toVisibleLine(journal.directory)}</code>, {formatBytes(journal.bytes)}
              {journal.recovered > 0
                ? `, ${formatNumber(journal.recovered, 'request')} of killed gateways recovered`
                : ''}
              {journal.error ? <Text value={`: ${journal.error}`} /> : ''}
            </p>
          )}
          {contradiction && (
            <p>
              The latest contradiction:{' '}
              <a {...linkTo(exchangeRoute(contradiction.trace_id, 'findings'))}>
                <code>{contradiction.trace_id.slice(0, 12)}</code>
              </a>{' '}
              <Text value={contradiction.what} />
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** More failures than these are not read. */
const maxShownFailures = 20;

function SelfTest({ state: { self_test: test, self_test_progress: progress } }: { state: Diagnostics }) {
  if (!test)
    return (
      <section>
        <h2>Self-test</h2>
        <p class="quiet">
          {progress ? `running: ${Math.floor((100 * progress.done) / progress.total)} %` : 'not run yet'}
        </p>
      </section>
    );
  const isWell = test.failed === 0 && test.error === null;
  return (
    <section>
      <h2>Self-test</h2>
      <p>
        <span class={`status ${isWell ? 'good' : 'bad'}`}>
          <span aria-hidden="true">{isWell ? '✓' : '✗'}</span>{' '}
          {test.error ?? `${formatExact(test.checked - test.failed)} of ${formatExact(test.checked)}`}
        </span>{' '}
        {test.error === null && `checks passed in ${formatDuration(test.took_ms)}: ${describeScope(test.pairs)}`}
      </p>
      {test.failures.length > 0 && (
        <ul class="plain">
          {test.failures.slice(0, maxShownFailures).map(({ from, to, fixture, fault }) => (
            <li>
              {from} → {to}, <code>{toVisibleLine(fixture)}</code>: <Text value={fault} />
            </li>
          ))}
          {test.failed > maxShownFailures && <li>and {formatExact(test.failed - maxShownFailures)} more</li>}
        </ul>
      )}
    </section>
  );
}

function Configuration({ state: { config, reloads, settings } }: { state: Diagnostics }) {
  const now = new Date();
  return (
    <section>
      <h2>Configuration</h2>
      <p>
        {config === null ? 'the built-in default: recorded answers for every model name' : <code>{config}</code>}
        {reloads && `, generation ${reloads.generation}, in force since ${formatTime(reloads.in_force_since, now)}`}
      </p>
      {reloads && reloads.history.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>time</th>
              <th>by</th>
              <th>generation</th>
              <th>what changed</th>
            </tr>
          </thead>
          <tbody>
            {reloads.history.map(({ at, trigger, ok, generation, what }) => (
              <tr key={at}>
                <td>{formatTime(at, now)}</td>
                <td>{trigger}</td>
                <td>{generation}</td>
                <td>
                  {!ok && <span class="status bad">✗ not applied </span>}
                  <LinkedText value={what} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details>
        <summary>effective settings, secrets redacted</summary>
        <pre class="code" tabIndex={0} aria-label="Effective settings">
          {toVisible(JSON.stringify(settings, null, 2))}
        </pre>
      </details>
    </section>
  );
}
