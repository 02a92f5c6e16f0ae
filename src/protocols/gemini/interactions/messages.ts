import type * as wire from '../../../../generated/gemini-interactions.js';
import { originalCallId } from '../../../core/call-ids.ts';
import type { BackendContext, Report } from '../../../core/codec.ts';
import { calledNames, pairToolCalls } from '../../../core/pairing.ts';
import { reportForeignPart } from '../../../core/provenance.ts';
import { paragraphSeparator } from '../../../core/reasoning-text.ts';
import { reportRest, reportUnwritten, writtenOfResult } from '../../../core/report-rest.ts';
import { splitAtServerTools } from '../../../core/server-tools.ts';
import { isIssuedBy } from '../../../core/signature.ts';
import { documentText, omittedText, resultParts } from '../../../core/stand-ins.ts';
import { toInputObject } from '../../../core/tool-input.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  CoreToolResult,
  MediaSource,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { filled, wireObject } from '../../../core/wire-object.ts';
import { extrasOf, objectRules, partRules, protocol } from './extras.ts';

type Step = Exclude<wire.Step, { type?: `?${string}` | null }>;
type Content = wire.TextContent | wire.MediaContent;

/** A conversation as steps. Instructions at its beginning have a field of their own. */
export function encodeMessages(
  messages: readonly CoreMessage[],
  { issuer, report, request }: BackendContext,
): { instructions: string | undefined; input: Step[] } {
  const paired = pairToolCalls(messages, report, request.origin ?? protocol);
  const names = calledNames(paired);
  const instructions: string[] = [];
  const input: Step[] = [];
  for (const message of paired) {
    const { role, content: _, ...rest } = message;
    const name = role === 'tool' ? null : (participant: string) => `the name of the participant (${participant})`;
    reportRest(message, rest, { ...messageRules, name }, report);
    switch (message.role) {
      case 'system': {
        const texts = message.content.flatMap((part) => textOfPart(part, report));
        if (input.length === 0) instructions.push(...texts);
        else if (texts.length > 0) {
          report({ at: message, what: 'instructions in mid-conversation', instead: 'a turn of the user' });
          input.push({ type: 'user_input', content: texts.map((text) => ({ type: 'text', text })) });
        }
        break;
      }
      case 'user': {
        const content = message.content.flatMap((part) => encodeContent(part, report));
        const isLost = content.length === 0 && message.content.length > 0;
        input.push({ type: 'user_input', content: isLost ? [{ type: 'text', text: omittedText }] : content });
        break;
      }
      case 'assistant':
        for (const segment of splitAtServerTools(message, { report })) {
          for (const part of segment.message.content) pushAnswerPart(input, part, { issuer, report });
          for (const result of segment.results) input.push(encodeResult(result, names.get(result.callId), report));
        }
        break;
      case 'tool':
        for (const result of message.content) input.push(encodeResult(result, names.get(result.callId), report));
        break;
      default:
        unreachable(message);
    }
  }
  return { instructions: filled(instructions)?.join(paragraphSeparator), input };
}

const messageRules = {
  voice: { what: 'the role developer', instead: 'instructions' },
  extras: { lost: protocol },
  wireForm: null,
} as const;

// ---------------------------------------------------------------- earlier answers

interface AnswerContext {
  issuer: string;
  report: Report;
}

/** Texts and media that follow each other are one step. */
function pushAnswerPart(input: Step[], part: CoreAssistantPart, context: AnswerContext): void {
  const { report } = context;
  switch (part.type) {
    case 'reasoning': {
      const thought = encodeThought(part, context);
      if (thought) input.push(thought);
      return;
    }
    case 'tool-call':
      return void input.push(encodeCall(part, context));
    case 'tool-result':
      return report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
    case 'text':
    case 'refusal':
    case 'image':
    case 'audio':
    case 'opaque': {
      const content = encodeContent(part, report);
      const last = input.at(-1);
      if (content.length === 0) return;
      if (last?.type === 'model_output') last.content = [...(last.content ?? []), ...content];
      else input.push({ type: 'model_output', content });
      return;
    }
    default:
      return unreachable(part);
  }
}

/** The vendor takes back what it signed; reasoning of others is not sent. */
function encodeThought(part: CoreReasoning, { issuer, report }: AnswerContext): wire.ThoughtStep | undefined {
  const { blocks, signature, ...rest } = part;
  if (!signature || !isIssuedBy(signature, issuer)) {
    report({
      at: part,
      what: signature ? partRules.signature(signature) : 'reasoning without a signature of this vendor',
    });
    return undefined;
  }
  reportRest(part, rest, objectRules, report);
  return wireObject<wire.ThoughtStep>(
    {
      type: 'thought',
      signature: signature.value,
      summary: filled(blocks.map(({ text }) => ({ type: 'text' as const, text }))),
    },
    extrasOf(part),
  );
}

