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
        /**
         * What the gateway knows of itself and how its trace store is doing. Holds no secret.
         * @description Asks no backend and tests nothing: what is found out only by trying is null.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `none`, which is what is done. */
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
         * The same, and what the gateway can reach and whether its translation is sound.
         * @description Asks every backend for its list of models, at once and for five seconds at most; nothing is generated. What was found is believed for ten seconds, and the self-test is done once.
         */
        post: {
            parameters: {
                query?: {
                    /** @description `none`: as with GET. */
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
                    /** @description Words that must all hold: `status:ok` or `status:error`, `model:NAME`, `backend:NAME`, `protocol:NAME`, `tool:NAME`, `run:NAME`, `case:NAME`, `latency:>5s`, `since:1h`, `before:1h`, `id:BEGINNING`, and `"some text"` for what was said. A value with blanks stands in quotes. */
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
                    /** @description The run taken as the baseline; several with commas between, or a beginning and `*`. */
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
            /** @description What `louter diagnostics` adds: the URL of the gateway that it asked; null where none ran and it looked itself. */
            gateway?: string | null;
            uptime_ms: number;
            /** @description Exchanges under way. */
            active: number;
            /** @description The file; null for the embedded default. */
            config: string | null;
            /** @description The configuration in force as `louter config check --json` tells it, secrets replaced. */
            settings: JsonObject;
            backends: components["schemas"]["BackendState"][];
            models: {
                pattern: string;
                targets: string[];
            }[];
            traces: components["schemas"]["StoreState"];
            /** @description Null where it was not asked for. */
            self_test: null | components["schemas"]["SelfTest"];
            /** @description How far the self-test is that runs now, in recordings and dialects; null where none does. */
            self_test_progress: null | {
                done: number;
                total: number;
            };
            /** @description All that is wrong; empty where all is well. */
            findings: components["schemas"]["DiagnosticFinding"][];
        };
        DiagnosticFinding: {
            /** @description `backend NAME`, `traces` or `self-test`. */
            about: string;
            what: string;
            /** @description What to do about it. */
            next: string;
        };
        BackendState: {
            name: string;
            protocol: string;
            /** @description Without credentials; null for a replay. */
            base_url: string | null;
            dialect: string | null;
            mode: string;
            /** @description Null where it was not asked for. */
            reach: null | components["schemas"]["BackendReach"];
        };
        /** @description How a backend was found, without asking its model anything. */
        BackendReach: {
            /** @enum {string} */
            verdict: "ok" | "no-list" | "callers-key" | "recordings" | "refused" | "dns" | "tls" | "timeout" | "broken" | "unauthorized" | "wrong-base-url" | "failing" | "model-not-listed";
            /** @description One line. */
            what: string;
            /** @description What to do about it. */
            next: string | null;
            /** @description Of its answer. */
            status: number | null;
            took_ms: number;
            /** @description What it offers, the first thousand; null where it did not say. */
            models: string[] | null;
        };
        /** @description Recordings sent through every pair of protocols inside the process, there and read again. */
        SelfTest: {
            checked: number;
            failed: number;
            took_ms: number;
            /** @description Why it could not be done. */
            error: string | null;
            pairs: {
                /** @enum {string} */
                what: "request" | "answer" | "dialect";
                /** @description A protocol; of a dialect, its name. */
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
        /** @description What `louter diagnostics --probe NAME --json` prints. */
        BackendProbe: {
            backend: string;
            /** @description The model that was asked; null where none was. */
            model: string | null;
            reach: components["schemas"]["BackendReach"];
            findings: {
                /** @enum {string} */
                aspect: "answer" | "stream" | "usage" | "usage-in-stream" | "reasoning" | "effort" | "tools" | "parallel-calls" | "vision" | "json-schema" | "context-window";
                /** @enum {string} */
                outcome: "yes" | "no" | "unclear";
                /** @description One line. It may quote the backend. */
                what: string;
            }[];
            /** @description The configuration of the backend as it was found, in TOML; null where its model did not answer. */
            snippet: string | null;
        };
        StoreState: {
            /** @description Where traces go, credentials left out; null when they are off. */
            store: string | null;
            /** @enum {string} */
            state: "off" | "ok" | "degraded" | "failed";
            last_error?: string | null;
            /** @description On disk; null where there is no file. */
            size_bytes?: number | null;
            queued_exchanges?: number;
            queued_bytes?: number;
            written?: number;
            lost_bodies?: number;
            lost_exchanges?: number;
            /** @description Exchanges that could not be written as they are; only their metadata is recorded. */
            set_aside?: number;
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
            /** @description The id of the exchange its conversation began with. */
            conversation?: string | null;
            /** @description Which turn of the conversation, from 1. */
            turn?: number | null;
            /** @description The id of the exchange it goes on from. */
            parent?: string | null;
            /**
             * @description How it goes on from that.
             * @enum {string|null}
             */
            link?: "turn" | "compaction" | "subagent" | null;
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
            /** @description JSON Pointer into the wire body; of a loss that repeats, the first place. */
            path: string;
            what: string;
            instead: string | null;
            /** @description How often, in elements of the same lists; absent where once. */
            count?: number;
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
            /**
             * @description Louter exports 2; earlier versions exported 1. The two differ only in the names of some fields inside `core_request`, `core_events` and `final_response`.
             * @enum {unknown}
             */
            format: 1 | 2;
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
            /** @description As it was asked for. */
            a: string;
            /** @description The runs that names. */
            runs_a: string[];
            b: string;
            verdict: components["schemas"]["Verdict"];
            cases: {
                case: string | null;
                verdict: components["schemas"]["Verdict"];
                /** @description How many exchanges of both runs were compared. */
                pairs: number;
                findings: components["schemas"]["Finding"][];
            }[];
        };
        /**
         * @description Who is to blame; `inconclusive`: the baseline differs from itself, or there is nothing to compare with.
         * @enum {string}
         */
        Verdict: "same" | "proxy-bug" | "agent-or-backend" | "baseline-only" | "inconclusive";
        Finding: {
            /** @enum {string} */
            kind: "http-class" | "stream-grammar" | "missing-end" | "stop-reason" | "undeclared-tool" | "invalid-arguments" | "calls-on-one-side" | "call-ids" | "lost-reasoning" | "error-form" | "missing-usage" | "other-tools" | "usage-range" | "cache-on-one-side" | "timing" | "dropped-field" | "wording" | "ids" | "key-order" | "chunk-sizes" | "unpaired" | "unreadable";
            /** @enum {string} */
            severity: "critical" | "warning" | "info";
            /**
             * @description Whose fault it is by itself; null for a difference between the two.
             * @enum {string|null}
             */
            side: "a" | "b" | null;
            /**
             * @description Of a fault: who made it.
             * @enum {string|null}
             */
            origin: "backend" | "gateway" | null;
            what: string;
            /** @description JSON Pointer into the answer in Core terms; of a broken protocol into the event. */
            path: string | null;
            trace_a: string | null;
            trace_b: string | null;
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
                /** @description For a target behind which another one is left; 60s unless set. */
                fallback_first_byte_timeout?: components["schemas"]["Duration"];
                idle_timeout?: components["schemas"]["Duration"];
                total_timeout?: components["schemas"]["Duration"];
                /** @description Exchanges under way at once. */
                max_concurrent?: number;
                /** @description Request bodies in flight, together; 512MiB unless set, less where the heap of the process is small. */
                max_inflight_bytes?: components["schemas"]["Size"];
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
            dialect?: "harmony" | "qwen" | "gemma3" | "gemma4" | "functiongemma" | "json" | "kimi" | "glm" | "deepseek" | "mistral" | "llama" | "minimax" | "hunyuan" | "pythonic" | "cohere";
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
            /** @description What it supports; it is never sent the rest. With reasoning, it takes the effort field of its protocol whatever its models are called. Absent: everything its protocol can say. */
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
            fallback_first_byte_timeout?: components["schemas"]["Duration"];
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
             * @description Whether an assistant message of an empty text is taken.
             * @enum {string}
             */
            empty_answers?: "yes" | "no";
            /**
             * @description Whether Gemini takes a content of role function or tool.
             * @enum {string}
             */
            tool_role?: "yes" | "no";
            /**
             * @description Whether a call of an earlier turn is refused without the seal it came with.
             * @enum {string}
             */
            call_seals?: "required" | "optional";
            /**
             * @description The least reasoning it can be held to; off: it can be kept from reasoning, between-tools: from reasoning before it answers.
             * @enum {string}
             */
            least_reasoning?: "off" | "minimal" | "low" | "between-tools";
            /**
             * @description Whether Anthropic's models can be forced to call a tool.
             * @enum {string}
             */
            forced_tools?: "while-thinking" | "without-thinking" | "never";
            /** @description The largest budget for reasoning, in tokens. */
            max_reasoning?: number;
            /**
             * @description How much the prompt says of tools, where they are written into it. Absent: the prompt_style of the backend.
             * @enum {string}
             */
            prompt_style?: "full" | "terse";
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
