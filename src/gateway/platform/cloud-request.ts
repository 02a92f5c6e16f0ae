import { invalidField } from '../../core/error.ts';
import type { HeaderFields } from '../../core/headers.ts';
import { asArray, asObject, asString, parseJson } from '../../core/json.ts';
import type { Note, Protocol } from '../../core/types.ts';
import {
  bedrockVersion,
  fromCloudForm,
  splitBetas,
  vertexVersion,
  type CloudRequest,
} from '../../protocols/anthropic/cloud-form.ts';
import { cloudTargetOf, type Cloud } from '../../protocols/cloud-targets.ts';
import type { InboundRequest } from '../exchange-io.ts';

/**
 * A client's request as its protocol has it, with what was received; the same where it is not in the form of a cloud.
 * @throws {LouterError} `invalid-request` if a field that only the cloud has is invalid.
 */
export function fromCloudRequest(protocol: Protocol, inbound: InboundRequest): InboundRequest {
  const [path, query] = divideTarget(inbound.target);
  const found = cloudTargetOf(protocol, path);
  if (!found) return inbound;
  const { target, headers, body, notes = [] } = inbound;
  const claude = protocol === 'anthropic' ? readClaude(inbound, found.cloud) : undefined;
  return {
    ...inbound,
    target: query === undefined ? found.path : `${found.path}?${query}`,
    ...(claude && { body: claude.body, headers: [...headers, ...claude.headers], notes: [...notes, ...claude.notes] }),
    cloud: found.cloud,
    received: { target, headers, body },
  };
}

function divideTarget(target: string): [path: string, query?: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** What a request for Claude has otherwise in Anthropic's own API. */
interface ClaudeRequest {
  readonly body: Buffer;
  /** Header fields that it has besides its own. */
  readonly headers: HeaderFields;
  readonly notes: readonly Note[];
}

/** `undefined` for a body that is no JSON, which the protocol refuses. */
function readClaude({ target, header, body }: InboundRequest, cloud: Cloud): ClaudeRequest | undefined {
  // Some programs write a byte order mark.
  const json = asObject(parseJson(body.toString('utf8').replace(/^\ufeff/, '')));
  if (!json) return undefined;
  const request = fromCloudForm(target, json);
  if (!request) throw invalidField('input/invokeModel/body', 'expected a request of InvokeModel as JSON, in base64');
  checkFields(request, cloud);
  const sent = new Set(splitBetas(header('anthropic-beta')));
  const betas = request.betas.filter((beta) => !sent.has(beta)).join(',');
  const profile = asString(request.written['user_profile_id']);
  const { model } = request.written;
  const isOther = request.task === 'chat' && model !== undefined && model !== request.model;
  return {
    body: Buffer.from(JSON.stringify(request.body)),
    headers: [
      ...(betas === '' ? [] : [['anthropic-beta', betas] as const]),
      ...(profile === undefined ? [] : [['anthropic-user-profile-id', profile] as const]),
    ],
    notes: isOther
      ? [{ what: 'left out the model in the body, as the path names it', saw: JSON.stringify(model) }]
      : [],
  };
}

const versions: Readonly<Record<Cloud, string>> = { bedrock: bedrockVersion, vertex: vertexVersion };

const isHeaderValue = (text: string | undefined): boolean => text !== undefined && /^[\x20-\x7e]+$/.test(text);

/** The fields that only the cloud has. @throws {LouterError} `invalid-request` */
function checkFields({ written, stream, task }: CloudRequest, cloud: Cloud): void {
  const { anthropic_version: version, anthropic_beta: betas, user_profile_id: profile, stream: asked } = written;
  // What is counted is the same in every version.
  if (version !== versions[cloud] && task === 'chat')
    throw invalidField('anthropic_version', `expected "${versions[cloud]}", which the cloud requires`);
  if (betas !== undefined && !(asArray(betas) ?? [betas]).every((beta) => isHeaderValue(asString(beta))))
    throw invalidField('anthropic_beta', 'expected a list of names');
  if (profile !== undefined && !isHeaderValue(asString(profile)))
    throw invalidField('user_profile_id', 'expected a string of visible characters');
  if (cloud === 'bedrock' && task === 'chat' && asked !== undefined && asked !== stream)
    throw invalidField(
      'stream',
      'the path decides it: use invoke-with-response-stream for a stream, and invoke for none',
    );
}
