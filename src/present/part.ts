import { joinReasoning } from '../core/reasoning-text.ts';
import { hasBrokenInput } from '../core/tool-input.ts';
import type {
  CoreChatResponse,
  CoreCitation,
  CoreContentPart,
  CoreMessage,
  CoreTool,
  CoreToolCall,
  CoreToolResult,
  MediaSource,
} from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import { formatBytes, formatExact, formatNumber } from './format.ts';
import type { Line } from './line.ts';
import { readVendorOutput, readVendorRequest } from './vendor-tools.ts';
import { truncateShown } from '../core/shown.ts';
import { argumentsText } from '../core/tool-input.ts';

/** What is known of the call that a result belongs to, or of the result of a call. */
export interface CallFacts {
  readonly name: string;
  readonly failure: string | null;
  readonly isValid: boolean | null;
  /** The turn that made the call, and the one that has its result. */
  readonly calledIn: number | null;
  readonly answeredIn: number | null;
}

/** What the parts of a message are shown with. */
export interface PartContext {
  /** By the id of the call. */
  readonly calls?: ReadonlyMap<string, CallFacts>;
  /** Those that the request declares. */
  readonly tools?: readonly CoreTool[];
}

/** A part of a message, with what it consists of. */
export function partLine(part: CoreContentPart | CoreToolResult, context: PartContext = {}): Line {
  switch (part.type) {
    case 'text':
      return {
        kind: 'text',
        text: part.text,
        lines: (part.citations ?? []).map((each) => citationLine(part.text, each)),
      };
    case 'refusal':
      return { kind: 'refusal', label: 'refusal', text: part.text, tone: 'bad' };
    case 'reasoning': {
      const text = joinReasoning([part]);
      return { kind: 'reasoning', label: text === '' ? 'reasoning, which the vendor withholds' : 'reasoning', text };
    }
    case 'tool-call':
      return callLine(part, context);
    case 'tool-result':
      return resultLine(part, context);
    case 'image':
      return {
        kind: 'media',
        text: describeMedia('image', part.source),
        ...(part.source.kind === 'base64' && { image: part.source.data }),
      };
    case 'audio':
    case 'video':
      return { kind: 'media', text: describeMedia(part.type, part.source) };
    case 'document':
      return {
        kind: 'media',
        ...(part.title !== undefined && { label: part.title }),
        text:
          part.source.kind === 'parts'
            ? `document of ${formatNumber(part.source.parts.length, 'part')}`
            : describeMedia('document', part.source),
        lines: part.source.kind === 'text' ? [{ kind: 'text', text: part.source.text }] : [],
      };
    case 'source':
      return {
        kind: 'media',
        ...(part.title !== undefined && { label: part.title }),
        text: part.url,
        ...(part.age !== undefined && { details: [{ name: 'age', text: part.age }] }),
      };
    case 'opaque':
      return {
        kind: 'opaque',
        label: `${part.kind} (${part.protocol})`,
        text: '',
        lines: [{ kind: 'json', text: JSON.stringify(part.payload) }],
      };
    default:
      return unreachable(part);
  }
}

/** A message: its role and its parts. */
export const messageLine = ({ role, content }: CoreMessage, context?: PartContext): Line => ({
  kind: 'message',
  label: role,
  text: content.length === 0 ? '(empty)' : '',
  lines: content.map((part) => partLine(part, context)),
});

/** The candidates of an answer: why each ended, and its parts. */
export const answerLines = ({ candidates }: Pick<CoreChatResponse, 'candidates'>, context?: PartContext): Line[] =>
  candidates.map(({ message, finish }) => ({
    kind: 'answer',
    label: finish.reason,
    text: '',
    lines: message.content.map((part) => partLine(part, context)),
  }));

// ---------------------------------------------------------------- calls and results

/** What a result consists of, without the call that it belongs to. */
export const resultPartLines = (result: CoreToolResult): Line[] => [
  ...result.content.map((part) => partLine(part)),
  ...valueLines(result),
];

function callLine(call: CoreToolCall, { calls, tools }: PartContext): Line {
  const facts = calls?.get(call.id);
  const marks = [
    ...(call.providerExecuted ? [byVendor] : []),
    ...(facts?.isValid === false ? [fault(callFault(call, tools ?? []))] : []),
    ...(facts?.failure ? [fault(facts.failure)] : []),
    ...(facts && facts.answeredIn !== null ? [remark(`→ result in turn ${facts.answeredIn}`)] : []),
  ];
  return {
    kind: 'call',
    label: call.name,
    text: 'call',
    ...(marks.some(({ tone }) => tone === 'bad') && { tone: 'bad' }),
    lines: [{ kind: 'id', text: call.id }, ...marks, ...callPartLines(call)],
  };
}

