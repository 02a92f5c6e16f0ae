-- The tables of `prisma/models.prisma`. Text is compared by its bytes, as SQLite does, whatever the database's own collation.
-- CreateTable
CREATE TABLE "Exchange" (
    "seq" BIGSERIAL NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "startedAt" BIGINT NOT NULL,
    "endedAt" BIGINT,
    "writerId" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,
    "louter" TEXT COLLATE "C" NOT NULL,
    "redactionVersion" INTEGER NOT NULL,
    "bodies" TEXT COLLATE "C" NOT NULL,
    "run" TEXT COLLATE "C",
    "case" TEXT COLLATE "C",
    "key" TEXT COLLATE "C",
    "generation" INTEGER,
    "mode" TEXT COLLATE "C",
    "frontend" TEXT COLLATE "C" NOT NULL,
    "modelAsked" TEXT COLLATE "C",
    "route" TEXT COLLATE "C",
    "backend" TEXT COLLATE "C",
    "protocol" TEXT COLLATE "C",
    "dialect" TEXT COLLATE "C",
    "thinking" TEXT COLLATE "C",
    "tools" TEXT COLLATE "C",
    "model" TEXT COLLATE "C",
    "issuer" TEXT COLLATE "C",
    "httpStatus" INTEGER,
    "finish" TEXT COLLATE "C",
    "errorKind" TEXT COLLATE "C",
    "error" TEXT COLLATE "C",
    "firstByteAfter" BIGINT,
    "firstTokenAfter" BIGINT,
    "totalAfter" BIGINT,
    "inputTokens" INTEGER,
    "outputTokens" INTEGER,
    "cacheReadTokens" INTEGER,
    "cacheWriteTokens" INTEGER,
    "cacheWrite5mTokens" INTEGER,
    "cacheWrite1hTokens" INTEGER,
    "reasoningTokens" INTEGER,
    "costUsd" DOUBLE PRECISION,
    "lossCount" INTEGER NOT NULL DEFAULT 0,
    "losses" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "notes" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "responseId" TEXT COLLATE "C",
    "keyDigest" TEXT COLLATE "C",
    "prompt" TEXT COLLATE "C",
    "agent" TEXT COLLATE "C",
    "keptBecause" TEXT COLLATE "C",

    CONSTRAINT "Exchange_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "exchangeSeq" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "backend" TEXT COLLATE "C" NOT NULL,
    "model" TEXT COLLATE "C" NOT NULL,
    "startedAfter" BIGINT NOT NULL,
    "status" INTEGER,
    "error" TEXT COLLATE "C",
    "reason" TEXT COLLATE "C",

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("exchangeSeq","position")
);

-- CreateTable
CREATE TABLE "Wire" (
    "exchangeSeq" BIGINT NOT NULL,
    "part" INTEGER NOT NULL,
    "heads" TEXT COLLATE "C" NOT NULL,
    "headers" BYTEA,
    "encoding" TEXT COLLATE "C" NOT NULL,
    "bytes" BYTEA,
    "chunks" BYTEA,
    "chunkedSize" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Wire_pkey" PRIMARY KEY ("exchangeSeq","part")
);

