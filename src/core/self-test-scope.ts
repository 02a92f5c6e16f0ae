import { pluralize } from './shown.ts';

/** A direction of translation that a self-test has tried. */
interface TestedDirection {
  readonly what: 'request' | 'answer' | 'dialect';
  readonly from: string;
  readonly to: string;
}

/** What a self-test covers, for people. Requests go from the protocols of clients to those of backends, answers back. */
export function describeScope(directions: readonly TestedDirection[]): string {
  const requests = directions.filter(({ what }) => what === 'request');
  const clients = new Set(requests.map(({ from }) => from)).size;
  const backends = new Set(requests.map(({ to }) => to)).size;
  const dialects = new Set(directions.filter(({ what }) => what === 'dialect').map(({ from }) => from)).size;
  return `requests and answers between ${clients} client and ${pluralize(backends, 'backend protocol')}, and calls in ${pluralize(dialects, 'dialect')}`;
}
