import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CoreChatRequest, CoreContentPart, CoreToolCall, CoreToolResult, MediaSource } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { formatBytes, formatExact } from '../../present/format.ts';
import { describeFault, type CallFacts } from './calls.ts';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { ImageView } from './image-view.tsx';
import { Citations, Source } from './sources.tsx';
import { readVendorOutput, readVendorRequest } from '../../present/vendor-tools.ts';

export interface PartContext {
  /** By the id of the call. */
  calls: ReadonlyMap<string, CallFacts>;
  /** Everything is shown in full. */
  isOpen: boolean;
  /** That of the turn, whose tools calls are compared with; absent where it is not known. */
  request?: CoreChatRequest;
}

interface PartProps extends PartContext {
  part: CoreContentPart | CoreToolResult;
}

/** A part of a message. Media are one line, and images are shown on request: their bytes are under Raw. */
export function ContentPart(props: PartProps) {
  const { part, isOpen } = props;
  switch (part.type) {
    case 'text':
      return (
        <>
          <LongText value={part.text} isOpen={isOpen} />
          <Citations text={part.text} citations={part.citations ?? []} />
        </>
      );
    case 'refusal':
      return (
        <Block title="refusal" tone="bad">
          <LongText value={part.text} isOpen={isOpen} />
        </Block>
      );
    case 'reasoning':
      return <Reasoning text={part.blocks.map(({ text }) => text).join('\n')} isOpen={isOpen} />;
    case 'tool-call':
      return <ToolCall {...props} call={part} />;
    case 'tool-result':
      return <ToolResult {...props} result={part} />;
    case 'image':
      return part.source.kind === 'base64' ? (
        <ImageView data={part.source.data} description={describeMedia('image', part.source)} />
      ) : (
        <p class="media">{describeMedia('image', part.source)}</p>
      );
    case 'audio':
    case 'video':
      return <p class="media">{describeMedia(part.type, part.source)}</p>;
    case 'document':
      return (
        <>
          <p class="media">
            {part.title !== undefined && <b>{toVisibleLine(part.title)} </b>}
            {part.source.kind === 'parts'
              ? `document of ${part.source.parts.length} parts`
              : describeMedia('document', part.source)}
          </p>
          {part.source.kind === 'text' && <LongText value={part.source.text} isOpen={isOpen} />}
        </>
      );
    case 'source':
      return <Source source={part} />;
    case 'opaque':
      return (
        <details class="thoughts" open={isOpen}>
          <summary>
            {toVisibleLine(part.kind)} ({part.protocol})
          </summary>
          <LongText value={JSON.stringify(part.payload, null, 2)} isOpen={isOpen} />
        </details>
      );
    default:
      return unreachable(part);
  }
}

function describeMedia(type: string, source: MediaSource): string {
  switch (source.kind) {
    case 'base64':
      return `${toVisibleLine(source.mediaType) || type}, ${formatBytes(Math.floor((source.data.length * 3) / 4))}`;
    case 'url':
      return `${type} at ${toVisibleLine(source.url).slice(0, 200)}`;
    case 'file':
      return `${type}, file ${toVisibleLine(source.id)}`;
    case 'text':
      return `${type}, ${formatExact(source.text.length)} characters of text`;
  }
}