function resultLine(result: CoreToolResult, context: PartContext): Line {
  const facts = context.calls?.get(result.callId);
  const failure = facts?.failure ?? (result.isError === true ? 'error' : null);
  const label = facts?.name ?? result.name ?? result.callId;
  return {
    kind: 'result',
    label,
    text: 'result of',
    ...(failure !== null && { tone: 'bad' }),
    lines: [
      ...(label === result.callId ? [] : [{ kind: 'id', text: result.callId }]),
      ...(result.providerExecuted
        ? [byVendor]
        : facts && facts.calledIn !== null
          ? [remark(`called in turn ${facts.calledIn}`)]
          : []),
      ...(failure === null ? [] : [fault(failure)]),
      ...resultPartLines(result),
    ],
  };
}

const byVendor: Line = { kind: 'mark', text: 'run by the vendor' };
const remark = (text: string): Line => ({ kind: 'mark', text, tone: 'quiet' });
const fault = (text: string): Line => ({ kind: 'mark', text, tone: 'bad' });

/** What is wrong with a call that is not valid. */
export function callFault(call: CoreToolCall, tools: readonly CoreTool[]): string {
  if (!tools.some(({ name }) => name === call.name)) return 'the request declares no such tool';
  return hasBrokenInput(call) ? 'its arguments cannot be read' : 'does not conform to its schema';
}

/** What a call was given: of a search its queries, of a page its address, of code the code; else its arguments. */
export function callPartLines(call: CoreToolCall): Line[] {
  const request = readVendorRequest(call);
  switch (request?.kind) {
    case undefined:
      return [{ kind: 'json', text: argumentsText(call.input) }];
    case 'search':
      return request.queries.map((query) => ({ kind: 'field', label: 'searched for', text: query }));
    case 'page':
      return [
        {
          kind: 'field',
          label: request.pattern === null ? 'read' : 'searched in',
          text: request.url,
          ...(request.pattern !== null && { details: [{ name: 'for', text: request.pattern }] }),
        },
      ];
    case 'code':
      return [
        { kind: 'field', label: request.language, text: '' },
        { kind: 'text', text: request.code },
      ];
  }
}

/** What a result has beside its parts: the error output and the exit code of code; else its JSON. */
function valueLines(result: CoreToolResult): Line[] {
  if (result.value === undefined) return [];
  const output = readVendorOutput(result);
  if (!output) return [{ kind: 'json', text: JSON.stringify(result.value) }];
  return [
    ...(output.stderr === ''
      ? []
      : [
          { kind: 'field', label: 'standard error', text: '' },
          { kind: 'text', text: output.stderr },
        ]),
    ...(output.exitCode === 0 ? [] : [{ kind: 'status', text: `exit ${output.exitCode}`, tone: 'bad' as const }]),
  ];
}

// ---------------------------------------------------------------- media and citations

function describeMedia(type: string, source: MediaSource): string {
  switch (source.kind) {
    case 'base64':
      return `${source.mediaType || type}, ${formatBytes(Math.floor((source.data.length * 3) / 4))}`;
    case 'url':
      return `${type} at ${truncateShown(source.url)}`;
    case 'file':
      return `${type}, file ${source.id}`;
    case 'text':
      return `${type}, ${formatExact(source.text.length)} characters of text`;
  }
}

const quote = (text: string): string => `“${truncateShown(text)}”`;

/** What a text is based on: which of its passages, the page or the document, and the passage there. */
function citationLine(text: string, { source, citedText, from, at }: CoreCitation): Line {
  const passage = at ? `${quote(text.slice(at.start, at.end))} is based on ` : '';
  const named = source.kind === 'url' ? [source.title ?? [], source.url].flat().join(' ') : nameDocument(source);
  const cited = citedText === undefined ? '' : ` ${quote(citedText)}`;
  return { kind: 'citation', text: `${passage}${named}${from ? `, ${describeRange(from)}` : ''}${cited}` };
}

function nameDocument({ index, title, fileId }: Extract<CoreCitation['source'], { kind: 'document' }>): string {
  const name = title ?? fileId;
  if (index === undefined) return name === undefined ? 'a document' : `file ${name}`;
  return `document ${index + 1}${name === undefined ? '' : `, ${name}`}`;
}

const units = { char: 'character', page: 'page', block: 'block' } as const;

/** `end` is behind the last one; pages count from 1, all others from 0. */
function describeRange({ unit, start, end }: NonNullable<CoreCitation['from']>): string {
  const first = unit === 'page' ? start : start + 1;
  const last = unit === 'page' ? end - 1 : end;
  return last <= first ? `${units[unit]} ${first}` : `${units[unit]}s ${first} to ${last}`;
}
