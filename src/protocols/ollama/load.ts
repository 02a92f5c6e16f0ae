import type { JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import { extrasOf, protocol, withWireForm } from './extras.ts';
import { formOf } from './request.ts';

/**
 * The answer to a request that only has its model loaded, or unloaded: one without messages, or with an empty prompt (API
 * reference, "Load a model" and "Unload a model"). `undefined` for a request that wants to be answered.
 */
export function answerLoadRequest(request: CoreChatRequest): CoreChatResponse | undefined {
  const form = formOf(request);
  if (form === undefined || hasQuestion(request)) return undefined;
  const reason = isZeroDuration(extrasOf(request)['keep_alive']) ? 'unload' : 'load';
  return {
    id: '',
    model: request.model,
    candidates: [
      { message: { role: 'assistant', content: [] }, finish: { reason: 'other', raw: { protocol, reason } } },
    ],
    ...withWireForm({ form }),
  };
}

/** Instructions and pictures beside an empty prompt ask nothing. */
function hasQuestion(request: CoreChatRequest): boolean {
  if (formOf(request) === 'chat') return request.messages.length > 0;
  return request.messages.some(({ role, content }) => role === 'user' && content.some(({ type }) => type === 'text'));
}

/** A number is of seconds, a text a duration as Go writes it. */
const isZeroDuration = (keepAlive: JsonValue | undefined): boolean =>
  keepAlive === 0 || (typeof keepAlive === 'string' && /^0{1,20}(?:\.0{1,20})?(?:ns|us|µs|ms|s|m|h)?$/.test(keepAlive));
