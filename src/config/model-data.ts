import type { ModelFacts } from '../core/codec.ts';

/**
 * Properties of models, as documented by their vendors (November 2026). The only place that knows models by name.
 *
 * A row applies to all names that its pattern matches (`*`: any characters; case-insensitive; for `vendor/model` the part
 * after the slash is tried too). All matching rows are merged; the one with the most literal characters wins. What is
 * uncertain is left out: then the default of the protocol applies.
 */
export const modelData: readonly { readonly match: string; readonly facts: ModelFacts }[] = [
  // Anthropic: platform.claude.com, "Models overview", "Extended thinking", "Adaptive thinking", "What's new", "Prompt caching".
  { match: '*claude-*', facts: { reasoningEcho: 'allowed', sampling: 'free' } },
  // "Mid-conversation system messages": from Claude Opus 4.8 on. "Prefill Claude's response": before Claude 4.6.
  { match: '*claude-3-*', facts: { systemTurns: 'no', prefill: 'last-message' } },
  { match: '*claude-haiku-4*', facts: { systemTurns: 'no' } },
  { match: '*claude-3-haiku*', facts: { contextWindow: 200_000, maxOutput: 4096, reasoning: 'none' } },
  { match: '*claude-3-opus*', facts: { contextWindow: 200_000, maxOutput: 4096, reasoning: 'none' } },
  { match: '*claude-3-5-*', facts: { contextWindow: 200_000, maxOutput: 8192, reasoning: 'none' } },
  { match: '*claude-3-5-haiku*', facts: { minCacheTokens: 2048 } },
  { match: '*claude-3-7-*', facts: { contextWindow: 200_000, maxOutput: 64_000, reasoning: 'budget' } },
  {
    match: '*claude-sonnet-4*',
    facts: {
      minCacheTokens: 1024,
      contextWindow: 200_000,
      maxOutput: 64_000,
      reasoning: 'budget',
      systemTurns: 'no',
      prefill: 'last-message',
    },
  },
  {
    match: '*claude-opus-4*',
    facts: {
      minCacheTokens: 1024,
      contextWindow: 200_000,
      maxOutput: 32_000,
      reasoning: 'budget',
      systemTurns: 'no',
      prefill: 'last-message',
    },
  },
  {
    match: '*claude-haiku-4-5*',
    facts: {
      minCacheTokens: 4096,
      contextWindow: 200_000,
      maxOutput: 64_000,
      reasoning: 'budget',
      prefill: 'last-message',
    },
  },
  { match: '*claude-opus-4-5*', facts: { minCacheTokens: 4096, maxOutput: 64_000 } },
  {
    match: '*claude-sonnet-4-6*',
    facts: { prefill: 'none', maxOutput: 128_000, reasoning: 'adaptive', forcedTools: 'while-thinking' },
  },
  {
    match: '*claude-opus-4-6*',
    facts: {
      minCacheTokens: 4096,
      prefill: 'none',
      maxOutput: 128_000,
      reasoning: 'adaptive',
      forcedTools: 'while-thinking',
    },
  },
  {
    match: '*claude-opus-4-7*',
    facts: {
      minCacheTokens: 2048,
      prefill: 'none',
      maxOutput: 128_000,
      reasoning: 'adaptive',
      sampling: 'fixed',
      forcedTools: 'while-thinking',
    },
  },
  {
    match: '*claude-opus-4-8*',
    facts: {
      minCacheTokens: 1024,
      prefill: 'none',
      maxOutput: 128_000,
      reasoning: 'adaptive',
      sampling: 'fixed',
      systemTurns: 'yes',
      forcedTools: 'while-thinking',
    },
  },
  // "Thinking": adaptive thinking works with forced tools, except for models that reject those in any case. Thinking of
  // Fable, Mythos and Opus 5.5 cannot be disabled, that of Sonnet 5.5 only before the answer ("What's new in …").
  {
    match: '*claude-mythos-*',
    facts: { reasoning: 'adaptive', sampling: 'fixed', minReasoning: 'low', forcedTools: 'while-thinking' },
  },
  { match: '*claude-mythos-5*', facts: { minCacheTokens: 512 } },
  { match: '*claude-mythos-5-1*', facts: { forcedTools: 'never' } },
  {
    match: '*claude-fable-5*',
    facts: {
      minCacheTokens: 512,
      contextWindow: 1_000_000,
      maxOutput: 128_000,
      reasoning: 'adaptive',
      sampling: 'fixed',
      minReasoning: 'low',
      forcedTools: 'while-thinking',
    },
  },
  { match: '*claude-fable-5-1*', facts: { forcedTools: 'never' } },
  {
    match: '*claude-opus-5*',
    facts: {
      minCacheTokens: 512,
      contextWindow: 1_000_000,
      maxOutput: 128_000,
      reasoning: 'adaptive',
      sampling: 'fixed',
      forcedTools: 'while-thinking',
    },
  },
  { match: '*claude-opus-5-5*', facts: { minReasoning: 'low', forcedTools: 'never' } },
  {
    match: '*claude-sonnet-5*',
    facts: {
      minCacheTokens: 1024,
      contextWindow: 1_000_000,
      maxOutput: 128_000,
      reasoning: 'adaptive',
      sampling: 'fixed',
      forcedTools: 'while-thinking',
    },
  },
  { match: '*claude-sonnet-5-5*', facts: { minReasoning: 'between-tools', forcedTools: 'never' } },
  {
    match: '*claude-haiku-5*',
    facts: {
      contextWindow: 1_000_000,
      maxOutput: 128_000,
      reasoning: 'adaptive',
      sampling: 'fixed',
      forcedTools: 'while-thinking',
    },
  },

  // OpenAI: developers.openai.com, "Models", "Reasoning models", "Latest model".
  {
    match: 'gpt-*',
    facts: { reasoning: 'none', sampling: 'free', maxTokensField: 'max_completion_tokens', developerRole: 'yes' },
  },
  {
    match: 'chatgpt-*',
    facts: { reasoning: 'none', sampling: 'free', maxTokensField: 'max_completion_tokens', developerRole: 'yes' },
  },
  { match: 'gpt-3.5-turbo*', facts: { contextWindow: 16_385, maxOutput: 4096 } },
  { match: 'gpt-4', facts: { contextWindow: 8192, maxOutput: 8192 } },
  { match: 'gpt-4-turbo*', facts: { contextWindow: 128_000, maxOutput: 4096 } },
  { match: 'gpt-4o*', facts: { contextWindow: 128_000, maxOutput: 16_384 } },
  { match: 'gpt-4o-2024-05-13', facts: { maxOutput: 4096 } },
  { match: 'chatgpt-4o-*', facts: { contextWindow: 128_000, maxOutput: 16_384 } },
  { match: 'gpt-4.1*', facts: { contextWindow: 1_047_576, maxOutput: 32_768 } },
  { match: 'gpt-5*', facts: { contextWindow: 400_000, maxOutput: 128_000, reasoning: 'effort', sampling: 'fixed' } },
  { match: 'gpt-5*-chat-*', facts: { contextWindow: 128_000, maxOutput: 16_384, reasoning: 'none', sampling: 'free' } },
  // "Web search": the models of Chat Completions that search.
  { match: 'gpt-*-search-preview*', facts: { searchField: 'web_search_options' } },
  { match: 'gpt-*-search-api*', facts: { searchField: 'web_search_options' } },
  { match: 'gpt-5.4*', facts: { contextWindow: 1_050_000 } },
  { match: 'gpt-5.4-mini*', facts: { contextWindow: 400_000 } },
  { match: 'gpt-5.4-nano*', facts: { contextWindow: 400_000 } },
  { match: 'gpt-5.5*', facts: { contextWindow: 1_050_000 } },
  { match: 'gpt-6*', facts: { maxOutput: 128_000, reasoning: 'effort', sampling: 'fixed' } },
  { match: 'gpt-6-astra*', facts: { contextWindow: 1_050_000 } },
  {
    match: 'o1*',
    facts: {
      contextWindow: 200_000,
      maxOutput: 100_000,
      reasoning: 'effort',
      sampling: 'fixed',
      maxTokensField: 'max_completion_tokens',
      developerRole: 'yes',
    },
  },
  {
    match: 'o1-mini*',
    facts: { contextWindow: 128_000, maxOutput: 65_536, reasoning: 'none', developerRole: 'no' },
  },
  {
    match: 'o1-preview*',
    facts: { contextWindow: 128_000, maxOutput: 32_768, reasoning: 'none', developerRole: 'no' },
  },
  {
    match: 'o3*',
    facts: {
      contextWindow: 200_000,
      maxOutput: 100_000,
      reasoning: 'effort',
      sampling: 'fixed',
      maxTokensField: 'max_completion_tokens',
      developerRole: 'yes',
    },
  },
  {
    match: 'o4-mini*',
    facts: {
      contextWindow: 200_000,
      maxOutput: 100_000,
      reasoning: 'effort',
      sampling: 'fixed',
      maxTokensField: 'max_completion_tokens',
      developerRole: 'yes',
    },
  },
  // Open weights: the model card. Servers of it take the older field.
  {
    match: 'gpt-oss*',
    facts: { contextWindow: 131_072, reasoning: 'effort', maxTokensField: 'max_tokens', reasoningEcho: 'allowed' },
  },

  // DeepSeek: api-docs.deepseek.com, "Thinking mode", "Tool calls". R1 rejects its own reasoning with a 400; later
  // models return a 400 if a turn with tool calls lacks it.
  { match: '*deepseek*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*deepseek-chat*', facts: { contextWindow: 131_072, maxOutput: 8192, reasoning: 'none' } },
  { match: '*deepseek-r1*', facts: { reasoningEcho: 'refused' } },
  { match: '*deepseek-reasoner*', facts: { contextWindow: 131_072, maxOutput: 65_536, reasoningEcho: 'required' } },
  { match: '*deepseek-v3.2*', facts: { contextWindow: 131_072, reasoningEcho: 'required' } },
  { match: '*deepseek-v4*', facts: { contextWindow: 1_048_576, reasoning: 'effort', reasoningEcho: 'required' } },

  // Alibaba: the model cards of Qwen on Hugging Face.
  { match: '*qwen*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*qwen2.5*', facts: { reasoning: 'none' } },
  { match: '*qwen3*', facts: { reasoningEcho: 'allowed' } },
  { match: '*qwen3-coder*', facts: { contextWindow: 262_144, reasoning: 'none' } },
  { match: '*qwq*', facts: { contextWindow: 131_072, maxTokensField: 'max_tokens', developerRole: 'no' } },

  // Moonshot: platform.moonshot.ai, "Use the thinking model".
  // It rejects empty text with "the message at position 1 with role 'assistant' must not be empty".
  {
    match: '*kimi*',
    facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no', emptyAnswers: 'no' },
  },
  { match: '*kimi-k2*', facts: { contextWindow: 262_144 } },
  { match: '*kimi-k2-0711*', facts: { contextWindow: 131_072, reasoning: 'none' } },
  { match: '*kimi-k2-thinking*', facts: { reasoningEcho: 'required' } },
  { match: '*kimi-k2.*', facts: { reasoningEcho: 'required', sampling: 'fixed' } },
  // platform.kimi.ai, "Kimi K3": each earlier answer is sent back as it came, and sampling cannot be set.
  {
    match: '*kimi-k3*',
    facts: { contextWindow: 1_048_576, maxOutput: 131_072, reasoningEcho: 'required', sampling: 'fixed' },
  },
  { match: '*kimi-for-coding*', facts: { contextWindow: 262_144, reasoningEcho: 'required' } },

  // Z.ai: docs.z.ai, "GLM-4.5" and later.
  { match: '*glm-*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*glm-4.5*', facts: { contextWindow: 131_072, maxOutput: 98_304, reasoningEcho: 'allowed' } },
  { match: '*glm-4.6*', facts: { contextWindow: 200_000, maxOutput: 131_072, reasoningEcho: 'allowed' } },
  { match: '*glm-4.7*', facts: { contextWindow: 200_000, maxOutput: 131_072, reasoningEcho: 'allowed' } },
  { match: '*glm-5*', facts: { reasoningEcho: 'allowed' } },

  // ByteDance, MiniMax, Tencent, Cohere, Liquid AI, Ai2: the chat templates of their open weights, which have no developer role.
  { match: '*seed-oss*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*minimax-m*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  // platform.minimax.io, "OpenAI API compatible", "Interleaved thinking": the reasoning of earlier turns belongs to the history.
  { match: '*minimax-m2*', facts: { contextWindow: 204_800, reasoningEcho: 'required' } },
  { match: '*minimax-m3*', facts: { contextWindow: 1_000_000, reasoningEcho: 'required' } },
  { match: '*hunyuan*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: 'hy3*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: 'hy4*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*command-r*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*command-a*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*lfm2*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*olmo-3*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },

  // Google: ai.google.dev, "Models", "Thinking", "Thought signatures".
  { match: '*gemini-1.5-*', facts: { maxOutput: 8192, reasoning: 'none' } },
  { match: '*gemini-2.0-*', facts: { contextWindow: 1_048_576, maxOutput: 8192, reasoning: 'none' } },
  { match: '*gemini-2.5-*', facts: { contextWindow: 1_048_576, maxOutput: 65_536, reasoning: 'budget' } },
  { match: '*gemini-2.5-pro*', facts: { minReasoning: 'minimal', maxReasoning: 32_768 } },
  { match: '*gemini-2.5-flash*', facts: { minReasoning: 'off', maxReasoning: 24_576 } },
  { match: '*gemini-2.5-flash-image*', facts: { contextWindow: 32_768, maxOutput: 32_768, reasoning: 'none' } },
  {
    match: '*gemini-3*',
    facts: {
      contextWindow: 1_048_576,
      maxOutput: 65_536,
      reasoning: 'level',
      minReasoning: 'low',
      callSignatures: 'required',
    },
  },
  { match: '*gemini-3*flash*', facts: { minReasoning: 'minimal' } },
  // "Role 'tool' is not supported. Please use a valid role: …" (github.com/genkit-ai/genkit, pull request 5780).
  { match: '*gemini-3.6*', facts: { toolRole: 'no' } },
  { match: '*gemini-3.7*', facts: { toolRole: 'no' } },
  { match: '*gemini-3.8*', facts: { toolRole: 'no' } },
  { match: '*gemini-flash-latest*', facts: { toolRole: 'no' } },
  { match: '*gemini-3*image*', facts: { contextWindow: 65_536, maxOutput: 32_768 } },

  // Meta, Mistral, Google's open weights: model cards.
  {
    match: '*llama*',
    facts: { reasoning: 'none', sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' },
  },
  { match: '*llama-3.1*', facts: { contextWindow: 131_072 } },
  { match: '*llama3.1*', facts: { contextWindow: 131_072 } },
  { match: '*llama-3.2*', facts: { contextWindow: 131_072 } },
  { match: '*llama3.2*', facts: { contextWindow: 131_072 } },
  { match: '*llama-3.3*', facts: { contextWindow: 131_072 } },
  { match: '*llama3.3*', facts: { contextWindow: 131_072 } },
  // "Assistant message must have either content or tool_calls" (github.com/mistralai/mistral-common, validator.py).
  {
    match: '*mistral*',
    facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no', emptyAnswers: 'no' },
  },
  {
    match: '*magistral*',
    facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no', emptyAnswers: 'no' },
  },
  {
    match: '*devstral*',
    facts: { reasoning: 'none', maxTokensField: 'max_tokens', developerRole: 'no', emptyAnswers: 'no' },
  },
  {
    match: '*codestral*',
    facts: { reasoning: 'none', maxTokensField: 'max_tokens', developerRole: 'no', emptyAnswers: 'no' },
  },
  { match: '*gemma*', facts: { sampling: 'free', maxTokensField: 'max_tokens', developerRole: 'no' } },
  { match: '*gemma-3*', facts: { reasoning: 'none' } },
  { match: '*gemma3*', facts: { reasoning: 'none' } },
];
