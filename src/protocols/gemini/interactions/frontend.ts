import type { InteractionRequest } from '../../../../generated/gemini-interactions.js';
import { invalidField, LouterError } from '../../../core/error.ts';
import type {
  AnsweredRequest,
  Frontend,
  ResourceRoute,
  ResourceRequest,
  VendorQuestion,
} from '../../../core/frontend.ts';
import { asString, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { truncateShown } from '../../../core/shown.ts';
import { bareModelName } from '../shared/model-name.ts';
import { answerId, isOwnId, isStored, notFound, ownTurns, resume, storedTurns } from './continuation.ts';
import { protocol } from './extras.ts';
import { geminiInteractions } from './index.ts';
import { encodeTurns } from './messages.ts';

const previousId = 'previous_interaction_id' satisfies keyof InteractionRequest;

/** The versions that clients may have in their base URL. */
const versions = ['v1beta', 'v1'];

/** What is built on `client.interactions` of Google's SDKs. */
export const geminiInteractionsFrontend: Frontend = {
  codec: geminiInteractions,
  routes: versions.map((version) => ({ method: 'POST', path: `/${version}/interactions`, task: 'chat' })),
  resources: versions.flatMap((version) => storedRoutes(`/${version}/interactions/{id}`)),
  framing: () => 'sse',
  otherModelField: 'agent' satisfies keyof InteractionRequest,
  bareModelName,
  continuation: {
    bodyMarkers: [JSON.stringify(previousId)],
    previousResponseId: (body) => asString(body[previousId]),
    answerId,
    isStored,
    storedTurns,
    resolve: resume,
    canVendorResolve: true,
    isRetrievable: true,
    notFound,
  },
};

// ---------------------------------------------------------------- stored interactions

/** What may be done with an interaction that was answered before. */
function storedRoutes(path: string): ResourceRoute[] {
  return [
    { method: 'GET', path, isOfAnswer: true, answer: getInteraction },
    { method: 'DELETE', path, isOfAnswer: true, answer: deleteInteraction },
    { method: 'POST', path: `${path}/cancel`, isOfAnswer: true, hasNoBody: true, answer: cancelInteraction },
  ];
}

async function getInteraction(request: ResourceRequest): Promise<JsonObject> {
  const { id = '', query } = request;
  if (query.get('stream') === 'true')
    throw invalidField(
      'stream',
      'expected false: answers are kept whole, and their streams cannot be resumed. Get the interaction without stream',
    );
  const found = await request.answers.find(id);
  if (found) return encodeStored(id, found, query.get('include_input') === 'true');
  return (await askVendors(request, { method: 'GET' })) ?? notStored(request);
}

/** A vendor may have what is known here too: it answered a request that was translated. */
async function deleteInteraction(request: ResourceRequest): Promise<JsonObject> {
  const { id = '', answers } = request;
  const found = await answers.find(id);
  const deleted = await askVendors(request, { method: 'DELETE' });
  if (!found) return deleted ?? notStored(request);
  await answers.remove(id);
  return {};
}

async function cancelInteraction(request: ResourceRequest): Promise<JsonObject> {
  if (!(await request.answers.find(request.id ?? '')))
    return (await askVendors(request, { method: 'POST', action: 'cancel' })) ?? notStored(request);
  throw new LouterError({
    kind: 'invalid-request',
    code: 'failed_precondition',
    message: 'only interactions with background: true can be cancelled, and this one is over',
  });
}

/** What the vendor that has an interaction answers. */
async function askVendors(
  { id = '', query, answers }: ResourceRequest,
  question: Pick<VendorQuestion, 'method' | 'action'>,
): Promise<JsonObject | undefined> {
  if (isOwnId(id)) return undefined;
  const passed = new URLSearchParams(query);
  // For Louter.
  passed.delete('key');
  return answers.askVendors({ protocol, ...question, id, query: passed });
}

/** @throws {LouterError} `not-found` */
function notStored({ id = '', answers }: ResourceRequest): never {
  throw new LouterError({
    kind: 'not-found',
    status: 404,
    code: 'not_found',
    message: `no interaction found for ${truncateShown(id)}. ${answers.scope}`,
  });
}

/** An interaction with what its client wrote in front of what the model did. */
function encodeStored(id: string, { request, response, startedAt }: AnsweredRequest, hasInput: boolean): JsonObject {
  // Losses were reported when it was answered, and what its client wrote is in this protocol.
  const report = (): void => undefined;
  const interaction = geminiInteractions.encodeResponse(response, {
    request,
    report,
    now: startedAt,
    mint: (prefix) => prefix,
  });
  const { input } = encodeTurns(ownTurns(request), { issuer: protocol, report });
  const steps = input as JsonValue[];
  return {
    ...interaction,
    id,
    ...(hasInput && { input: steps }),
    steps: [...steps, ...((interaction['steps'] as JsonValue[] | undefined) ?? [])],
  };
}
