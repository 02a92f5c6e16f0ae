-- CreateTable
CREATE TABLE "Exchange" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "startedAt" BIGINT NOT NULL,
    "endedAt" BIGINT,
    "writerId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "louter" TEXT NOT NULL,
    "redactionVersion" INTEGER NOT NULL,
    "bodies" TEXT NOT NULL,
    "run" TEXT,
    "case" TEXT,
    "mode" TEXT,
    "frontend" TEXT NOT NULL,
    "modelAsked" TEXT,
    "backend" TEXT,
    "protocol" TEXT,
    "dialect" TEXT,
    "model" TEXT,
    "issuer" TEXT,
    "httpStatus" INTEGER,
    "finish" TEXT,
    "errorKind" TEXT,
    "error" TEXT,
    "firstByteAfter" BIGINT,
    "firstTokenAfter" BIGINT,
    "totalAfter" BIGINT,
    "inputTokens" INTEGER,
    "outputTokens" INTEGER,
    "cacheReadTokens" INTEGER,
    "cacheWriteTokens" INTEGER,
    "reasoningTokens" INTEGER,
    "lossCount" INTEGER NOT NULL DEFAULT 0,
    "losses" TEXT NOT NULL DEFAULT '[]',
    "notes" TEXT NOT NULL DEFAULT '[]'
);

-- CreateTable
CREATE TABLE "Attempt" (
    "exchangeSeq" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "backend" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "startedAfter" BIGINT NOT NULL,
    "status" INTEGER,
    "error" TEXT,
    "reason" TEXT,

    PRIMARY KEY ("exchangeSeq", "position"),
    CONSTRAINT "Attempt_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Wire" (
    "exchangeSeq" INTEGER NOT NULL,
    "part" INTEGER NOT NULL,
    "heads" TEXT NOT NULL,
    "encoding" TEXT NOT NULL,
    "bytes" BLOB,

    PRIMARY KEY ("exchangeSeq", "part"),
    CONSTRAINT "Wire_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ToolCall" (
    "exchangeSeq" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("exchangeSeq", "position"),
    CONSTRAINT "ToolCall_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Writer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "processStarted" BIGINT NOT NULL,
    "beatAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Setting" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" BLOB NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Exchange_id_key" ON "Exchange"("id");

-- CreateIndex
CREATE INDEX "Exchange_listing_idx" ON "Exchange"("startedAt", "status", "bodies", "frontend", "protocol", "modelAsked", "model", "backend", "run", "case");

-- CreateIndex
CREATE INDEX "ToolCall_name_exchangeSeq_idx" ON "ToolCall"("name", "exchangeSeq");
