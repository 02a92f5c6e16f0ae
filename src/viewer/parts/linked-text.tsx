import { shortId } from '../../present/format.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import { Prose } from './text.tsx';

/** A whole id of a trace: nothing else of a text becomes a link. */
const traceId = /\b([0-9a-f]{32})\b/;

/** A text of the gateway, in which the ids of traces lead to them. */
export const LinkedText = ({ value }: { value: string }) => (
  <>
    {value.split(traceId).map((piece, index) =>
      index % 2 === 0 ? (
        <Prose value={piece} />
      ) : (
        <a {...linkTo(exchangeRoute(piece))}>
          <code>{shortId(piece)}</code>
        </a>
      ),
    )}
  </>
);
