import { describe, expect, test } from 'vitest';
import { capabilities, type Capability } from '../../src/core/capabilities.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { addDiagnostic, placeOfHint, withoutIndexes, type Diagnostics } from '../../src/core/diagnostics.ts';
import { LouterError } from '../../src/core/error.ts';
import { fitToCapabilities } from '../../src/core/fit-to-capabilities.ts';
import { escapePointer } from '../../src/core/json-pointer.ts';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import type { CoreChatRequest, Loss } from '../../src/core/types.ts';
import { compareCoreRequests } from '../../src/judge/compare-core.ts';
import type { CoreDifference } from '../../src/judge/core-difference.ts';
import { explainDifferences } from '../../src/inspect/translation/explain.ts';
import { compareRequests } from '../../src/judge/check-request.ts';
import { Declared } from '../../src/judge/declared.ts';
import { compareLeaves } from '../../src/judge/leaves.ts';
import { findRequestViolations } from '../../src/record/wire-violations.ts';
import { agentRequests } from '../support/agent-requests/index.ts';
import type { AgentRequest } from '../support/agent-requests/agent-request.ts';
import { backendContext, codecs } from './codecs.ts';
import { asSent } from './comparable.ts';

/**
 * Each field that a real agent sends arrives, is declared as lost, or is named with the reason why it asks for nothing: from
 * each agent to each protocol, and to backends that lack capabilities.
 */

/** What a backend is sent of a body, and what is reported of it. */
interface Translation extends Diagnostics {
  request: CoreChatRequest;
  sent: JsonObject;
}

const codecOf = ({ protocol }: AgentRequest): ProtocolCodec => {
  const codec = codecs.find((each) => each.protocol === protocol);
  if (!codec) throw new Error(`no codec of ${protocol}`);
  return codec;
};

const hintsOf = ({ model, body }: AgentRequest) => ({ model: model ?? asString(body['model']) ?? '', stream: true });

/** `undefined` where the backend cannot be sent the request at all, which the client is answered. */
function translate(
  agent: AgentRequest,
  body: JsonObject,
  target: ProtocolCodec,
  listed: readonly Capability[] | null = null,
): Translation | undefined {
  const source = codecOf(agent);
  const said: Diagnostics = { losses: [], notes: [] };
  const report = (loss: Parameters<typeof toLoss>[0]): void =>
    addDiagnostic(said, loss, (each) => toLoss(each, source.wireNames));
  const request = source.decodeRequest(structuredClone(body), hintsOf(agent));
  const fitted = fitToCapabilities(request, listed);
  fitted.changes.forEach(report);
  const reasoning = listed?.includes('reasoning') === false ? ({ reasoning: 'none' } as const) : {};
  const { facts, ...context } = backendContext(target, request);
  try {
    const sent = target.encodeRequest(fitted.request, {
      ...context,
      facts: { ...facts, ...reasoning },
      request: fitted.request,
      report,
      note: (note) => void said.notes.push(note),
    });
    return { ...said, request, sent: asObject(asSent(sent)) ?? {} };
  } catch (error) {
    if (error instanceof LouterError && error.detail.kind === 'unsupported') return undefined;
    throw error;
  }
}

/** What is shown of a loss that nothing declares. */
const undeclared = 'no loss is declared for it, and no rule explains it';

function rowsOf(agent: AgentRequest, target: ProtocolCodec, { request, sent, losses, notes }: Translation) {
  const upstream = target.decodeRequest(sent, hintsOf(agent));
  const differences = compareCoreRequests({ codec: codecOf(agent), request }, { codec: target, request: upstream });
  return explainDifferences(differences, {
    leg: 'request',
    losses,
    notes,
    findings: [],
    body: agent.body,
    translated: sent,
  });
}

const textOf = ({ kind, what, left, right }: CoreDifference): string =>
  `${kind} ${what} at ${left?.path ?? '-'} ${left?.value ?? ''} => ${right?.path ?? '-'} ${right?.value ?? ''}`;

const placesOf = ({ path, others = [] }: Loss): string[] => [path, ...others];

/** All that the protocol has, and each list that lacks something. */
const lists: readonly (readonly Capability[] | null)[] = [
  null,
  [],
  ...capabilities.map((lacking) => capabilities.filter((each) => each !== lacking)),
];

