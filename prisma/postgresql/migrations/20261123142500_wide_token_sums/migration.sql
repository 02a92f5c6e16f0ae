-- The sum of both counts may need more than 32 bits: a request with such counts broke every query of the view.
DROP VIEW "requests";
CREATE VIEW "requests" AS
SELECT
    "Exchange"."id" AS "id",
    to_char(to_timestamp("startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "status", "httpStatus" AS "http_status", "key" AS "key_name", "run", "case" AS "case_name", "mode",
    "frontend" AS "client_protocol", "agent", "prompt", "modelAsked" AS "model_asked",
    "route", "backend", "protocol" AS "backend_protocol", "dialect", "model", "finish",
    "errorKind" AS "error_kind", "error",
    "firstByteAfter" / 1000::DOUBLE PRECISION AS "first_byte_ms",
    "firstTokenAfter" / 1000::DOUBLE PRECISION AS "first_token_ms",
    "totalAfter" / 1000::DOUBLE PRECISION AS "total_ms",
    "inputTokens" AS "input_tokens", "outputTokens" AS "output_tokens",
    "cacheReadTokens" AS "cache_read_tokens", "cacheWriteTokens" AS "cache_write_tokens",
    "cacheWrite5mTokens" AS "cache_write_5m_tokens", "cacheWrite1hTokens" AS "cache_write_1h_tokens",
    "reasoningTokens" AS "reasoning_tokens",
    COALESCE("inputTokens", 0)::BIGINT + COALESCE("outputTokens", 0) AS "total_tokens",
    "costUsd" AS "cost_usd",
    "lossCount" AS "losses",
    (SELECT COUNT(*) FROM "ToolCall" WHERE "ToolCall"."exchangeSeq" = "seq") AS "tool_calls",
    "conversation", "turn", "parent" AS "parent_id", "link", "bodies", "keptBecause" AS "kept_because", "louter"
FROM "Exchange" LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "seq";
