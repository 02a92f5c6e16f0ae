import { canonicalJson } from '../core/canonical-json.ts';
import { asArray, asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../core/json.ts';

// Streams of OpenAI Responses state everything up to four times: in fragments, at the end of a part, at the end of an item
// and at the end of the answer. Clients read one of them, each another one.

/** The events that end what fragments of these kinds began, with the field that has all of it. */
const wholes: Readonly<Record<string, string>> = {
  'response.output_text': 'text',
  'response.refusal': 'refusal',
  'response.reasoning_text': 'text',
  'response.reasoning_summary_text': 'text',
  'response.function_call_arguments': 'arguments',
  'response.custom_tool_call_input': 'input',
};

/** What an answer states twice, and differently; undefined: nothing. */
export function findResponsesContradiction(documents: readonly JsonObject[]): string | undefined {
  const last = documents.findLast((document) => objectsIn(asObject(document['response'])?.['output']).length > 0);
  const complete = asArray(asObject(last?.['response'])?.['output']);
  // An item may end before one that began earlier.
  const items = documents
    .filter(({ type }) => type === 'response.output_item.done')
    .toSorted((one, other) => (asNumber(one['output_index']) ?? 0) - (asNumber(other['output_index']) ?? 0))
    .map(({ item }) => item ?? null);
  if (items.length === 0) return undefined;
  if (haveOtherPictures(documents, complete ?? [])) return 'the pictures of a stream';
  const isCompleted = documents.some(({ type }) => type === 'response.completed');
  if (haveOtherFragments(documents, { isCompleted })) return 'the fragments of a stream and what they add up to';
  return isCompleted && contentOf(items) !== contentOf(complete ?? [])
    ? 'the items of a stream and those of its last event'
    : undefined;
}

/** In an answer that was cut short, the last fragments may add up to nothing. */
function haveOtherFragments(documents: readonly JsonObject[], { isCompleted }: { isCompleted: boolean }): boolean {
  const open = new Map<string, string>();
  for (const document of documents) {
    const [, kind = '', step] = /^(.*)\.(delta|done)$/.exec(asString(document['type']) ?? '') ?? [];
    const field = wholes[kind];
    if (field === undefined) continue;
    const place = [kind, ...['output_index', 'content_index', 'summary_index'].map((key) => asNumber(document[key]))];
    const key = place.join(' ');
    const before = open.get(key);
    if (step === 'delta') open.set(key, (before ?? '') + (asString(document['delta']) ?? ''));
    else if ((before ?? '') !== (asString(document[field]) ?? '')) return true;
    else open.delete(key);
  }
  return isCompleted && open.size > 0;
}

/** What clients read of items: texts, calls and reasoning. */
const contentOf = (items: readonly JsonValue[]): string =>
  canonicalJson(
    objectsIn([...items]).map(({ type, name, call_id: id, arguments: args, input, content, summary }) => [
      type ?? null,
      [name, id, args, input].map((each) => each ?? null),
      textsIn(content),
      textsIn(summary),
    ]),
  );

const textsIn = (parts: JsonValue | undefined): JsonValue[] =>
  objectsIn(parts).map(({ text, refusal }) => text ?? refusal ?? null);

function haveOtherPictures(documents: readonly JsonObject[], output: readonly JsonValue[]): boolean {
  const complete = picturesIn(output);
  return ['response.output_item.added', 'response.output_item.done'].some((event) => {
    const pictures = picturesIn(documents.filter(({ type }) => type === event).map(({ item }) => item));
    return pictures !== '' && complete !== '' && pictures !== complete;
  });
}

const picturesIn = (items: readonly (JsonValue | undefined)[]): string =>
  objectsIn(items.flatMap((item) => item ?? []))
    .flatMap(({ type, result }) => (type === 'image_generation_call' ? (asString(result) ?? []) : []))
    .join('\n');
