import { getTrace } from '../app/api.ts';
import { decodedOf } from '../app/decoded.ts';
import { useLoaded } from '../app/loaded.ts';
import type { TraceHead } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { formatDollars, formatExact, formatNumber, formatShare } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { shareTokens, type TokenShares } from './token-shares.ts';

/** What the vendor counted, and an estimate of which parts of the request it is. */
export function TokensView({ trace }: { trace: TraceHead }) {
  const id = trace.trace_id;
  const whole = useLoaded(id, (signal) => getTrace(id, { hasCore: true }, signal));
  if (whole.error) return <Failure error={whole.error} onRetry={whole.reload} />;
  const request = whole.value && decodedOf(whole.value).request;
  return (
    <div class="tokens-view">
      <Counted usage={trace.usage} cost={trace.cost_usd ?? null} />
      {request ? (
        <Shares shares={shareTokens(request, trace.usage?.input ?? null)} />
      ) : (
        <p class="notice">
          {whole.isLoading
            ? 'Loading…'
            : 'The request could not be decoded, or is not stored: its parts are not known.'}
        </p>
      )}
    </div>
  );
}

function Counted({ usage, cost }: { usage: TraceHead['usage']; cost: number | null }) {
  if (!usage) return <p class="notice">The vendor counted no tokens.</p>;
  const { input, output, cache_read: read, cache_write: written, cache_write_1h: forHour, reasoning } = usage;
  const rows: readonly (readonly [what: string, count: number | null, of?: number | null])[] = [
    ['input', input],
    ['read from the cache', read, input],
    ['written to the cache', written, input],
    ...(forHour ? ([['of them for 1 hour', forHour, written]] as const) : []),
    ['output', output],
    ['reasoning', reasoning, output],
  ];
  return (
    <table class="counted numeric">
      <caption>As the vendor counted</caption>
      <thead>
        <tr>
          <th scope="col">what</th>
          <th scope="col">tokens</th>
          <th scope="col">share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, count, of]) => (
          <tr class={of === undefined ? '' : 'part'}>
            <th scope="row">{what}</th>
            {count === null ? <td class="quiet">not counted</td> : <td>{formatExact(count)}</td>}
            <td class="quiet">{formatShare(count, of ?? null)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">cost</th>
          <td>{cost === null ? 'no price is known' : formatDollars(cost)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

const exactOrNone = (count: number | null): string => (count === null ? '–' : formatExact(count));

function Shares({ shares: { parts, messages, media } }: { shares: TokenShares }) {
  const all = parts.reduce((sum, { characters }) => sum + characters, 0);
  return (
    <>
      <table class="shares numeric">
        <caption>
          Estimate: the input in proportion to characters
          {media > 0 ? `, without ${formatNumber(media, 'image or file', 'images or files')}` : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col">part</th>
            <th scope="col">tokens, about</th>
            <th scope="col">characters</th>
            <th scope="col">share of the input</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ section, name, characters, tokens }) => (
            <tr>
              <td>
                {section}
                {name === null ? '' : `: ${toVisibleLine(name)}`}
              </td>
              <td data-label="tokens, about">{exactOrNone(tokens)}</td>
              <td data-label="characters">{formatExact(characters)}</td>
              <td data-label="share of the input">
                <span>
                  <meter min={0} max={all} value={characters} aria-label={formatShare(characters, all) ?? ''} />{' '}
                  <span class="percent">{formatShare(characters, all)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table class="shares numeric">
        <caption>The largest messages</caption>
        <thead>
          <tr>
            <th scope="col">message</th>
            <th scope="col">tokens, about</th>
            <th scope="col">characters</th>
          </tr>
        </thead>
        <tbody>
          {messages.map(({ index, role, characters, tokens }) => (
            <tr>
              <td>
                {index} {role}
              </td>
              <td data-label="tokens, about">{exactOrNone(tokens)}</td>
              <td data-label="characters">{formatExact(characters)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
