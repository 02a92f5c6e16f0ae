import { useEffect, useState } from 'preact/hooks';
import { listTraces } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLive } from '../app/live.ts';
import { linkTo, navigate } from '../app/navigation.ts';
import { conversationRoute, listRoute } from '../app/route.ts';
import { session } from '../app/session.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { health, readHealth } from '../status/health.ts';
import { listConnections } from './connections.ts';

/** How to connect an agent to this gateway. */
export function ConnectPage() {
  useKeys({ Escape: () => navigate(listRoute()) });
  return (
    <article class="page">
      <h1>Connect an agent</h1>
      <ConnectGuide />
    </article>
  );
}

/** One command for each agent, with the address of this gateway, and whether a request has arrived since. */
export function ConnectGuide() {
  const [chosen, setChosen] = useState(0);
  const needsKey = session.value?.needs_login === true;
  const connections = listConnections(location.origin, { needsKey });
  const shown = connections[chosen] ?? connections[0];
  useEffect(() => {
    if (health.value === null) void readHealth({ isChecked: false }, new AbortController().signal).catch(() => null);
  }, []);
  if (!shown) return null;
  if (session.value?.is_live === false)
    return (
      <p class="hint">
        This page reads the trace store, and no gateway runs at this address. Start one with <code>louter serve</code>,
        and open the address that it prints.
      </p>
    );
  return (
    <div class="connect">
      <RecordingsOnly />
      <div class="segments" role="tablist" aria-label="Agents">
        {connections.map(({ name }, index) => (
          <button
            type="button"
            role="tab"
            id={`agent-${index}`}
            aria-selected={index === chosen}
            aria-controls="agent-panel"
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <section id="agent-panel" role="tabpanel" aria-labelledby={`agent-${connections.indexOf(shown)}`}>
        {shown.steps.map(({ title, command }) => (
          <div class="step">
            <p>{title}</p>
            <p class="command">
              <code>{command}</code>
              <CopyButton text={command} />
            </p>
          </div>
        ))}
        {needsKey && (
          <p class="quiet">
            <code>LOUTER_KEY</code> is one of <code>server.keys</code> of this gateway.
          </p>
        )}
      </section>
      <Waiting />
    </div>
  );
}

/** A gateway without a model behind it answers, but not with what was asked. */
function RecordingsOnly() {
  const backends = health.value?.backends ?? [];
  if (backends.length === 0 || backends.some(({ protocol }) => protocol !== 'replay')) return null;
  return (
    <p class="hint">
      This gateway answers from recordings: to put a model behind it, run <code>louter init</code>, and start the
      gateway again.
    </p>
  );
}

/** Turns into a link when the first request arrives. */
function Waiting() {
  const [arrived, setArrived] = useState<string>();
  useLive(arrived === undefined ? { filter: '', tail: null } : null, {
    onOpen: ({ trace_id: id }) => setArrived(id),
    onClose: ({ trace_id: id }) => setArrived(id),
    onResync: () =>
      void listTraces('', null, new AbortController().signal).then(
        ({ traces: [newest] }) => setArrived(newest?.trace_id),
        () => undefined,
      ),
  });
  return (
    <p role="status" class="waiting">
      {arrived === undefined ? (
        <span class="quiet">
          <span aria-hidden="true">⠿</span> waiting for a request…
        </span>
      ) : (
        <>
          <span class="status good">✓ a request arrived:</span> <a {...linkTo(conversationRoute(arrived))}>show it</a>
        </>
      )}
    </p>
  );
}
