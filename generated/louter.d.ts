// Made by scripts/codegen.ts from specs/louter.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A liveness page for clients that check the address before their first request. Requires no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The gateway runs */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that shows traces; `GET /` redirects browsers to it. Requires no key, as it holds no data. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A liveness answer for Claude Code, which asks for it when it starts. Requires no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The gateway runs */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the gateway accepts requests. Requires no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It accepts requests */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                /** @description It is shutting down */
                503: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs, also while it is shutting down. Requires no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It runs */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a load balancer should send requests to this gateway. Requires no key.
         * @description What is required besides not shutting down is set by `server.ready`. Backends are checked every ten seconds at most, in the background, except for the first time.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It should */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Readiness"];
                    };
                };
                /** @description It should not */
                503: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Readiness"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the gateway and its trace store, without secrets.
         * @description Contacts no backend and runs no self-test; the results of such checks are null. As with POST, where keys are required, one of clients or of viewers is accepted, or the control token of the gateway.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only `none`, the default. */
                    checks?: "none";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The state now */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Diagnostics"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        /**
         * As GET, with connectivity checks of the backends and a self-test of the translation.
         * @description Requests the model list of every backend concurrently, for five seconds at most; nothing is generated. Results are cached for ten seconds, and the self-test runs once.
         */
        post: {
            parameters: {
                query?: {
                    /** @description `none`: as GET. */
                    checks?: "all" | "none";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The state now */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Diagnostics"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the configuration again and applies it. In-flight requests keep what they began with.
         * @description Accepts only the control token that the gateway wrote for the commands of its user, in `x-louter-key`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description `true`: reports what would change. */
                    dry_run?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The configuration is in force */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["ReloadResult"];
                    };
                };
                /** @description The configuration is invalid and nothing changed */
                422: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["ReloadResult"];
                    };
                };
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs with the latest requests, the latest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The maximum number of runs. */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The runs */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["RunList"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        /**
         * Starts a run of an agent, or renews it.
         * @description Every model route also exists below `/run/NAME`: requests there are recorded with that run. The token is accepted there like a key, until it is ended or expires. Each key of `[keys]` has runs of its own: another one with the same name is another run.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RunStart"];
                };
            };
            responses: {
                /** @description The run */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["StartedRun"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a run and its token. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RunEnd"];
                };
            };
            responses: {
                /** @description It is valid no longer */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["EndedRun"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Traces, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description Filters, combined with AND: `status:ok` or `status:error`, `model:NAME` (requested), `served:NAME` (sent to the backend), `backend:NAME`, `route:NAME`, `protocol:NAME`, `tool:NAME`, `run:NAME`, `case:NAME`, `key:NAME`, `mode:baseline` or `mode:proxy`, `agent:NAME`, `conversation:ID`, `finish:NAME`, `has:NAME` (loss, note, violation, retry, tool-error, subagent, contradiction, calls-as-text, unreadable-call, other-dialect, missing-result, pin), `tokens:>50k`, `latency:>5s`, `since:1h`, `before:1h`, `id:PREFIX`, and `"some text"` for full-text search; `-` before a filter excludes what it matches. Quote values that contain spaces. */
                    filter?: string;
                    run?: string;
                    case?: string;
                    /** @description The latest first, or the most tokens, or the longest total time; only the first of these has further pages. */
                    sort?: "time" | "tokens" | "latency";
                    /** @description The maximum number of traces. */
                    limit?: number;
                    /** @description The `next` of the previous page. */
                    before?: string;
                    /** @description The `newest` of an earlier page: only requests that began later. */
                    after?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["TraceList"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One complete trace. */
        get: {
            parameters: {
                query?: {
                    /** @description `none`: bodies are null, and `legs` lists their sizes and digests (`TraceHead`). */
                    bodies?: "inline" | "none";
                    /** @description With `bodies=none`: `inline` has what was decoded from the bodies, which is null otherwise; `turn`: of `core_request` only what its turn added, and `setup` has what else changed. */
                    core?: "inline" | "turn" | "none";
                    /** @description With `core=turn`: the index of the first message that it added, `new_from` of the turn. */
                    from?: number;
                };
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The trace */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Trace"] | components["schemas"]["TraceHead"];
                    };
                };
                400: components["responses"]["OwnError"];
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}/bodies/{leg}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a request or response, as they were sent but for credentials. */
        get: {
            parameters: {
                query?: never;
                header?: {
                    /** @description One range of bytes, as in `bytes=0-65535`. */
                    range?: string;
                };
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                    /** @description One of the `legs` of the trace, such as `client-request`. */
                    leg: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The body */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description The requested range */
                206: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description The digest in `If-None-Match` is that of the body. */
                304: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content?: never;
                };
                404: components["responses"]["OwnError"];
                416: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}/bodies/{leg}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the pieces of a body arrived. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                    /** @description One of the `legs` of the trace. */
                    leg: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order of arrival */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": {
                            /** @description Pairs: microseconds since the request arrived, and the position in the body where the piece ends. */
                            pieces: number[][];
                        };
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a request ended, and which party caused a problem. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checks */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["TraceChain"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events of a response in Core terms, with their times. */
        get: {
            parameters: {
                query?: {
                    /** @description The index of the first event. */
                    from?: number;
                    /** @description The maximum number of events. */
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["TraceEvents"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}/translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What differs between the request of the client and the one sent upstream, and between the two responses.
         * @description Both bodies of each leg are decoded, and what they mean is compared; `louter traces show --translation` prints it.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The differences */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["TraceTranslation"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/{id}/prefix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the prompt of a request first differs from an earlier one, and why its cache was not read.
         * @description What `louter traces prefix` prints.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The id of another request, or a unique prefix of it. Default: the previous turn. */
                    earlier?: string;
                };
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The comparison */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["PrefixComparison"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests match a filter, over time, and what they used. */
        get: {
            parameters: {
                query?: {
                    /** @description As for `/api/traces`. */
                    filter?: string;
                    /** @description Into how many intervals the time from the first to the last request is divided. */
                    buckets?: number;
                    /** @description `sessions`: without what only prepares a request of an agent and was sent to no backend, which `/api/conversations` does not list. */
                    listed?: "requests" | "sessions";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The numbers */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["TraceCounts"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations, the one with the latest request first.
         * @description Subagents are listed only with a filter; without one they are in the conversation that called them.
         */
        get: {
            parameters: {
                query?: {
                    /** @description As for `/api/traces`: a conversation matches if one of its requests does. */
                    filter?: string;
                    /** @description The maximum number of conversations. */
                    limit?: number;
                    /** @description The `next` of the previous page. */
                    before?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationList"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation with its turns. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id of any of its requests or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The conversation */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a conversation with its subagents.
         * @description Only the page of this gateway can ask for it, with what may delete: a key of `server.keys` unless `viewer.keys` is set, one of `[keys.NAME]` with `may = ["view", "delete"]`, or a session that was started with one of them. `louter traces delete` deletes by filters. Nothing is deleted if one of its requests is pinned or in flight (409).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id of any of its requests or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What was deleted */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": {
                            /** @description The ids of the traces. */
                            deleted: string[];
                        };
                    };
                };
                403: components["responses"]["OwnError"];
                404: components["responses"]["OwnError"];
                409: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values that filters can have, with the number of requests.
         * @description Counted in the latest 20,000 requests that match, at most 50 values each.
         */
        get: {
            parameters: {
                query?: {
                    /** @description As for `/api/traces`. */
                    filter?: string;
                    /** @description `sessions`: without what only prepares a request of an agent and was sent to no backend, which `/api/conversations` does not list. */
                    listed?: "requests" | "sessions";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The values */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Facets"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What requests used and cost, over time and by agent, model, backend or key.
         * @description With the ten dearest conversations, what the prompt cache saved, and what it cost that prompts were not read from it.
         */
        get: {
            parameters: {
                query?: {
                    /** @description As for `/api/traces`. */
                    filter?: string;
                    /** @description What the rows are. */
                    by?: "agent" | "model" | "served" | "backend" | "key" | "run" | "route" | "hour" | "day";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The sums */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Usage"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the request of one trace means that the request of another does not. */
        get: {
            parameters: {
                query: {
                    /** @description The id of the earlier request, or a unique prefix of it. */
                    a: string;
                    /** @description That of the later one. */
                    b: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The differences */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["RequestDiff"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in the gateway, as server-sent events.
         * @description `open` and `close` have a `TraceSummary`, as soon as it is in the trace store. `delta` has what the followed response has added (`LiveDelta`), without credentials. `status` has `in_flight`, the number of requests that are in flight. `resync`: events were left out, as the viewer reads too slowly or was away for too long: list again. At most ten events of a kind are sent each second. The stream ends without a last event when its session ends, or when the gateway stops or reloads its configuration: connect again with `last-event-id`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description As for `/api/traces`: which requests `open` and `close` report. */
                    filter?: string;
                    /** @description The id of the request whose response is sent as it arrives, or a prefix of it. */
                    tail?: string;
                };
                header?: {
                    /** @description The last event that was received: what happened since is sent first. */
                    "last-event-id"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The events */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                400: components["responses"]["OwnError"];
                503: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Traces as a file, credentials redacted.
         * @description At most 1,000 requests and 64 MiB; `louter traces export` has no limit. Needs either `ids` or `filter`.
         */
        get: {
            parameters: {
                query: {
                    /** @description `html`: one page that is read without Louter, a network and scripts; `har`: an HTTP archive; `jsonl`: one trace per line; `curl`: shell commands that send the requests again; `fixture`: an archive (tar) of fixtures for tests. */
                    form: "html" | "har" | "jsonl" | "curl" | "fixture";
                    /** @description Trace ids, or prefixes of them, separated by commas. */
                    ids?: string;
                    /** @description As for `/api/traces`. */
                    filter?: string;
                    /** @description Of `curl`: the request of the client, or the one that was sent to the backend. */
                    side?: "client" | "upstream";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                400: components["responses"]["OwnError"];
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the page needs a login, and has one. Requires no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The state of the session */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["SessionState"];
                    };
                };
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        /**
         * Logs the page in.
         * @description Only pages of this gateway can do so: the request needs their `Origin` and `Sec-Fetch-Site: same-origin`. The response sets a cookie; a session is the cookie and the half of the page together, which is sent in `x-louter-page`. It ends after 12 hours without use, after 7 days, with the gateway, or when its keys change. After five failed attempts in a minute, an address has to wait.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            responses: {
                /** @description The session */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["StartedSession"];
                    };
                };
                401: components["responses"]["OwnError"];
                429: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the page. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description There is no session */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["EndedSession"];
                    };
                };
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a code with which a page can log in once, for `louter ui`.
         * @description Accepts `viewer.keys` (`server.keys` if absent), or the control token of the gateway.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The code */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["SessionCode"];
                    };
                };
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compares two sides request by request.
         * @description The traces that were compared are kept past their retention time.
         */
        get: {
            parameters: {
                query: {
                    /** @description The baseline: runs or trace ids separated by commas, a prefix of runs followed by `*`, or a filter such as `mode:baseline since:1d`. */
                    a: string;
                    /** @description What to compare with the baseline, named in the same way. */
                    b: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The comparison */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["RunComparison"];
                    };
                };
                400: components["responses"]["OwnError"];
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        /** Compares two sides and stores the comparison, as `louter traces compare` does. */
        post: {
            parameters: {
                query: {
                    /** @description The baseline: runs or trace ids separated by commas, a prefix of runs followed by `*`, or a filter such as `mode:baseline since:1d`. */
                    a: string;
                    /** @description What to compare with the baseline, named in the same way. */
                    b: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The comparison, with its id */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["RunComparison"];
                    };
                };
                400: components["responses"]["OwnError"];
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comparisons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored comparisons, newest first.
         * @description `louter traces compare` and `POST /api/compare` store them.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The maximum number of comparisons. */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The comparisons */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["ComparisonList"];
                    };
                };
                400: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comparisons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stored comparison. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id or a unique prefix of it. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The comparison */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["RunComparison"];
                    };
                };
                404: components["responses"]["OwnError"];
                default: components["responses"]["OwnError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/protocol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What clients can rely on at this gateway, for people.
         * @description The page that Anthropic's gateways have under this path: credentials, routes, header fields that are passed on, errors.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Markdown */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "text/markdown": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counters and histograms for Prometheus. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Exposition format 0.0.4 */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        OwnError: {
            error: {
                type: string;
                message: string;
                /** @description Of an invalid filter: the one that was probably meant. */
                suggestion?: string;
                trace_id?: string;
            };
        };
        RunStart: {
            /** @description 1 to 100 letters, digits, dots, underscores or hyphens, the first a letter or digit. */
            run: string;
            /** @description The token to renew. */
            token?: string;
        };
        StartedRun: {
            run: string;
            /** @description Where its requests go: `/run/NAME`. */
            base_path: string;
            /** @description Null if this gateway requires no key. */
            token: string | null;
            /** @description When the run ends by itself, unless it is renewed before. */
            expires_in_ms: number;
            newest_error?: components["schemas"]["RunError"];
        };
        /** @description The latest request of a run that a backend did not answer. */
        RunError: {
            /** @description Which of the errors of the run it is. */
            number: number;
            backend: string;
            /** @description Null if the backend did not respond. */
            status: number | null;
            message: string;
        };
        RunEnd: {
            run: string;
            token?: string;
        };
        /** @description What was requested below `/run/NAME` since the run was started. */
        EndedRun: {
            /** @description Whether this gateway knew the run. */
            ended: boolean;
            requests: number;
            /** @description Those that did not end well. */
            errors: number;
            /** @description The cached ones included. */
            input_tokens: number;
            cached_tokens: number;
            output_tokens: number;
            newest_error?: components["schemas"]["RunError"];
        };
        /** @description One of both. */
        SessionStart: {
            /** @description One of `viewer.keys`, or else `server.keys`. */
            key?: string;
            /** @description From `/api/session/codes`. */
            code?: string;
        };
        StartedSession: {
            /** @description The half of the page, sent in `x-louter-page`. */
            page: string;
        };
        EndedSession: {
            /** @description Whether there was a session. */
            ended: boolean;
        };
        SessionState: {
            /** @description Whether this gateway has keys. */
            needs_login: boolean;
            /** @description Whether the request has a valid session. */
            is_active: boolean;
            /** @description Whether the request may delete sessions of agents. */
            may_delete: boolean;
            /** @description The settings with the keys for logging in, such as `server.keys`; null if there are none. */
            setting: string | null;
            /** @description Whether requests go through this process, so that `/api/live` reports them; false for `louter ui` without a gateway. */
            is_live: boolean;
        };
        SessionCode: {
            /** @description Null if this gateway needs no login. */
            code: string | null;
            expires_in_ms: number;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "draining";
            version: string;
        };
        Readiness: {
            /** @enum {string} */
            status: "ready" | "not-ready";
            /** @description Why it is not ready; `/api/diagnostics` has the details. */
            reasons: ("draining" | "backends" | "configuration")[];
            version: string;
        };
        Diagnostics: {
            version: string;
            node: string;
            /** @description Added by `louter diagnostics`: the URL of the gateway it queried; null if none was running and it ran the checks itself. */
            gateway?: string | null;
            uptime_ms: number;
            /** @description In-flight requests. */
            active: number;
            /** @description The configuration file; null for the built-in default. */
            config: string | null;
            /** @description The configuration in force and how it came about; null if no gateway is running. */
            reloads: null | components["schemas"]["Reloads"];
            /** @description The effective configuration as printed by `louter config check --json`, secrets redacted; without `keys` where the caller may not read traces. */
            settings: JsonObject;
            backends: components["schemas"]["BackendState"][];
            models: {
                pattern: string;
                targets: string[];
            }[];
            traces: components["schemas"]["StoreState"];
            /** @description Null if it was not requested. */
            self_test: null | components["schemas"]["SelfTest"];
            /** @description Progress of the running self-test, in recordings and dialects; null if none runs. */
            self_test_progress: null | {
                done: number;
                total: number;
            };
            /** @description All problems; empty if there are none. */
            findings: components["schemas"]["DiagnosticFinding"][];
        };
        /** @description What `louter doctor --json` prints. */
        Doctor: {
            version: string;
            errors: number;
            warnings: number;
            parts: components["schemas"]["DoctorPart"][];
        };
        DoctorPart: {
            /** @description `louter`, `configuration`, `gateway`, `backend NAME`, `traces`, `service`, `proxy`, `port`, `clock`, `permissions`, `leftovers`, or an agent with its version. */
            part: string;
            /** @enum {string} */
            state: "ok" | "warning" | "error";
            what: string;
            /** @description The remedy; null if nothing is wrong. */
            next: string | null;
            /** @description What `--verbose` prints below it. */
            details: string[];
        };
        /** @description What `louter conform --json` prints, and `--against` reads. It contains no key. */
        ConformanceReport: {
            /** @description The version that made the report. */
            louter: string;
            /** @description ISO 8601 in UTC. */
            at: string;
            url: string;
            /** @description How many requests were sent. */
            requests: number;
            /** @description How many could be sent to each protocol. */
            max_requests: number;
            counts: components["schemas"]["ConformanceCounts"];
            protocols: components["schemas"]["ProtocolConformance"][];
        };
        ConformanceCounts: {
            passed: number;
            failed: number;
            unsupported: number;
            inconclusive: number;
            unavailable: number;
            skipped: number;
        };
        ProtocolConformance: {
            protocol: string;
            base_url: string;
            /** @description The model that was requested; null: none is known. */
            model: string | null;
            requests: number;
            /** @description The sum of what the server reports. */
            input_tokens: number;
            output_tokens: number;
            /** @description Why nothing could be checked; null if it could. */
            error: string | null;
            cases: components["schemas"]["ConformanceResult"][];
        };
        ConformanceResult: {
            /** @description Its name. */
            case: string;
            /** @description What a server of the protocol does. */
            expected: string;
            /** @enum {string} */
            result: "passed" | "failed" | "unsupported" | "inconclusive" | "unavailable" | "skipped";
            /** @description What the server did; null if it passed and there is nothing to add. */
            what: string | null;
            violations: components["schemas"]["ConformanceViolation"][];
            /** @description A curl command that sends what was judged, with `$KEY` in place of the key and variables in place of the values of `--header`; null if the case passed or nothing was sent. */
            request: string | null;
        };
        ConformanceViolation: {
            /** @description The event of a stream, from 0; null for a plain body. */
            event: number | null;
            /** @description JSON Pointer into the body or the event. */
            path: string;
            /** @description What is there and what is allowed. */
            what: string;
            /** @description Where the rule is: a specification of Louter, which is made from the documentation of the vendor. */
            rule: string;
        };
        Reloads: {
            /** @description 1 at the start, one more after each reload. */
            generation: number;
            /** @description ISO 8601 in UTC. */
            in_force_since: string;
            /** @description In-flight requests that keep an earlier configuration to their end. */
            earlier_in_flight: number;
            /** @description Changes in the file that take effect after a restart, such as `server.port 8787 → 8790`. */
            restart_needed: string[];
            /** @description Why the last reload failed; null if it succeeded. */
            last_error: string | null;
            /** @description The last 20 reloads, the latest first. */
            history: components["schemas"]["ReloadRecord"][];
        };
        ReloadRecord: {
            /** @description ISO 8601 in UTC. */
            at: string;
            /** @enum {string} */
            trigger: "file" | "signal" | "request";
            ok: boolean;
            /** @description The generation in force afterwards. */
            generation: number;
            /** @description What changed or why it failed, without secrets. */
            what: string;
        };
        ReloadResult: {
            /** @description False: the file is invalid, and the configuration in force stays. */
            ok: boolean;
            dry_run: boolean;
            /** @description The generation in force. */
            generation: number;
            changes: string[];
            restart_needed: string[];
            /** @description In-flight requests that keep an earlier configuration. */
            earlier_in_flight: number;
            /** @description The same in one sentence, or the errors, one per line. */
            message: string;
        };
        DiagnosticFinding: {
            /** @description `backend NAME`, `configuration`, `traces` or `self-test`. */
            about: string;
            what: string;
            /** @description The remedy. */
            next: string;
            /** @description Whether it happened to requests since the start and is not the state of now. */
            is_past: boolean;
        };
        BackendState: {
            name: string;
            protocol: string;
            /** @description Without credentials; null for a replay backend. */
            base_url: string | null;
            /** @description How requests reach it: directly, or through which outgoing proxy and what names that; with TLS, which authorities are trusted. Null for a replay backend. */
            path: string | null;
            dialect: string | null;
            mode: string;
            /**
             * @description Whether cache marks and keys are added to its requests. A row of `[[routes]]` may set it otherwise.
             * @enum {string}
             */
            prompt_cache: "auto" | "off";
            /** @description The accounts that its vendor refused or asked to wait; null if no gateway is running. */
            pauses: components["schemas"]["AccountPause"][] | null;
            /** @description Null if it was not requested. */
            reach: null | components["schemas"]["BackendReach"];
            /** @description How the requests of the last ten minutes ended, those aside that were refused because of the client; null if no gateway is running. */
            recent: null | {
                requests: number;
                failed: number;
                /** @description Attempts of this backend that failed and after which another attempt was made: a retry, or at another backend. */
                replaced: number;
                /** @description The trace id of the latest request that failed or had such an attempt; null if there is none, or the caller may not read traces. */
                newest_failure: string | null;
            };
        };
        /** @description An account that gets no requests for a while. */
        AccountPause: {
            /** @description Which of `api_keys`, by its position and its last four characters: `key 2 of 3, …wxyz`; null for the only one. */
            key: string | null;
            /** @description The model that is paused; null for all of the account. */
            model: string | null;
            /** @description Whether it is the account of one caller, who sends its own credential. */
            caller: boolean;
            /**
             * @description What the error of the vendor showed.
             * @enum {string}
             */
            kind: "credit" | "quota" | "rate" | "request-budget" | "auth" | "credential" | "no-access" | "region" | "policy" | "bad-request" | "overloaded" | "proxy";
            /** @description The same in words. */
            what: string;
            remedy: string;
            /** Format: date-time */
            ends_at: string;
        };
        /** @description The result of a connectivity check, which generates nothing. */
        BackendReach: {
            /** @enum {string} */
            verdict: "ok" | "no-list" | "callers-key" | "recordings" | "proxy" | "refused" | "dns" | "tls" | "timeout" | "broken" | "unauthorized" | "wrong-base-url" | "failing" | "model-not-listed";
            /** @description One line. */
            what: string;
            /** @description The remedy. */
            next: string | null;
            /** @description The HTTP status of its response. */
            status: number | null;
            took_ms: number;
            /** @description The models it lists, at most a thousand; null if it listed none. */
            models: string[] | null;
        };
        /** @description Translates recordings between every pair of protocols in-process and decodes the result. */
        SelfTest: {
            checked: number;
            failed: number;
            took_ms: number;
            /** @description Why the self-test could not run. */
            error: string | null;
            pairs: {
                /** @enum {string} */
                what: "request" | "answer" | "dialect";
                /** @description A protocol, or the name of a dialect. */
                from: string;
                to: string;
                checked: number;
                failed: number;
            }[];
            /** @description The first hundred. */
            failures: {
                /** @enum {string} */
                what: "request" | "answer" | "dialect";
                from: string;
                to: string;
                /** @description PROTOCOL/SITUATION of the recording. */
                fixture: string;
                fault: string;
            }[];
        };
        /** @description The output of `louter diagnostics --probe NAME --json`. */
        BackendProbe: {
            backend: string;
            /** @description The model that was probed; null if none was. */
            model: string | null;
            reach: components["schemas"]["BackendReach"];
            findings: {
                /** @enum {string} */
                aspect: "credential" | "answer" | "stream" | "usage" | "usage-in-stream" | "reasoning" | "effort" | "tools" | "parallel-calls" | "vision" | "json-schema" | "context-window";
                /** @enum {string} */
                outcome: "yes" | "no" | "unclear";
                /** @description One line. May quote the backend. */
                what: string;
            }[];
            /** @description The detected configuration of the backend, in TOML; null if its model did not answer. */
            snippet: string | null;
        };
        StoreState: {
            /** @description Where traces are stored, without credentials; null if they are off. */
            store: string | null;
            /** @enum {string} */
            state: "off" | "ok" | "degraded" | "failed";
            last_error?: string | null;
            /** @description On disk; null if there is no file. */
            size_bytes?: number | null;
            queued_exchanges?: number;
            queued_bytes?: number;
            written?: number;
            lost_bodies?: number;
            lost_exchanges?: number;
            /** @description Traces that could not be written in full; only their metadata is recorded. */
            set_aside?: number;
            /** @description Requests that are stored as they were received. They are read when the gateway has time, or when somebody asks for traces. */
            unread?: {
                requests: number;
                /** @description When the first of them began. */
                oldest_at: string | null;
                /** @description How many were read in the last second. */
                read_per_second: number;
            };
            /** @description What keeps requests on disk until they are in the database; null if there is none. */
            journal?: null | {
                directory: string;
                /**
                 * @description `waiting`: the database, which has its key, was not reached yet. `full`: the database is too far behind.
                 * @enum {string}
                 */
                state: "waiting" | "ok" | "full" | "failed";
                error: string | null;
                /** @description What its files take. */
                bytes: number;
                /** @description Requests of killed gateways that this one has stored since its start. */
                recovered: number;
            };
            /** @description How many recorded requests were checked against themselves since the start. */
            checks?: {
                consistent: number;
                contradiction: number;
                skipped: number;
            };
            /** @description The first finding of the latest request with one, of the last 24 hours. */
            newest_contradiction?: null | {
                trace_id: string;
                /** @enum {string} */
                leg: "request" | "answer";
                path: string;
                what: string;
            };
        };
        /** @description What cannot be listed now, and why. Absent where all is listed. */
        Unreachable: string;
        TraceList: {
            traces: components["schemas"]["TraceSummary"][];
            /** @description The value of `before` for the next page; null on the last page. */
            next: string | null;
            /** @description The value of `after` for later requests; null for an empty page or another order. */
            newest?: string | null;
            unreachable?: components["schemas"]["Unreachable"];
        };
        TraceSummary: {
            trace_id: string;
            /** @description ISO 8601 in UTC with milliseconds. */
            started_at: string;
            status: components["schemas"]["TraceStatus"];
            outcome: components["schemas"]["TraceOutcome"];
            http_status?: number | null;
            /** @description Which configuration of its gateway the request began with: 1 at the start, one more after each reload; null for traces of older versions. */
            generation?: number | null;
            /** @description The name of the key that the client sent, of those in `[keys]`. */
            key?: string | null;
            /** @description The name or number of the row of `[[routes]]` that chose the target; null if none did. */
            route?: string | null;
            /** @description What the response cost, in US dollars; null where usage or price are not known. */
            cost_usd?: number | null;
            mode: components["schemas"]["TraceMode"];
            /** @description The client's protocol. */
            frontend: string;
            /** @description The name of the backend; null when routing failed. */
            backend: string | null;
            dialect?: string | null;
            model: {
                /** @description What the client requested: `model:` in filters. */
                asked: string | null;
                /** @description What the backend was sent: `served:` in filters. */
                routed: string | null;
            };
            /** @description The finish reason in normalized form. */
            finish?: string | null;
            run?: string | null;
            case?: string | null;
            losses: number;
            /** @description The agent that sent it, such as `claude-code`; null if it is not known. */
            agent?: string | null;
            /** @description What the user wrote last, without what the agent added to it; at most 300 characters. */
            prompt?: string | null;
            check?: components["schemas"]["LegVerdict"];
            /** @description Why it is kept past its retention: `pinned`, `compared` or `exported`. */
            kept_because?: string | null;
            notes?: number;
            /** @description Tools called in the response. */
            tools?: string[];
            /** @description The id of the first request of its conversation. */
            conversation?: string | null;
            /** @description The turn of the conversation, starting at 1. */
            turn?: number | null;
            /** @description The id of the request it continues. */
            parent?: string | null;
            /**
             * @description How it continues that request.
             * @enum {string|null}
             */
            link?: "turn" | "compaction" | "subagent" | null;
            error?: string | null;
            timing: components["schemas"]["TraceTiming"];
            usage: components["schemas"]["TraceUsage"];
        };
        /**
         * @description How it ended; null while it is in flight.
         * @enum {string|null}
         */
        TraceStatus: "ok" | "client-error" | "upstream-error" | "proxy-error" | "aborted" | "interrupted" | null;
        /** @description How it ended, in a few words. */
        TraceOutcome: {
            /**
             * @description `warning`: it ended, with a remark that may explain what the agent did next.
             * @enum {string}
             */
            verdict: "running" | "ok" | "warning" | "failed";
            /** @description Such as `stop`, `calls as text`, `incomplete response` or `upstream-error 529`. */
            text: string;
        };
        /** @description What is wrong with a request although it ended without an error. */
        TraceProblem: {
            /**
             * @description The model wrote tool calls as text, which the client received as text; or one that cannot be read; or it wrote in the form of another dialect than the configured one, which Louter read; or the client sent no result of a tool call.
             * @enum {string}
             */
            kind: "calls-as-text" | "unreadable-call" | "other-dialect" | "missing-results";
            /**
             * @description Who causes it.
             * @enum {string}
             */
            party: "configuration" | "model" | "client";
            what: string;
            /** @description The remedy. */
            next: string;
            /** @description Lines of the configuration, in TOML, where that is the cause. */
            setting?: string;
            /**
             * @description The request or response that shows it.
             * @enum {string}
             */
            leg: "client-request" | "upstream-response";
            /** @description JSON Pointer into its body; null where it is at no place. */
            path: string | null;
        };
        /** @enum {string|null} */
        TraceMode: "baseline" | "proxy" | null;
        /** @description Milliseconds since the request arrived. */
        TraceTiming: {
            /** @description Until the first byte of the response was sent to the client. */
            first_byte_ms: number | null;
            /** @description Until the first content of the backend was decoded; null where bytes are passed through, which are not decoded. */
            first_token_ms: number | null;
            /** @description Until the response to the client ended. */
            total_ms: number | null;
        };
        /** @description Tokens. Totals include their parts; unknown numbers are null. */
        TraceUsage: null | {
            input: number | null;
            output: number | null;
            cache_read: number | null;
            cache_write: number | null;
            /** @description Those of `cache_write` that are kept for 5 minutes, where the vendor reports it. */
            cache_write_5m?: number | null;
            /** @description The same for 1 hour. */
            cache_write_1h?: number | null;
            reasoning: number | null;
        };
        /** @description Text, or base64 where the bytes are not UTF-8; null where it was not kept. */
        TraceBody: string | null | {
            base64: string;
        };
        /** @description Credentials are replaced. A name that came more than once has a list. */
        TraceHeaders: {
            [key: string]: string | string[];
        };
        TraceResponse: {
            status: number;
            headers: components["schemas"]["TraceHeaders"];
            body: components["schemas"]["TraceBody"];
        };
        TraceAttempt: {
            backend: string;
            model: string;
            started_ms: number;
            status: number | null;
            /** @description Why it failed. */
            error: string | null;
            /**
             * @description What led to it: it is the `first`; the same target again (`retry`) or with another key of its `api_keys` (`next-key`); another target (`fallback`), or one that continues the answer which broke (`continuation`); the same target is asked for a summary, as it does not compact conversations (`compaction`); the model reads what a `search` of Louter found. Null or absent in traces of older versions.
             * @enum {string|null}
             */
            cause?: "first" | "retry" | "next-key" | "fallback" | "continuation" | "compaction" | "search" | null;
            /** @description The same in words, with the error before it, or what other targets lack. */
            reason: string | null;
        };
        TraceLoss: {
            /** @description JSON Pointer into the wire body; of a loss that repeats, the first place. */
            path: string;
            what: string;
            instead: string | null;
            /**
             * @description Where it was lost: on the way to the backend, or on the way back. Absent in older traces.
             * @enum {string}
             */
            leg?: "request" | "answer";
            /** @description How often, in elements of the same lists; absent where once. */
            count?: number;
            /** @description The other places of a loss that repeats, up to 50. */
            others?: string[];
            /**
             * @description Present where the client left it out itself: something stands in its place, and nothing that was received is lost.
             * @enum {string}
             */
            cause?: "client";
            /** @description A setting of the configuration that avoids it, where there is one. `NAME` stands for the name of the backend, or in `model_data` for that of the model. */
            setting?: {
                /** @enum {string} */
                key: "media.fetch" | "search.provider" | "backends.NAME.capabilities" | "model_data.NAME.reasoning";
                /** @description In TOML; of a list, what to add to it. */
                value: string;
            };
        };
        TraceNote: {
            what: string;
            saw?: string | null;
            made?: string | null;
            /** @description What was changed on purpose; absent where it is a repair or a remark. */
            effect?: {
                /** @description Such as `default-max-tokens` or `tool-renamed`. */
                name: string;
                /** @description JSON Pointer into the wire body. */
                path?: string;
            };
            /** @description Where another target continued an answer that broke (`continue` of `[[routes]]`); absent elsewhere. */
            seam?: {
                /** @description The attempt whose answer broke, from 0. */
                attempt: number;
                /** @description Of its backend. */
                protocol: string;
                dialect: string | null;
                thinking: string | null;
                tools: string | null;
                /** @description `protocol@host` of its backend. */
                issuer: string;
                /**
                 * @description What the next target got: the text so far as the beginning of its answer, the text so far as a turn with an instruction, or the request as it is because there was no text yet.
                 * @enum {string}
                 */
                method: "prefill" | "instruction" | "repetition";
                /**
                 * @description How the next target continues an assistant message, as in `[model_data]`.
                 * @enum {string}
                 */
                prefill: "last-message" | "continue-final-message" | "prefix" | "partial" | "none";
                /** @description The part of the answer with which the continuation begins, or which it continues. */
                part: number;
                /** @description How many UTF-16 units of text and reasoning the client had. */
                characters: number;
            };
        };
        TraceViolation: {
            /** @enum {string} */
            at: "frontend.request" | "backend.request" | "backend.response" | "response";
            /** @description Which event of a stream, from 0; null for a plain body. */
            event: number | null;
            /** @description JSON Pointer into the event or the body. */
            path: string;
            what: string;
        };
        /** @description Whether what was sent agrees with what was received, apart from its losses and notes. */
        TraceChecks: {
            request: components["schemas"]["LegVerdict"];
            answer: components["schemas"]["LegVerdict"];
            findings: components["schemas"]["CheckFinding"][];
            /** @description Why a part was not checked; `busy`: there was no time. */
            skipped_because: string | null;
        };
        /**
         * @description Null where it was not checked yet.
         * @enum {string|null}
         */
        LegVerdict: "consistent" | "contradiction" | "skipped" | null;
        /** @description What was sent on does not agree with what was received. */
        CheckFinding: {
            /** @enum {string} */
            leg: "request" | "answer";
            /** @description JSON Pointer into the wire body. */
            path: string;
            what: string;
            /** @description What was received; null where nothing was. */
            expected: string | null;
            /** @description What was sent on instead. */
            got: string | null;
        };
        Trace: {
            /**
             * @description Louter exports 2; earlier versions exported 1. They differ in the names of some fields inside `core_request`, `core_events` and `final_response`; 2 has `checks`.
             * @enum {unknown}
             */
            format: 1 | 2;
            trace_id: string;
            run: string | null;
            case: string | null;
            /** @description Which configuration of its gateway the request began with: 1 at the start, one more after each reload; null for traces of older versions. */
            generation?: number | null;
            /** @description The name of the key that the client sent, of those in `[keys]`. */
            key?: string | null;
            /** @description The name or number of the row of `[[routes]]` that chose the target; null if none did. */
            route?: string | null;
            /** @description What the response cost, in US dollars; null where usage or price are not known. */
            cost_usd?: number | null;
            mode: components["schemas"]["TraceMode"];
            started_at: string;
            frontend: {
                protocol: string;
                /** @description The model that the client requested. */
                model?: string | null;
                /** @description A message of a WebSocket has the method GET and the headers of the upgrade; its body is that of the same request over HTTP, and the response is recorded as server-sent events. */
                request: {
                    method: string;
                    path: string;
                    headers: components["schemas"]["TraceHeaders"];
                    body: components["schemas"]["TraceBody"];
                };
                core_request: JsonObject | null;
            };
            /** @description Null when routing failed. */
            backend: null | components["schemas"]["TraceBackend"];
            response: null | components["schemas"]["TraceResponse"];
            losses: components["schemas"]["TraceLoss"][];
            notes: components["schemas"]["TraceNote"][];
            violations: components["schemas"]["TraceViolation"][];
            /** @description Absent in traces that were exported by earlier versions, as is `outcome`. */
            problems?: components["schemas"]["TraceProblem"][];
            outcome?: components["schemas"]["TraceOutcome"];
            checks?: components["schemas"]["TraceChecks"];
            timing: components["schemas"]["TraceTiming"];
            usage: components["schemas"]["TraceUsage"];
            status: components["schemas"]["TraceStatus"];
        };
        /** @description A trace whose bodies are null, and what they were. */
        TraceHead: components["schemas"]["Trace"] & {
            /** @description The turn of its conversation, starting at 1. */
            turn: number | null;
            /** @description The id of the request it continues. */
            parent: string | null;
            /**
             * @description How it continues that request.
             * @enum {string|null}
             */
            link: "turn" | "compaction" | "subagent" | null;
            /** @description With `core=turn`: what changed of instructions, tools and earlier messages since the turn before, in words. */
            setup?: string[];
            legs: components["schemas"]["TraceLeg"][];
            problems: components["schemas"]["TraceProblem"][];
            outcome: components["schemas"]["TraceOutcome"];
        };
        /** @description A request or response without its body. */
        TraceLeg: {
            /** @description `client-request`, `upstream-request`, `upstream-response`, `client-response`, or `attempt-N` for the response to a failed attempt. */
            leg: string;
            method: string | null;
            target: string | null;
            status: number | null;
            headers: components["schemas"]["TraceHeaders"];
            /** @description Bytes of the body. */
            size: number;
            /** @description The digest of the stored body; null if it is missing. */
            sha256: string | null;
            /**
             * @description Why the body is not stored: by the configuration, past its retention, or because the store could not keep up.
             * @enum {string|null}
             */
            missing: "metadata" | "pruned" | "lost" | null;
            /** @description In how many pieces it arrived; 0 if that is not recorded. */
            pieces: number;
        };
        TraceChain: {
            trace_id: string;
            ended: components["schemas"]["TraceEnding"];
            /** @description In the order in which the bytes take their way. */
            checks: {
                /** @enum {string} */
                name: "client-request" | "carried-over" | "backend-answered" | "backend-response" | "tool-calls" | "client-response";
                /**
                 * @description Who causes its failure.
                 * @enum {string}
                 */
                party: "client" | "louter" | "backend" | "model" | "configuration";
                /**
                 * @description `unknown`: there is nothing to check, or it is not stored.
                 * @enum {string}
                 */
                verdict: "ok" | "warning" | "failed" | "unknown";
                what: string;
                /** @description Where it fails; null where it does not, or at no place. */
                proof: null | {
                    /** @description The request or response, as in `legs`. */
                    leg: string;
                    /** @description JSON Pointer. */
                    path: string | null;
                    /** @description Of a stream: which of its events. */
                    event: number | null;
                };
            }[];
        };
        TraceEnding: {
            /** @enum {string} */
            kind: "in-flight" | "interrupted" | "aborted" | "error" | "incomplete" | "length" | "refusal" | "content-filter" | "calls-pending" | "calls-answered" | "missing-results" | "calls-as-text" | "unreadable-call" | "stop" | "other";
            /** @description In sentences. */
            what: string;
            /** @description The remedy. */
            next: string | null;
            /**
             * @description The request or response whose bytes the remedy is about; absent where it is about none.
             * @enum {string}
             */
            leg?: "client-request" | "upstream-request" | "upstream-response";
            is_failure: boolean;
        };
        TraceEvents: {
            trace_id: string;
            /** @description How many there are. */
            total: number;
            from: number;
            events: {
                /** @description When the bytes that completed it arrived; since the request did. */
                at_ms: number;
                event: {
                    type: string;
                };
            }[];
        };
        LiveDelta: {
            trace_id: string;
            /** @description When the last bytes arrived, since the request did. */
            at_ms: number | null;
            /** @description How long ago that was. */
            idle_ms: number | null;
            /** @description How many have arrived. */
            bytes: number;
            /** @description The texts replace those before: at the first event, and when another attempt answers. */
            restarted: boolean;
            /** @description Whether the texts are all there is; otherwise ask for the events of the trace. */
            is_complete: boolean;
            texts: {
                /** @description Which part of the response the text continues. */
                part: string;
                /** @enum {string} */
                kind: "text" | "refusal" | "reasoning" | "tool-call";
                /** @description The tool. */
                name: string | null;
                text: string;
            }[];
        };
        CoreDifference: {
            /**
             * @description `contradiction`: nothing declares it. `lost`: a declared loss. `moved`: the same at another place. `hint`: what was left out changes the speed, the price or the display of an answer, and nothing of its content. `no-effect`: it changes nothing.
             * @enum {string}
             */
            kind: "contradiction" | "lost" | "changed" | "added" | "moved" | "repaired" | "hint" | "no-effect" | "same";
            /** @description The field in Core terms, or which content. */
            what: string;
            left: components["schemas"]["CorePlace"];
            right: components["schemas"]["CorePlace"];
            /** @description What stands for it in Core, between both bodies: decoded from `left`, encoded to `right`; null for nothing. */
            core: string | null;
            /** @description The declared loss or repair, or why nothing is lost. */
            note: string | null;
        };
        CorePlace: null | {
            /** @description JSON Pointer into the body. */
            path: string;
            /** @description What it means there; at most 400 characters. */
            value: string;
            /** @description What is written there, as JSON or the text of a string; null if that is longer than 400 characters, or the body is not JSON, such as a stream. */
            written: string | null;
        };
        TraceTranslation: {
            trace_id: string;
            /** @description The client's protocol. */
            client: string;
            /** @description The backend's protocol. */
            upstream: string | null;
            request: components["schemas"]["TranslatedLeg"];
            answer: components["schemas"]["TranslatedLeg"];
        };
        TranslatedLeg: {
            /** @description Why it cannot be compared. */
            skipped: string | null;
            /** @description The declared losses, as `losses` of the listing counts them; several differences may be of one. */
            losses: number;
            /** @description Contradictions first; `left` is where the leg begins: the client for the request, the backend for the answer. */
            differences: components["schemas"]["CoreDifference"][];
        };
        RequestDiff: {
            earlier: string;
            later: string;
            differences: components["schemas"]["CoreDifference"][];
        };
        PrefixComparison: {
            trace_id: string;
            earlier: string;
            /** @enum {string} */
            prefix: "whole" | "differs";
            shared_bytes: number;
            prompt_bytes: number;
            difference: null | {
                element: string;
                path: string;
                at: {
                    earlier: number | null;
                    later: number | null;
                };
                earlier: string | null;
                later: string | null;
            };
            cause: string;
            /** @enum {string} */
            cause_kind: "hit" | "other-target" | "changed" | "settings" | "expired" | "not-cached" | "unknown";
            /** @description What the vendor reports about its cache. */
            vendor: null | {
                /** @description The term of the vendor; null where it found no difference. */
                reason: string | null;
                what: string;
                /** @description Whether it reports that something changed, rather than that it does not know. */
                names_change: boolean;
                /** @description About how many input tokens were not read from the cache for this reason. */
                missed_tokens: number | null;
                /** @description The id of the response whose request it compared with. */
                compared_with: string | null;
            };
            cache_lifetime_ms: null | {
                min: number;
                max: number;
            };
            settings: {
                path: string;
                earlier: string | null;
                later: string | null;
            }[];
            gap_ms: number | null;
            usage: {
                earlier: components["schemas"]["PrefixUsage"];
                later: components["schemas"]["PrefixUsage"];
            };
            /** @description What the prompt cache saved of the later request, or would have saved with cache marks. */
            savings: null | {
                /** @enum {string} */
                kind: "saved" | "possible";
                /** @description Of input that was read from the cache, or could have been. */
                tokens: number;
                /** @description US dollars, less what writing to the cache costs more than other input; null where a price is not known. */
                usd: number | null;
                /** @description Whether Louter added the marks. */
                marks_added: boolean;
            };
        };
        PrefixUsage: {
            input: number | null;
            cache_read: number | null;
            cache_write: number | null;
            /** @description `cache_write` by how long the cache keeps it (`5m`, `1h`, …). */
            cache_write_by_ttl?: {
                [key: string]: number;
            } | null;
        };
        TraceCounts: {
            /** @description When the first of them began. */
            from: string | null;
            /** @description When the last of them began. */
            to: string | null;
            bucket_count: number;
            /** @description Intervals without requests are left out. */
            buckets: {
                index: number;
                requests: number;
                failed: number;
            }[];
        } & components["schemas"]["UsageTotals"];
        ConversationList: {
            conversations: components["schemas"]["ConversationSummary"][];
            /** @description The value of `before` for the next page; null on the last page. */
            next: string | null;
            unreachable?: components["schemas"]["Unreachable"];
        };
        ConversationSummary: {
            /** @description The id of its first request. */
            conversation: string;
            started_at: string;
            /** @description The end of its last request. */
            ended_at: string;
            /** @description As `failed`, `usage` and `cost_usd`, with those of its subagents and with `own_requests`. */
            requests: number;
            turns: number;
            in_flight: number;
            /** @description Those that did not end with status ok, and those whose model wrote its calls as text. */
            failed: number;
            losses: number;
            subagents: number;
            /** @description How the first text of the user begins; null if that is not kept. */
            title: string | null;
            /** @description Attempts that were made again at the same backend. */
            retries: number;
            /** @description Attempts that were made at another backend. */
            fallbacks: number;
            /** @description Calls of tools whose results report an error. */
            failed_calls: number;
            /** @description Requests that the agent sent by itself with the same words of the user, for a title for example; they are not listed as conversations of their own. */
            own_requests: number;
            /** @description What these cost, in US dollars; null if that is not known. */
            own_cost_usd: number | null;
            /** @description Of a subagent: the request whose response called it. */
            parent: string | null;
            usage: components["schemas"]["ConversationUsage"];
            /** @description What these requests cost, in US dollars, of those whose cost is known; null if of none. */
            cost_usd: number | null;
            /** @description Its latest request that matches. */
            last: components["schemas"]["TraceSummary"];
        };
        Conversation: {
            conversation: string;
            /** @description Of a subagent: the request whose response called it. */
            parent: string | null;
            ended: components["schemas"]["TraceEnding"] & {
                /** @description Its last request. */
                trace_id: string;
                /** @description The last sentence of its response, without marks of Markdown and without code; null where it has none. */
                last_sentence: string | null;
            };
            /** @description What its requests show that could be changed; what repeats is one. */
            advice: components["schemas"]["ConversationAdvice"][];
            turns: components["schemas"]["ConversationTurn"][];
        };
        ConversationAdvice: {
            /** @description What was seen, as a sentence without its period. */
            what: string;
            /** @description What to do about it, in sentences. */
            next: string;
            /** @description Lines of the configuration, in TOML, with what is not known in capitals; null where it is nothing to set there. */
            setting: string | null;
            /** @description The ids of the requests that show it, in their order. */
            requests: string[];
        };
        /** @description Tokens of all its requests; null where the vendor counted none. */
        ConversationUsage: null | {
            input: number | null;
            output: number | null;
            cache_read: number | null;
        };
        /** @description A request of a conversation; one that is sent again has the same turn. */
        ConversationTurn: components["schemas"]["TraceSummary"] & {
            /** @description The backend's protocol; null where no backend was contacted. */
            protocol: string | null;
            attempts: number;
            /** @description Those before the one whose response was sent to the client. */
            failed_attempts: {
                backend: string;
                model: string;
                /** @description Of HTTP; null where it did not answer. */
                status: number | null;
                error: string | null;
                /** @description Until the next attempt began, with the wait before it, in milliseconds. */
                took_ms: number;
            }[];
            /** @description The index of the first message that the previous turn did not have; null if that is not recorded. */
            new_from: number | null;
            /** @description The messages from there on. */
            added: components["schemas"]["MessageHead"][];
            response: null | components["schemas"]["MessageHead"];
            calls: components["schemas"]["ConversationCall"][];
            subagents: {
                conversation: string;
                prompt: string | null;
                requests: number;
                failed: number;
                in_flight: number;
                usage: components["schemas"]["ConversationUsage"];
                /** @description Of the requests whose cost is known, in US dollars; null where none is. */
                cost_usd: number | null;
            }[];
        };
        /** @description The beginning of a message. */
        MessageHead: {
            role: string;
            /** @description The types of its parts. */
            parts: string[];
            text: string;
            /** @description Characters of the whole text. */
            text_length: number;
        };
        ConversationCall: {
            name: string;
            call_id: string | null;
            /** @description Their beginning. */
            arguments: string | null;
            /** @description What it does, in one line without the name of its tool: `npm test`, `src/cart.js +1 −1`. */
            line: string | null;
            /** @description Whether the request declares the tool and the arguments conform to its schema; null where there is nothing to validate them by. */
            is_valid: boolean | null;
            /** @description The beginning of its result. */
            result: string | null;
            /** @description How it failed: `error`, `exit N`, or `no result` where the client went on without one. */
            failure: string | null;
            /** @description The request that has the result. */
            result_in: string | null;
            /** @description The files that it changes, with the lines that it adds and removes; empty for other calls, and where its arguments are not whole. */
            edits?: {
                path: string;
                added: number;
                removed: number;
            }[];
        };
        Facets: {
            status: components["schemas"]["FacetValues"];
            agent: components["schemas"]["FacetValues"];
            /** @description As the client requested it. */
            model: components["schemas"]["FacetValues"];
            /** @description As it was sent to the backend. */
            served: components["schemas"]["FacetValues"];
            backend: components["schemas"]["FacetValues"];
            route: components["schemas"]["FacetValues"];
            protocol: components["schemas"]["FacetValues"];
            mode: components["schemas"]["FacetValues"];
            finish: components["schemas"]["FacetValues"];
            run: components["schemas"]["FacetValues"];
            key: components["schemas"]["FacetValues"];
            tool: components["schemas"]["FacetValues"];
        };
        Usage: {
            /** @enum {string} */
            by: "agent" | "model" | "served" | "backend" | "key" | "run" | "route" | "hour" | "day";
            /**
             * @description The length of an interval: hours where the filter asks for three days or less, else days, of UTC.
             * @enum {string}
             */
            bucket: "hour" | "day";
            total: components["schemas"]["UsageTotals"];
            /** @description The dearest first; by hour or day, in their order. */
            rows: (components["schemas"]["UsageTotals"] & {
                /** @description The name, or when the hour or day began; null for requests without one. */
                value: string | null;
            })[];
            /** @description Intervals with requests. */
            buckets: (components["schemas"]["UsageTotals"] & {
                start: string;
            })[];
            /** @description The ten conversations that cost the most; where no cost is known, those with the most tokens. */
            sessions: (components["schemas"]["UsageTotals"] & {
                conversation: string;
                /** @description How the first text of the user begins. */
                prompt: string | null;
                agent: string | null;
                /** @description The model that the client requested first. */
                model: string | null;
                /** @description The model that the backend was sent for it. */
                served: string | null;
                started_at: string;
                ended_at: string;
            })[];
            cache: {
                /** @description Input that was read from a prompt cache. */
                read_tokens: number;
                /** @description What that saved, less what writing to the cache cost more; null where no price is known. */
                saved_usd: number | null;
                /** @description Conversations whose prompts repeat more than was read from the cache. */
                missed_sessions: number;
                missed_tokens: number;
                /** @description What these tokens cost more than from the cache; null where no price is known. */
                missed_usd: number | null;
            };
        };
        UsageTotals: {
            requests: number;
            failed: number;
            /** @description Tokens. */
            input: number;
            /** @description Tokens. */
            output: number;
            /** @description Those of `input` that were read from a prompt cache. */
            cache_read: number;
            /** @description Those of `input` that were written to one. */
            cache_write: number;
            /** @description In US dollars, of the requests whose cost is known; null if of none. */
            cost_usd: number | null;
            /** @description How many requests have tokens and no known price. */
            without_cost: number;
        };
        FacetValues: {
            value: string;
            count: number;
        }[];
        RunList: {
            runs: {
                run: string;
                requests: number;
                /** @description As in ConversationSummary. */
                failed: number;
                cases: number;
                modes: string[];
                /** @description In US dollars, of the requests whose cost is known; null if of none. */
                cost_usd: number | null;
                started_at: string;
                ended_at: string;
            }[];
        };
        TraceBackend: {
            provider: string;
            protocol: string;
            dialect: string | null;
            model: string;
            attempts: components["schemas"]["TraceAttempt"][];
            request: null | {
                method: string;
                url: string;
                headers: components["schemas"]["TraceHeaders"];
                body: components["schemas"]["TraceBody"];
            };
            response: null | components["schemas"]["TraceResponse"];
            core_events: {
                at_ms: number;
                event: JsonObject;
            }[] | null;
            final_response: JsonObject | null;
        };
        ComparisonList: {
            comparisons: {
                id: string;
                /** Format: date-time */
                created_at: string;
                a: string;
                b: string;
                verdict: components["schemas"]["Verdict"];
                /** @description How many findings it has, differences without meaning aside. */
                findings: number;
            }[];
        };
        RunComparison: {
            /** @description Of a stored comparison. */
            id?: string;
            /** @description The requested baseline: runs, trace ids or a filter. */
            a: string;
            /** @description The runs it matches. */
            runs_a: string[];
            b: string;
            runs_b: string[];
            verdict: components["schemas"]["Verdict"];
            cases: {
                case: string | null;
                verdict: components["schemas"]["Verdict"];
                /** @description How many pairs of requests were compared. */
                pairs: number;
                /** @description The first 500 of these pairs; absent in comparisons that were stored by earlier versions. */
                requests?: {
                    trace_a: string;
                    trace_b: string;
                }[];
                findings: components["schemas"]["Finding"][];
            }[];
            /** @description How many requests of each side have no counterpart. */
            unpaired: {
                a: number;
                b: number;
            };
            aggregates: {
                a: components["schemas"]["Aggregate"];
                b: components["schemas"]["Aggregate"];
                /** @description The same by mode, model and backend. */
                by: {
                    /** @enum {string} */
                    by: "mode" | "model" | "backend";
                    value: string;
                    a: null | components["schemas"]["Aggregate"];
                    b: null | components["schemas"]["Aggregate"];
                }[];
                /** @description Each metric's range over the runs of the baseline; null where the baseline is a single run. */
                noise: {
                    metric: string;
                    min: number;
                    max: number;
                    b: number | null;
                    is_outside: boolean;
                }[] | null;
            };
        };
        Aggregate: {
            requests: number;
            errors: number;
            error_rate: number;
            stop_reasons: {
                [key: string]: number;
            };
            /** @description How many values were declared as lost. */
            losses: number;
            /** @description Requests that were checked against themselves. */
            checked: number;
            /** @description Checked requests with a contradiction. */
            contradictions: number;
            /** @description Tool calls for the client to run. */
            calls: number;
            /** @description Those of a declared tool whose arguments match its schema. */
            valid_calls: number;
            tokens: {
                input: number;
                output: number;
                cache_read: number;
                reasoning: number;
            };
            /** @description In US dollars, of the requests whose cost is known; null if of none, and absent in comparisons that were stored before costs were. */
            cost_usd?: number | null;
            first_token_ms: null | components["schemas"]["Percentiles"];
            total_ms: null | components["schemas"]["Percentiles"];
        };
        Percentiles: {
            p50: number;
            p95: number;
        };
        /**
         * @description Which side caused the difference; `inconclusive`: the baseline runs differ among themselves, or there is nothing to compare.
         * @enum {string}
         */
        Verdict: "same" | "proxy-bug" | "agent-or-backend" | "baseline-only" | "inconclusive";
        Finding: {
            /** @enum {string} */
            kind: "contradiction" | "backend-failure" | "sent-request" | "client-request" | "answer-mismatch" | "http-class" | "stream-grammar" | "missing-end" | "stop-reason" | "undeclared-tool" | "invalid-arguments" | "calls-on-one-side" | "call-ids" | "lost-reasoning" | "error-form" | "missing-usage" | "other-tools" | "usage-range" | "cache-on-one-side" | "timing" | "dropped-field" | "wording" | "ids" | "key-order" | "chunk-sizes" | "unpaired" | "unreadable";
            /** @enum {string} */
            severity: "critical" | "warning" | "info";
            /**
             * @description The side with the problem; null for a difference between the two.
             * @enum {string|null}
             */
            side: "a" | "b" | null;
            /**
             * @description Who caused a problem or difference; null where that is not known.
             * @enum {string|null}
             */
            origin: "backend" | "gateway" | null;
            /**
             * @description The way to the backend or to the client.
             * @enum {string|null}
             */
            leg: "request" | "answer" | null;
            what: string;
            /** @description JSON Pointer into the normalized response; for protocol violations into the event. */
            path: string | null;
            trace_a: string | null;
            trace_b: string | null;
        };
        /** @description The configuration file. Missing keys have their defaults. */
        Configuration: {
            /** @description The HTTP server. */
            server?: {
                /**
                 * @description The address to listen on. Addresses other than loopback require `keys`.
                 * @default 127.0.0.1
                 * @example 0.0.0.0
                 */
                host?: string;
                /**
                 * @description 0: any free port. Default: the first free port from 8787 on.
                 * @example 8787
                 */
                port?: number;
                /**
                 * @description API keys; a client must send one of them.
                 * @default []
                 * @example [
                 *       "${LOUTER_KEY}"
                 *     ]
                 */
                keys?: string[];
                /**
                 * @description The maximum size of a request body.
                 * @default 32MiB
                 */
                max_body?: components["schemas"]["Size"];
                /**
                 * @description Whether a change of the configuration file takes effect without a restart.
                 * @default true
                 */
                watch?: boolean;
                /**
                 * @description Host names by which clients reach this gateway through a load balancer or proxy, besides its own; without ports.
                 * @default []
                 * @example [
                 *       "louter.example.com"
                 *     ]
                 */
                hosts?: string[];
                /**
                 * @description What `/health/ready` requires, besides that the gateway is not shutting down. `backends`: of each row of `[models]` a backend answers. `configuration`: the last reload succeeded.
                 * @default []
                 * @example backends
                 */
                ready?: components["schemas"]["ReadyCondition"] | components["schemas"]["ReadyCondition"][];
            };
            /** @description The store of recorded requests. */
            traces?: {
                /**
                 * @description `file:PATH`, relative to the configuration file, `postgresql://USER:PASSWORD@HOST:PORT/DATABASE`, or `off`.
                 * @default file:louter.db
                 * @example file:/var/lib/louter/traces.db
                 * @example postgresql://louter:secret@db.example:5432/traces
                 */
                url?: string;
                /**
                 * @description Whether raw bodies are recorded.
                 * @default full
                 * @enum {string}
                 */
                bodies?: "full" | "metadata";
                /**
                 * @description Whether each recorded request is checked against itself: what was sent against what was received.
                 * @default all
                 * @enum {string}
                 */
                check?: "all" | "off";
                /**
                 * @description Bodies older than this are removed.
                 * @default 14d
                 */
                keep?: components["schemas"]["Duration"];
                /**
                 * @description Traces older than this are removed.
                 * @default 90d
                 */
                keep_metadata?: components["schemas"]["Duration"];
                /**
                 * @description The maximum size of all bodies together.
                 * @default 5GiB
                 */
                max_size?: components["schemas"]["Size"];
                /**
                 * @description Where requests are kept, encrypted, until they are in the database: a gateway that is killed loses none. A directory, relative to the configuration file, which gateways of one machine may share; or `false`. Default: `journal` in the state directory of the user with PostgreSQL, `false` with SQLite.
                 * @example /var/lib/louter/journal
                 */
                journal?: string | false;
            };
            /** @description The page that shows traces, at `/ui/`. */
            viewer?: {
                /**
                 * @description Whether `/ui/` and the routes for it exist.
                 * @default true
                 */
                enabled?: boolean;
                /**
                 * @description Who may read traces: one of these keys is required for `/ui/` and `/api/traces`. Default: `server.keys`.
                 * @example [
                 *       "${VIEWER_KEY}"
                 *     ]
                 */
                keys?: string[];
            };
            /** @description What the gateway logs. */
            log?: {
                /**
                 * @description The least severe events that are logged, to stderr.
                 * @default info
                 * @enum {string}
                 */
                level?: "trace" | "debug" | "info" | "warn" | "error" | "silent";
            };
            /** @description Exports spans and metrics of model requests by OTLP over HTTP, named by the OpenTelemetry semantic conventions for generative AI. Needs packages that are not installed with Louter. */
            otel?: {
                /**
                 * @description The base URL of a collector, such as `http://127.0.0.1:4318`; `/v1/traces` and `/v1/metrics` are appended.
                 * @example http://127.0.0.1:4318
                 */
                endpoint: string;
                /**
                 * @description Header fields of its requests, such as a credential.
                 * @default {}
                 * @example {
                 *       "authorization": "Bearer ${COLLECTOR_KEY}"
                 *     }
                 */
                headers?: {
                    [key: string]: string;
                };
                /**
                 * @description Whether spans contain messages, secrets redacted.
                 * @default false
                 */
                content?: boolean;
            };
            /** @description Timeouts and limits of requests. A backend may override them. */
            limits?: {
                /**
                 * @description How long a connection to a backend may take to open.
                 * @default 10s
                 */
                connect_timeout?: components["schemas"]["Duration"];
                /**
                 * @description How long a backend may take to begin its response. Default: 300s for streams, 600s for other responses.
                 * @example 300s
                 */
                first_byte_timeout?: components["schemas"]["Duration"];
                /**
                 * @description The same for a target that is not the last of its list.
                 * @default 60s
                 */
                fallback_first_byte_timeout?: components["schemas"]["Duration"];
                /**
                 * @description How long a backend may send nothing in the middle of its response.
                 * @default 300s
                 */
                idle_timeout?: components["schemas"]["Duration"];
                /**
                 * @description How long a request may take as a whole.
                 * @default 3600s
                 */
                total_timeout?: components["schemas"]["Duration"];
                /**
                 * @description The maximum number of in-flight requests.
                 * @default 1000
                 */
                max_concurrent?: number;
                /**
                 * @description The maximum size of all in-flight request bodies together; less if the heap of the process is small.
                 * @default 512MiB
                 */
                max_inflight_bytes?: components["schemas"]["Size"];
                /**
                 * @description A keep-alive is sent to a client after this much silence; `0s`: never.
                 * @default 15s
                 */
                keepalive?: components["schemas"]["Duration"];
            };
            /** @description Images, audio and documents in requests. */
            media?: {
                /**
                 * @description Whether Louter fetches media URLs for backends that require the bytes.
                 * @default false
                 */
                fetch?: boolean;
            };
            /** @description Searches of the web that Louter runs for models whose servers run none, when a client offers the search of its own vendor. */
            search?: {
                /**
                 * @description Who searches.
                 * @enum {string}
                 */
                provider: "searxng" | "brave" | "tavily" | "exa";
                /**
                 * @description The base URL of its API. Required for `searxng`; default: the API of the provider.
                 * @example http://127.0.0.1:8888
                 */
                base_url?: string;
                /**
                 * @description Its key. `searxng` needs none.
                 * @example ${BRAVE_KEY}
                 */
                api_key?: string;
                /**
                 * @description How often one request may search; less where the client sets a lower limit.
                 * @default 5
                 */
                max_uses?: number;
                /**
                 * @description How many pages the model is given of a search.
                 * @default 5
                 */
                max_results?: number;
                /**
                 * @description How long a search may take.
                 * @default 10s
                 */
                timeout?: components["schemas"]["Duration"];
                /**
                 * @description What a search costs, in US dollars; written into the note on it in the trace.
                 * @example 0.005
                 */
                price?: number;
            };
            /** @description Keys of clients by name, each with its rights and limits. `louter keys create NAME` adds one. */
            keys?: {
                [key: string]: components["schemas"]["KeyConfiguration"];
            };
            /** @description Backends by name. */
            backends?: {
                [key: string]: components["schemas"]["BackendConfiguration"];
            };
            /** @description Properties of models, by their name at the vendor, without the name of the backend; overrides the built-in table. */
            model_data?: {
                [key: string]: components["schemas"]["ModelData"];
            };
            /** @description Defaults of `louter run`, by agent. */
            run?: {
                claude?: components["schemas"]["RunConfiguration"];
                codex?: components["schemas"]["RunConfiguration"];
                gemini?: components["schemas"]["RunConfiguration"];
                qwen?: components["schemas"]["RunConfiguration"];
                opencode?: components["schemas"]["RunConfiguration"];
                pi?: components["schemas"]["RunConfiguration"];
                cline?: components["schemas"]["RunConfiguration"];
                copilot?: components["schemas"]["RunConfiguration"];
                droid?: components["schemas"]["RunConfiguration"];
                kimi?: components["schemas"]["RunConfiguration"];
                goose?: components["schemas"]["RunConfiguration"];
                crush?: components["schemas"]["RunConfiguration"];
                kilo?: components["schemas"]["RunConfiguration"];
            };
            /** @description Rows that choose targets by what a request contains, tried in order before `[models]`: the first whose conditions all hold. */
            routes?: components["schemas"]["RouteRow"][];
            /** @description Maps the requested model (`*` matches any characters) to `backend/model`; of a list, the first target that supports the request and whose context window holds it. */
            models?: {
                [key: string]: components["schemas"]["ModelTarget"] | components["schemas"]["ModelTarget"][];
            };
        };
        /** @description A key of a client: `sha256` or `key`, and what it may do. Windows of limits are those of UTC: a minute begins at second 0, a day at midnight, a week on Monday, a month on its first day. */
        KeyConfiguration: {
            /**
             * @description The SHA-256 digest of the key, in hexadecimal.
             * @example b133a0c0e9bee3be20163d2ad31d6248db292aa6dcb1ee087a2aa50e0fc75ae2
             */
            sha256?: string;
            /**
             * @description The key itself, usually from a variable: `${NAME}`.
             * @example ${ALICE_KEY}
             */
            key?: string;
            /**
             * @description The models that clients may request with it; `*` matches any characters. Default: all.
             * @example [
             *       "claude-*"
             *     ]
             */
            models?: string[];
            /**
             * @description The backends that its requests may be sent to. Default: all.
             * @example [
             *       "local"
             *     ]
             */
            backends?: string[];
            /**
             * @description Requests per minute.
             * @example 60
             */
            rpm?: number;
            /**
             * @description Tokens per minute, input and output together.
             * @example 200000
             */
            tpm?: number;
            /**
             * @description The maximum number of its in-flight requests, for each gateway process.
             * @example 8
             */
            max_concurrent?: number;
            /**
             * @description What requests with the key may cost together.
             * @example {
             *       "usd": 50,
             *       "per": "month"
             *     }
             */
            budget?: components["schemas"]["KeyBudget"];
            /**
             * @description When it stops working: a date and time with its offset (RFC 3339).
             * @example 2027-12-31T00:00:00Z
             */
            expires?: string | JsonObject;
            /**
             * @description `use`: send requests to models; `view`: read traces; `delete`: delete sessions on the page, with `view`. Default: `["use"]`.
             * @example [
             *       "use",
             *       "view"
             *     ]
             */
            may?: ("use" | "view" | "delete")[];
        };
        /** @description What requests with a key may cost together. */
        KeyBudget: {
            /**
             * @description US dollars.
             * @example 50
             */
            usd: number;
            /**
             * @description The period after which it begins again.
             * @enum {string}
             */
            per: "day" | "week" | "month";
        };
        /** @description US dollars per million tokens. The price of tokens read from or written to a cache is that of other input where it is absent. */
        ModelPrice: {
            /**
             * @description Of input that was not read from a cache.
             * @example 0.2
             */
            input: number;
            /**
             * @description Of output, including reasoning.
             * @example 0.8
             */
            output: number;
            /**
             * @description Of input that was read from a cache.
             * @example 0.02
             */
            cache_read?: number;
            /**
             * @description Of input that was written to a cache for 5 minutes, or for another time than 1 hour.
             * @example 0.25
             */
            cache_write_5m?: number;
            /**
             * @description Of input that was written to a cache for 1 hour.
             * @example 0.4
             */
            cache_write_1h?: number;
        };
        /** @enum {string} */
        ReadyCondition: "backends" | "configuration";
        /** @description How `louter run` starts an agent. */
        RunConfiguration: {
            /**
             * @description The model that the agent requests. Default: the choice of the agent.
             * @example qwen3-coder
             */
            model?: string;
            /**
             * @description Arguments of the agent before those of the command line.
             * @default []
             * @example [
             *       "--verbose"
             *     ]
             */
            args?: string[];
            /**
             * @description Whether the agent sends its own credential, for a backend with `api_key = "client"`. Default: if the backend of the model has that setting.
             * @example true
             */
            keep_login?: boolean;
        };
        /** @description A row of `[[routes]]`. */
        RouteRow: {
            /**
             * @description Letters, digits, hyphens and underscores. It is in traces and messages. Default: the number of the row.
             * @example long
             */
            name?: string;
            /**
             * @description What must hold for a request. Default: the row is for every request.
             * @example {
             *       "model": "claude-*",
             *       "input_tokens": ">60000"
             *     }
             */
            when?: components["schemas"]["RouteConditions"];
            /**
             * @description Where the request goes; of a list, the first target that supports it and whose context window holds it, then the next on failure.
             * @example [
             *       "gemini/gemini-3-pro",
             *       "anthropic/*"
             *     ]
             */
            to: components["schemas"]["ModelTarget"] | components["schemas"]["ModelTarget"][];
            /**
             * @description How much the model reasons, in place of what the client asks for. Default: as the client asks.
             * @example low
             * @enum {string}
             */
            effort?: "minimal" | "low" | "medium" | "high" | "xhigh" | "max";
            /**
             * @description The maximum number of output tokens: a request that sets a higher limit or none gets this one. Default: as the client asks.
             * @example 8000
             */
            max_tokens?: number;
            /**
             * @description `false` disables reasoning; `true` asks for it (effort `medium`) where the client does not. Default: as the client asks.
             * @example false
             */
            thinking?: boolean;
            /**
             * @description Whether a conversation stays on the target that answered it last, while that is available.
             * @default true
             */
            sticky?: boolean;
            /**
             * @description Whether the next target continues a streamed answer that breaks after the client received some of it, once at most and not after a tool call has begun.
             * @default false
             */
            continue?: boolean;
            /**
             * @description Overrides `prompt_cache` of the backend. Default: as the backend sets it.
             * @example off
             * @enum {string}
             */
            prompt_cache?: "auto" | "off";
        };
        /** @description What must hold for a request, all together. Lists hold if one of their elements does. */
        RouteConditions: {
            /**
             * @description The requested model; `*` matches any characters.
             * @example claude-*
             */
            model?: components["schemas"]["OneOrMore"];
            /**
             * @description The estimated number of input tokens: `">60000"`, `">=60000"`, `"<8000"`, `"<=8000"` or a range such as `"8000-60000"`.
             * @example >60000
             */
            input_tokens?: string | number;
            /**
             * @description Whether the request asks for reasoning.
             * @example true
             */
            thinking?: boolean;
            /**
             * @description Whether a subagent sent it, as Claude Code, Codex and OpenCode mark it.
             * @example true
             */
            subagent?: boolean;
            /**
             * @description Whether the agent sent it for itself, such as for a title, as Claude Code and Codex mark it.
             * @example true
             */
            background?: boolean;
            /**
             * @description Whether the request declares tools.
             * @example true
             */
            tools?: boolean;
            /**
             * @description The name of a tool that it declares; `*` matches any characters. Tools that vendors run are `web_search`, `web_fetch` and `code_execution` in all protocols.
             * @example web_search
             */
            tool?: components["schemas"]["OneOrMore"];
            /**
             * @description Whether its messages contain an image.
             * @example true
             */
            image?: boolean;
            /**
             * @description Whether its messages contain a document.
             * @example true
             */
            document?: boolean;
            /**
             * @description The protocol of the client: anthropic, openai-chat, openai-responses, gemini, gemini-interactions or ollama.
             * @example anthropic
             */
            protocol?: components["schemas"]["OneOrMore"];
            /**
             * @description The agent that sent it, such as `claude-code` or `codex`.
             * @example claude-code
             */
            agent?: components["schemas"]["OneOrMore"];
            /**
             * @description The name of the key that the client sent, of those in `[keys]`.
             * @example alice
             */
            key?: components["schemas"]["OneOrMore"];
            /**
             * @description Header fields by name, each with its value; `*` matches any characters.
             * @example {}
             */
            header?: {
                [key: string]: string;
            };
        };
        OneOrMore: string | string[];
        /** @description `backend/model`; a `*` for the model keeps the requested name. */
        ModelTarget: string;
        /** @description A number and its unit: ms, s, m, h or d. */
        Duration: string;
        /** @description A number and its unit: B, KiB, MiB or GiB. */
        Size: string;
        /** @description A backend: one server that answers model requests. */
        BackendConfiguration: {
            /**
             * @description The API of the backend. `replay` answers from recordings.
             * @example openai-chat
             * @enum {string}
             */
            protocol: "anthropic" | "openai-chat" | "openai-responses" | "gemini" | "gemini-interactions" | "ollama" | "openai-completions" | "replay";
            /**
             * @description As for the vendor's SDK: with /v1 for openai-*, without for the others. Default: the vendor's own.
             * @example http://127.0.0.1:8000/v1
             */
            base_url?: string;
            /**
             * @description The credential that Louter sends to the backend. `client` forwards the credential of the caller. Absent: none is sent.
             * @example ${VLLM_KEY}
             */
            api_key?: string;
            /**
             * @description In place of `api_key`: several keys of the same vendor. A conversation stays with the key that answered it last, new ones take the keys in turn, and a key that is refused, has no credit or quota left, or must wait is passed over. All of them are tried before the next target.
             * @example [
             *       "${KEY_A}",
             *       "${KEY_B}"
             *     ]
             */
            api_keys?: string[];
            /**
             * @description In place of `api_key`: a program with its arguments, which prints the credential. It is run without a shell, for at most ten seconds, with its standard input closed. The first line that it prints is the credential, or all of it is JSON: `{"api_key": …, "expires_at": …}`, the ExecCredential of Kubernetes, or what `aws configure export-credentials` prints. It is run again when the credential expires, after `api_key_ttl`, and after a 401. The arguments can be seen in the list of processes: they must hold no secret. Only in a configuration file that was named, or in that of the user's folder.
             * @example [
             *       "gcloud",
             *       "auth",
             *       "print-access-token"
             *     ]
             */
            api_key_command?: string[];
            /**
             * @description How long the credential of `api_key_command` is used, where it does not expire before. Default: until it expires, or 5m if the command does not state when.
             * @example 50m
             */
            api_key_ttl?: components["schemas"]["Duration"];
            /**
             * @description The cloud that serves the models: Azure (OpenAI, and Claude in Foundry), Amazon Bedrock or Google's Vertex AI. Default: by the host of `base_url`. Without `api_key` and `api_key_command` the credential is that of the cloud's own package, which has to be installed.
             * @example bedrock
             * @enum {string}
             */
            platform?: "azure" | "bedrock" | "vertex";
            /**
             * @description For `bedrock`: the region of AWS. Default: that in the host of `base_url`.
             * @example us-east-1
             */
            region?: string;
            /**
             * @description For `bedrock`: the profile of the shared AWS files. Default: `AWS_PROFILE`, or their default.
             * @example work
             */
            profile?: string;
            /**
             * @description For `vertex`: the id of the project in Google Cloud. Absent: express mode, with protocol `gemini` and `api_key`.
             * @example my-project
             */
            project?: string;
            /**
             * @description For `vertex`: a region, `us`, `eu` or `global`. Default: `global`.
             * @example us-east5
             */
            location?: string;
            /**
             * @description For `azure`: the version of the API. Absent: the v1 API.
             * @example 2024-10-21
             */
            api_version?: string;
            /**
             * @description For `azure`: the name of the deployment. Default: the name of the model.
             * @example my-gpt
             */
            deployment?: string;
            /**
             * @description The outgoing proxy on the way to the backend, also if that is on this machine: an `http://`, `https://` or `socks5://` URL, with user and password if it requires them, or `off`. Default: as `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY` have it, which never concern this machine.
             * @example http://user:${PROXY_PASSWORD}@proxy.example:3128
             */
            proxy?: string;
            /**
             * @description False: no credential is sent. True: `api_key`, `api_keys` or `api_key_command` must be set.
             * @example false
             */
            requires_auth?: boolean;
            /**
             * @description The format of tool calls in the model's text. Absent: the backend's API returns structured tool calls.
             * @example qwen
             * @enum {string}
             */
            dialect?: "harmony" | "qwen" | "gemma3" | "gemma4" | "functiongemma" | "json" | "kimi" | "glm" | "deepseek" | "mistral" | "llama" | "minimax" | "hunyuan" | "pythonic" | "cohere";
            /**
             * @description `tags`: reasoning is between <think> and </think>; `open`: the text starts inside of it.
             * @default none
             * @enum {string}
             */
            thinking?: "none" | "tags" | "open";
            /**
             * @description Whether tools are sent in the API's own field or described in the prompt. Default: as the dialect needs it.
             * @example native
             * @enum {string}
             */
            tools?: "native" | "prompt";
            /**
             * @description Whether an answer that ends with calls of offered tools in the form of another dialect is read as that dialect, when the configured one finds no call and the answer is translated. Default: true, except at the vendor's own address.
             * @example false
             */
            dialect_detection?: boolean;
            /**
             * @description The supported features; others are never sent. With `reasoning`, every model accepts the effort field of the protocol. Absent: everything the protocol supports.
             * @example [
             *       "tools",
             *       "reasoning"
             *     ]
             */
            capabilities?: ("tools" | "vision" | "reasoning" | "json-schema" | "audio" | "documents")[];
            /**
             * @description `baseline` passes bytes through, `proxy` translates always, `auto` translates where it is necessary.
             * @default auto
             * @enum {string}
             */
            mode?: "auto" | "baseline" | "proxy";
            /**
             * @description HTTP headers of every request.
             * @default {}
             * @example {
             *       "team": "blue"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description The fixture folder of a replay backend. Default: the fixtures that come with Louter.
             * @example ./my-fixtures
             */
            fixtures?: string;
            /**
             * @description How streamed requests are sent: over HTTP, or as messages of a WebSocket, for backends of protocol `openai-responses` that have one. Over HTTP where the backend refuses it, or breaks it before the response begins.
             * @default http
             * @enum {string}
             */
            transport?: "http" | "websocket";
            /**
             * @description How detailed the prompt describes tools, for dialects that describe them there; `terse` takes one line per tool.
             * @default full
             * @enum {string}
             */
            prompt_style?: "full" | "terse";
            /**
             * @description A requested name that the backend lists is that model: after exact names of `[models]`, before its patterns. Of several backends with this key the first in the file is used. The list is requested with the first request whose name is no exact one, then about once a minute; while it is not known, the patterns decide. `louter init` writes this for the servers of this machine.
             * @default false
             * @example true
             */
            listed_first?: boolean;
            /**
             * @description `auto`: a translated request gets what its vendor needs to find the conversation in its prompt cache: marks (`cache_control`) for backends of protocol `anthropic` and `anthropic/*` models of OpenRouter, where the client set none, and a `prompt_cache_key` for OpenAI. `off`: nothing is added; what the client set is carried over in any case.
             * @default auto
             * @enum {string}
             */
            prompt_cache?: "auto" | "off";
            /**
             * @description How often a request to the last target is sent again after a failure, before the client has received anything. Default for replay: 0.
             * @default 2
             */
            retries?: number;
            /**
             * @description Overrides `limits.connect_timeout` for this backend.
             * @example 10s
             */
            connect_timeout?: components["schemas"]["Duration"];
            /**
             * @description Overrides `limits.first_byte_timeout` for this backend.
             * @example 300s
             */
            first_byte_timeout?: components["schemas"]["Duration"];
            /**
             * @description Overrides `limits.fallback_first_byte_timeout` for this backend.
             * @example 60s
             */
            fallback_first_byte_timeout?: components["schemas"]["Duration"];
            /**
             * @description Overrides `limits.idle_timeout` for this backend.
             * @example 300s
             */
            idle_timeout?: components["schemas"]["Duration"];
            /**
             * @description Overrides `limits.total_timeout` for this backend.
             * @example 3600s
             */
            total_timeout?: components["schemas"]["Duration"];
            /**
             * @description The maximum number of in-flight requests to this backend; further ones go to the next target, or get a 503. Default: `limits.max_concurrent`.
             * @example 4
             */
            max_concurrent?: number;
            /**
             * @description Overrides `limits.keepalive` for this backend.
             * @example 15s
             */
            keepalive?: components["schemas"]["Duration"];
        };
        /** @description Properties of a model; those that are absent are taken from the built-in table. */
        ModelData: {
            /**
             * @description The maximum of input and output together, in tokens.
             * @example 262144
             */
            context_window?: number;
            /**
             * @description The maximum of output, in tokens.
             * @example 65536
             */
            max_output?: number;
            /**
             * @description How reasoning is requested.
             * @example effort
             * @enum {string}
             */
            reasoning?: "none" | "effort" | "budget" | "adaptive" | "level";
            /**
             * @description Whether reasoning of earlier turns is sent back. `required`: also that of clients that cannot return it, and a blank where a call has none.
             * @example allowed
             * @enum {string}
             */
            reasoning_echo?: "required" | "allowed" | "refused";
            /**
             * @description Whether temperature, top_p and top_k are accepted.
             * @example fixed
             * @enum {string}
             */
            sampling?: "free" | "fixed";
            /**
             * @description The field of OpenAI Chat that limits output tokens.
             * @example max_completion_tokens
             * @enum {string}
             */
            max_tokens_field?: "max_tokens" | "max_completion_tokens";
            /**
             * @description Whether messages of role developer are accepted.
             * @example yes
             * @enum {string}
             */
            developer_role?: "yes" | "no";
            /**
             * @description Whether system messages are accepted in mid-conversation.
             * @example no
             * @enum {string}
             */
            system_turns?: "yes" | "no";
            /**
             * @description Whether assistant messages with empty text are accepted.
             * @example no
             * @enum {string}
             */
            empty_answers?: "yes" | "no";
            /**
             * @description Whether Gemini accepts contents of role function or tool.
             * @example no
             * @enum {string}
             */
            tool_role?: "yes" | "no";
            /**
             * @description Whether a tool call of an earlier turn must carry its signature.
             * @example required
             * @enum {string}
             */
            call_seals?: "required" | "optional";
            /**
             * @description The minimum of reasoning; off: reasoning can be disabled, between-tools: only reasoning before the answer can.
             * @example low
             * @enum {string}
             */
            least_reasoning?: "off" | "minimal" | "low" | "between-tools";
            /**
             * @description When an Anthropic model can be forced to call a tool.
             * @example without-thinking
             * @enum {string}
             */
            forced_tools?: "while-thinking" | "without-thinking" | "never";
            /**
             * @description How the server continues an assistant message at the end of a request: `last-message` always does, `continue-final-message` where the request has that field (vLLM, SGLang), `prefix` and `partial` where the message has that field (Mistral, DeepSeek; Moonshot, Alibaba), `none` never. Only `continue` of `[[routes]]` needs it. Default: last-message for Ollama and for Claude up to 4.5, else none.
             * @example continue-final-message
             * @enum {string}
             */
            prefill?: "last-message" | "continue-final-message" | "prefix" | "partial" | "none";
            /**
             * @description The tools that the server runs itself; clients of other protocols use them, too, and requests of its own protocol are sent without the others. Default for other protocols: all on the own hosts of Anthropic, OpenAI, Azure OpenAI and Google, none elsewhere; for its own: whatever the client declares.
             * @example [
             *       "web-search",
             *       "web-fetch"
             *     ]
             */
            server_tools?: ("web-search" | "web-fetch" | "code-execution" | "tool-search")[];
            /**
             * @description The field of OpenAI Chat in which the server takes a search of the web. Known of search models of OpenAI and of OpenRouter.
             * @example plugins
             * @enum {string}
             */
            search_field?: "web_search_options" | "plugins";
            /**
             * @description Whether the server takes the field `prompt_cache_key` of OpenAI's protocols. Default: true on the own hosts of OpenAI and Azure.
             * @example true
             */
            prompt_cache_key?: boolean;
            /**
             * @description The shortest prompt that a server of protocol `anthropic` caches, in tokens. Default: 1024 for models that are not in the built-in table.
             * @example 1024
             */
            min_cache_tokens?: number;
            /**
             * @description The largest budget for reasoning, in tokens.
             * @example 32768
             */
            max_reasoning?: number;
            /**
             * @description The format of tool calls in the text of this model; `none`: its server returns structured tool calls. Default: the dialect of the backend.
             * @example glm
             * @enum {string}
             */
            dialect?: "none" | "harmony" | "qwen" | "gemma3" | "gemma4" | "functiongemma" | "json" | "kimi" | "glm" | "deepseek" | "mistral" | "llama" | "minimax" | "hunyuan" | "pythonic" | "cohere";
            /**
             * @description Where this model writes reasoning. Default: the thinking of the backend.
             * @example tags
             * @enum {string}
             */
            thinking?: "none" | "tags" | "open";
            /**
             * @description Where the tools of this model are described. Default: the tools of the backend, or as its dialect needs it.
             * @example native
             * @enum {string}
             */
            tools?: "native" | "prompt";
            /**
             * @description How detailed the prompt describes tools, for dialects that describe them there. Default: the prompt_style of the backend.
             * @example terse
             * @enum {string}
             */
            prompt_style?: "full" | "terse";
            /**
             * @description US dollars per million tokens.
             * @example {
             *       "input": 0.2,
             *       "output": 0.8
             *     }
             */
            price?: components["schemas"]["ModelPrice"];
        };
    };
    responses: {
        /** @description The error and its remedy */
        OwnError: {
            headers: {
                [name: string]: JsonValue;
            };
            content: {
                "application/json": components["schemas"]["OwnError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type OwnError = components['schemas']['OwnError'];
export type RunStart = components['schemas']['RunStart'];
export type StartedRun = components['schemas']['StartedRun'];
export type RunError = components['schemas']['RunError'];
export type RunEnd = components['schemas']['RunEnd'];
export type EndedRun = components['schemas']['EndedRun'];
export type SessionStart = components['schemas']['SessionStart'];
export type StartedSession = components['schemas']['StartedSession'];
export type EndedSession = components['schemas']['EndedSession'];
export type SessionState = components['schemas']['SessionState'];
export type SessionCode = components['schemas']['SessionCode'];
export type Health = components['schemas']['Health'];
export type Readiness = components['schemas']['Readiness'];
export type Diagnostics = components['schemas']['Diagnostics'];
export type Doctor = components['schemas']['Doctor'];
export type DoctorPart = components['schemas']['DoctorPart'];
export type ConformanceReport = components['schemas']['ConformanceReport'];
export type ConformanceCounts = components['schemas']['ConformanceCounts'];
export type ProtocolConformance = components['schemas']['ProtocolConformance'];
export type ConformanceResult = components['schemas']['ConformanceResult'];
export type ConformanceViolation = components['schemas']['ConformanceViolation'];
export type Reloads = components['schemas']['Reloads'];
export type ReloadRecord = components['schemas']['ReloadRecord'];
export type ReloadResult = components['schemas']['ReloadResult'];
export type DiagnosticFinding = components['schemas']['DiagnosticFinding'];
export type BackendState = components['schemas']['BackendState'];
export type AccountPause = components['schemas']['AccountPause'];
export type BackendReach = components['schemas']['BackendReach'];
export type SelfTest = components['schemas']['SelfTest'];
export type BackendProbe = components['schemas']['BackendProbe'];
export type StoreState = components['schemas']['StoreState'];
export type Unreachable = components['schemas']['Unreachable'];
export type TraceList = components['schemas']['TraceList'];
export type TraceSummary = components['schemas']['TraceSummary'];
export type TraceStatus = components['schemas']['TraceStatus'];
export type TraceOutcome = components['schemas']['TraceOutcome'];
export type TraceProblem = components['schemas']['TraceProblem'];
export type TraceMode = components['schemas']['TraceMode'];
export type TraceTiming = components['schemas']['TraceTiming'];
export type TraceUsage = components['schemas']['TraceUsage'];
export type TraceBody = components['schemas']['TraceBody'];
export type TraceHeaders = components['schemas']['TraceHeaders'];
export type TraceResponse = components['schemas']['TraceResponse'];
export type TraceAttempt = components['schemas']['TraceAttempt'];
export type TraceLoss = components['schemas']['TraceLoss'];
export type TraceNote = components['schemas']['TraceNote'];
export type TraceViolation = components['schemas']['TraceViolation'];
export type TraceChecks = components['schemas']['TraceChecks'];
export type LegVerdict = components['schemas']['LegVerdict'];
export type CheckFinding = components['schemas']['CheckFinding'];
export type Trace = components['schemas']['Trace'];
export type TraceHead = components['schemas']['TraceHead'];
export type TraceLeg = components['schemas']['TraceLeg'];
export type TraceChain = components['schemas']['TraceChain'];
export type TraceEnding = components['schemas']['TraceEnding'];
export type TraceEvents = components['schemas']['TraceEvents'];
export type LiveDelta = components['schemas']['LiveDelta'];
export type CoreDifference = components['schemas']['CoreDifference'];
export type CorePlace = components['schemas']['CorePlace'];
export type TraceTranslation = components['schemas']['TraceTranslation'];
export type TranslatedLeg = components['schemas']['TranslatedLeg'];
export type RequestDiff = components['schemas']['RequestDiff'];
export type PrefixComparison = components['schemas']['PrefixComparison'];
export type PrefixUsage = components['schemas']['PrefixUsage'];
export type TraceCounts = components['schemas']['TraceCounts'];
export type ConversationList = components['schemas']['ConversationList'];
export type ConversationSummary = components['schemas']['ConversationSummary'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationAdvice = components['schemas']['ConversationAdvice'];
export type ConversationUsage = components['schemas']['ConversationUsage'];
export type ConversationTurn = components['schemas']['ConversationTurn'];
export type MessageHead = components['schemas']['MessageHead'];
export type ConversationCall = components['schemas']['ConversationCall'];
export type Facets = components['schemas']['Facets'];
export type Usage = components['schemas']['Usage'];
export type UsageTotals = components['schemas']['UsageTotals'];
export type FacetValues = components['schemas']['FacetValues'];
export type RunList = components['schemas']['RunList'];
export type TraceBackend = components['schemas']['TraceBackend'];
export type ComparisonList = components['schemas']['ComparisonList'];
export type RunComparison = components['schemas']['RunComparison'];
export type Aggregate = components['schemas']['Aggregate'];
export type Percentiles = components['schemas']['Percentiles'];
export type Verdict = components['schemas']['Verdict'];
export type Finding = components['schemas']['Finding'];
export type Configuration = components['schemas']['Configuration'];
export type KeyConfiguration = components['schemas']['KeyConfiguration'];
export type KeyBudget = components['schemas']['KeyBudget'];
export type ModelPrice = components['schemas']['ModelPrice'];
export type ReadyCondition = components['schemas']['ReadyCondition'];
export type RunConfiguration = components['schemas']['RunConfiguration'];
export type RouteRow = components['schemas']['RouteRow'];
export type RouteConditions = components['schemas']['RouteConditions'];
export type OneOrMore = components['schemas']['OneOrMore'];
export type ModelTarget = components['schemas']['ModelTarget'];
export type Duration = components['schemas']['Duration'];
export type Size = components['schemas']['Size'];
export type BackendConfiguration = components['schemas']['BackendConfiguration'];
export type ModelData = components['schemas']['ModelData'];
export type ResponseOwnError = components['responses']['OwnError'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
