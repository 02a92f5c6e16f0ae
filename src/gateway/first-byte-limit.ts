import type { Dispatcher } from 'undici';

type DispatchHandler = Dispatcher.DispatchHandler;
type HandlerParameters<Name extends keyof DispatchHandler> =
  NonNullable<DispatchHandler[Name]> extends (...taken: infer Taken) => void ? Taken : never;

/** How long an answer may keep its asker waiting from the moment the request is sent. */
export interface FirstByteLimit {
  readonly ms: number;
  /** Until the head of the final answer, or until the first byte of its body. Interim answers (1xx) end neither. */
  readonly until: 'head' | 'body';
  /** Why the request is given up then. */
  exceeded(): Error;
}

/** Gives requests up whose answers do not begin in time. */
export const withFirstByteLimit =
  (limit: FirstByteLimit): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, new FirstByteHandler(handler, limit));

class FirstByteHandler implements DispatchHandler {
  readonly #handler: DispatchHandler;
  readonly #limit: FirstByteLimit;
  #timer: NodeJS.Timeout | undefined;

  constructor(handler: DispatchHandler, limit: FirstByteLimit) {
    this.#handler = handler;
    this.#limit = limit;
  }

  onRequestStart(...[controller, context]: HandlerParameters<'onRequestStart'>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => controller.abort(this.#limit.exceeded()), this.#limit.ms);
    this.#handler.onRequestStart?.(controller, context);
  }

  onRequestUpgrade(...taken: HandlerParameters<'onRequestUpgrade'>): void {
    this.#handler.onRequestUpgrade?.(...taken);
  }

  onResponseStart(...taken: HandlerParameters<'onResponseStart'>): void {
    const [, statusCode] = taken;
    if (statusCode >= 200 && this.#limit.until === 'head') clearTimeout(this.#timer);
    this.#handler.onResponseStart?.(...taken);
  }

  onResponseData(...[controller, chunk]: HandlerParameters<'onResponseData'>): void {
    clearTimeout(this.#timer);
    this.#handler.onResponseData?.(controller, chunk);
  }

  onResponseEnd(...[controller, trailers]: HandlerParameters<'onResponseEnd'>): void {
    clearTimeout(this.#timer);
    this.#handler.onResponseEnd?.(controller, trailers);
  }

  onResponseError(...[controller, error]: HandlerParameters<'onResponseError'>): void {
    clearTimeout(this.#timer);
    this.#handler.onResponseError?.(controller, error);
  }
}