describe.each(agentRequests.map((agent) => [agent.name, agent] as const))('%s', (_name, agent) => {
  test('is a valid request', () => {
    expect(findRequestViolations(agent.protocol, agent.body)).toEqual([]);
  });

  test.each(codecs.map((codec) => [codec.protocol, codec] as const))(
    'to %s: each difference has its reason',
    (_to, target) => {
      for (const listed of lists) {
        const translation = translate(agent, agent.body, target, listed);
        if (!translation) continue;
        const rows = rowsOf(agent, target, translation);
        const isExplained = ({ kind, note }: CoreDifference): boolean =>
          kind === 'same' || kind === 'moved' || (note !== null && note !== '' && note !== undeclared);
        expect({ listed, unexplained: rows.filter((row) => !isExplained(row)).map(textOf) }).toEqual({
          listed,
          unexplained: [],
        });
        // What is shown as lost is what the list of losses has.
        const reasons = translation.losses.map(({ what }) => what);
        const isCounted = ({ note }: CoreDifference): boolean => reasons.some((what) => note?.includes(what) === true);
        expect(rows.filter((row) => row.kind === 'lost' && !isCounted(row)).map(textOf)).toEqual([]);
        const shown = rows.map(({ note }) => note ?? '').join('\n');
        expect(reasons.filter((what) => !shown.includes(what))).toEqual([]);
      }
    },
  );

  test.each(codecs.map((codec) => [codec.protocol, codec] as const))(
    'to %s: nothing differs but what is declared',
    (_to, target) => {
      const source = codecOf(agent);
      for (const listed of lists) {
        const translation = translate(agent, agent.body, target, listed);
        if (!translation) continue;
        const { sent, losses, notes } = translation;
        const declared = (): Declared => new Declared(losses, notes);
        const request = source.decodeRequest(structuredClone(agent.body), hintsOf(agent));
        const upstream = target.decodeRequest(sent, hintsOf(agent));
        expect({
          listed,
          findings: [
            ...compareRequests({ codec: source, request }, { codec: target, request: upstream }, declared()),
            ...compareLeaves(
              { protocol: source.protocol, body: agent.body },
              { body: sent, isPrompt: false },
              declared(),
            ),
          ],
          violations: findRequestViolations(target.protocol, sent),
        }).toEqual({ listed, findings: [], violations: [] });
      }
    },
  );
});

// ---------------------------------------------------------------- each place of a body

/** What need not arrive of a body nor be declared, and why: what it means is sent, or it means nothing. */
const forms: readonly { path: RegExp; reason: string }[] = [
  { path: /^\/model$/, reason: 'the route names the model of the backend' },
  { path: /^\/stream$/, reason: 'the path of the URL asks for a stream' },
  { path: /^\/(?:stream_options\/include_usage|store|include\/\*)$/, reason: 'Louter asks for what it records' },
  { path: /\/(?:type|role)$/, reason: 'it names the kind of what is beside it' },
  { path: /^\/input\/\*\/(?:id|status)$/, reason: 'nothing refers to an item of the history by its id' },
  { path: /\/(?:id|call_id|tool_call_id|tool_use_id)$/, reason: 'it joins a call to its result' },
  { path: /\/functionResponse\/name$/, reason: 'it is the name of the call that is answered' },
  { path: /\/(?:\$schema|additionalProperties)$/, reason: 'it restricts no argument' },
  { path: /^\/tools\/\*\/execution$/, reason: 'the client carries out all of its functions' },
  { path: /^\/input\/\*\/tools\/\*\/description$/, reason: 'the description of a namespace' },
  { path: /^\/tools\/\*\/name$/, reason: 'a vendor has its own name for a tool that it runs' },
];

type Path = readonly (string | number)[];

function* leavesIn(value: JsonValue, path: Path = []): Generator<{ path: Path; value: JsonValue }> {
  const inner = asArray(value) ?? asObject(value);
  const entries = inner ? Object.entries(inner) : [];
  if (entries.length === 0) yield { path, value };
  for (const [key, each] of entries) yield* leavesIn(each, [...path, Array.isArray(inner) ? Number(key) : key]);
}

/** Null, and lists and objects without content. */
const isEmpty = (value: JsonValue): boolean => typeof value === 'object';

const pointerTo = (path: Path): string => path.map((key) => `/${escapePointer(String(key))}`).join('');

/** A copy of a body with another value at a path, or without the field. */
function changed(body: JsonValue, [key, ...rest]: Path, value: JsonValue | undefined): JsonValue {
  if (key === undefined) return value ?? null;
  const list = asArray(body);
  if (list) {
    const copy = list.map((each, index) => (index === key ? changed(each, rest, value) : each));
    return rest.length === 0 && value === undefined ? copy.filter((_, index) => index !== key) : copy;
  }
  const fields = asObject(body) ?? {};
  if (rest.length > 0) return { ...fields, [key]: changed(fields[key] ?? null, rest, value) };
  const { [String(key)]: _, ...others } = fields;
  return value === undefined ? others : { ...fields, [key]: value };
}

