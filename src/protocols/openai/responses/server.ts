import type { BackendContext, Report } from '../../../core/codec.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { toLegalName, type NameRule } from '../../../core/tool-names.ts';
import type { CacheHint, CoreTool, CoreToolCall, Extras } from '../../../core/types.ts';
import { protocol, wireFormOf } from './extras.ts';

/** What OpenAI takes as the id of a call, and as the name of a function under which every server takes it. */
export const nameRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 64 };

export const toLegalToolName = (name: string): string => toLegalName(name, nameRule);

/** How one server is spoken to: OpenAI's own service takes more than the servers that speak its language. */
export interface ResponsesServer {
  readonly context: BackendContext;
  readonly report: Report;
  readonly isOpenAi: boolean;
  /** The client speaks this protocol too: what it says goes on as it put it. */
  readonly isNative: boolean;
  /** And it named this very model: what it wishes is not bent to what we know of the model. */
  readonly isNativeForModel: boolean;
  callId(id: string): string;
  /** Whether tools of raw text input are known; elsewhere they are functions of one string. */
  acceptsCustomTool(tool: CoreTool | CoreToolCall): boolean;
  /** Reports what no server of this protocol can be told of a part, message or tool. */
  reportUnsupported(value: { extras?: Extras; cache?: CacheHint }): void;
}

const vendorHost = 'api.openai.com';

export function responsesServer(context: BackendContext): ResponsesServer {
  const { issuer, report, request, model } = context;
  const isVendor = issuer === `${protocol}@${vendorHost}`;
  const isOwn = wireFormOf(request) !== undefined;
  const keepsCallIds = !isVendor && (isOwn || context.callIds === 'of-the-model');
  return {
    context,
    report,
    isOpenAi: isVendor,
    isNative: isOwn,
    isNativeForModel: isOwn && request.model === model,
    callId: (id) => (keepsCallIds ? id : toLegalToolName(id)),
    acceptsCustomTool: (each) => isVendor || wireFormOf(each) !== undefined,
    reportUnsupported(value) {
      reportForeignExtras(value, protocol, report);
      if (value.cache) report({ at: value, field: 'cache', what: 'OpenAI Responses has no such cache hint' });
    },
  };
}
