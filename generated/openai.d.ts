// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
export interface paths {
    "/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createChatCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["retrieveModel"];
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
        CreateChatCompletionRequest: {
            model: string;
            messages: components["schemas"]["ChatMessage"][];
            tools?: components["schemas"]["ChatTool"][] | null;
            tool_choice?: components["schemas"]["ChatToolChoice"];
            parallel_tool_calls?: boolean | null;
            /** @description Superseded by `tools` */
            functions?: components["schemas"]["FunctionDefinition"][] | null;
            /** @description Superseded by `tool_choice` */
            function_call?: string | {
                name: string;
            } | null;
            temperature?: number | null;
            top_p?: number | null;
            /** @description The older name of the limit, and the only one many compatible servers know */
            max_tokens?: number | null;
            max_completion_tokens?: number | null;
            stop?: string | string[] | null;
            seed?: number | null;
            presence_penalty?: number | null;
            frequency_penalty?: number | null;
            n?: number | null;
            logprobs?: boolean | null;
            top_logprobs?: number | null;
            logit_bias?: {
                [key: string]: number;
            } | null;
            reasoning_effort?: string | null;
            verbosity?: string | null;
            response_format?: components["schemas"]["ResponseFormat"] | null;
            modalities?: string[] | null;
            /** @description How spoken output is to sound */
            audio?: {
                format?: string;
                voice?: string | {
                    id?: string;
                };
            } | null;
            prediction?: {
                type?: string;
                content?: string | components["schemas"]["TextContentPart"][];
            } | null;
            web_search_options?: {
                search_context_size?: string;
                user_location?: {
                    type?: string;
                    approximate?: {
                        city?: string;
                        country?: string;
                        region?: string;
                        timezone?: string;
                    };
                } | null;
            } | null;
            moderation?: {
                model?: string;
                policy?: {
                    input?: {
                        mode?: string;
                    } | null;
                    output?: {
                        mode?: string;
                    } | null;
                } | null;
            } | null;
            prompt_cache_key?: string | null;
            prompt_cache_options?: {
                mode?: string;
                ttl?: string;
            } | null;
            prompt_cache_retention?: string | null;
            safety_identifier?: string | null;
            user?: string | null;
            metadata?: {
                [key: string]: string;
            } | null;
            store?: boolean | null;
            service_tier?: string | null;
            stream?: boolean | null;
            stream_options?: {
                include_usage?: boolean | null;
                include_obfuscation?: boolean | null;
            } | null;
        };
        ChatMessage: components["schemas"]["SystemMessage"] | components["schemas"]["DeveloperMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["ToolMessage"] | components["schemas"]["FunctionMessage"];
        SystemMessage: {
            /** @constant */
            role: "system";
            content: string | components["schemas"]["TextContentPart"][];
            name?: string | null;
        };
        DeveloperMessage: {
            /** @constant */
            role: "developer";
            content: string | components["schemas"]["TextContentPart"][];
            name?: string | null;
        };
        UserMessage: {
            /** @constant */
            role: "user";
            content: string | components["schemas"]["UserContentPart"][];
            name?: string | null;
        };
        AssistantMessage: {
            /** @constant */
            role: "assistant";
            content?: string | components["schemas"]["AssistantContentPart"][] | null;
            refusal?: string | null;
            name?: string | null;
            /** @description An earlier spoken answer, by its id */
            audio?: {
                id: string;
            } | null;
            /** @description Superseded by `tool_calls` */
            function_call?: {
                name: string;
                arguments: string;
            } | null;
            tool_calls?: components["schemas"]["ChatToolCall"][] | null;
            /** @description What the model thought, on servers that show it */
            reasoning_content?: string | null;
            /** @description Another name of `reasoning_content` */
            reasoning?: string | null;
            extra_content?: components["schemas"]["ExtraContent"];
        };
        ToolMessage: {
            /** @constant */
            role: "tool";
            tool_call_id: string;
            /** @description The name of the tool, which some compatible servers want */
            name?: string | null;
            content: string | components["schemas"]["UserContentPart"][];
        };
        /** @description Superseded by ToolMessage */
        FunctionMessage: {
            /** @constant */
            role: "function";
            name: string;
            content: string | null;
        };
        /**
         * @description What Google's compatible endpoint puts beside a message or a call: the signature of the thought behind it.
         *     Louter carries the tokens of other vendors in the same place.
         */
        ExtraContent: {
            google?: {
                thought_signature?: string | null;
            } | null;
        } | null;
        UserContentPart: components["schemas"]["TextContentPart"] | components["schemas"]["ImageContentPart"] | components["schemas"]["AudioContentPart"] | components["schemas"]["FileContentPart"] | components["schemas"]["VideoContentPart"];
        AssistantContentPart: components["schemas"]["TextContentPart"] | components["schemas"]["RefusalContentPart"];
        TextContentPart: {
            /** @constant */
            type: "text";
            text: string;
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        RefusalContentPart: {
            /** @constant */
            type: "refusal";
            refusal: string;
        };
        ImageContentPart: {
            /** @constant */
            type: "image_url";
            image_url: {
                url: string;
                detail?: string | null;
            };
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        AudioContentPart: {
            /** @constant */
            type: "input_audio";
            input_audio: {
                data: string;
                format: string;
            };
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        FileContentPart: {
            /** @constant */
            type: "file";
            /** @description Either `file_data` or `file_id` */
            file: {
                file_data?: string | null;
                file_id?: string | null;
                filename?: string | null;
            };
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        /** @description An addition of compatible servers */
        VideoContentPart: {
            /** @constant */
            type: "video_url";
            video_url: {
                url: string;
            };
        };
        PromptCacheBreakpoint: {
            mode?: string;
            ttl?: string;
        } | null;
        ChatTool: components["schemas"]["FunctionTool"] | components["schemas"]["CustomTool"];
        FunctionTool: {
            /** @constant */
            type: "function";
            function: components["schemas"]["FunctionDefinition"];
        };
        FunctionDefinition: {
            name: string;
            description?: string | null;
            /** @description A JSON Schema; without it the function takes no arguments */
            parameters?: {
                [key: string]: JsonValue;
            } | null;
            strict?: boolean | null;
        };
        CustomTool: {
            /** @constant */
            type: "custom";
            custom: {
                name: string;
                description?: string | null;
                format?: components["schemas"]["CustomToolTextFormat"] | components["schemas"]["CustomToolGrammarFormat"];
            };
        };
        CustomToolTextFormat: {
            /** @constant */
            type: "text";
        };
        CustomToolGrammarFormat: {
            /** @constant */
            type: "grammar";
            grammar: {
                /** @enum {string} */
                syntax: "lark" | "regex";
                definition: string;
            };
        };
        /** @description `none`, `auto`, `required`, or an object of type `function`, `custom` or `allowed_tools` with a field of that name */
        ChatToolChoice: string | {
            type: string;
            function?: components["schemas"]["NamedTool"];
            custom?: components["schemas"]["NamedTool"];
            allowed_tools?: {
                /** @enum {string} */
                mode: "auto" | "required";
                tools: {
                    type: string;
                    function?: components["schemas"]["NamedTool"];
                    custom?: components["schemas"]["NamedTool"];
                }[];
            };
        } | null;
        NamedTool: {
            name: string;
        };
        ChatToolCall: components["schemas"]["FunctionToolCall"] | components["schemas"]["CustomToolCall"];
        FunctionToolCall: {
            /** @constant */
            type: "function";
            id: string;
            function: {
                name: string;
                arguments: string;
            };
            extra_content?: components["schemas"]["ExtraContent"];
        };
        CustomToolCall: {
            /** @constant */
            type: "custom";
            id: string;
            custom: {
                name: string;
                input: string;
            };
            extra_content?: components["schemas"]["ExtraContent"];
        };
        ResponseFormat: components["schemas"]["ResponseFormatText"] | components["schemas"]["ResponseFormatJsonObject"] | components["schemas"]["ResponseFormatJsonSchema"];
        ResponseFormatText: {
            /** @constant */
            type: "text";
        };
        ResponseFormatJsonObject: {
            /** @constant */
            type: "json_object";
        };
        ResponseFormatJsonSchema: {
            /** @constant */
            type: "json_schema";
            json_schema: {
                name: string;
                description?: string | null;
                schema?: {
                    [key: string]: JsonValue;
                } | null;
                strict?: boolean | null;
            };
        };
        ChatCompletion: {
            id?: string;
            object?: string;
            created?: number;
            model?: string;
            choices: components["schemas"]["ChatCompletionChoice"][];
            usage?: components["schemas"]["CompletionUsage"];
            service_tier?: string | null;
            system_fingerprint?: string | null;
            metadata?: {
                [key: string]: string;
            } | null;
            moderation?: {
                [key: string]: JsonValue;
            } | null;
        };
        ChatCompletionChoice: {
            index?: number;
            message: components["schemas"]["ChatCompletionMessage"];
            finish_reason?: string | null;
            logprobs?: components["schemas"]["ChoiceLogprobs"];
        };
        ChatCompletionMessage: {
            role?: string;
            content?: string | null;
            refusal?: string | null;
            annotations?: components["schemas"]["Annotation"][] | null;
            audio?: {
                id?: string;
                data?: string;
                expires_at?: number;
                transcript?: string;
            } | null;
            function_call?: {
                name?: string;
                arguments?: string;
            } | null;
            tool_calls?: {
                id?: string;
                type?: string;
                function?: {
                    name?: string;
                    arguments?: string;
                };
                custom?: {
                    name?: string;
                    input?: string;
                };
                extra_content?: components["schemas"]["ExtraContent"];
            }[] | null;
            reasoning_content?: string | null;
            reasoning?: string | null;
            /** @description Pictures the model made, an addition of compatible servers */
            images?: components["schemas"]["ImageContentPart"][] | null;
            extra_content?: components["schemas"]["ExtraContent"];
        };
        Annotation: components["schemas"]["UrlCitationAnnotation"];
        UrlCitationAnnotation: {
            /** @constant */
            type: "url_citation";
            url_citation: {
                url: string;
                title?: string | null;
                start_index?: number;
                end_index?: number;
            };
        };
        ChoiceLogprobs: {
            content?: components["schemas"]["TokenLogprob"][] | null;
            refusal?: components["schemas"]["TokenLogprob"][] | null;
        } | null;
        TokenLogprob: {
            token: string;
            logprob: number;
            bytes?: number[] | null;
            top_logprobs?: {
                token: string;
                logprob: number;
                bytes?: number[] | null;
            }[] | null;
        };
        CompletionUsage: {
            prompt_tokens?: number;
            completion_tokens?: number;
            total_tokens?: number;
            prompt_tokens_details?: {
                cached_tokens?: number | null;
                cache_write_tokens?: number | null;
                audio_tokens?: number | null;
            } | null;
            completion_tokens_details?: {
                reasoning_tokens?: number | null;
                audio_tokens?: number | null;
                accepted_prediction_tokens?: number | null;
                rejected_prediction_tokens?: number | null;
            } | null;
        } | null;
        ChatCompletionChunk: {
            id?: string;
            object?: string;
            created?: number;
            model?: string;
            choices: components["schemas"]["ChatCompletionChunkChoice"][];
            usage?: components["schemas"]["CompletionUsage"];
            service_tier?: string | null;
            system_fingerprint?: string | null;
            /** @description Padding that hides the length of tokens from an eavesdropper */
            obfuscation?: string;
            moderation?: {
                [key: string]: JsonValue;
            } | null;
        };
        ChatCompletionChunkChoice: {
            index?: number;
            delta: components["schemas"]["ChatCompletionDelta"];
            finish_reason?: string | null;
            logprobs?: components["schemas"]["ChoiceLogprobs"];
        };
        ChatCompletionDelta: {
            role?: string | null;
            content?: string | null;
            refusal?: string | null;
            annotations?: components["schemas"]["Annotation"][] | null;
            audio?: {
                id?: string;
                data?: string;
                expires_at?: number;
                transcript?: string;
            } | null;
            function_call?: {
                name?: string | null;
                arguments?: string | null;
            } | null;
            tool_calls?: {
                index?: number;
                id?: string | null;
                type?: string | null;
                function?: {
                    name?: string | null;
                    arguments?: string | null;
                } | null;
                custom?: {
                    name?: string | null;
                    input?: string | null;
                } | null;
                extra_content?: components["schemas"]["ExtraContent"];
            }[] | null;
            reasoning_content?: string | null;
            reasoning?: string | null;
            images?: components["schemas"]["ImageContentPart"][] | null;
            extra_content?: components["schemas"]["ExtraContent"];
        };
        ErrorResponse: {
            error: {
                message: string;
                type?: string | null;
                param?: string | null;
                code?: string | number | null;
            };
        };
        ModelList: {
            object?: string;
            data: components["schemas"]["Model"][];
        };
        Model: {
            id: string;
            object?: string;
            created?: number;
            owned_by?: string;
            shutdown_date?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatCompletionRequest"];
            };
        };
        responses: {
            /** @description The answer, or its chunks as server-sent events with a last `[DONE]` */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletion"];
                    "text/event-stream": components["schemas"]["ChatCompletionChunk"];
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
    listModels: {
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
                    "application/json": components["schemas"]["ModelList"];
                };
            };
        };
    };
    retrieveModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One model */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
        };
    };
}