/** Words of enumerations, of which some place accepts one. */
const enumerated = ['none', 'high', 'LOW', 'image/webp', 'regex'];

/** Other values that a protocol may accept in the place of one. */
function otherValues(value: JsonValue): (JsonValue | undefined)[] {
  switch (typeof value) {
    case 'string':
      return [`${value}x`, value.startsWith('{') ? '{"other":1}' : 'AAAA', ...enumerated, undefined];
    case 'number':
      return [value + 1, value / 2, undefined];
    case 'boolean':
      return [!value, undefined];
    default:
      return [undefined];
  }
}

/** What a backend is sent, and what is declared of the way there. */
const outcomeOf = ({ sent, losses }: Translation): string => JSON.stringify([sent, losses]);

/** Whether something else is sent or declared if a place of the body has another value. */
function matters(
  agent: AgentRequest,
  target: ProtocolCodec,
  { path, value }: { path: Path; value: JsonValue },
  outcome: string,
): boolean {
  return otherValues(value).some((other) => {
    try {
      const translation = translate(agent, asObject(changed(agent.body, path, other)) ?? {}, target);
      return translation !== undefined && outcomeOf(translation) !== outcome;
    } catch (error) {
      if (error instanceof LouterError) return false;
      throw error;
    }
  });
}

describe.each(codecs.map((codec) => [codec.protocol, codec] as const))(
  'each place of the bodies to %s',
  (_to, target) => {
    test.each(agentRequests.map((agent) => [agent.name, agent] as const))(
      'of %s arrives or is declared',
      (_name, agent) => {
        const translation = translate(agent, agent.body, target);
        if (!translation) return;
        const { losses, notes } = translation;
        const rows = rowsOf(agent, target, translation);
        const named = rows.flatMap(({ kind, left }) =>
          (kind === 'no-effect' || kind === 'hint') && left ? [left.path] : [],
        );
        const declared = [...losses.flatMap(placesOf), ...notes.flatMap((note) => placeOfHint(note) ?? []), ...named];
        // A report covers the same place in the other elements of a list.
        const patterns = [...new Set(declared.filter((path) => path !== '').map(withoutIndexes))];
        const outcome = outcomeOf(translation);
        const seen = new Set<string>();
        const unknown = [...leavesIn(agent.body)].flatMap((leaf) => {
          const pointer = withoutIndexes(pointerTo(leaf.path));
          if (seen.has(pointer)) return [];
          seen.add(pointer);
          const isDeclared = patterns.some((path) => `${pointer}/`.startsWith(`${path}/`));
          const isForm = isEmpty(leaf.value) || forms.some(({ path }) => path.test(pointer));
          // Fields that both sides have.
          const isFound = rows.some(
            ({ kind, left }) => (kind === 'same' || kind === 'moved') && left?.path === pointerTo(leaf.path),
          );
          return isDeclared || isForm || isFound || matters(agent, target, leaf, outcome) ? [] : [pointerTo(leaf.path)];
        });
        expect(unknown).toEqual([]);
      },
    );
  },
);

test('a field that is left out without a word is found', () => {
  const [agent] = agentRequests.filter(({ name }) => name.includes('pi 0.73.1, Chat'));
  const [target] = codecs.filter(({ protocol }) => protocol === 'openai-chat');
  if (!agent || !target) throw new Error('no such agent or protocol');
  const forgetful: ProtocolCodec = {
    ...target,
    encodeRequest(request, context) {
      const { max_completion_tokens: _, ...rest } = target.encodeRequest(request, context);
      return rest;
    },
  };
  const translation = translate(agent, agent.body, forgetful);
  if (!translation) throw new Error('it cannot be sent');
  expect(
    rowsOf(agent, target, translation).filter(({ note, kind }) => note === undeclared && kind === 'lost'),
  ).toMatchObject([{ what: 'maxTokens' }]);
  const leaf = { path: ['max_completion_tokens'], value: 16_384 };
  expect(matters(agent, forgetful, leaf, outcomeOf(translation))).toBe(false);
  const whole = translate(agent, agent.body, target);
  expect(whole && matters(agent, target, leaf, outcomeOf(whole))).toBe(true);
});
