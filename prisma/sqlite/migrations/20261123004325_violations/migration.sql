-- AlterTable
ALTER TABLE "Core" ADD COLUMN "skippedBecause" TEXT;

-- CreateTable
CREATE TABLE "Violation" (
    "exchangeSeq" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "at" TEXT NOT NULL,
    "event" INTEGER,
    "path" TEXT NOT NULL,
    "what" TEXT,

    PRIMARY KEY ("exchangeSeq", "position"),
    CONSTRAINT "Violation_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateView
CREATE VIEW "violations" AS
SELECT
    "id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', "startedAt" / 1000 / 1000.0, 'unixepoch') AS "started_at",
    "startedAt" / 1000 AS "started_ms",
    "position", "at", "event", "path", "what"
FROM "Violation" JOIN "Exchange" ON "seq" = "Violation"."exchangeSeq";
