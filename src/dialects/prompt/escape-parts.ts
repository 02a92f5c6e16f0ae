import type { Report } from '../../core/codec.ts';
import { reportForeignExtras, copyProvenance } from '../../core/provenance.ts';
import type {
  CoreDocument,
  CoreOpaque,
  CoreReasoning,
  CoreRefusal,
  CoreText,
  CoreUserPart,
  Extras,
  Signature,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { createControlTokenEscaper } from './control-tokens.ts';
import { reportSignature } from '../../core/signature.ts';

/** Escapes control tokens in a text. `at`: the source, for reports. */
export type TokenEscaper = (text: string, at: object) => string;

/** @param tokens the control tokens of the model */
export function createTokenEscaper(tokens: readonly string[], report: Report): TokenEscaper {
  const escapeAll = createControlTokenEscaper(tokens);
  return (text, at) => {
    const escaped = escapeAll(text);
    if (escaped !== text)
      report({ at, what: 'control tokens of the model in a text', instead: 'the same tokens with a joiner in each' });
    return escaped;
  };
}

/** Reports metadata of a value that a prompt cannot carry. */
export function reportLostMetadata(value: { extras?: Extras; signature?: Signature }, report: Report): void {
  // No client uses this protocol, so all extras of clients are foreign to a prompt.
  reportForeignExtras(value, 'openai-completions', report);
  reportSignature(value, report);
}

/** A text as part of a prompt, with its cache hint. */
export function escapeText(part: CoreText | CoreRefusal, escapeTokens: TokenEscaper, report: Report): CoreText {
  reportLostMetadata(part, report);
  if (part.type === 'text' && part.citations) report({ at: part, field: 'citations', what: 'citations' });
  const text: CoreText = {
    type: 'text',
    text: escapeTokens(part.text, part),
    ...(part.cache && { cache: part.cache }),
  };
  return copyProvenance(part, text);
}

/** A user's part with escaped texts, including those of documents and stand-ins. */
export function escapePart(part: CoreUserPart, escapeTokens: TokenEscaper, report: Report): CoreUserPart {
  switch (part.type) {
    case 'text':
      return escapeText(part, escapeTokens, report);
    case 'image':
    case 'video':
      return part;
    case 'audio':
      if (part.transcript === undefined) return part;
      return copyProvenance(part, { ...part, transcript: escapeTokens(part.transcript, part) });
    case 'document':
      return escapeDocument(part, escapeTokens, report);
    case 'opaque':
      return escapeOpaque(part, escapeTokens);
    default:
      return unreachable(part);
  }
}

export function escapeOpaque(part: CoreOpaque, escapeTokens: TokenEscaper): CoreOpaque {
  if (part.standIn === undefined) return part;
  return copyProvenance(part, { ...part, standIn: escapeTokens(part.standIn, part) });
}

function escapeDocument(part: CoreDocument, escapeTokens: TokenEscaper, report: Report): CoreDocument {
  const { title, context } = part;
  return copyProvenance(part, {
    ...part,
    source: escapeSource(part, escapeTokens, report),
    ...(title !== undefined && { title: escapeTokens(title, part) }),
    ...(context !== undefined && { context: escapeTokens(context, part) }),
  });
}

function escapeSource(part: CoreDocument, escapeTokens: TokenEscaper, report: Report): CoreDocument['source'] {
  const { source } = part;
  switch (source.kind) {
    case 'text':
      return copyProvenance(source, { ...source, text: escapeTokens(source.text, part) });
    case 'parts': {
      const parts = source.parts.map((each) => (each.type === 'text' ? escapeText(each, escapeTokens, report) : each));
      return copyProvenance(source, { kind: 'parts', parts });
    }
    case 'base64': {
      // Otherwise the text would be decoded only when it is sent, after the escape.
      if (!source.mediaType.startsWith('text/')) return source;
      const text = Buffer.from(source.data, 'base64').toString();
      return copyProvenance(source, { kind: 'text', mediaType: source.mediaType, text: escapeTokens(text, part) });
    }
    case 'url':
    case 'file':
      return source;
    default:
      return unreachable(source);
  }
}

/** Earlier reasoning, sent to the backend as reasoning. A signature is valid only for the unchanged text. */
export function escapeReasoning(part: CoreReasoning, escapeTokens: TokenEscaper, report: Report): CoreReasoning {
  const blocks = part.blocks.map((block) => ({ ...block, text: escapeTokens(block.text, part) }));
  if (blocks.every(({ text }, index) => text === part.blocks[index]?.text)) return part;
  const { signature: _, ...rest } = part;
  reportSignature(part, report);
  return copyProvenance(part, { ...rest, blocks });
}
