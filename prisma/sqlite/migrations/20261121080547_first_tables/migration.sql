-- CreateTable
CREATE TABLE "Exchange" (
    "id" TEXT NOT NULL PRIMARY KEY,
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
    "exchangeId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "backend" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "startedAfter" BIGINT NOT NULL,
    "status" INTEGER,
    "error" TEXT,
    "reason" TEXT,

    PRIMARY KEY ("exchangeId", "position"),
    CONSTRAINT "Attempt_exchangeId_fkey" FOREIGN KEY ("exchangeId") REFERENCES "Exchange" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Body" (
    "exchangeId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "method" TEXT,
    "target" TEXT,
    "status" INTEGER,
    "headers" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" BLOB,
    "encoding" TEXT NOT NULL,
    "bytes" BLOB,
    "chunks" BLOB,

    PRIMARY KEY ("exchangeId", "role", "position"),
    CONSTRAINT "Body_exchangeId_fkey" FOREIGN KEY ("exchangeId") REFERENCES "Exchange" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ToolCall" (
    "exchangeId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("exchangeId", "position"),
    CONSTRAINT "ToolCall_exchangeId_fkey" FOREIGN KEY ("exchangeId") REFERENCES "Exchange" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
CREATE INDEX "Exchange_startedAt_idx" ON "Exchange"("startedAt");

-- CreateIndex
CREATE INDEX "Exchange_status_startedAt_idx" ON "Exchange"("status", "startedAt");

-- CreateIndex
CREATE INDEX "Exchange_modelAsked_startedAt_idx" ON "Exchange"("modelAsked", "startedAt");

-- CreateIndex
CREATE INDEX "Exchange_backend_startedAt_idx" ON "Exchange"("backend", "startedAt");

-- CreateIndex
CREATE INDEX "Exchange_run_case_idx" ON "Exchange"("run", "case");

-- CreateIndex
CREATE INDEX "ToolCall_name_idx" ON "ToolCall"("name");
