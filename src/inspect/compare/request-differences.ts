import { escapePointer } from '../../core/json-pointer.ts';
import { hash } from 'node:crypto';
import { canonicalJson } from '../../core/canonical-json.ts';
import { parseArguments, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, CoreContentPart, CoreMessage } from '../../core/types.ts';
import type { DifferenceRule, RuleHit } from './compared-exchange.ts';

// What the request through the proxy has that the baseline's has not, and the reverse.

/** Enough to show what is different. */
const maxDifferences = 20;

/** The clients asked for different things: their answers then differ for that reason. */
export const findOtherClientRequest: DifferenceRule = ({ baseline, proxy }) =>
  baseline.request && proxy.request
    ? diffElements(listElements(baseline.request), listElements(proxy.request)).map(({ name, path, change }) => ({
        path,
        what: `the client's request: ${name} ${describeChange(change, 'the client')}`,
        leg: 'request',
      }))
    : [];

/**
 * The clients asked for the same, and the backends were sent different things. Where the exchange's own check found the
 * request consistent, the difference was declared, or is only one of form.
 */
export const findOtherSentRequest: DifferenceRule = ({ baseline, proxy }) => {
  if (!baseline.request || !proxy.request || !baseline.sent || !proxy.sent) return [];
  const asked = new Set(
    diffElements(listElements(baseline.request), listElements(proxy.request)).map(({ name }) => name),
  );
  const isExplained = proxy.check?.request === 'consistent';
  return diffElements(listElements(baseline.sent), listElements(proxy.sent))
    .filter(({ name }) => !asked.has(name))
    .map(({ name, path, change }): RuleHit => {
      const what = `the request to the backend: ${name} ${describeChange(change, 'the backend')}`;
      return isExplained
        ? { path, what: `${what}; its own check finds it consistent`, severity: 'info', leg: 'request' }
        : { path, what, leg: 'request' };
    });
};

/** An element of a request that is compared as a whole. */
interface RequestElement {
  /** Equal in two requests for the element that corresponds. */
  name: string;
  /** JSON Pointer into the Core request. */
  path: string;
  /** Equal for elements that mean the same. */
  content: string;
}

interface ElementDifference {
  name: string;
  path: string;
  change: 'added' | 'missing' | 'changed';
}

const describeChange = (change: ElementDifference['change'], receiver: string): string =>
  ({
    added: 'exists only through the proxy',
    missing: 'exists only in the baseline',
    changed: `is another for ${receiver} of the proxy than in the baseline`,
  })[change];

function diffElements(one: readonly RequestElement[], other: readonly RequestElement[]): ElementDifference[] {
  const before = new Map(one.map((element) => [element.name, element]));
  const after = new Map(other.map((element) => [element.name, element]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((name): ElementDifference[] => {
      const [earlier, later] = [before.get(name), after.get(name)];
      if (!earlier) return later ? [{ name, path: later.path, change: 'added' }] : [];
      if (!later) return [{ name, path: earlier.path, change: 'missing' }];
      return earlier.content === later.content ? [] : [{ name, path: later.path, change: 'changed' }];
    })
    .slice(0, maxDifferences);
}

/** Fields that are compared on their own, or that the route and the form of the protocol determine. */
const otherFields: ReadonlySet<string> = new Set(
  'model messages tools stream extras wireForm origin metadata user cacheKey'.split(' '),
);

function listElements(request: CoreChatRequest): RequestElement[] {
  const system = request.messages.filter(({ role }) => role === 'system');
  const options = Object.entries(request).flatMap(([key, value]: [string, JsonValue]): RequestElement[] =>
    otherFields.has(key) || value === undefined
      ? []
      : [{ name: `option ${key}`, path: `/${escapePointer(key)}`, content: canonicalJson(withoutForm(value)) }],
  );
  const tools = (request.tools ?? []).map((tool, index) => {
    const { cache: _, extras: __, wireForm: ___, ...content } = tool;
    const name = tool.type === 'server' ? tool.kind : tool.name;
    return { name: `tool "${name}"`, path: `/tools/${index}`, content: canonicalJson(toJson(content)) };
  });
  const systemIndex = request.messages.findIndex(({ role }) => role === 'system');
  return [
    ...(system.length === 0
      ? []
      : [{ name: 'the system prompt', path: `/messages/${systemIndex}`, content: system.map(textOf).join('\n') }]),
    ...tools,
    ...options,
    ...listMessageElements(request.messages),
  ];
}

/** Consecutive messages of one role are one element: protocols divide them differently. */
function listMessageElements(messages: readonly CoreMessage[]): RequestElement[] {
  const callNames = new Map<string, string>();
  const nameOf = (id: string): string => {
    const name = callNames.get(id) ?? `call#${callNames.size + 1}`;
    callNames.set(id, name);
    return name;
  };
  const elements: (RequestElement & { role: string })[] = [];
  for (const [index, message] of messages.entries()) {
    if (message.role === 'system') continue;
    const role = message.role === 'tool' ? 'user' : message.role;
    const content = message.content
      .map((part) => partContent(part, nameOf))
      .filter((text) => text !== '')
      .join('\n');
    const last = elements.at(-1);
    if (last?.role === role) last.content += `\n${content}`;
    else elements.push({ role, name: `message ${elements.length + 1} (${role})`, path: `/messages/${index}`, content });
  }
  return elements;
}

const textOf = (message: CoreMessage): string =>
  message.content.map((part) => ('text' in part ? part.text : '')).join('\n');

function partContent(part: CoreContentPart | CoreMessage['content'][number], nameOf: (id: string) => string): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text;
    case 'reasoning':
      // Vendors accept it in their own form only.
      return '';
    case 'tool-call': {
      const { input } = part;
      const value = input.kind === 'json' ? input.value : parseArguments(input.text);
      return `${nameOf(part.id)} ${part.name} ${value === undefined ? JSON.stringify(input) : canonicalJson(value)}`;
    }
    case 'tool-result':
      return `${nameOf(part.callId)} ${part.content.map((inner) => partContent(inner, nameOf)).join('\n')}`;
    case 'source':
      return `${part.title ?? ''} ${part.url}`;
    case 'opaque':
      return `${part.protocol} ${part.kind}`;
    default:
      return `${part.type} ${hash('sha256', JSON.stringify(part.source))}`;
  }
}

const withoutForm = (value: JsonValue): JsonValue => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { wireForm: _, extras: __, ...rest } = value;
  return rest;
};

/** Without undefined fields. */
const toJson = (value: object): JsonValue => JSON.parse(JSON.stringify(value));
