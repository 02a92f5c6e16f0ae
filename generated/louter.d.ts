// Made by scripts/codegen.ts from specs/louter.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there is a gateway at all, for clients that look before they ask. Needs no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description There is */
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the gateway takes requests. Needs no key. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It does */
                200: {
                    headers: {
                        [name: string]: JsonValue;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                /** @description It is draining */
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
    "/api/diagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the gateway is, what it can reach and how its trace store is doing. Holds no secret. */
        get: {
            parameters: {
                query?: never;
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
                    /** @description Words that must all hold: `status:ok`, `model:NAME`, `backend:NAME`, `protocol:NAME`, `tool:NAME`, `run:NAME`, `case:NAME`, `since:1h`. */
                    filter?: string;
                    run?: string;
                    case?: string;
                    /** @description At most this many. */
                    limit?: number;
                    /** @description The `next` of the page before. */
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
        /** One trace, whole. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The id or a unique beginning of it. */
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
                        "application/json": components["schemas"]["Trace"];
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
    "/api/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two runs, exchange by exchange. */
        get: {
            parameters: {
                query: {
                    /** @description The run taken as the baseline. */
                    a: string;
                    /** @description The run compared with it. */
                    b: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The findings */
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
                trace_id?: string;
            };
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "draining";
            version: string;
        };
        Diagnostics: {
            version: string;
            node: string;
            uptime_ms: number;
            /** @description Exchanges under way. */
            active: number;
            /** @description The file; null for the embedded default. */
            config: string | null;
            backends: components["schemas"]["BackendState"][];
            models: {
                pattern: string;
                targets: string[];
            }[];
            traces: components["schemas"]["StoreState"];
        };
        BackendState: {
            name: string;
            protocol: string;
            /** @description Without credentials; null for a replay. */
            base_url: string | null;
            dialect: string | null;
            mode?: string;
            /** @enum {string} */
            circuit?: "closed" | "half-open" | "open";
            last_error?: string | null;
        };
        StoreState: {
            /** @description Where traces go, credentials left out; null when they are off. */
            store: string | null;
            /** @enum {string} */
            state: "off" | "ok" | "degraded" | "failed";
            last_error?: string | null;
            queued_exchanges?: number;
            queued_bytes?: number;
            written?: number;
            lost_bodies?: number;
            lost_exchanges?: number;
        };
        TraceList: {
            traces: components["schemas"]["TraceSummary"][];
            /** @description What `before` takes for the next page; null on the last. */
            next: string | null;
        };
        TraceSummary: {
            trace_id: string;
            /** @description ISO 8601 in UTC with milliseconds. */
            started_at: string;
            status: components["schemas"]["TraceStatus"];
            http_status?: number | null;
            mode: components["schemas"]["TraceMode"];
            /** @description The client's protocol. */
            frontend: string;
            /** @description The name of the backend; null when routing failed. */
            backend: string | null;
            dialect?: string | null;
            model: {
                asked: string | null;
                routed: string | null;
            };
            /** @description Why the answer ended, in Core's word. */
            finish?: string | null;
            run?: string | null;
            case?: string | null;
            losses: number;
            notes?: number;
            /** @description Tools called in the answer. */
            tools?: string[];
            conversation?: string | null;
            error?: string | null;
            timing: components["schemas"]["TraceTiming"];
            usage: components["schemas"]["TraceUsage"];
        };
        /**
         * @description How it ended; null while it is under way.
         * @enum {string|null}
         */
        TraceStatus: "ok" | "client-error" | "upstream-error" | "proxy-error" | "aborted" | "interrupted" | null;
        /** @enum {string|null} */
        TraceMode: "baseline" | "proxy" | null;
        /** @description Milliseconds since the exchange began. */
        TraceTiming: {
            first_byte_ms: number | null;
            first_token_ms: number | null;
            total_ms: number | null;
        };
        /** @description Tokens. Totals include their parts; what is not known is null. */
        TraceUsage: null | {
            input: number | null;
            output: number | null;
            cache_read: number | null;
            cache_write: number | null;
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
            error: string | null;
            reason: string | null;
        };
        TraceLoss: {
            /** @description JSON Pointer into the wire body. */
            path: string;
            what: string;
            instead: string | null;
        };
        TraceNote: {
            what: string;
            saw?: string | null;
            made?: string | null;
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
        Trace: {
            /** @constant */
            format: 1;
            trace_id: string;
            run: string | null;
            case: string | null;
            mode: components["schemas"]["TraceMode"];
            started_at: string;
            frontend: {
                protocol: string;
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
            timing: components["schemas"]["TraceTiming"];
            usage: components["schemas"]["TraceUsage"];
            status: components["schemas"]["TraceStatus"];
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
        RunComparison: {
            a: string;
            b: string;
            verdict: components["schemas"]["Verdict"];
            cases: {
                case: string | null;
                verdict: components["schemas"]["Verdict"];
                findings: components["schemas"]["Finding"][];
            }[];
        };
        /** @enum {string} */
        Verdict: "same" | "proxy-bug" | "agent-or-backend" | "baseline-only" | "inconclusive";
        Finding: {
            /** @enum {string} */
            severity: "critical" | "warning" | "info";
            what: string;
            trace_a?: string | null;
            trace_b?: string | null;
            path?: string | null;
        };
        /** @description The configuration file. What is not there has its default. */
        Configuration: {
            server?: {
                /**
                 * @description The address to listen on. Another than loopback needs `keys`.
                 * @default 127.0.0.1
                 */
                host?: string;
                /** @description 0: any free port. Absent: the first free one from 8787 on. */
                port?: number;
                /** @description What a client must present. */
                keys?: string[];
                /** @description The largest request body. */
                max_body?: components["schemas"]["Size"];
            };
            traces?: {
                /**
                 * @description `file:PATH` beside the configuration, `postgresql://…`, or `off`.
                 * @default file:louter.db
                 */
                url?: string;
                /**
                 * @description Whether raw bodies are kept.
                 * @default full
                 * @enum {string}
                 */
                bodies?: "full" | "metadata";
                /** @description Bodies older than this are pruned. */
                keep?: components["schemas"]["Duration"];
                /** @description Traces older than this are pruned. */
                keep_metadata?: components["schemas"]["Duration"];
                /** @description What all bodies together may take. */
                max_size?: components["schemas"]["Size"];
            };
            log?: {
                /**
                 * @default info
                 * @enum {string}
                 */
                level?: "trace" | "debug" | "info" | "warn" | "error" | "silent";
            };
            limits?: {
                connect_timeout?: components["schemas"]["Duration"];
                first_byte_timeout?: components["schemas"]["Duration"];
                idle_timeout?: components["schemas"]["Duration"];
                total_timeout?: components["schemas"]["Duration"];
                /** @description Exchanges under way at once. */
                max_concurrent?: number;
                /** @description Silence towards a client after which a keep-alive is sent; `0s`: never. */
                keepalive?: components["schemas"]["Duration"];
            };
            media?: {
                /**
                 * @description Whether a URL is fetched when a backend needs its bytes.
                 * @default false
                 */
                fetch?: boolean;
            };
            /** @description By the name that `models` uses. */
            backends?: {
                [key: string]: components["schemas"]["BackendConfiguration"];
            };
            /** @description What depends on a model, by its name at the vendor; overrides what Louter knows. */
            model_data?: {
                [key: string]: components["schemas"]["ModelData"];
            };
            /** @description What a client asks for, `*` standing for any characters, to `backend/model`; of a list the first that can carry the request. */
            models?: {
                [key: string]: components["schemas"]["ModelTarget"] | components["schemas"]["ModelTarget"][];
            };
        };
        /** @description `backend/model`; a `*` for the model keeps the client's name. */
        ModelTarget: string;
        /** @description A number and its unit: ms, s, m, h or d. */
        Duration: string;
        /** @description A number and its unit: B, KiB, MiB or GiB. */
        Size: string;
        BackendConfiguration: {
            /** @enum {string} */
            protocol: "anthropic" | "openai-chat" | "openai-responses" | "gemini" | "ollama" | "openai-completions" | "replay";
            /** @description As the vendor's SDK wants it: with /v1 for openai-*, without for the others. Absent: the vendor's own. */
            base_url?: string;
            /** @description `client` passes the caller's own on to this backend. */
            api_key?: string;
            /** @description False: no credential is sent. */
            requires_auth?: boolean;
            /**
             * @description How the model writes tool calls into its text. Absent: the backend's API speaks structured ones.
             * @enum {string}
             */
            dialect?: "harmony" | "qwen" | "gemma3" | "gemma4" | "functiongemma" | "json" | "kimi" | "glm" | "deepseek" | "mistral" | "llama" | "minimax";
            /**
             * @description Whether text holds <think>…</think>, or begins inside of it.
             * @default none
             * @enum {string}
             */
            thinking?: "none" | "tags" | "open";
            /**
             * @description Whether tools go in the API's own field or into the prompt.
             * @enum {string}
             */
            tools?: "native" | "prompt";
            /** @description What it can carry. Absent: everything its protocol can say. */
            capabilities?: ("tools" | "vision" | "reasoning" | "json-schema" | "audio" | "documents")[];
            /**
             * @default auto
             * @enum {string}
             */
            mode?: "auto" | "baseline" | "proxy";
            /** @description Sent with every request. */
            headers?: {
                [key: string]: string;
            };
            /** @description The folder a replay answers from. Absent: the fixtures that come with Louter. */
            fixtures?: string;
            /**
             * @default full
             * @enum {string}
             */
            prompt_style?: "full" | "terse";
            /** @default 2 */
            retries?: number;
            connect_timeout?: components["schemas"]["Duration"];
            first_byte_timeout?: components["schemas"]["Duration"];
            idle_timeout?: components["schemas"]["Duration"];
            total_timeout?: components["schemas"]["Duration"];
            max_concurrent?: number;
            keepalive?: components["schemas"]["Duration"];
        };
        ModelData: {
            /** @description Tokens. */
            context_window?: number;
            /** @description Tokens. */
            max_output?: number;
            /**
             * @description How it takes a wish for reasoning.
             * @enum {string}
             */
            reasoning?: "none" | "effort" | "budget" | "adaptive" | "level";
            /**
             * @description Whether reasoning of earlier turns is sent back.
             * @enum {string}
             */
            reasoning_echo?: "required" | "allowed" | "refused";
            /**
             * @description Whether it takes temperature, top_p and top_k.
             * @enum {string}
             */
            sampling?: "free" | "fixed";
            /**
             * @description The field in which OpenAI Chat takes the limit of output tokens.
             * @enum {string}
             */
            max_tokens_field?: "max_tokens" | "max_completion_tokens";
            /**
             * @description Whether a message of role developer is understood.
             * @enum {string}
             */
            developer_role?: "yes" | "no";
            /**
             * @description Whether a system message is taken in mid-conversation.
             * @enum {string}
             */
            system_turns?: "yes" | "no";
            /**
             * @description Whether a call of an earlier turn is refused without the seal it came with.
             * @enum {string}
             */
            call_seals?: "required" | "optional";
            /**
             * @description The least reasoning it can be held to; off: it can be kept from reasoning.
             * @enum {string}
             */
            least_reasoning?: "off" | "minimal" | "low";
            /** @description The largest budget for reasoning, in tokens. */
            max_reasoning?: number;
        };
    };
    responses: {
        /** @description What is wrong and what to do next */
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
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
