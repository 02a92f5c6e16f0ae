import type * as wire from '../../../generated/gemini.js';
import type { BackendContext } from '../../core/codec.ts';
import { asObject, isBlank, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { CoreMedium } from '../../core/media.ts';
import { setPointer, reportForeignPart } from '../../core/provenance.ts';
import { reportRest, reportUnwritten } from '../../core/report-rest.ts';
import { isIssuedBy } from '../../core/signature.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type { CoreAssistantPart, CoreOpaque, CoreReasoning, CoreToolCall, CoreUserPart } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import {
  extrasOf,
  nestExtras,
  protocol,
  wireFormOf,
  withExtras,
  withWireForm,
  encodeSignature,
  partRules,
} from './extras.ts';
import { decodeCodePart, type CodeMatcher } from './code-execution.ts';
import { decodeFile, decodeInline, encodeMedium, encodeText } from './media.ts';
import { legalToolName, sentCallId } from './names.ts';
import { readSignature, type PartSignature } from './signatures.ts';

/** The fields of which a part has one, which is its kind. */
const partKinds = [
  'text',
  'inlineData',
  'fileData',
  'functionCall',
  'functionResponse',
  'executableCode',
  'codeExecutionResult',
  'toolCall',
  'toolResponse',
  'audioTranscription',
] as const satisfies readonly (keyof wire.Part)[];

/**
 * Splits a part of an answer into parts of one kind each, as the protocol requires. Servers that serialize all kinds leave
 * the others empty; a server that fills two means both. The other fields go with the last.
 */
export function splitByKind(part: wire.ReceivedCandidatePart): wire.ReceivedCandidatePart[] {
  const kinds = partKinds.filter((kind) => part[kind] !== undefined);
  if (kinds.length < 2) return [part];
  const { thought, ...rest } = part;
  const others = Object.entries(rest).filter(([key]) => !kinds.some((kind) => kind === key));
  const filled = kinds.filter((kind) => !isBlank(part[kind]));
  return (filled.length > 0 ? filled : kinds.slice(0, 1)).map((kind, index, all) => ({
    [kind]: part[kind] ?? null,
    ...(kind === 'text' && thought !== undefined && { thought }),
    ...(index === all.length - 1 && Object.fromEntries(others)),
  }));
}

/** A part without the kinds that are empty, if another is not. */
export function withoutBlankKinds(part: wire.ReceivedCandidatePart): wire.ReceivedCandidatePart {
  const kinds = partKinds.filter((kind) => part[kind] !== undefined);
  const blank = kinds.filter((kind) => isBlank(part[kind]));
  if (blank.length === 0 || blank.length === kinds.length) return part;
  return Object.fromEntries(Object.entries(part).filter(([key]) => !blank.some((kind) => kind === key)));
}

// ---------------------------------------------------------------- wire to Core

/** What the parts of one answer are decoded with. */
export interface PartContext {
  /** The issuer of untagged signatures. */
  issuer: string;
  /** An id for a call without one. */
  mintId(name: string): string;
  /** Matches the results of code that the vendor ran to the code. */
  code: CodeMatcher;
}

/** A part of the model, unless it is empty, and the reasoning of another vendor that its signature carries. */
export interface DecodedModelPart {
  carried: CoreReasoning[];
  part?: CoreAssistantPart;
}

/** Decodes a part of the model, in a request or an answer. */
export function decodeModelPart(
  part: wire.ReceivedCandidatePart,
  pointer: string | undefined,
  source: PartContext,
): DecodedModelPart {
  const { thoughtSignature, ...fields } = part;
  const signature = readSignature(thoughtSignature ?? undefined, source.issuer);
  const carried = signature.reasoning.map((reasoning) => setPartPointer(pointer, reasoning));
  const decoded = decodeUnsignedPart(fields, pointer, signature, source);
  return { carried, ...(decoded && { part: setPartPointer(pointer, decoded) }) };
}

/** Parts of a stream have no JSON Pointer. */
function setPartPointer<T extends CoreAssistantPart | CoreUserPart>(pointer: string | undefined, part: T): T {
  if (pointer === undefined) return part;
  if ('source' in part && part.source.kind === 'base64') setPointer(`${pointer}/inlineData/data`, part.source);
  return setPointer(pointer, part);
}