const sentCallId = (id: string): string => originalCallId(id, protocol, { mayRepeat: true }) ?? id;

function encodeCall(call: CoreToolCall, { report }: AnswerContext): wire.FunctionCallStep {
  reportUnwritten(call, ['id', 'name', 'input', 'providerExecuted'], objectRules, report);
  return wireObject<wire.FunctionCallStep>(
    { type: 'function_call', id: sentCallId(call.id), name: call.name, arguments: toInputObject(call, report) },
    extrasOf(call),
  );
}

function encodeResult(result: CoreToolResult, called: string | undefined, report: Report): wire.FunctionResultStep {
  const { callId, name = called, isError } = result;
  reportUnwritten(result, writtenOfResult, objectRules, report);
  const content = resultParts(result, report).flatMap((part) => encodeContent(part, report));
  const [first, ...others] = content;
  const isText = others.length === 0 && (first === undefined || first.type === 'text');
  return wireObject<wire.FunctionResultStep>(
    {
      type: 'function_result',
      call_id: sentCallId(callId),
      name,
      is_error: isError || undefined,
      result: isText ? (first?.type === 'text' ? first.text : '') : content,
    },
    extrasOf(result),
  );
}

// ---------------------------------------------------------------- contents

function textOfPart(part: CoreContentPart, report: Report): string[] {
  return encodeContent(part, report).flatMap((content) => (content.type === 'text' ? [content.text] : []));
}

function encodeContent(part: CoreContentPart, report: Report): Content[] {
  switch (part.type) {
    case 'text': {
      const { text, citations, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      if (citations) report({ at: part, field: 'citations', what: 'citations of an earlier answer' });
      return [wireObject<wire.TextContent>({ type: 'text', text }, extrasOf(part))];
    }
    case 'refusal': {
      const { text, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      report({ at: part, what: 'that the text is a refusal', instead: 'a text' });
      return [{ type: 'text', text }];
    }
    case 'image': {
      const { source, detail, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      if (detail !== undefined && detail !== 'auto') report({ at: part, field: 'detail', what: `detail ${detail}` });
      return encodeMedium('image', source, part, report);
    }
    case 'audio': {
      const { source, transcript, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      if (transcript !== undefined) report({ at: part, field: 'transcript', what: 'the transcript' });
      return encodeMedium('audio', source, part, report);
    }
    case 'video': {
      const { source, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      return encodeMedium('video', source, part, report);
    }
    case 'document': {
      const { source, title, context, citable, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      if (citable) report({ at: part, field: 'citable', what: 'that the document is to be cited' });
      if (source.kind === 'parts')
        return [
          textContent(documentText({ ...(title && { title }), ...(context && { context }) })),
          ...source.parts.flatMap((inner) => encodeContent(inner, report)),
        ].filter(({ type, ...own }) => type !== 'text' || !('text' in own) || own.text !== '');
      if (source.kind === 'text') return [textContent(documentText(part, source.text))];
      const heading = documentText({ ...(title && { title }), ...(context && { context }) });
      return [...(heading === '' ? [] : [textContent(heading)]), ...encodeMedium('document', source, part, report)];
    }
    case 'source':
    case 'tool-call':
    case 'tool-result':
    case 'reasoning':
      report({ at: part, what: `a part of type ${part.type} in this position` });
      return [];
    case 'opaque':
      reportForeignPart(part, report);
      return part.standIn === undefined ? [] : [textContent(part.standIn)];
    default:
      return unreachable(part);
  }
}

const textContent = (text: string): wire.TextContent => ({ type: 'text', text });

function encodeMedium(
  type: wire.MediaContent['type'],
  source: MediaSource,
  part: CoreContentPart,
  report: Report,
): Content[] {
  switch (source.kind) {
    case 'base64':
      return [wireObject<wire.MediaContent>({ type, data: source.data, mime_type: source.mediaType }, extrasOf(part))];
    case 'url':
      return [wireObject<wire.MediaContent>({ type, uri: source.url, mime_type: source.mediaType }, extrasOf(part))];
    case 'text':
      return [textContent(source.text)];
    case 'file':
      report({ at: part, what: `a file stored at ${source.protocol} is not available` });
      return [];
    default:
      return unreachable(source);
  }
}
