// Made by scripts/codegen.ts from specs/gemini.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
export interface paths {
    "/v1beta/models/{model}:generateContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:streamGenerateContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["streamGenerateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:countTokens": {
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
    "/v1beta/models": {
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
    "/v1beta/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getModel"];
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
        GenerateContentRequest: {
            /** @description Stands in the path; here only inside of a token count. */
            model?: string;
            contents: components["schemas"]["Content"][];
            systemInstruction?: components["schemas"]["SystemInstruction"];
            tools?: components["schemas"]["Tool"][];
            toolConfig?: components["schemas"]["ToolConfig"];
            generationConfig?: components["schemas"]["GenerationConfig"];
            safetySettings?: components["schemas"]["SafetySetting"][];
            /** @description The name of a part of the prompt kept at the vendor. */
            cachedContent?: string;
            serviceTier?: string;
            /** @description Out of a candidate that ended with `CONTINUATION`, to go on from there. */
            continuationToken?: string;
            labels?: {
                [key: string]: string;
            };
            store?: boolean;
        };
        SafetySetting: {
            category: components["schemas"]["HarmCategory"];
            threshold: components["schemas"]["HarmBlockThreshold"];
            method?: string;
        };
        HarmBlockThreshold: string;
        HarmCategory: string;
        GenerationConfig: {
            temperature?: number;
            topP?: number;
            topK?: number;
            maxOutputTokens?: number;
            candidateCount?: number;
            stopSequences?: components["schemas"]["NonEmptyText"][];
            seed?: number;
            presencePenalty?: number;
            frequencyPenalty?: number;
            responseLogprobs?: boolean;
            /** @description How many alternatives to each token; needs `responseLogprobs`. */
            logprobs?: number;
            responseMimeType?: string;
            responseSchema?: components["schemas"]["Schema"];
            /** @description JSON Schema in place of `responseSchema`; Gemini CLI writes its types in upper case all the same. */
            responseJsonSchema?: JsonObject;
            /** @description The earlier name of `responseJsonSchema`. */
            _responseJsonSchema?: JsonObject;
            responseFormat?: JsonObject[];
            responseModalities?: string[];
            thinkingConfig?: components["schemas"]["ThinkingConfig"];
            mediaResolution?: components["schemas"]["MediaResolution"];
            speechConfig?: JsonObject;
            imageConfig?: JsonObject;
            audioTimestamp?: boolean;
            audioTranscriptionConfig?: JsonObject;
            enableEnhancedCivicAnswers?: boolean;
            enableAffectiveDialog?: boolean;
            modelSelectionConfig?: JsonObject;
            routingConfig?: JsonObject;
            translationConfig?: JsonObject;
        };
        MediaResolution: string;
        ThinkingConfig: {
            includeThoughts?: boolean;
            /** @description Tokens; 0 is none, -1 leaves it to the model. */
            thinkingBudget?: number;
            /** @description Any case. */
            thinkingLevel?: string;
        };
        /** @description One or several kinds of tool; those beside the functions are run by the vendor. */
        Tool: {
            functionDeclarations?: components["schemas"]["FunctionDeclaration"][];
            googleSearch?: components["schemas"]["GoogleSearch"];
            googleSearchRetrieval?: JsonObject;
            codeExecution?: JsonObject;
            urlContext?: JsonObject;
            googleMaps?: JsonObject;
            fileSearch?: JsonObject;
            computerUse?: JsonObject;
            mcpServers?: JsonObject[];
            retrieval?: JsonObject;
            enterpriseWebSearch?: JsonObject;
            exaAiSearch?: JsonObject;
            parallelAiSearch?: JsonObject;
        };
        GoogleSearch: {
            searchTypes?: JsonObject;
            timeRangeFilter?: JsonObject;
            blockingConfidence?: string;
            /** @description Domains that no result comes from; Vertex AI alone takes them. */
            excludeDomains?: string[];
        };
        FunctionDeclaration: {
            name: components["schemas"]["NonEmptyText"];
            description?: string;
            parameters?: components["schemas"]["Schema"];
            parametersJsonSchema?: JsonObject;
            response?: components["schemas"]["Schema"];
            responseJsonSchema?: JsonObject;
            behavior?: string;
        };
        ToolConfig: {
            functionCallingConfig?: components["schemas"]["FunctionCallingConfig"];
            retrievalConfig?: JsonObject;
            includeServerSideToolInvocations?: boolean;
        };
        FunctionCallingConfig: {
            /** @description Any case. */
            mode?: string;
            allowedFunctionNames?: string[];
            streamFunctionCallArguments?: boolean;
        };
        /** @description A cut of OpenAPI 3.0's schema. Whole numbers of 64 bits may be written as strings. */
        Schema: {
            /** @description Any case; a list only in what is meant to be JSON Schema. */
            type?: string | string[];
            format?: string;
            title?: string;
            description?: string;
            nullable?: boolean;
            enum?: JsonValue[];
            items?: components["schemas"]["Schema"];
            minItems?: components["schemas"]["Int64"];
            maxItems?: components["schemas"]["Int64"];
            properties?: {
                [key: string]: components["schemas"]["Schema"];
            };
            propertyOrdering?: string[];
            required?: string[];
            minProperties?: components["schemas"]["Int64"];
            maxProperties?: components["schemas"]["Int64"];
            minimum?: number;
            maximum?: number;
            minLength?: components["schemas"]["Int64"];
            maxLength?: components["schemas"]["Int64"];
            pattern?: string;
            anyOf?: components["schemas"]["Schema"][];
            default?: JsonValue;
            example?: JsonValue;
        };
        Int64: number | string;
        Content: {
            /**
             * @description Absent is `user`. `function` and `tool` are older names of it around results of functions.
             * @enum {unknown}
             */
            role?: "user" | "model" | "function" | "tool";
            parts: components["schemas"]["Part"][];
        };
        /** @description A content of which only the text counts, whatever its role. */
        SystemInstruction: {
            role?: string;
            parts: components["schemas"]["Part"][];
        };
        /** @description Exactly one of `text`, `inlineData`, `fileData`, `functionCall`, `functionResponse`, `executableCode`, `codeExecutionResult`, `toolCall`, `toolResponse` and `audioTranscription` says what it is; the others go beside it. A part with a signature alone, or with an empty text beside it, comes at the end of streams. */
        Part: {
            text?: string;
            inlineData?: components["schemas"]["Blob"];
            fileData?: components["schemas"]["FileData"];
            functionCall?: components["schemas"]["FunctionCall"];
            functionResponse?: components["schemas"]["FunctionResponse"];
            executableCode?: components["schemas"]["ExecutableCode"];
            codeExecutionResult?: components["schemas"]["CodeExecutionResult"];
            toolCall?: components["schemas"]["ServerToolCall"];
            toolResponse?: components["schemas"]["ServerToolResponse"];
            audioTranscription?: JsonObject;
            /** @description The text is a summary of the model's reasoning. */
            thought?: boolean;
            /** @description Opaque, base64; to be sent back in the same part. */
            thoughtSignature?: string;
            videoMetadata?: components["schemas"]["VideoMetadata"];
            mediaResolution?: components["schemas"]["PartMediaResolution"];
            mediaProcessing?: components["schemas"]["MediaProcessing"];
            speechMetadata?: JsonObject;
            partMetadata?: JsonObject;
        };
        /** @description The same in an answer. A call whose arguments come in pieces (`partialArgs`) is named in its first piece alone. */
        CandidatePart: {
            text?: string;
            inlineData?: components["schemas"]["Blob"];
            fileData?: components["schemas"]["FileData"];
            functionCall?: components["schemas"]["AnsweredFunctionCall"];
            functionResponse?: components["schemas"]["FunctionResponse"];
            executableCode?: components["schemas"]["ExecutableCode"];
            codeExecutionResult?: components["schemas"]["CodeExecutionResult"];
            toolCall?: components["schemas"]["ServerToolCall"];
            toolResponse?: components["schemas"]["ServerToolResponse"];
            audioTranscription?: JsonObject;
            /** @description The text is a summary of the model's reasoning. */
            thought?: boolean;
            /** @description Opaque, base64; to be sent back in the same part. */
            thoughtSignature?: string;
            videoMetadata?: components["schemas"]["VideoMetadata"];
            mediaResolution?: components["schemas"]["PartMediaResolution"];
            mediaProcessing?: components["schemas"]["MediaProcessing"];
            speechMetadata?: JsonObject;
            partMetadata?: JsonObject;
        };
        MediaProcessing: string;
        Blob: {
            mimeType: components["schemas"]["NonEmptyText"];
            /** @description Base64, of either alphabet. */
            data: string;
            displayName?: string;
        };
        FileData: {
            fileUri: components["schemas"]["NonEmptyText"];
            mimeType?: string;
            displayName?: string;
        };
        /** @description Only the first piece of a call that is streamed in pieces has a name. */
        FunctionCall: {
            id?: string;
            name?: components["schemas"]["NonEmptyText"];
            args?: JsonObject;
            /** @description Arguments in pieces, in streams of Vertex AI only. */
            partialArgs?: components["schemas"]["PartialArg"][];
            willContinue?: boolean;
        };
        AnsweredFunctionCall: {
            id?: string;
            name?: components["schemas"]["NonEmptyText"];
            args?: JsonObject;
            partialArgs?: components["schemas"]["PartialArg"][];
            willContinue?: boolean;
        };
        /** @description One value within the arguments, or a piece of a text. */
        PartialArg: {
            jsonPath?: string;
            stringValue?: string;
            numberValue?: JsonValue;
            boolValue?: JsonValue;
            nullValue?: JsonValue;
            willContinue?: JsonValue;
        };
        FunctionResponse: {
            id?: string;
            name: string;
            response?: JsonObject;
            /** @description Media that belong to the result. */
            parts?: components["schemas"]["FunctionResponsePart"][];
            scheduling?: string;
            willContinue?: boolean;
        };
        FunctionResponsePart: {
            inlineData?: components["schemas"]["Blob"];
            fileData?: components["schemas"]["FileData"];
            mediaProcessing?: components["schemas"]["MediaProcessing"];
        };
        ExecutableCode: {
            id?: string;
            language?: string;
            code: string;
        };
        CodeExecutionResult: {
            id?: string;
            outcome: string;
            output?: string;
        };
        /** @description A call of a tool that the vendor runs, shown with `includeServerSideToolInvocations`. */
        ServerToolCall: {
            id?: string;
            toolType?: components["schemas"]["ToolType"];
            args?: JsonObject;
        };
        ServerToolResponse: {
            id?: string;
            toolType?: components["schemas"]["ToolType"];
            response?: JsonObject;
        };
        ToolType: string;
        VideoMetadata: {
            startOffset?: components["schemas"]["Duration"];
            endOffset?: components["schemas"]["Duration"];
            fps?: number;
        };
        /** @description Seconds with a trailing `s`. */
        Duration: string;
        PartMediaResolution: {
            level?: string;
            numTokens?: number;
        };
        /** @description A whole answer */
        GenerateContentResponse: {
            candidates?: components["schemas"]["Candidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata?: components["schemas"]["UsageMetadata"];
            modelVersion?: string;
            responseId?: string;
            createTime?: string;
            modelStatus?: JsonObject;
        };
        /** @description A piece of a stream, which holds only what is new (of `usageMetadata` the count so far). */
        GenerateContentPiece: {
            candidates?: components["schemas"]["Candidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata?: components["schemas"]["UsageMetadata"];
            modelVersion?: string;
            responseId?: string;
            createTime?: string;
            modelStatus?: JsonObject;
        };
        /** @description Without content where nothing is said, as in the last piece of a stream. */
        Candidate: {
            /** @description Absent is 0. */
            index?: number;
            content?: components["schemas"]["CandidateContent"];
            finishReason?: components["schemas"]["FinishReason"];
            finishMessage?: string;
            safetyRatings?: components["schemas"]["SafetyRating"][];
            citationMetadata?: components["schemas"]["CitationMetadata"];
            groundingMetadata?: components["schemas"]["GroundingMetadata"];
            groundingAttributions?: JsonObject[];
            urlContextMetadata?: components["schemas"]["UrlContextMetadata"];
            avgLogprobs?: number;
            logprobsResult?: components["schemas"]["LogprobsResult"];
            tokenCount?: number;
            continuationToken?: string;
        };
        /** @description Without parts where nothing was said. */
        CandidateContent: {
            role?: string;
            parts?: components["schemas"]["CandidatePart"][];
        };
        FinishReason: string;
        /** @description The prompt was not taken; there are no candidates then. */
        PromptFeedback: {
            blockReason?: string;
            blockReasonMessage?: string;
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        SafetyRating: {
            category?: components["schemas"]["HarmCategory"];
            probability?: string;
            probabilityScore?: number;
            severity?: string;
            severityScore?: number;
            blocked?: boolean;
            overwrittenThreshold?: components["schemas"]["HarmBlockThreshold"];
        };
        /** @description `promptTokenCount` includes what came from a cache; `candidatesTokenCount` leaves out the thoughts; the results of the vendor's own tools are counted in `toolUsePromptTokenCount` alone. */
        UsageMetadata: {
            promptTokenCount?: number;
            cachedContentTokenCount?: number;
            candidatesTokenCount?: number;
            thoughtsTokenCount?: number;
            toolUsePromptTokenCount?: number;
            totalTokenCount?: number;
            promptTokensDetails?: components["schemas"]["ModalityTokenCounts"];
            cacheTokensDetails?: components["schemas"]["ModalityTokenCounts"];
            candidatesTokensDetails?: components["schemas"]["ModalityTokenCounts"];
            toolUsePromptTokensDetails?: components["schemas"]["ModalityTokenCounts"];
            trafficType?: string;
            serviceTier?: string;
            initialPromptTokenCount?: number;
        };
        ModalityTokenCounts: components["schemas"]["ModalityTokenCount"][];
        ModalityTokenCount: {
            modality?: string;
            tokenCount?: number;
        };
        CitationMetadata: {
            /** @description The name of Vertex AI; the API itself has `citationSources`. */
            citations?: components["schemas"]["Citation"][];
            citationSources?: components["schemas"]["Citation"][];
        };
        Citation: {
            startIndex?: number;
            endIndex?: number;
            uri?: string;
            title?: string;
            license?: string;
            publicationDate?: JsonObject;
        };
        /** @description What the vendor's search found, and which spans of the answer rest on it. */
        GroundingMetadata: {
            webSearchQueries?: string[];
            groundingChunks?: components["schemas"]["GroundingChunk"][];
            groundingSupports?: components["schemas"]["GroundingSupport"][];
            searchEntryPoint?: JsonObject;
            retrievalMetadata?: JsonObject;
            googleMapsWidgetContextToken?: string;
            imageSearchQueries?: string[];
            retrievalQueries?: string[];
            sourceFlaggingUris?: JsonObject[];
        };
        GroundingChunk: {
            web?: components["schemas"]["GroundingSource"];
            retrievedContext?: components["schemas"]["GroundingSource"];
            maps?: components["schemas"]["GroundingSource"];
            image?: JsonObject;
        };
        GroundingSource: {
            uri?: string;
            title?: string;
            domain?: string;
            text?: string;
            customMetadata?: JsonObject[];
            documentName?: string;
            fileSearchStore?: string;
            mediaId?: string;
            pageNumber?: number;
            placeAnswerSources?: JsonObject;
            placeId?: string;
            ragChunk?: JsonObject;
            route?: JsonObject;
        };
        GroundingSupport: {
            segment?: components["schemas"]["Segment"];
            groundingChunkIndices?: number[];
            confidenceScores?: number[];
            renderedParts?: number[];
        };
        /** @description A span of one part, counted in bytes of UTF-8 from 0, the end not included. Absent numbers are 0. */
        Segment: {
            partIndex?: number;
            startIndex?: number;
            endIndex?: number;
            text?: string;
        };
        UrlContextMetadata: {
            urlMetadata?: components["schemas"]["UrlMetadata"][];
        };
        UrlMetadata: {
            retrievedUrl?: string;
            urlRetrievalStatus?: string;
        };
        /** @description Of each decoding step the token that was taken and the likeliest ones, in the same order. */
        LogprobsResult: {
            chosenCandidates?: components["schemas"]["LogprobsCandidate"][];
            topCandidates?: components["schemas"]["LogprobsTopCandidates"][];
            logProbabilitySum?: number;
        };
        LogprobsTopCandidates: {
            candidates?: components["schemas"]["LogprobsCandidate"][];
        };
        LogprobsCandidate: {
            token?: string;
            tokenId?: number;
            logProbability?: number;
        };
        /** @description Either bare `contents` or a whole request. */
        CountTokensRequest: {
            contents?: components["schemas"]["Content"][];
            generateContentRequest?: components["schemas"]["GenerateContentRequest"];
        };
        CountTokensResponse: {
            totalTokens: number;
            cachedContentTokenCount?: number;
            promptTokensDetails?: components["schemas"]["ModalityTokenCounts"];
            cacheTokensDetails?: components["schemas"]["ModalityTokenCounts"];
        };
        ErrorResponse: {
            error: components["schemas"]["Status"];
        };
        Status: {
            /** @description The HTTP status. */
            code?: number;
            message: string;
            status?: string;
            details?: components["schemas"]["ErrorDetail"][];
        };
        ErrorDetail: {
            "@type"?: string;
            /** @description Of a RetryInfo; a duration such as `2s` or `0.5s`. */
            retryDelay?: string;
            /** @description Of an ErrorInfo. */
            reason?: string;
            /** @description Of a BadRequest. */
            fieldViolations?: components["schemas"]["FieldViolation"][];
            /** @description Of a QuotaFailure. */
            violations?: components["schemas"]["QuotaViolation"][];
        };
        QuotaViolation: {
            quotaId?: string;
            quotaValue?: string | number;
            description?: string;
        };
        FieldViolation: {
            field?: string;
            description?: string;
        };
        ListModelsResponse: {
            models?: components["schemas"]["Model"][];
            nextPageToken?: string;
        };
        Model: {
            /** @description With its collection, `models/NAME`. */
            name: string;
            baseModelId?: string;
            version?: string;
            displayName?: string;
            description?: string;
            inputTokenLimit?: number;
            outputTokenLimit?: number;
            supportedGenerationMethods?: string[];
            temperature?: number;
            maxTemperature?: number;
            topP?: number;
            topK?: number;
            thinking?: boolean;
            labels?: JsonObject;
            checkpoints?: JsonObject[];
            defaultCheckpointId?: string;
            endpoints?: JsonObject[];
            tunedModelInfo?: JsonObject;
        };
        /** @description A whole answer */
        ReceivedGenerateContentResponse: {
            candidates?: components["schemas"]["ReceivedCandidate"][] | null;
            promptFeedback?: components["schemas"]["ReceivedPromptFeedback"] | null;
            usageMetadata?: components["schemas"]["ReceivedUsageMetadata"] | null;
            modelVersion?: string | null;
            responseId?: string | null;
            createTime?: string | null;
            modelStatus?: JsonObject | null;
        };
        /** @description Without content where nothing is said, as in the last piece of a stream. */
        ReceivedCandidate: {
            /** @description Absent is 0. */
            index?: number | null;
            content?: components["schemas"]["ReceivedCandidateContent"] | null;
            finishReason?: string | null;
            finishMessage?: string | null;
            safetyRatings?: components["schemas"]["ReceivedSafetyRating"][] | null;
            citationMetadata?: components["schemas"]["ReceivedCitationMetadata"] | null;
            groundingMetadata?: components["schemas"]["ReceivedGroundingMetadata"] | null;
            groundingAttributions?: JsonObject[] | null;
            urlContextMetadata?: components["schemas"]["ReceivedUrlContextMetadata"] | null;
            avgLogprobs?: number | null;
            logprobsResult?: components["schemas"]["ReceivedLogprobsResult"] | null;
            tokenCount?: number | null;
            continuationToken?: string | null;
        };
        /** @description Without parts where nothing was said. */
        ReceivedCandidateContent: {
            role?: string | null;
            parts?: components["schemas"]["ReceivedCandidatePart"][] | null;
        };
        /** @description The same in an answer. A call whose arguments come in pieces (`partialArgs`) is named in its first piece alone. */
        ReceivedCandidatePart: {
            text?: string | null;
            inlineData?: components["schemas"]["ReceivedBlob"] | null;
            fileData?: components["schemas"]["ReceivedFileData"] | null;
            functionCall?: components["schemas"]["ReceivedAnsweredFunctionCall"] | null;
            functionResponse?: components["schemas"]["ReceivedFunctionResponse"] | null;
            executableCode?: components["schemas"]["ReceivedExecutableCode"] | null;
            codeExecutionResult?: components["schemas"]["ReceivedCodeExecutionResult"] | null;
            toolCall?: components["schemas"]["ReceivedServerToolCall"] | null;
            toolResponse?: components["schemas"]["ReceivedServerToolResponse"] | null;
            audioTranscription?: JsonObject | null;
            /** @description The text is a summary of the model's reasoning. */
            thought?: boolean | null;
            /** @description Opaque, base64; to be sent back in the same part. */
            thoughtSignature?: string | null;
            videoMetadata?: components["schemas"]["ReceivedVideoMetadata"] | null;
            mediaResolution?: components["schemas"]["ReceivedPartMediaResolution"] | null;
            mediaProcessing?: string | null;
            speechMetadata?: JsonObject | null;
            partMetadata?: JsonObject | null;
        };
        ReceivedBlob: {
            mimeType?: string | null;
            /** @description Base64, of either alphabet. */
            data?: string | null;
            displayName?: string | null;
        };
        ReceivedFileData: {
            fileUri?: string | null;
            mimeType?: string | null;
            displayName?: string | null;
        };
        ReceivedAnsweredFunctionCall: {
            id?: string | null;
            name?: string | null;
            args?: JsonObject | null;
            partialArgs?: components["schemas"]["ReceivedPartialArg"][] | null;
            willContinue?: boolean | null;
        };
        /** @description One value within the arguments, or a piece of a text. */
        ReceivedPartialArg: {
            jsonPath?: string | null;
            stringValue?: string | null;
            numberValue?: JsonValue;
            boolValue?: JsonValue;
            nullValue?: JsonValue;
            willContinue?: JsonValue;
        };
        ReceivedFunctionResponse: {
            id?: JsonValue;
            name?: JsonValue;
            response?: JsonValue;
            parts?: JsonValue;
            scheduling?: JsonValue;
            willContinue?: JsonValue;
        };
        ReceivedExecutableCode: {
            id?: string | null;
            language?: string | null;
            code?: string | null;
        };
        ReceivedCodeExecutionResult: {
            id?: string | null;
            outcome?: string | null;
            output?: string | null;
        };
        /** @description A call of a tool that the vendor runs, shown with `includeServerSideToolInvocations`. */
        ReceivedServerToolCall: {
            id?: JsonValue;
            toolType?: JsonValue;
            args?: JsonValue;
        };
        ReceivedServerToolResponse: {
            id?: JsonValue;
            toolType?: JsonValue;
            response?: JsonValue;
        };
        ReceivedVideoMetadata: {
            startOffset?: JsonValue;
            endOffset?: JsonValue;
            fps?: JsonValue;
        };
        ReceivedPartMediaResolution: {
            level?: JsonValue;
            numTokens?: JsonValue;
        };
        ReceivedSafetyRating: {
            category?: JsonValue;
            probability?: JsonValue;
            probabilityScore?: JsonValue;
            severity?: JsonValue;
            severityScore?: JsonValue;
            blocked?: JsonValue;
            overwrittenThreshold?: JsonValue;
        };
        ReceivedCitationMetadata: {
            /** @description The name of Vertex AI; the API itself has `citationSources`. */
            citations?: components["schemas"]["ReceivedCitation"][] | null;
            citationSources?: components["schemas"]["ReceivedCitation"][] | null;
        };
        ReceivedCitation: {
            startIndex?: number | null;
            endIndex?: number | null;
            uri?: string | null;
            title?: string | null;
            license?: string | null;
            publicationDate?: JsonObject | null;
        };
        /** @description What the vendor's search found, and which spans of the answer rest on it. */
        ReceivedGroundingMetadata: {
            webSearchQueries?: string[] | null;
            groundingChunks?: components["schemas"]["ReceivedGroundingChunk"][] | null;
            groundingSupports?: components["schemas"]["ReceivedGroundingSupport"][] | null;
            searchEntryPoint?: JsonObject | null;
            retrievalMetadata?: JsonObject | null;
            googleMapsWidgetContextToken?: string | null;
            imageSearchQueries?: string[] | null;
            retrievalQueries?: string[] | null;
            sourceFlaggingUris?: JsonObject[] | null;
        };
        ReceivedGroundingChunk: {
            web?: components["schemas"]["ReceivedGroundingSource"] | null;
            retrievedContext?: components["schemas"]["ReceivedGroundingSource"] | null;
            maps?: components["schemas"]["ReceivedGroundingSource"] | null;
            image?: JsonObject | null;
        };
        ReceivedGroundingSource: {
            uri?: string | null;
            title?: string | null;
            domain?: string | null;
            text?: string | null;
            customMetadata?: JsonObject[] | null;
            documentName?: string | null;
            fileSearchStore?: string | null;
            mediaId?: string | null;
            pageNumber?: number | null;
            placeAnswerSources?: JsonObject | null;
            placeId?: string | null;
            ragChunk?: JsonObject | null;
            route?: JsonObject | null;
        };
        ReceivedGroundingSupport: {
            segment?: components["schemas"]["ReceivedSegment"] | null;
            groundingChunkIndices?: number[] | null;
            confidenceScores?: number[] | null;
            renderedParts?: number[] | null;
        };
        /** @description A span of one part, counted in bytes of UTF-8 from 0, the end not included. Absent numbers are 0. */
        ReceivedSegment: {
            partIndex?: number | null;
            startIndex?: number | null;
            endIndex?: number | null;
            text?: string | null;
        };
        ReceivedUrlContextMetadata: {
            urlMetadata?: components["schemas"]["ReceivedUrlMetadata"][] | null;
        };
        ReceivedUrlMetadata: {
            retrievedUrl?: string | null;
            urlRetrievalStatus?: string | null;
        };
        /** @description Of each decoding step the token that was taken and the likeliest ones, in the same order. */
        ReceivedLogprobsResult: {
            chosenCandidates?: components["schemas"]["ReceivedLogprobsCandidate"][] | null;
            topCandidates?: components["schemas"]["ReceivedLogprobsTopCandidates"][] | null;
            logProbabilitySum?: number | null;
        };
        ReceivedLogprobsCandidate: {
            token?: string | null;
            tokenId?: number | null;
            logProbability?: number | null;
        };
        ReceivedLogprobsTopCandidates: {
            candidates?: components["schemas"]["ReceivedLogprobsCandidate"][] | null;
        };
        /** @description The prompt was not taken; there are no candidates then. */
        ReceivedPromptFeedback: {
            blockReason?: string | null;
            blockReasonMessage?: string | null;
            safetyRatings?: components["schemas"]["ReceivedSafetyRating"][] | null;
        };
        /** @description `promptTokenCount` includes what came from a cache; `candidatesTokenCount` leaves out the thoughts; the results of the vendor's own tools are counted in `toolUsePromptTokenCount` alone. */
        ReceivedUsageMetadata: {
            promptTokenCount?: number | null;
            cachedContentTokenCount?: number | null;
            candidatesTokenCount?: number | null;
            thoughtsTokenCount?: number | null;
            toolUsePromptTokenCount?: number | null;
            totalTokenCount?: number | null;
            promptTokensDetails?: components["schemas"]["ReceivedModalityTokenCount"][] | null;
            cacheTokensDetails?: components["schemas"]["ReceivedModalityTokenCount"][] | null;
            candidatesTokensDetails?: components["schemas"]["ReceivedModalityTokenCount"][] | null;
            toolUsePromptTokensDetails?: components["schemas"]["ReceivedModalityTokenCount"][] | null;
            trafficType?: string | null;
            serviceTier?: string | null;
            initialPromptTokenCount?: number | null;
        };
        ReceivedModalityTokenCount: {
            modality?: JsonValue;
            tokenCount?: JsonValue;
        };
        /** @description A piece of a stream, which holds only what is new (of `usageMetadata` the count so far). */
        ReceivedGenerateContentPiece: {
            candidates?: components["schemas"]["ReceivedCandidate"][] | null;
            promptFeedback?: components["schemas"]["ReceivedPromptFeedback"] | null;
            usageMetadata?: components["schemas"]["ReceivedUsageMetadata"] | null;
            modelVersion?: string | null;
            responseId?: string | null;
            createTime?: string | null;
            modelStatus?: JsonObject | null;
        };
        ReceivedCountTokensResponse: {
            totalTokens?: number | null;
            cachedContentTokenCount?: number | null;
            promptTokensDetails?: components["schemas"]["ReceivedModalityTokenCount"][] | null;
            cacheTokensDetails?: components["schemas"]["ReceivedModalityTokenCount"][] | null;
        };
        ReceivedErrorResponse: {
            error?: components["schemas"]["ReceivedStatus"] | null;
        };
        ReceivedStatus: {
            /** @description The HTTP status. */
            code?: number | null;
            message?: string | null;
            status?: string | null;
            details?: components["schemas"]["ReceivedErrorDetail"][] | null;
        };
        ReceivedErrorDetail: {
            "@type"?: string | null;
            /** @description Of a RetryInfo; a duration such as `2s` or `0.5s`. */
            retryDelay?: string | null;
            /** @description Of an ErrorInfo. */
            reason?: string | null;
            /** @description Of a BadRequest. */
            fieldViolations?: components["schemas"]["ReceivedFieldViolation"][] | null;
            /** @description Of a QuotaFailure. */
            violations?: components["schemas"]["ReceivedQuotaViolation"][] | null;
        };
        ReceivedFieldViolation: {
            field?: string | null;
            description?: string | null;
        };
        ReceivedQuotaViolation: {
            quotaId?: string | null;
            quotaValue?: string | number | null;
            description?: string | null;
        };
        ReceivedModel: {
            /** @description With its collection, `models/NAME`. */
            name?: string | null;
            baseModelId?: string | null;
            version?: string | null;
            displayName?: string | null;
            description?: string | null;
            inputTokenLimit?: number | null;
            outputTokenLimit?: number | null;
            supportedGenerationMethods?: string[] | null;
            temperature?: number | null;
            maxTemperature?: number | null;
            topP?: number | null;
            topK?: number | null;
            thinking?: boolean | null;
            labels?: JsonObject | null;
            checkpoints?: JsonObject[] | null;
            defaultCheckpointId?: string | null;
            endpoints?: JsonObject[] | null;
            tunedModelInfo?: JsonObject | null;
        };
        ReceivedListModelsResponse: {
            models?: components["schemas"]["ReceivedModel"][] | null;
            nextPageToken?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type NonEmptyText = components['schemas']['NonEmptyText'];
export type GenerateContentRequest = components['schemas']['GenerateContentRequest'];
export type SafetySetting = components['schemas']['SafetySetting'];
export type HarmBlockThreshold = components['schemas']['HarmBlockThreshold'];
export type HarmCategory = components['schemas']['HarmCategory'];
export type GenerationConfig = components['schemas']['GenerationConfig'];
export type MediaResolution = components['schemas']['MediaResolution'];
export type ThinkingConfig = components['schemas']['ThinkingConfig'];
export type Tool = components['schemas']['Tool'];
export type GoogleSearch = components['schemas']['GoogleSearch'];
export type FunctionDeclaration = components['schemas']['FunctionDeclaration'];
export type ToolConfig = components['schemas']['ToolConfig'];
export type FunctionCallingConfig = components['schemas']['FunctionCallingConfig'];
export type Schema = components['schemas']['Schema'];
export type Int64 = components['schemas']['Int64'];
export type Content = components['schemas']['Content'];
export type SystemInstruction = components['schemas']['SystemInstruction'];
export type Part = components['schemas']['Part'];
export type CandidatePart = components['schemas']['CandidatePart'];
export type MediaProcessing = components['schemas']['MediaProcessing'];
export type Blob = components['schemas']['Blob'];
export type FileData = components['schemas']['FileData'];
export type FunctionCall = components['schemas']['FunctionCall'];
export type AnsweredFunctionCall = components['schemas']['AnsweredFunctionCall'];
export type PartialArg = components['schemas']['PartialArg'];
export type FunctionResponse = components['schemas']['FunctionResponse'];
export type FunctionResponsePart = components['schemas']['FunctionResponsePart'];
export type ExecutableCode = components['schemas']['ExecutableCode'];
export type CodeExecutionResult = components['schemas']['CodeExecutionResult'];
export type ServerToolCall = components['schemas']['ServerToolCall'];
export type ServerToolResponse = components['schemas']['ServerToolResponse'];
export type ToolType = components['schemas']['ToolType'];
export type VideoMetadata = components['schemas']['VideoMetadata'];
export type Duration = components['schemas']['Duration'];
export type PartMediaResolution = components['schemas']['PartMediaResolution'];
export type GenerateContentResponse = components['schemas']['GenerateContentResponse'];
export type GenerateContentPiece = components['schemas']['GenerateContentPiece'];
export type Candidate = components['schemas']['Candidate'];
export type CandidateContent = components['schemas']['CandidateContent'];
export type FinishReason = components['schemas']['FinishReason'];
export type PromptFeedback = components['schemas']['PromptFeedback'];
export type SafetyRating = components['schemas']['SafetyRating'];
export type UsageMetadata = components['schemas']['UsageMetadata'];
export type ModalityTokenCounts = components['schemas']['ModalityTokenCounts'];
export type ModalityTokenCount = components['schemas']['ModalityTokenCount'];
export type CitationMetadata = components['schemas']['CitationMetadata'];
export type Citation = components['schemas']['Citation'];
export type GroundingMetadata = components['schemas']['GroundingMetadata'];
export type GroundingChunk = components['schemas']['GroundingChunk'];
export type GroundingSource = components['schemas']['GroundingSource'];
export type GroundingSupport = components['schemas']['GroundingSupport'];
export type Segment = components['schemas']['Segment'];
export type UrlContextMetadata = components['schemas']['UrlContextMetadata'];
export type UrlMetadata = components['schemas']['UrlMetadata'];
export type LogprobsResult = components['schemas']['LogprobsResult'];
export type LogprobsTopCandidates = components['schemas']['LogprobsTopCandidates'];
export type LogprobsCandidate = components['schemas']['LogprobsCandidate'];
export type CountTokensRequest = components['schemas']['CountTokensRequest'];
export type CountTokensResponse = components['schemas']['CountTokensResponse'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Status = components['schemas']['Status'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type QuotaViolation = components['schemas']['QuotaViolation'];
export type FieldViolation = components['schemas']['FieldViolation'];
export type ListModelsResponse = components['schemas']['ListModelsResponse'];
export type Model = components['schemas']['Model'];
export type ReceivedGenerateContentResponse = components['schemas']['ReceivedGenerateContentResponse'];
export type ReceivedCandidate = components['schemas']['ReceivedCandidate'];
export type ReceivedCandidateContent = components['schemas']['ReceivedCandidateContent'];
export type ReceivedCandidatePart = components['schemas']['ReceivedCandidatePart'];
export type ReceivedBlob = components['schemas']['ReceivedBlob'];
export type ReceivedFileData = components['schemas']['ReceivedFileData'];
export type ReceivedAnsweredFunctionCall = components['schemas']['ReceivedAnsweredFunctionCall'];
export type ReceivedPartialArg = components['schemas']['ReceivedPartialArg'];
export type ReceivedFunctionResponse = components['schemas']['ReceivedFunctionResponse'];
export type ReceivedExecutableCode = components['schemas']['ReceivedExecutableCode'];
export type ReceivedCodeExecutionResult = components['schemas']['ReceivedCodeExecutionResult'];
export type ReceivedServerToolCall = components['schemas']['ReceivedServerToolCall'];
export type ReceivedServerToolResponse = components['schemas']['ReceivedServerToolResponse'];
export type ReceivedVideoMetadata = components['schemas']['ReceivedVideoMetadata'];
export type ReceivedPartMediaResolution = components['schemas']['ReceivedPartMediaResolution'];
export type ReceivedSafetyRating = components['schemas']['ReceivedSafetyRating'];
export type ReceivedCitationMetadata = components['schemas']['ReceivedCitationMetadata'];
export type ReceivedCitation = components['schemas']['ReceivedCitation'];
export type ReceivedGroundingMetadata = components['schemas']['ReceivedGroundingMetadata'];
export type ReceivedGroundingChunk = components['schemas']['ReceivedGroundingChunk'];
export type ReceivedGroundingSource = components['schemas']['ReceivedGroundingSource'];
export type ReceivedGroundingSupport = components['schemas']['ReceivedGroundingSupport'];
export type ReceivedSegment = components['schemas']['ReceivedSegment'];
export type ReceivedUrlContextMetadata = components['schemas']['ReceivedUrlContextMetadata'];
export type ReceivedUrlMetadata = components['schemas']['ReceivedUrlMetadata'];
export type ReceivedLogprobsResult = components['schemas']['ReceivedLogprobsResult'];
export type ReceivedLogprobsCandidate = components['schemas']['ReceivedLogprobsCandidate'];
export type ReceivedLogprobsTopCandidates = components['schemas']['ReceivedLogprobsTopCandidates'];
export type ReceivedPromptFeedback = components['schemas']['ReceivedPromptFeedback'];
export type ReceivedUsageMetadata = components['schemas']['ReceivedUsageMetadata'];
export type ReceivedModalityTokenCount = components['schemas']['ReceivedModalityTokenCount'];
export type ReceivedGenerateContentPiece = components['schemas']['ReceivedGenerateContentPiece'];
export type ReceivedCountTokensResponse = components['schemas']['ReceivedCountTokensResponse'];
export type ReceivedErrorResponse = components['schemas']['ReceivedErrorResponse'];
export type ReceivedStatus = components['schemas']['ReceivedStatus'];
export type ReceivedErrorDetail = components['schemas']['ReceivedErrorDetail'];
export type ReceivedFieldViolation = components['schemas']['ReceivedFieldViolation'];
export type ReceivedQuotaViolation = components['schemas']['ReceivedQuotaViolation'];
export type ReceivedModel = components['schemas']['ReceivedModel'];
export type ReceivedListModelsResponse = components['schemas']['ReceivedListModelsResponse'];
export type $defs = Record<string, never>;
export interface operations {
    generateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The whole answer. */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentResponse"];
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
    streamGenerateContent: {
        parameters: {
            query?: {
                alt?: string;
            };
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The answer in pieces of the form of a whole one, as server-sent events with `alt=sse`, otherwise as the elements of a JSON array. A failure on the way is an `ErrorResponse` in their place. */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "text/event-stream": components["schemas"]["GenerateContentPiece"];
                    "application/json": components["schemas"]["GenerateContentPiece"][];
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
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountTokensRequest"];
            };
        };
        responses: {
            /** @description How many input tokens the request would be. */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["CountTokensResponse"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
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
                    "application/json": components["schemas"]["ListModelsResponse"];
                };
            };
        };
    };
    getModel: {
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
            /** @description One model. */
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
