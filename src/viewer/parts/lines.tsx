import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatDateTime, formatExact, formatNumber } from '../../present/format.ts';
import { indentJson } from '../../present/indent-json.ts';
import { type Line, type Link, signs } from '../../present/line.ts';
import { exchangeRoute, type Route } from '../app/route.ts';
import { ImageView } from './image-view.tsx';
import { Path, Text } from './text.tsx';
import { useMedia } from './use-media.ts';
import { toVisibleLine } from './visible-text.ts';

/** Where the link of a line leads. */
export const routeOf = (shown: string, { view, trace = shown, leg, path, event = null, byte }: Link): Route =>
  exchangeRoute(trace, view, leg ?? null, {
    ...(path !== undefined && { at: path, event }),
    ...(byte !== undefined && { byte }),
  });

/** A sign and a text, in the colour of its tone. */
export const Status = ({ line: { text, tone = 'quiet' }, title }: { line: Line; title?: string }) => (
  <span class={`status ${tone}`} title={toVisibleLine(title ?? text)}>
    <span aria-hidden="true">{signs[tone]}</span> {toVisibleLine(text)}
  </span>
);

/** Facts with their names, in as few rows as hold them. */
export const Facts = ({ lines }: { lines: readonly Line[] }) => (
  <dl class="facts">
    {lines.map(({ kind, label = '', text, tone }) => (
      <div class={`fact-${label}`}>
        <dt>{label}</dt>{' '}
        <dd class={tone}>
          {kind === 'time' ? <time dateTime={text}>{formatDateTime(text)}</time> : <Path value={toVisibleLine(text)} />}
        </dd>
      </div>
    ))}
  </dl>
);

/** Facts of less weight: on a narrow page they are folded, and their names are shown. */
export function MoreFacts({ lines }: { lines: readonly Line[] }) {
  const isNarrow = useMedia('(max-width: 900px)');
  if (!isNarrow || lines.length === 0) return <Facts lines={lines} />;
  return (
    <details class="more-facts">
      <summary>{lines.map(({ label }) => label).join(', ')}</summary>
      <Facts lines={lines} />
    </details>
  );
}

/** A part of a message. Media are one line, and images are shown on request: their bytes are under Raw. */
export function PartLine({ line, isOpen }: { line: Line; isOpen: boolean }) {
  const { kind, label, text, tone, details = [], lines = [] } = line;
  const below = lines.map((each) =>
    each.kind === 'id' || each.kind === 'mark' ? null : <PartLine line={each} isOpen={isOpen} />,
  );
  switch (kind) {
    case 'text':
      return (
        <>
          <LongText value={text} isOpen={isOpen} />
          {lines.length > 0 && (
            <ol class="citations" aria-label="Citations">
              {below}
            </ol>
          )}
        </>
      );
    case 'citation':
      return (
        <li>
          <Text value={text} />
        </li>
      );
    case 'refusal':
      return (
        <Block title={label} tone={tone}>
          <LongText value={text} isOpen={isOpen} />
        </Block>
      );
    case 'reasoning':
      return text === '' ? (
        <p class="media">{label}</p>
      ) : (
        <details class="thoughts" open={isOpen}>
          <summary>
            {label}
            <span class="length">, {formatExact(text.length)} characters</span>
          </summary>
          <pre class="text">
            <Text value={text} />
          </pre>
        </details>
      );
    case 'call':
    case 'result':
      return (
        <Block title={<PartTitle line={line} />} tone={tone}>
          {below}
        </Block>
      );
    case 'media':
      return (
        <>
          {line.image === undefined ? (
            <p class="media">
              {label !== undefined && <b>{toVisibleLine(label)} </b>}
              {toVisibleLine(text)}
              {details.map((detail) => (
                <span class="quiet"> {toVisibleLine(detail.text)}</span>
              ))}
            </p>
          ) : (
            <ImageView data={line.image} description={toVisibleLine(text)} />
          )}
          {below}
        </>
      );
    case 'opaque':
      return (
        <details class="thoughts" open={isOpen}>
          <summary>{toVisibleLine(label ?? '')}</summary>
          {below}
        </details>
      );
    case 'json':
      return <LongText value={indentJson(text)} isOpen={isOpen} />;
    case 'status':
      return (
        <p>
          <Status line={line} />
        </p>
      );
    default:
      return (
        <p>
          {label !== undefined && <span class="quiet">{toVisibleLine(label)}</span>} <Text value={text} />
          {details.map((detail) => (
            <>
              {' '}
              <span class="quiet">{detail.name}</span> <Text value={detail.text} />
            </>
          ))}
        </p>
      );
  }
}

/** What a call or a result is, and what is remarkable about it. */
const PartTitle = ({ line: { label = '', text, lines = [] } }: { line: Line }) => (
  <>
    {text} <b>{toVisibleLine(label)}</b>
    {lines.map((each) => {
      if (each.kind === 'id') return <code class="id quiet"> {toVisibleLine(each.text)}</code>;
      if (each.kind !== 'mark') return null;
      if (each.tone === undefined)
        return (
          <>
            {' '}
            <span class="vendor">{each.text}</span>
          </>
        );
      return (
        <> {each.tone === 'quiet' ? <span class="quiet">{toVisibleLine(each.text)}</span> : <Status line={each} />}</>
      );
    })}
  </>
);

function Block({
  title,
  tone,
  children,
}: {
  title: ComponentChildren;
  tone: Line['tone'];
  children: ComponentChildren;
}) {
  return (
    <div class={`block ${tone ?? ''}`}>
      <div class="block-title">{title}</div>
      {children}
    </div>
  );
}

/** In lines and characters: longer texts show their beginning first. */
const maxLines = 12;
const maxCharacters = 1500;

/** A text that shows its beginning until it is opened. */
export function LongText({ value, isOpen }: { value: string; isOpen: boolean }) {
  const [isWhole, setWhole] = useState(isOpen);
  useEffect(() => setWhole(isOpen), [isOpen]);
  const lines = value.split('\n');
  const head = lines.slice(0, maxLines).join('\n').slice(0, maxCharacters);
  if (head.length >= value.length)
    return (
      <pre class="text">
        <Path value={value} />
      </pre>
    );
  const rest =
    lines.length > maxLines
      ? formatNumber(lines.length - maxLines, 'line more', 'lines more')
      : formatNumber(value.length - head.length, 'character more', 'characters more');
  return (
    <>
      <pre class="text">{isWhole ? <Text value={value} /> : <Path value={head.replace(/[\uD800-\uDBFF]$/, '')} />}</pre>
      <MoreButton isWhole={isWhole} rest={rest} onToggle={() => setWhole(!isWhole)} />
    </>
  );
}

/** Opens a text of which the beginning is shown. `rest`: how much more there is. */
export const MoreButton = ({ isWhole, rest, onToggle }: { isWhole: boolean; rest: string; onToggle(): void }) => (
  <button type="button" class="more" aria-expanded={isWhole} onClick={onToggle}>
    {isWhole ? 'less' : `… ${rest}`}
  </button>
);
