import type * as wire from '../../../../generated/openai.js';
import type { NameIn, Path } from '../../../core/wire-object.ts';

/** A field of a request or of what it holds, or the path to one. */
type WireFieldName =
  | Path<Pick<wire.CreateResponseRequest, 'text' | 'reasoning'>>
  | Path<Pick<wire.WebSearchTool, 'filters'>>
  | NameIn<
      | wire.CreateResponseRequest
      | wire.InputItem
      | wire.InputContentPart
      | wire.OutputText
      | wire.ResponseTool
      | wire.UrlCitation
    >;

/** Where the wire does not call a field what Core calls it in snake case. */
export const wireNames: Readonly<Record<string, WireFieldName>> = {
  previousResponseId: 'previous_response_id',
  maxTokens: 'max_output_tokens',
  logprobs: 'top_logprobs',
  responseFormat: 'text/format',
  'responseFormat.name': 'text/format/name',
  'responseFormat.description': 'text/format/description',
  'responseFormat.strict': 'text/format/strict',
  verbosity: 'text/verbosity',
  cacheKey: 'prompt_cache_key',
  cache: 'prompt_cache_breakpoint',
  'reasoning.effort': 'reasoning/effort',
  'reasoning.off': 'reasoning/effort',
  'reasoning.summary': 'reasoning/summary',
  voice: 'role',
  title: 'filename',
  inputSchema: 'parameters',
  grammar: 'format',
  signature: 'encrypted_content',
  reason: 'status',
  user: 'safety_identifier',
  // The name of a tool stands for all that its namespace makes of it.
  namespace: 'name',
  input: 'arguments',
  at: 'start_index',
  citations: 'annotations',
  allowedDomains: 'filters/allowed_domains',
  contextSize: 'search_context_size',
};