function decodeUnsignedPart(
  fields: wire.ReceivedCandidatePart,
  pointer: string | undefined,
  signature: PartSignature,
  source: PartContext,
): CoreAssistantPart | undefined {
  const signed = signatureFields(signature);
  const { text, inlineData: _inline, fileData: _file, functionCall, ...rest } = fields;
  if (typeof text === 'string') {
    const { thought, ...own } = rest;
    if (thought === true) return decodeThought(text, own, signature);
    return text === '' && !signature.signature && !nonEmpty(own)
      ? undefined
      : { type: 'text', text, ...signed, ...withExtras(own) };
  }
  if (functionCall && isCall(functionCall)) return decodeCall(functionCall, rest, signature, source);
  const shown = decodeMedium(fields, rest);
  if (shown?.type === 'image' || shown?.type === 'audio') return { ...shown, ...signed };
  const run = decodeCodePart(fields, pointer, signature, source.code);
  if (run) return run;
  if (nonEmpty(fields) && !functionCall) return { ...createOpaque(fields, pointer), ...signed };
  // Streams may end with a signature alone.
  return signature.signature ? { type: 'text', text: '', ...signed } : undefined;
}

/** The last piece of a streamed call may be empty, and is not a call by itself. */
const isCall = ({ id, name, args }: wire.ReceivedAnsweredFunctionCall): boolean =>
  Boolean(name || id || nonEmpty(args ?? {}));

const signatureFields = ({ signature, placeholder }: PartSignature) => ({
  ...(signature && { signature }),
  ...withWireForm(placeholder === undefined ? {} : { thoughtSignature: placeholder }),
});

/** The vendor returns summaries of thoughts (guide "Thinking"). */
function decodeThought(text: string, own: JsonObject, signature: PartSignature): CoreReasoning | undefined {
  if (text === '' && !signature.signature && !nonEmpty(own)) return undefined;
  return {
    type: 'reasoning',
    blocks: text === '' ? [] : [{ kind: 'summary', text }],
    ...signatureFields(signature),
    ...withExtras(own),
  };
}

function decodeCall(
  { id: wireId, name, args, ...own }: wire.ReceivedAnsweredFunctionCall,
  rest: JsonObject,
  { signature, placeholder }: PartSignature,
  { mintId }: PartContext,
): CoreToolCall {
  const called = name ?? '';
  const id = wireId || mintId(called);
  return {
    type: 'tool-call',
    id,
    name: called,
    input: { kind: 'json', value: args ?? {} },
    providerExecuted: false,
    ...(signature && { signature }),
    ...withExtras({ ...rest, ...nestExtras('functionCall', own) }),
    ...withWireForm({
      ...(!wireId && { mintedId: id }),
      ...(!args && { args: null }),
      ...(placeholder !== undefined && { thoughtSignature: placeholder }),
    }),
  };
}

const decodeMedium = (
  { inlineData, fileData }: Pick<wire.ReceivedCandidatePart, 'inlineData' | 'fileData'>,
  rest: JsonObject,
): CoreMedium | undefined =>
  inlineData ? decodeInline(inlineData, rest) : fileData ? decodeFile(fileData, rest) : undefined;

/** Decodes a part of a user, except results of functions; `undefined` for an empty one. */
export function decodeUserPart(part: wire.ReceivedCandidatePart, pointer: string): CoreUserPart | undefined {
  const { text, inlineData: _inline, fileData: _file, ...rest } = part;
  if (typeof text === 'string') {
    const decoded = { type: 'text' as const, text, ...withExtras(rest) };
    return text === '' && !nonEmpty(rest) ? undefined : setPointer(pointer, decoded);
  }
  const shown = decodeMedium(part, rest);
  if (shown) return setPartPointer(pointer, shown);
  return nonEmpty(part) ? createOpaque(part, pointer) : undefined;
}

/** Keeps a part unchanged, with a text that replaces it for the models of other vendors. */
export function createOpaque(part: wire.ReceivedCandidatePart, pointer: string | undefined): CoreOpaque {
  const kind = partKinds.find((name) => part[name] !== undefined) ?? Object.keys(part)[0] ?? 'part';
  const standIn = describeCode(part);
  return setPartPointer(pointer, {
    type: 'opaque',
    protocol,
    kind,
    payload: part,
    ...(standIn !== undefined && { standIn }),
  });
}

function describeCode({ executableCode, codeExecutionResult: result }: wire.ReceivedCandidatePart): string | undefined {
  if (executableCode) {
    const { language, code } = executableCode;
    return `\`\`\`${(language ?? '').toLowerCase()}\n${code ?? ''}\n\`\`\``;
  }
  return result ? [result.outcome, result.output].filter(Boolean).join('\n') : undefined;
}

// ---------------------------------------------------------------- Core to wire, in a request

