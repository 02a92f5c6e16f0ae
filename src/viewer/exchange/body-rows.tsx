import type { ComponentChildren } from 'preact';
import { formatExact } from '../../present/format.ts';
import { Text } from '../parts/text.tsx';
import { toVisible } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import { hexOfRow, hexRowBytes, rowAt, textOfRow, unwrappedColumns, type RowEnds } from './raw-rows.ts';

/** In pixels. */
const rowHeight = 20;

interface BytesProps {
  bytes: Uint8Array;
  /** The byte to show; undefined: the first. */
  place: number | undefined;
}

interface PiecesProps {
  /** Where each row ends; absent: long lines are not wrapped. */
  rows: RowEnds | undefined;
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

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface GroupedRowsProps extends BytesProps {
  label: string;
  /** Where each group of rows ends. */
  ends: readonly number[];
  /** Where each row ends; absent: a group is one row, which shows its beginning. */
  rows: RowEnds | undefined;
  /** The cells before the text of a group, and what stands behind its first row. */
  cellsOf(group: number): readonly ComponentChildren[];
  noteOf?(group: number): ComponentChildren;
}

/** Parts of a body, each of which is one row, or several where long lines are wrapped. */
function GroupedRows({ label, bytes, place, ends, rows, cellsOf, noteOf }: GroupedRowsProps) {
  const endOf = (index: number): number => (index < 0 ? 0 : ((rows ?? ends)[index] ?? bytes.length));
  return (
    <VirtualList
      label={label}
      class="bytes"
      count={(rows ?? ends).length}
      rowHeight={rowHeight}
      active={place === undefined ? -1 : rowAt(rows ?? ends, place)}
      renderRow={(index, attributes) => {
        const [from, end] = [endOf(index - 1), endOf(index)];
        const group = rows ? rowAt(ends, from) : index;
        const isFirst = from === (ends[group - 1] ?? 0);
        const cells = cellsOf(group);
        return (
          <div key={index} {...attributes} class="row">
            {cells.map((cell) => (
              <span role="gridcell" class="offset">
                {isFirst ? cell : ''}
              </span>
            ))}
            <span role="gridcell" class="code">
              {rows
                ? toVisible(textOfRow(bytes, rows, index))
                : toVisible(
                    decoder.decode(bytes.subarray(from, Math.min(end, from + unwrappedColumns))).trim(),
                  ).replaceAll('\n', '␊')}
              {isFirst && noteOf?.(group)}
            </span>
          </div>
        );
      }}
    />
  );
}

/** The pieces in which a response arrived, with their times and the pauses before them. */
export function PieceRows({ bytes, pieces, place, rows }: BytesProps & PiecesProps) {
  return (
    <GroupedRows
      label="Pieces of the body"
      bytes={bytes}
      place={place}
      rows={rows}
      ends={pieces.map(([, end = 0]) => end)}
      cellsOf={(group) => {
        const [atUs = 0] = pieces[group] ?? [];
        const [beforeUs = 0, from = 0] = group === 0 ? [] : (pieces[group - 1] ?? []);
        const gapMs = (atUs - beforeUs) / 1000;
        return [
          `${formatExact(Math.round(atUs / 1000))} ms`,
          group === 0 ? '' : <span class={gapMs > 1000 ? 'gap' : ''}>+{formatExact(Math.round(gapMs))}</span>,
          formatExact(from),
        ];
      }}
    />
  );
}

/** The events of a stream: when the last byte of each arrived, and in how many pieces. `frames`: where each ends. */
export function FrameRows({
  bytes,
  pieces,
  place,
  frames,
  rows,
}: BytesProps & PiecesProps & { frames: readonly number[] }) {
  const pieceEnds = pieces.map(([, end = 0]) => end);
  const startOf = (frame: number): number => frames[frame - 1] ?? 0;
  const endOf = (frame: number): number => frames[frame] ?? bytes.length;
  return (
    <GroupedRows
      label="Events of the stream"
      bytes={bytes}
      place={place}
      rows={rows}
      ends={frames}
      cellsOf={(frame) => [
        `#${frame}`,
        pieces.length === 0
          ? ''
          : `${formatExact(Math.round((pieces[rowAt(pieceEnds, endOf(frame) - 1)]?.[0] ?? 0) / 1000))} ms`,
        formatExact(startOf(frame)),
      ]}
      noteOf={(frame) => {
        const count = 1 + rowAt(pieceEnds, endOf(frame) - 1) - rowAt(pieceEnds, startOf(frame));
        return count > 1 && <span class="gap"> ← in {count} pieces</span>;
      }}
    />
  );
}
