import type * as wire from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import { asArray, asObject, withoutUndefined, type JsonObject } from '../../../core/json.ts';
import { callTokenPrefix, isIssuedBy, signatureToToken, tokenToSignature } from '../../../core/signature.ts';
import type { CoreReasoning, Signature } from '../../../core/types.ts';
import { extrasOf, idAndStatus, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { filled, wireObject } from '../../../core/wire-object.ts';
import { isStoredBy } from './item-references.ts';
import type { ResponsesServer } from './server.ts';

// ---------------------------------------------------------------- wire → core

/** A reasoning item. `issuer`: who made a token that is not tagged; the bare protocol where that is not known. */
export function decodeReasoning(item: wire.ReceivedOutputReasoning, issuer: string = protocol): CoreReasoning {
  const { type: _, id, status, summary, content, encrypted_content: token, ...rest } = item;
  const found = tokenToSignature(token, protocol, 'ciphertext');
  const signature = found?.issuer === protocol ? { ...found, issuer } : found;
  return {
    type: 'reasoning',
    origin: protocol,
    blocks: [...decodeBlocks(summary, 'summary'), ...decodeBlocks(content, 'full')],
    ...(signature && { signature }),
    ...withExtras({
      ...rest,
      ...withoutUndefined({ summary: unknownPartFields(summary), content: unknownPartFields(content) }),
    }),
    ...withWireForm({
      id: id ?? undefined,
      status: status ?? undefined,
      summary: summary ? undefined : 'absent',
      content: content?.length === 0 || content === null ? content : undefined,
    }),
  };
}

type ReceivedParts = wire.ReceivedOutputReasoning['summary' | 'content'];

const decodeBlocks = (parts: ReceivedParts, kind: 'full' | 'summary'): CoreReasoning['blocks'] =>
  (parts ?? []).map(({ text }) => ({ kind, text: text ?? '' }));

// ---------------------------------------------------------------- the signature of a call

// A token of ours in an item of its own, which clients send back like any: the wire has no place for one on a call.

/** The token that keeps the signature of a call, for an item of reasoning. */
const callToken = ({ id, signature }: { id: string; signature: Signature }): string =>
  `${callTokenPrefix}${Buffer.from(id).toString('base64url')}.${signatureToToken(signature, protocol)}`;

/** The id of the call and its signature that a reasoning item keeps; `undefined` for one that is what it seems. */
export function decodeCallSignature({
  encrypted_content: token,
}: Pick<wire.ReceivedOutputReasoning, 'encrypted_content'>): { id: string; signature: Signature } | undefined {
  if (!token?.startsWith(callTokenPrefix)) return undefined;
  const dot = token.indexOf('.', callTokenPrefix.length);
  const signature = dot === -1 ? undefined : tokenToSignature(token.slice(dot + 1), protocol, 'signature');
  return signature && { id: Buffer.from(token.slice(callTokenPrefix.length, dot), 'base64url').toString(), signature };
}

/** What keeps the signature of a call in an answer. */
export const encodeCallSignature = (
  call: { id: string; signature: Signature },
  itemId: string,
): wire.OutputReasoning => ({
  type: 'reasoning',
  id: itemId,
  summary: [],
  encrypted_content: callToken(call),
});

/** The fields of the parts of a summary or content other than the text, by place; `undefined` where there are none. */
function unknownPartFields(value: ReceivedParts): JsonObject[] | undefined {
  const parts = (value ?? []).map(({ type, text: _text, ...rest }) => ({
    ...(!knownPartTypes.has(type ?? '') && { type: type ?? null }),
    ...rest,
  }));
  return parts.some((part) => Object.keys(part).length > 0) ? parts : undefined;
}

const knownPartTypes: ReadonlySet<string> = new Set(['summary_text', 'reasoning_text']);

// ---------------------------------------------------------------- core → wire

/**
 * Where a piece of reasoning goes. Clients show the summary and send it back, while most drop the content; so full
 * thoughts stand as content only where this protocol's own vendor put them there.
 */
export const isContentBlock = (kind: 'full' | 'summary', { origin }: Pick<CoreReasoning, 'origin'>): boolean =>
  kind === 'full' && origin === protocol;

export const summaryText = (text: string): wire.SummaryText => ({ type: 'summary_text', text });
export const reasoningText = (text: string): wire.ReasoningText => ({ type: 'reasoning_text', text });

/** An item of an answer. Seals of other vendors travel tagged. */
export function encodeReasoning(
  part: CoreReasoning,
  around: Pick<wire.ReasoningItem, 'id' | 'status'>,
): wire.ReasoningItem {
  const ownForm = wireFormOf(part);
  const { content: contentFields, summary: summaryFields, ...extras } = extrasOf(part);
  const content = part.blocks
    .filter(({ kind }) => isContentBlock(kind, part))
    .map(({ text }, place) => ({ ...reasoningText(text), ...asObject(asArray(contentFields)?.[place]) }));
  const summary = part.blocks
    .filter(({ kind }) => !isContentBlock(kind, part))
    .map(({ text }, place) => ({ ...summaryText(text), ...asObject(asArray(summaryFields)?.[place]) }));
  const noContent = ownForm?.['content'] === undefined ? undefined : ownForm['content'] === null ? null : [];
  return wireObject<wire.ReasoningItem>(
    {
      type: 'reasoning',
      ...around,
      summary: ownForm?.['summary'] === 'absent' ? filled(summary) : summary,
      content: filled(content) ?? noContent,
      encrypted_content: part.signature && signatureToToken(part.signature, protocol),
    },
    extras,
  );
}

/**
 * Reasoning of an earlier turn as this server takes it; `undefined`, and a report, where it would refuse it. What was
 * encrypted goes back to its maker only. Open thoughts are refused by OpenAI unless it stored them itself.
 */
export function encodeEarlierReasoning(part: CoreReasoning, server: ResponsesServer): wire.ReasoningItem | undefined {
  const { context, isOpenAi, report } = server;
  const ownForm = wireFormOf(part);
  const { reasoningEcho } = context.facts;
  const signature = part.signature && isIssuedBy(part.signature, context.issuer) ? part.signature : undefined;
  const hasText = part.blocks.some(({ text }) => text !== '');
  const mayBeStored = context.request.store !== false && ownForm?.['id'] !== undefined;
  const isStored = mayBeStored || isStoredBy(part, context.issuer);
  if (
    !signature &&
    (isOpenAi ? part.signature || !isStored : reasoningEcho === 'refused' || !(hasText && isSentBack()))
  )
    return reportOmitted(part, report);
  if (part.signature && !signature)
    report({ at: part, field: 'signature', what: `the ${part.signature.kind} of ${part.signature.issuer}` });
  const { signature: _, ...open } = part;
  const around = idAndStatus(ownForm);
  // What this server signed was a summary, whatever a client of another protocol calls it.
  return encodeReasoning(signature ? part : { ...open, origin: protocol }, around);

  function isSentBack(): boolean {
    return reasoningEcho === undefined ? part.origin === protocol : reasoningEcho !== 'refused';
  }
}

function reportOmitted(part: CoreReasoning, report: Report): undefined {
  const what = part.signature
    ? `the ${part.signature.kind} of ${part.signature.issuer} is not taken here`
    : 'reasoning of earlier turns is not sent back';
  report({ at: part, what });
}
