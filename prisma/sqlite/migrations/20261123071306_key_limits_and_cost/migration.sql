-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "cacheWrite1hTokens" INTEGER;
ALTER TABLE "Exchange" ADD COLUMN "cacheWrite5mTokens" INTEGER;
ALTER TABLE "Exchange" ADD COLUMN "costUsd" REAL;
ALTER TABLE "Exchange" ADD COLUMN "key" TEXT;

-- CreateTable
CREATE TABLE "KeyCounter" (
    "key" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "windowStart" BIGINT NOT NULL,
    "windowEnd" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("key", "unit", "windowStart")
);

-- CreateTable
CREATE TABLE "KeyReservation" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "windowStart" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "expiresAt" BIGINT NOT NULL,

    PRIMARY KEY ("id", "unit")
);

-- CreateIndex
CREATE INDEX "KeyCounter_windowEnd_idx" ON "KeyCounter"("windowEnd");

-- CreateIndex
CREATE INDEX "KeyReservation_expiresAt_idx" ON "KeyReservation"("expiresAt");

-- Views with costs and keys, documented in src/record/store/views.ts.
DROP VIEW "requests";
DROP VIEW "conversations";
DROP VIEW "usage_by_day";

CREATE VIEW "requests" AS
SELECT
    "Exchange"."id" AS "id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "status", "httpStatus" AS "http_status", "key" AS "key_name", "run", "case" AS "case_name", "mode",
    "frontend" AS "client_protocol", "agent", "prompt", "modelAsked" AS "model_asked",
    "backend", "protocol" AS "backend_protocol", "dialect", "model", "finish",
    "errorKind" AS "error_kind", "error",
    "firstByteAfter" / 1000.0 AS "first_byte_ms",
    "firstTokenAfter" / 1000.0 AS "first_token_ms",
    "totalAfter" / 1000.0 AS "total_ms",
    "inputTokens" AS "input_tokens", "outputTokens" AS "output_tokens",
    "cacheReadTokens" AS "cache_read_tokens", "cacheWriteTokens" AS "cache_write_tokens",
    "cacheWrite5mTokens" AS "cache_write_5m_tokens", "cacheWrite1hTokens" AS "cache_write_1h_tokens",
    "reasoningTokens" AS "reasoning_tokens",
    COALESCE("inputTokens", 0) + COALESCE("outputTokens", 0) AS "total_tokens",
    "costUsd" AS "cost_usd",
    "lossCount" AS "losses",
    (SELECT COUNT(*) FROM "ToolCall" WHERE "ToolCall"."exchangeSeq" = "seq") AS "tool_calls",
    "conversation", "turn", "parent" AS "parent_id", "link", "bodies", "keptBecause" AS "kept_because", "louter"
FROM "Exchange" LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "seq";

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
    SUM("inputTokens") AS "input_tokens", SUM("outputTokens") AS "output_tokens",
    SUM("costUsd") AS "cost_usd"
FROM "Turn" JOIN "Exchange" ON "seq" = "Turn"."exchangeSeq"
GROUP BY "conversation";

CREATE VIEW "usage_by_day" AS
SELECT
    strftime('%Y-%m-%d', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "day",
    MIN("startedAt") / 86400000000 * 86400000 AS "day_ms",
    "backend", "model", "mode", "key" AS "key_name", COUNT(*) AS "requests",
    SUM("status" NOT IN ('ok', 'open')) AS "failed",
    SUM("inputTokens") AS "input_tokens", SUM("outputTokens") AS "output_tokens",
    SUM("cacheReadTokens") AS "cache_read_tokens", SUM("cacheWriteTokens") AS "cache_write_tokens",
    SUM("reasoningTokens") AS "reasoning_tokens",
    SUM("costUsd") AS "cost_usd",
    SUM("costUsd" IS NULL AND ("inputTokens" IS NOT NULL OR "outputTokens" IS NOT NULL)) AS "without_cost"
FROM "Exchange"
GROUP BY "day", "backend", "model", "mode", "key";
