import type * as wire from '../../../../generated/gemini-interactions.js';
import { originalCallId } from '../../../core/call-ids.ts';
import type { BackendContext, Report } from '../../../core/codec.ts';
import { asObject } from '../../../core/json.ts';
import { calledNames, pairToolCalls } from '../../../core/pairing.ts';
import { paragraphSeparator } from '../../../core/reasoning-text.ts';
import { reportRest, reportUnwritten, writtenOfResult } from '../../../core/report-rest.ts';
import { splitAtServerTools } from '../../../core/server-tools.ts';
import { isIssuedBy } from '../../../core/signature.ts';
import { omittedText, resultParts } from '../../../core/stand-ins.ts';
import { toInputObject } from '../../../core/tool-input.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  CoreToolResult,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { filled, wireObject, type UnknownKind } from '../../../core/wire-object.ts';
import { encodeContent, type Content } from './contents.ts';
import { extrasOf, objectRules, partRules, protocol, wireFormOf } from './extras.ts';
import { stepFields } from './steps.ts';

type KnownStep = Exclude<wire.Step, UnknownKind>;
/** A step; one of a kind that Core does not know goes as it came. */
export type WrittenStep = KnownStep | UnknownKind;

/** A conversation as steps. Instructions at its beginning have a field of their own. */
export function encodeMessages(messages: readonly CoreMessage[], context: BackendContext): EncodedMessages {
  const { report, request } = context;
  return encodeTurns(pairToolCalls(messages, report, request.origin ?? protocol), context);
}

export interface EncodedMessages {
  instructions: string | undefined;
  input: WrittenStep[];
}

/** The same of a part of a conversation, in which a call or its result may be missing. */
export function encodeTurns(paired: readonly CoreMessage[], { issuer, report }: AnswerContext): EncodedMessages {
  const names = calledNames(paired);
  const instructions: string[] = [];
  const input: WrittenStep[] = [];
  for (const message of paired) {
    const { role, content: _, ...rest } = message;
    const name = role === 'tool' ? null : (participant: string) => `the name of the participant (${participant})`;
    reportRest(message, rest, { ...messageRules, ...(role === 'user' && ownExtras), name }, report);
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
      case 'user':
        input.push(encodeUser(message, report));
        break;
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
const ownExtras = { extras: protocol } as const;

function encodeUser(message: Extract<CoreMessage, { role: 'user' }>, report: Report): wire.UserInputStep {
  const content = message.content.flatMap((part) => encodeContent(part, report));
  const isLost = content.length === 0 && message.content.length > 0;
  const isAbsent = content.length === 0 && wireFormOf(message)?.['no_content'] === true;
  return wireObject<wire.UserInputStep>(
    {
      type: 'user_input',
      content: isLost ? [{ type: 'text', text: omittedText }] : isAbsent ? undefined : (content as wire.Content[]),
    },
    extrasOf(message),
  );
}

// ---------------------------------------------------------------- earlier answers

interface AnswerContext {
  issuer: string;
  report: Report;
}

/** Texts and media that follow each other are one step, unless their client began another. */
function pushAnswerPart(input: WrittenStep[], part: CoreAssistantPart, context: AnswerContext): void {
  const { report } = context;
  switch (part.type) {
    case 'reasoning': {
      const thought = encodeThought(part, context);
      if (thought) input.push(thought);
      return;
    }
    case 'tool-call':
      return void input.push(encodeCall(part, report));
    case 'tool-result':
      return report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
    case 'opaque':
      if (part.protocol !== protocol || wireFormOf(part)?.['content'] === true) return pushContent(input, part, report);
      return void input.push(part.payload as UnknownKind);
    case 'text':
    case 'refusal':
    case 'image':
    case 'audio':
      return pushContent(input, part, report);
    default:
      return unreachable(part);
  }
}

function pushContent(input: WrittenStep[], part: CoreAssistantPart, report: Report): void {
  const { [stepFields]: ofStep, ...ofContent } = extrasOf(part);
  const content = encodeContent(part, report).map((each): Content => {
    const { [stepFields]: _, ...own } = each as UnknownKind;
    return ofStep === undefined ? each : { ...own, ...ofContent };
  });
  if (content.length === 0) return;
  const last = input.at(-1);
  if (last?.type === 'model_output' && wireFormOf(part)?.['begins_step'] !== true)
    Object.assign(last, { content: [...((last.content as Content[] | null) ?? []), ...content] });
  else
    input.push(
      wireObject<wire.ModelOutputStep>({ type: 'model_output', content: content as wire.Content[] }, asObject(ofStep)),
    );
}

/** The vendor takes back what it signed, and what its client wrote itself; reasoning of others is not sent. */
function encodeThought(part: CoreReasoning, { issuer, report }: AnswerContext): wire.ThoughtStep | undefined {
  const { blocks, signature, ...rest } = part;
  const form = wireFormOf(part);
  if (signature ? !isIssuedBy(signature, issuer) : !form) {
    report({
      at: part,
      what: signature ? partRules.signature(signature) : 'reasoning without a signature of this vendor',
    });
    return undefined;
  }
  reportRest(part, rest, objectRules, report);
  const summary = filled(blocks.map(({ text }) => ({ type: 'text' as const, text })));
  return wireObject<wire.ThoughtStep>(
    {
      type: 'thought',
      signature: signature?.value ?? (form?.['signature'] === 'empty' ? '' : undefined),
      summary: summary ?? (form?.['summary'] === 'empty' ? [] : undefined),
    },
    extrasOf(part),
  );
}

const sentCallId = (id: string): string => originalCallId(id, protocol, { mayRepeat: true }) ?? id;

function encodeCall(call: CoreToolCall, report: Report): wire.FunctionCallStep {
  reportUnwritten(call, ['id', 'name', 'input', 'providerExecuted'], objectRules, report);
  const input = toInputObject(call, report);
  const isAbsent = wireFormOf(call)?.['no_arguments'] === true && Object.keys(input).length === 0;
  return wireObject<wire.FunctionCallStep>(
    { type: 'function_call', id: sentCallId(call.id), name: call.name, arguments: isAbsent ? undefined : input },
    extrasOf(call),
  );
}

function encodeResult(result: CoreToolResult, called: string | undefined, report: Report): wire.FunctionResultStep {
  const form = wireFormOf(result);
  const { callId, name = form ? undefined : called, isError } = result;
  reportUnwritten(result, writtenOfResult, objectRules, report);
  return wireObject<wire.FunctionResultStep>(
    {
      type: 'function_result',
      call_id: sentCallId(callId),
      name,
      is_error: isError || undefined,
      result: encodeOutcome(result, report) as wire.FunctionResultStep['result'],
    },
    extrasOf(result),
  );
}

/** A single text is a text, and an object alone an object. */
function encodeOutcome(result: CoreToolResult, report: Report): string | object | undefined {
  const form = wireFormOf(result)?.['result'];
  const object = result.content.length === 0 ? asObject(result.value) : undefined;
  if (object) return object;
  const content = resultParts(result, report).flatMap((part) => encodeContent(part, report));
  if (content.length === 0 && form === 'absent') return undefined;
  const [first, ...others] = content;
  const isText = others.length === 0 && (first === undefined || (first.type === 'text' && isPlainText(first)));
  if (!isText || form === 'contents') return content;
  return first?.type === 'text' && 'text' in first ? first.text : '';
}

const isPlainText = (content: object): boolean => Object.keys(content).length === 2;

function textOfPart(part: CoreContentPart, report: Report): string[] {
  return encodeContent(part, report).flatMap((content) =>
    content.type === 'text' && 'text' in content ? [content.text] : [],
  );
}
