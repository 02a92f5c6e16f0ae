import type { BackendContext, Report } from '../../../core/codec.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { toLegalName, createNameRestorer, type NameRule } from '../../../core/tool-names.ts';
import type {
  CacheHint,
  CoreChatRequest,
  CoreMessage,
  CoreTool,
  CoreToolCall,
  CoreToolChoice,
  Extras,
} from '../../../core/types.ts';
import { protocol } from './extras.ts';
import { hasWireForm } from './wire-form.ts';

/** What OpenAI takes as the name of a function and as the id of a call. */
export const nameRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 64 };

export const toLegalToolName = (name: string): string => toLegalName(name, nameRule);
export const nameRestorerFor = (request: CoreChatRequest): ((name: string) => string) =>
  createNameRestorer(request, nameRule);

/**
 * How one server is spoken to. Chat Completions is a family: OpenAI's own service takes more, and refuses some
 * of what was common before, while compatible servers know the older forms and pass over, or refuse, the newer.
 * So: what the data file says of the model; else, as the client itself put it, when it speaks this protocol;
 * else the newer form for the vendor's own host and the older for all others.
 */
export interface ChatServer {
  readonly context: BackendContext;
  readonly report: Report;
  readonly isOpenAi: boolean;
  /** The field for the limit of output tokens: `max_tokens` is refused by newer models and the only one older servers know. */
  limitField(request: CoreChatRequest): 'max_tokens' | 'max_completion_tokens';
  /** Whether role `developer` is understood; without knowledge it is not used elsewhere. */
  readonly acceptsDeveloperRole: boolean;
  /** The id of a call as this server takes it: a compatible one gets what its own client says it gave, or its model wants. */
  callId(id: string): string;
  acceptsCustomTool(tool: CoreTool): boolean;
  acceptsCustomCall(call: CoreToolCall): boolean;
  acceptsAllowedTools(choice: CoreToolChoice): boolean;
  /** Whether several texts may stand as parts: some servers take but one string. */
  acceptsTextParts(message: CoreMessage): boolean;
  /** Reports what no server of this protocol can be told of a part, message or tool. */
  reportUnsupported(value: { extras?: Extras; cache?: CacheHint }): void;
}

const vendorHost = 'api.openai.com';

export function chatServer(context: BackendContext): ChatServer {
  const { issuer, facts, report } = context;
  const isVendor = issuer === `${protocol}@${vendorHost}`;
  const keepsCallIds = !isVendor && (context.callIds === 'of-the-model' || hasWireForm(context.request, 'ids'));
  return {
    context,
    report,
    isOpenAi: isVendor,
    limitField(request) {
      if (facts.maxTokensField) return facts.maxTokensField;
      if (hasWireForm(request, 'max_tokens')) return 'max_tokens';
      return isVendor || hasWireForm(request, 'max_completion_tokens') ? 'max_completion_tokens' : 'max_tokens';
    },
    acceptsDeveloperRole: facts.developerRole === undefined ? isVendor : facts.developerRole === 'yes',
    callId: (id) => (keepsCallIds ? id : toLegalToolName(id)),
    acceptsCustomTool: (tool) => isVendor || hasWireForm(tool, 'custom'),
    acceptsCustomCall: (call) => isVendor || hasWireForm(call, 'custom'),
    acceptsAllowedTools: (choice) => isVendor || hasWireForm(choice, 'allowed-tools'),
    acceptsTextParts: (message) => isVendor || hasWireForm(message, 'parts'),
    reportUnsupported(value) {
      reportForeignExtras(value, protocol, report);
      if (value.cache) report({ at: value, field: 'cache', what: 'OpenAI Chat has no such cache hint' });
    },
  };
}
