import { useState } from 'preact/hooks';
import { getTranslation } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import type { CoreDifference, TranslatedLeg } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { DifferenceTable } from './difference-table.tsx';

/** What the translation changed, lost and added, each with its places in both bodies. */
export function TranslationView({ id }: { id: string }) {
  const loaded = useLoaded(id, (signal) => getTranslation(id, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  const { client, upstream, request, answer } = loaded.value;
  const other = upstream ?? 'no backend';
  return (
    <div class="translation">
      <Leg
        title="request"
        leg={request}
        id={id}
        sides={[`client (${client})`, `upstream (${other})`]}
        legs={['client-request', 'upstream-request']}
      />
      <Leg
        title="answer"
        leg={answer}
        id={id}
        sides={[`upstream (${other})`, `client (${client})`]}
        legs={['upstream-response', 'client-response']}
      />
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
  const { skipped, differences } = leg;
  const same = differences.filter(({ kind }) => kind === 'same');
  const differing = differences.filter(({ kind }) => kind !== 'same');
  return (
    <section aria-label={`Translation of the ${title}`}>
      <h2>
        {title}: {describeCount(differing)}
      </h2>
      {skipped !== null && <p class="quiet">Not compared: {toVisibleLine(skipped)}.</p>}
      <DifferenceTable
        differences={isWhole ? differences : differing}
        sides={sides}
        places={legs.map((name) => ({ trace: id, leg: name }))}
        hasCore
      />
      {same.length > 0 && (
        <p class="quiet">
          = same: {same.map(({ what }) => toVisibleLine(what)).join('; ')}{' '}
          <button type="button" class="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'only differences' : 'show'}
          </button>
        </p>
      )}
    </section>
  );
}

function describeCount(differing: readonly CoreDifference[]): string {
  if (differing.length === 0) return 'no difference';
  const contradictions = differing.filter(({ kind }) => kind === 'contradiction').length;
  const count = `${differing.length} ${differing.length === 1 ? 'difference' : 'differences'}`;
  return contradictions === 0 ? count : `${count}, ${contradictions} of them not declared`;
}
