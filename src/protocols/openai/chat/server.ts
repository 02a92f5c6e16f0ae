import type { BackendContext } from '../../../core/codec.ts';
import { RepeatedEncoder } from '../../../core/repeated-values.ts';
import { createNameRestorer } from '../../../core/tool-names.ts';
import type { CoreChatRequest, CoreMessage, CoreTool, CoreToolCall, CoreToolChoice } from '../../../core/types.ts';
import { nameRule, openAiServer, type OpenAiServer } from '../shared/server.ts';
import { protocol } from './extras.ts';
import { hasWireForm } from './wire-form.ts';

export const nameRestorerFor = (request: CoreChatRequest): ((name: string) => string) =>
  createNameRestorer(request, nameRule);

/**
 * What one server accepts. OpenAI's own service accepts more, and refuses some of what was common before, while
 * compatible servers know the older forms and ignore, or refuse, the newer. So the data file's facts of the model count
 * first; then the form that a client of this protocol used; else the newer form for OpenAI's own host and the older for
 * all others.
 */
export interface ChatServer extends OpenAiServer {
  /** Encodes what was encoded for the same server before. */
  readonly repeated: RepeatedEncoder;
  /** The field for the limit of output tokens: `max_tokens` is refused by newer models and the only one older servers know. */
  limitField(request: CoreChatRequest): 'max_tokens' | 'max_completion_tokens';
  /** Whether role `developer` is understood. */
  readonly acceptsDeveloperRole: boolean;
  acceptsCustomTool(tool: CoreTool): boolean;
  acceptsCustomCall(call: CoreToolCall): boolean;
  acceptsAllowedTools(choice: CoreToolChoice): boolean;
  /** Whether several texts may be sent as parts: some servers accept one string only. */
  acceptsTextParts(message: CoreMessage): boolean;
}

export function chatServer(context: BackendContext): ChatServer {
  const { facts, request: own } = context;
  const repeated = new RepeatedEncoder(context);
  const traits = { title: 'OpenAI Chat', isClientId: own.origin === protocol, callIdsMayRepeat: true };
  const server = openAiServer(protocol, { ...context, report: repeated.report }, traits);
  const { isOpenAi } = server;
  return {
    ...server,
    repeated,
    limitField(request) {
      if (facts.maxTokensField) return facts.maxTokensField;
      if (hasWireForm(request, 'max_tokens')) return 'max_tokens';
      return isOpenAi || hasWireForm(request, 'max_completion_tokens') ? 'max_completion_tokens' : 'max_tokens';
    },
    acceptsDeveloperRole: facts.developerRole === undefined ? isOpenAi : facts.developerRole === 'yes',
    acceptsCustomTool: (tool) => isOpenAi || hasWireForm(tool, 'custom'),
    acceptsCustomCall: (call) => isOpenAi || hasWireForm(call, 'custom'),
    acceptsAllowedTools: (choice) => isOpenAi || hasWireForm(choice, 'allowed-tools'),
    acceptsTextParts: (message) => isOpenAi || hasWireForm(message, 'parts'),
  };
}
