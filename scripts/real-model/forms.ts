/** A way to have the model behind the gateway, and what its server holds it to. */
export interface Form {
  name: string;
  /** The backend's table in the configuration, without its address. */
  backend: string;
  /** The grammar of every answer, for llama.cpp; absent: the model is not restricted. */
  grammar?: string;
  /** Whether that has it think first. */
  thinks?: true;
}

const argument = String.raw`city ::= [A-Z] [a-z]{2,10}`;
const thought = String.raw`thought ::= [A-Z] [a-z ]{3,12} "."`;

/** Free text, and an enforced call in each dialect. */
export const forms: readonly Form[] = [
  {
    name: 'gemma3, as it likes',
    backend: 'protocol = "openai-chat"\ndialect = "gemma3"',
  },
  {
    name: 'json, as it likes',
    backend: 'protocol = "openai-chat"\ndialect = "json"\nprompt_style = "terse"',
  },
  {
    // The server itself holds such a model to a form of calls, and reads them.
    name: 'tools by the API, as it likes',
    backend: 'protocol = "openai-chat"\ndialect = "qwen"\nthinking = "tags"',
  },
  {
    name: 'gemma3, a call',
    backend: 'protocol = "openai-chat"\ndialect = "gemma3"\nprompt_style = "terse"',
    grammar: [
      String.raw`root ::= "\u0060\u0060\u0060tool_code\nget_weather(city=\"" city "\")\n\u0060\u0060\u0060"`,
      argument,
    ].join('\n'),
  },
  {
    name: 'json, a call',
    backend: 'protocol = "openai-chat"\ndialect = "json"\nprompt_style = "terse"',
    grammar: [
      String.raw`root ::= "{\"tool_name\": \"get_weather\", \"parameters\": {\"city\": \"" city "\"}}"`,
      argument,
    ].join('\n'),
  },
  {
    name: 'qwen, a thought and a call',
    backend: 'protocol = "openai-chat"\ndialect = "qwen"\nthinking = "tags"\ntools = "prompt"\nprompt_style = "terse"',
    grammar: [
      String.raw`root ::= "<think>\n" thought "\n</think>\n\n<tool_call>\n<function=get_weather>\n<parameter=city>\n" city "\n</parameter>\n</function>\n</tool_call>"`,
      argument,
      thought,
    ].join('\n'),
    thinks: true,
  },
  {
    name: 'harmony, a thought and a call',
    backend: 'protocol = "openai-completions"\ndialect = "harmony"',
    grammar: [
      String.raw`root ::= "<|channel|>analysis<|message|>" thought "<|end|><|start|>assistant<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{\"city\":\"" city "\"}<|call|>"`,
      argument,
      thought,
    ].join('\n'),
    thinks: true,
  },
];
