import type { BackendCodec, ProtocolCodec } from '../core/codec.ts';
import { dialectNotes, findDetectedDialect } from '../core/dialect-notes.ts';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../core/json.ts';
import { copyProvenance } from '../core/provenance.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreError,
  CoreMessage,
  Note,
} from '../core/types.ts';
import type { Thinking } from '../dialects/dialect.ts';
import { compareAnswers } from './check-answer.ts';
import { compareRequests, type WrittenRequest } from './check-request.ts';
import { compareAnswerLeaves } from './compare-answer-leaves.ts';
import { comparePrompt, promptOf } from './compare-prompt.ts';
import { compareTextAnswers } from './compare-text-answers.ts';
import type { Declared } from './declared.ts';
import { answerFinding, type CheckFinding } from './differences.ts';
import { compareLeaves } from './leaves.ts';
import { commonLength } from './values.ts';

// An exchange against itself: each leg has two witnesses, one that compares what the codecs decode, and one that reads both
// bodies without them.

/** The findings of one leg, or why it was not checked. */
export type LegResult = { findings: CheckFinding[] } | { skipped: string };

/** How a backend is asked, and how its model writes: as it was recorded. */
export interface ModelForm {
  dialect: string | null;
  /** Whether reasoning is in the text. */
  thinking: Thinking;
  /** Whether it takes a prompt, with tools, calls and results as text. */
  hasPrompt: boolean;
}

// ---------------------------------------------------------------- request

/** A request as it was sent upstream. */
interface SentRequest {
  body: JsonValue;
  /** Absent where its protocol has a prompt and no messages. */
  written?: WrittenRequest;
}

/** Compares the client's request with the one that was sent upstream. */
export function judgeRequest(
  client: WrittenRequest & { body: JsonValue },
  sent: SentRequest,
  { hasPrompt, thinking }: ModelForm,
  declared: Declared,
): CheckFinding[] {
  const isResolved = declared.has('history-resolved');
  // An edited conversation is not in the client's body: what was decoded of that is edited in the same way.
  const leaves =
    isResolved || declared.has('context-edited')
      ? []
      : compareLeaves(
          { protocol: client.codec.protocol, body: client.body },
          { body: sent.body, isPrompt: hasPrompt },
          declared,
        );
  const { written } = sent;
  if (hasPrompt ? isResolved : !written) return leaves;
  const isTagged = thinking !== 'none';
  const read = ({ codec, request }: WrittenRequest): WrittenRequest => ({
    codec,
    request: isTagged ? withReadThoughts(request) : request,
  });
  const findings =
    hasPrompt || !written
      ? comparePrompt(
          client.request,
          client.codec.wireNames,
          written ? promptOf(written.request) : textsIn(sent.body),
          declared,
        )
      : compareRequests(read(client), read(written), declared);
  // Both witnesses see the same fault: the decoded one names it more exactly. Texts of a prompt have a witness of their own.
  const isNew = ({ path }: CheckFinding): boolean =>
    (!hasPrompt || mediaPlaces.test(path)) && !findings.some((each) => isWithin(path, each.path));
  return [...findings, ...leaves.filter(isNew)];
}

const isWithin = (path: string, other: string): boolean => path.startsWith(other) || other.startsWith(path);

/** Where requests hold bytes and addresses. */
const mediaPlaces = /\/(data|url|image_url|images\/\d+)$/;

/** The prompt of text completions. */
const textsIn = (body: JsonValue): string[] => {
  const prompt = asObject(body)?.['prompt'];
  return (asArray(prompt) ?? [prompt]).flatMap((each) => asString(each) ?? []);
};

/** What a model wrote before its answer, as it is sent back to servers that leave it in the text. */
const written = /^<think>\n([^]*?)\n<\/think>\s*/;

/** The request with the reasoning that stands in the texts of earlier answers as reasoning. */
function withReadThoughts(request: CoreChatRequest): CoreChatRequest {
  const messages = request.messages.map((message): CoreMessage =>
    message.role === 'assistant'
      ? copyProvenance(message, { ...message, content: message.content.flatMap(readPart) })
      : message,
  );
  return copyProvenance(request, { ...request, messages });
}