-- CreateTable
CREATE TABLE "Chunk" (
    "id" BIGSERIAL NOT NULL,
    "digest" BYTEA NOT NULL,
    "usedUntil" BIGINT NOT NULL,
    "size" INTEGER NOT NULL,
    "encoding" TEXT COLLATE "C" NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "Chunk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Core" (
    "exchangeSeq" BIGINT NOT NULL,
    "requestSize" INTEGER,
    "responseSize" INTEGER,
    "turnMessages" INTEGER,
    "encoding" TEXT COLLATE "C" NOT NULL,
    "bytes" BYTEA NOT NULL,
    "chunks" BYTEA,
    "chunkedSize" INTEGER NOT NULL DEFAULT 0,
    "skippedBecause" TEXT COLLATE "C",

    CONSTRAINT "Core_pkey" PRIMARY KEY ("exchangeSeq")
);

-- CreateTable
CREATE TABLE "Message" (
    "exchangeSeq" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "isResponse" BOOLEAN NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "parts" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "textLength" INTEGER NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("exchangeSeq","position")
);

-- CreateTable
CREATE TABLE "ToolCall" (
    "exchangeSeq" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "callId" TEXT COLLATE "C",
    "arguments" TEXT COLLATE "C",
    "isValid" BOOLEAN,
    "resultHead" TEXT COLLATE "C",
    "isError" BOOLEAN,
    "resultSeq" BIGINT,

    CONSTRAINT "ToolCall_pkey" PRIMARY KEY ("exchangeSeq","position")
);

-- CreateTable
CREATE TABLE "AnswerItem" (
    "exchangeSeq" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "itemId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "AnswerItem_pkey" PRIMARY KEY ("exchangeSeq","position")
);

-- CreateTable
CREATE TABLE "Turn" (
    "exchangeSeq" BIGINT NOT NULL,
    "conversation" TEXT COLLATE "C" NOT NULL,
    "turn" INTEGER NOT NULL,
    "parent" TEXT COLLATE "C",
    "link" TEXT COLLATE "C",
    "said" BYTEA,
    "opening" BYTEA,

    CONSTRAINT "Turn_pkey" PRIMARY KEY ("exchangeSeq")
);

-- CreateTable
CREATE TABLE "Check" (
    "exchangeSeq" BIGINT NOT NULL,
    "request" TEXT COLLATE "C" NOT NULL,
    "answer" TEXT COLLATE "C" NOT NULL,
    "skippedBecause" TEXT COLLATE "C",
    "checkedAt" BIGINT NOT NULL,
    "louter" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Check_pkey" PRIMARY KEY ("exchangeSeq")
);

-- CreateTable
CREATE TABLE "Finding" (
    "exchangeSeq" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "leg" TEXT COLLATE "C" NOT NULL,
    "path" TEXT COLLATE "C" NOT NULL,
    "what" TEXT COLLATE "C" NOT NULL,
    "expected" TEXT COLLATE "C",
    "got" TEXT COLLATE "C",

    CONSTRAINT "Finding_pkey" PRIMARY KEY ("exchangeSeq","position")
);

-- CreateTable
CREATE TABLE "Violation" (
    "exchangeSeq" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "event" INTEGER,
    "path" TEXT COLLATE "C" NOT NULL,
    "what" TEXT COLLATE "C",

    CONSTRAINT "Violation_pkey" PRIMARY KEY ("exchangeSeq","position")
);

-- CreateTable
CREATE TABLE "Comparison" (
    "id" TEXT COLLATE "C" NOT NULL,
    "createdAt" BIGINT NOT NULL,
    "a" TEXT COLLATE "C" NOT NULL,
    "b" TEXT COLLATE "C" NOT NULL,
    "verdict" TEXT COLLATE "C" NOT NULL,
    "report" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Comparison_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ComparisonFinding" (
    "comparisonId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "exchangeA" TEXT COLLATE "C",
    "exchangeB" TEXT COLLATE "C",
    "verdict" TEXT COLLATE "C" NOT NULL,
    "leg" TEXT COLLATE "C",
    "path" TEXT COLLATE "C",
    "what" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ComparisonFinding_pkey" PRIMARY KEY ("comparisonId","position")
);

-- CreateTable
CREATE TABLE "Writer" (
    "id" TEXT COLLATE "C" NOT NULL,
    "host" TEXT COLLATE "C" NOT NULL,
    "pid" INTEGER NOT NULL,
    "processStarted" BIGINT NOT NULL,
    "beatAt" BIGINT NOT NULL,

    CONSTRAINT "Writer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeyCounter" (
    "key" TEXT COLLATE "C" NOT NULL,
    "unit" TEXT COLLATE "C" NOT NULL,
    "windowStart" BIGINT NOT NULL,
    "windowEnd" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "KeyCounter_pkey" PRIMARY KEY ("key","unit","windowStart")
);

-- CreateTable
CREATE TABLE "KeyReservation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "unit" TEXT COLLATE "C" NOT NULL,
    "windowStart" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "expiresAt" BIGINT NOT NULL,

    CONSTRAINT "KeyReservation_pkey" PRIMARY KEY ("id","unit")
);

-- CreateTable
CREATE TABLE "Setting" (
    "name" TEXT COLLATE "C" NOT NULL,
    "value" BYTEA NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "Exchange_id_key" ON "Exchange"("id");

-- CreateIndex
-- Shorter than the one of SQLite: PostgreSQL refuses an index row of more than 2,704 bytes, which a client's names may take.
CREATE INDEX "Exchange_listing_idx" ON "Exchange"("startedAt", "id");

-- CreateIndex
CREATE INDEX "Exchange_bodies_startedAt_idx" ON "Exchange"("bodies", "startedAt");

-- CreateIndex
CREATE INDEX "Exchange_responseId_idx" ON "Exchange"("responseId");

-- CreateIndex
CREATE UNIQUE INDEX "Chunk_digest_key" ON "Chunk"("digest");

-- CreateIndex
CREATE INDEX "Chunk_usedUntil_idx" ON "Chunk"("usedUntil");

-- CreateIndex
CREATE INDEX "ToolCall_name_exchangeSeq_idx" ON "ToolCall"("name", "exchangeSeq");

-- CreateIndex
CREATE INDEX "AnswerItem_itemId_exchangeSeq_idx" ON "AnswerItem"("itemId", "exchangeSeq");

-- CreateIndex
CREATE INDEX "Turn_conversation_idx" ON "Turn"("conversation");

-- CreateIndex
CREATE INDEX "Turn_parent_idx" ON "Turn"("parent");

-- CreateIndex
CREATE INDEX "Turn_said_idx" ON "Turn"("said");

-- CreateIndex
CREATE INDEX "Turn_opening_idx" ON "Turn"("opening");

-- CreateIndex
CREATE INDEX "KeyCounter_windowEnd_idx" ON "KeyCounter"("windowEnd");

-- CreateIndex
CREATE INDEX "KeyReservation_expiresAt_idx" ON "KeyReservation"("expiresAt");

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Wire" ADD CONSTRAINT "Wire_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Core" ADD CONSTRAINT "Core_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ToolCall" ADD CONSTRAINT "ToolCall_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerItem" ADD CONSTRAINT "AnswerItem_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Turn" ADD CONSTRAINT "Turn_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Check" ADD CONSTRAINT "Check_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Finding" ADD CONSTRAINT "Finding_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Violation" ADD CONSTRAINT "Violation_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ComparisonFinding" ADD CONSTRAINT "ComparisonFinding_comparisonId_fkey" FOREIGN KEY ("comparisonId") REFERENCES "Comparison"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot declare, from here on.

-- CreateIndex
CREATE INDEX "Exchange_open_idx" ON "Exchange"("writerId") WHERE "status" = 'open';

-- CreateIndex
CREATE INDEX "Exchange_run_idx" ON "Exchange"("run", "startedAt") WHERE "run" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Exchange_kept_idx" ON "Exchange"("startedAt") WHERE "keptBecause" IS NOT NULL;

-- Compressed already.
ALTER TABLE "Wire" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
ALTER TABLE "Core" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
ALTER TABLE "Chunk" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- The words of each exchange: those of its request, and those of its response.
CREATE TABLE "ExchangeWords" (
    "exchangeSeq" BIGINT NOT NULL,
    "isResponse" BOOLEAN NOT NULL,
    "words" TSVECTOR NOT NULL,

    CONSTRAINT "ExchangeWords_pkey" PRIMARY KEY ("exchangeSeq", "isResponse"),
    CONSTRAINT "ExchangeWords_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange"("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ExchangeWords_words_idx" ON "ExchangeWords" USING GIN ("words");

-- Counts the prunings that removed chunks: a writer that remembers chunks looks them up again after one.
CREATE SEQUENCE "ChunkPruning_seq";

-- Views for queries by hand, documented in src/record/store/views.ts: their columns are those of SQLite's, and truth values are
-- 0 and 1 there too.
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
    COALESCE("inputTokens", 0) + COALESCE("outputTokens", 0) AS "total_tokens",
    "costUsd" AS "cost_usd",
    "lossCount" AS "losses",
    (SELECT COUNT(*) FROM "ToolCall" WHERE "ToolCall"."exchangeSeq" = "seq") AS "tool_calls",
    "conversation", "turn", "parent" AS "parent_id", "link", "bodies", "keptBecause" AS "kept_because", "louter"
FROM "Exchange" LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "seq";

CREATE VIEW "messages" AS
SELECT
    "id" AS "request_id",
    to_char(to_timestamp("startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "conversation", "turn", "Message"."position" AS "position",
    CASE WHEN "isResponse" THEN 'response' ELSE 'request' END AS "source",
    "role", "parts", "text", "textLength" AS "text_length"
FROM "Message" JOIN "Exchange" ON "seq" = "Message"."exchangeSeq"
    LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "seq";

CREATE VIEW "tool_calls" AS
SELECT
    "Exchange"."id" AS "request_id",
    to_char(to_timestamp("Exchange"."startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    "Exchange"."startedAt" / 1000 AS "started_ms",
    "conversation", "turn", "position", "callId" AS "call_id", "name", "arguments", "isValid"::INTEGER AS "is_valid",
    "isError"::INTEGER AS "is_error", "resultHead" AS "result", "Answer"."id" AS "result_request_id"
FROM "ToolCall" JOIN "Exchange" ON "Exchange"."seq" = "ToolCall"."exchangeSeq"
    LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "Exchange"."seq"
    LEFT JOIN "Exchange" AS "Answer" ON "Answer"."seq" = "resultSeq";

CREATE VIEW "tool_results" AS
SELECT
    "Answer"."id" AS "request_id",
    to_char(to_timestamp("Answer"."startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    "Answer"."startedAt" / 1000 AS "started_ms",
    "conversation", "turn", "Exchange"."id" AS "call_request_id", "callId" AS "call_id", "name",
    "isError"::INTEGER AS "is_error", "resultHead" AS "result"
FROM "ToolCall" JOIN "Exchange" ON "Exchange"."seq" = "ToolCall"."exchangeSeq"
    JOIN "Exchange" AS "Answer" ON "Answer"."seq" = "resultSeq"
    LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "Answer"."seq";

CREATE VIEW "attempts" AS
SELECT
    "id" AS "request_id",
    to_char(to_timestamp(("startedAt" + "startedAfter") / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    ("startedAt" + "startedAfter") / 1000 AS "started_ms",
    "position", "Attempt"."backend" AS "backend", "Attempt"."model" AS "model",
    "Attempt"."status" AS "http_status", "Attempt"."error" AS "error", "reason"
FROM "Attempt" JOIN "Exchange" ON "seq" = "Attempt"."exchangeSeq";

CREATE VIEW "losses" AS
SELECT
    "Exchange"."id" AS "request_id",
    to_char(to_timestamp("startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "Loss"."ordinality" - 1 AS "position",
    ("Loss"."value" ->> 'leg') AS "leg",
    ("Loss"."value" ->> 'path') AS "path",
    ("Loss"."value" ->> 'what') AS "what",
    ("Loss"."value" ->> 'instead') AS "instead",
    COALESCE(("Loss"."value" ->> 'count')::INTEGER, 1) AS "count"
FROM "Exchange" CROSS JOIN LATERAL json_array_elements("Exchange"."losses"::JSON) WITH ORDINALITY AS "Loss"("value", "ordinality");

CREATE VIEW "checks" AS
SELECT
    "id" AS "request_id",
    to_char(to_timestamp("checkedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "checked_at",
    "checkedAt" / 1000 AS "checked_ms",
    "request", "answer", "skippedBecause" AS "skipped_because",
    "leg", "path", "what", "expected", "got"
FROM "Check" JOIN "Exchange" ON "seq" = "Check"."exchangeSeq"
    LEFT JOIN "Finding" ON "Finding"."exchangeSeq" = "seq";

CREATE VIEW "conversations" AS
SELECT
    "conversation",
    to_char(to_timestamp(MIN("startedAt") / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    MIN("startedAt") / 1000 AS "started_ms",
    MAX(COALESCE("endedAt", "startedAt")) / 1000 AS "ended_ms",
    COUNT(*) AS "requests", MAX("turn") AS "turns",
    COUNT(*) FILTER (WHERE "status" NOT IN ('ok', 'open')) AS "failed",
    (SELECT "prompt" FROM "Exchange" AS "First" WHERE "First"."id" = "conversation") AS "prompt",
    MAX("agent") AS "agent", string_agg(DISTINCT "model", ',') AS "models",
    SUM("inputTokens") AS "input_tokens", SUM("outputTokens") AS "output_tokens",
    SUM("costUsd") AS "cost_usd"
FROM "Turn" JOIN "Exchange" ON "seq" = "Turn"."exchangeSeq"
GROUP BY "conversation";

CREATE VIEW "usage_by_day" AS
SELECT
    to_char(to_timestamp("startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day",
    MIN("startedAt") / 86400000000 * 86400000 AS "day_ms",
    "backend", "model", "mode", "key" AS "key_name", COUNT(*) AS "requests",
    COUNT(*) FILTER (WHERE "status" NOT IN ('ok', 'open')) AS "failed",
    SUM("inputTokens") AS "input_tokens", SUM("outputTokens") AS "output_tokens",
    SUM("cacheReadTokens") AS "cache_read_tokens", SUM("cacheWriteTokens") AS "cache_write_tokens",
    SUM("reasoningTokens") AS "reasoning_tokens",
    SUM("costUsd") AS "cost_usd",
    COUNT(*) FILTER (WHERE "costUsd" IS NULL AND ("inputTokens" IS NOT NULL OR "outputTokens" IS NOT NULL)) AS "without_cost"
FROM "Exchange"
GROUP BY "day", "backend", "model", "mode", "key";

CREATE VIEW "violations" AS
SELECT
    "id" AS "request_id",
    to_char(to_timestamp("startedAt" / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "position", "at", "event", "path", "what"
FROM "Violation" JOIN "Exchange" ON "seq" = "Violation"."exchangeSeq";
