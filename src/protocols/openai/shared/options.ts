import { asObject, type JsonValue } from '../../../core/json.ts';
import type { OptionContext } from '../../../core/request-options.ts';
import { toLegalName } from '../../../core/tool-names.ts';
import type { OpenAiServer } from './server.ts';

/** What the options of requests are written with in this family. */
export interface ServerContext<Server extends OpenAiServer = OpenAiServer> extends OptionContext {
  server: Server;
}

/** An option of sampling, which is reported where the model does not accept it. */
export const encodeSampling =
  (field: 'temperature' | 'topP', name: string) =>
  (value: number, { request, server: { context, report } }: ServerContext): number | undefined => {
    if (context.facts.sampling !== 'fixed') return value;
    report({ at: request, field, what: `the model takes no ${name}` });
    return undefined;
  };

/** OpenAI refuses a user of more than 64 characters, and compatible servers (OpenRouter, Z.ai) one of more than 128. */
const maxUserLength = { openAi: 64, others: 128 };

/** The user of a request; one that is too long gets a stand-in that is always the same. */
export function encodeUserName(user: string, { request, server: { isOpenAi, report } }: ServerContext): string {
  const maxLength = isOpenAi ? maxUserLength.openAi : maxUserLength.others;
  if (user.length <= maxLength) return user;
  report({ at: request, field: 'user', what: `a name of ${user.length} characters`, instead: 'a shorter stand-in' });
  return toLegalName(user, { pattern: /^[\s\S]*$/, maxLength });
}

/** Metadata as Core has it; `undefined` where a value is no text. */
export function readLabels(value: JsonValue): Record<string, string> | undefined {
  const fields = Object.entries(asObject(value) ?? {});
  const labels = fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return labels.length === fields.length ? Object.fromEntries(labels) : undefined;
}
