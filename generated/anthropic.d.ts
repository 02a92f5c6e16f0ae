// Made by scripts/codegen.ts from specs/anthropic.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
export interface paths {
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/count_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["countTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateMessageParams: {
            model: components["schemas"]["NonEmptyText"];
            messages: components["schemas"]["MessageParam"][];
            /** @description 0 writes the prompt to the cache and makes no answer. */
            max_tokens: number;
            system?: components["schemas"]["SystemPrompt"];
            tools?: components["schemas"]["ToolParam"][];
            tool_choice?: components["schemas"]["ToolChoice"];
            thinking?: components["schemas"]["ThinkingConfig"];
            output_config?: components["schemas"]["OutputConfig"];
            output_format?: components["schemas"]["OptionalOutputFormat"];
            temperature?: number;
            top_p?: number;
            top_k?: number;
            stop_sequences?: components["schemas"]["VisibleText"][];
            stream?: boolean;
            metadata?: components["schemas"]["Metadata"];
            service_tier?: string;
            cache_control?: components["schemas"]["OptionalCacheControl"];
            context_management?: JsonObject | null;
            thread?: components["schemas"]["OptionalThread"];
            compaction?: JsonObject | null;
            billing_policy?: JsonObject | null;
            mcp_servers?: JsonObject[];
            container?: components["schemas"]["ContainerParam"];
            /** @description Asks why the prompt was not read from the cache, compared with an earlier answer's. */
            diagnostics?: {
                previous_message_id?: string | null;
            } | null;
            /** @description Which models may answer in place of one that refuses. */
            fallbacks?: JsonObject[] | string | null;
            fallback_credit_token?: string | JsonObject | null;
            inference_geo?: string | null;
            speed?: string | null;
        };
        /** @description Where the vendor's own tools run, by its id or with the skills it is to hold. */
        ContainerParam: {
            id?: string | null;
            skills?: {
                type: string;
                skill_id: string;
                version?: string;
            }[] | null;
        } | string | null;
        NonEmptyText: string;
        VisibleText: string;
        /** @description A request whose answer is never made, so the limit of output is not asked for. */
        CountTokensParams: {
            model: components["schemas"]["NonEmptyText"];
            messages: components["schemas"]["MessageParam"][];
            system?: components["schemas"]["SystemPrompt"];
            tools?: components["schemas"]["ToolParam"][];
            tool_choice?: components["schemas"]["ToolChoice"];
            thinking?: components["schemas"]["ThinkingConfig"];
            output_config?: components["schemas"]["OutputConfig"];
            output_format?: components["schemas"]["OptionalOutputFormat"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
            context_management?: JsonObject | null;
            thread?: components["schemas"]["OptionalThread"];
            compaction?: JsonObject | null;
            billing_policy?: JsonObject | null;
            mcp_servers?: JsonObject[];
            speed?: string | null;
        };
        OptionalThread: components["schemas"]["Thread"] | null;
        /** @description A conversation that the server holds, so that the next request sends the new messages only. */
        Thread: components["schemas"]["ThreadCreate"] | components["schemas"]["ThreadContinue"];
        ThreadCreate: {
            /** @constant */
            type: "create";
        };
        ThreadContinue: {
            /** @constant */
            type: "continue";
            previous_message_id: string;
        };
        /** @description A request that may say nothing new, so that the server goes on with a turn that was paused. */
        ContinuedThread: {
            thread: {
                /** @constant */
                type: "continue";
            };
        };
        /** @description Any other request. It names the model here too, so that a missing model is reported before missing messages. */
        WithMessages: {
            model: string;
            messages?: JsonValue[];
        };
        TokenCount: {
            input_tokens: number;
        };
        SystemPrompt: string | components["schemas"]["SystemBlockParam"][];
        SystemBlockParam: components["schemas"]["TextBlockParam"] | components["schemas"]["ToolChangeBlock"];
        Metadata: {
            /** @description An opaque name of the person behind the request. Claude Code writes a JSON text here. */
            user_id?: string | null;
        };
        OutputConfig: {
            effort?: string | null;
            /** @description Of the tokens of a whole task, how many there are and how many are left. */
            task_budget?: {
                type: string;
                total: number;
                remaining?: number | null;
            } | null;
            format?: components["schemas"]["OptionalOutputFormat"];
        };
        OptionalOutputFormat: components["schemas"]["OutputFormat"] | null;
        OutputFormat: {
            type: string;
            schema?: JsonObject;
        };
        ThinkingConfig: components["schemas"]["ThinkingEnabled"] | components["schemas"]["ThinkingDisabled"] | components["schemas"]["ThinkingAdaptive"] | components["schemas"]["ThinkingBetweenTools"];
        ThinkingEnabled: {
            /** @constant */
            type: "enabled";
            budget_tokens: number;
            display?: components["schemas"]["ThinkingDisplay"];
            block_binding?: JsonObject | null;
        };
        ThinkingDisabled: {
            /** @constant */
            type: "disabled";
        };
        ThinkingAdaptive: {
            /** @constant */
            type: "adaptive";
            display?: components["schemas"]["ThinkingDisplay"];
            block_binding?: JsonObject | null;
        };
        ThinkingBetweenTools: {
            /** @constant */
            type: "between_tools";
        };
        ThinkingDisplay: string | null;
        CacheControl: {
            type: string;
            ttl?: string | null;
        };
        OptionalCacheControl: components["schemas"]["CacheControl"] | null;
        ToolParam: components["schemas"]["CustomTool"] | components["schemas"]["VendorTool"];
        /** @description A tool the client runs. Any other `type` is a tool the vendor defines: a name and a date (`web_search_20250305`), or a toolset. */
        CustomTool: {
            /** @enum {unknown} */
            type?: "custom" | null;
            name: components["schemas"]["NonEmptyText"];
            description?: string;
            input_schema: {
                /** @constant */
                type?: "object";
            } & {
                [key: string]: JsonValue;
            };
            strict?: boolean | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
            defer_loading?: boolean | null;
            eager_input_streaming?: boolean | null;
            allowed_callers?: components["schemas"]["AllowedCallers"];
            input_examples?: components["schemas"]["InputExamples"];
        };
        /** @description Who may call the tool, the model itself (`direct`) or code that it runs. */
        AllowedCallers: string[] | null;
        InputExamples: JsonObject[] | null;
        /** @description A tool whose arguments the vendor defines. Some the vendor runs itself, others (bash, the text editor, memory, computer and browser) the client does. */
        VendorTool: {
            /** @enum {string} */
            type: "advisor_20260301" | "bash_20241022" | "bash_20250124" | "browser_toolset_20260801" | "code_execution_20250522" | "code_execution_20250825" | "code_execution_20260120" | "code_execution_20260521" | "computer_20241022" | "computer_20250124" | "computer_20251124" | "computer_toolset_20260801" | "mcp_toolset" | "memory_20250818" | "text_editor_20241022" | "text_editor_20250124" | "text_editor_20250429" | "text_editor_20250728" | "tool_search_tool_bm25" | "tool_search_tool_bm25_20251119" | "tool_search_tool_regex" | "tool_search_tool_regex_20251119" | "web_fetch_20250910" | "web_fetch_20260209" | "web_fetch_20260309" | "web_fetch_20260318" | "web_search_20250305" | "web_search_20260209" | "web_search_20260318";
            name?: string;
            allowed_callers?: components["schemas"]["AllowedCallers"];
            allowed_domains?: string[] | null;
            blocked_domains?: string[] | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
            caching?: components["schemas"]["OptionalCacheControl"];
            citations?: components["schemas"]["CitationsConfig"];
            /** @description Of a toolset, which of its tools there are. */
            configs?: JsonObject | null;
            default_config?: JsonObject | null;
            defer_loading?: boolean | null;
            display_height_px?: number;
            display_width_px?: number;
            display_number?: number | null;
            enable_zoom?: boolean | null;
            input_examples?: components["schemas"]["InputExamples"];
            max_characters?: number | null;
            max_content_tokens?: number | null;
            max_tokens?: number | null;
            max_uses?: number | null;
            mcp_server_name?: string;
            model?: string;
            response_inclusion?: string | null;
            strict?: boolean | null;
            tools?: JsonObject[] | null;
            url_sources?: JsonObject | null;
            use_cache?: boolean | null;
            user_location?: JsonObject | null;
        };
        ToolChoice: components["schemas"]["ToolChoiceAuto"] | components["schemas"]["ToolChoiceAny"] | components["schemas"]["ToolChoiceTool"] | components["schemas"]["ToolChoiceNone"];
        ToolChoiceAuto: {
            /** @constant */
            type: "auto";
            disable_parallel_tool_use?: boolean;
        };
        ToolChoiceAny: {
            /** @constant */
            type: "any";
            disable_parallel_tool_use?: boolean;
        };
        ToolChoiceTool: {
            /** @constant */
            type: "tool";
            name: components["schemas"]["NonEmptyText"];
            disable_parallel_tool_use?: boolean;
        };
        ToolChoiceNone: {
            /** @constant */
            type: "none";
        };
        MessageParam: components["schemas"]["UserMessageParam"] | components["schemas"]["AssistantMessageParam"] | components["schemas"]["SystemMessageParam"];
        UserMessageParam: {
            /** @constant */
            role: "user";
            content: string | components["schemas"]["ContentBlockParam"][];
        };
        AssistantMessageParam: {
            /** @constant */
            role: "assistant";
            content: components["schemas"]["MessageContent"];
        };
        /** @description Instructions in mid-conversation. With settings for the turn (`output_config`) the content may be missing. */
        SystemMessageParam: {
            /** @constant */
            role: "system";
            content?: components["schemas"]["SystemPrompt"];
            clear_at?: string | null;
            output_config?: JsonObject | null;
        };
        MessageContent: string | components["schemas"]["ContentBlockParam"][];
        ContentBlockParam: components["schemas"]["TextBlockParam"] | components["schemas"]["ImageBlockParam"] | components["schemas"]["DocumentBlockParam"] | components["schemas"]["SearchResultBlockParam"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["RedactedThinkingBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ToolResultBlockParam"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["McpToolUseBlock"] | components["schemas"]["ServerToolResultBlock"] | components["schemas"]["McpToolResultBlock"] | components["schemas"]["ContainerUploadBlock"] | components["schemas"]["CompactionBlock"] | components["schemas"]["FallbackBlock"] | components["schemas"]["McpToolListingBlock"] | components["schemas"]["ToolChangeBlock"];
        /** @description The vendor refuses an empty text, but agents send back empty ones that they were answered with, so it is understood. */
        TextBlockParam: {
            /** @constant */
            type: "text";
            text: string;
            citations?: components["schemas"]["Citation"][] | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        ImageBlockParam: {
            /** @constant */
            type: "image";
            source: components["schemas"]["ImageSource"];
            /** @description What becomes of a picture that is too large. */
            transformations?: {
                oversized_image?: string;
            } | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        ImageSource: components["schemas"]["Base64Source"] | components["schemas"]["UrlSource"] | components["schemas"]["FileSource"];
        DocumentBlockParam: {
            /** @constant */
            type: "document";
            source: components["schemas"]["DocumentSource"];
            title?: string | null;
            context?: string | null;
            citations?: components["schemas"]["CitationsConfig"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        CitationsConfig: {
            enabled?: boolean;
        } | null;
        DocumentSource: components["schemas"]["Base64Source"] | components["schemas"]["TextSource"] | components["schemas"]["ContentSource"] | components["schemas"]["UrlSource"] | components["schemas"]["FileSource"];
        Base64Source: {
            /** @constant */
            type: "base64";
            media_type: string;
            data: components["schemas"]["NonEmptyText"];
        };
        UrlSource: {
            /** @constant */
            type: "url";
            url: components["schemas"]["NonEmptyText"];
        };
        FileSource: {
            /** @constant */
            type: "file";
            file_id: components["schemas"]["NonEmptyText"];
        };
        TextSource: {
            /** @constant */
            type: "text";
            media_type?: string;
            data: string;
        };
        ContentSource: {
            /** @constant */
            type: "content";
            content: string | components["schemas"]["ContentSourceBlock"][];
        };
        ContentSourceBlock: components["schemas"]["TextBlockParam"] | components["schemas"]["ImageBlockParam"];
        SearchResultBlockParam: {
            /** @constant */
            type: "search_result";
            source: string;
            title: string;
            content: components["schemas"]["TextBlockParam"][];
            citations?: components["schemas"]["CitationsConfig"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        ToolResultBlockParam: {
            /** @constant */
            type: "tool_result";
            tool_use_id: components["schemas"]["NonEmptyText"];
            content?: string | components["schemas"]["ToolResultContentBlock"][];
            is_error?: boolean | null;
            toolset_name?: string | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        ToolResultContentBlock: components["schemas"]["TextBlockParam"] | components["schemas"]["ImageBlockParam"] | components["schemas"]["DocumentBlockParam"] | components["schemas"]["SearchResultBlockParam"] | components["schemas"]["ToolReferenceBlock"] | components["schemas"]["BrowserStateBlock"];
        /** @description The model may call this deferred tool from here on. */
        ToolReferenceBlock: {
            /** @constant */
            type: "tool_reference";
            tool_name: components["schemas"]["NonEmptyText"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        /** @description The tabs that a browser has open, in the result of one of the browser's tools. */
        BrowserStateBlock: {
            /** @constant */
            type: "browser_state";
            tabs: {
                tab_id: string;
                title: string;
                url: string;
                active?: boolean;
            }[];
            state_changes?: JsonObject[] | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        TextBlock: {
            /** @constant */
            type: "text";
            text: string;
            citations?: components["schemas"]["Citation"][] | null;
        };
        Citation: {
            type: string;
            cited_text?: string;
            document_index?: number;
            document_title?: string | null;
            file_id?: string | null;
            start_char_index?: number;
            end_char_index?: number;
            start_page_number?: number;
            end_page_number?: number;
            start_block_index?: number;
            end_block_index?: number;
            url?: string;
            source?: string;
            title?: string | null;
            encrypted_index?: string;
            search_result_index?: number;
        };
        /** @description The signature is empty where the reasoning came from a vendor that signs nothing. */
        ThinkingBlock: {
            /** @constant */
            type: "thinking";
            thinking: string;
            signature?: string | null;
        };
        RedactedThinkingBlock: {
            /** @constant */
            type: "redacted_thinking";
            data: string;
        };
        /** @description The input is an object; of a vendor's answer other values and texts of JSON are understood as well. */
        ToolUseBlock: {
            /** @constant */
            type: "tool_use";
            id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            input: JsonObject;
            caller?: components["schemas"]["Caller"];
            toolset_name?: string | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        /** @description Who made the call, the model itself (`direct`) or code that it runs, by the id of the call that runs it. */
        Caller: {
            type: string;
            tool_id?: string;
        } | null;
        ServerToolUseBlock: {
            /** @constant */
            type: "server_tool_use";
            id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            input: JsonObject;
            caller?: components["schemas"]["Caller"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        McpToolUseBlock: {
            /** @constant */
            type: "mcp_tool_use";
            id: components["schemas"]["NonEmptyText"];
            name: components["schemas"]["NonEmptyText"];
            server_name: string;
            input: JsonObject;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        ServerToolResultBlock: {
            /** @enum {string} */
            type: "web_search_tool_result" | "web_fetch_tool_result" | "code_execution_tool_result" | "bash_code_execution_tool_result" | "text_editor_code_execution_tool_result" | "tool_search_tool_result" | "advisor_tool_result";
            tool_use_id: components["schemas"]["NonEmptyText"];
            content: JsonValue;
            caller?: components["schemas"]["Caller"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        /** @description A page that a search found. */
        WebSearchResultBlock: {
            /** @constant */
            type: "web_search_result";
            url: string;
            title?: string | null;
            page_age?: string | null;
            encrypted_content?: string;
        };
        /** @description A page that was read. */
        WebFetchBlock: {
            /** @constant */
            type: "web_fetch_result";
            url: string;
            content: components["schemas"]["DocumentBlockParam"];
            retrieved_at?: string | null;
        };
        /** @description What code wrote, how it ended, and the files that it made. */
        CodeExecutionResultBlock: {
            type: string;
            stdout: string;
            stderr: string;
            return_code: number;
            content?: JsonValue[];
        };
        /** @description Why a tool failed. The type names the tool. */
        ServerToolResultError: {
            type: string;
            error_code: string;
        };
        McpToolResultBlock: {
            /** @constant */
            type: "mcp_tool_result";
            tool_use_id: components["schemas"]["NonEmptyText"];
            content?: string | JsonObject[] | null;
            is_error?: boolean | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        /** @description A file in the container where the vendor's own tools run. */
        ContainerUploadBlock: {
            /** @constant */
            type: "container_upload";
            file_id: components["schemas"]["NonEmptyText"];
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        /** @description What stands for an earlier part of the conversation. */
        CompactionBlock: {
            /** @constant */
            type: "compaction";
            content?: string | null;
            encrypted_content?: string | null;
            signature?: string | null;
            tool_changes?: JsonObject[] | null;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        /** @description Another model answers from here on. */
        FallbackBlock: {
            /** @constant */
            type: "fallback";
            from: JsonObject;
            to: JsonObject;
            trigger?: JsonValue;
        };
        /** @description The tools of a server that the vendor calls. */
        McpToolListingBlock: {
            /** @constant */
            type: "mcp_tool_listing";
            mcp_server_name: string;
            tools: JsonObject[];
        };
        /** @description A tool that there is, or is no longer, from here on. */
        ToolChangeBlock: {
            /** @enum {string} */
            type: "tool_addition" | "tool_removal";
            tool: JsonObject;
            cache_control?: components["schemas"]["OptionalCacheControl"];
        };
        Message: {
            id: components["schemas"]["NonEmptyText"];
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            model: string;
            content: components["schemas"]["AnswerContent"];
            stop_reason: string;
            stop_sequence?: string | null;
            stop_details?: JsonObject | null;
            container?: JsonObject | null;
            context_management?: JsonObject | null;
            diagnostics?: {
                cache_miss_reason?: JsonObject | null;
            } | null;
            /** @description What of the input the vendor left out, such as thoughts of another model. */
            input_transformations?: JsonObject[] | null;
            usage: components["schemas"]["Usage"];
        };
        AnswerContent: components["schemas"]["ContentBlock"][];
        /** @description The vendor answers without images, other servers of this protocol may have them. */
        ContentBlock: components["schemas"]["TextBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["RedactedThinkingBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["McpToolUseBlock"] | components["schemas"]["ServerToolResultBlock"] | components["schemas"]["McpToolResultBlock"] | components["schemas"]["ContainerUploadBlock"] | components["schemas"]["CompactionBlock"] | components["schemas"]["FallbackBlock"] | components["schemas"]["McpToolListingBlock"] | components["schemas"]["ImageBlockParam"];
        StopReason: string | null;
        Usage: {
            input_tokens: number;
            output_tokens: number;
            cache_read_input_tokens?: number | null;
            cache_creation_input_tokens?: number | null;
            cache_creation?: components["schemas"]["CacheCreation"];
            output_tokens_details?: components["schemas"]["OutputTokensDetails"];
            server_tool_use?: components["schemas"]["ServerToolUsage"];
            service_tier?: string | null;
            speed?: string | null;
            inference_geo?: string | null;
            fallback_credit?: JsonObject | null;
            /** @description The counts of each step, where the vendor took several. */
            iterations?: JsonObject[] | null;
        };
        /** @description The tokens of `cache_creation_input_tokens` by how long the cache keeps them. */
        CacheCreation: {
            ephemeral_5m_input_tokens?: number;
            ephemeral_1h_input_tokens?: number;
        } | null;
        OutputTokensDetails: {
            thinking_tokens?: number;
        } | null;
        /** @description How often the vendor ran its own tools. */
        ServerToolUsage: {
            web_search_requests?: number;
            web_fetch_requests?: number;
        } | null;
        MessageStreamEvent: components["schemas"]["MessageStartEvent"] | components["schemas"]["ContentBlockStartEvent"] | components["schemas"]["ContentBlockDeltaEvent"] | components["schemas"]["ContentBlockStopEvent"] | components["schemas"]["MessageDeltaEvent"] | components["schemas"]["MessageStopEvent"] | components["schemas"]["PingEvent"] | components["schemas"]["ErrorResponse"];
        MessageStartEvent: {
            /** @constant */
            type: "message_start";
            message: components["schemas"]["StartedMessage"];
        };
        /** @description A message that has just begun, without a reason to have stopped. */
        StartedMessage: {
            id: components["schemas"]["NonEmptyText"];
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            model: string;
            content: components["schemas"]["AnswerContent"];
            stop_reason?: components["schemas"]["StopReason"];
            stop_sequence?: string | null;
            stop_details?: JsonObject | null;
            container?: JsonObject | null;
            context_management?: JsonObject | null;
            diagnostics?: JsonObject | null;
            input_transformations?: JsonObject[] | null;
            usage: components["schemas"]["Usage"];
        };
        ContentBlockStartEvent: {
            /** @constant */
            type: "content_block_start";
            index: number;
            content_block: components["schemas"]["ContentBlock"];
        };
        ContentBlockDeltaEvent: {
            /** @constant */
            type: "content_block_delta";
            index: number;
            delta: components["schemas"]["ContentBlockDelta"];
        };
        ContentBlockDelta: components["schemas"]["TextDelta"] | components["schemas"]["InputJsonDelta"] | components["schemas"]["ThinkingDelta"] | components["schemas"]["SignatureDelta"] | components["schemas"]["CitationsDelta"] | components["schemas"]["CompactionDelta"];
        TextDelta: {
            /** @constant */
            type: "text_delta";
            text: string;
        };
        InputJsonDelta: {
            /** @constant */
            type: "input_json_delta";
            partial_json: string;
        };
        ThinkingDelta: {
            /** @constant */
            type: "thinking_delta";
            thinking: string;
            /** @description How long a hidden thought is by now. */
            estimated_tokens?: number | null;
        };
        SignatureDelta: {
            /** @constant */
            type: "signature_delta";
            signature: string;
        };
        CompactionDelta: {
            /** @constant */
            type: "compaction_delta";
            content?: string | null;
            encrypted_content?: string | null;
        };
        CitationsDelta: {
            /** @constant */
            type: "citations_delta";
            citation: components["schemas"]["Citation"];
        };
        ContentBlockStopEvent: {
            /** @constant */
            type: "content_block_stop";
            index: number;
        };
        MessageDeltaEvent: {
            /** @constant */
            type: "message_delta";
            delta: {
                stop_reason?: components["schemas"]["StopReason"];
                stop_sequence?: string | null;
                stop_details?: JsonObject | null;
                container?: JsonObject | null;
            };
            context_management?: JsonObject | null;
            input_transformations?: JsonObject[] | null;
            usage: components["schemas"]["MessageDeltaUsage"];
        };
        /** @description Totals so far; a field that is null or missing says nothing new. */
        MessageDeltaUsage: {
            input_tokens?: number | null;
            output_tokens?: number | null;
            cache_read_input_tokens?: number | null;
            cache_creation_input_tokens?: number | null;
            output_tokens_details?: components["schemas"]["OutputTokensDetails"];
            server_tool_use?: components["schemas"]["ServerToolUsage"];
            fallback_credit?: JsonObject | null;
            /** @description The counts of each step, where the vendor took several. */
            iterations?: JsonObject[] | null;
        };
        MessageStopEvent: {
            /** @constant */
            type: "message_stop";
        };
        PingEvent: {
            /** @constant */
            type: "ping";
        };
        ErrorResponse: {
            /** @constant */
            type: "error";
            error: components["schemas"]["ErrorObject"];
            request_id?: string | null;
        };
        ErrorObject: {
            type: string;
            message: string;
            /** @description What a program goes by. */
            details?: {
                error_code?: string;
            } | null;
        };
        ModelList: {
            data: components["schemas"]["ModelInfo"][];
            has_more?: boolean;
            first_id?: string | null;
            last_id?: string | null;
        };
        ModelInfo: {
            /** @constant */
            type: "model";
            id: string;
            display_name?: string;
            created_at?: string;
            max_input_tokens?: number | null;
            max_tokens?: number | null;
        };
        ReceivedMessage: {
            id?: string | null;
            type?: string | null;
            role?: string | null;
            model?: string | null;
            content?: components["schemas"]["ReceivedContentBlock"][] | null;
            stop_reason?: string | null;
            stop_sequence?: string | null;
            stop_details?: JsonObject | null;
            container?: JsonObject | null;
            context_management?: JsonObject | null;
            diagnostics?: {
                cache_miss_reason?: JsonObject | null;
            } | null;
            /** @description What of the input the vendor left out, such as thoughts of another model. */
            input_transformations?: JsonObject[] | null;
            usage?: components["schemas"]["ReceivedUsage"] | null;
        };
        /** @description The vendor answers without images, other servers of this protocol may have them. */
        ReceivedContentBlock: components["schemas"]["ReceivedTextBlock"] | components["schemas"]["ReceivedThinkingBlock"] | components["schemas"]["ReceivedRedactedThinkingBlock"] | components["schemas"]["ReceivedToolUseBlock"] | components["schemas"]["ReceivedServerToolUseBlock"] | components["schemas"]["ReceivedMcpToolUseBlock"] | components["schemas"]["ReceivedServerToolResultBlock"] | components["schemas"]["ReceivedMcpToolResultBlock"] | components["schemas"]["ReceivedContainerUploadBlock"] | components["schemas"]["ReceivedCompactionBlock"] | components["schemas"]["ReceivedFallbackBlock"] | components["schemas"]["ReceivedMcpToolListingBlock"] | components["schemas"]["ReceivedImageBlockParam"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedTextBlock: {
            /** @constant */
            type: "text";
            text?: string | null;
            citations?: components["schemas"]["ReceivedCitation"][] | null;
        };
        ReceivedCitation: {
            type?: string | null;
            cited_text?: string | null;
            document_index?: number | null;
            document_title?: string | null;
            file_id?: string | null;
            start_char_index?: number | null;
            end_char_index?: number | null;
            start_page_number?: number | null;
            end_page_number?: number | null;
            start_block_index?: number | null;
            end_block_index?: number | null;
            url?: string | null;
            source?: string | null;
            title?: string | null;
            encrypted_index?: string | null;
            search_result_index?: number | null;
        };
        /** @description The signature is empty where the reasoning came from a vendor that signs nothing. */
        ReceivedThinkingBlock: {
            /** @constant */
            type: "thinking";
            thinking?: string | null;
            signature?: string | null;
        };
        ReceivedRedactedThinkingBlock: {
            /** @constant */
            type: "redacted_thinking";
            data?: string | null;
        };
        /** @description The input is an object; of a vendor's answer other values and texts of JSON are understood as well. */
        ReceivedToolUseBlock: {
            /** @constant */
            type: "tool_use";
            id?: string | null;
            name?: string | null;
            input?: JsonObject | string | JsonValue[] | number | boolean | null;
            caller?: components["schemas"]["ReceivedCaller"] | null;
            toolset_name?: string | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        /** @description Who made the call, the model itself (`direct`) or code that it runs, by the id of the call that runs it. */
        ReceivedCaller: {
            type?: string | null;
            tool_id?: string | null;
        };
        ReceivedOptionalCacheControl: components["schemas"]["ReceivedCacheControl"];
        ReceivedCacheControl: {
            type?: string | null;
            ttl?: string | null;
        };
        ReceivedServerToolUseBlock: {
            /** @constant */
            type: "server_tool_use";
            id?: string | null;
            name?: string | null;
            input?: JsonObject | string | JsonValue[] | number | boolean | null;
            caller?: components["schemas"]["ReceivedCaller"] | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        ReceivedMcpToolUseBlock: {
            /** @constant */
            type: "mcp_tool_use";
            id?: string | null;
            name?: string | null;
            server_name?: string | null;
            input?: JsonObject | string | JsonValue[] | number | boolean | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        ReceivedServerToolResultBlock: {
            /** @enum {string} */
            type: "web_search_tool_result" | "web_fetch_tool_result" | "code_execution_tool_result" | "bash_code_execution_tool_result" | "text_editor_code_execution_tool_result" | "tool_search_tool_result" | "advisor_tool_result";
            tool_use_id?: string | null;
            content?: JsonValue;
            caller?: components["schemas"]["ReceivedCaller"] | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        ReceivedMcpToolResultBlock: {
            /** @constant */
            type: "mcp_tool_result";
            tool_use_id?: string | null;
            content?: string | JsonObject[] | null;
            is_error?: boolean | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        /** @description A file in the container where the vendor's own tools run. */
        ReceivedContainerUploadBlock: {
            /** @constant */
            type: "container_upload";
            file_id?: string | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        /** @description What stands for an earlier part of the conversation. */
        ReceivedCompactionBlock: {
            /** @constant */
            type: "compaction";
            content?: string | null;
            encrypted_content?: string | null;
            signature?: string | null;
            tool_changes?: JsonObject[] | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        /** @description Another model answers from here on. */
        ReceivedFallbackBlock: {
            /** @constant */
            type: "fallback";
            from?: JsonObject | null;
            to?: JsonObject | null;
            trigger?: JsonValue;
        };
        /** @description The tools of a server that the vendor calls. */
        ReceivedMcpToolListingBlock: {
            /** @constant */
            type: "mcp_tool_listing";
            mcp_server_name?: string | null;
            tools?: JsonObject[] | null;
        };
        ReceivedImageBlockParam: {
            /** @constant */
            type: "image";
            source?: components["schemas"]["ReceivedImageSource"] | null;
            /** @description What becomes of a picture that is too large. */
            transformations?: {
                oversized_image?: string | null;
            } | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        ReceivedImageSource: components["schemas"]["ReceivedBase64Source"] | components["schemas"]["ReceivedUrlSource"] | components["schemas"]["ReceivedFileSource"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedBase64Source: {
            /** @constant */
            type: "base64";
            media_type?: string | null;
            data?: string | null;
        };
        ReceivedUrlSource: {
            /** @constant */
            type: "url";
            url?: string | null;
        };
        ReceivedFileSource: {
            /** @constant */
            type: "file";
            file_id?: string | null;
        };
        ReceivedUsage: {
            input_tokens?: number | null;
            output_tokens?: number | null;
            cache_read_input_tokens?: number | null;
            cache_creation_input_tokens?: number | null;
            cache_creation?: components["schemas"]["ReceivedCacheCreation"] | null;
            output_tokens_details?: components["schemas"]["ReceivedOutputTokensDetails"] | null;
            server_tool_use?: components["schemas"]["ReceivedServerToolUsage"] | null;
            service_tier?: string | null;
            speed?: string | null;
            inference_geo?: string | null;
            fallback_credit?: JsonObject | null;
            /** @description The counts of each step, where the vendor took several. */
            iterations?: JsonObject[] | null;
        };
        /** @description The tokens of `cache_creation_input_tokens` by how long the cache keeps them. */
        ReceivedCacheCreation: {
            ephemeral_5m_input_tokens?: number | null;
            ephemeral_1h_input_tokens?: number | null;
        };
        ReceivedOutputTokensDetails: {
            thinking_tokens?: number | null;
        };
        /** @description How often the vendor ran its own tools. */
        ReceivedServerToolUsage: {
            web_search_requests?: number | null;
            web_fetch_requests?: number | null;
        };
        ReceivedMessageStreamEvent: components["schemas"]["ReceivedMessageStartEvent"] | components["schemas"]["ReceivedContentBlockStartEvent"] | components["schemas"]["ReceivedContentBlockDeltaEvent"] | components["schemas"]["ReceivedContentBlockStopEvent"] | components["schemas"]["ReceivedMessageDeltaEvent"] | components["schemas"]["ReceivedMessageStopEvent"] | components["schemas"]["ReceivedPingEvent"] | components["schemas"]["ReceivedErrorResponse"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedMessageStartEvent: {
            /** @constant */
            type: "message_start";
            message?: components["schemas"]["ReceivedStartedMessage"] | null;
        };
        /** @description A message that has just begun, without a reason to have stopped. */
        ReceivedStartedMessage: {
            id?: string | null;
            type?: string | null;
            role?: string | null;
            model?: string | null;
            content?: components["schemas"]["ReceivedContentBlock"][] | null;
            stop_reason?: string | null;
            stop_sequence?: string | null;
            stop_details?: JsonObject | null;
            container?: JsonObject | null;
            context_management?: JsonObject | null;
            diagnostics?: JsonObject | null;
            input_transformations?: JsonObject[] | null;
            usage?: components["schemas"]["ReceivedUsage"] | null;
        };
        ReceivedContentBlockStartEvent: {
            /** @constant */
            type: "content_block_start";
            index?: number | null;
            content_block?: components["schemas"]["ReceivedContentBlock"] | null;
        };
        ReceivedContentBlockDeltaEvent: {
            /** @constant */
            type: "content_block_delta";
            index?: number | null;
            delta?: components["schemas"]["ReceivedContentBlockDelta"] | null;
        };
        ReceivedContentBlockDelta: components["schemas"]["ReceivedTextDelta"] | components["schemas"]["ReceivedInputJsonDelta"] | components["schemas"]["ReceivedThinkingDelta"] | components["schemas"]["ReceivedSignatureDelta"] | components["schemas"]["ReceivedCitationsDelta"] | components["schemas"]["ReceivedCompactionDelta"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedTextDelta: {
            /** @constant */
            type: "text_delta";
            text?: string | null;
        };
        ReceivedInputJsonDelta: {
            /** @constant */
            type: "input_json_delta";
            partial_json?: string | null;
        };
        ReceivedThinkingDelta: {
            /** @constant */
            type: "thinking_delta";
            thinking?: string | null;
            /** @description How long a hidden thought is by now. */
            estimated_tokens?: number | null;
        };
        ReceivedSignatureDelta: {
            /** @constant */
            type: "signature_delta";
            signature?: string | null;
        };
        ReceivedCitationsDelta: {
            /** @constant */
            type: "citations_delta";
            citation?: components["schemas"]["ReceivedCitation"] | null;
        };
        ReceivedCompactionDelta: {
            /** @constant */
            type: "compaction_delta";
            content?: string | null;
            encrypted_content?: string | null;
        };
        ReceivedContentBlockStopEvent: {
            /** @constant */
            type: "content_block_stop";
            index?: number | null;
        };
        ReceivedMessageDeltaEvent: {
            /** @constant */
            type: "message_delta";
            delta?: {
                stop_reason?: string | null;
                stop_sequence?: string | null;
                stop_details?: JsonObject | null;
                container?: JsonObject | null;
            } | null;
            context_management?: JsonObject | null;
            input_transformations?: JsonObject[] | null;
            usage?: components["schemas"]["ReceivedMessageDeltaUsage"] | null;
        };
        /** @description Totals so far; a field that is null or missing says nothing new. */
        ReceivedMessageDeltaUsage: {
            input_tokens?: number | null;
            output_tokens?: number | null;
            cache_read_input_tokens?: number | null;
            cache_creation_input_tokens?: number | null;
            output_tokens_details?: components["schemas"]["ReceivedOutputTokensDetails"] | null;
            server_tool_use?: components["schemas"]["ReceivedServerToolUsage"] | null;
            fallback_credit?: JsonObject | null;
            /** @description The counts of each step, where the vendor took several. */
            iterations?: JsonObject[] | null;
        };
        ReceivedMessageStopEvent: {
            /** @constant */
            type: "message_stop";
        };
        ReceivedPingEvent: {
            /** @constant */
            type: "ping";
        };
        ReceivedErrorResponse: {
            /** @constant */
            type: "error";
            error?: components["schemas"]["ReceivedErrorObject"] | null;
            request_id?: string | null;
        };
        ReceivedErrorObject: {
            type?: string | null;
            message?: string | null;
            /** @description What a program goes by. */
            details?: {
                error_code?: string | null;
            } | null;
        };
        /** @description A page that a search found. */
        ReceivedWebSearchResultBlock: {
            type?: string | null;
            url?: string | null;
            title?: string | null;
            page_age?: string | null;
            encrypted_content?: string | null;
        };
        /** @description A page that was read. */
        ReceivedWebFetchBlock: {
            type?: string | null;
            url?: string | null;
            content?: components["schemas"]["ReceivedDocumentBlockParam"] | null;
            retrieved_at?: string | null;
        };
        ReceivedDocumentBlockParam: {
            /** @constant */
            type: "document";
            source?: components["schemas"]["ReceivedDocumentSource"] | null;
            title?: string | null;
            context?: string | null;
            citations?: components["schemas"]["ReceivedCitationsConfig"] | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        ReceivedDocumentSource: components["schemas"]["ReceivedBase64Source"] | components["schemas"]["ReceivedTextSource"] | components["schemas"]["ReceivedContentSource"] | components["schemas"]["ReceivedUrlSource"] | components["schemas"]["ReceivedFileSource"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedTextSource: {
            /** @constant */
            type: "text";
            media_type?: string | null;
            data?: string | null;
        };
        ReceivedContentSource: {
            /** @constant */
            type: "content";
            content?: string | components["schemas"]["ReceivedContentSourceBlock"][] | null;
        };
        ReceivedContentSourceBlock: components["schemas"]["ReceivedTextBlockParam"] | components["schemas"]["ReceivedImageBlockParam"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        /** @description The vendor refuses an empty text, but agents send back empty ones that they were answered with, so it is understood. */
        ReceivedTextBlockParam: {
            /** @constant */
            type: "text";
            text?: string | null;
            citations?: components["schemas"]["ReceivedCitation"][] | null;
            cache_control?: components["schemas"]["ReceivedOptionalCacheControl"] | null;
        };
        ReceivedCitationsConfig: {
            enabled?: boolean | null;
        };
        /** @description What code wrote, how it ended, and the files that it made. */
        ReceivedCodeExecutionResultBlock: {
            type?: string | null;
            stdout?: string | null;
            stderr?: string | null;
            return_code?: number | null;
            content?: JsonValue[] | null;
        };
        /** @description Why a tool failed. The type names the tool. */
        ReceivedServerToolResultError: {
            type?: string | null;
            error_code?: string | null;
        };
        ReceivedThreadContinue: {
            /** @constant */
            type: "continue";
            previous_message_id?: string | null;
        };
        ReceivedModelList: {
            data?: components["schemas"]["ReceivedModelInfo"][] | null;
            has_more?: boolean | null;
            first_id?: string | null;
            last_id?: string | null;
        };
        ReceivedModelInfo: {
            type?: string | null;
            id?: string | null;
            display_name?: string | null;
            created_at?: string | null;
            max_input_tokens?: number | null;
            max_tokens?: number | null;
        };
        ReceivedTokenCount: {
            input_tokens?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CreateMessageParams = components['schemas']['CreateMessageParams'];
export type ContainerParam = components['schemas']['ContainerParam'];
export type NonEmptyText = components['schemas']['NonEmptyText'];
export type VisibleText = components['schemas']['VisibleText'];
export type CountTokensParams = components['schemas']['CountTokensParams'];
export type OptionalThread = components['schemas']['OptionalThread'];
export type Thread = components['schemas']['Thread'];
export type ThreadCreate = components['schemas']['ThreadCreate'];
export type ThreadContinue = components['schemas']['ThreadContinue'];
export type ContinuedThread = components['schemas']['ContinuedThread'];
export type WithMessages = components['schemas']['WithMessages'];
export type TokenCount = components['schemas']['TokenCount'];
export type SystemPrompt = components['schemas']['SystemPrompt'];
export type SystemBlockParam = components['schemas']['SystemBlockParam'];
export type Metadata = components['schemas']['Metadata'];
export type OutputConfig = components['schemas']['OutputConfig'];
export type OptionalOutputFormat = components['schemas']['OptionalOutputFormat'];
export type OutputFormat = components['schemas']['OutputFormat'];
export type ThinkingConfig = components['schemas']['ThinkingConfig'];
export type ThinkingEnabled = components['schemas']['ThinkingEnabled'];
export type ThinkingDisabled = components['schemas']['ThinkingDisabled'];
export type ThinkingAdaptive = components['schemas']['ThinkingAdaptive'];
export type ThinkingBetweenTools = components['schemas']['ThinkingBetweenTools'];
export type ThinkingDisplay = components['schemas']['ThinkingDisplay'];
export type CacheControl = components['schemas']['CacheControl'];
export type OptionalCacheControl = components['schemas']['OptionalCacheControl'];
export type ToolParam = components['schemas']['ToolParam'];
export type CustomTool = components['schemas']['CustomTool'];
export type AllowedCallers = components['schemas']['AllowedCallers'];
export type InputExamples = components['schemas']['InputExamples'];
export type VendorTool = components['schemas']['VendorTool'];
export type ToolChoice = components['schemas']['ToolChoice'];
export type ToolChoiceAuto = components['schemas']['ToolChoiceAuto'];
export type ToolChoiceAny = components['schemas']['ToolChoiceAny'];
export type ToolChoiceTool = components['schemas']['ToolChoiceTool'];
export type ToolChoiceNone = components['schemas']['ToolChoiceNone'];
export type MessageParam = components['schemas']['MessageParam'];
export type UserMessageParam = components['schemas']['UserMessageParam'];
export type AssistantMessageParam = components['schemas']['AssistantMessageParam'];
export type SystemMessageParam = components['schemas']['SystemMessageParam'];
export type MessageContent = components['schemas']['MessageContent'];
export type ContentBlockParam = components['schemas']['ContentBlockParam'];
export type TextBlockParam = components['schemas']['TextBlockParam'];
export type ImageBlockParam = components['schemas']['ImageBlockParam'];
export type ImageSource = components['schemas']['ImageSource'];
export type DocumentBlockParam = components['schemas']['DocumentBlockParam'];
export type CitationsConfig = components['schemas']['CitationsConfig'];
export type DocumentSource = components['schemas']['DocumentSource'];
export type Base64Source = components['schemas']['Base64Source'];
export type UrlSource = components['schemas']['UrlSource'];
export type FileSource = components['schemas']['FileSource'];
export type TextSource = components['schemas']['TextSource'];
export type ContentSource = components['schemas']['ContentSource'];
export type ContentSourceBlock = components['schemas']['ContentSourceBlock'];
export type SearchResultBlockParam = components['schemas']['SearchResultBlockParam'];
export type ToolResultBlockParam = components['schemas']['ToolResultBlockParam'];
export type ToolResultContentBlock = components['schemas']['ToolResultContentBlock'];
export type ToolReferenceBlock = components['schemas']['ToolReferenceBlock'];
export type BrowserStateBlock = components['schemas']['BrowserStateBlock'];
export type TextBlock = components['schemas']['TextBlock'];
export type Citation = components['schemas']['Citation'];
export type ThinkingBlock = components['schemas']['ThinkingBlock'];
export type RedactedThinkingBlock = components['schemas']['RedactedThinkingBlock'];
export type ToolUseBlock = components['schemas']['ToolUseBlock'];
export type Caller = components['schemas']['Caller'];
export type ServerToolUseBlock = components['schemas']['ServerToolUseBlock'];
export type McpToolUseBlock = components['schemas']['McpToolUseBlock'];
export type ServerToolResultBlock = components['schemas']['ServerToolResultBlock'];
export type WebSearchResultBlock = components['schemas']['WebSearchResultBlock'];
export type WebFetchBlock = components['schemas']['WebFetchBlock'];
export type CodeExecutionResultBlock = components['schemas']['CodeExecutionResultBlock'];
export type ServerToolResultError = components['schemas']['ServerToolResultError'];
export type McpToolResultBlock = components['schemas']['McpToolResultBlock'];
export type ContainerUploadBlock = components['schemas']['ContainerUploadBlock'];
export type CompactionBlock = components['schemas']['CompactionBlock'];
export type FallbackBlock = components['schemas']['FallbackBlock'];
export type McpToolListingBlock = components['schemas']['McpToolListingBlock'];
export type ToolChangeBlock = components['schemas']['ToolChangeBlock'];
export type Message = components['schemas']['Message'];
export type AnswerContent = components['schemas']['AnswerContent'];
export type ContentBlock = components['schemas']['ContentBlock'];
export type StopReason = components['schemas']['StopReason'];
export type Usage = components['schemas']['Usage'];
export type CacheCreation = components['schemas']['CacheCreation'];
export type OutputTokensDetails = components['schemas']['OutputTokensDetails'];
export type ServerToolUsage = components['schemas']['ServerToolUsage'];
export type MessageStreamEvent = components['schemas']['MessageStreamEvent'];
export type MessageStartEvent = components['schemas']['MessageStartEvent'];
export type StartedMessage = components['schemas']['StartedMessage'];
export type ContentBlockStartEvent = components['schemas']['ContentBlockStartEvent'];
export type ContentBlockDeltaEvent = components['schemas']['ContentBlockDeltaEvent'];
export type ContentBlockDelta = components['schemas']['ContentBlockDelta'];
export type TextDelta = components['schemas']['TextDelta'];
export type InputJsonDelta = components['schemas']['InputJsonDelta'];
export type ThinkingDelta = components['schemas']['ThinkingDelta'];
export type SignatureDelta = components['schemas']['SignatureDelta'];
export type CompactionDelta = components['schemas']['CompactionDelta'];
export type CitationsDelta = components['schemas']['CitationsDelta'];
export type ContentBlockStopEvent = components['schemas']['ContentBlockStopEvent'];
export type MessageDeltaEvent = components['schemas']['MessageDeltaEvent'];
export type MessageDeltaUsage = components['schemas']['MessageDeltaUsage'];
export type MessageStopEvent = components['schemas']['MessageStopEvent'];
export type PingEvent = components['schemas']['PingEvent'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ModelList = components['schemas']['ModelList'];
export type ModelInfo = components['schemas']['ModelInfo'];
export type ReceivedMessage = components['schemas']['ReceivedMessage'];
export type ReceivedContentBlock = components['schemas']['ReceivedContentBlock'];
export type ReceivedTextBlock = components['schemas']['ReceivedTextBlock'];
export type ReceivedCitation = components['schemas']['ReceivedCitation'];
export type ReceivedThinkingBlock = components['schemas']['ReceivedThinkingBlock'];
export type ReceivedRedactedThinkingBlock = components['schemas']['ReceivedRedactedThinkingBlock'];
export type ReceivedToolUseBlock = components['schemas']['ReceivedToolUseBlock'];
export type ReceivedCaller = components['schemas']['ReceivedCaller'];
export type ReceivedOptionalCacheControl = components['schemas']['ReceivedOptionalCacheControl'];
export type ReceivedCacheControl = components['schemas']['ReceivedCacheControl'];
export type ReceivedServerToolUseBlock = components['schemas']['ReceivedServerToolUseBlock'];
export type ReceivedMcpToolUseBlock = components['schemas']['ReceivedMcpToolUseBlock'];
export type ReceivedServerToolResultBlock = components['schemas']['ReceivedServerToolResultBlock'];
export type ReceivedMcpToolResultBlock = components['schemas']['ReceivedMcpToolResultBlock'];
export type ReceivedContainerUploadBlock = components['schemas']['ReceivedContainerUploadBlock'];
export type ReceivedCompactionBlock = components['schemas']['ReceivedCompactionBlock'];
export type ReceivedFallbackBlock = components['schemas']['ReceivedFallbackBlock'];
export type ReceivedMcpToolListingBlock = components['schemas']['ReceivedMcpToolListingBlock'];
export type ReceivedImageBlockParam = components['schemas']['ReceivedImageBlockParam'];
export type ReceivedImageSource = components['schemas']['ReceivedImageSource'];
export type ReceivedBase64Source = components['schemas']['ReceivedBase64Source'];
export type ReceivedUrlSource = components['schemas']['ReceivedUrlSource'];
export type ReceivedFileSource = components['schemas']['ReceivedFileSource'];
export type ReceivedUsage = components['schemas']['ReceivedUsage'];
export type ReceivedCacheCreation = components['schemas']['ReceivedCacheCreation'];
export type ReceivedOutputTokensDetails = components['schemas']['ReceivedOutputTokensDetails'];
export type ReceivedServerToolUsage = components['schemas']['ReceivedServerToolUsage'];
export type ReceivedMessageStreamEvent = components['schemas']['ReceivedMessageStreamEvent'];
export type ReceivedMessageStartEvent = components['schemas']['ReceivedMessageStartEvent'];
export type ReceivedStartedMessage = components['schemas']['ReceivedStartedMessage'];
export type ReceivedContentBlockStartEvent = components['schemas']['ReceivedContentBlockStartEvent'];
export type ReceivedContentBlockDeltaEvent = components['schemas']['ReceivedContentBlockDeltaEvent'];
export type ReceivedContentBlockDelta = components['schemas']['ReceivedContentBlockDelta'];
export type ReceivedTextDelta = components['schemas']['ReceivedTextDelta'];
export type ReceivedInputJsonDelta = components['schemas']['ReceivedInputJsonDelta'];
export type ReceivedThinkingDelta = components['schemas']['ReceivedThinkingDelta'];
export type ReceivedSignatureDelta = components['schemas']['ReceivedSignatureDelta'];
export type ReceivedCitationsDelta = components['schemas']['ReceivedCitationsDelta'];
export type ReceivedCompactionDelta = components['schemas']['ReceivedCompactionDelta'];
export type ReceivedContentBlockStopEvent = components['schemas']['ReceivedContentBlockStopEvent'];
export type ReceivedMessageDeltaEvent = components['schemas']['ReceivedMessageDeltaEvent'];
export type ReceivedMessageDeltaUsage = components['schemas']['ReceivedMessageDeltaUsage'];
export type ReceivedMessageStopEvent = components['schemas']['ReceivedMessageStopEvent'];
export type ReceivedPingEvent = components['schemas']['ReceivedPingEvent'];
export type ReceivedErrorResponse = components['schemas']['ReceivedErrorResponse'];
export type ReceivedErrorObject = components['schemas']['ReceivedErrorObject'];
export type ReceivedWebSearchResultBlock = components['schemas']['ReceivedWebSearchResultBlock'];
export type ReceivedWebFetchBlock = components['schemas']['ReceivedWebFetchBlock'];
export type ReceivedDocumentBlockParam = components['schemas']['ReceivedDocumentBlockParam'];
export type ReceivedDocumentSource = components['schemas']['ReceivedDocumentSource'];
export type ReceivedTextSource = components['schemas']['ReceivedTextSource'];
export type ReceivedContentSource = components['schemas']['ReceivedContentSource'];
export type ReceivedContentSourceBlock = components['schemas']['ReceivedContentSourceBlock'];
export type ReceivedTextBlockParam = components['schemas']['ReceivedTextBlockParam'];
export type ReceivedCitationsConfig = components['schemas']['ReceivedCitationsConfig'];
export type ReceivedCodeExecutionResultBlock = components['schemas']['ReceivedCodeExecutionResultBlock'];
export type ReceivedServerToolResultError = components['schemas']['ReceivedServerToolResultError'];
export type ReceivedThreadContinue = components['schemas']['ReceivedThreadContinue'];
export type ReceivedModelList = components['schemas']['ReceivedModelList'];
export type ReceivedModelInfo = components['schemas']['ReceivedModelInfo'];
export type ReceivedTokenCount = components['schemas']['ReceivedTokenCount'];
export type $defs = Record<string, never>;
export interface operations {
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageParams"];
            };
        };
        responses: {
            /** @description The whole message, or its events when `stream` is true. */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/event-stream": components["schemas"]["MessageStreamEvent"];
                };
            };
            /** @description What went wrong. */
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
    countTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountTokensParams"];
            };
        };
        responses: {
            /** @description How many input tokens the request would be. */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["TokenCount"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: {
                limit?: number;
                before_id?: string;
                after_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the models there are. */
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
}
