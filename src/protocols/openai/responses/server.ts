import type { BackendContext } from '../../../core/codec.ts';
import { isChanged } from '../../../core/provenance.ts';
import { openAiServer, type OpenAiServer } from '../shared/server.ts';
import { protocol } from './extras.ts';

export interface ResponsesServer extends OpenAiServer {
  /** Whether the client uses this protocol, too: its fields are then passed on as they came. */
  readonly isNative: boolean;
  /** And it named this very model: its options are not fitted to what is known of the model. */
  readonly isNativeForModel: boolean;
  /** Whether tools of raw text input are known; elsewhere they are functions of one string. */
  readonly acceptsCustomTools: boolean;
}

export function responsesServer(context: BackendContext): ResponsesServer {
  const { request, model } = context;
  const isNative = request.origin === protocol;
  const server = openAiServer(protocol, context, {
    title: 'OpenAI Responses',
    isClientId: isNative,
    // Calls that the vendor has stored have the ids that it gave them.
    callIdsMayRepeat: request.serverState !== undefined,
  });
  return {
    ...server,
    isNative,
    isNativeForModel: isNative && request.model === model && !isChanged(request),
    acceptsCustomTools: server.isOpenAi || isNative,
  };
}
