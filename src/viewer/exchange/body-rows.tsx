import { formatExact } from '../parts/format.ts';
import { Text } from '../parts/text.tsx';
import { toVisible } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import { hexOfRow, hexRowBytes, rowAt, textOfRow, type RowEnds } from './raw-rows.ts';

/** In pixels. */
const rowHeight = 20;

interface BytesProps {
  bytes: Uint8Array;
  /** The byte to show; undefined: the first. */
  place: number | undefined;
}

interface PiecesProps {
  /** When each piece arrived, in microseconds, and where it ends. */
  pieces: readonly (readonly number[])[];
}

export function TextRows({ bytes, place, ends }: BytesProps & { ends: RowEnds }) {
  return (
    <VirtualList
      label="Text of the body"
      class="bytes"
      count={ends.length}
      rowHeight={rowHeight}
      active={place === undefined ? -1 : rowAt(ends, place)}
      renderRow={(index, attributes) => (
        <div key={index} {...attributes} class="row">
          <span role="gridcell" class="offset">
            {formatExact(index === 0 ? 0 : (ends[index - 1] ?? 0))}
          </span>
          <span role="gridcell" class="code">
            <Text value={textOfRow(bytes, ends, index)} />
          </span>
        </div>
      )}
    />
  );
}

export function HexRows({ bytes, place }: BytesProps) {
  return (
    <VirtualList
      label="Bytes of the body"
      class="bytes"
      count={Math.ceil(bytes.length / hexRowBytes)}
      rowHeight={rowHeight}
      active={place === undefined ? -1 : Math.floor(place / hexRowBytes)}
      renderRow={(index, attributes) => {
        const { digits, text } = hexOfRow(bytes, index);
        return (
          <div key={index} {...attributes} class="row">
            <span role="gridcell" class="offset">
              {(index * hexRowBytes).toString(16).padStart(8, '0')}
            </span>
            <span role="gridcell" class="code hex">
              {digits}
            </span>
            <span role="gridcell" class="code">
              {text}
            </span>
          </div>
        );
      }}
    />
  );
}

const pieceDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** In bytes: a row shows the beginning of a piece. */
const maxPieceBytes = 400;

/** The pieces in which a response arrived, with their times and the pauses before them. */
export function PieceRows({ bytes, pieces, place }: BytesProps & PiecesProps) {
  const active = place === undefined ? -1 : pieces.findIndex(([, end = 0]) => end > place);
  return (
    <VirtualList
      label="Pieces of the body"
      class="bytes"
      count={pieces.length}
      rowHeight={rowHeight}
      active={active}
      renderRow={(index, attributes) => {
        const [atUs = 0, end = 0] = pieces[index] ?? [];
        const [beforeUs = 0, from = 0] = index === 0 ? [] : (pieces[index - 1] ?? []);
        const gapMs = (atUs - beforeUs) / 1000;
        return (
          <div key={index} {...attributes} class="row">
            <span role="gridcell" class="offset">
              {formatExact(Math.round(atUs / 1000))} ms
            </span>
            <span role="gridcell" class={`offset ${index > 0 && gapMs > 1000 ? 'gap' : ''}`}>
              {index === 0 ? '' : `+${formatExact(Math.round(gapMs))}`}
            </span>
            <span role="gridcell" class="offset">
              {formatExact(from)}
            </span>
            <span role="gridcell" class="code">
              {toVisible(pieceDecoder.decode(bytes.subarray(from, Math.min(end, from + maxPieceBytes)))).replaceAll(
                '\n',
                '␊',
              )}
            </span>
          </div>
        );
      }}
    />
  );
}

/** The events of a stream: when the last byte of each arrived, and in how many pieces. `frames`: where each ends. */
export function FrameRows({ bytes, pieces, place, frames }: BytesProps & PiecesProps & { frames: readonly number[] }) {
  const pieceAt = (byte: number): number => {
    let [low, high] = [0, Math.max(0, pieces.length - 1)];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pieces[middle]?.[1] ?? 0) > byte) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return (
    <VirtualList
      label="Events of the stream"
      class="bytes"
      count={frames.length}
      rowHeight={rowHeight}
      active={place === undefined ? -1 : frames.findIndex((end) => end > place)}
      renderRow={(index, attributes) => {
        const [from, end] = [frames[index - 1] ?? 0, frames[index] ?? bytes.length];
        const [first, last] = [pieceAt(from), pieceAt(end - 1)];
        const text = pieceDecoder.decode(bytes.subarray(from, Math.min(end, from + maxPieceBytes))).trim();
        return (
          <div key={index} {...attributes} class="row">
            <span role="gridcell" class="offset">
              #{index}
            </span>
            <span role="gridcell" class="offset">
              {pieces.length === 0 ? '' : `${formatExact(Math.round((pieces[last]?.[0] ?? 0) / 1000))} ms`}
            </span>
            <span role="gridcell" class="offset">
              {formatExact(from)}
            </span>
            <span role="gridcell" class="code">
              {toVisible(text).replaceAll('\n', '␊')}
              {last > first && <span class="gap"> ← in {last - first + 1} pieces</span>}
            </span>
          </div>
        );
      }}
    />
  );
}
