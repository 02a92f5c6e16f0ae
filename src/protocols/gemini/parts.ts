import type { BackendContext } from '../../core/codec.ts';
import { asObject, asString, isBlank, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { CoreMedium } from '../../core/media.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import { isIssuedBy } from '../../core/signature.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type { CoreAssistantPart, CoreOpaque, CoreReasoning, CoreToolCall, CoreUserPart } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
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
import { decodeFile, decodeInline, encodeMedium, encodeText, isNativeEmptyText } from './media.ts';
import { legalToolName } from './names.ts';
import { readSignature, type PartSignature } from './signatures.ts';

/** What a part is, by the one of these fields that it has. */
export const partKinds = [
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
] as const;

/**
 * A part of an answer as parts of one kind each, as the protocol has it. Servers that serialise every kind a part can be
 * leave the others empty; one that fills two means both. What stands beside the kinds goes with the last.
 */
export function splitByKind(part: JsonObject): JsonObject[] {
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

/** A part without the kinds that are empty beside one that is not; itself where it has none such. */
export function withoutBlankKinds(part: JsonObject): JsonObject {
  const kinds = partKinds.filter((kind) => part[kind] !== undefined);
  const blank = kinds.filter((kind) => isBlank(part[kind]));
  if (blank.length === 0 || blank.length === kinds.length) return part;
  return Object.fromEntries(Object.entries(part).filter(([key]) => !blank.some((kind) => kind === key)));
}

// ---------------------------------------------------------------- wire to Core

/** What the parts of one answer are read with. */
export interface PartContext {
  /** Who made the signatures that are not tagged. */
  issuer: string;
  /** An id for a call that came without one. */
  mintId(name: string): string;
}

/** A part of the model's: what its signature carries of another vendor's reasoning, and itself unless it is empty. */
export interface DecodedModelPart {
  carried: CoreReasoning[];
  part?: CoreAssistantPart;
}

/** A part the model said, in a request or an answer. */
export function decodeModelPart(wire: JsonObject, pointer: string | undefined, source: PartContext): DecodedModelPart {
  const { thoughtSignature, ...fields } = wire;
  const signature = readSignature(asString(thoughtSignature), source.issuer);
  const carried = signature.reasoning.map((reasoning) => setPartPointer(pointer, reasoning));
  const part = decodeUnsignedPart(fields, pointer, signature, source);
  return { carried, ...(part && { part: setPartPointer(pointer, part) }) };
}

/** What comes in a stream stands nowhere in a body. */
function setPartPointer<T extends CoreAssistantPart | CoreUserPart>(pointer: string | undefined, part: T): T {
  if (pointer === undefined) return part;
  if ('source' in part && part.source.kind === 'base64') setPointer(`${pointer}/inlineData/data`, part.source);
  return setPointer(pointer, part);
}

function decodeUnsignedPart(
  fields: JsonObject,
  pointer: string | undefined,
  signature: PartSignature,
  source: PartContext,
): CoreAssistantPart | undefined {
  const signed = signatureFields(signature);
  const { text, inlineData, fileData, functionCall, ...rest } = fields;
  if (typeof text === 'string') {
    const { thought, ...own } = rest;
    if (thought === true) return decodeThought(text, own, signature);
    return text === '' && !signature.signature && !nonEmpty(own)
      ? undefined
      : { type: 'text', text, ...signed, ...withExtras(own) };
  }
  const called = asObject(functionCall);
  if (called && isCall(called)) return decodeCall(called, rest, signature, source);
  const shown = mediumOf(inlineData, fileData, rest);
  if (shown?.type === 'image' || shown?.type === 'audio') return { ...shown, ...signed };
  if (nonEmpty(fields) && !called) return { ...createOpaque(fields, pointer), ...signed };
  // A signature alone comes at the end of streams.
  return signature.signature ? { type: 'text', text: '', ...signed } : undefined;
}

/** The last piece of a streamed call may hold nothing, and calls nothing by itself. */
const isCall = ({ id, name, args }: JsonObject): boolean =>
  Boolean(asString(name) || asString(id) || nonEmpty(asObject(args) ?? {}));

const signatureFields = ({ signature, placeholder }: PartSignature) => ({
  ...(signature && { signature }),
  ...withWireForm(placeholder === undefined ? {} : { thoughtSignature: placeholder }),
});

/** The vendor shows its thoughts as summaries (guide "Thinking"). */
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
  { id: wireId, name, args, ...own }: JsonObject,
  rest: JsonObject,
  { signature, placeholder }: PartSignature,
  { mintId }: PartContext,
): CoreToolCall {
  const called = asString(name) ?? '';
  const given = asString(wireId);
  const id = given || mintId(called);
  const value = asObject(args);
  return {
    type: 'tool-call',
    id,
    name: called,
    input: { kind: 'json', value: value ?? {} },
    providerExecuted: false,
    ...(signature && { signature }),
    ...withExtras({ ...rest, ...nestExtras('functionCall', own) }),
    ...withWireForm({
      ...(!given && { mintedId: id }),
      ...(!value && { args: null }),
      ...(placeholder !== undefined && { thoughtSignature: placeholder }),
    }),
  };
}

function mediumOf(inlineData: unknown, fileData: unknown, rest: JsonObject): CoreMedium | undefined {
  const inline = objectOf(inlineData);
  if (inline) return decodeInline(inline, rest);
  const file = objectOf(fileData);
  return file && decodeFile(file, rest);
}

const objectOf = (value: unknown): JsonObject | undefined => asObject(value as JsonObject | undefined);

/** A part that a user said, results of functions apart; `undefined` for an empty one. */
export function decodeUserPart(wire: JsonObject, pointer: string): CoreUserPart | undefined {
  const { text, inlineData, fileData, ...rest } = wire;
  if (typeof text === 'string') {
    const part = { type: 'text' as const, text, ...withExtras(rest) };
    return text === '' && !nonEmpty(rest) ? undefined : setPointer(pointer, part);
  }
  const shown = mediumOf(inlineData, fileData, rest);
  if (shown) return setPartPointer(pointer, shown);
  return nonEmpty(wire) ? createOpaque(wire, pointer) : undefined;
}

/** A part as it is, with what of it another vendor's model can be told. */
export function createOpaque(wire: JsonObject, pointer: string | undefined): CoreOpaque {
  const kind = partKinds.find((name) => wire[name] !== undefined) ?? Object.keys(wire)[0] ?? 'part';
  const standIn = describeCode(wire);
  return setPartPointer(pointer, {
    type: 'opaque',
    protocol,
    kind,
    payload: wire,
    ...(standIn !== undefined && { standIn }),
  });
}

function describeCode({ executableCode, codeExecutionResult }: JsonObject): string | undefined {
  const code = asObject(executableCode);
  if (code) return `\`\`\`${(asString(code['language']) ?? '').toLowerCase()}\n${asString(code['code']) ?? ''}\n\`\`\``;
  const result = asObject(codeExecutionResult);
  if (!result) return undefined;
  return [asString(result['outcome']), asString(result['output'])].filter(Boolean).join('\n');
}

// ---------------------------------------------------------------- Core to wire, in a request

/** The parts of a request for what a user said. */
export function encodeUserPart(part: CoreUserPart, context: BackendContext): JsonObject[] {
  const signature = encodeSignature(part, context);
  return encodePartContent(part, context).map((wire) => ({ ...wire, ...signature }));
}

function encodePartContent(part: CoreUserPart, context: BackendContext): JsonObject[] {
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

/** A part of this protocol as it was. */
export const nativePart = (part: CoreOpaque): JsonObject | undefined =>
  part.protocol === protocol ? asObject(part.payload) : undefined;

/** Its own protocol's part as it was; another's as the text that stands for it, if any. */
function encodeOpaque(part: CoreOpaque, context: BackendContext): JsonObject[] {
  const { protocol: owner, kind, payload: _, standIn, ...rest } = part;
  reportRest(part, rest, partRules(context), context.report);
  const own = nativePart(part);
  if (own) return [own];
  context.report({ at: part, what: `${kind} is known to ${owner} only`, ...(standIn && { instead: 'a text' }) });
  return standIn ? [{ text: standIn }] : [];
}

/** The parts of a request for what a model said before. */
export function encodeModelPart(part: CoreAssistantPart, context: BackendContext): JsonObject[] {
  const { report } = context;
  const rules = partRules(context);
  switch (part.type) {
    case 'text': {
      const { text, ...rest } = part;
      reportRest(part, rest, { ...rules, citations: 'citations of an earlier answer' }, report);
      const around = { ...encodeSignature(part, context), ...signaturePlaceholder(part) };
      const own = extrasOf(part);
      const isNothing = text === '' && !nonEmpty({ ...own, ...around }) && !isNativeEmptyText(part);
      return isNothing ? [] : [{ text, ...own, ...around }];
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
      // Those with a call stand behind it, as what the client's tools gave.
      report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
      return [];
    case 'image':
    case 'audio':
    case 'opaque':
      return encodeUserPart(part, context).map((wire) => ({ ...wire, ...signaturePlaceholder(part) }));
    default:
      return unreachable(part);
  }
}

/** What the client itself put in the place of a signature that there never was. */
const signaturePlaceholder = (part: CoreAssistantPart): JsonObject => {
  const { thoughtSignature } = wireFormOf(part);
  return thoughtSignature === undefined ? {} : { thoughtSignature };
};

/** Thoughts go back with the vendor's own signature, or as its own client said them; it has no use for others. */
function encodeThought(part: CoreReasoning, context: BackendContext): JsonObject[] {
  const { signature, blocks, ...rest } = part;
  const isWritten = wireFormOf(part)['said'] === true;
  if (!isWritten && (!signature || !isIssuedBy(signature, context.issuer))) {
    const whose = signature ? `reasoning that ${signature.issuer} vouches for` : 'reasoning that nobody vouches for';
    context.report({ at: part, what: `${whose} is not sent back` });
    return [];
  }
  reportRest(part, { signature, ...rest }, partRules(context), context.report);
  // Blocks that follow each other are paragraphs.
  const text = blocks.map((block) => block.text).join('\n\n');
  const around = { ...encodeSignature(part, context), ...signaturePlaceholder(part) };
  return [{ thought: true, text, ...extrasOf(part), ...around }];
}

/** A call that a vendor ran itself has become one of the client's. */
function encodeRequestCall(call: CoreToolCall, context: BackendContext): JsonObject {
  const { id: _id, name, input: _input, providerExecuted: _providerExecuted, ...rest } = call;
  reportRest(call, rest, partRules(context), context.report);
  const around = { ...encodeSignature(call, context), ...signaturePlaceholder(call) };
  return { ...encodeCall(call, legalToolName(name), toInputObject(call, context.report)), ...around };
}

/** A call as a part. An id of our own making is not the client's or the vendor's to see. */
export function encodeCall(call: CoreToolCall, name: string, args: JsonObject): JsonObject {
  const { functionCall: own, ...rest } = extrasOf(call);
  const wireForm = wireFormOf(call);
  return {
    functionCall: {
      ...(wireForm['mintedId'] !== call.id && { id: call.id }),
      name,
      ...((wireForm['args'] !== null || nonEmpty(args)) && { args }),
      ...asObject(own),
    },
    ...rest,
  };
}
