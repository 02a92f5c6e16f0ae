import type { Usage } from '../../../generated/louter.js';
import { sessionTitle } from '../../present/session.ts';
import { sessionText, usageColumns, usageRowName } from '../../present/usage.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute, listRoute } from '../app/route.ts';
import { setTerm } from '../list/filter-text.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

const NumberHeads = () => (
  <>
    {usageColumns.map(([title]) => (
      <th scope="col" class="number">
        {title}
      </th>
    ))}
  </>
);

const Numbers = ({ totals }: { totals: Usage['total'] }) => (
  <>
    {usageColumns.map(([title, text]) => (
      <td class={`number ${title === 'errors' && totals.failed > 0 ? 'status bad' : ''}`} data-label={title}>
        {text(totals)}
      </td>
    ))}
  </>
);

/** A value leads to its requests. */
export function UsageRows({ usage, filter }: { usage: Usage; filter: string }) {
  const { by } = usage;
  const isOfTime = by === 'hour' || by === 'day';
  return (
    <table class="usage-rows">
      <thead>
        <tr>
          <th scope="col">{by}</th>
          <NumberHeads />
        </tr>
      </thead>
      <tbody>
        {usage.rows.map((row) => {
          const name = toVisibleLine(usageRowName(usage, row.value));
          return (
            <tr>
              <th scope="row">
                {row.value === null || isOfTime ? (
                  name
                ) : (
                  <a {...linkTo(listRoute(setTerm(filter, by, row.value)))}>{name}</a>
                )}
              </th>
              <Numbers totals={row} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const UsageSessions = ({ usage }: { usage: Usage }) => (
  <table class="usage-sessions">
    <thead>
      <tr>
        <th scope="col">dearest sessions</th>
        <NumberHeads />
      </tr>
    </thead>
    <tbody>
      {usage.sessions.map((session) => (
        <tr>
          <th scope="row">
            <a {...linkTo(conversationRoute(session.conversation))}>{toVisibleLine(sessionTitle(session.prompt))}</a>{' '}
            <span class="quiet">({toVisibleLine(sessionText(session))})</span>
          </th>
          <Numbers totals={session} />
        </tr>
      ))}
    </tbody>
  </table>
);
