import { useEffect, useRef } from 'preact/hooks';
import { formatDuration } from '../../present/format.ts';
import type { Gap, PieceTimes } from './event-times.ts';

interface Lane {
  name: string;
  times: PieceTimes;
}

interface TimeLanesProps {
  lanes: readonly Lane[];
  /** Of the time axis, in milliseconds. */
  end: number;
  /** Points in time with a name. */
  marks: readonly { at: number; name: string }[];
  gaps: readonly Gap[];
  /** Highlighted; null: none. */
  selected: number | null;
  onSelect(time: number): void;
}

/** In pixels: of a lane, above the lanes, and beside them. */
const laneHeight = 30;
const axisHeight = 20;
const nameWidth = 76;

/** Lanes of pieces on one time axis. The table beside it has the same as text. */
export function TimeLanes(props: TimeLanesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const redraw = (): void => draw(element, latest.current);
    redraw();
    const observer = new ResizeObserver(redraw);
    observer.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', redraw);
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', redraw);
    };
  });
  const { lanes, end } = props;
  return (
    <canvas
      ref={canvas}
      class="lanes"
      role="img"
      aria-label={lanes
        .map(({ name, times }) => `${name}: ${times.length} pieces in ${formatDuration(end)}`)
        .join('; ')}
      style={{ height: `${axisHeight + lanes.length * laneHeight}px` }}
      onClick={(event) => {
        const width = event.currentTarget.clientWidth - nameWidth;
        props.onSelect((Math.max(0, event.offsetX - nameWidth) / width) * end);
      }}
    />
  );
}

function draw(canvas: HTMLCanvasElement, { lanes, end, marks, gaps, selected }: TimeLanesProps): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const scale = devicePixelRatio;
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const style = getComputedStyle(canvas);
  // A canvas takes resolved colours only.
  const colour = (name: string): string => style.getPropertyValue(name);
  const x = (time: number): number => nameWidth + ((width - nameWidth - 1) * time) / Math.max(1, end);
  context.font = `12px ${style.fontFamily}`;
  context.textBaseline = 'middle';
  for (const { from, to } of gaps) {
    context.fillStyle = colour('border-left-color');
    context.globalAlpha = 0.15;
    context.fillRect(x(from), axisHeight, Math.max(1, x(to) - x(from)), lanes.length * laneHeight);
    context.globalAlpha = 1;
  }
  for (const [index, { name, times }] of lanes.entries()) {
    const top = axisHeight + index * laneHeight;
    context.fillStyle = colour('color');
    context.fillText(name, 0, top + laneHeight / 2);
    context.fillStyle = colour('border-bottom-color');
    context.fillRect(nameWidth, top + laneHeight - 1, width - nameWidth, 1);
    context.fillStyle = colour('border-top-color');
    for (const time of times) context.fillRect(x(time), top + 6, 1, laneHeight - 10);
  }
  context.fillStyle = colour('color');
  let free = nameWidth;
  for (const { at, name } of marks) {
    const text = `${name} ${formatDuration(at)}`;
    const half = context.measureText(text).width / 2;
    const left = Math.min(Math.max(free, x(at) - half), width - 2 * half);
    if (left < free) continue;
    context.fillText(text, left, axisHeight / 2);
    free = left + 2 * half + 10;
  }
  if (selected === null) return;
  context.fillStyle = colour('outline-color');
  context.fillRect(x(selected) - 1, axisHeight, 3, lanes.length * laneHeight);
}
