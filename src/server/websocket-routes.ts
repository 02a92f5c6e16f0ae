import type { Settings } from '../config/settings.ts';
import type { LouterError } from '../core/error.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import { assertStorableName } from '../core/names.ts';
import { pluralize } from '../core/shown.ts';
import { transportNotes } from '../core/transport-notes.ts';
import type { Note } from '../core/types.ts';
import { ExchangeRecorder } from '../gateway/exchange-recorder.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import { createLruCache, type LruCache } from '../gateway/lru-cache.ts';
import { preparedEvents } from '../protocols/openai/responses/prepared-response.ts';
import type { Recorder } from '../record/exchange.ts';
import { writeSse } from '../wire/framing.ts';
import type { AccessCheck } from './access.ts';
import type { AccessLog } from './access-log.ts';
import { httpError } from './errors.ts';
import { headerOf, receiveRequest, toInbound, toInboundHead, type IncomingRequest } from './incoming.ts';
import type { ByteReservation } from './inflight-bytes.ts';
import { createKeyRing } from './key-ring.ts';
import {
  createModelRequestHandler,
  shuttingDownError,
  type ModelRequestBody,
  type ModelRequestHandler,
  type ModelService,
} from './model-routes.ts';
import { recordRefusedRequest } from './refused-requests.ts';
import type { Route, RouteContext } from './routes.ts';
import { runOf } from './run-path.ts';
import { encodeErrorEvent, WebSocketConnection, type MessageExchange } from './websocket-connection.ts';
import type { WebSocketConnections } from './websocket-connections.ts';
import {
  inputItems,
  assertHasCalls,
  joinItems,
  outputItems,
  toContinuedBody,
  withoutTrigger,
  toHttpBody,
  type ConversationItems,
} from './websocket-message.ts';
import { UpgradeAcceptor } from './websocket-upgrade.ts';

export interface WebSocketService extends ModelService, Pick<RouteContext, 'countInRun'> {
  readonly settings: Settings;
  readonly recorder: Recorder;
  readonly accessLog: AccessLog;
  readonly connections: WebSocketConnections;
  readonly checkAccess: AccessCheck;
}

/** The conversations of all connections together, in bytes: one of an agent has some hundred kilobytes. */
const conversationLimits = { values: 10_000, bytes: 128 * 1024 * 1024 };

/** The paths of the routes to which a client can open a WebSocket. */
export const webSocketPaths = (frontends: readonly Frontend[]): string[] =>
  frontends.flatMap(({ routes }) => routes.filter(acceptsWebSocket).map(({ path }) => path));

const acceptsWebSocket = (route: FrontendRoute): boolean => route.acceptsWebSocket === true;

/** The routes that open a WebSocket, over which clients send requests of a model route. */
export function webSocketRoutes(frontends: readonly Frontend[], service: WebSocketService): Route[] {
  const conversations = createLruCache<ConversationItems>(conversationLimits);
  const keyRing = service.settings.derive((config) => createKeyRing(config, service.runs));
  return frontends.flatMap((frontend) =>
    frontend.routes.filter(acceptsWebSocket).map((route) =>
      webSocketRoute(frontend, route, service, {
        conversations,
        handle: createModelRequestHandler(frontend, route, { ...service, keyRing }),
      }),
    ),
  );
}

/** After this silence the system probes whether the client is still there. */
const keepAliveMs = 60_000;

interface MessageHandling {
  readonly conversations: LruCache<ConversationItems>;
  readonly handle: ModelRequestHandler;
}

