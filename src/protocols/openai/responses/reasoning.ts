import type { Report } from '../../../core/codec.ts';
import {
  asArray,
  asObject,
  asString,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
  objectsIn,
} from '../../../core/json.ts';
import { callTokenPrefix, isIssuedBy, signatureToToken, tokenToSignature } from '../../../core/signature.ts';
import type { CoreReasoning, Signature } from '../../../core/types.ts';
import { extrasOf, protocol, spellingOf, withExtras, withSpelling } from './extras.ts';
import { isStoredBy } from './item-references.ts';
import type { ResponsesServer } from './server.ts';

// ---------------------------------------------------------------- wire → core

/** A reasoning item. `issuer`: who made a token that is not tagged; the bare protocol where that is not known. */
export function decodeReasoning(item: JsonObject, issuer: string = protocol): CoreReasoning {
  const { type: _, id, status, summary, content, encrypted_content: token, ...rest } = item;
  const found = tokenToSignature(asString(token), protocol, 'ciphertext');
  const seal = found?.issuer === protocol ? { ...found, issuer } : found;
  return {
    type: 'reasoning',
    blocks: [...blocksIn(summary, 'summary'), ...blocksIn(content, 'full')],
    ...(seal && { signature: seal }),
    ...withExtras({ ...rest, ...withoutUndefined({ summary: besideText(summary), content: besideText(content) }) }),
    ...withSpelling({
      id: asString(id),
      status: asString(status),
      ...(!Array.isArray(summary) && { summary: 'absent' }),
      ...((content === null || (Array.isArray(content) && content.length === 0)) && { content }),
    }),
  };
}

const blocksIn = (value: JsonValue | undefined, kind: 'full' | 'summary'): CoreReasoning['blocks'] =>
  objectsIn(value).map((part) => ({ kind, text: asString(part['text']) ?? '' }));

// ---------------------------------------------------------------- the seal of a call

// A token of ours in an item of its own, which clients send back like any: the wire has no place for one on a call.

/** The token that keeps the seal of a call, for an item of reasoning. */
const callToken = ({ id, seal }: { id: string; seal: Signature }): string =>
  `${callTokenPrefix}${Buffer.from(id).toString('base64url')}.${signatureToToken(seal, protocol)}`;

/** The id of the call and its seal that a reasoning item keeps; `undefined` for one that is what it seems. */
export function sealOfCall(item: JsonObject): { id: string; seal: Signature } | undefined {
  const token = asString(item['encrypted_content']);
  if (!token?.startsWith(callTokenPrefix)) return undefined;
  const dot = token.indexOf('.', callTokenPrefix.length);
  const seal = dot === -1 ? undefined : tokenToSignature(token.slice(dot + 1), protocol, 'signature');
  return seal && { id: Buffer.from(token.slice(callTokenPrefix.length, dot), 'base64url').toString(), seal };
}

/** What keeps the seal of a call in an answer. */
export const keeperOf = (call: { id: string; seal: Signature }, itemId: string): JsonObject => ({
  type: 'reasoning',
  id: itemId,
  summary: [],
  encrypted_content: callToken(call),
});

/** What the parts of a summary or content say beside their text, each at its place; nothing where none does. */
function besideText(value: JsonValue | undefined): JsonObject[] | undefined {
  const parts = objectsIn(value).map(({ type, text: _text, ...rest }) => ({
    ...(!ownTypes.has(asString(type) ?? '') && { type: type ?? null }),
    ...rest,
  }));
  return parts.some((part) => Object.keys(part).length > 0) ? parts : undefined;
}

const ownTypes: ReadonlySet<string> = new Set(['summary_text', 'reasoning_text']);

// ---------------------------------------------------------------- core → wire

/**
 * Where a piece of reasoning goes. Clients show the summary and send it back, while most drop the content; so full
 * thoughts stand as content only where this protocol's own vendor put them there.
 */
export const isContent = (kind: 'full' | 'summary', part: Pick<CoreReasoning, 'wireForm'>): boolean =>
  kind === 'full' && spellingOf(part) !== undefined;

export const summaryText = (text: string): JsonObject => ({ type: 'summary_text', text });
export const reasoningText = (text: string): JsonObject => ({ type: 'reasoning_text', text });

/** An item of an answer. Seals of other vendors travel tagged. */
export function encodeReasoning(part: CoreReasoning, around: JsonObject): JsonObject {
  const spelled = spellingOf(part);
  const { content: besideContent, summary: besideSummary, ...extras } = extrasOf(part);
  const content = part.blocks
    .filter(({ kind }) => isContent(kind, part))
    .map(({ text }, place) => ({ ...reasoningText(text), ...asObject(asArray(besideContent)?.[place]) }));
  const summary = part.blocks
    .filter(({ kind }) => !isContent(kind, part))
    .map(({ text }, place) => ({ ...summaryText(text), ...asObject(asArray(besideSummary)?.[place]) }));
  return {
    type: 'reasoning',
    ...around,
    ...((spelled?.['summary'] !== 'absent' || summary.length > 0) && { summary }),
    ...((content.length > 0 || spelled?.['content'] !== undefined) && {
      content: content.length > 0 ? content : (spelled?.['content'] ?? null),
    }),
    ...(part.signature && { encrypted_content: signatureToToken(part.signature, protocol) }),
    ...extras,
  };
}

/**
 * Reasoning of an earlier turn as this server takes it; `undefined`, and a report, where it would refuse it. What was
 * encrypted goes back to its maker only. Open thoughts are refused by OpenAI unless it stored them itself.
 */
export function encodeReasoningForVendor(part: CoreReasoning, server: ResponsesServer): JsonObject | undefined {
  const { context, isVendor, report } = server;
  const spelled = spellingOf(part);
  const { reasoningEcho } = context.facts;
  const seal = part.signature && isIssuedBy(part.signature, context.issuer) ? part.signature : undefined;
  const said = part.blocks.some(({ text }) => text !== '');
  const mayBeStored = spellingOf(context.request)?.['store'] !== false && spelled?.['id'] !== undefined;
  const isStored = mayBeStored || isStoredBy(part, context.issuer);
  if (!seal && (isVendor ? part.signature || !isStored : reasoningEcho === 'refused' || !(said && echoes())))
    return leftOut(part, report);
  if (part.signature && !seal)
    report({ at: part, field: 'seal', what: `the ${part.signature.kind} of ${part.signature.issuer}` });
  const { signature: _, ...open } = part;
  const around: JsonObject = {
    ...(spelled?.['id'] !== undefined && { id: spelled['id'] }),
    ...(spelled?.['status'] !== undefined && { status: spelled['status'] }),
  };
  // What was sealed here was shown as a summary, whatever a client of another protocol calls it.
  return encodeReasoning(seal ? part : { ...open, ...(!spelled && withSpelling({})) }, around);

  function echoes(): boolean {
    return reasoningEcho === undefined ? spelled !== undefined : reasoningEcho !== 'refused';
  }
}

function leftOut(part: CoreReasoning, report: Report): undefined {
  const what = part.signature
    ? `the ${part.signature.kind} of ${part.signature.issuer} is not taken here`
    : 'reasoning of earlier turns is not sent back';
  report({ at: part, what });
}
