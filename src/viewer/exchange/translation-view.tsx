import { useState } from 'preact/hooks';
import { legLine, sideNames } from '../../present/translation.ts';
import { getTranslation } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import type { TranslatedLeg } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { DifferenceTable } from './difference-table.tsx';

/** What the translation changed, lost and added, each with its places in both bodies. */
export function TranslationView({ id }: { id: string }) {
  const loaded = useLoaded(id, (signal) => getTranslation(id, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  const { request, answer } = loaded.value;
  const names = sideNames(loaded.value);
  return (
    <div class="translation">
      <Leg title="request" leg={request} id={id} sides={names.request} legs={['client-request', 'upstream-request']} />
      <Leg title="answer" leg={answer} id={id} sides={names.answer} legs={['upstream-response', 'client-response']} />
    </div>
  );
}

interface LegProps {
  title: string;
  leg: TranslatedLeg;
  id: string;
  sides: readonly [left: string, right: string];
  legs: readonly [left: string, right: string];
}

function Leg({ title, leg, id, sides, legs }: LegProps) {
  const [isWhole, setWhole] = useState(false);
  const { label, text, lines = [] } = legLine(title, leg);
  const differing = leg.differences.filter(({ kind }) => kind !== 'same');
  return (
    <section aria-label={`Translation of the ${title}`}>
      <h2>
        {label}: {toVisibleLine(text)}
      </h2>
      <DifferenceTable
        differences={isWhole ? leg.differences : differing}
        sides={sides}
        places={legs.map((name) => ({ trace: id, leg: name }))}
        hasCore
      />
      {lines.map((line) => (
        <p class="quiet">
          {line.label}: {toVisibleLine(line.text)}{' '}
          <button type="button" class="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'only differences' : 'show'}
          </button>
        </p>
      ))}
    </section>
  );
}
