import type { ProtocolCodec } from '../../../src/core/codec.ts';
import { expandFinalResponse, ResponseFold } from '../../../src/core/fold.ts';
import type { Frontend } from '../../../src/core/frontend.ts';
import { collectSteps } from '../../../src/core/step.ts';
import type { CoreChatRequest, CoreMessage } from '../../../src/core/types.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

/** Alters the events of one answer; called once for each answer. */
type AnswerFault = () => (event: CoreStreamEvent) => CoreStreamEvent[];

/** An error of a mapper, as if it were in its code. */
export interface PlantedFault {
  leg: 'request' | 'answer';
  /** JSON Pointer to where it is found, in the body that the value is missing from or was added to. */
  path: string;
  request?(request: CoreChatRequest): CoreChatRequest;
  answer?: AnswerFault;
}

const keepAll = (event: CoreStreamEvent): CoreStreamEvent[] => [event];

/** Alters the first event of this type. */
const atFirst =
  <T extends CoreStreamEvent['type']>(
    type: T,
    alter: (event: Extract<CoreStreamEvent, { type: T }>) => CoreStreamEvent[],
  ): AnswerFault =>
  () => {
    let isDone = false;
    return (event) => {
      if (isDone || event.type !== type) return [event];
      isDone = true;
      return alter(event as Extract<CoreStreamEvent, { type: T }>);
    };
  };

const withoutRole = (role: CoreMessage['role']) => (request: CoreChatRequest) => ({
  ...request,
  messages: request.messages.filter((message) => message.role !== role),
});

/** Alters all messages. */
const mapMessages =
  (alter: (message: CoreMessage) => CoreMessage) =>
  (request: CoreChatRequest): CoreChatRequest => ({ ...request, messages: request.messages.map(alter) });

/** The parts of an answer that a fault drops, by the event that begins them. */
const dropPart =
  (start: CoreStreamEvent['type']): AnswerFault =>
  () => {
    const dropped = new Set<number>();
    return (event) => {
      if (!('part' in event)) return [event];
      if (event.type === start && dropped.size === 0) dropped.add(event.part);
      return dropped.has(event.part) ? [] : [event];
    };
  };

/** Two ids of calls are exchanged. */
const crossIds: AnswerFault = () => (event) => {
  const crossed: Record<string, string> = { call_1: 'call_2', call_2: 'call_1' };
  return event.type === 'tool-call-start' ? [{ ...event, id: crossed[event.id] ?? event.id }] : [event];
};

/** The faults, by what they do. */
export const plantedFaults: Record<string, PlantedFault> = {
  'drops the text': { leg: 'answer', path: '/choices/0/message/content', answer: dropPart('text-start') },
  'doubles the text': { leg: 'answer', path: '/content/1', answer: atFirst('text-delta', (event) => [event, event]) },
  'drops an event of the stream': {
    leg: 'answer',
    path: '/choices/0/message/content',
    answer: atFirst('text-delta', () => []),
  },
  'drops the reasoning': {
    leg: 'answer',
    path: '/choices/0/message/reasoning_content',
    answer: dropPart('reasoning-start'),
  },
  'drops a tool call': { leg: 'answer', path: '/choices/0/message/tool_calls/0', answer: dropPart('tool-call-start') },
  'changes an argument': {
    leg: 'answer',
    path: '/choices/0/message/tool_calls/0',
    answer: () => {
      let text = '';
      return (event) => {
        if (event.type === 'tool-call-arguments-json') return [{ ...event, value: { ...event.value, city: 'Paris' } }];
        if (event.type !== 'tool-call-arguments-text') return [event];
        // Fragments are held back until the value is in one piece.
        text += event.text;
        if (!text.endsWith('}')) return [];
        const altered = text.replace('Oslo', 'Paris');
        text = '';
        return [{ ...event, text: altered }];
      };
    },
  },
  'changes the name of a call': {
    leg: 'answer',
    path: '/choices/0/message/tool_calls/0',
    answer: atFirst('tool-call-start', (event) => [{ ...event, name: 'get_time' }]),
  },
  'crosses the ids of calls': { leg: 'answer', path: '/choices/0/message/tool_calls/0/id', answer: crossIds },
  'counts no tokens': {
    leg: 'answer',
    path: '/usage',
    answer: () => (event) => (event.type === 'usage' ? [{ ...event, usage: { input: 0, output: 0 } }] : [event]),
  },
  'changes the stop reason': {
    leg: 'answer',
    path: '/choices/0/finish_reason',
    answer: () => (event) => (event.type === 'finish' ? [{ ...event, finish: { reason: 'length' } }] : [event]),
  },
  'drops the system prompt': { leg: 'request', path: '/system', request: withoutRole('system') },
  'drops a tool': {
    leg: 'request',
    path: '/tools/0',
    request: (request) => ({ ...request, tools: (request.tools ?? []).slice(1) }),
  },
  'drops an image': {
    leg: 'request',
    path: '/messages/4/content/1',
    request: mapMessages((message) =>
      message.role === 'user'
        ? { ...message, content: message.content.filter(({ type }) => type !== 'image') }
        : message,
    ),
  },
  'drops the beginning of the history': {
    leg: 'request',
    path: '/messages/0/content',
    request: (request) => ({
      ...request,
      messages: request.messages.filter((message, index) => message.role === 'system' || index > 1),
    }),
  },
  'doubles the last message': {
    leg: 'request',
    path: '/messages/6/content/0',
    request: (request) => ({ ...request, messages: [...request.messages, ...request.messages.slice(-1)] }),
  },
  'changes the result of a tool': {
    leg: 'request',
    path: '/messages/2/content/0/content',
    request: mapMessages((message) =>
      message.role === 'tool'
        ? {
            ...message,
            content: message.content.map((part) => ({
              ...part,
              content: [{ type: 'text' as const, text: 'nothing' }],
            })),
          }
        : message,
    ),
  },
  'drops a sampling option': {
    leg: 'request',
    path: '/temperature',
    request(given) {
      const { temperature: _, ...request } = given;
      return request;
    },
  },
};

/** A protocol of clients whose codec has this fault; undefined: none. */
export function plantFault(frontend: Frontend, fault: PlantedFault | undefined): Frontend {
  const { codec } = frontend;
  const answer = fault?.answer ?? (() => keepAll);
  const faulty: ProtocolCodec = {
    ...codec,
    decodeRequest(body, hints) {
      const request = codec.decodeRequest(body, hints);
      return fault?.request?.(request) ?? request;
    },
    encodeResponse(response, context) {
      const fold = new ResponseFold();
      const alter = answer();
      for (const event of collectSteps(expandFinalResponse, [{ type: 'final-response' as const, response }]))
        for (const altered of alter(event)) fold.add(altered);
      return codec.encodeResponse(fold.result(), context);
    },
    encodeStream: (context) => (emit) => {
      const encoder = codec.encodeStream(context)(emit);
      const alter = answer();
      return {
        push: (event) => alter(event).forEach((altered) => encoder.push(altered)),
        end: () => encoder.end(),
      };
    },
  };
  return { ...frontend, codec: faulty };
}
