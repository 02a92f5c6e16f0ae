import { transportNotes } from '../../core/transport-notes.ts';
import { opensSocket } from '../../present/exchange.ts';
import type { TraceHead, TraceLeg } from '../app/types.ts';

/** The legs whose header fields show how others were sent: a connection is opened before its first message. */
const openedBy: Readonly<Record<string, string>> = {
  'client-response': 'client-request',
  'upstream-request': 'upstream-response',
};

/** Whether a request was a message of a WebSocket, or a response was messages of one. */
export function isOverWebSocket({ legs }: Pick<TraceHead, 'legs'>, name: string): boolean {
  const leg = legs.find((each) => each.leg === (openedBy[name] ?? name));
  return leg !== undefined && opensSocket(leg.headers);
}

/** How the bytes of a leg were sent, where that was not HTTP alone; null where it was. */
export function describeSocket(trace: Pick<TraceHead, 'legs' | 'notes'>, { leg }: TraceLeg): string | null {
  if (!isOverWebSocket(trace, leg)) return null;
  switch (leg) {
    case 'client-request':
      return 'A message of a WebSocket. The method, the path and the header fields are those with which the client opened it.';
    case 'upstream-request': {
      const continued = trace.notes.find(({ what }) => what === transportNotes.sent)?.made;
      return continued
        ? `Sent as a message of a WebSocket that continued ${continued}: what the backend had of it was left out. The complete request is recorded.`
        : 'Sent as a message of a WebSocket.';
    }
    default:
      return 'Messages of a WebSocket, each recorded as a server-sent event: the data are the message as it was sent.';
  }
}