function Block({ title, tone, children }: { title: ComponentChildren; tone?: 'bad'; children: ComponentChildren }) {
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
/** In characters. */
const maxIndentedLength = 100_000;

/** A text that shows its beginning until it is opened. */
export function LongText({ value, isOpen }: { value: string; isOpen: boolean }) {
  const [isWhole, setWhole] = useState(isOpen);
  useEffect(() => setWhole(isOpen), [isOpen]);
  const lines = value.split('\n');
  const head = lines.slice(0, maxLines).join('\n').slice(0, maxCharacters);
  if (head.length >= value.length)
    return (
      <pre class="text">
        <Text value={value} />
      </pre>
    );
  const rest =
    lines.length > maxLines
      ? `${formatExact(lines.length - maxLines)} lines more`
      : `${formatExact(value.length - head.length)} characters more`;
  return (
    <>
      <pre class="text">
        <Text value={isWhole ? value : head.replace(/[\uD800-\uDBFF]$/, '')} />
      </pre>
      <button type="button" class="more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'less' : `… ${rest}`}
      </button>
    </>
  );
}

function Reasoning({ text, isOpen }: { text: string; isOpen: boolean }) {
  if (text === '') return <p class="media">thoughts, which the vendor withholds</p>;
  return (
    <details class="thoughts" open={isOpen}>
      <summary>thoughts, {formatExact(text.length)} characters</summary>
      <pre class="text">
        <Text value={text} />
      </pre>
    </details>
  );
}

/** JSON in lines. Other text stays, and so does JSON that would change, such as numbers with many digits. */
function indentJson(text: string): string {
  if (text.length > maxIndentedLength || !text.startsWith('{')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}

const ByVendor = () => (
  <>
    {' '}
    <span class="vendor">run by the vendor</span>
  </>
);

/** What a call was given: of a search its queries, of a page its address, of code the code; else its JSON. */
function CallInput({ call, isOpen }: { call: CoreToolCall; isOpen: boolean }) {
  const request = readVendorRequest(call);
  switch (request?.kind) {
    case undefined:
      return (
        <LongText
          value={call.input.kind === 'json' ? JSON.stringify(call.input.value, null, 2) : indentJson(call.input.text)}
          isOpen={isOpen}
        />
      );
    case 'search':
      return (
        <>
          {request.queries.map((query) => (
            <p>
              <span class="quiet">searched for</span> <Text value={query} />
            </p>
          ))}
        </>
      );
    case 'page':
      return (
        <p>
          <span class="quiet">{request.pattern === null ? 'read' : 'searched in'}</span> {toVisibleLine(request.url)}
          {request.pattern !== null && (
            <>
              {' '}
              <span class="quiet">for</span> <Text value={request.pattern} />
            </>
          )}
        </p>
      );
    case 'code':
      return (
        <>
          <p class="quiet">{toVisibleLine(request.language)}</p>
          <LongText value={request.code} isOpen={isOpen} />
        </>
      );
  }
}

/** What a result has beside its parts: the error output and the exit code of code; else its JSON. */
function ResultValue({ result, isOpen }: { result: CoreToolResult; isOpen: boolean }) {
  if (result.value === undefined) return null;
  const output = readVendorOutput(result);
  if (!output) return <LongText value={JSON.stringify(result.value, null, 2)} isOpen={isOpen} />;
  return (
    <>
      {output.stderr !== '' && (
        <>
          <p class="quiet">standard error</p>
          <LongText value={output.stderr} isOpen={isOpen} />
        </>
      )}
      {output.exitCode !== 0 && <p class="status bad">✗ exit {output.exitCode}</p>}
    </>
  );
}

function ToolCall({ call, calls, isOpen, request }: PartContext & { call: CoreToolCall }) {
  const facts = calls.get(call.id);
  return (
    <Block
      {...((facts?.failure || facts?.isValid === false) && { tone: 'bad' as const })}
      title={
        <>
          call <b>{toVisibleLine(call.name)}</b> <code class="quiet">{toVisibleLine(call.id)}</code>
          {call.providerExecuted && <ByVendor />}
          {facts?.isValid === false && <span class="status bad"> ✗ {describeFault(call, request?.tools ?? [])}</span>}
          {facts?.failure && <span class="status bad"> ✗ {facts.failure}</span>}
          {facts && facts.answeredIn !== null && <span class="quiet"> → result in turn {facts.answeredIn}</span>}
        </>
      }
    >
      <CallInput call={call} isOpen={isOpen} />
    </Block>
  );
}

function ToolResult({ result, calls, isOpen }: PartContext & { result: CoreToolResult }) {
  const facts = calls.get(result.callId);
  const failure = facts?.failure ?? (result.isError === true ? 'error' : null);
  return (
    <Block
      {...(failure !== null && { tone: 'bad' as const })}
      title={
        <>
          result of <b>{toVisibleLine(facts?.name ?? result.name ?? 'a call')}</b>{' '}
          <code class="quiet">{toVisibleLine(result.callId)}</code>
          {result.providerExecuted && <ByVendor />}
          {!result.providerExecuted && facts && facts.calledIn !== null && (
            <span class="quiet"> called in turn {facts.calledIn}</span>
          )}
          {failure !== null && <span class="status bad"> ✗ {failure}</span>}
        </>
      }
    >
      {result.content.map((part) => (
        <ContentPart part={part} calls={calls} isOpen={isOpen} />
      ))}
      <ResultValue result={result} isOpen={isOpen} />
    </Block>
  );
}
