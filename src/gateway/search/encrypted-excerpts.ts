import type { UnlocatedLoss } from '../../core/codec.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { pluralize } from '../../core/shown.ts';
import type { CoreChatRequest, CoreMessage, CoreSource, CoreToolResult, Note } from '../../core/types.ts';
import { LouterError } from '../../core/error.ts';
import type { TextCipher } from '../conversation/text-cipher.ts';
import type { ExchangeContext } from '../exchange-context.ts';

// What a search found of pages is read by the model in the request that searched. In later requests it has what the client sends
// back: clients of a protocol with a place for it keep the excerpts encrypted, as they keep what their own vendor found.

/** Encrypts the excerpt of a page for the client; `undefined` where it would not come back. Notes that once. */
export function createExcerptEncryption({
  frontend,
  services,
  record,
}: ExchangeContext): (excerpt: string) => Promise<string | undefined> {
  let isNoted = false;
  const leaveOut = (why: string): undefined => {
    if (!isNoted)
      record.noted({
        what: 'later requests of the conversation have no excerpts of the pages that were found',
        saw: why,
      });
    isNoted = true;
  };
  return async (excerpt) => {
    if (!frontend.keepsExcerpts) return leaveOut(`${frontend.codec.protocol} has no place for them`);
    const cipher = await loadCipher(services);
    return typeof cipher === 'string' ? leaveOut(cipher) : cipher.encrypt(excerpt);
  };
}

/** The cipher, or why there is none now: a request is answered without excerpts then. */
async function loadCipher(services: ExchangeContext['services']): Promise<TextCipher | string> {
  try {
    return (await services.textCiphers()).excerpt;
  } catch (error) {
    if (error instanceof LouterError) return error.message;
    throw error;
  }
}

/** Why an excerpt cannot be read. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['altered', 'it was altered'],
  ['of-another-gateway', 'another gateway encrypted it'],
]);

/** A request with the excerpts that its client sends back, decrypted. */
interface OpenedExcerpts {
  readonly request: CoreChatRequest;
  readonly notes: readonly Note[];
  /** Excerpts that cannot be read. */
  readonly losses: readonly UnlocatedLoss[];
}

/**
 * Decrypts the excerpts that a client sends back; `undefined` where there are none. Those that cannot be read are reported as
 * lost: the client sends the same conversation each time, and an error would end it for good, while titles and addresses
 * remain.
 */
export async function openExcerpts(
  services: ExchangeContext['services'],
  request: CoreChatRequest,
): Promise<OpenedExcerpts | undefined> {
  if (!request.messages.some(hasEncrypted)) return undefined;
  const cipher = await loadCipher(services);
  const losses: UnlocatedLoss[] = [];
  let opened = 0;
  const open = (source: CoreSource): CoreSource => {
    const { encryptedExcerpt = '', ...rest } = source;
    const found = typeof cipher === 'string' ? cipher : cipher.decrypt(encryptedExcerpt);
    const isOpen = typeof found === 'object';
    const copy = copyProvenance(source, { ...rest, ...(isOpen && { excerpt: found.text }) });
    if (isOpen) opened++;
    else
      losses.push({
        at: copy,
        field: 'encryptedExcerpt',
        what: `the excerpt of a page that a search found: ${reasons.get(found) ?? found}`,
        instead: 'its title and address',
      });
    return copy;
  };
  const messages = request.messages.map((message) => (hasEncrypted(message) ? openIn(message, open) : message));
  const note: Note = {
    what: 'put back what earlier searches found',
    made: pluralize(opened, 'excerpt'),
    effect: { name: 'history-resolved' },
  };
  return { request: copyProvenance(request, { ...request, messages }), notes: opened > 0 ? [note] : [], losses };
}

const isResult = (part: CoreMessage['content'][number]): part is CoreToolResult => part.type === 'tool-result';

const isEncrypted = (part: CoreToolResult['content'][number]): part is CoreSource =>
  part.type === 'source' && part.encryptedExcerpt !== undefined;

const hasEncrypted = ({ content }: CoreMessage): boolean =>
  content.some((part) => isResult(part) && part.content.some(isEncrypted));

function openIn(message: CoreMessage, open: (source: CoreSource) => CoreSource): CoreMessage {
  const openResult = (result: CoreToolResult): CoreToolResult => {
    const content = result.content.map((part) => (isEncrypted(part) ? open(part) : part));
    return copyProvenance(result, { ...result, content });
  };
  const content = message.content.map((part) => (isResult(part) ? openResult(part) : part));
  return copyProvenance(message, { ...message, content } as CoreMessage);
}
