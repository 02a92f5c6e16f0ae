-- Views for queries by hand, documented in src/record/store/views.ts. They use nothing that SQLite 3.37 lacks, and no
-- full-text index: other builds of SQLite must be able to read them.
CREATE VIEW "requests" AS
SELECT
    "Exchange"."id" AS "id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "status", "httpStatus" AS "http_status", "run", "case" AS "case_name", "mode",
    "frontend" AS "client_protocol", "agent", "prompt", "modelAsked" AS "model_asked",
    "backend", "protocol" AS "backend_protocol", "dialect", "model", "finish",
    "errorKind" AS "error_kind", "error",
    "firstByteAfter" / 1000.0 AS "first_byte_ms",
    "firstTokenAfter" / 1000.0 AS "first_token_ms",
    "totalAfter" / 1000.0 AS "total_ms",
    "inputTokens" AS "input_tokens", "outputTokens" AS "output_tokens",
    "cacheReadTokens" AS "cache_read_tokens", "cacheWriteTokens" AS "cache_write_tokens",
    "reasoningTokens" AS "reasoning_tokens",
    COALESCE("inputTokens", 0) + COALESCE("outputTokens", 0) AS "total_tokens",
    "lossCount" AS "losses",
    (SELECT COUNT(*) FROM "ToolCall" WHERE "ToolCall"."exchangeSeq" = "seq") AS "tool_calls",
    "conversation", "turn", "parent" AS "parent_id", "link", "bodies", "keptBecause" AS "kept_because", "louter"
FROM "Exchange" LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "seq";

CREATE VIEW "messages" AS
SELECT
    "id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "conversation", "turn", "Message"."position" AS "position",
    CASE WHEN "isResponse" THEN 'response' ELSE 'request' END AS "source",
    "role", "parts", "text", "textLength" AS "text_length"
FROM "Message" JOIN "Exchange" ON "seq" = "Message"."exchangeSeq"
    LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "seq";

CREATE VIEW "tool_calls" AS
SELECT
    "Exchange"."id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "Exchange"."startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "Exchange"."startedAt" / 1000 AS "started_ms",
    "conversation", "turn", "position", "callId" AS "call_id", "name", "arguments", "isValid" AS "is_valid",
    "isError" AS "is_error", "resultHead" AS "result", "Answer"."id" AS "result_request_id"
FROM "ToolCall" JOIN "Exchange" ON "Exchange"."seq" = "ToolCall"."exchangeSeq"
    LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "Exchange"."seq"
    LEFT JOIN "Exchange" AS "Answer" ON "Answer"."seq" = "resultSeq";

CREATE VIEW "tool_results" AS
SELECT
    "Answer"."id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "Answer"."startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "Answer"."startedAt" / 1000 AS "started_ms",
    "conversation", "turn", "Exchange"."id" AS "call_request_id", "callId" AS "call_id", "name",
    "isError" AS "is_error", "resultHead" AS "result"
FROM "ToolCall" JOIN "Exchange" ON "Exchange"."seq" = "ToolCall"."exchangeSeq"
    JOIN "Exchange" AS "Answer" ON "Answer"."seq" = "resultSeq"
    LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "Answer"."seq";

CREATE VIEW "attempts" AS
SELECT
    "id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', ("startedAt" + "startedAfter") / 1000 / 1000.0, 'unixepoch') AS "started_at",
    ("startedAt" + "startedAfter") / 1000 AS "started_ms",
    "position", "Attempt"."backend" AS "backend", "Attempt"."model" AS "model",
    "Attempt"."status" AS "http_status", "Attempt"."error" AS "error", "reason"
FROM "Attempt" JOIN "Exchange" ON "seq" = "Attempt"."exchangeSeq";

CREATE VIEW "losses" AS
SELECT
    "Exchange"."id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "Loss"."key" AS "position",
    json_extract("Loss"."value", '$.leg') AS "leg",
    json_extract("Loss"."value", '$.path') AS "path",
    json_extract("Loss"."value", '$.what') AS "what",
    json_extract("Loss"."value", '$.instead') AS "instead",
    COALESCE(json_extract("Loss"."value", '$.count'), 1) AS "count"
FROM "Exchange" JOIN json_each("Exchange"."losses") AS "Loss";

CREATE VIEW "checks" AS
SELECT
    "id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "checkedAt" / 1000 / 1000.0, 'unixepoch') AS "checked_at",
    "checkedAt" / 1000 AS "checked_ms",
    "request", "answer", "skippedBecause" AS "skipped_because",
    "leg", "path", "what", "expected", "got"
FROM "Check" JOIN "Exchange" ON "seq" = "Check"."exchangeSeq"
    LEFT JOIN "Finding" ON "Finding"."exchangeSeq" = "seq";

CREATE VIEW "conversations" AS
SELECT
    "conversation",
    strftime('%Y-%m-%dT%H:%M:%fZ', MIN("startedAt") / 1000 / 1000.0, 'unixepoch') AS "started_at",
    MIN("startedAt") / 1000 AS "started_ms",
    MAX(COALESCE("endedAt", "startedAt")) / 1000 AS "ended_ms",
    COUNT(*) AS "requests", MAX("turn") AS "turns",
    SUM("status" NOT IN ('ok', 'open')) AS "failed",
    (SELECT "prompt" FROM "Exchange" AS "First" WHERE "First"."id" = "conversation") AS "prompt",
    MAX("agent") AS "agent", group_concat(DISTINCT "model") AS "models",
    SUM("inputTokens") AS "input_tokens", SUM("outputTokens") AS "output_tokens"
FROM "Turn" JOIN "Exchange" ON "seq" = "Turn"."exchangeSeq"
GROUP BY "conversation";

CREATE VIEW "usage_by_day" AS
SELECT
    strftime('%Y-%m-%d', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "day",
    MIN("startedAt") / 86400000000 * 86400000 AS "day_ms",
    "backend", "model", "mode", COUNT(*) AS "requests",
    SUM("status" NOT IN ('ok', 'open')) AS "failed",
    SUM("inputTokens") AS "input_tokens", SUM("outputTokens") AS "output_tokens",
    SUM("cacheReadTokens") AS "cache_read_tokens", SUM("cacheWriteTokens") AS "cache_write_tokens",
    SUM("reasoningTokens") AS "reasoning_tokens"
FROM "Exchange"
GROUP BY "day", "backend", "model", "mode";
