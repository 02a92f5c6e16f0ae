-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "agent" TEXT;
ALTER TABLE "Exchange" ADD COLUMN "keptBecause" TEXT;
ALTER TABLE "Exchange" ADD COLUMN "prompt" TEXT;

-- AlterTable
ALTER TABLE "ToolCall" ADD COLUMN "arguments" TEXT;
ALTER TABLE "ToolCall" ADD COLUMN "callId" TEXT;
ALTER TABLE "ToolCall" ADD COLUMN "isError" BOOLEAN;
ALTER TABLE "ToolCall" ADD COLUMN "isValid" BOOLEAN;
ALTER TABLE "ToolCall" ADD COLUMN "resultHead" TEXT;
ALTER TABLE "ToolCall" ADD COLUMN "resultSeq" INTEGER;

-- AlterTable
ALTER TABLE "Wire" ADD COLUMN "headers" BLOB;

-- CreateTable
CREATE TABLE "Core" (
    "exchangeSeq" INTEGER NOT NULL PRIMARY KEY,
    "requestSize" INTEGER,
    "responseSize" INTEGER,
    "turnMessages" INTEGER,
    "encoding" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "chunks" BLOB,
    "chunkedSize" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Core_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Message" (
    "exchangeSeq" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "isResponse" BOOLEAN NOT NULL,
    "role" TEXT NOT NULL,
    "parts" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "textLength" INTEGER NOT NULL,

    PRIMARY KEY ("exchangeSeq", "position"),
    CONSTRAINT "Message_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Check" (
    "exchangeSeq" INTEGER NOT NULL PRIMARY KEY,
    "request" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "skippedBecause" TEXT,
    "checkedAt" BIGINT NOT NULL,
    "louter" TEXT NOT NULL,
    CONSTRAINT "Check_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Finding" (
    "exchangeSeq" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "leg" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "expected" TEXT,
    "got" TEXT,

    PRIMARY KEY ("exchangeSeq", "position"),
    CONSTRAINT "Finding_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Comparison" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" BIGINT NOT NULL,
    "a" TEXT NOT NULL,
    "b" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "report" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "ComparisonFinding" (
    "comparisonId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "exchangeA" TEXT,
    "exchangeB" TEXT,
    "verdict" TEXT NOT NULL,
    "leg" TEXT,
    "path" TEXT,
    "what" TEXT NOT NULL,

    PRIMARY KEY ("comparisonId", "position"),
    CONSTRAINT "ComparisonFinding_comparisonId_fkey" FOREIGN KEY ("comparisonId") REFERENCES "Comparison" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
