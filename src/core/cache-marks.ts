import type { BackendContext, Report, UnlocatedLoss } from './codec.ts';
import { asObject, asString, nonEmpty, type JsonObject, type JsonValue } from './json.ts';
import { copyProvenance } from './provenance.ts';
import type {
  CacheHint,
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreTool,
  Extras,
  VendorProtocol,
} from './types.ts';

// Clients mark up to where a vendor keeps a prompt in its cache: those of Anthropic's protocol with `cache_control`, which
// OpenRouter and LiteLLM take in Chat too (openrouter.ai, "Prompt caching"; docs.litellm.ai, "Prompt caching"), those of OpenAI
// with `prompt_cache_breakpoint` (developers.openai.com, "Prompt caching").

type OpenAiProtocol = 'openai-chat' | 'openai-responses';
type MarkField = 'cache_control' | 'prompt_cache_breakpoint';

/** The largest number of marks in a request to Anthropic, the automatic one at its top included ("Prompt caching"). */
const maxCacheMarks = 4;

/** A body for Anthropic without its marks. */
export function withoutCacheMarks(body: JsonValue): JsonValue {
  if (Array.isArray(body)) return body.map(withoutCacheMarks);
  if (typeof body !== 'object' || body === null) return body;
  const isMark = ([key, value]: [string, JsonValue]): boolean =>
    key === 'cache_control' && asObject(value)?.['type'] === 'ephemeral';
  const fields = Object.entries(body).filter((field) => !isMark(field));
  return Object.fromEntries(fields.map(([key, value]) => [key, withoutCacheMarks(value)]));
}

/** What a mark can stand on. */
interface Holder {
  cache?: CacheHint;
  extras?: Extras;
}

/** A request that is encoded, and where what its encoder reports goes. */
interface Encoding {
  readonly request: CoreChatRequest;
  readonly context: BackendContext;
}

/**
 * A request with the client's own marks in the form of the vendor that it is sent to. Those that it cannot have are
 * reported; later reports on what was copied for it are about the client's own objects. Without any mark both are returned
 * as they are.
 */
export function carryCacheMarks(request: CoreChatRequest, context: BackendContext, protocol: VendorProtocol): Encoding {
  const { origin } = request;
  if (origin !== 'openai-chat' && origin !== 'openai-responses') return { request, context };
  const copies = new Copies();
  const carried =
    protocol === 'anthropic'
      ? new MarkCarrier(origin, copies, context.report).carry(request)
      : // Servers that know the key know the breakpoints of the same guide; others would refuse them.
        protocol !== origin && context.facts.promptCacheKey
        ? carryBreakpoints(request, { from: origin, to: protocol, copies })
        : request;
  if (carried === request) return { request, context };
  return { request: carried, context: { ...context, report: (loss) => context.report(copies.aboutOriginal(loss)) } };
}

/** Copies of objects of a request, and what they are copies of. */
class Copies {
  readonly #originals = new Map<object, object>();

  copy<T extends object>(value: T, fields: object = {}): T {
    const copy = copyProvenance(value, { ...value, ...fields });
    this.#originals.set(copy, this.#originals.get(value) ?? value);
    return copy;
  }

  aboutOriginal(loss: UnlocatedLoss): UnlocatedLoss {
    const original = loss.at && this.#originals.get(loss.at);
    return original ? { ...loss, at: original } : loss;
  }
}

/** The fields of an object without a mark. */
function withoutField(extras: Extras | undefined, owner: VendorProtocol, field: string): Extras | undefined {
  const { [owner]: own, ...others } = extras ?? {};
  const { [field]: _, ...rest } = own ?? {};
  const kept = nonEmpty(rest);
  return nonEmpty<Extras>({ ...others, ...(kept && { [owner]: kept }) });
}

function setExtras(holder: Holder, extras: Extras | undefined): void {
  if (extras) holder.extras = extras;
  else delete holder.extras;
}

// ---------------------------------------------------------------- to Anthropic

interface FoundMark {
  readonly hint: CacheHint;
  readonly field: MarkField;
}

interface CarriedMark {
  readonly holder: Holder;
  readonly field: MarkField;
}

const shortened = {
  what: 'a cache mark for an hour behind one for five minutes is refused',
  instead: 'five minutes',
};

