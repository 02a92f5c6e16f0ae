import { originalCallId } from '../../../core/call-ids.ts';
import type { BackendContext, ProtocolCodec, Report } from '../../../core/codec.ts';
import { LouterError } from '../../../core/error.ts';
import { describeForeignTool, reportForeignTool } from '../../../core/hosted-tools.ts';
import { toObjectSchema, withObjectSchema } from '../../../core/object-schema.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { toLegalName, type NameRule } from '../../../core/tool-names.ts';
import type { CacheHint, CoreChatRequest, CoreTool, Extras, Protocol } from '../../../core/types.ts';
import { rateHeaders } from './errors.ts';

/** What OpenAI accepts as the id of a call, and as the name of a function under which every server accepts it. */
export const nameRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 64 };

/** What the codecs of the protocols with clients have in common. */
export const openAiCodec = {
  framing: 'sse',
  toolNames: nameRule,
  expressibleSchema: (schema) => toObjectSchema(schema).schema,
  rateHeaders,
} satisfies Partial<ProtocolCodec>;

export const toLegalToolName = (name: string): string => toLegalName(name, nameRule);

/** What backends of the family have in common. */
export interface OpenAiServer {
  readonly context: BackendContext;
  readonly report: Report;
  /** Whether it is OpenAI's own service, which accepts more than the servers that are compatible with it. */
  readonly isOpenAi: boolean;
  /** The id of a call as this server accepts it. */
  callId(id: string): string;
  /** A function in the form in which this server takes its schema. */
  fitFunction(tool: FunctionTool): FunctionTool;
  /** Reports what the protocol has no field for in a part, message or tool. */
  reportUnsupported(value: { extras?: Extras; cache?: CacheHint }): void;
}

type FunctionTool = Extract<CoreTool, { type: 'function' }>;

const openAiHost = 'api.openai.com';

interface ServerTraits {
  title: string;
  /** Whether the client's own ids of calls are known to suit a compatible server. */
  isClientId: boolean;
  /** Whether compatible servers take one id for several calls. */
  callIdsMayRepeat: boolean;
}

/** What is known of a server of this protocol by its host. */
export function openAiServer(
  protocol: Protocol,
  context: BackendContext,
  { title, isClientId, callIdsMayRepeat: mayRepeat }: ServerTraits,
): OpenAiServer {
  const { issuer, report, callIds } = context;
  const isOpenAi = issuer === `${protocol}@${openAiHost}`;
  const keepsCallIds = !isOpenAi && (callIds === 'of-the-model' || isClientId);
  return {
    context,
    report,
    isOpenAi,
    // OpenAI refuses schemas that are not one object (error `invalid_function_parameters`). It decides about its own clients.
    fitFunction: (tool) => (isOpenAi && context.request.origin !== protocol ? withObjectSchema(tool, report) : tool),
    callId(id) {
      const own = isOpenAi ? undefined : originalCallId(id, protocol, { mayRepeat });
      return own ?? (keepsCallIds ? id : toLegalToolName(id));
    },
    reportUnsupported(value) {
      reportForeignExtras(value, protocol, report);
      if (value.cache) report({ at: value, field: 'cache', what: `${title} has no such cache hint` });
    },
  };
}

/**
 * Reports tools of a request that only a vendor of another protocol runs.
 * @throws {LouterError} on reporting: `unsupported` when the client forces the tool
 */
export function foreignToolReporter(
  { toolChoice, tools = [] }: CoreChatRequest,
  protocol: Protocol,
  report: Report,
): (tool: Extract<CoreTool, { type: 'server' }>) => void {
  const isAnyForced =
    toolChoice?.mode === 'required' && tools.every((each) => each.type === 'server' && each.protocol !== protocol);
  return (tool) => {
    if (isAnyForced || (toolChoice?.mode === 'tool' && toolChoice.name === tool.name))
      throw new LouterError({
        kind: 'unsupported',
        message: `${describeForeignTool(tool)}; this model's server does not have it, so it cannot be forced to call it`,
        param: 'tool_choice',
      });
    reportForeignTool(tool, report);
  };
}
