import { countTraces } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import { formatExact } from '../parts/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { listTerms, removeTerm } from './filter-text.ts';

interface EmptyListProps {
  filter: string;
  onFilter(filter: string): void;
}

/** Why the list is empty, and what to do. */
export const EmptyList = (props: EmptyListProps) =>
  props.filter === '' ? <NothingRecorded /> : <NoMatch {...props} />;

/** For each term, how many requests match without it. */
function NoMatch({ filter, onFilter }: EmptyListProps) {
  const terms = listTerms(filter);
  const without = useLoaded(filter, (signal) =>
    Promise.all(
      terms.map(async (term) => ({ term, requests: (await countTraces(removeTerm(filter, term), signal)).requests })),
    ),
  );
  return (
    <section class="empty">
      <h2>No request matches</h2>
      <ul>
        {(without.value ?? []).map(({ term, requests }) => (
          <li>
            <button type="button" onClick={() => onFilter(removeTerm(filter, term))}>
              without {toVisibleLine(term)}
            </button>{' '}
            {requests === 0 ? 'still none' : `${formatExact(requests)} requests`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The agents that `louter run` starts, and a request by hand. */
const connections: readonly (readonly [client: string, command: (url: string) => string])[] = [
  ['Claude Code', () => 'louter run claude'],
  ['Codex', () => 'louter run codex'],
  ['Gemini CLI', () => 'louter run gemini'],
  ['Qwen Code', () => 'louter run qwen'],
  ['opencode', () => 'louter run opencode'],
  ['pi', () => 'louter run pi'],
  ['Cline', () => 'louter run cline'],
  [
    'curl',
    (url) =>
      `curl ${url}/v1/chat/completions -H 'content-type: application/json' -d '{"model":"any","messages":[{"role":"user","content":"Hello!"}]}'`,
  ],
];

function NothingRecorded() {
  return (
    <section class="empty">
      <h2>Nothing has come through {location.origin} yet</h2>
      <p>Connect an agent, then load this page again:</p>
      <dl>
        {connections.map(([client, command]) => (
          <>
            <dt>{client}</dt>
            <dd>
              <code>{command(location.origin)}</code>{' '}
              <button type="button" onClick={() => void navigator.clipboard.writeText(command(location.origin))}>
                Copy
              </button>
            </dd>
          </>
        ))}
      </dl>
    </section>
  );
}
