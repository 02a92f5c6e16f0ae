import type { ComponentChildren } from 'preact';
import { placeOfHint } from '../../core/diagnostics.ts';
import type { TraceHead } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';

interface Finding {
  kind: 'contradiction' | 'problem' | 'violation' | 'loss' | 'note';
  who: string;
  what: string;
  /** JSON Pointer; null where it is at no place. */
  place: string | null;
  /** The request or response that has the place. */
  leg: string | null;
  /** Of a stream: which of its events. */
  event?: number | null;
  instead: ComponentChildren;
}

const legsOfViolations: Readonly<Record<TraceHead['violations'][number]['at'], readonly [who: string, leg: string]>> = {
  'frontend.request': ['client', 'client-request'],
  'backend.request': ['Louter', 'upstream-request'],
  'backend.response': ['backend', 'upstream-response'],
  response: ['Louter', 'client-response'],
};

/** All that was found: contradictions first, then problems, violations, losses and notes. */
export function listFindings({ checks, problems, violations, losses, notes }: TraceHead): Finding[] {
  return [
    ...(checks?.findings ?? []).map(({ leg, path, what, expected, got }): Finding => ({
      kind: 'contradiction',
      who: 'Louter',
      what,
      place: path,
      leg: leg === 'request' ? 'upstream-request' : 'client-response',
      instead: (
        <>
          received {expected === null ? 'nothing' : toVisible(expected)}; sent{' '}
          {got === null ? 'nothing' : toVisible(got)}
        </>
      ),
    })),
    ...(problems ?? []).map(({ party, what, next, leg, path }): Finding => ({
      kind: 'problem',
      who: party,
      what,
      // Of an answer, all of it.
      place: path ?? '',
      leg,
      instead: (
        <>
          <b>Next:</b> {toVisible(next)}
        </>
      ),
    })),
    ...violations.map(({ at, event, path, what }): Finding => {
      const [who, leg] = legsOfViolations[at];
      return { kind: 'violation', who, what, place: path, leg, event, instead: event === null ? '' : `event ${event}` };
    }),
    ...losses.map(({ path, what, instead, leg, count, cause }): Finding => ({
      kind: cause === 'client' ? 'note' : 'loss',
      who: cause === 'client' ? 'client' : leg === 'answer' ? 'on the way back' : 'on the way to the backend',
      what,
      place: path,
      leg: leg === 'answer' ? 'upstream-response' : 'client-request',
      instead: `${instead === null ? '' : toVisible(instead)}${count === undefined ? '' : ` (${count} times)`}`,
    })),
    ...notes.map(describeNote),
  ];
}

function describeNote(note: TraceHead['notes'][number]): Finding {
  const { what, saw, made, effect } = note;
  const hint = placeOfHint(note);
  if (hint !== undefined)
    return {
      kind: 'note',
      who: 'on the way to the backend',
      what,
      place: hint,
      leg: 'client-request',
      instead: toVisible(made ?? ''),
    };
  return {
    kind: 'note',
    who: effect?.name ?? (saw && made ? 'repair' : 'remark'),
    what,
    place: effect?.path ?? null,
    leg: effect?.path === undefined ? null : 'client-request',
    instead: saw && made ? `was ${toVisible(saw)}; now ${toVisible(made)}` : toVisible(saw ?? made ?? ''),
  };
}

const kindTexts: Readonly<Record<Finding['kind'], string>> = {
  contradiction: '≠ contradiction',
  problem: '✗ problem',
  violation: '✗ violation',
  loss: 'loss',
  note: 'note',
};

export function FindingsView({ trace }: { trace: TraceHead }) {
  const findings = listFindings(trace);
  const { checks } = trace;
  return (
    <div class="findings">
      {checks?.request && (
        <p class="quiet">
          Checked against itself: request {checks.request}, answer {checks.answer}
          {checks.skipped_because ? ` (${toVisibleLine(checks.skipped_because)})` : ''}
        </p>
      )}
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
              <th scope="col">instead</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ kind, who, what, place, leg, event = null, instead }) => (
              <tr class={kind}>
                <td>{kindTexts[kind]}</td>
                <td>{who}</td>
                <td>{toVisible(what)}</td>
                <td>
                  {place !== null && leg !== null ? (
                    <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', leg, { at: place, event }))}>
                      <code>{toVisibleLine(place || '/')}</code>
                    </a>
                  ) : (
                    ''
                  )}
                </td>
                <td>{instead}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