function readPart(part: CoreAssistantPart): CoreAssistantPart[] {
  const [prefix, thought] = (part.type === 'text' && written.exec(part.text)) || [];
  if (part.type !== 'text' || prefix === undefined || thought === undefined) return [part];
  return [
    copyProvenance(part, { type: 'reasoning', blocks: [{ kind: 'full', text: thought }] }),
    copyProvenance(part, { ...part, text: part.text.slice(prefix.length) }),
  ];
}

// ---------------------------------------------------------------- answer

/** An answer in Core terms, or the error that it is or breaks off with. */
export type ReadAnswer = { response: CoreChatResponse } | { error: CoreError };

/** One side of an answer. */
interface AnswerSide<Codec> {
  codec: Codec;
  read: ReadAnswer;
  /** The body of a plain answer, or the frames of a stream. */
  documents(): readonly JsonObject[];
}

/** What is known of an answer beside its two sides. */
interface AnswerContext {
  /** The client's request. */
  request: CoreChatRequest;
  form: ModelForm;
  declared: Declared;
  notes: readonly Note[];
  /** The status of the reply to the client. */
  status: number;
  /** Whether the exchange ended without an error. */
  isOk: boolean;
  /** Whether it is the answers of two backends, one after the other. */
  isContinued: boolean;
}

/** Compares the answer of a backend with what the client was sent. */
export function judgeAnswer(
  upstream: AnswerSide<Pick<BackendCodec, 'protocol' | 'answerPlaces'>>,
  client: AnswerSide<ProtocolCodec>,
  { request, form, declared, notes, status, isOk, isContinued }: AnswerContext,
): LegResult {
  if ('error' in upstream.read)
    return { findings: compareFailure(upstream.read.error, { codec: client.codec, status, read: client.read }) };
  const { response } = upstream.read;
  if ('error' in client.read)
    return isOk
      ? {
          findings: [
            answerFinding(
              'the backend answered, and the client was sent an error',
              response.id,
              client.read.error.message,
            ),
          ],
        }
      : { skipped: 'Louter ended the answer with an error of its own' };
  const findings = compareAnswers(
    { codec: upstream.codec, response },
    { codec: client.codec, response: client.read.response },
    request,
    declared,
  );
  // The decoded witness names a fault more exactly. Calls and thinking that a model writes as text are read by it alone.
  if (findings.length > 0 || isContinued) return { findings };
  const answered = { protocol: upstream.codec.protocol, documents: upstream.documents() };
  const sent = { protocol: client.codec.protocol, documents: client.documents() };
  const detected = findDetectedDialect(notes);
  const { dialect, thinking, hasPrompt } = form;
  if (dialect === null && !hasPrompt && thinking === 'none' && detected === undefined)
    return { findings: compareAnswerLeaves(answered, sent, declared) };
  const isCut = response.candidates.some(({ finish }) => finish.reason === 'length');
  const textForm = { dialect: detected ?? dialect, thinking, isCut, toolNames: namesOfTools(request) };
  return {
    findings: compareTextAnswers(answered, sent, textForm, {
      declared,
      notes: notes.filter(({ what }) => what !== dialectNotes.detected),
    }),
  };
}

/** The tools that the model may call. */
const namesOfTools = ({ tools = [], toolChoice }: CoreChatRequest): string[] =>
  toolChoice?.mode === 'none' ? [] : tools.flatMap(({ name }) => name ?? []);

/** The client's side of a failed exchange. `status` is that of the reply: an error within a stream comes after 200. */
interface ClientReply {
  codec: Pick<ProtocolCodec, 'encodeError' | 'decodeError'>;
  status: number;
  read: ReadAnswer;
}

/**
 * Compares the error of a backend with what the client was sent. An answer that failed must not look like one that is
 * finished; the kind, the status and the message of a backend's own error are passed on.
 */
