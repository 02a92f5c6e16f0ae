// Made by scripts/codegen.ts from specs/ollama.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
export interface paths {
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["version"];
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
        NonEmptyText: string;
        ChatRequest: {
            model: components["schemas"]["NonEmptyText"];
            /** @description Without any, the model is only loaded, or unloaded where it is to be kept for no time */
            messages?: components["schemas"]["Message"][] | null;
            tools?: components["schemas"]["Tool"][] | null;
            format?: components["schemas"]["Format"];
            options?: components["schemas"]["Options"];
            /** @description Absent means true */
            stream?: boolean | null;
            think?: components["schemas"]["Think"];
            keep_alive?: components["schemas"]["KeepAlive"];
            /** @description Whether a conversation that is too long loses its oldest messages, or is refused */
            truncate?: boolean | null;
            shift?: boolean | null;
            logprobs?: boolean | null;
            top_logprobs?: number | null;
        };
        GenerateRequest: {
            model: components["schemas"]["NonEmptyText"];
            /** @description Without any, the model is only loaded, or unloaded where it is to be kept for no time */
            prompt?: string | null;
            /** @description What is to stand behind the answer, for models that fill in a middle */
            suffix?: string | null;
            images?: string[] | null;
            system?: string | null;
            template?: string | null;
            /** @description The tokens of an earlier exchange, as that answer gave them */
            context?: number[] | null;
            /** @description Of a picture to make, as the next two */
            width?: number | null;
            height?: number | null;
            steps?: number | null;
            /** @description Whether the prompt is given to the model as it is, without its template */
            raw?: boolean | null;
            format?: components["schemas"]["Format"];
            options?: components["schemas"]["Options"];
            /** @description Absent means true */
            stream?: boolean | null;
            think?: components["schemas"]["Think"];
            keep_alive?: components["schemas"]["KeepAlive"];
            truncate?: boolean | null;
            shift?: boolean | null;
            logprobs?: boolean | null;
            top_logprobs?: number | null;
        };
        /** @description The word `json`, or the JSON Schema of the answer */
        Format: string | JsonObject | null;
        /** @description Whether the model thinks first, or for models that take it, how hard */
        Think: boolean | string | null;
        /** @description How long the model stays loaded, as a text with units (`1h30m`, below zero for ever) or in seconds */
        KeepAlive: string | number | null;
        /** @description The first of these say the same in other protocols; the others, and those not listed, are carried as they are */
        Options: {
            temperature?: number | null;
            top_p?: number | null;
            top_k?: number | null;
            /** @description The most tokens to write; below zero there is no such limit */
            num_predict?: number | null;
            stop?: string | string[] | null;
            seed?: number | null;
            presence_penalty?: number | null;
            frequency_penalty?: number | null;
            min_p?: number | null;
            typical_p?: number | null;
            tfs_z?: number | null;
            repeat_last_n?: number | null;
            repeat_penalty?: number | null;
            penalize_newline?: boolean | null;
            mirostat?: number | null;
            mirostat_tau?: number | null;
            mirostat_eta?: number | null;
            num_keep?: number | null;
            num_ctx?: number | null;
            num_batch?: number | null;
            num_gpu?: number | null;
            main_gpu?: number | null;
            num_thread?: number | null;
            numa?: boolean | null;
            low_vram?: boolean | null;
            f16_kv?: boolean | null;
            logits_all?: boolean | null;
            vocab_only?: boolean | null;
            use_mmap?: boolean | null;
            use_mlock?: boolean | null;
            embedding_only?: boolean | null;
        } | null;
        Message: {
            /** @enum {string} */
            role: "system" | "user" | "assistant" | "tool";
            content?: string | null;
            /** @description What the model thought before it said this */
            thinking?: string | null;
            /** @description Pictures and sounds in base64; which they are shows in their first bytes */
            images?: string[] | null;
            tool_calls?: components["schemas"]["ToolCall"][] | null;
            /** @description Of a result, the tool that was called */
            tool_name?: string | null;
            /** @description Of a result, the call it answers, where calls have ids */
            tool_call_id?: string | null;
        };
        ToolCall: {
            /** @description Left out by older versions */
            id?: string | null;
            /** @description That of OpenAI's calls, which some clients and servers add */
            type?: string | null;
            function: {
                /** @description Which of the calls of this answer */
                index?: number | null;
                name: components["schemas"]["NonEmptyText"];
                arguments?: JsonObject | null;
            };
        };
        Tool: {
            type?: string | null;
            function: {
                type?: string | null;
                name: components["schemas"]["NonEmptyText"];
                description?: string | null;
                /** @description A JSON Schema */
                parameters?: JsonObject | null;
            };
        };
        /** @description A whole answer, or one line of a stream */
        ChatResponse: {
            model: string;
            /** @description The name of the model at the host that ran it, where that is another */
            remote_model?: string;
            remote_host?: string;
            created_at: string;
            message: {
                /** @constant */
                role: "assistant";
                tool_name?: string | null;
                content?: string | null;
                thinking?: string | null;
                images?: string[] | null;
                tool_calls?: components["schemas"]["ToolCall"][] | null;
            };
            done: boolean;
            done_reason?: components["schemas"]["DoneReason"];
            total_duration?: number;
            load_duration?: number;
            /** @description Tokens of the prompt, those from the cache among them */
            prompt_eval_count?: number;
            prompt_eval_cached_count?: number;
            prompt_eval_duration?: number;
            /** @description Tokens of the answer, its thinking among them */
            eval_count?: number;
            eval_duration?: number;
            logprobs?: components["schemas"]["Logprob"][] | null;
        };
        /** @description A whole answer to a bare prompt, or one line of its stream */
        GenerateResponse: {
            model: string;
            remote_model?: string;
            remote_host?: string;
            created_at: string;
            response: string;
            thinking?: string | null;
            tool_calls?: components["schemas"]["ToolCall"][] | null;
            /** @description A picture in base64, from models that make them */
            image?: string;
            /** @description How far such a model has come, of `total` */
            completed?: number;
            total?: number;
            context?: number[] | null;
            done: boolean;
            done_reason?: components["schemas"]["DoneReason"];
            total_duration?: number;
            load_duration?: number;
            prompt_eval_count?: number;
            prompt_eval_cached_count?: number;
            prompt_eval_duration?: number;
            eval_count?: number;
            eval_duration?: number;
            logprobs?: components["schemas"]["Logprob"][] | null;
        };
        DoneReason: string;
        Logprob: {
            token?: string;
            logprob?: number;
            bytes?: number[] | null;
            top_logprobs?: components["schemas"]["TokenLogprob"][] | null;
        };
        TokenLogprob: {
            token?: string;
            logprob?: number;
            bytes?: number[] | null;
        };
        /** @description The body of an answer of status 400 and above, and the last line of a stream that breaks off */
        ErrorResponse: {
            error: string;
        };
        /** @description An error as servers of this protocol send it, and those in front of them */
        FailedReply: {
            /** @description A sentence, or an object with a `message` */
            error?: JsonValue;
            message?: string;
            status_code?: number;
            status?: number;
        };
        ListResponse: {
            models: components["schemas"]["ModelSummary"][];
        };
        ModelSummary: {
            name: string;
            model: string;
            modified_at?: string;
            /** @description Bytes on disk */
            size?: number;
            digest?: string;
            expires_at?: string;
            size_vram?: number;
            details?: components["schemas"]["ModelDetails"];
        };
        ModelDetails: {
            parent_model?: string;
            format?: string;
            family?: string;
            families?: string[] | null;
            parameter_size?: string;
            quantization_level?: string;
        };
        ShowRequest: {
            model?: string | null;
            /** @description The older name of `model` */
            name?: string | null;
            verbose?: boolean | null;
            system?: string | null;
            template?: string | null;
            options?: JsonObject | null;
        };
        ShowResponse: {
            license?: string;
            modelfile?: string;
            parameters?: string;
            template?: string;
            system?: string;
            messages?: JsonObject[] | null;
            details?: components["schemas"]["ModelDetails"];
            projector_info?: JsonObject | null;
            /** @description What the model's file says of it, `ARCHITECTURE.context_length` among it */
            model_info?: JsonObject;
            capabilities?: string[];
            modified_at?: string;
        };
        VersionResponse: {
            version: string;
        };
        /** @description A whole answer, or one line of a stream */
        ReceivedChatResponse: {
            model?: string | null;
            /** @description The name of the model at the host that ran it, where that is another */
            remote_model?: string | null;
            remote_host?: string | null;
            created_at?: string | null;
            message?: {
                role?: string | null;
                tool_name?: string | null;
                content?: string | null;
                thinking?: string | null;
                images?: string[] | null;
                tool_calls?: components["schemas"]["ReceivedToolCall"][] | null;
            } | null;
            done?: boolean | null;
            done_reason?: string | null;
            total_duration?: number | null;
            load_duration?: number | null;
            /** @description Tokens of the prompt, those from the cache among them */
            prompt_eval_count?: number | null;
            prompt_eval_cached_count?: number | null;
            prompt_eval_duration?: number | null;
            /** @description Tokens of the answer, its thinking among them */
            eval_count?: number | null;
            eval_duration?: number | null;
            logprobs?: components["schemas"]["ReceivedLogprob"][] | null;
        };
        ReceivedToolCall: {
            /** @description Left out by older versions */
            id?: string | null;
            /** @description That of OpenAI's calls, which some clients and servers add */
            type?: string | null;
            function?: {
                /** @description Which of the calls of this answer */
                index?: number | null;
                name?: string | null;
                arguments?: JsonObject | string | null;
            } | null;
        };
        ReceivedLogprob: {
            token?: string | null;
            logprob?: number | null;
            bytes?: number[] | null;
            top_logprobs?: components["schemas"]["ReceivedTokenLogprob"][] | null;
        };
        ReceivedTokenLogprob: {
            token?: string | null;
            logprob?: number | null;
            bytes?: number[] | null;
        };
        /** @description A whole answer to a bare prompt, or one line of its stream */
        ReceivedGenerateResponse: {
            model?: string | null;
            remote_model?: string | null;
            remote_host?: string | null;
            created_at?: string | null;
            response?: string | null;
            thinking?: string | null;
            tool_calls?: components["schemas"]["ReceivedToolCall"][] | null;
            /** @description A picture in base64, from models that make them */
            image?: string | null;
            /** @description How far such a model has come, of `total` */
            completed?: number | null;
            total?: number | null;
            context?: number[] | null;
            done?: boolean | null;
            done_reason?: string | null;
            total_duration?: number | null;
            load_duration?: number | null;
            prompt_eval_count?: number | null;
            prompt_eval_cached_count?: number | null;
            prompt_eval_duration?: number | null;
            eval_count?: number | null;
            eval_duration?: number | null;
            logprobs?: components["schemas"]["ReceivedLogprob"][] | null;
        };
        /** @description An error as servers of this protocol send it, and those in front of them */
        ReceivedFailedReply: {
            /** @description A sentence, or an object with a `message` */
            error?: JsonValue;
            message?: string | null;
            status_code?: number | null;
            status?: number | null;
        };
        ReceivedListResponse: {
            models?: components["schemas"]["ReceivedModelSummary"][] | null;
        };
        ReceivedModelSummary: {
            name?: string | null;
            model?: string | null;
            modified_at?: string | null;
            /** @description Bytes on disk */
            size?: number | null;
            digest?: string | null;
            expires_at?: string | null;
            size_vram?: number | null;
            details?: components["schemas"]["ReceivedModelDetails"] | null;
        };
        ReceivedModelDetails: {
            parent_model?: string | null;
            format?: string | null;
            family?: string | null;
            families?: string[] | null;
            parameter_size?: string | null;
            quantization_level?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type NonEmptyText = components['schemas']['NonEmptyText'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type GenerateRequest = components['schemas']['GenerateRequest'];
export type Format = components['schemas']['Format'];
export type Think = components['schemas']['Think'];
export type KeepAlive = components['schemas']['KeepAlive'];
export type Options = components['schemas']['Options'];
export type Message = components['schemas']['Message'];
export type ToolCall = components['schemas']['ToolCall'];
export type Tool = components['schemas']['Tool'];
export type ChatResponse = components['schemas']['ChatResponse'];
export type GenerateResponse = components['schemas']['GenerateResponse'];
export type DoneReason = components['schemas']['DoneReason'];
export type Logprob = components['schemas']['Logprob'];
export type TokenLogprob = components['schemas']['TokenLogprob'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type FailedReply = components['schemas']['FailedReply'];
export type ListResponse = components['schemas']['ListResponse'];
export type ModelSummary = components['schemas']['ModelSummary'];
export type ModelDetails = components['schemas']['ModelDetails'];
export type ShowRequest = components['schemas']['ShowRequest'];
export type ShowResponse = components['schemas']['ShowResponse'];
export type VersionResponse = components['schemas']['VersionResponse'];
export type ReceivedChatResponse = components['schemas']['ReceivedChatResponse'];
export type ReceivedToolCall = components['schemas']['ReceivedToolCall'];
export type ReceivedLogprob = components['schemas']['ReceivedLogprob'];
export type ReceivedTokenLogprob = components['schemas']['ReceivedTokenLogprob'];
export type ReceivedGenerateResponse = components['schemas']['ReceivedGenerateResponse'];
export type ReceivedFailedReply = components['schemas']['ReceivedFailedReply'];
export type ReceivedListResponse = components['schemas']['ReceivedListResponse'];
export type ReceivedModelSummary = components['schemas']['ReceivedModelSummary'];
export type ReceivedModelDetails = components['schemas']['ReceivedModelDetails'];
export type $defs = Record<string, never>;
export interface operations {
    chat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The whole answer, or its pieces line by line */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponse"];
                    "application/x-ndjson": components["schemas"]["ChatResponse"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            /** @description The whole answer, or its pieces line by line */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["GenerateResponse"];
                    "application/x-ndjson": components["schemas"]["GenerateResponse"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models that may be asked for */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ListResponse"];
                };
            };
        };
    };
    show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowRequest"];
            };
        };
        responses: {
            /** @description What is known of one model */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ShowResponse"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version of Ollama whose API is spoken */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["VersionResponse"];
                };
            };
        };
    };
}