function webSocketRoute(
  frontend: Frontend,
  { path }: FrontendRoute,
  service: WebSocketService,
  { conversations, handle }: MessageHandling,
): Route {
  const { settings, admission, inflight, connections, recorder, accessLog, checkAccess } = service;
  const { protocol } = frontend.codec;
  const acceptor = new UpgradeAcceptor();
  const access = { access: 'keys', isForRuns: true } as const;

  function log(incoming: IncomingRequest, status: number, outcome: ExchangeOutcome | LouterError | undefined): void {
    const run = runOf(incoming.request);
    const isError = outcome instanceof Error;
    if (run !== undefined) service.countInRun(incoming, run, isError ? undefined : outcome);
    const result = isError ? { error: outcome.detail } : { ...(outcome && { outcome }) };
    accessLog.logRequest(incoming, { status, protocol, route: path, ...result });
  }

  function refuse(incoming: IncomingRequest, error: LouterError): object {
    if (error.detail.kind === 'internal') accessLog.logDefect(incoming.traceId, error.cause ?? error);
    const { reply, event } = encodeErrorEvent(frontend, error, incoming.traceId);
    const { generation } = settings;
    recordRefusedRequest(recorder, { request: toInboundHead(incoming), format: frontend, generation, error, reply });
    log(incoming, reply.status, error);
    return event;
  }

  async function answer(exchange: MessageExchange): Promise<void> {
    const { incoming, create, writer, lane, connection } = exchange;
    const earlier = findEarlier(conversations, exchange);
    let asked: ConversationItems | undefined;
    // The text of the whole input: it is needed only to continue a response, or for a response that may be continued here.
    const collectAsked = (): ConversationItems =>
      (asked ??= joinItems(...(earlier ? [earlier] : []), inputItems(create)));
    if (create.isGenerated) {
      const readBody = (share: ByteReservation): ModelRequestBody => {
        if (earlier) assertHasCalls(earlier, inputItems(create));
        const body = earlier ? toContinuedBody(create, collectAsked().items) : toHttpBody(create);
        const { maxBody } = settings.config.server;
        if (body.length > maxBody)
          throw httpError(
            413,
            'invalid-request',
            `the conversation is larger than ${maxBody} bytes: shorten it, or raise server.max_body`,
          );
        share.grow(body.length);
        const notes = [receivedNote(connection), ...(earlier ? [continuedNote(earlier)] : [])];
        return { body, notes, metadata: pickAgentFields(create.metadata) };
      };
      // As the vendor does: a client that cannot go on from a turn sends the whole conversation.
      const endChain = (): void => {
        if (create.previousResponseId !== undefined) conversations.delete(keyOf(connection, create.previousResponseId));
      };
      const outcome = await handle({ incoming, writer, readBody }).catch((error: unknown) => {
        endChain();
        throw error;
      });
      log(incoming, outcome.httpStatus === 0 ? 499 : outcome.httpStatus, outcome);
      if (outcome.httpStatus >= 400) endChain();
    } else {
      if (admission.isClosed) throw shuttingDownError();
      prepare(exchange);
      log(incoming, 200, undefined);
    }
    const sent = writer.sentResponse;
    if (!sent || (create.isGenerated && !create.isUnstored)) return;
    if (lane.lastResponseId !== undefined) conversations.delete(keyOf(connection, lane.lastResponseId));
    lane.lastResponseId = sent.id;
    const conversation = joinItems(withoutTrigger(collectAsked()), outputItems(sent.output));
    conversations.set([keyOf(connection, sent.id)], conversation, conversation.items.length);
  }

  /** Responds to a message that only prepares the next: Codex sends its tools in advance. Nothing is sent to a backend. */
  function prepare({ incoming, create, writer }: MessageExchange): void {
    const { model, bytes } = create;
    if (model === undefined) throw httpError(400, 'invalid-request', 'model: expected the name of a model');
    assertStorableName('model', model);
    const { generation } = settings;
    const record = new ExchangeRecorder(recorder, { frontend: protocol, generation }, toInbound(incoming, bytes));
    record.requestInspected(model);
    record.noted({ what: 'sent nothing upstream: the request only prepares a later one (generate: false)' });
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
    record.responseHead(200, headers);
    writer.writeHead(200, headers);
    const events = preparedEvents({ traceId: incoming.traceId, model, createdAt: record.startedAt });
    const text = events.map(writeSse).join('');
    record.responseEnd(text);
    writer.end(text);
    record.closed();
  }

  return {
    method: 'GET',
    path,
    ...access,
    async answer(incoming) {
      if (admission.isClosed) throw shuttingDownError();
      if (connections.isFull)
        throw httpError(503, 'overloaded', `this gateway has ${connections.size} open WebSockets: try again later`);
      const { maxBody: maxBytes } = settings.config.server;
      const transport = incoming.request.socket;
      transport.setKeepAlive(true, keepAliveMs);
      const socket = await acceptor.accept(incoming, {
        maxBytes,
        headers: { 'x-louter-trace-id': incoming.traceId },
        onTooLarge: () => connection.refuseTooLarge(maxBytes),
      });
      const connection = new WebSocketConnection(socket, transport, incoming, {
        frontend,
        inflight,
        sendsHeaders: headerOf(incoming.request, 'x-louter-response-headers') === 'event',
        receive: ({ request, response }) => receiveRequest(request, response),
        checkAccess: (message) => checkAccess(message, access),
        answer,
        refuse,
        onClosed(closed) {
          connections.remove(closed);
          for (const id of closed.keptResponseIds) conversations.delete(keyOf(closed, id));
        },
      });
      connections.add(connection);
      return undefined;
    },
  };
}

/** Header fields by which Codex marks what a request is for, where a message has them for itself. */
const pickAgentFields = (metadata: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...metadata].filter(([name]) => name.startsWith('x-codex-') || name.startsWith('x-openai-')));

const keyOf = ({ id }: WebSocketConnection, responseId: string): string => `${id} ${responseId}`;

/** The conversation that a message continues, if this connection has it. */
function findEarlier(
  conversations: LruCache<ConversationItems>,
  { connection, create: { previousResponseId } }: MessageExchange,
): ConversationItems | undefined {
  return previousResponseId === undefined ? undefined : conversations.get(keyOf(connection, previousResponseId));
}

const receivedNote = ({ id }: WebSocketConnection): Note => ({
  what: transportNotes.received,
  saw: `connection ${id}`,
});

const continuedNote = ({ count }: ConversationItems): Note => ({
  what: 'inserted the conversation of this WebSocket connection in place of previous_response_id',
  made: pluralize(count, 'item'),
});
