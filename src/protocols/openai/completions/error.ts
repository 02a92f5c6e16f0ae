import type { ErrorReply } from '../../../core/codec.ts';
import { decodeErrorReply, decodeErrorInStream } from '../../../core/error-object.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { CoreError } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/** Never throws. */
export const decodeError = (reply: ErrorReply): CoreError => decodeErrorReply(reply, protocol);

/** The error object that a stream holds in place of a chunk, or that came with status 200. */
export const decodeStreamError = (body: JsonObject): CoreError => decodeErrorInStream(body, protocol);
