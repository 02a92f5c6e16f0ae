import type * as wire from '../../../generated/ollama.js';
import { validateShowRequest } from '../../../generated/ollama.validators.js';
import { createHash } from 'node:crypto';
import type { ModelFacts } from '../../core/codec.ts';
import { invalidField } from '../../core/error.ts';
import type { JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import { extrasOf, protocol, withWireForm } from './extras.ts';
import { ollama } from './index.ts';
import { validate } from '../../core/validation.ts';
import { findListedModel, type Frontend, type ListedModel, type ResourceRequest } from '../../core/frontend.ts';
import { formatTimestamp } from '../../core/timestamp.ts';

/** Open WebUI, editors' plug-ins and everything built on Ollama's own API. */
export const ollamaFrontend: Frontend = {
  codec: ollama,
  routes: [
    { method: 'POST', path: '/api/chat', task: 'chat' },
    { method: 'POST', path: '/api/generate', task: 'chat', hints: { form: 'prompt' } },
    { method: 'POST', path: '/api/embed', task: 'pass', kind: 'ollama-embed' },
    // Superseded by the route above, but still used by many plug-ins.
    { method: 'POST', path: '/api/embeddings', task: 'pass', kind: 'ollama-embeddings' },
  ],
  resources: [
    { method: 'GET', path: '/api/tags', answer: listModels },
    { method: 'POST', path: '/api/show', answer: showModel },
    { method: 'GET', path: '/api/version', answer: (): wire.VersionResponse => ({ version: ollamaVersion }) },
  ],
  framing: () => 'ndjson',
  preloadResponse: answerLoadRequest,
};

/**
 * The version of Ollama whose API is implemented. Clients compare it with the versions that introduced features, so that
 * Louter's own version would disable them.
 */
const ollamaVersion = '0.40.12';

async function listModels({ models }: ResourceRequest): Promise<wire.ListResponse> {
  return { models: (await models()).map(encodeModel) };
}

/** A model as the vendor lists it. Its command line expects a time and a digest, and prints parts of both. */
function encodeModel(model: ListedModel): wire.ModelSummary {
  return {
    name: model.id,
    model: model.id,
    modified_at: modifiedAt(model),
    size: 0,
    // A hash of the name, as the content is not known and clients distinguish models by the digest.
    digest: createHash('sha256').update(model.id).digest('hex'),
    details: unknownDetails,
  };
}

/** The details of a model file that is not known. */
const unknownDetails: wire.ModelDetails = {
  parent_model: '',
  format: '',
  family: '',
  families: null,
  parameter_size: '',
  quantization_level: '',
};

/** The vendor writes year 1 for an unknown time. */
const modifiedAt = ({ createdAt }: ListedModel): string =>
  createdAt === undefined ? '0001-01-01T00:00:00Z' : formatTimestamp(createdAt);

/** @throws {LouterError} `invalid-request` for a body that names no model, `not-found` for a model that is not listed. */
async function showModel(asked: ResourceRequest): Promise<wire.ShowResponse> {
  const id = readModelName(asked.body);
  const model = await findListedModel({ ...asked, id });
  return {
    license: '',
    modelfile: '',
    parameters: '',
    template: '',
    details: unknownDetails,
    model_info: modelInfo(asked.facts(id)),
    capabilities: capabilitiesOf(asked, id),
    modified_at: modifiedAt(model),
  };
}

/** Older clients name the field `name`. */
function readModelName(body: JsonValue | undefined): string {
  const { model, name } = validate(validateShowRequest, body ?? null);
  const asked = model || name;
  if (!asked) throw invalidField('model', 'expected the name of a model');
  return asked;
}

/** Clients look for the length of the context under the name of an architecture. */
const architecture = 'louter';

const modelInfo = ({ contextWindow }: ModelFacts): NonNullable<wire.ShowResponse['model_info']> => ({
  'general.architecture': architecture,
  ...(contextWindow !== undefined && { [`${architecture}.context_length`]: contextWindow }),
});

/** Capabilities are listed unless known to be missing, except thinking, which must be known: models without it refuse it. */
function capabilitiesOf({ facts, capabilities }: ResourceRequest, id: string): string[] {
  const listed = capabilities(id);
  const { reasoning } = facts(id);
  return [
    'completion',
    ...(['tools', 'vision'] as const).filter((capability) => listed?.includes(capability) ?? true),
    ...(reasoning !== undefined && reasoning !== 'none' ? ['thinking'] : []),
  ];
}

// ---------------------------------------------------------------- loading a model

/**
 * The answer to a request that only loads or unloads its model: one without messages, or with an empty prompt (API
 * reference, "Load a model" and "Unload a model"). `undefined` for any other request.
 */
function answerLoadRequest(request: CoreChatRequest): CoreChatResponse | undefined {
  if (request.origin !== protocol || hasQuestion(request)) return undefined;
  const reason = isZeroDuration(extrasOf(request)[keepAliveField]) ? 'unload' : 'load';
  return {
    id: '',
    model: request.model,
    candidates: [
      { message: { role: 'assistant', content: [] }, finish: { reason: 'other', raw: { protocol, reason } } },
    ],
    ...withWireForm({}),
  };
}

const keepAliveField: keyof wire.ChatRequest = 'keep_alive';

/** Instructions and images without a prompt are not a question. */
function hasQuestion(request: CoreChatRequest): boolean {
  if (request.form !== 'prompt') return request.messages.length > 0;
  return request.messages.some(({ role, content }) => role === 'user' && content.some(({ type }) => type === 'text'));
}

/** A number is in seconds, a string is a duration in Go's format. */
const isZeroDuration = (keepAlive: JsonValue | undefined): boolean =>
  keepAlive === 0 || (typeof keepAlive === 'string' && /^0{1,20}(?:\.0{1,20})?(?:ns|us|µs|ms|s|m|h)?$/.test(keepAlive));
