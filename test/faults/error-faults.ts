import type { CoreError } from '../../src/core/types.ts';
import type { ErrorReply } from '../../src/core/codec.ts';

/** A fault in what a client is told of a backend's error: in the error that the encoder is given, or in its reply. */
export interface ErrorFault {
  name: string;
  plant?(error: CoreError): CoreError;
  reply?(reply: ErrorReply): ErrorReply;
}

/** What a backend is made to fail with. Its words are its own. */
export const backendErrors: readonly CoreError[] = [
  { kind: 'rate-limit', status: 429, message: 'The quota of the harbour project is used up until noon.' },
  { kind: 'invalid-request', status: 400, message: 'The schema of the tool get_weather has a cycle at days.' },
  { kind: 'upstream', status: 500, message: 'The model weather-station crashed while it was reading.' },
];

/** The same, without the vendor's own body: encoders of the vendor's protocol pass that on. */
function unquoted(error: CoreError): CoreError {
  const copy = { ...error };
  delete copy.raw;
  return copy;
}

const otherKind = ({ kind }: CoreError): CoreError['kind'] => (kind === 'not-found' ? 'rate-limit' : 'not-found');
const otherStatus = (status: number): number => (status >= 500 ? 400 : 500);

export const errorFaults: readonly ErrorFault[] = [
  {
    name: 'the kind and the status are changed',
    plant: (error) => ({ ...unquoted(error), kind: otherKind(error), status: 404 }),
  },
  { name: 'the class of the status is changed', reply: (reply) => ({ ...reply, status: otherStatus(reply.status) }) },
  { name: 'the message is lost', plant: (error) => ({ ...unquoted(error), message: 'The request failed.' }) },
  {
    name: 'the last word of the message is lost',
    plant: (error) => ({ ...unquoted(error), message: error.message.slice(0, error.message.lastIndexOf(' ')) }),
  },
  {
    name: 'words of the message are swapped',
    plant: (error) => ({ ...unquoted(error), message: error.message.split(' ').toReversed().join(' ') }),
  },
];
