import type { CoreChatResponse } from '../../core/types.ts';
import { argumentsText } from '../../core/tool-input.ts';
import { getDiff, getTrace } from '../app/api.ts';
import { decodedOf } from '../app/decoded.ts';
import { useLoaded } from '../app/loaded.ts';
import { DifferenceTable } from '../exchange/difference-table.tsx';
import type { SideNames } from '../../present/comparison.ts';
import { Text } from '../parts/text.tsx';
import { markDifference, type MarkedText } from './differing-texts.ts';

/** In UTF-16 units: how much of the common text is shown around a difference. */
const contextLength = 300;

/** How two requests differ in meaning, and where their answers do. */
export function PairDifferences({ a, b, names }: { a: string; b: string; names: SideNames }) {
  const requests = useLoaded(`${a} ${b}`, (signal) => getDiff(a, b, signal));
  const answers = useLoaded(`${a} ${b} answers`, (signal) =>
    Promise.all([a, b].map((id) => getTrace(id, { hasCore: true }, signal))),
  );
  const differing = (requests.value?.differences ?? []).filter(({ kind }) => kind !== 'same');
  const [one = '', other = ''] = (answers.value ?? []).map((trace) => textOfAnswer(decodedOf(trace).response));
  const marked = markDifference(one, other);
  return (
    <>
      {differing.length > 0 && (
        <section aria-label="Differences of the requests">
          <h2>The requests differ</h2>
          <DifferenceTable
            differences={differing}
            sides={[names.a, names.b]}
            places={[a, b].map((trace) => ({ trace, leg: 'client-request' }))}
            names={{ lost: '− removed' }}
          />
        </section>
      )}
      {marked && (
        <section aria-label="Differences of the answers" class="pair">
          {marked.map((text, side) => (
            <div>
              <h2>{side === 0 ? names.a : names.b}: where the answers differ</h2>
              <Marked text={text} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

const Marked = ({ text: { before, differing, after } }: { text: MarkedText }) => (
  <pre class="text marked">
    {before.length > contextLength && '… '}
    <Text value={before.slice(-contextLength)} />
    <mark>{differing === '' ? <span class="visually-hidden">nothing</span> : <Text value={differing} />}</mark>
    <Text value={after.slice(0, contextLength)} />
    {after.length > contextLength && ' …'}
  </pre>
);

/** Texts and calls of an answer, a line each. */
const textOfAnswer = (response: CoreChatResponse | null): string =>
  (response?.candidates[0]?.message.content ?? [])
    .flatMap((part) => {
      if (part.type === 'text' || part.type === 'refusal') return [part.text];
      return part.type === 'tool-call' ? [`${part.name} ${argumentsText(part.input)}`] : [];
    })
    .join('\n');
