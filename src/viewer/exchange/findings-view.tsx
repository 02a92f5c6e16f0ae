import { agreementLines, type FindingKind, findingLines } from '../../present/exchange.ts';
import type { TraceHead } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import { routeOf } from '../parts/lines.tsx';
import { Path, Prose } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

const kindTexts: Readonly<Record<FindingKind, string>> = {
  finding: '✗ finding',
  violation: '✗ violation',
  loss: 'loss',
  note: 'note',
};

/** All that was found, and whether the exchange agrees with itself. */
export function FindingsView({ trace }: { trace: TraceHead }) {
  const findings = findingLines(trace);
  return (
    <div class="findings">
      {agreementLines(trace).map(({ text }) => (
        <p class="quiet">Checked against itself: {toVisibleLine(text)}</p>
      ))}
      {findings.length === 0 ? (
        <p class="notice">No losses, no notes, no violations: the request and its response were carried over whole.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">kind</th>
              <th scope="col">who, where</th>
              <th scope="col">what</th>
              <th scope="col">place</th>
              <th scope="col">more</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ kind, who, text, link, details = [] }) => (
              <tr class={kind}>
                <td>{kindTexts[kind]}</td>
                <td>{who}</td>
                <td>
                  <Prose value={text} />
                </td>
                <td>
                  {link && (
                    <a {...linkTo(routeOf(trace.trace_id, link))}>
                      <code>
                        <Path value={toVisibleLine(link.path || '/')} />
                      </code>
                    </a>
                  )}
                </td>
                <td>
                  {details.map((detail) => (
                    <p>
                      <span class="quiet">{detail.name}</span> <Prose value={detail.text} />
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
