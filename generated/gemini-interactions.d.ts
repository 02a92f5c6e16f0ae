// Made by scripts/codegen.ts from specs/gemini-interactions.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
export interface paths {
    "/v1beta/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createInteraction"];
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
        Count: number | null;
        InteractionRequest: {
            model?: string | null;
            /** @description An agent of Google, in place of a model. */
            agent?: string | null;
            agent_config?: JsonObject | null;
            input?: components["schemas"]["Input"];
            system_instruction?: string | null;
            tools?: components["schemas"]["Tool"][] | null;
            generation_config?: components["schemas"]["GenerationConfig"];
            response_format?: components["schemas"]["ResponseFormatList"];
            response_modalities?: string[] | null;
            stream?: boolean | null;
            /** @description Absent means true */
            store?: boolean | null;
            background?: boolean | null;
            previous_interaction_id?: string | null;
            continuation_token?: string | null;
            cached_content?: string | null;
            labels?: {
                [key: string]: string;
            } | null;
            safety_settings?: JsonValue[] | null;
            service_tier?: string | null;
            webhook_config?: JsonObject | null;
        };
        /** @description A text, a content, contents of one turn of the user, or the steps of a conversation */
        Input: string | components["schemas"]["Content"] | components["schemas"]["InputItem"][] | null;
        InputItem: components["schemas"]["UserInputStep"] | components["schemas"]["ModelOutputStep"] | components["schemas"]["ThoughtStep"] | components["schemas"]["FunctionCallStep"] | components["schemas"]["FunctionResultStep"] | components["schemas"]["TextContent"] | components["schemas"]["MediaContent"];
        GenerationConfig: {
            temperature?: number | null;
            top_p?: number | null;
            seed?: number | null;
            max_output_tokens?: number | null;
            stop_sequences?: string[] | null;
            thinking_level?: string | null;
            thinking_summaries?: string | null;
            tool_choice?: components["schemas"]["ToolChoice"];
        } | null;
        ToolChoice: string | components["schemas"]["ToolChoiceConfig"] | null;
        ToolChoiceConfig: {
            allowed_tools?: components["schemas"]["AllowedTools"];
        };
        AllowedTools: {
            mode?: string | null;
            tools?: string[] | null;
        } | null;
        ResponseFormatList: components["schemas"]["ResponseFormat"] | components["schemas"]["ResponseFormat"][] | null;
        ResponseFormat: {
            type?: string | null;
            mime_type?: string | null;
            schema?: JsonObject | null;
        };
        Tool: components["schemas"]["FunctionTool"];
        FunctionTool: {
            /** @constant */
            type: "function";
            name: components["schemas"]["NonEmptyText"];
            description?: string | null;
            parameters?: JsonObject | null;
        };
        Step: components["schemas"]["UserInputStep"] | components["schemas"]["ModelOutputStep"] | components["schemas"]["ThoughtStep"] | components["schemas"]["FunctionCallStep"] | components["schemas"]["FunctionResultStep"];
        UserInputStep: {
            /** @constant */
            type: "user_input";
            content?: components["schemas"]["Content"][] | null;
        };
        ModelOutputStep: {
            /** @constant */
            type: "model_output";
            content?: components["schemas"]["Content"][] | null;
            error?: JsonObject | null;
        };
        ThoughtStep: {
            /** @constant */
            type: "thought";
            signature?: string | null;
            summary?: components["schemas"]["Content"][] | null;
        };
        FunctionCallStep: {
            /** @constant */
            type: "function_call";
            id: string;
            name: string;
            arguments?: JsonObject | null;
        };
        FunctionResultStep: {
            /** @constant */
            type: "function_result";
            call_id: string;
            name?: string | null;
            is_error?: boolean | null;
            result?: components["schemas"]["FunctionResult"];
        };
        /** @description A text, contents, or any object */
        FunctionResult: string | components["schemas"]["Content"][] | JsonObject | null;
        Content: components["schemas"]["TextContent"] | components["schemas"]["MediaContent"];
        TextContent: {
            /** @constant */
            type: "text";
            text: string;
            annotations?: components["schemas"]["Annotation"][] | null;
        };
        MediaContent: {
            /** @enum {unknown} */
            type: "image" | "audio" | "document" | "video";
            /** @description In base64 */
            data?: string | null;
            uri?: string | null;
            mime_type?: string | null;
            resolution?: string | null;
        };
        /** @description A citation; positions are in bytes of the text. */
        Annotation: {
            type?: string | null;
            url?: string | null;
            title?: string | null;
            start_index?: components["schemas"]["Count"];
            end_index?: components["schemas"]["Count"];
        };
        Interaction: {
            id: string;
            object?: string | null;
            model?: string | null;
            status: components["schemas"]["Status"];
            created?: string | null;
            updated?: string | null;
            steps?: components["schemas"]["Step"][] | null;
            usage?: components["schemas"]["OptionalUsage"];
            errors?: components["schemas"]["ErrorDetail"][] | null;
        };
        Status: string;
        OptionalUsage: components["schemas"]["Usage"] | null;
        Usage: {
            total_input_tokens?: components["schemas"]["Count"];
            total_output_tokens?: components["schemas"]["Count"];
            total_thought_tokens?: components["schemas"]["Count"];
            total_cached_tokens?: components["schemas"]["Count"];
            total_tool_use_tokens?: components["schemas"]["Count"];
            total_tokens?: components["schemas"]["Count"];
        };
        InteractionEvent: components["schemas"]["InteractionStateEvent"] | components["schemas"]["StatusUpdateEvent"] | components["schemas"]["StepStartEvent"] | components["schemas"]["StepDeltaEvent"] | components["schemas"]["StepStopEvent"] | components["schemas"]["ErrorEvent"];
        InteractionStateEvent: {
            /** @enum {unknown} */
            event_type: "interaction.created" | "interaction.completed";
            event_id?: string | null;
            interaction: components["schemas"]["Interaction"];
        };
        StatusUpdateEvent: {
            /** @constant */
            event_type: "interaction.status_update";
            event_id?: string | null;
            interaction_id: string;
            status: components["schemas"]["Status"];
        };
        StepStartEvent: {
            /** @constant */
            event_type: "step.start";
            event_id?: string | null;
            index: number;
            step: components["schemas"]["Step"];
        };
        StepDeltaEvent: {
            /** @constant */
            event_type: "step.delta";
            event_id?: string | null;
            index: number;
            delta: components["schemas"]["Delta"];
        };
        StepStopEvent: {
            /** @constant */
            event_type: "step.stop";
            event_id?: string | null;
            index: number;
            usage?: components["schemas"]["OptionalUsage"];
            step_usage?: components["schemas"]["OptionalUsage"];
        };
        ErrorEvent: {
            /** @constant */
            event_type: "error";
            event_id?: string | null;
            error?: components["schemas"]["OptionalErrorDetail"];
        };
        Delta: components["schemas"]["TextDelta"] | components["schemas"]["TextAnnotationDelta"] | components["schemas"]["ArgumentsDelta"] | components["schemas"]["ThoughtSignatureDelta"] | components["schemas"]["ThoughtSummaryDelta"] | components["schemas"]["MediaContent"];
        TextDelta: {
            /** @constant */
            type: "text";
            text: string;
        };
        TextAnnotationDelta: {
            /** @constant */
            type: "text_annotation_delta";
            annotations?: components["schemas"]["Annotation"][] | null;
        };
        ArgumentsDelta: {
            /** @constant */
            type: "arguments_delta";
            /** @description A piece of the JSON text */
            arguments?: string | null;
        };
        ThoughtSignatureDelta: {
            /** @constant */
            type: "thought_signature";
            signature?: string | null;
        };
        ThoughtSummaryDelta: {
            /** @constant */
            type: "thought_summary";
            content?: components["schemas"]["OptionalContent"];
        };
        OptionalContent: components["schemas"]["Content"] | null;
        ErrorResponse: {
            error: components["schemas"]["ErrorDetail"];
        };
        OptionalErrorDetail: components["schemas"]["ErrorDetail"] | null;
        ErrorDetail: {
            code?: string | null;
            message?: string | null;
        };
        ReceivedInteraction: {
            id?: string | null;
            object?: string | null;
            model?: string | null;
            status?: string | null;
            created?: string | null;
            updated?: string | null;
            steps?: components["schemas"]["ReceivedStep"][] | null;
            usage?: components["schemas"]["ReceivedOptionalUsage"] | null;
            errors?: components["schemas"]["ReceivedErrorDetail"][] | null;
        };
        ReceivedStep: components["schemas"]["ReceivedUserInputStep"] | components["schemas"]["ReceivedModelOutputStep"] | components["schemas"]["ReceivedThoughtStep"] | components["schemas"]["ReceivedFunctionCallStep"] | components["schemas"]["ReceivedFunctionResultStep"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedUserInputStep: {
            /** @constant */
            type: "user_input";
            content?: components["schemas"]["ReceivedContent"][] | null;
        };
        ReceivedContent: components["schemas"]["ReceivedTextContent"] | components["schemas"]["ReceivedMediaContent"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedTextContent: {
            /** @constant */
            type: "text";
            text?: string | null;
            annotations?: components["schemas"]["ReceivedAnnotation"][] | null;
        };
        /** @description A citation; positions are in bytes of the text. */
        ReceivedAnnotation: {
            type?: string | null;
            url?: string | null;
            title?: string | null;
            start_index?: number | null;
            end_index?: number | null;
        };
        ReceivedMediaContent: {
            /** @enum {unknown} */
            type: "image" | "audio" | "document" | "video";
            /** @description In base64 */
            data?: string | null;
            uri?: string | null;
            mime_type?: string | null;
            resolution?: string | null;
        };
        ReceivedModelOutputStep: {
            /** @constant */
            type: "model_output";
            content?: components["schemas"]["ReceivedContent"][] | null;
            error?: JsonObject | null;
        };
        ReceivedThoughtStep: {
            /** @constant */
            type: "thought";
            signature?: string | null;
            summary?: components["schemas"]["ReceivedContent"][] | null;
        };
        ReceivedFunctionCallStep: {
            /** @constant */
            type: "function_call";
            id?: string | null;
            name?: string | null;
            arguments?: JsonObject | null;
        };
        ReceivedFunctionResultStep: {
            /** @constant */
            type: "function_result";
            call_id?: string | null;
            name?: string | null;
            is_error?: boolean | null;
            result?: components["schemas"]["ReceivedFunctionResult"] | null;
        };
        /** @description A text, contents, or any object */
        ReceivedFunctionResult: string | components["schemas"]["ReceivedContent"][] | JsonObject;
        ReceivedOptionalUsage: components["schemas"]["ReceivedUsage"];
        ReceivedUsage: {
            total_input_tokens?: number | null;
            total_output_tokens?: number | null;
            total_thought_tokens?: number | null;
            total_cached_tokens?: number | null;
            total_tool_use_tokens?: number | null;
            total_tokens?: number | null;
        };
        ReceivedErrorDetail: {
            code?: string | number | null;
            message?: string | null;
        };
        ReceivedInteractionEvent: components["schemas"]["ReceivedInteractionStateEvent"] | components["schemas"]["ReceivedStatusUpdateEvent"] | components["schemas"]["ReceivedStepStartEvent"] | components["schemas"]["ReceivedStepDeltaEvent"] | components["schemas"]["ReceivedStepStopEvent"] | components["schemas"]["ReceivedErrorEvent"] | ({
            /** Format: unknown-tag */
            event_type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedInteractionStateEvent: {
            /** @enum {unknown} */
            event_type: "interaction.created" | "interaction.completed";
            event_id?: string | null;
            interaction?: components["schemas"]["ReceivedInteraction"] | null;
        };
        ReceivedStatusUpdateEvent: {
            /** @constant */
            event_type: "interaction.status_update";
            event_id?: string | null;
            interaction_id?: string | null;
            status?: string | null;
        };
        ReceivedStepStartEvent: {
            /** @constant */
            event_type: "step.start";
            event_id?: string | null;
            index?: number | null;
            step?: components["schemas"]["ReceivedStep"] | null;
        };
        ReceivedStepDeltaEvent: {
            /** @constant */
            event_type: "step.delta";
            event_id?: string | null;
            index?: number | null;
            delta?: components["schemas"]["ReceivedDelta"] | null;
        };
        ReceivedDelta: components["schemas"]["ReceivedTextDelta"] | components["schemas"]["ReceivedTextAnnotationDelta"] | components["schemas"]["ReceivedArgumentsDelta"] | components["schemas"]["ReceivedThoughtSignatureDelta"] | components["schemas"]["ReceivedThoughtSummaryDelta"] | components["schemas"]["ReceivedMediaContent"] | ({
            /** Format: unknown-tag */
            type?: UnknownTag | null;
        } & {
            [key: string]: JsonValue;
        });
        ReceivedTextDelta: {
            /** @constant */
            type: "text";
            text?: string | null;
        };
        ReceivedTextAnnotationDelta: {
            /** @constant */
            type: "text_annotation_delta";
            annotations?: components["schemas"]["ReceivedAnnotation"][] | null;
        };
        ReceivedArgumentsDelta: {
            /** @constant */
            type: "arguments_delta";
            /** @description A piece of the JSON text */
            arguments?: string | null;
        };
        ReceivedThoughtSignatureDelta: {
            /** @constant */
            type: "thought_signature";
            signature?: string | null;
        };
        ReceivedThoughtSummaryDelta: {
            /** @constant */
            type: "thought_summary";
            content?: components["schemas"]["ReceivedOptionalContent"] | null;
        };
        ReceivedOptionalContent: components["schemas"]["ReceivedContent"];
        ReceivedStepStopEvent: {
            /** @constant */
            event_type: "step.stop";
            event_id?: string | null;
            index?: number | null;
            usage?: components["schemas"]["ReceivedOptionalUsage"] | null;
            step_usage?: components["schemas"]["ReceivedOptionalUsage"] | null;
        };
        ReceivedErrorEvent: {
            /** @constant */
            event_type: "error";
            event_id?: string | null;
            error?: components["schemas"]["ReceivedOptionalErrorDetail"] | null;
        };
        ReceivedOptionalErrorDetail: components["schemas"]["ReceivedErrorDetail"];
        ReceivedErrorResponse: {
            error?: components["schemas"]["ReceivedErrorDetail"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type NonEmptyText = components['schemas']['NonEmptyText'];
export type Count = components['schemas']['Count'];
export type InteractionRequest = components['schemas']['InteractionRequest'];
export type Input = components['schemas']['Input'];
export type InputItem = components['schemas']['InputItem'];
export type GenerationConfig = components['schemas']['GenerationConfig'];
export type ToolChoice = components['schemas']['ToolChoice'];
export type ToolChoiceConfig = components['schemas']['ToolChoiceConfig'];
export type AllowedTools = components['schemas']['AllowedTools'];
export type ResponseFormatList = components['schemas']['ResponseFormatList'];
export type ResponseFormat = components['schemas']['ResponseFormat'];
export type Tool = components['schemas']['Tool'];
export type FunctionTool = components['schemas']['FunctionTool'];
export type Step = components['schemas']['Step'];
export type UserInputStep = components['schemas']['UserInputStep'];
export type ModelOutputStep = components['schemas']['ModelOutputStep'];
export type ThoughtStep = components['schemas']['ThoughtStep'];
export type FunctionCallStep = components['schemas']['FunctionCallStep'];
export type FunctionResultStep = components['schemas']['FunctionResultStep'];
export type FunctionResult = components['schemas']['FunctionResult'];
export type Content = components['schemas']['Content'];
export type TextContent = components['schemas']['TextContent'];
export type MediaContent = components['schemas']['MediaContent'];
export type Annotation = components['schemas']['Annotation'];
export type Interaction = components['schemas']['Interaction'];
export type Status = components['schemas']['Status'];
export type OptionalUsage = components['schemas']['OptionalUsage'];
export type Usage = components['schemas']['Usage'];
export type InteractionEvent = components['schemas']['InteractionEvent'];
export type InteractionStateEvent = components['schemas']['InteractionStateEvent'];
export type StatusUpdateEvent = components['schemas']['StatusUpdateEvent'];
export type StepStartEvent = components['schemas']['StepStartEvent'];
export type StepDeltaEvent = components['schemas']['StepDeltaEvent'];
export type StepStopEvent = components['schemas']['StepStopEvent'];
export type ErrorEvent = components['schemas']['ErrorEvent'];
export type Delta = components['schemas']['Delta'];
export type TextDelta = components['schemas']['TextDelta'];
export type TextAnnotationDelta = components['schemas']['TextAnnotationDelta'];
export type ArgumentsDelta = components['schemas']['ArgumentsDelta'];
export type ThoughtSignatureDelta = components['schemas']['ThoughtSignatureDelta'];
export type ThoughtSummaryDelta = components['schemas']['ThoughtSummaryDelta'];
export type OptionalContent = components['schemas']['OptionalContent'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type OptionalErrorDetail = components['schemas']['OptionalErrorDetail'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ReceivedInteraction = components['schemas']['ReceivedInteraction'];
export type ReceivedStep = components['schemas']['ReceivedStep'];
export type ReceivedUserInputStep = components['schemas']['ReceivedUserInputStep'];
export type ReceivedContent = components['schemas']['ReceivedContent'];
export type ReceivedTextContent = components['schemas']['ReceivedTextContent'];
export type ReceivedAnnotation = components['schemas']['ReceivedAnnotation'];
export type ReceivedMediaContent = components['schemas']['ReceivedMediaContent'];
export type ReceivedModelOutputStep = components['schemas']['ReceivedModelOutputStep'];
export type ReceivedThoughtStep = components['schemas']['ReceivedThoughtStep'];
export type ReceivedFunctionCallStep = components['schemas']['ReceivedFunctionCallStep'];
export type ReceivedFunctionResultStep = components['schemas']['ReceivedFunctionResultStep'];
export type ReceivedFunctionResult = components['schemas']['ReceivedFunctionResult'];
export type ReceivedOptionalUsage = components['schemas']['ReceivedOptionalUsage'];
export type ReceivedUsage = components['schemas']['ReceivedUsage'];
export type ReceivedErrorDetail = components['schemas']['ReceivedErrorDetail'];
export type ReceivedInteractionEvent = components['schemas']['ReceivedInteractionEvent'];
export type ReceivedInteractionStateEvent = components['schemas']['ReceivedInteractionStateEvent'];
export type ReceivedStatusUpdateEvent = components['schemas']['ReceivedStatusUpdateEvent'];
export type ReceivedStepStartEvent = components['schemas']['ReceivedStepStartEvent'];
export type ReceivedStepDeltaEvent = components['schemas']['ReceivedStepDeltaEvent'];
export type ReceivedDelta = components['schemas']['ReceivedDelta'];
export type ReceivedTextDelta = components['schemas']['ReceivedTextDelta'];
export type ReceivedTextAnnotationDelta = components['schemas']['ReceivedTextAnnotationDelta'];
export type ReceivedArgumentsDelta = components['schemas']['ReceivedArgumentsDelta'];
export type ReceivedThoughtSignatureDelta = components['schemas']['ReceivedThoughtSignatureDelta'];
export type ReceivedThoughtSummaryDelta = components['schemas']['ReceivedThoughtSummaryDelta'];
export type ReceivedOptionalContent = components['schemas']['ReceivedOptionalContent'];
export type ReceivedStepStopEvent = components['schemas']['ReceivedStepStopEvent'];
export type ReceivedErrorEvent = components['schemas']['ReceivedErrorEvent'];
export type ReceivedOptionalErrorDetail = components['schemas']['ReceivedOptionalErrorDetail'];
export type ReceivedErrorResponse = components['schemas']['ReceivedErrorResponse'];
export type $defs = Record<string, never>;
export interface operations {
    createInteraction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InteractionRequest"];
            };
        };
        responses: {
            /** @description The interaction, or its events */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                    "text/event-stream": components["schemas"]["InteractionEvent"];
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
}
