// Made by scripts/codegen.ts from specs/openai-completions.yaml. Edit that file, not this one.
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = `?${string}`;
export interface paths {
    "/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCompletion"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateCompletionRequest: {
            model: string;
            /** @description The text to go on from. Several texts, or tokens, may be given as a list; Louter sends one text */
            prompt: string | JsonValue[];
            /** @description What is to stand behind the answer, for models that fill in a middle */
            suffix?: string | null;
            /** @description Whether the prompt is repeated before the answer */
            echo?: boolean | null;
            /** @description The most tokens to write; where it is left out some servers stop after 16 */
            max_tokens?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            top_k?: number | null;
            seed?: number | null;
            stop?: string | string[] | null;
            n?: number | null;
            best_of?: number | null;
            presence_penalty?: number | null;
            frequency_penalty?: number | null;
            logit_bias?: JsonObject | null;
            /** @description How many of the likeliest tokens are told at each place, beside the one that was taken */
            logprobs?: number | null;
            user?: string | null;
            stream?: boolean | null;
            stream_options?: {
                /** @description Whether a last chunk without choices tells the usage */
                include_usage?: boolean | null;
            } | null;
            /** @description Whether the tokens that mark the parts of the model's own format are left out of the text; vLLM and SGLang leave them out unless told not to */
            skip_special_tokens?: boolean | null;
            /** @description The texts of such tokens that llama-server is not to leave out */
            preserved_tokens?: string[] | null;
        };
        Completion: {
            id?: string;
            object?: string;
            created?: number;
            model?: string;
            choices: components["schemas"]["CompletionChoice"][];
            usage?: components["schemas"]["Usage"];
        };
        /** @description A piece of every candidate that grew; or the usage, with no choices */
        CompletionChunk: {
            id?: string;
            object?: string;
            created?: number;
            model?: string;
            choices: components["schemas"]["CompletionChoice"][];
            usage?: components["schemas"]["Usage"];
        };
        CompletionChoice: {
            index: number;
            text: string | null;
            logprobs?: components["schemas"]["Logprobs"];
            finish_reason?: string | null;
            /** @description The stop sequence that was met, or the number of the token that ended the text (vLLM) */
            stop_reason?: string | number | null;
            /** @description The same (SGLang) */
            matched_stop?: string | number | null;
            /** @description Where a server reports the usage in a choice */
            usage?: JsonObject | null;
            /** @description What went wrong with this choice alone */
            error?: JsonValue;
        };
        /** @description Lists of one length; newer versions of llama-server write `content` in their place */
        Logprobs: {
            tokens?: (string | null)[] | null;
            /** @description Null for the first token of a prompt that is repeated */
            token_logprobs?: (number | null)[] | null;
            /** @description For each token the likeliest in its place, by their texts */
            top_logprobs?: (JsonObject | null)[] | null;
            text_offset?: number[] | null;
            content?: components["schemas"]["TokenLogprob"][] | null;
        } | null;
        TokenLogprob: {
            token?: string;
            logprob?: number | null;
            bytes?: number[] | null;
            top_logprobs?: {
                token?: string;
                logprob?: number | null;
                bytes?: number[] | null;
            }[] | null;
        };
        Usage: {
            /** @description Those from the cache among them */
            prompt_tokens: number;
            completion_tokens?: number | null;
            total_tokens: number;
            prompt_tokens_details?: {
                cached_tokens?: number | null;
            } | null;
        } | null;
        /** @description The body of an answer of status 400 and above, and a chunk of a stream that breaks off */
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
            data: {
                id: string;
                object?: string;
                created?: number;
            }[];
        };
        /** @description A piece of every candidate that grew; or the usage, with no choices */
        ReceivedCompletionChunk: {
            id?: string | null;
            object?: string | null;
            created?: number | null;
            model?: string | null;
            choices?: components["schemas"]["ReceivedCompletionChoice"][] | null;
            usage?: components["schemas"]["ReceivedUsage"] | null;
        };
        ReceivedCompletionChoice: {
            index?: number | null;
            text?: string | null;
            logprobs?: components["schemas"]["ReceivedLogprobs"] | null;
            finish_reason?: string | null;
            /** @description The stop sequence that was met, or the number of the token that ended the text (vLLM) */
            stop_reason?: string | number | null;
            /** @description The same (SGLang) */
            matched_stop?: string | number | null;
            /** @description Where a server reports the usage in a choice */
            usage?: JsonObject | null;
            /** @description What went wrong with this choice alone */
            error?: JsonValue;
        };
        /** @description Lists of one length; newer versions of llama-server write `content` in their place */
        ReceivedLogprobs: {
            tokens?: (string | null)[] | null;
            /** @description Null for the first token of a prompt that is repeated */
            token_logprobs?: (number | null)[] | null;
            /** @description For each token the likeliest in its place, by their texts */
            top_logprobs?: (JsonObject | null)[] | null;
            text_offset?: number[] | null;
            content?: components["schemas"]["ReceivedTokenLogprob"][] | null;
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
        ReceivedUsage: {
            /** @description Those from the cache among them */
            prompt_tokens?: number | null;
            completion_tokens?: number | null;
            total_tokens?: number | null;
            prompt_tokens_details?: {
                cached_tokens?: number | null;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CreateCompletionRequest = components['schemas']['CreateCompletionRequest'];
export type Completion = components['schemas']['Completion'];
export type CompletionChunk = components['schemas']['CompletionChunk'];
export type CompletionChoice = components['schemas']['CompletionChoice'];
export type Logprobs = components['schemas']['Logprobs'];
export type TokenLogprob = components['schemas']['TokenLogprob'];
export type Usage = components['schemas']['Usage'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type ModelList = components['schemas']['ModelList'];
export type ReceivedCompletionChunk = components['schemas']['ReceivedCompletionChunk'];
export type ReceivedCompletionChoice = components['schemas']['ReceivedCompletionChoice'];
export type ReceivedLogprobs = components['schemas']['ReceivedLogprobs'];
export type ReceivedTokenLogprob = components['schemas']['ReceivedTokenLogprob'];
export type ReceivedUsage = components['schemas']['ReceivedUsage'];
export type $defs = Record<string, never>;
export interface operations {
    createCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompletionRequest"];
            };
        };
        responses: {
            /** @description The text, or its chunks as server-sent events with a last `[DONE]` */
            200: {
                headers: {
                    [name: string]: JsonValue;
                };
                content: {
                    "application/json": components["schemas"]["Completion"];
                    "text/event-stream": components["schemas"]["CompletionChunk"];
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
}
