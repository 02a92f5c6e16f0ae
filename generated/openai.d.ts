// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
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
    "/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/responses/input_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["countInputTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/responses/compact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["compactConversation"];
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
        NonEmptyText: string;
        CreateChatCompletionRequest: {
            model: components["schemas"]["NonEmptyText"];
            messages: components["schemas"]["ChatMessage"][];
            tools?: components["schemas"]["ChatTool"][] | null;
            tool_choice?: components["schemas"]["ChatToolChoice"];
            parallel_tool_calls?: boolean | null;
            /** @description Superseded by `tools` */
            functions?: components["schemas"]["FunctionDefinition"][] | null;
            /** @description Superseded by `tool_choice` */
            function_call?: string | {
                name: components["schemas"]["NonEmptyText"];
            } | null;
            temperature?: number | null;
            top_p?: number | null;
            /** @description The older name of the limit, and the only one many compatible servers know. At some of them -1 is no limit (LM Studio, llama-server); the mapper refuses 0, as the vendor does. */
            max_tokens?: number | null;
            max_completion_tokens?: number | null;
            stop?: string | string[] | null;
            seed?: number | null;
            /** @description What Mistral calls `seed` */
            random_seed?: number | null;
            presence_penalty?: number | null;
            frequency_penalty?: number | null;
            n?: number | null;
            /** @description Some compatible servers take the number of alternatives here */
            logprobs?: boolean | number | null;
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
                format: string;
                voice: string | {
                    id: string;
                };
            } | null;
            prediction?: {
                type: string;
                content: string | components["schemas"]["TextContentPart"][];
            } | null;
            /** @description Those of OpenRouter, one of which is WebPlugin */
            plugins?: JsonValue;
            web_search_options?: {
                search_context_size?: string;
                user_location?: {
                    type: string;
                    approximate: {
                        city?: string;
                        country?: string;
                        region?: string;
                        timezone?: string;
                    };
                } | null;
            } | null;
            moderation?: {
                model: string;
                policy?: {
                    input?: {
                        mode: string;
                    } | null;
                    output?: {
                        mode: string;
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
            /** @description Texts at OpenAI; compatible servers take any JSON */
            metadata?: {
                [key: string]: JsonValue;
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
            content: string | components["schemas"]["SystemContentPart"][];
            name?: string | null;
        };
        DeveloperMessage: {
            /** @constant */
            role: "developer";
            content: string | components["schemas"]["SystemContentPart"][];
            name?: string | null;
        };
        UserMessage: {
            /** @constant */
            role: "user";
            /** @description Null is what Mistral's clients may send for nothing */
            content: string | components["schemas"]["UserContentPart"][] | null;
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
            /** @description Superseded by `tool_calls`. Some servers answer an empty one beside calls, and clients send it back. */
            function_call?: {
                name: string;
                arguments: string;
            } | null;
            tool_calls?: components["schemas"]["ChatToolCall"][] | null;
            /** @description What the model thought, on servers that show it */
            reasoning_content?: string | null;
            /** @description Another name of `reasoning_content` */
            reasoning?: string | null;
            /** @description Those of OpenRouter, or of another form */
            reasoning_details?: JsonValue;
            extra_content?: components["schemas"]["ExtraContent"];
        };
        ToolMessage: {
            /** @constant */
            role: "tool";
            tool_call_id: components["schemas"]["NonEmptyText"];
            /** @description The name of the tool, which some compatible servers want */
            name?: string | null;
            /** @description Null is what Mistral's clients may send for nothing */
            content: string | components["schemas"]["UserContentPart"][] | null;
        };
        /** @description Superseded by ToolMessage */
        FunctionMessage: {
            /** @constant */
            role: "function";
            name: components["schemas"]["NonEmptyText"];
            content: string | null;
        };
        /** @description An element of `plugins` by which OpenRouter searches the web for any model */
        WebPlugin: {
            id?: string;
            enabled?: boolean;
            max_uses?: number;
            include_domains?: string[];
            exclude_domains?: string[];
            user_location?: JsonObject;
        };
        /** @description A tool by which a router searches the web for any model; its type ends in `:web_search` */
        RoutedSearchTool: {
            type?: string;
            parameters?: components["schemas"]["RoutedSearchParameters"];
        };
        RoutedSearchParameters: {
            max_uses?: number;
            allowed_domains?: string[];
            excluded_domains?: string[];
            search_context_size?: string;
            user_location?: JsonObject;
        };
        /**
         * @description A piece of reasoning in `reasoning_details`, as OpenRouter has it of any vendor's model: its text or a summary with
         *     the vendor's signature, or data that only the vendor reads. Further fields name the format and the vendor's id.
         */
        ReasoningDetail: {
            type?: string;
            index?: number | null;
            text?: string | null;
            summary?: string;
            data?: string;
            signature?: string | null;
        };
        /**
         * @description What Google's compatible endpoint puts beside a message or a call: the signature of the thought behind it.
         *     Louter carries the tokens of other vendors in the same place.
         */
        ExtraContent: {
            google?: {
                thought_signature?: string | null;
            } | null;
            /** @description How signed reasoning, which is one text here, was made up */
            louter?: JsonValue;
        } | null;
        LouterContent: {
            reasoning?: {
                kind?: string;
                /** @description Those of the blocks, in UTF-16 code units */
                lengths?: (number | null)[];
                seal?: string;
            }[];
        };
        SystemContentPart: components["schemas"]["TextContentPart"] | components["schemas"]["ThinkingContentPart"];
        UserContentPart: components["schemas"]["TextContentPart"] | components["schemas"]["ImageContentPart"] | components["schemas"]["AudioContentPart"] | components["schemas"]["FileContentPart"] | components["schemas"]["VideoContentPart"] | components["schemas"]["DocumentUrlContentPart"];
        AssistantContentPart: components["schemas"]["TextContentPart"] | components["schemas"]["RefusalContentPart"] | components["schemas"]["ThinkingContentPart"];
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
        /** @description Thoughts as Mistral has them, in answers and in the system prompts that show how to think */
        ThinkingContentPart: {
            /** @constant */
            type: "thinking";
            thinking?: JsonObject[] | null;
        };
        ImageContentPart: {
            /** @constant */
            type: "image_url";
            /** @description OpenAI's first form of it, and Mistral's, is the address alone */
            image_url: string | {
                url: string;
                detail?: string | null;
            };
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        AudioContentPart: {
            /** @constant */
            type: "input_audio";
            /** @description Mistral's form of it is the address or the base64 alone */
            input_audio: string | {
                data: components["schemas"]["NonEmptyText"];
                format: string;
            };
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        FileContentPart: {
            /** @constant */
            type: "file";
            /** @description Mistral's form of it, which has no `file` */
            file_id?: string | null;
            /** @description Either `file_data` or `file_id` */
            file?: {
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
            video_url: string | {
                url: string;
            };
        };
        /** @description Mistral's part for a document by its address */
        DocumentUrlContentPart: {
            /** @constant */
            type: "document_url";
            document_url: string;
            document_name?: string | null;
        };
        PromptCacheBreakpoint: {
            mode: string;
            ttl?: string;
        } | null;
        ChatTool: components["schemas"]["FunctionTool"] | components["schemas"]["CustomTool"];
        FunctionTool: {
            /**
             * @description Absent where Mistral's clients leave it to be meant
             * @constant
             */
            type?: "function";
            function: components["schemas"]["FunctionDefinition"];
        };
        FunctionDefinition: {
            name: components["schemas"]["NonEmptyText"];
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
                name: components["schemas"]["NonEmptyText"];
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
        /**
         * @description `none`, `auto`, `required` (Mistral's `any`), or an object of type `function`, `custom` or `allowed_tools` with a
         *     field of that name, which may say the type alone
         */
        ChatToolChoice: string | {
            type?: string;
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
            name: components["schemas"]["NonEmptyText"];
        };
        ChatToolCall: components["schemas"]["FunctionToolCall"] | components["schemas"]["CustomToolCall"];
        FunctionToolCall: {
            /** @constant */
            type?: "function";
            id: components["schemas"]["NonEmptyText"];
            function: {
                name: components["schemas"]["NonEmptyText"];
                /** @description JSON as text; Mistral's clients may send the object itself */
                arguments: string | JsonObject;
            };
            extra_content?: components["schemas"]["ExtraContent"];
        };
        CustomToolCall: {
            /** @constant */
            type: "custom";
            id: components["schemas"]["NonEmptyText"];
            custom: {
                name: components["schemas"]["NonEmptyText"];
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
            /** @description An addition of compatible servers (llama.cpp, Together, Fireworks) */
            schema?: {
                [key: string]: JsonValue;
            } | null;
        };
        /** @description Compatible servers take a schema without a name, and llama.cpp one without `json_schema` around it */
        ResponseFormatJsonSchema: {
            /** @constant */
            type: "json_schema";
            schema?: {
                [key: string]: JsonValue;
            } | null;
            json_schema?: {
                name?: string;
                description?: string | null;
                schema?: {
                    [key: string]: JsonValue;
                } | null;
                strict?: boolean | null;
            } | null;
        };
        ChatCompletion: {
            id: components["schemas"]["NonEmptyText"];
            object: string;
            created: number;
            model: string;
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
            index: number;
            message: components["schemas"]["ChatCompletionMessage"];
            finish_reason: string;
            logprobs?: components["schemas"]["ChoiceLogprobs"];
        };
        ChatCompletionMessage: {
            /** @constant */
            role: "assistant";
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
            tool_calls?: (components["schemas"]["AnsweredFunctionCall"] | components["schemas"]["CustomToolCall"])[] | null;
            reasoning_content?: string | null;
            reasoning?: string | null;
            /** @description Pictures the model made, an addition of compatible servers */
            images?: components["schemas"]["ImageContentPart"][] | null;
            extra_content?: components["schemas"]["ExtraContent"];
        };
        /** @description A call as an answer makes it; some compatible servers leave the type out */
        AnsweredFunctionCall: {
            /** @enum {unknown} */
            type?: "function" | null;
            id: components["schemas"]["NonEmptyText"];
            function: {
                name: components["schemas"]["NonEmptyText"];
                arguments: string;
            };
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
            prompt_tokens: number;
            completion_tokens: number;
            total_tokens: number;
            prompt_tokens_details?: {
                cached_tokens?: number | null;
                cache_write_tokens?: number | null;
                audio_tokens?: number | null;
                image_tokens?: number | null;
                text_tokens?: number | null;
            } | null;
            completion_tokens_details?: {
                reasoning_tokens?: number | null;
                audio_tokens?: number | null;
                text_tokens?: number | null;
                accepted_prediction_tokens?: number | null;
                rejected_prediction_tokens?: number | null;
            } | null;
        } | null;
        /** @description Azure's first chunk tells of the prompt alone; its texts are empty and its time is 0 */
        ChatCompletionChunk: {
            id: string;
            object: string;
            created: number;
            model: string;
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
            index: number;
            delta: components["schemas"]["ChatCompletionDelta"];
            finish_reason?: string | null;
            /** @description Where Moonshot reports the usage */
            usage?: JsonObject | null;
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
                index: number;
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
            /** @description Those of OpenRouter */
            reasoning_details?: JsonValue;
            images?: components["schemas"]["ImageContentPart"][] | null;
            extra_content?: components["schemas"]["ExtraContent"];
        };
        /** @description A chunk or a plain answer, as it is read */
        AnswerChunk: {
            id?: string;
            object?: string;
            created?: number;
            model?: string;
            choices?: components["schemas"]["AnswerChoice"][];
            usage?: JsonObject;
            obfuscation?: string;
        };
        /** @description Some servers close a stream with a whole message where a delta belongs */
        AnswerChoice: {
            index?: number;
            delta?: components["schemas"]["AnswerMessage"];
            message?: components["schemas"]["AnswerMessage"];
            finish_reason?: string;
            logprobs?: components["schemas"]["ChoiceLogprobs"];
            /** @description Where Moonshot reports the usage */
            usage?: JsonObject;
            /** @description What went wrong with the only choice, at OpenRouter */
            error?: JsonValue;
            /** @description The stop sequence that was met, or the number of the token that ended the text (vLLM) */
            stop_reason?: JsonValue;
            /** @description The same (SGLang) */
            matched_stop?: JsonValue;
        };
        AnswerMessage: {
            role?: string;
            /** @description Mistral parts it into thoughts and text */
            content?: string;
            refusal?: string;
            reasoning_content?: string;
            reasoning?: string;
            /** @description Those of OpenRouter, or of another form */
            reasoning_details?: JsonValue;
            annotations?: JsonObject[];
            images?: JsonObject[];
            audio?: {
                id?: string;
                data?: string;
                expires_at?: number;
                transcript?: string;
            };
            tool_calls?: components["schemas"]["AnswerCall"][];
            function_call?: components["schemas"]["CalledTool"];
            extra_content?: components["schemas"]["ExtraContent"];
        };
        AnswerContentPart: {
            type?: string;
            text?: string;
            thinking?: {
                text?: string;
            }[];
        };
        /** @description A call, or a fragment of one */
        AnswerCall: {
            index?: number;
            id?: string;
            type?: string;
            function?: components["schemas"]["CalledTool"];
            custom?: components["schemas"]["CalledTool"];
            extra_content?: components["schemas"]["ExtraContent"];
        };
        CalledTool: {
            name?: string;
            /** @description A text; some servers send the object */
            arguments?: JsonValue;
            /** @description That of a custom tool */
            input?: JsonValue;
        };
        /** @description Where servers report the usage of an answer or a chunk */
        UsagePlaces: {
            usage?: JsonObject;
            choices?: {
                /** @description Moonshot */
                usage?: JsonObject;
            }[];
            x_groq?: {
                usage?: JsonObject;
            };
            /** @description Those of llama-server, whose prompt does not include what the cache had */
            timings?: {
                cache_n?: number;
                prompt_n?: number;
                predicted_n?: number;
            };
        };
        /** @description The counts of both protocols, under all names that servers have for them */
        UsageCounts: {
            prompt_tokens?: number;
            completion_tokens?: number;
            input_tokens?: number;
            output_tokens?: number;
            total_tokens?: number;
            prompt_tokens_details?: components["schemas"]["InputDetails"];
            completion_tokens_details?: components["schemas"]["OutputDetails"];
            input_tokens_details?: components["schemas"]["InputDetails"];
            output_tokens_details?: components["schemas"]["OutputDetails"];
            /** @description Moonshot, Together */
            cached_tokens?: number;
            /** @description DeepSeek */
            prompt_cache_hit_tokens?: number;
        };
        InputDetails: {
            cached_tokens?: number;
            cache_write_tokens?: number;
            cache_write_tokens_details?: {
                ttl_30m_tokens?: number;
                ttl_12h_tokens?: number;
            };
            /** @description DashScope */
            cache_creation_input_tokens?: number;
            cache_creation?: {
                ephemeral_5m_input_tokens?: number;
            };
        };
        OutputDetails: {
            reasoning_tokens?: number;
        };
        /**
         * @description What is asked may stand in `input`, in a stored `prompt`, or in what `previous_response_id` or `conversation`
         *     lead to; the mapper refuses a request with none of these.
         */
        CreateResponseRequest: {
            model: components["schemas"]["NonEmptyText"];
            input?: string | components["schemas"]["InputItem"][] | null;
            instructions?: string | null;
            previous_response_id?: string | null;
            conversation?: string | {
                id: string;
            } | null;
            /** @description A prompt stored with the vendor */
            prompt?: {
                id: string;
                version?: string | null;
                variables?: {
                    [key: string]: JsonValue;
                } | null;
            } | null;
            tools?: components["schemas"]["ResponseTool"][] | null;
            tool_choice?: components["schemas"]["ResponseToolChoice"];
            parallel_tool_calls?: boolean | null;
            max_tool_calls?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            /** @description The vendor takes no less than 16, compatible servers do */
            max_output_tokens?: number | null;
            top_logprobs?: number | null;
            reasoning?: components["schemas"]["ReasoningOptions"];
            text?: components["schemas"]["ResponseTextOptions"];
            include?: string[] | null;
            truncation?: string | null;
            context_management?: {
                type: string;
                compact_threshold?: number | null;
            }[] | null;
            image?: {
                context_compression?: string;
            } | null;
            access_programs?: {
                cyber?: string;
            } | null;
            moderation?: {
                model: string;
                policy?: JsonObject | null;
            } | null;
            prompt_cache_key?: string | null;
            prompt_cache_options?: {
                comparison_response_id?: string | null;
                mode?: string;
                prewarm?: boolean;
                ttl?: string;
            } | null;
            prompt_cache_retention?: string | null;
            safety_identifier?: string | null;
            user?: string | null;
            metadata?: {
                [key: string]: string;
            } | null;
            store?: boolean | null;
            background?: boolean | null;
            service_tier?: string | null;
            stream?: boolean | null;
            stream_options?: {
                include_obfuscation?: boolean | null;
            } | null;
        };
        ReasoningOptions: {
            effort?: string | null;
            summary?: string | null;
            /** @description Superseded by `summary` */
            generate_summary?: string | null;
            /** @description Of which turns the model sees its earlier thoughts */
            context?: string | null;
            mode?: string | null;
        } | null;
        ResponseTextOptions: {
            format?: components["schemas"]["ResponseTextFormat"] | null;
            verbosity?: string | null;
        } | null;
        ResponseTextFormat: components["schemas"]["ResponseFormatText"] | components["schemas"]["ResponseFormatJsonObject"] | components["schemas"]["ResponseTextFormatJsonSchema"];
        ResponseTextFormatJsonSchema: {
            /** @constant */
            type: "json_schema";
            name: components["schemas"]["NonEmptyText"];
            description?: string | null;
            schema: {
                [key: string]: JsonValue;
            };
            strict?: boolean | null;
        };
        /** @description As much of a request as costs input tokens */
        CountInputTokensRequest: {
            model?: string | null;
            input?: string | components["schemas"]["InputItem"][] | null;
            instructions?: string | null;
            personality?: string | null;
            previous_response_id?: string | null;
            conversation?: string | {
                id: string;
            } | null;
            tools?: components["schemas"]["ResponseTool"][] | null;
            tool_choice?: components["schemas"]["ResponseToolChoice"];
            parallel_tool_calls?: boolean | null;
            reasoning?: components["schemas"]["ReasoningOptions"];
            text?: components["schemas"]["ResponseTextOptions"];
            truncation?: string | null;
        };
        InputTokenCount: {
            object?: string;
            input_tokens: number;
        };
        /** @description A conversation with a summary in place of its earlier part; its items go back as they are */
        CompactedResponse: {
            id: components["schemas"]["NonEmptyText"];
            /** @constant */
            object: "response.compaction";
            created_at: number;
            output: {
                [key: string]: JsonValue;
            }[];
            usage: components["schemas"]["ResponseUsage"];
        };
        /**
         * @description One item of the conversation. An item without `type` is a message. What vendor-run tools did is carried whole,
         *     as is every type not listed.
         */
        InputItem: components["schemas"]["InputMessage"] | components["schemas"]["ReasoningItem"] | components["schemas"]["FunctionCallItem"] | components["schemas"]["FunctionCallOutputItem"] | components["schemas"]["CustomToolCallItem"] | components["schemas"]["CustomToolCallOutputItem"] | components["schemas"]["ToolSearchCallItem"] | components["schemas"]["ToolSearchOutputItem"] | components["schemas"]["AdditionalToolsItem"] | components["schemas"]["ConfigurationUpdateItem"] | components["schemas"]["WebSearchCallItem"] | components["schemas"]["CompactionItem"] | components["schemas"]["CompactionTriggerItem"] | components["schemas"]["ItemReference"] | components["schemas"]["FileSearchCallItem"] | components["schemas"]["ComputerCallItem"] | components["schemas"]["ComputerCallOutputItem"] | components["schemas"]["CodeInterpreterCallItem"] | components["schemas"]["ImageGenerationCallItem"] | components["schemas"]["LocalShellCallItem"] | components["schemas"]["LocalShellCallOutputItem"] | components["schemas"]["ShellCallItem"] | components["schemas"]["ShellCallOutputItem"] | components["schemas"]["ApplyPatchCallItem"] | components["schemas"]["ApplyPatchCallOutputItem"] | components["schemas"]["McpListToolsItem"] | components["schemas"]["McpApprovalRequestItem"] | components["schemas"]["McpApprovalResponseItem"] | components["schemas"]["McpCallItem"] | components["schemas"]["ProgramItem"] | components["schemas"]["ProgramOutputItem"];
        InputMessage: components["schemas"]["ClientMessage"] | components["schemas"]["ModelMessage"];
        ClientMessage: {
            /** @constant */
            type?: "message";
            id?: string | null;
            /** @enum {string} */
            role: "user" | "system" | "developer";
            content: string | components["schemas"]["InputContentPart"][];
            status?: string | null;
        };
        /** @description What the model said earlier, as it came or in the short form with a string */
        ModelMessage: {
            /** @constant */
            type?: "message";
            id?: string | null;
            /** @constant */
            role: "assistant";
            content: string | components["schemas"]["ModelContentPart"][];
            /** @description Whether more was to come before the turn ended */
            phase?: string | null;
            status?: string | null;
        };
        ReasoningItem: {
            /** @constant */
            type: "reasoning";
            id?: string | null;
            summary?: components["schemas"]["SummaryText"][] | null;
            content?: components["schemas"]["ReasoningText"][] | null;
            encrypted_content?: string | null;
            status?: string | null;
        };
        FunctionCallItem: {
            /** @constant */
            type: "function_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            namespace?: string | null;
            /** @description JSON as text, as the model wrote it */
            arguments: string;
            async?: boolean | null;
            caller?: components["schemas"]["ToolCaller"];
            status?: string | null;
        };
        /** @description Without `call_id` it is what a tool reports unasked, and `name` says which */
        FunctionCallOutputItem: {
            /** @constant */
            type: "function_call_output";
            id?: string | null;
            call_id?: string | null;
            name?: string | null;
            namespace?: string | null;
            output: string | components["schemas"]["InputContentPart"][];
            caller?: components["schemas"]["ToolCaller"];
            created_by?: string;
            status?: string | null;
        };
        CustomToolCallItem: {
            /** @constant */
            type: "custom_tool_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            namespace?: string | null;
            input: string;
            async?: boolean | null;
            caller?: components["schemas"]["ToolCaller"];
            status?: string | null;
        };
        CustomToolCallOutputItem: {
            /** @constant */
            type: "custom_tool_call_output";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            output: string | components["schemas"]["InputContentPart"][];
            caller?: components["schemas"]["ToolCaller"];
            created_by?: string;
            status?: string | null;
        };
        /** @description Who made a call, the model itself or a program it wrote */
        ToolCaller: {
            type: string;
            caller_id?: string;
        } | null;
        ToolSearchCallItem: {
            /** @constant */
            type: "tool_search_call";
            id?: string | null;
            /** @description Absent or null where the vendor searches itself */
            call_id?: string | null;
            arguments?: JsonValue;
            execution?: string | null;
            status?: string | null;
            created_by?: string;
        };
        ToolSearchOutputItem: {
            /** @constant */
            type: "tool_search_output";
            id?: string | null;
            call_id?: string | null;
            tools: components["schemas"]["ResponseTool"][];
            execution?: string | null;
            status?: string | null;
            created_by?: string;
        };
        /** @description Tools that may be called from this place of the conversation on */
        AdditionalToolsItem: {
            /** @constant */
            type: "additional_tools";
            id?: string | null;
            role?: string | null;
            tools: components["schemas"]["ResponseTool"][];
        };
        /** @description Settings that hold from this place of the conversation on */
        ConfigurationUpdateItem: {
            /** @constant */
            type: "configuration_update";
            id?: string | null;
            reasoning?: {
                effort?: string | null;
            } | null;
            text?: {
                format?: components["schemas"]["ResponseTextFormat"] | null;
            } | null;
        };
        WebSearchCallItem: {
            /** @constant */
            type: "web_search_call";
            id?: string | null;
            /** @description A search, or a page that is opened or searched in */
            action?: {
                type?: JsonValue;
                query?: JsonValue;
                queries?: JsonValue;
                sources?: components["schemas"]["WebSearchSource"][] | null;
                url?: JsonValue;
                pattern?: JsonValue;
            } | null;
            status?: string | null;
        };
        /** @description A page that a search found, of the type `url`, or a service of another type */
        WebSearchSource: {
            type?: JsonValue;
            url?: JsonValue;
        };
        FileSearchCallItem: {
            /** @constant */
            type: "file_search_call";
            id?: string | null;
            queries?: string[] | null;
            results?: JsonObject[] | null;
            status?: string | null;
        };
        /** @description One action or, of newer models, several */
        ComputerCallItem: {
            /** @constant */
            type: "computer_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            action?: JsonObject | null;
            actions?: JsonObject[] | null;
            pending_safety_checks?: JsonObject[] | null;
            status?: string | null;
        };
        ComputerCallOutputItem: {
            /** @constant */
            type: "computer_call_output";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            output: {
                type: string;
                image_url?: string | null;
                file_id?: string | null;
            };
            acknowledged_safety_checks?: JsonObject[] | null;
            created_by?: string;
            status?: string | null;
        };
        CodeInterpreterCallItem: {
            /** @constant */
            type: "code_interpreter_call";
            id?: string | null;
            code?: string | null;
            container_id?: string | null;
            outputs?: components["schemas"]["CodeInterpreterOutput"][] | null;
            status?: string | null;
        };
        /** @description What code wrote, of the type `logs`, or a file of another type */
        CodeInterpreterOutput: {
            type?: JsonValue;
            logs?: JsonValue;
        };
        ImageGenerationCallItem: {
            /** @constant */
            type: "image_generation_call";
            id?: string | null;
            /** @description The picture, in base64 */
            result?: string | null;
            action?: string | null;
            background?: string | null;
            error?: JsonObject | null;
            output_format?: string | null;
            quality?: string | null;
            revised_prompt?: string | null;
            size?: string | null;
            svg_usage?: JsonObject | null;
            status?: string | null;
        };
        LocalShellCallItem: {
            /** @constant */
            type: "local_shell_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            action: {
                type?: string;
                command: string[];
                env?: JsonObject | null;
                timeout_ms?: number | null;
                user?: string | null;
                working_directory?: string | null;
            };
            status?: string | null;
        };
        LocalShellCallOutputItem: {
            /** @constant */
            type: "local_shell_call_output";
            id?: string | null;
            output: string;
            status?: string | null;
        };
        ShellCallItem: {
            /** @constant */
            type: "shell_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            action: {
                commands: string[];
                max_output_length?: number | null;
                timeout_ms?: number | null;
            };
            environment?: components["schemas"]["ShellEnvironment"];
            caller?: components["schemas"]["ToolCaller"];
            created_by?: string;
            status?: string | null;
        };
        ShellCallOutputItem: {
            /** @constant */
            type: "shell_call_output";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            output: {
                /** @description That it ended, with its code, or that it was ended */
                outcome: {
                    type?: JsonValue;
                    exit_code?: JsonValue;
                };
                stderr: string;
                stdout: string;
                created_by?: string;
            }[];
            max_output_length?: number | null;
            caller?: components["schemas"]["ToolCaller"];
            created_by?: string;
            status?: string | null;
        };
        ApplyPatchCallItem: {
            /** @constant */
            type: "apply_patch_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            operation: {
                type: string;
                path: components["schemas"]["NonEmptyText"];
                diff?: string;
            };
            caller?: components["schemas"]["ToolCaller"];
            created_by?: string;
            status?: string | null;
        };
        ApplyPatchCallOutputItem: {
            /** @constant */
            type: "apply_patch_call_output";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            output?: string | null;
            caller?: components["schemas"]["ToolCaller"];
            created_by?: string;
            status: string;
        };
        McpListToolsItem: {
            /** @constant */
            type: "mcp_list_tools";
            id?: string | null;
            server_label: string;
            tools: {
                name: string;
                description?: string | null;
                input_schema?: JsonValue;
                annotations?: JsonValue;
            }[];
            error?: JsonValue;
        };
        McpApprovalRequestItem: {
            /** @constant */
            type: "mcp_approval_request";
            id?: string | null;
            name: string;
            arguments: string;
            server_label: string;
        };
        McpApprovalResponseItem: {
            /** @constant */
            type: "mcp_approval_response";
            id?: string | null;
            approval_request_id: components["schemas"]["NonEmptyText"];
            approve: boolean;
            reason?: string | null;
        };
        McpCallItem: {
            /** @constant */
            type: "mcp_call";
            id?: string | null;
            name: string;
            arguments: string;
            server_label: string;
            approval_request_id?: string | null;
            output?: string | null;
            /** @description An object; a text in earlier versions */
            error?: JsonValue;
            status?: string | null;
        };
        /** @description Code by which the model calls tools */
        ProgramItem: {
            /** @constant */
            type: "program";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            code: string;
            fingerprint?: string;
        };
        ProgramOutputItem: {
            /** @constant */
            type: "program_output";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            result: string;
            status?: string | null;
        };
        /** @description What stands for an earlier part of the conversation */
        CompactionItem: {
            /** @constant */
            type: "compaction";
            id?: string | null;
            created_by?: string;
            encrypted_content: string;
        };
        CompactionTriggerItem: {
            /** @constant */
            type: "compaction_trigger";
            id?: string | null;
        };
        /** @description An item the vendor has stored */
        ItemReference: {
            /** @constant */
            type: "item_reference";
            id: components["schemas"]["NonEmptyText"];
        };
        InputContentPart: components["schemas"]["InputText"] | components["schemas"]["InputImage"] | components["schemas"]["InputFile"] | components["schemas"]["InputAudio"];
        ModelContentPart: components["schemas"]["OutputText"] | components["schemas"]["OutputRefusal"] | components["schemas"]["InputText"] | components["schemas"]["InputImage"] | components["schemas"]["InputFile"];
        InputText: {
            /** @constant */
            type: "input_text";
            text: string;
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        /** @description Either `image_url`, which may be a data URL, or `file_id` */
        InputImage: {
            /** @constant */
            type: "input_image";
            image_url?: string | null;
            file_id?: string | null;
            detail?: string | null;
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        /** @description One of `file_data` (a data URL or base64), `file_url` and `file_id` */
        InputFile: {
            /** @constant */
            type: "input_file";
            file_data?: string | null;
            file_url?: string | null;
            file_id?: string | null;
            filename?: string | null;
            detail?: string | null;
            prompt_cache_breakpoint?: components["schemas"]["PromptCacheBreakpoint"];
        };
        InputAudio: {
            /** @constant */
            type: "input_audio";
            input_audio: {
                data: components["schemas"]["NonEmptyText"];
                format: string;
            };
        };
        OutputText: {
            /** @constant */
            type: "output_text";
            text: string;
            annotations?: components["schemas"]["TextAnnotation"][] | null;
            logprobs?: components["schemas"]["TokenLogprob"][] | null;
        };
        OutputRefusal: {
            /** @constant */
            type: "refusal";
            refusal: string;
        };
        SummaryText: {
            /** @constant */
            type: "summary_text";
            text: string;
        };
        ReasoningText: {
            /** @enum {string} */
            type: "reasoning_text" | "text";
            text: string;
        };
        TextAnnotation: components["schemas"]["UrlCitation"] | components["schemas"]["FileCitation"] | components["schemas"]["ContainerFileCitation"] | components["schemas"]["FilePath"];
        UrlCitation: {
            /** @constant */
            type: "url_citation";
            url: string;
            title?: string | null;
            start_index?: number;
            end_index?: number;
        };
        FileCitation: {
            /** @constant */
            type: "file_citation";
            file_id: string;
            filename?: string | null;
            index?: number;
        };
        ContainerFileCitation: {
            /** @constant */
            type: "container_file_citation";
            container_id?: string;
            file_id: string;
            filename?: string | null;
            start_index?: number;
            end_index?: number;
        };
        FilePath: {
            /** @constant */
            type: "file_path";
            file_id: string;
            index?: number;
        };
        /** @description Tools that the vendor runs are carried whole, but for the search of the web */
        ResponseTool: components["schemas"]["ResponseFunctionTool"] | components["schemas"]["ResponseCustomTool"] | components["schemas"]["NamespaceTool"] | components["schemas"]["ToolSearchTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["FileSearchTool"] | components["schemas"]["ComputerTool"] | components["schemas"]["ComputerUsePreviewTool"] | components["schemas"]["McpTool"] | components["schemas"]["CodeInterpreterTool"] | components["schemas"]["ImageGenerationTool"] | components["schemas"]["ShellTool"] | components["schemas"]["OtherVendorTool"];
        ResponseFunctionTool: {
            /** @constant */
            type: "function";
            name: components["schemas"]["NonEmptyText"];
            description?: string | null;
            /** @description A JSON Schema; without it the function takes no arguments */
            parameters?: {
                [key: string]: JsonValue;
            } | null;
            strict?: boolean | null;
            output_schema?: {
                [key: string]: JsonValue;
            } | null;
            /** @description The model learns of it by searching, not from the start */
            defer_loading?: boolean | null;
            async?: boolean | null;
            allowed_callers?: components["schemas"]["AllowedCallers"];
        };
        ResponseCustomTool: {
            /** @constant */
            type: "custom";
            name: components["schemas"]["NonEmptyText"];
            description?: string | null;
            format?: components["schemas"]["CustomToolTextFormat"] | components["schemas"]["ResponseCustomToolGrammarFormat"];
            defer_loading?: boolean | null;
            async?: boolean | null;
            allowed_callers?: components["schemas"]["AllowedCallers"];
        };
        ResponseCustomToolGrammarFormat: {
            /** @constant */
            type: "grammar";
            /** @enum {string} */
            syntax: "lark" | "regex";
            definition: string;
        };
        /** @description Tools under a common name, which a call then carries as `namespace` */
        NamespaceTool: {
            /** @constant */
            type: "namespace";
            name: components["schemas"]["NonEmptyText"];
            description?: string | null;
            tools: (components["schemas"]["ResponseFunctionTool"] | components["schemas"]["ResponseCustomTool"])[];
        };
        ToolSearchTool: {
            /** @constant */
            type: "tool_search";
            description?: string | null;
            execution?: string | null;
            parameters?: JsonValue;
        };
        WebSearchTool: {
            /** @enum {string} */
            type: "web_search" | "web_search_2025_08_26" | "web_search_preview" | "web_search_preview_2025_03_11";
            external_web_access?: boolean | null;
            filters?: {
                allowed_domains?: string[] | null;
            } | null;
            search_content_types?: string[] | null;
            search_context_size?: string | null;
            user_location?: {
                type?: string | null;
                city?: string | null;
                country?: string | null;
                region?: string | null;
                timezone?: string | null;
            } | null;
        };
        FileSearchTool: {
            /** @constant */
            type: "file_search";
            vector_store_ids: string[];
            filters?: JsonObject | null;
            max_num_results?: number | null;
            ranking_options?: JsonObject | null;
        };
        ComputerTool: {
            /** @enum {string} */
            type: "computer" | "computer_use";
        };
        ComputerUsePreviewTool: {
            /** @constant */
            type: "computer_use_preview";
            display_height: number;
            display_width: number;
            environment: string;
        };
        /** @description A server of tools, which the vendor calls itself */
        McpTool: {
            /** @constant */
            type: "mcp";
            server_label: string;
            server_description?: string | null;
            server_url?: string | null;
            connector_id?: string | null;
            tunnel_id?: string | null;
            authorization?: string | null;
            headers?: JsonObject | null;
            allowed_tools?: string[] | JsonObject | null;
            allowed_callers?: components["schemas"]["AllowedCallers"];
            require_approval?: string | JsonObject | null;
            defer_loading?: boolean | null;
        };
        CodeInterpreterTool: {
            /** @constant */
            type: "code_interpreter";
            /** @description The id of one, or how to make one */
            container: string | {
                type?: JsonValue;
            };
            allowed_callers?: components["schemas"]["AllowedCallers"];
        };
        ImageGenerationTool: {
            /** @constant */
            type: "image_generation";
            action?: string | null;
            background?: string | null;
            complexity?: string | null;
            frame_count?: number | null;
            frame_duration_ms?: number | null;
            input_fidelity?: string | null;
            input_image_mask?: JsonObject | null;
            model?: string | null;
            moderation?: string | null;
            output_compression?: number | null;
            output_format?: string | null;
            partial_images?: number | null;
            quality?: string | null;
            size?: string | null;
            svg?: JsonObject | null;
        };
        ShellTool: {
            /** @constant */
            type: "shell";
            environment?: components["schemas"]["ShellEnvironment"];
            allowed_callers?: components["schemas"]["AllowedCallers"];
        };
        /** @description A container of the vendor, or the client's own machine, of the type `local`, perhaps with skills */
        ShellEnvironment: {
            type?: JsonValue;
            skills?: JsonValue;
        } | null;
        /** @description Tools that have little to set */
        OtherVendorTool: {
            /** @enum {string} */
            type: "apply_patch" | "local_shell" | "programmatic_tool_calling";
            allowed_callers?: components["schemas"]["AllowedCallers"];
        };
        AllowedCallers: string[] | null;
        /**
         * @description `none`, `auto`, `required`, or an object: `function` or `custom` with a name, `allowed_tools` with a mode and
         *     tools, `mcp` with the label of its server, or the type of another tool that the vendor runs
         */
        ResponseToolChoice: string | {
            type: string;
            name?: string | null;
            /** @enum {string} */
            mode?: "auto" | "required";
            tools?: {
                [key: string]: JsonValue;
            }[];
            server_label?: string;
        } | null;
        Response: {
            id: components["schemas"]["NonEmptyText"];
            object: string;
            created_at: number;
            completed_at?: number | null;
            model: string;
            status: string;
            output: components["schemas"]["OutputItem"][];
            /** @description All the text of `output` in one; the vendor's packages make it */
            output_text?: string | null;
            usage?: components["schemas"]["ResponseUsage"];
            error?: components["schemas"]["ResponseError"];
            incomplete_details?: {
                reason?: string | null;
            } | null;
            instructions?: string | JsonValue[] | null;
            tools?: {
                [key: string]: JsonValue;
            }[] | null;
            tool_choice?: components["schemas"]["ResponseToolChoice"];
            parallel_tool_calls?: boolean | null;
            max_tool_calls?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            max_output_tokens?: number | null;
            top_logprobs?: number | null;
            frequency_penalty?: number | null;
            presence_penalty?: number | null;
            reasoning?: components["schemas"]["ReasoningOptions"];
            text?: JsonObject | null;
            truncation?: string | null;
            previous_response_id?: string | null;
            conversation?: JsonObject | null;
            prompt?: JsonObject | null;
            background?: boolean | null;
            store?: boolean | null;
            metadata?: JsonObject | null;
            moderation?: JsonObject | null;
            image?: JsonObject | null;
            access_programs?: JsonObject | null;
            /** @description What of the input the vendor left out, such as thoughts of another model */
            input_transformations?: JsonObject[] | null;
            /** @description Whether the prompt was read from the cache, compared with an earlier answer's, and why not */
            prompt_cache_diagnostics?: {
                type?: string;
                reason?: string;
                cache_missed_tokens?: number;
                comparison_reusable_tokens?: number;
            } | null;
            prompt_cache_key?: string | null;
            prompt_cache_options?: JsonObject | null;
            prompt_cache_retention?: string | null;
            safety_identifier?: string | null;
            service_tier?: string | null;
            tool_usage?: JsonObject | null;
            user?: string | null;
        };
        /** @description Why an answer failed */
        ResponseError: {
            code?: string | null;
            message?: string;
            type?: string | null;
            param?: string | null;
            misalignment?: JsonObject | null;
        } | null;
        /** @description Totals; the details say how much of them was what */
        ResponseUsage: {
            input_tokens: number;
            input_tokens_details?: {
                cached_tokens?: number | null;
                cache_write_tokens?: number | null;
                /** @description The tokens of `cache_write_tokens` by how long the cache keeps them */
                cache_write_tokens_details?: {
                    ttl_30m_tokens?: number;
                    ttl_12h_tokens?: number;
                } | null;
            } | null;
            output_tokens: number;
            output_tokens_details?: {
                reasoning_tokens?: number | null;
            } | null;
            total_tokens: number;
        } | null;
        OutputItem: components["schemas"]["OutputMessage"] | components["schemas"]["OutputReasoning"] | components["schemas"]["OutputFunctionCall"] | components["schemas"]["OutputCustomToolCall"] | components["schemas"]["ToolSearchCallItem"] | components["schemas"]["ToolSearchOutputItem"] | components["schemas"]["WebSearchCallItem"] | components["schemas"]["CompactionItem"] | components["schemas"]["FunctionCallOutputItem"] | components["schemas"]["CustomToolCallOutputItem"] | components["schemas"]["AdditionalToolsItem"] | components["schemas"]["FileSearchCallItem"] | components["schemas"]["ComputerCallItem"] | components["schemas"]["ComputerCallOutputItem"] | components["schemas"]["CodeInterpreterCallItem"] | components["schemas"]["ImageGenerationCallItem"] | components["schemas"]["LocalShellCallItem"] | components["schemas"]["LocalShellCallOutputItem"] | components["schemas"]["ShellCallItem"] | components["schemas"]["ShellCallOutputItem"] | components["schemas"]["ApplyPatchCallItem"] | components["schemas"]["ApplyPatchCallOutputItem"] | components["schemas"]["McpListToolsItem"] | components["schemas"]["McpApprovalRequestItem"] | components["schemas"]["McpApprovalResponseItem"] | components["schemas"]["McpCallItem"] | components["schemas"]["ProgramItem"] | components["schemas"]["ProgramOutputItem"];
        OutputMessage: {
            /** @constant */
            type: "message";
            id: components["schemas"]["NonEmptyText"];
            /** @constant */
            role: "assistant";
            content: components["schemas"]["OutputContentPart"][];
            phase?: string | null;
            status?: string | null;
        };
        OutputContentPart: components["schemas"]["OutputText"] | components["schemas"]["OutputRefusal"];
        OutputReasoning: {
            /** @constant */
            type: "reasoning";
            id: components["schemas"]["NonEmptyText"];
            summary?: components["schemas"]["SummaryText"][] | null;
            content?: components["schemas"]["ReasoningText"][] | null;
            encrypted_content?: string | null;
            status?: string | null;
        };
        OutputFunctionCall: {
            /** @constant */
            type: "function_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            namespace?: string | null;
            arguments: string;
            async?: boolean | null;
            caller?: components["schemas"]["ToolCaller"];
            status?: string | null;
        };
        OutputCustomToolCall: {
            /** @constant */
            type: "custom_tool_call";
            id?: string | null;
            call_id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            namespace?: string | null;
            input: string;
            async?: boolean | null;
            caller?: components["schemas"]["ToolCaller"];
            status?: string | null;
        };
        /** @description Events of tools that the vendor runs, and whatever is new, pass as they are */
        ResponseStreamEvent: components["schemas"]["ResponseStateEvent"] | components["schemas"]["OutputItemEvent"] | components["schemas"]["ContentPartEvent"] | components["schemas"]["OutputTextDeltaEvent"] | components["schemas"]["OutputTextDoneEvent"] | components["schemas"]["OutputTextAnnotationEvent"] | components["schemas"]["RefusalDeltaEvent"] | components["schemas"]["RefusalDoneEvent"] | components["schemas"]["SummaryPartEvent"] | components["schemas"]["SummaryTextDeltaEvent"] | components["schemas"]["SummaryTextDoneEvent"] | components["schemas"]["ReasoningTextDeltaEvent"] | components["schemas"]["ReasoningTextDoneEvent"] | components["schemas"]["FunctionCallArgumentsDeltaEvent"] | components["schemas"]["FunctionCallArgumentsDoneEvent"] | components["schemas"]["CustomToolCallInputDeltaEvent"] | components["schemas"]["CustomToolCallInputDoneEvent"] | components["schemas"]["ServerToolProgressEvent"] | components["schemas"]["ServerToolDeltaEvent"] | components["schemas"]["ServerToolDoneEvent"] | components["schemas"]["PartialImageEvent"] | components["schemas"]["AudioEvent"] | components["schemas"]["StreamErrorEvent"];
        /** @description The whole answer as it stands; the last three of the types end the stream */
        ResponseStateEvent: {
            /** @enum {string} */
            type: "response.created" | "response.queued" | "response.in_progress" | "response.completed" | "response.incomplete" | "response.failed";
            sequence_number?: number;
            response: components["schemas"]["ResponseState"];
        };
        /** @description An answer in the making, which may lack its output */
        ResponseState: {
            id: components["schemas"]["NonEmptyText"];
            object?: string;
            created_at?: number;
            completed_at?: number | null;
            model?: string;
            status?: string;
            output?: components["schemas"]["OutputItem"][];
            /** @description All the text of `output` in one; the vendor's packages make it */
            output_text?: string | null;
            usage?: components["schemas"]["ResponseUsage"];
            error?: components["schemas"]["ResponseError"];
            incomplete_details?: {
                reason?: string | null;
            } | null;
            instructions?: string | JsonValue[] | null;
            tools?: {
                [key: string]: JsonValue;
            }[] | null;
            tool_choice?: components["schemas"]["ResponseToolChoice"];
            parallel_tool_calls?: boolean | null;
            max_tool_calls?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            max_output_tokens?: number | null;
            top_logprobs?: number | null;
            frequency_penalty?: number | null;
            presence_penalty?: number | null;
            reasoning?: components["schemas"]["ReasoningOptions"];
            text?: JsonObject | null;
            truncation?: string | null;
            previous_response_id?: string | null;
            conversation?: JsonObject | null;
            prompt?: JsonObject | null;
            background?: boolean | null;
            store?: boolean | null;
            metadata?: JsonObject | null;
            moderation?: JsonObject | null;
            image?: JsonObject | null;
            access_programs?: JsonObject | null;
            /** @description What of the input the vendor left out, such as thoughts of another model */
            input_transformations?: JsonObject[] | null;
            /** @description Whether the prompt was read from the cache, compared with an earlier answer's, and why not */
            prompt_cache_diagnostics?: {
                type?: string;
                reason?: string;
                cache_missed_tokens?: number;
                comparison_reusable_tokens?: number;
            } | null;
            prompt_cache_key?: string | null;
            prompt_cache_options?: JsonObject | null;
            prompt_cache_retention?: string | null;
            safety_identifier?: string | null;
            service_tier?: string | null;
            tool_usage?: JsonObject | null;
            user?: string | null;
        };
        OutputItemEvent: {
            /** @enum {string} */
            type: "response.output_item.added" | "response.output_item.done";
            sequence_number?: number;
            output_index: number;
            item: components["schemas"]["OutputItem"];
        };
        ContentPartEvent: {
            /** @enum {string} */
            type: "response.content_part.added" | "response.content_part.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            part: components["schemas"]["OutputText"] | components["schemas"]["OutputRefusal"] | components["schemas"]["ReasoningText"];
        };
        OutputTextDeltaEvent: {
            /** @constant */
            type: "response.output_text.delta";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            delta: string;
            logprobs?: components["schemas"]["TokenLogprob"][] | null;
            /** @description Padding that hides the length of tokens from an eavesdropper */
            obfuscation?: string;
        };
        OutputTextDoneEvent: {
            /** @constant */
            type: "response.output_text.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            text: string;
            logprobs?: components["schemas"]["TokenLogprob"][] | null;
        };
        OutputTextAnnotationEvent: {
            /** @constant */
            type: "response.output_text.annotation.added";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            annotation_index?: number;
            annotation: components["schemas"]["TextAnnotation"] | null;
        };
        RefusalDeltaEvent: {
            /** @constant */
            type: "response.refusal.delta";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            delta: string;
            obfuscation?: string;
        };
        RefusalDoneEvent: {
            /** @constant */
            type: "response.refusal.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            refusal: string;
        };
        SummaryPartEvent: {
            /** @enum {string} */
            type: "response.reasoning_summary_part.added" | "response.reasoning_summary_part.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            summary_index: number;
            part?: components["schemas"]["SummaryText"];
            status?: string | null;
        };
        SummaryTextDeltaEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.delta";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            summary_index: number;
            delta: string;
            obfuscation?: string;
        };
        SummaryTextDoneEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            summary_index: number;
            text: string;
        };
        ReasoningTextDeltaEvent: {
            /** @constant */
            type: "response.reasoning_text.delta";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            delta: string;
            obfuscation?: string;
        };
        ReasoningTextDoneEvent: {
            /** @constant */
            type: "response.reasoning_text.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            content_index: number;
            text: string;
        };
        FunctionCallArgumentsDeltaEvent: {
            /** @constant */
            type: "response.function_call_arguments.delta";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            delta: string;
            obfuscation?: string;
        };
        FunctionCallArgumentsDoneEvent: {
            /** @constant */
            type: "response.function_call_arguments.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            name?: string;
            arguments: string;
        };
        CustomToolCallInputDeltaEvent: {
            /** @constant */
            type: "response.custom_tool_call_input.delta";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            delta: string;
            obfuscation?: string;
        };
        CustomToolCallInputDoneEvent: {
            /** @constant */
            type: "response.custom_tool_call_input.done";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            input: string;
        };
        ServerToolProgressEvent: {
            /** @enum {string} */
            type: "response.web_search_call.in_progress" | "response.web_search_call.searching" | "response.web_search_call.completed" | "response.file_search_call.in_progress" | "response.file_search_call.searching" | "response.file_search_call.completed" | "response.code_interpreter_call.in_progress" | "response.code_interpreter_call.interpreting" | "response.code_interpreter_call.completed" | "response.image_generation_call.in_progress" | "response.image_generation_call.generating" | "response.image_generation_call.completed" | "response.mcp_call.in_progress" | "response.mcp_call.completed" | "response.mcp_call.failed" | "response.mcp_list_tools.in_progress" | "response.mcp_list_tools.completed" | "response.mcp_list_tools.failed" | "response.compaction.compacting";
            sequence_number?: number;
            item_id: string;
            output_index: number;
        };
        /** @description What a tool is called with, or what it writes, bit by bit */
        ServerToolDeltaEvent: {
            /** @enum {string} */
            type: "response.code_interpreter_call_code.delta" | "response.mcp_call_arguments.delta" | "response.shell_call_command.delta" | "response.shell_call_output_content.delta" | "response.apply_patch_call_operation_diff.delta";
            sequence_number?: number;
            item_id?: string;
            output_index: number;
            command_index?: number;
            delta: string | JsonObject;
            obfuscation?: string;
        };
        /** @description The same, whole */
        ServerToolDoneEvent: {
            /** @enum {string} */
            type: "response.code_interpreter_call_code.done" | "response.mcp_call_arguments.done" | "response.shell_call_command.added" | "response.shell_call_command.done" | "response.shell_call_output_content.done" | "response.apply_patch_call_operation_diff.done";
            sequence_number?: number;
            item_id?: string;
            output_index: number;
            command_index?: number;
            code?: string;
            arguments?: string;
            command?: string;
            diff?: string;
            output?: JsonObject[];
        };
        PartialImageEvent: {
            /** @constant */
            type: "response.image_generation_call.partial_image";
            sequence_number?: number;
            item_id: string;
            output_index: number;
            partial_image_b64: string;
            partial_image_index: number;
            background?: string;
            output_format?: string;
            quality?: string;
            size?: string;
        };
        /** @description Speech, in base64, and what it says */
        AudioEvent: {
            /** @enum {string} */
            type: "response.audio.delta" | "response.audio.done" | "response.audio.transcript.delta" | "response.audio.transcript.done";
            sequence_number?: number;
            delta?: string;
        };
        /** @description The stream broke; some servers put what went wrong under `error` */
        StreamErrorEvent: {
            /** @constant */
            type: "error";
            sequence_number?: number | null;
            code?: string | number | null;
            message?: string | null;
            param?: string | null;
            error?: {
                code?: string | number | null;
                message?: string | null;
                param?: string | null;
                type?: string | null;
            } | null;
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
        /** @description A chunk or a plain answer, as it is read */
        ReceivedAnswerChunk: {
            id?: string | null;
            object?: string | null;
            created?: number | null;
            model?: string | null;
            choices?: components["schemas"]["ReceivedAnswerChoice"][] | null;
            usage?: JsonObject | null;
            obfuscation?: string | null;
        };
        /** @description Some servers close a stream with a whole message where a delta belongs */
        ReceivedAnswerChoice: {
            index?: number | null;
            delta?: components["schemas"]["ReceivedAnswerMessage"] | null;
            message?: components["schemas"]["ReceivedAnswerMessage"] | null;
            finish_reason?: string | null;
            logprobs?: components["schemas"]["ReceivedChoiceLogprobs"] | null;
            /** @description Where Moonshot reports the usage */
            usage?: JsonObject | null;
            /** @description What went wrong with the only choice, at OpenRouter */
            error?: JsonValue;
            /** @description The stop sequence that was met, or the number of the token that ended the text (vLLM) */
            stop_reason?: JsonValue;
            /** @description The same (SGLang) */
            matched_stop?: JsonValue;
        };
        ReceivedAnswerMessage: {
            role?: string | null;
            /** @description Mistral parts it into thoughts and text */
            content?: string | components["schemas"]["ReceivedAnswerContentPart"][] | null;
            refusal?: string | null;
            reasoning_content?: string | null;
            reasoning?: string | null;
            /** @description Those of OpenRouter, or of another form */
            reasoning_details?: JsonValue;
            annotations?: JsonObject[] | null;
            images?: JsonObject[] | null;
            audio?: {
                id?: string | null;
                data?: string | null;
                expires_at?: number | null;
                transcript?: string | null;
            } | null;
            tool_calls?: components["schemas"]["ReceivedAnswerCall"][] | null;
            function_call?: components["schemas"]["ReceivedCalledTool"] | null;
            extra_content?: components["schemas"]["ReceivedExtraContent"] | null;
        };
        ReceivedAnswerContentPart: {
            type?: string | null;
            text?: string | null;
            thinking?: {
                text?: string | null;
            }[] | null;
        };
        /** @description A call, or a fragment of one */
        ReceivedAnswerCall: {
            index?: number | null;
            id?: string | null;
            type?: string | null;
            function?: components["schemas"]["ReceivedCalledTool"] | null;
            custom?: components["schemas"]["ReceivedCalledTool"] | null;
            extra_content?: components["schemas"]["ReceivedExtraContent"] | null;
        };
        ReceivedCalledTool: {
            name?: string | null;
            /** @description A text; some servers send the object */
            arguments?: JsonValue;
            /** @description That of a custom tool */
            input?: JsonValue;
        };
        /**
         * @description What Google's compatible endpoint puts beside a message or a call: the signature of the thought behind it.
         *     Louter carries the tokens of other vendors in the same place.
         */
        ReceivedExtraContent: {
            google?: {
                thought_signature?: string | null;
            } | null;
            /** @description How signed reasoning, which is one text here, was made up */
            louter?: JsonValue;
        };
        ReceivedChoiceLogprobs: {
            content?: components["schemas"]["ReceivedTokenLogprob"][] | null;
            refusal?: components["schemas"]["ReceivedTokenLogprob"][] | null;
        };
        ReceivedTokenLogprob: {
            token?: string | null;
            logprob?: number | null;
            bytes?: number[] | null;
            top_logprobs?: {
                token?: string | null;
                logprob?: number | null;
                bytes?: number[] | null;
            }[] | null;
        };
        /** @description The counts of both protocols, under all names that servers have for them */
        ReceivedUsageCounts: {
            prompt_tokens?: number | null;
            completion_tokens?: number | null;
            input_tokens?: number | null;
            output_tokens?: number | null;
            total_tokens?: number | null;
            prompt_tokens_details?: components["schemas"]["ReceivedInputDetails"] | null;
            completion_tokens_details?: components["schemas"]["ReceivedOutputDetails"] | null;
            input_tokens_details?: components["schemas"]["ReceivedInputDetails"] | null;
            output_tokens_details?: components["schemas"]["ReceivedOutputDetails"] | null;
            /** @description Moonshot, Together */
            cached_tokens?: number | null;
            /** @description DeepSeek */
            prompt_cache_hit_tokens?: number | null;
        };
        ReceivedInputDetails: {
            cached_tokens?: number | null;
            cache_write_tokens?: number | null;
            cache_write_tokens_details?: {
                ttl_30m_tokens?: number | null;
                ttl_12h_tokens?: number | null;
            } | null;
            /** @description DashScope */
            cache_creation_input_tokens?: number | null;
            cache_creation?: {
                ephemeral_5m_input_tokens?: number | null;
            } | null;
        };
        ReceivedOutputDetails: {
            reasoning_tokens?: number | null;
        };
        /** @description Where servers report the usage of an answer or a chunk */
        ReceivedUsagePlaces: {
            usage?: JsonObject | null;
            choices?: {
                /** @description Moonshot */
                usage?: JsonObject | null;
            }[] | null;
            x_groq?: {
                usage?: JsonObject | null;
            } | null;
            /** @description Those of llama-server, whose prompt does not include what the cache had */
            timings?: {
                cache_n?: number | null;
                prompt_n?: number | null;
                predicted_n?: number | null;
            } | null;
        };
        ReceivedUrlCitationAnnotation: {
            /** @constant */
            type: "url_citation";
            url_citation?: {
                url?: string | null;
                title?: string | null;
                start_index?: number | null;
                end_index?: number | null;
            } | null;
        };
        ReceivedImageContentPart: {
            /** @constant */
            type: "image_url";
            /** @description OpenAI's first form of it, and Mistral's, is the address alone */
            image_url?: (string | {
                url?: string | null;
                detail?: string | null;
            }) | null;
            prompt_cache_breakpoint?: components["schemas"]["ReceivedPromptCacheBreakpoint"] | null;
        };
        ReceivedPromptCacheBreakpoint: {
            mode?: string | null;
            ttl?: string | null;
        };
        /**
         * @description A piece of reasoning in `reasoning_details`, as OpenRouter has it of any vendor's model: its text or a summary with
         *     the vendor's signature, or data that only the vendor reads. Further fields name the format and the vendor's id.
         */
        ReceivedReasoningDetail: {
            type?: JsonValue;
            index?: JsonValue;
            text?: JsonValue;
            summary?: JsonValue;
            data?: JsonValue;
            signature?: JsonValue;
        };
        /** @description An element of `plugins` by which OpenRouter searches the web for any model */
        ReceivedWebPlugin: {
            id?: JsonValue;
            enabled?: JsonValue;
            max_uses?: JsonValue;
            include_domains?: JsonValue;
            exclude_domains?: JsonValue;
            user_location?: JsonValue;
        };
        /** @description A tool by which a router searches the web for any model; its type ends in `:web_search` */
        ReceivedRoutedSearchTool: {
            type?: JsonValue;
            parameters?: JsonValue;
        };
        ReceivedLouterContent: {
            reasoning?: {
                kind?: string | null;
                /** @description Those of the blocks, in UTF-16 code units */
                lengths?: (number | null)[] | null;
                seal?: string | null;
            }[] | null;
        };
        ReceivedResponse: {
            id?: string | null;
            object?: string | null;
            created_at?: number | null;
            completed_at?: number | null;
            model?: string | null;
            status?: string | null;
            output?: components["schemas"]["ReceivedOutputItem"][] | null;
            /** @description All the text of `output` in one; the vendor's packages make it */
            output_text?: string | null;
            usage?: components["schemas"]["ReceivedResponseUsage"] | null;
            error?: components["schemas"]["ReceivedResponseError"] | null;
            incomplete_details?: {
                reason?: string | null;
            } | null;
            instructions?: string | JsonValue[] | null;
            tools?: JsonObject[] | null;
            tool_choice?: components["schemas"]["ReceivedResponseToolChoice"] | null;
            parallel_tool_calls?: boolean | null;
            max_tool_calls?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            max_output_tokens?: number | null;
            top_logprobs?: number | null;
            frequency_penalty?: number | null;
            presence_penalty?: number | null;
            reasoning?: components["schemas"]["ReceivedReasoningOptions"] | null;
            text?: JsonObject | null;
            truncation?: string | null;
            previous_response_id?: string | null;
            conversation?: JsonObject | null;
            prompt?: JsonObject | null;
            background?: boolean | null;
            store?: boolean | null;
            metadata?: JsonObject | null;
            moderation?: JsonObject | null;
            image?: JsonObject | null;
            access_programs?: JsonObject | null;
            /** @description What of the input the vendor left out, such as thoughts of another model */
            input_transformations?: JsonObject[] | null;
            /** @description Whether the prompt was read from the cache, compared with an earlier answer's, and why not */
            prompt_cache_diagnostics?: {
                type?: string | null;
                reason?: string | null;
                cache_missed_tokens?: number | null;
                comparison_reusable_tokens?: number | null;
            } | null;
            prompt_cache_key?: string | null;
            prompt_cache_options?: JsonObject | null;
            prompt_cache_retention?: string | null;
            safety_identifier?: string | null;
            service_tier?: string | null;
            tool_usage?: JsonObject | null;
            user?: string | null;
        };
        ReceivedOutputItem: components["schemas"]["ReceivedOutputMessage"] | components["schemas"]["ReceivedOutputReasoning"] | components["schemas"]["ReceivedOutputFunctionCall"] | components["schemas"]["ReceivedOutputCustomToolCall"] | components["schemas"]["ReceivedToolSearchCallItem"] | components["schemas"]["ReceivedToolSearchOutputItem"] | components["schemas"]["ReceivedWebSearchCallItem"] | components["schemas"]["ReceivedCompactionItem"] | components["schemas"]["ReceivedFunctionCallOutputItem"] | components["schemas"]["ReceivedCustomToolCallOutputItem"] | components["schemas"]["ReceivedAdditionalToolsItem"] | components["schemas"]["ReceivedFileSearchCallItem"] | components["schemas"]["ReceivedComputerCallItem"] | components["schemas"]["ReceivedComputerCallOutputItem"] | components["schemas"]["ReceivedCodeInterpreterCallItem"] | components["schemas"]["ReceivedImageGenerationCallItem"] | components["schemas"]["ReceivedLocalShellCallItem"] | components["schemas"]["ReceivedLocalShellCallOutputItem"] | components["schemas"]["ReceivedShellCallItem"] | components["schemas"]["ReceivedShellCallOutputItem"] | components["schemas"]["ReceivedApplyPatchCallItem"] | components["schemas"]["ReceivedApplyPatchCallOutputItem"] | components["schemas"]["ReceivedMcpListToolsItem"] | components["schemas"]["ReceivedMcpApprovalRequestItem"] | components["schemas"]["ReceivedMcpApprovalResponseItem"] | components["schemas"]["ReceivedMcpCallItem"] | components["schemas"]["ReceivedProgramItem"] | components["schemas"]["ReceivedProgramOutputItem"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedOutputMessage: {
            /** @constant */
            type: "message";
            id?: string | null;
            role?: string | null;
            content?: components["schemas"]["ReceivedOutputContentPart"][] | string | null;
            phase?: string | null;
            status?: string | null;
        };
        ReceivedOutputContentPart: components["schemas"]["ReceivedOutputText"] | components["schemas"]["ReceivedOutputRefusal"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedOutputText: {
            /** @constant */
            type: "output_text";
            text?: string | null;
            annotations?: components["schemas"]["ReceivedTextAnnotation"][] | null;
            logprobs?: components["schemas"]["ReceivedTokenLogprob"][] | null;
        };
        ReceivedTextAnnotation: components["schemas"]["ReceivedUrlCitation"] | components["schemas"]["ReceivedFileCitation"] | components["schemas"]["ReceivedContainerFileCitation"] | components["schemas"]["ReceivedFilePath"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedUrlCitation: {
            /** @constant */
            type: "url_citation";
            url?: string | null;
            title?: string | null;
            start_index?: number | null;
            end_index?: number | null;
        };
        ReceivedFileCitation: {
            /** @constant */
            type: "file_citation";
            file_id?: string | null;
            filename?: string | null;
            index?: number | null;
        };
        ReceivedContainerFileCitation: {
            /** @constant */
            type: "container_file_citation";
            container_id?: string | null;
            file_id?: string | null;
            filename?: string | null;
            start_index?: number | null;
            end_index?: number | null;
        };
        ReceivedFilePath: {
            /** @constant */
            type: "file_path";
            file_id?: string | null;
            index?: number | null;
        };
        ReceivedOutputRefusal: {
            /** @constant */
            type: "refusal";
            refusal?: string | null;
        };
        ReceivedOutputReasoning: {
            /** @constant */
            type: "reasoning";
            id?: string | null;
            summary?: components["schemas"]["ReceivedSummaryText"][] | null;
            content?: components["schemas"]["ReceivedReasoningText"][] | null;
            encrypted_content?: string | null;
            status?: string | null;
        };
        ReceivedSummaryText: {
            type?: string | null;
            text?: string | null;
        };
        ReceivedReasoningText: {
            /** @enum {string} */
            type: "reasoning_text" | "text";
            text?: string | null;
        };
        ReceivedOutputFunctionCall: {
            /** @constant */
            type: "function_call";
            id?: string | null;
            call_id?: string | null;
            name?: string | null;
            namespace?: string | null;
            arguments?: string | JsonObject | null;
            async?: boolean | null;
            caller?: components["schemas"]["ReceivedToolCaller"] | null;
            status?: string | null;
        };
        /** @description Who made a call, the model itself or a program it wrote */
        ReceivedToolCaller: {
            type?: string | null;
            caller_id?: string | null;
        };
        ReceivedOutputCustomToolCall: {
            /** @constant */
            type: "custom_tool_call";
            id?: string | null;
            call_id?: string | null;
            name?: string | null;
            namespace?: string | null;
            input?: string | null;
            async?: boolean | null;
            caller?: components["schemas"]["ReceivedToolCaller"] | null;
            status?: string | null;
        };
        ReceivedToolSearchCallItem: {
            /** @constant */
            type: "tool_search_call";
            id?: JsonValue;
            call_id?: JsonValue;
            arguments?: JsonValue;
            execution?: JsonValue;
            status?: JsonValue;
            created_by?: JsonValue;
        };
        ReceivedToolSearchOutputItem: {
            /** @constant */
            type: "tool_search_output";
            id?: JsonValue;
            call_id?: JsonValue;
            tools?: JsonValue;
            execution?: JsonValue;
            status?: JsonValue;
            created_by?: JsonValue;
        };
        ReceivedWebSearchCallItem: {
            /** @constant */
            type: "web_search_call";
            id?: JsonValue;
            action?: JsonValue;
            status?: JsonValue;
        };
        /** @description What stands for an earlier part of the conversation */
        ReceivedCompactionItem: {
            /** @constant */
            type: "compaction";
            id?: JsonValue;
            created_by?: JsonValue;
            encrypted_content?: JsonValue;
        };
        /** @description Without `call_id` it is what a tool reports unasked, and `name` says which */
        ReceivedFunctionCallOutputItem: {
            /** @constant */
            type: "function_call_output";
            id?: JsonValue;
            call_id?: JsonValue;
            name?: JsonValue;
            namespace?: JsonValue;
            output?: JsonValue;
            caller?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        ReceivedCustomToolCallOutputItem: {
            /** @constant */
            type: "custom_tool_call_output";
            id?: JsonValue;
            call_id?: JsonValue;
            output?: JsonValue;
            caller?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        /** @description Tools that may be called from this place of the conversation on */
        ReceivedAdditionalToolsItem: {
            /** @constant */
            type: "additional_tools";
            id?: JsonValue;
            role?: JsonValue;
            tools?: JsonValue;
        };
        ReceivedFileSearchCallItem: {
            /** @constant */
            type: "file_search_call";
            id?: JsonValue;
            queries?: JsonValue;
            results?: JsonValue;
            status?: JsonValue;
        };
        /** @description One action or, of newer models, several */
        ReceivedComputerCallItem: {
            /** @constant */
            type: "computer_call";
            id?: JsonValue;
            call_id?: JsonValue;
            action?: JsonValue;
            actions?: JsonValue;
            pending_safety_checks?: JsonValue;
            status?: JsonValue;
        };
        ReceivedComputerCallOutputItem: {
            /** @constant */
            type: "computer_call_output";
            id?: JsonValue;
            call_id?: JsonValue;
            output?: JsonValue;
            acknowledged_safety_checks?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        ReceivedCodeInterpreterCallItem: {
            /** @constant */
            type: "code_interpreter_call";
            id?: JsonValue;
            code?: JsonValue;
            container_id?: JsonValue;
            outputs?: JsonValue;
            status?: JsonValue;
        };
        ReceivedImageGenerationCallItem: {
            /** @constant */
            type: "image_generation_call";
            id?: JsonValue;
            result?: JsonValue;
            action?: JsonValue;
            background?: JsonValue;
            error?: JsonValue;
            output_format?: JsonValue;
            quality?: JsonValue;
            revised_prompt?: JsonValue;
            size?: JsonValue;
            svg_usage?: JsonValue;
            status?: JsonValue;
        };
        ReceivedLocalShellCallItem: {
            /** @constant */
            type: "local_shell_call";
            id?: JsonValue;
            call_id?: JsonValue;
            action?: JsonValue;
            status?: JsonValue;
        };
        ReceivedLocalShellCallOutputItem: {
            /** @constant */
            type: "local_shell_call_output";
            id?: JsonValue;
            output?: JsonValue;
            status?: JsonValue;
        };
        ReceivedShellCallItem: {
            /** @constant */
            type: "shell_call";
            id?: JsonValue;
            call_id?: JsonValue;
            action?: JsonValue;
            environment?: JsonValue;
            caller?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        ReceivedShellCallOutputItem: {
            /** @constant */
            type: "shell_call_output";
            id?: JsonValue;
            call_id?: JsonValue;
            output?: JsonValue;
            max_output_length?: JsonValue;
            caller?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        ReceivedApplyPatchCallItem: {
            /** @constant */
            type: "apply_patch_call";
            id?: JsonValue;
            call_id?: JsonValue;
            operation?: JsonValue;
            caller?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        ReceivedApplyPatchCallOutputItem: {
            /** @constant */
            type: "apply_patch_call_output";
            id?: JsonValue;
            call_id?: JsonValue;
            output?: JsonValue;
            caller?: JsonValue;
            created_by?: JsonValue;
            status?: JsonValue;
        };
        ReceivedMcpListToolsItem: {
            /** @constant */
            type: "mcp_list_tools";
            id?: JsonValue;
            server_label?: JsonValue;
            tools?: JsonValue;
            error?: JsonValue;
        };
        ReceivedMcpApprovalRequestItem: {
            /** @constant */
            type: "mcp_approval_request";
            id?: JsonValue;
            name?: JsonValue;
            arguments?: JsonValue;
            server_label?: JsonValue;
        };
        ReceivedMcpApprovalResponseItem: {
            /** @constant */
            type: "mcp_approval_response";
            id?: JsonValue;
            approval_request_id?: JsonValue;
            approve?: JsonValue;
            reason?: JsonValue;
        };
        ReceivedMcpCallItem: {
            /** @constant */
            type: "mcp_call";
            id?: JsonValue;
            name?: JsonValue;
            arguments?: JsonValue;
            server_label?: JsonValue;
            approval_request_id?: JsonValue;
            output?: JsonValue;
            error?: JsonValue;
            status?: JsonValue;
        };
        /** @description Code by which the model calls tools */
        ReceivedProgramItem: {
            /** @constant */
            type: "program";
            id?: JsonValue;
            call_id?: JsonValue;
            code?: JsonValue;
            fingerprint?: JsonValue;
        };
        ReceivedProgramOutputItem: {
            /** @constant */
            type: "program_output";
            id?: JsonValue;
            call_id?: JsonValue;
            result?: JsonValue;
            status?: JsonValue;
        };
        /** @description Totals; the details say how much of them was what */
        ReceivedResponseUsage: {
            input_tokens?: number | null;
            input_tokens_details?: {
                cached_tokens?: number | null;
                cache_write_tokens?: number | null;
                /** @description The tokens of `cache_write_tokens` by how long the cache keeps them */
                cache_write_tokens_details?: {
                    ttl_30m_tokens?: number | null;
                    ttl_12h_tokens?: number | null;
                } | null;
            } | null;
            output_tokens?: number | null;
            output_tokens_details?: {
                reasoning_tokens?: number | null;
            } | null;
            total_tokens?: number | null;
        };
        /** @description Why an answer failed */
        ReceivedResponseError: {
            code?: string | number | null;
            message?: string | null;
            type?: string | null;
            param?: string | null;
            misalignment?: JsonObject | null;
        };
        /**
         * @description `none`, `auto`, `required`, or an object: `function` or `custom` with a name, `allowed_tools` with a mode and
         *     tools, `mcp` with the label of its server, or the type of another tool that the vendor runs
         */
        ReceivedResponseToolChoice: string | {
            type?: string | null;
            name?: string | null;
            mode?: string | null;
            tools?: JsonObject[] | null;
            server_label?: string | null;
        };
        ReceivedReasoningOptions: {
            effort?: string | null;
            summary?: string | null;
            /** @description Superseded by `summary` */
            generate_summary?: string | null;
            /** @description Of which turns the model sees its earlier thoughts */
            context?: string | null;
            mode?: string | null;
        };
        /** @description Events of tools that the vendor runs, and whatever is new, pass as they are */
        ReceivedResponseStreamEvent: components["schemas"]["ReceivedResponseStateEvent"] | components["schemas"]["ReceivedOutputItemEvent"] | components["schemas"]["ReceivedContentPartEvent"] | components["schemas"]["ReceivedOutputTextDeltaEvent"] | components["schemas"]["ReceivedOutputTextDoneEvent"] | components["schemas"]["ReceivedOutputTextAnnotationEvent"] | components["schemas"]["ReceivedRefusalDeltaEvent"] | components["schemas"]["ReceivedRefusalDoneEvent"] | components["schemas"]["ReceivedSummaryPartEvent"] | components["schemas"]["ReceivedSummaryTextDeltaEvent"] | components["schemas"]["ReceivedSummaryTextDoneEvent"] | components["schemas"]["ReceivedReasoningTextDeltaEvent"] | components["schemas"]["ReceivedReasoningTextDoneEvent"] | components["schemas"]["ReceivedFunctionCallArgumentsDeltaEvent"] | components["schemas"]["ReceivedFunctionCallArgumentsDoneEvent"] | components["schemas"]["ReceivedCustomToolCallInputDeltaEvent"] | components["schemas"]["ReceivedCustomToolCallInputDoneEvent"] | components["schemas"]["ReceivedServerToolProgressEvent"] | components["schemas"]["ReceivedServerToolDeltaEvent"] | components["schemas"]["ReceivedServerToolDoneEvent"] | components["schemas"]["ReceivedPartialImageEvent"] | components["schemas"]["ReceivedAudioEvent"] | components["schemas"]["ReceivedStreamErrorEvent"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        /** @description The whole answer as it stands; the last three of the types end the stream */
        ReceivedResponseStateEvent: {
            /** @enum {string} */
            type: "response.created" | "response.queued" | "response.in_progress" | "response.completed" | "response.incomplete" | "response.failed";
            sequence_number?: number | null;
            response?: components["schemas"]["ReceivedResponseState"] | null;
        };
        /** @description An answer in the making, which may lack its output */
        ReceivedResponseState: {
            id?: string | null;
            object?: string | null;
            created_at?: number | null;
            completed_at?: number | null;
            model?: string | null;
            status?: string | null;
            output?: components["schemas"]["ReceivedOutputItem"][] | null;
            /** @description All the text of `output` in one; the vendor's packages make it */
            output_text?: string | null;
            usage?: components["schemas"]["ReceivedResponseUsage"] | null;
            error?: components["schemas"]["ReceivedResponseError"] | null;
            incomplete_details?: {
                reason?: string | null;
            } | null;
            instructions?: string | JsonValue[] | null;
            tools?: JsonObject[] | null;
            tool_choice?: components["schemas"]["ReceivedResponseToolChoice"] | null;
            parallel_tool_calls?: boolean | null;
            max_tool_calls?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            max_output_tokens?: number | null;
            top_logprobs?: number | null;
            frequency_penalty?: number | null;
            presence_penalty?: number | null;
            reasoning?: components["schemas"]["ReceivedReasoningOptions"] | null;
            text?: JsonObject | null;
            truncation?: string | null;
            previous_response_id?: string | null;
            conversation?: JsonObject | null;
            prompt?: JsonObject | null;
            background?: boolean | null;
            store?: boolean | null;
            metadata?: JsonObject | null;
            moderation?: JsonObject | null;
            image?: JsonObject | null;
            access_programs?: JsonObject | null;
            /** @description What of the input the vendor left out, such as thoughts of another model */
            input_transformations?: JsonObject[] | null;
            /** @description Whether the prompt was read from the cache, compared with an earlier answer's, and why not */
            prompt_cache_diagnostics?: {
                type?: string | null;
                reason?: string | null;
                cache_missed_tokens?: number | null;
                comparison_reusable_tokens?: number | null;
            } | null;
            prompt_cache_key?: string | null;
            prompt_cache_options?: JsonObject | null;
            prompt_cache_retention?: string | null;
            safety_identifier?: string | null;
            service_tier?: string | null;
            tool_usage?: JsonObject | null;
            user?: string | null;
        };
        ReceivedOutputItemEvent: {
            /** @enum {string} */
            type: "response.output_item.added" | "response.output_item.done";
            sequence_number?: number | null;
            output_index?: number | null;
            item?: components["schemas"]["ReceivedOutputItem"] | null;
        };
        ReceivedContentPartEvent: {
            /** @enum {string} */
            type: "response.content_part.added" | "response.content_part.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            part?: (components["schemas"]["ReceivedOutputText"] | components["schemas"]["ReceivedOutputRefusal"] | components["schemas"]["ReceivedReasoningText"] | ({
                /** Format: unknown-tag */
                type?: UnknownTag | null;
            } & {
                [key: string]: JsonValue;
            })) | null;
        };
        ReceivedOutputTextDeltaEvent: {
            /** @constant */
            type: "response.output_text.delta";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            delta?: string | null;
            logprobs?: components["schemas"]["ReceivedTokenLogprob"][] | null;
            /** @description Padding that hides the length of tokens from an eavesdropper */
            obfuscation?: string | null;
        };
        ReceivedOutputTextDoneEvent: {
            /** @constant */
            type: "response.output_text.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            text?: string | null;
            logprobs?: components["schemas"]["ReceivedTokenLogprob"][] | null;
        };
        ReceivedOutputTextAnnotationEvent: {
            /** @constant */
            type: "response.output_text.annotation.added";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            annotation_index?: number | null;
            annotation?: components["schemas"]["ReceivedTextAnnotation"] | null;
        };
        ReceivedRefusalDeltaEvent: {
            /** @constant */
            type: "response.refusal.delta";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            delta?: string | null;
            obfuscation?: string | null;
        };
        ReceivedRefusalDoneEvent: {
            /** @constant */
            type: "response.refusal.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            refusal?: string | null;
        };
        ReceivedSummaryPartEvent: {
            /** @enum {string} */
            type: "response.reasoning_summary_part.added" | "response.reasoning_summary_part.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            summary_index?: number | null;
            part?: components["schemas"]["ReceivedSummaryText"] | null;
            status?: string | null;
        };
        ReceivedSummaryTextDeltaEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.delta";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            summary_index?: number | null;
            delta?: string | null;
            obfuscation?: string | null;
        };
        ReceivedSummaryTextDoneEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            summary_index?: number | null;
            text?: string | null;
        };
        ReceivedReasoningTextDeltaEvent: {
            /** @constant */
            type: "response.reasoning_text.delta";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            delta?: string | null;
            obfuscation?: string | null;
        };
        ReceivedReasoningTextDoneEvent: {
            /** @constant */
            type: "response.reasoning_text.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            content_index?: number | null;
            text?: string | null;
        };
        ReceivedFunctionCallArgumentsDeltaEvent: {
            /** @constant */
            type: "response.function_call_arguments.delta";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            delta?: string | null;
            obfuscation?: string | null;
        };
        ReceivedFunctionCallArgumentsDoneEvent: {
            /** @constant */
            type: "response.function_call_arguments.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            name?: string | null;
            arguments?: string | null;
        };
        ReceivedCustomToolCallInputDeltaEvent: {
            /** @constant */
            type: "response.custom_tool_call_input.delta";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            delta?: string | null;
            obfuscation?: string | null;
        };
        ReceivedCustomToolCallInputDoneEvent: {
            /** @constant */
            type: "response.custom_tool_call_input.done";
            sequence_number?: number | null;
            item_id?: string | null;
            output_index?: number | null;
            input?: string | null;
        };
        ReceivedServerToolProgressEvent: {
            /** @enum {string} */
            type: "response.web_search_call.in_progress" | "response.web_search_call.searching" | "response.web_search_call.completed" | "response.file_search_call.in_progress" | "response.file_search_call.searching" | "response.file_search_call.completed" | "response.code_interpreter_call.in_progress" | "response.code_interpreter_call.interpreting" | "response.code_interpreter_call.completed" | "response.image_generation_call.in_progress" | "response.image_generation_call.generating" | "response.image_generation_call.completed" | "response.mcp_call.in_progress" | "response.mcp_call.completed" | "response.mcp_call.failed" | "response.mcp_list_tools.in_progress" | "response.mcp_list_tools.completed" | "response.mcp_list_tools.failed" | "response.compaction.compacting";
            sequence_number?: JsonValue;
            item_id?: JsonValue;
            output_index?: JsonValue;
        };
        /** @description What a tool is called with, or what it writes, bit by bit */
        ReceivedServerToolDeltaEvent: {
            /** @enum {string} */
            type: "response.code_interpreter_call_code.delta" | "response.mcp_call_arguments.delta" | "response.shell_call_command.delta" | "response.shell_call_output_content.delta" | "response.apply_patch_call_operation_diff.delta";
            sequence_number?: JsonValue;
            item_id?: JsonValue;
            output_index?: JsonValue;
            command_index?: JsonValue;
            delta?: JsonValue;
            obfuscation?: JsonValue;
        };
        /** @description The same, whole */
        ReceivedServerToolDoneEvent: {
            /** @enum {string} */
            type: "response.code_interpreter_call_code.done" | "response.mcp_call_arguments.done" | "response.shell_call_command.added" | "response.shell_call_command.done" | "response.shell_call_output_content.done" | "response.apply_patch_call_operation_diff.done";
            sequence_number?: JsonValue;
            item_id?: JsonValue;
            output_index?: JsonValue;
            command_index?: JsonValue;
            code?: JsonValue;
            arguments?: JsonValue;
            command?: JsonValue;
            diff?: JsonValue;
            output?: JsonValue;
        };
        ReceivedPartialImageEvent: {
            /** @constant */
            type: "response.image_generation_call.partial_image";
            sequence_number?: JsonValue;
            item_id?: JsonValue;
            output_index?: JsonValue;
            partial_image_b64?: JsonValue;
            partial_image_index?: JsonValue;
            background?: JsonValue;
            output_format?: JsonValue;
            quality?: JsonValue;
            size?: JsonValue;
        };
        /** @description Speech, in base64, and what it says */
        ReceivedAudioEvent: {
            /** @enum {string} */
            type: "response.audio.delta" | "response.audio.done" | "response.audio.transcript.delta" | "response.audio.transcript.done";
            sequence_number?: JsonValue;
            delta?: JsonValue;
        };
        /** @description The stream broke; some servers put what went wrong under `error` */
        ReceivedStreamErrorEvent: {
            /** @constant */
            type: "error";
            sequence_number?: number | null;
            code?: string | number | null;
            message?: string | null;
            param?: string | null;
            error?: {
                code?: string | number | null;
                message?: string | null;
                param?: string | null;
                type?: string | null;
            } | null;
        };
        ReceivedInputTokenCount: {
            object?: string | null;
            input_tokens?: number | null;
        };
        ReceivedErrorResponse: {
            error?: {
                message?: string | null;
                type?: string | null;
                param?: string | null;
                code?: string | number | null;
            } | null;
        };
        ReceivedModelList: {
            object?: string | null;
            data?: components["schemas"]["ReceivedModel"][] | null;
        };
        ReceivedModel: {
            id?: string | null;
            object?: string | null;
            created?: number | null;
            owned_by?: string | null;
            shutdown_date?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type NonEmptyText = components['schemas']['NonEmptyText'];
export type CreateChatCompletionRequest = components['schemas']['CreateChatCompletionRequest'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type SystemMessage = components['schemas']['SystemMessage'];
export type DeveloperMessage = components['schemas']['DeveloperMessage'];
export type UserMessage = components['schemas']['UserMessage'];
export type AssistantMessage = components['schemas']['AssistantMessage'];
export type ToolMessage = components['schemas']['ToolMessage'];
export type FunctionMessage = components['schemas']['FunctionMessage'];
export type WebPlugin = components['schemas']['WebPlugin'];
export type RoutedSearchTool = components['schemas']['RoutedSearchTool'];
export type RoutedSearchParameters = components['schemas']['RoutedSearchParameters'];
export type ReasoningDetail = components['schemas']['ReasoningDetail'];
export type ExtraContent = components['schemas']['ExtraContent'];
export type LouterContent = components['schemas']['LouterContent'];
export type SystemContentPart = components['schemas']['SystemContentPart'];
export type UserContentPart = components['schemas']['UserContentPart'];
export type AssistantContentPart = components['schemas']['AssistantContentPart'];
export type TextContentPart = components['schemas']['TextContentPart'];
export type RefusalContentPart = components['schemas']['RefusalContentPart'];
export type ThinkingContentPart = components['schemas']['ThinkingContentPart'];
export type ImageContentPart = components['schemas']['ImageContentPart'];
export type AudioContentPart = components['schemas']['AudioContentPart'];
export type FileContentPart = components['schemas']['FileContentPart'];
export type VideoContentPart = components['schemas']['VideoContentPart'];
export type DocumentUrlContentPart = components['schemas']['DocumentUrlContentPart'];
export type PromptCacheBreakpoint = components['schemas']['PromptCacheBreakpoint'];
export type ChatTool = components['schemas']['ChatTool'];
export type FunctionTool = components['schemas']['FunctionTool'];
export type FunctionDefinition = components['schemas']['FunctionDefinition'];
export type CustomTool = components['schemas']['CustomTool'];
export type CustomToolTextFormat = components['schemas']['CustomToolTextFormat'];
export type CustomToolGrammarFormat = components['schemas']['CustomToolGrammarFormat'];
export type ChatToolChoice = components['schemas']['ChatToolChoice'];
export type NamedTool = components['schemas']['NamedTool'];
export type ChatToolCall = components['schemas']['ChatToolCall'];
export type FunctionToolCall = components['schemas']['FunctionToolCall'];
export type CustomToolCall = components['schemas']['CustomToolCall'];
export type ResponseFormat = components['schemas']['ResponseFormat'];
export type ResponseFormatText = components['schemas']['ResponseFormatText'];
export type ResponseFormatJsonObject = components['schemas']['ResponseFormatJsonObject'];
export type ResponseFormatJsonSchema = components['schemas']['ResponseFormatJsonSchema'];
export type ChatCompletion = components['schemas']['ChatCompletion'];
export type ChatCompletionChoice = components['schemas']['ChatCompletionChoice'];
export type ChatCompletionMessage = components['schemas']['ChatCompletionMessage'];
export type AnsweredFunctionCall = components['schemas']['AnsweredFunctionCall'];
export type Annotation = components['schemas']['Annotation'];
export type UrlCitationAnnotation = components['schemas']['UrlCitationAnnotation'];
export type ChoiceLogprobs = components['schemas']['ChoiceLogprobs'];
export type TokenLogprob = components['schemas']['TokenLogprob'];
export type CompletionUsage = components['schemas']['CompletionUsage'];
export type ChatCompletionChunk = components['schemas']['ChatCompletionChunk'];
export type ChatCompletionChunkChoice = components['schemas']['ChatCompletionChunkChoice'];
export type ChatCompletionDelta = components['schemas']['ChatCompletionDelta'];
export type AnswerChunk = components['schemas']['AnswerChunk'];
export type AnswerChoice = components['schemas']['AnswerChoice'];
export type AnswerMessage = components['schemas']['AnswerMessage'];
export type AnswerContentPart = components['schemas']['AnswerContentPart'];
export type AnswerCall = components['schemas']['AnswerCall'];
export type CalledTool = components['schemas']['CalledTool'];
export type UsagePlaces = components['schemas']['UsagePlaces'];
export type UsageCounts = components['schemas']['UsageCounts'];
export type InputDetails = components['schemas']['InputDetails'];
export type OutputDetails = components['schemas']['OutputDetails'];
export type CreateResponseRequest = components['schemas']['CreateResponseRequest'];
export type ReasoningOptions = components['schemas']['ReasoningOptions'];
export type ResponseTextOptions = components['schemas']['ResponseTextOptions'];
export type ResponseTextFormat = components['schemas']['ResponseTextFormat'];
export type ResponseTextFormatJsonSchema = components['schemas']['ResponseTextFormatJsonSchema'];
export type CountInputTokensRequest = components['schemas']['CountInputTokensRequest'];
export type InputTokenCount = components['schemas']['InputTokenCount'];
export type CompactedResponse = components['schemas']['CompactedResponse'];
export type InputItem = components['schemas']['InputItem'];
export type InputMessage = components['schemas']['InputMessage'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type ModelMessage = components['schemas']['ModelMessage'];
export type ReasoningItem = components['schemas']['ReasoningItem'];
export type FunctionCallItem = components['schemas']['FunctionCallItem'];
export type FunctionCallOutputItem = components['schemas']['FunctionCallOutputItem'];
export type CustomToolCallItem = components['schemas']['CustomToolCallItem'];
export type CustomToolCallOutputItem = components['schemas']['CustomToolCallOutputItem'];
export type ToolCaller = components['schemas']['ToolCaller'];
export type ToolSearchCallItem = components['schemas']['ToolSearchCallItem'];
export type ToolSearchOutputItem = components['schemas']['ToolSearchOutputItem'];
export type AdditionalToolsItem = components['schemas']['AdditionalToolsItem'];
export type ConfigurationUpdateItem = components['schemas']['ConfigurationUpdateItem'];
export type WebSearchCallItem = components['schemas']['WebSearchCallItem'];
export type WebSearchSource = components['schemas']['WebSearchSource'];
export type FileSearchCallItem = components['schemas']['FileSearchCallItem'];
export type ComputerCallItem = components['schemas']['ComputerCallItem'];
export type ComputerCallOutputItem = components['schemas']['ComputerCallOutputItem'];
export type CodeInterpreterCallItem = components['schemas']['CodeInterpreterCallItem'];
export type CodeInterpreterOutput = components['schemas']['CodeInterpreterOutput'];
export type ImageGenerationCallItem = components['schemas']['ImageGenerationCallItem'];
export type LocalShellCallItem = components['schemas']['LocalShellCallItem'];
export type LocalShellCallOutputItem = components['schemas']['LocalShellCallOutputItem'];
export type ShellCallItem = components['schemas']['ShellCallItem'];
export type ShellCallOutputItem = components['schemas']['ShellCallOutputItem'];
export type ApplyPatchCallItem = components['schemas']['ApplyPatchCallItem'];
export type ApplyPatchCallOutputItem = components['schemas']['ApplyPatchCallOutputItem'];
export type McpListToolsItem = components['schemas']['McpListToolsItem'];
export type McpApprovalRequestItem = components['schemas']['McpApprovalRequestItem'];
export type McpApprovalResponseItem = components['schemas']['McpApprovalResponseItem'];
export type McpCallItem = components['schemas']['McpCallItem'];
export type ProgramItem = components['schemas']['ProgramItem'];
export type ProgramOutputItem = components['schemas']['ProgramOutputItem'];
export type CompactionItem = components['schemas']['CompactionItem'];
export type CompactionTriggerItem = components['schemas']['CompactionTriggerItem'];
export type ItemReference = components['schemas']['ItemReference'];
export type InputContentPart = components['schemas']['InputContentPart'];
export type ModelContentPart = components['schemas']['ModelContentPart'];
export type InputText = components['schemas']['InputText'];
export type InputImage = components['schemas']['InputImage'];
export type InputFile = components['schemas']['InputFile'];
export type InputAudio = components['schemas']['InputAudio'];
export type OutputText = components['schemas']['OutputText'];
export type OutputRefusal = components['schemas']['OutputRefusal'];
export type SummaryText = components['schemas']['SummaryText'];
export type ReasoningText = components['schemas']['ReasoningText'];
export type TextAnnotation = components['schemas']['TextAnnotation'];
export type UrlCitation = components['schemas']['UrlCitation'];
export type FileCitation = components['schemas']['FileCitation'];
export type ContainerFileCitation = components['schemas']['ContainerFileCitation'];
export type FilePath = components['schemas']['FilePath'];
export type ResponseTool = components['schemas']['ResponseTool'];
export type ResponseFunctionTool = components['schemas']['ResponseFunctionTool'];
export type ResponseCustomTool = components['schemas']['ResponseCustomTool'];
export type ResponseCustomToolGrammarFormat = components['schemas']['ResponseCustomToolGrammarFormat'];
export type NamespaceTool = components['schemas']['NamespaceTool'];
export type ToolSearchTool = components['schemas']['ToolSearchTool'];
export type WebSearchTool = components['schemas']['WebSearchTool'];
export type FileSearchTool = components['schemas']['FileSearchTool'];
export type ComputerTool = components['schemas']['ComputerTool'];
export type ComputerUsePreviewTool = components['schemas']['ComputerUsePreviewTool'];
export type McpTool = components['schemas']['McpTool'];
export type CodeInterpreterTool = components['schemas']['CodeInterpreterTool'];
export type ImageGenerationTool = components['schemas']['ImageGenerationTool'];
export type ShellTool = components['schemas']['ShellTool'];
export type ShellEnvironment = components['schemas']['ShellEnvironment'];
export type OtherVendorTool = components['schemas']['OtherVendorTool'];
export type AllowedCallers = components['schemas']['AllowedCallers'];
export type ResponseToolChoice = components['schemas']['ResponseToolChoice'];
export type Response = components['schemas']['Response'];
export type ResponseError = components['schemas']['ResponseError'];
export type ResponseUsage = components['schemas']['ResponseUsage'];
export type OutputItem = components['schemas']['OutputItem'];
export type OutputMessage = components['schemas']['OutputMessage'];
export type OutputContentPart = components['schemas']['OutputContentPart'];
export type OutputReasoning = components['schemas']['OutputReasoning'];
export type OutputFunctionCall = components['schemas']['OutputFunctionCall'];
export type OutputCustomToolCall = components['schemas']['OutputCustomToolCall'];
export type ResponseStreamEvent = components['schemas']['ResponseStreamEvent'];
export type ResponseStateEvent = components['schemas']['ResponseStateEvent'];
export type ResponseState = components['schemas']['ResponseState'];
export type OutputItemEvent = components['schemas']['OutputItemEvent'];
export type ContentPartEvent = components['schemas']['ContentPartEvent'];
export type OutputTextDeltaEvent = components['schemas']['OutputTextDeltaEvent'];
export type OutputTextDoneEvent = components['schemas']['OutputTextDoneEvent'];
export type OutputTextAnnotationEvent = components['schemas']['OutputTextAnnotationEvent'];
export type RefusalDeltaEvent = components['schemas']['RefusalDeltaEvent'];
export type RefusalDoneEvent = components['schemas']['RefusalDoneEvent'];
export type SummaryPartEvent = components['schemas']['SummaryPartEvent'];
export type SummaryTextDeltaEvent = components['schemas']['SummaryTextDeltaEvent'];
export type SummaryTextDoneEvent = components['schemas']['SummaryTextDoneEvent'];
export type ReasoningTextDeltaEvent = components['schemas']['ReasoningTextDeltaEvent'];
export type ReasoningTextDoneEvent = components['schemas']['ReasoningTextDoneEvent'];
export type FunctionCallArgumentsDeltaEvent = components['schemas']['FunctionCallArgumentsDeltaEvent'];
export type FunctionCallArgumentsDoneEvent = components['schemas']['FunctionCallArgumentsDoneEvent'];
export type CustomToolCallInputDeltaEvent = components['schemas']['CustomToolCallInputDeltaEvent'];
export type CustomToolCallInputDoneEvent = components['schemas']['CustomToolCallInputDoneEvent'];
export type ServerToolProgressEvent = components['schemas']['ServerToolProgressEvent'];
export type ServerToolDeltaEvent = components['schemas']['ServerToolDeltaEvent'];
export type ServerToolDoneEvent = components['schemas']['ServerToolDoneEvent'];
export type PartialImageEvent = components['schemas']['PartialImageEvent'];
export type AudioEvent = components['schemas']['AudioEvent'];
export type StreamErrorEvent = components['schemas']['StreamErrorEvent'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type ModelList = components['schemas']['ModelList'];
export type Model = components['schemas']['Model'];
export type ReceivedAnswerChunk = components['schemas']['ReceivedAnswerChunk'];
export type ReceivedAnswerChoice = components['schemas']['ReceivedAnswerChoice'];
export type ReceivedAnswerMessage = components['schemas']['ReceivedAnswerMessage'];
export type ReceivedAnswerContentPart = components['schemas']['ReceivedAnswerContentPart'];
export type ReceivedAnswerCall = components['schemas']['ReceivedAnswerCall'];
export type ReceivedCalledTool = components['schemas']['ReceivedCalledTool'];
export type ReceivedExtraContent = components['schemas']['ReceivedExtraContent'];
export type ReceivedChoiceLogprobs = components['schemas']['ReceivedChoiceLogprobs'];
export type ReceivedTokenLogprob = components['schemas']['ReceivedTokenLogprob'];
export type ReceivedUsageCounts = components['schemas']['ReceivedUsageCounts'];
export type ReceivedInputDetails = components['schemas']['ReceivedInputDetails'];
export type ReceivedOutputDetails = components['schemas']['ReceivedOutputDetails'];
export type ReceivedUsagePlaces = components['schemas']['ReceivedUsagePlaces'];
export type ReceivedUrlCitationAnnotation = components['schemas']['ReceivedUrlCitationAnnotation'];
export type ReceivedImageContentPart = components['schemas']['ReceivedImageContentPart'];
export type ReceivedPromptCacheBreakpoint = components['schemas']['ReceivedPromptCacheBreakpoint'];
export type ReceivedReasoningDetail = components['schemas']['ReceivedReasoningDetail'];
export type ReceivedWebPlugin = components['schemas']['ReceivedWebPlugin'];
export type ReceivedRoutedSearchTool = components['schemas']['ReceivedRoutedSearchTool'];
export type ReceivedLouterContent = components['schemas']['ReceivedLouterContent'];
export type ReceivedResponse = components['schemas']['ReceivedResponse'];
export type ReceivedOutputItem = components['schemas']['ReceivedOutputItem'];
export type ReceivedOutputMessage = components['schemas']['ReceivedOutputMessage'];
export type ReceivedOutputContentPart = components['schemas']['ReceivedOutputContentPart'];
export type ReceivedOutputText = components['schemas']['ReceivedOutputText'];
export type ReceivedTextAnnotation = components['schemas']['ReceivedTextAnnotation'];
export type ReceivedUrlCitation = components['schemas']['ReceivedUrlCitation'];
export type ReceivedFileCitation = components['schemas']['ReceivedFileCitation'];
export type ReceivedContainerFileCitation = components['schemas']['ReceivedContainerFileCitation'];
export type ReceivedFilePath = components['schemas']['ReceivedFilePath'];
export type ReceivedOutputRefusal = components['schemas']['ReceivedOutputRefusal'];
export type ReceivedOutputReasoning = components['schemas']['ReceivedOutputReasoning'];
export type ReceivedSummaryText = components['schemas']['ReceivedSummaryText'];
export type ReceivedReasoningText = components['schemas']['ReceivedReasoningText'];
export type ReceivedOutputFunctionCall = components['schemas']['ReceivedOutputFunctionCall'];
export type ReceivedToolCaller = components['schemas']['ReceivedToolCaller'];
export type ReceivedOutputCustomToolCall = components['schemas']['ReceivedOutputCustomToolCall'];
export type ReceivedToolSearchCallItem = components['schemas']['ReceivedToolSearchCallItem'];
export type ReceivedToolSearchOutputItem = components['schemas']['ReceivedToolSearchOutputItem'];
export type ReceivedWebSearchCallItem = components['schemas']['ReceivedWebSearchCallItem'];
export type ReceivedCompactionItem = components['schemas']['ReceivedCompactionItem'];
export type ReceivedFunctionCallOutputItem = components['schemas']['ReceivedFunctionCallOutputItem'];
export type ReceivedCustomToolCallOutputItem = components['schemas']['ReceivedCustomToolCallOutputItem'];
export type ReceivedAdditionalToolsItem = components['schemas']['ReceivedAdditionalToolsItem'];
export type ReceivedFileSearchCallItem = components['schemas']['ReceivedFileSearchCallItem'];
export type ReceivedComputerCallItem = components['schemas']['ReceivedComputerCallItem'];
export type ReceivedComputerCallOutputItem = components['schemas']['ReceivedComputerCallOutputItem'];
export type ReceivedCodeInterpreterCallItem = components['schemas']['ReceivedCodeInterpreterCallItem'];
export type ReceivedImageGenerationCallItem = components['schemas']['ReceivedImageGenerationCallItem'];
export type ReceivedLocalShellCallItem = components['schemas']['ReceivedLocalShellCallItem'];
export type ReceivedLocalShellCallOutputItem = components['schemas']['ReceivedLocalShellCallOutputItem'];
export type ReceivedShellCallItem = components['schemas']['ReceivedShellCallItem'];
export type ReceivedShellCallOutputItem = components['schemas']['ReceivedShellCallOutputItem'];
export type ReceivedApplyPatchCallItem = components['schemas']['ReceivedApplyPatchCallItem'];
export type ReceivedApplyPatchCallOutputItem = components['schemas']['ReceivedApplyPatchCallOutputItem'];
export type ReceivedMcpListToolsItem = components['schemas']['ReceivedMcpListToolsItem'];
export type ReceivedMcpApprovalRequestItem = components['schemas']['ReceivedMcpApprovalRequestItem'];
export type ReceivedMcpApprovalResponseItem = components['schemas']['ReceivedMcpApprovalResponseItem'];
export type ReceivedMcpCallItem = components['schemas']['ReceivedMcpCallItem'];
export type ReceivedProgramItem = components['schemas']['ReceivedProgramItem'];
export type ReceivedProgramOutputItem = components['schemas']['ReceivedProgramOutputItem'];
export type ReceivedResponseUsage = components['schemas']['ReceivedResponseUsage'];
export type ReceivedResponseError = components['schemas']['ReceivedResponseError'];
export type ReceivedResponseToolChoice = components['schemas']['ReceivedResponseToolChoice'];
export type ReceivedReasoningOptions = components['schemas']['ReceivedReasoningOptions'];
export type ReceivedResponseStreamEvent = components['schemas']['ReceivedResponseStreamEvent'];
export type ReceivedResponseStateEvent = components['schemas']['ReceivedResponseStateEvent'];
export type ReceivedResponseState = components['schemas']['ReceivedResponseState'];
export type ReceivedOutputItemEvent = components['schemas']['ReceivedOutputItemEvent'];
export type ReceivedContentPartEvent = components['schemas']['ReceivedContentPartEvent'];
export type ReceivedOutputTextDeltaEvent = components['schemas']['ReceivedOutputTextDeltaEvent'];
export type ReceivedOutputTextDoneEvent = components['schemas']['ReceivedOutputTextDoneEvent'];
export type ReceivedOutputTextAnnotationEvent = components['schemas']['ReceivedOutputTextAnnotationEvent'];
export type ReceivedRefusalDeltaEvent = components['schemas']['ReceivedRefusalDeltaEvent'];
export type ReceivedRefusalDoneEvent = components['schemas']['ReceivedRefusalDoneEvent'];
export type ReceivedSummaryPartEvent = components['schemas']['ReceivedSummaryPartEvent'];
export type ReceivedSummaryTextDeltaEvent = components['schemas']['ReceivedSummaryTextDeltaEvent'];
export type ReceivedSummaryTextDoneEvent = components['schemas']['ReceivedSummaryTextDoneEvent'];
export type ReceivedReasoningTextDeltaEvent = components['schemas']['ReceivedReasoningTextDeltaEvent'];
export type ReceivedReasoningTextDoneEvent = components['schemas']['ReceivedReasoningTextDoneEvent'];
export type ReceivedFunctionCallArgumentsDeltaEvent = components['schemas']['ReceivedFunctionCallArgumentsDeltaEvent'];
export type ReceivedFunctionCallArgumentsDoneEvent = components['schemas']['ReceivedFunctionCallArgumentsDoneEvent'];
export type ReceivedCustomToolCallInputDeltaEvent = components['schemas']['ReceivedCustomToolCallInputDeltaEvent'];
export type ReceivedCustomToolCallInputDoneEvent = components['schemas']['ReceivedCustomToolCallInputDoneEvent'];
export type ReceivedServerToolProgressEvent = components['schemas']['ReceivedServerToolProgressEvent'];
export type ReceivedServerToolDeltaEvent = components['schemas']['ReceivedServerToolDeltaEvent'];
export type ReceivedServerToolDoneEvent = components['schemas']['ReceivedServerToolDoneEvent'];
export type ReceivedPartialImageEvent = components['schemas']['ReceivedPartialImageEvent'];
export type ReceivedAudioEvent = components['schemas']['ReceivedAudioEvent'];
export type ReceivedStreamErrorEvent = components['schemas']['ReceivedStreamErrorEvent'];
export type ReceivedInputTokenCount = components['schemas']['ReceivedInputTokenCount'];
export type ReceivedErrorResponse = components['schemas']['ReceivedErrorResponse'];
export type ReceivedModelList = components['schemas']['ReceivedModelList'];
export type ReceivedModel = components['schemas']['ReceivedModel'];
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
    createResponse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResponseRequest"];
            };
        };
        responses: {
            /** @description The answer, or its events as server-sent events */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                    "text/event-stream": components["schemas"]["ResponseStreamEvent"];
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
    countInputTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountInputTokensRequest"];
            };
        };
        responses: {
            /** @description How many input tokens the request would be */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["InputTokenCount"];
                };
            };
        };
    };
    compactConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResponseRequest"];
            };
        };
        responses: {
            /** @description The items that replace the input */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["CompactedResponse"];
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