function compareFailure(error: CoreError, { codec, status, read }: ClientReply): CheckFinding[] {
  if ('response' in read) {
    const reasons = read.response.candidates.map(({ finish }) => `ended with ${finish.reason}`).join(', ');
    return [
      answerFinding('the answer of the backend failed, and the client was sent a finished one', error.message, reasons),
    ];
  }
  if (error.raw === undefined) return [];
  const sent = read.error;
  const findings: CheckFinding[] = [];
  // A stream that has begun has no status of its own. Not every protocol has a type for each kind.
  if (status >= 400) {
    const encoded = codec.encodeError(error);
    const expected = codec.decodeError(encoded);
    if (expected.kind !== sent.kind)
      findings.push(answerFinding('the kind of the error was changed', error.kind, sent.kind));
    if (encoded.status !== status)
      findings.push(answerFinding('the status of the error was changed', String(error.raw.status), String(status)));
  }
  // Clients recognize a prompt that is too long by the words of their own vendor: then only the kind is the same.
  const isReworded = error.kind === 'context-length' && sent.kind === error.kind;
  if (error.message !== '' && !isReworded && !quotes(sent.message, error.message))
    findings.push(answerFinding('the error of the backend was changed', error.message, sent.message));
  return findings;
}

/** Replaces a secret in a message. */
const mask = /redacted-[0-9a-f]{12}|\*{3,}/;

/** Whether a message has all words of another in their order, those aside that were masked in either. */
function quotes(message: string, quoted: string): boolean {
  const words = quoted.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isMasked = mask.test(message) || mask.test(quoted);
  let from = 0;
  let missing = 0;
  for (const word of words) {
    const at = message.indexOf(word, from);
    if (at === -1) missing += 1;
    else from = at + word.length;
  }
  return missing === 0 || (isMasked && missing * 5 <= words.length);
}

// ---------------------------------------------------------------- what is passed through

// The witness of answers that are passed through: the client is sent the backend's bytes. Only credentials of the
// configuration are masked, in as many characters: `[redacted]` and asterisks. In the record, they are tokens.

const credentialMask = '[redacted]';
const tokens = /redacted-[0-9a-f]{12}/;
const tokensOrMasks = /redacted-[0-9a-f]{12}|\[redacted\]\**/;

/** How many bytes of both sides a finding shows. */
const shownBytes = 80;

/** Compares the bytes of an answer that was passed through with those that the client was sent. */
export function comparePassedBytes(answered: Buffer, sent: Buffer): CheckFinding[] {
  const [expected, got] = [answered.toString('latin1'), sent.toString('latin1')];
  const left = expected.split(tokens);
  const right = got.split(left.length > 1 ? tokensOrMasks : tokens);
  const isSame = left.length === right.length && left.every((each, index) => isMaskedIn(each, right[index] ?? ''));
  if (isSame) return [];
  const at = commonLength(expected, got);
  const excerpt = (bytes: Buffer): string =>
    bytes.subarray(Math.max(0, at - shownBytes / 2), at + shownBytes / 2).toString('utf8');
  const lengths = expected.length === got.length ? '' : `, ${expected.length} bytes became ${got.length}`;
  return [
    answerFinding(`bytes that are passed through were changed at ${at}${lengths}`, excerpt(answered), excerpt(sent)),
  ];
}

/**
 * Whether a text differs from another only in masks, which may be divided: a credential that comes in pieces is masked in
 * each. Characters that a mask has in common with what it replaces do not differ.
 */
function isMaskedIn(text: string, masked: string): boolean {
  if (text === masked) return true;
  if (text.length !== masked.length) return false;
  let run = 0;
  let equal = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = masked[at] ?? '';
    if (char === text[at]) {
      equal += 1;
      continue;
    }
    const next = [...Array(Math.min(equal, maxCommon) + 1).keys()].find(
      (step) => run > 0 && maskCharAt(run + step) === char,
    );
    if (next === undefined && char !== credentialMask[0]) return false;
    run = next === undefined ? 1 : run + next + 1;
    equal = 0;
  }
  return true;
}

/** How many characters of a mask and of what it replaces may be the same in a row. */
const maxCommon = 3;

const maskCharAt = (index: number): string => credentialMask[index] ?? '*';