class MarkCarrier {
  readonly #owner: OpenAiProtocol;
  readonly #copies: Copies;
  readonly #report: Report;
  readonly #marks: CarriedMark[] = [];

  constructor(owner: OpenAiProtocol, copies: Copies, report: Report) {
    this.#owner = owner;
    this.#copies = copies;
    this.#report = report;
  }

  carry(request: CoreChatRequest): CoreChatRequest {
    const tools = request.tools && mapChanged(request.tools, (tool) => this.#carryTool(tool));
    const messages = mapChanged(request.messages, (message) => this.#carryMessage(message));
    const automatic = this.#read(request);
    if (this.#marks.length === 0 && !automatic && messages === request.messages) return request;
    this.#limit(maxCacheMarks - (automatic ? 1 : 0));
    this.#orderLifetimes();
    const carried = this.#copies.copy(request, { messages, ...(tools && { tools }) });
    if (!automatic) return carried;
    const { anthropic, ...others } = withoutField(carried.extras, this.#owner, automatic.field) ?? {};
    const cacheControl: JsonObject = { type: 'ephemeral', ...this.#automaticHint(request, automatic) };
    carried.extras = { ...others, anthropic: { ...anthropic, cache_control: cacheControl } };
    return carried;
  }

  /** OpenRouter takes the mark of a tool beside its function, LiteLLM within it too. */
  #carryTool(tool: CoreTool): CoreTool {
    const own = tool.extras?.[this.#owner];
    const inner = asObject(own?.['function']);
    const found = this.#read(tool) ?? (inner && this.#readFields(inner));
    if (!found) return tool;
    const copy = this.#copies.copy(tool);
    if (inner && this.#readFields(inner)) {
      const { [found.field]: _, ...rest } = inner;
      const kept = nonEmpty(rest);
      setExtras(copy, withoutField(copy.extras, this.#owner, 'function'));
      if (kept) copy.extras = { ...copy.extras, [this.#owner]: { ...copy.extras?.[this.#owner], function: kept } };
    }
    setExtras(copy, withoutField(copy.extras, this.#owner, found.field));
    this.#mark(copy, found);
    return copy;
  }

  /** The mark of a message stands on its last part. */
  #carryMessage(message: CoreMessage): CoreMessage {
    const content = mapChanged<CoreContentPart>(message.content, (part) => this.#carryPart(part));
    const found = this.#read(message);
    if (!found && content === message.content) return message;
    const copy = this.#copies.copy<CoreMessage>(message, { content: [...content] });
    if (!found) return copy;
    setExtras(copy, withoutField(copy.extras, this.#owner, found.field));
    const parts: CoreContentPart[] = copy.content;
    const at = parts.findLastIndex(mayHaveMark);
    const last = parts[at];
    if (!last) this.#lose(copy, found.field, 'nothing of this message can have a cache mark');
    else if (!last.cache) {
      const marked = this.#copies.copy(last);
      parts[at] = marked;
      this.#mark(marked, found);
    }
    return copy;
  }

  /** A mark within a result stands on the result. */
  #carryPart(part: CoreContentPart): CoreContentPart {
    const content =
      part.type === 'tool-result'
        ? mapChanged<CoreContentPart>(part.content, (each) => (this.#read(each) ? this.#withoutMark(each) : each))
        : undefined;
    const isWithin = part.type === 'tool-result' && content !== part.content;
    const inner = isWithin
      ? part.content.map((each) => this.#read(each)).find((each) => each !== undefined)
      : undefined;
    const found = this.#read(part) ?? inner;
    if (!found) return part;
    const copy = this.#withoutMark(part);
    if (isWithin) Object.assign(copy, { content });
    if (mayHaveMark(part)) this.#mark(copy, found);
    else
      this.#lose(copy, found.field, `${part.type === 'text' ? 'an empty text' : part.type} cannot have a cache mark`);
    return copy;
  }

  #withoutMark<T extends CoreContentPart>(part: T): T {
    const copy = this.#copies.copy(part);
    const found = this.#read(part);
    if (found) setExtras(copy, withoutField(copy.extras, this.#owner, found.field));
    return copy;
  }

  #read({ extras }: Holder): FoundMark | undefined {
    const own = extras?.[this.#owner];
    return own && this.#readFields(own);
  }

  #readFields(fields: JsonObject): FoundMark | undefined {
    const control = asObject(fields['cache_control' satisfies MarkField]);
    if (control && control['type'] === 'ephemeral') {
      const ttl = asString(control['ttl']);
      return { field: 'cache_control', hint: ttl === '5m' || ttl === '1h' ? { ttl } : {} };
    }
    // The lifetimes of OpenAI are others; this vendor's usual one holds.
    return asObject(fields['prompt_cache_breakpoint' satisfies MarkField])?.['mode'] === 'explicit'
      ? { field: 'prompt_cache_breakpoint', hint: {} }
      : undefined;
  }

  #mark(holder: Holder, { hint, field }: FoundMark): void {
    holder.cache = hint;
    this.#marks.push({ holder, field });
  }

  #lose(at: object, field: MarkField, what: string): void {
    this.#report({ at, field, what });
  }

  /** Later marks cover earlier ones. */
  #limit(max: number): void {
    const excess = this.#marks.splice(0, Math.max(0, this.#marks.length - max));
    for (const { holder, field } of excess) {
      delete holder.cache;
      this.#lose(
        holder,
        field,
        `more than ${max} cache marks; the vendor accepts ${maxCacheMarks}, and the last ones hold`,
      );
    }
  }

  /** The automatic mark stands behind all others. */
  #automaticHint(request: CoreChatRequest, { hint, field }: FoundMark): CacheHint {
    if (hint.ttl !== '1h' || this.#marks.every(({ holder }) => holder.cache?.ttl === '1h')) return hint;
    this.#report({ at: request, field, ...shortened });
    return {};
  }

  /** The vendor refuses a mark for an hour behind one for five minutes. */
  #orderLifetimes(): void {
    let isShort = false;
    for (const { holder, field } of this.#marks) {
      if (holder.cache?.ttl !== '1h') isShort = true;
      else if (isShort) {
        holder.cache = {};
        this.#report({ at: holder, field, ...shortened });
      }
    }
  }
}

/** The vendor has marks neither on reasoning nor on empty texts ("Prompt caching", "What can be cached"). */
const mayHaveMark = (part: CoreContentPart): boolean =>
  part.type === 'text'
    ? part.text.trim() !== ''
    : part.type === 'image' || part.type === 'document' || part.type === 'tool-call' || part.type === 'tool-result';

/** The list itself where nothing in it changes: then none is made. */
function mapChanged<T>(list: T[], map: (each: T) => T): T[] {
  let changed: T[] | undefined;
  let index = 0;
  for (const each of list) {
    const mapped = map(each);
    if (mapped !== each) (changed ??= list.slice())[index] = mapped;
    index++;
  }
  return changed ?? list;
}

// ---------------------------------------------------------------- between the protocols of OpenAI

/** Breakpoints stand on what the model is given, not on what it wrote. */
function carryBreakpoints(
  request: CoreChatRequest,
  { from, to, copies }: { from: OpenAiProtocol; to: VendorProtocol; copies: Copies },
): CoreChatRequest {
  const field = 'prompt_cache_breakpoint' satisfies MarkField;
  const carryPart = (part: CoreContentPart): CoreContentPart => {
    if (part.type === 'tool-result') {
      const content = mapChanged<CoreContentPart>(part.content, carryPart);
      return content === part.content ? part : copies.copy(part, { content });
    }
    const breakpoint = part.extras?.[from]?.[field];
    if (breakpoint === undefined || !(part.type === 'text' || part.type === 'image' || part.type === 'document'))
      return part;
    const copy = copies.copy(part);
    const rest = withoutField(copy.extras, from, field);
    copy.extras = { ...rest, [to]: { ...rest?.[to], [field]: breakpoint } };
    return copy;
  };
  const messages = mapChanged<CoreMessage>(request.messages, (message) => {
    if (message.role === 'assistant') return message;
    const content = mapChanged<CoreContentPart>(message.content, carryPart);
    return content === message.content ? message : copies.copy(message, { content });
  });
  return messages === request.messages ? request : copies.copy(request, { messages });
}
