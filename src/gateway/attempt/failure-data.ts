import type { FailureKind, FailureTreatment } from './failure-kinds.ts';

/** A vendor whose codes have another meaning elsewhere is recognized before its rows are read. */
interface Vendor {
  /** Ends of host names. */
  readonly hosts: readonly string[];
  /** Of the body of an error, where another server passes it on. */
  readonly mark: RegExp;
}

export const vendors: Readonly<Record<string, Vendor>> = {
  dashscope: { hosts: ['aliyuncs.com'], mark: /dashscope|aliyun|alibabacloud|error-code#token-limit/i },
  minimax: {
    hosts: ['minimax.io', 'minimaxi.com', 'minimax.chat'],
    mark: /"base_resp"|\((?:1002|1004|1008|1026|2049|2056)\)/,
  },
  zai: { hosts: ['z.ai', 'bigmodel.cn'], mark: /"code":\s*"1[0-3]\d\d"|\[1[0-3]\d\d\]\[/ },
};

/**
 * A row of the table. It holds where its code or its text is found; a row without both, for every error with its status. The
 * first row that holds decides.
 */
export interface FailureRule extends Partial<FailureTreatment> {
  readonly kind: FailureKind;
  /** Only errors of this vendor, as its codes have another meaning elsewhere. */
  readonly vendor?: keyof typeof vendors;
  /** Only with one of these statuses: of the response, or what stands for it in an error with status 200. */
  readonly status?: readonly number[];
  /** The codes, types and reasons of an error, in lower case. */
  readonly code?: RegExp;
  /** The error's message. */
  readonly text?: RegExp;
  /** Only where the response states how long to wait. */
  readonly statesWait?: true;
  /** The time to wait that the vendor states is of another limit. */
  readonly ignoresWait?: true;
  /** The time zone of dates without one. */
  readonly zone?: string;
}

/** Rows of one vendor, or of any, with where they are documented or were seen. */
interface FailureRules {
  readonly source: string;
  readonly rules: readonly FailureRule[];
}

// First what a code or a sentence shows, by vendor, as one status has many meanings: an empty account is reported with 200, 400,
// 401, 402, 403, 429 and 500. Then what any vendor may write, and at the end what the status alone shows.
const table: readonly FailureRules[] = [
  // ---------------------------------------------------------------- Alibaba (DashScope, Model Studio)
  {
    source:
      'help.aliyun.com/en/model-studio/error-code; help.aliyun.com/en/model-studio/error-code#token-limit; can1357/oh-my-pi#8476',
    rules: [
      { vendor: 'dashscope', kind: 'credit', code: /^arrearage$/, text: /account is in good standing/i },
      { vendor: 'dashscope', kind: 'quota', code: /^allocationquota\.freetieronly$/ },
      // The name of a spent account at OpenAI is that of a limit per minute here.
      { vendor: 'dashscope', kind: 'rate', code: /^(?:insufficient_quota$|throttling)/ },
      { vendor: 'dashscope', kind: 'policy', code: /^data_?inspection_?failed$/ },
      { vendor: 'dashscope', kind: 'no-access', code: /^(?:accessdenied|modelnotfound)/ },
    ],
  },

  // ---------------------------------------------------------------- MiniMax
  {
    source: 'platform.minimax.io (error codes); MiniMax-AI/MiniMax-M2#62; stagewise-io/stagewise#1571',
    rules: [
      { vendor: 'minimax', kind: 'credit', code: /^1008$/, text: /\(1008\)/ },
      { vendor: 'minimax', kind: 'quota', code: /^2056$/, text: /\(2056\)/ },
      { vendor: 'minimax', kind: 'auth', code: /^(?:1004|2049)$/, text: /\((?:1004|2049)\)/ },
      { vendor: 'minimax', kind: 'rate', code: /^(?:1002|1039)$/, text: /\(1002\)/ },
      { vendor: 'minimax', kind: 'policy', code: /^(?:1026|1027)$/, text: /\(1026\)/ },
      { vendor: 'minimax', kind: 'bad-request', code: /^2013$/ },
    ],
  },

  // ---------------------------------------------------------------- Z.ai
  {
    source: 'docs.z.ai/api-reference/api-code',
    rules: [
      { vendor: 'zai', kind: 'credit', code: /^(?:1113|1309|1314)$/, text: /^\[(?:1113|1309|1314)\]/ },
      // Its dates have no zone.
      {
        vendor: 'zai',
        kind: 'quota',
        code: /^(?:1304|1308|1310|131[6-9]|132[01])$/,
        text: /^\[(?:1304|1308|1310|131[6-9]|132[01])\]/,
        zone: '+08:00',
      },
      { vendor: 'zai', kind: 'rate', code: /^(?:1302|1303|1305)$/, text: /^\[130[235]\]/ },
      { vendor: 'zai', kind: 'auth', code: /^(?:1000|1001|1002|1003|1004)$/ },
      { vendor: 'zai', kind: 'policy', code: /^1301$/ },
      { vendor: 'zai', kind: 'no-access', code: /^(?:1211|1220|1311)$/ },
      { kind: 'no-access', status: [434] },
    ],
  },

  // ---------------------------------------------------------------- OpenRouter
  {
    source: 'openrouter.ai/docs (limits); openrouter.ai/docs (errors and debugging)',
    rules: [
      { kind: 'rate', code: /^openrouter_in_flight_budget$/ },
      { kind: 'request-budget', code: /^weight_exceeds_budget$/, text: /\bcan only afford\b/i },
      {
        kind: 'quota',
        pauses: 'account',
        code: /^openrouter_(?:key_limit|workspace_budget|guardrail_budget)$/,
        text: /\b(?:key|budget) limit exceeded\b/i,
      },
      { kind: 'credit', code: /^openrouter_credits$/ },
      { kind: 'policy', status: [403], text: /\brequires moderation\b|\bwas flagged\b|\bguardrail/i },
    ],
  },

  // ---------------------------------------------------------------- Anthropic
  {
    source: 'platform.claude.com/docs/en/api/errors; promptfoo/promptfoo#10855',
    rules: [
      {
        kind: 'credit',
        code: /^(?:billing_error|organization_on_hold|linked_organization_\w+)$/,
        text: /credit balance is too low/i,
      },
      {
        kind: 'quota',
        pauses: 'account',
        code: /^(?:enforced_spend_limit_reached|contract_spend_limit_reached|ramp_limit_exceeded)$/,
        text: /reached your (?:specified )?api usage limits/i,
      },
      { kind: 'no-access', pauses: 'account', text: /organization has been disabled/i },
    ],
  },

  // ---------------------------------------------------------------- OpenAI, ChatGPT
  {
    source:
      'developers.openai.com/api/docs/guides/error-codes; openai/codex codex-rs (usage limits of ChatGPT accounts); openai/codex codex-rs',
    rules: [
      {
        kind: 'quota',
        pauses: 'account',
        code: /^(?:organization_spend_limit_exceeded|project_spend_limit_exceeded|organization_usage_limit_exceeded)$/,
      },
      {
        kind: 'credit',
        code: /^(?:insufficient_quota|credit_balance_exhausted|billing_hard_limit_reached|billing_not_active|account_deactivated)$/,
      },
      { kind: 'region', code: /^unsupported_country_region_territory$/ },
      { kind: 'quota', code: /^usage_limit_reached$/ },
      {
        kind: 'no-access',
        code: /^usage_not_included$/,
        text: /not supported when using codex with a chatgpt account/i,
      },
    ],
  },

  // ---------------------------------------------------------------- Google
  {
    source:
      'ai.google.dev/gemini-api/docs/troubleshooting; ai.google.dev/gemini-api/docs/billing; ai.google.dev/gemini-api/docs/rate-limits; cloud.google.com/vertex-ai (model access)',
    rules: [
      {
        kind: 'auth',
        code: /^(?:api_key_invalid|api_key_expired)$/,
        text: /\bapi key (?:not valid|expired|not found)\b|reported as leaked/i,
      },
      { kind: 'no-access', pauses: 'account', code: /^(?:api_key_service_blocked|service_disabled|billing_disabled)$/ },
      { kind: 'credit', code: /^payment_required$/, text: /prepayment credits are depleted/i },
      // Its RetryInfo is that of the limit per minute.
      { kind: 'quota', code: /perday|^quota_exceeded$/, ignoresWait: true },
      { kind: 'region', text: /user location is not supported/i },
      { kind: 'no-access', status: [404], text: /does not have access/i },
      { kind: 'no-access', status: [400], text: /is not allowed to use publisher model/i },
    ],
  },

  // ---------------------------------------------------------------- Moonshot, Groq
  {
    source:
      'platform.moonshot.ai/docs (errors); console.groq.com/docs/errors; console.groq.com/docs/rate-limits; docs.aws.amazon.com/bedrock (ThrottlingException)',
    rules: [
      { kind: 'credit', code: /^exceeded_current_quota_error$/ },
      { kind: 'overloaded', code: /^(?:engine_overloaded_error|capacity_exceeded)$/ },
      { kind: 'no-access', pauses: 'account', text: /only (?:available )?for coding agents/i },
      { kind: 'quota', status: [429], text: /\bper day\b/i },
    ],
  },

  // ---------------------------------------------------------------- Amazon Bedrock, Azure
  {
    source:
      'docs.aws.amazon.com/bedrock (troubleshooting API error codes); learn.microsoft.com/azure (OpenAI errors); learn.microsoft.com/azure (content filtering)',
    rules: [
      { kind: 'quota', code: /^servicequotaexceededexception$/ },
      {
        kind: 'auth',
        code: /^(?:unrecognizedclientexception|invalidclienttokenid|invalidsignatureexception|signaturedoesnotmatch|expiredtoken(?:exception)?|requestexpired|missingauthenticationtoken(?:exception)?|incompletesignature\w*)$/,
      },
      { kind: 'no-access', code: /^(?:accessdeniedexception|resourcenotfoundexception|deploymentnotfound)$/ },
      // Anthropic's form about the purpose has to be filled in once for an account.
      { kind: 'no-access', pauses: 'account', text: /use case details have not been submitted|FTUFormNotFilled/i },
      // The model refused the request with this status (`originalStatusCode`).
      { kind: 'bad-request', status: [400, 424], code: /^4(?!08|29)\d\d$/ },
      { kind: 'overloaded', code: /^(?:modelnotreadyexception|modelerrorexception|modelstreamerrorexception)$/ },
      { kind: 'policy', code: /^(?:content_filter|content_policy_violation|responsibleaipolicyviolation)$/ },
    ],
  },

  // ---------------------------------------------------------------- credentials that are obtained
  {
    source: 'src/gateway/platform/credential.ts, src/gateway/platform/optional-package.ts',
    rules: [
      { kind: 'credential', code: /^credential_unavailable$/ },
      { kind: 'credential', pauses: 'nothing', code: /^package_missing$/ },
    ],
  },

  // ---------------------------------------------------------------- any vendor: codes
  {
    source: 'the codes that compatible servers share; developers.openai.com/api/docs/guides/error-codes',
    rules: [
      {
        kind: 'auth',
        code: /^(?:invalid_api_key|incorrect_api_key|authentication|authentication_error|invalid_authentication_error|unauthenticated)$/,
        status: [200, 400, 401, 403, 429],
      },
      { kind: 'no-access', code: /^model_not_found$/ },
    ],
  },

  // ---------------------------------------------------------------- any vendor: sentences
  {
    source:
      'DeepSeek, OpenCode Go, Command Code, fal: error messages; Kimi Code, Z.ai: error messages; Kimi Code, Anthropic, Moonshot: error messages; Moonshot, resellers: error messages; error messages of resellers and plans',
    rules: [
      {
        kind: 'credit',
        text: /\binsufficient (?:account |api |user |wallet )?(?:balance|credits?|funds)\b|\b(?:balance|credits?) (?:is |are |has been |have been )?(?:exhausted|depleted|used up|insufficient|too low)\b|\bexhausted (?:your )?(?:balance|credits?)\b|\b(?:out of|no|not enough) (?:api )?(?:credits?|balance)(?: left| remaining| available)?\b|\bspent balance\b|\bcredit limit (?:has been |is )?(?:reached|exceeded)\b|\b(?:account|invoice|payment)\b[^.]*\b(?:over|past )due\b/i,
      },
      {
        kind: 'credit',
        text: /\b(?:subscription|membership|plan|package)(?: (?:has|is|was|been|already))* (?:ended|expired|inactive|not active|cancell?ed|suspended)\b|\bno active (?:subscription|membership|plan)\b/i,
      },
      {
        kind: 'quota',
        pauses: 'account',
        text: /\b(?:(?:usage|spend|spending|monthly|daily|weekly|billing) (?:limits?|quota|cap)|account budget)(?: (?:has|have|was|is|been))* (?:reached|exceeded|exhausted|hit|used up)\b|\b(?:reached|exceeded|hit|exhausted) (?:your|the) (?:\w+ )?(?:usage|spend|spending|monthly|daily|weekly|billing) (?:limits?|quota|cap)\b|\bquota (?:has been |is )?(?:exhausted|used up)\b/i,
      },
      // With 429, many mean the limit of a minute by that.
      {
        kind: 'quota',
        status: [400, 402, 403],
        text: /\bquota (?:has been |is |was )?exceeded\b|\bexceeded (?:your|the) (?:current )?quota\b/i,
      },
      {
        kind: 'no-access',
        status: [400, 403, 404, 429],
        text: /\b(?:does not|doesn't|do not|don't) have (?:access|permission)\b[^.]*\bmodel\b|\b(?:account|key|token|user|organization|project|plan|subscription|tier)\b[^.]*\b(?:not (?:allowed|authorized|permitted|entitled|eligible)|may not|cannot|can't) (?:to )?(?:use|access|call)\b[^.]*\bmodel\b|\bmodel\b[^.]*\bnot (?:available|included|enabled|supported|allowed) (?:for|in|on|with|by|to) (?:your|this) (?:current )?(?:account|key|plan|subscription|organization|project|tier)\b/i,
      },
    ],
  },

  // ---------------------------------------------------------------- any vendor: statuses
  {
    source:
      'RFC 9110, 15.5.2; openrouter.ai/docs (limits); RFC 9110, 15.5.3; RFC 9110, 15.5.4; Anthropic, Gemini, Ollama, OpenRouter: error messages; RFC 9110, 15.5.8; RFC 6585, 4; RFC 9110, 15.5.9; Bedrock, Groq and Anthropic: error references',
    rules: [
      { kind: 'auth', status: [401] },
      { kind: 'rate', status: [402], statesWait: true },
      { kind: 'credit', status: [402] },
      {
        kind: 'policy',
        status: [403],
        text: /\b(?:content|prompt|input)\b[^.]*\b(?:blocked|filtered|safety|moderation)\b/i,
      },
      { kind: 'no-access', status: [403] },
      { kind: 'no-access', status: [404], text: /\b(?:models?|deployments?|no endpoints|inference profile)\b/i },
      { kind: 'proxy', status: [407] },
      { kind: 'rate', status: [429] },
      { kind: 'overloaded', status: [408, 424, 498, 529] },
    ],
  },
];

export const failureRules: readonly FailureRule[] = table.flatMap(({ rules }) => rules);