/** Encodes a part of a user. */
export function encodeUserPart(part: CoreUserPart, context: BackendContext): wire.Part[] {
  const signature = encodeSignature(part, context);
  return encodePartContent(part, context).map((encoded) => ({ ...encoded, ...signature }));
}

function encodePartContent(part: CoreUserPart, context: BackendContext): wire.Part[] {
  switch (part.type) {
    case 'text':
      return encodeText(part, context);
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
      return encodeMedium(part, context);
    case 'opaque':
      return encodeOpaque(part, context);
    default:
      return unreachable(part);
  }
}

/** The original part, if it is one of this protocol. */
export const nativePart = (part: CoreOpaque): wire.Part | undefined =>
  part.protocol === protocol ? asObject(part.payload) : undefined;

/** Encodes a part of this protocol unchanged, and one of another as the text that replaces it, if any. */
function encodeOpaque(part: CoreOpaque, context: BackendContext): wire.Part[] {
  reportUnwritten(part, ['protocol', 'kind', 'payload', 'standIn'], partRules(context), context.report);
  const own = nativePart(part);
  if (own) return [own];
  reportForeignPart(part, context.report, part);
  return part.standIn ? [{ text: part.standIn }] : [];
}

/** Encodes a part of an earlier answer. */
export function encodeModelPart(part: CoreAssistantPart, context: BackendContext): wire.Part[] {
  const { report } = context;
  const rules = partRules(context);
  switch (part.type) {
    case 'text': {
      const around = { ...encodeSignature(part, context), ...signaturePlaceholder(part) };
      return encodeText(part, context, { citations: 'citations of an earlier answer', around });
    }
    case 'refusal': {
      const { text, ...rest } = part;
      report({ at: part, what: 'a refusal has no part of its own', instead: 'a text' });
      if (text === '') return [];
      reportRest(part, rest, rules, report);
      return [{ text, ...encodeSignature(part, context) }];
    }
    case 'reasoning':
      return encodeThought(part, context);
    case 'tool-call':
      return [encodeRequestCall(part, context)];
    case 'tool-result':
      // Results with a call have become results of the client's tools.
      report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
      return [];
    case 'image':
    case 'audio':
    case 'opaque':
      return encodeUserPart(part, context).map((encoded) => ({ ...encoded, ...signaturePlaceholder(part) }));
    default:
      return unreachable(part);
  }
}

/** The placeholder that the client sent instead of a signature. */
const signaturePlaceholder = (part: CoreAssistantPart): Pick<wire.Part, 'thoughtSignature'> => {
  const { thoughtSignature }: wire.Part = wireFormOf(part);
  return thoughtSignature === undefined ? {} : { thoughtSignature };
};

/** Thoughts are sent back with the vendor's own signature, or as its own client wrote them; the vendor ignores others. */
function encodeThought(part: CoreReasoning, context: BackendContext): wire.Part[] {
  const { signature, blocks, ...rest } = part;
  const isWritten = wireFormOf(part)['said'] === true;
  if (!isWritten && (!signature || !isIssuedBy(signature, context.issuer))) {
    const whose = signature ? `reasoning signed by ${signature.issuer}` : 'reasoning without a signature';
    context.report({ at: part, what: `${whose} is not sent back` });
    return [];
  }
  reportRest(part, { signature, ...rest }, partRules(context), context.report);
  // Blocks that follow each other are paragraphs.
  const text = blocks.map((block) => block.text).join('\n\n');
  const around = { ...encodeSignature(part, context), ...signaturePlaceholder(part) };
  return [wireObject<wire.Part>({ thought: true, text }, { ...extrasOf(part), ...around })];
}

/** A call that a vendor ran itself has become one of the client's. */
function encodeRequestCall(call: CoreToolCall, context: BackendContext): wire.Part {
  reportUnwritten(call, ['id', 'name', 'input', 'providerExecuted'], partRules(context), context.report);
  const around = { ...encodeSignature(call, context), ...signaturePlaceholder(call) };
  const sent = { ...call, id: sentCallId(call.id) };
  return { ...encodeCall(sent, legalToolName(call.name), toInputObject(call, context.report)), ...around };
}

/** Encodes a call. Ids that Louter minted are not written. */
export function encodeCall(call: CoreToolCall, name: string, args: JsonObject): wire.Part {
  const { functionCall: own, ...rest } = extrasOf(call);
  const { mintedId, args: written } = wireFormOf(call);
  const functionCall = wireObject<wire.FunctionCall>(
    {
      id: mintedId === call.id ? undefined : call.id,
      name,
      args: written === null ? nonEmpty(args) : args,
    },
    asObject(own),
  );
  return wireObject<wire.Part>({ functionCall }, rest);
}
