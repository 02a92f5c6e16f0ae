-- DropIndex
DROP INDEX "Exchange_listing_idx";

-- AlterTable
-- In place: a table made anew, as Prisma would have it, means to write all bodies again.
ALTER TABLE "Wire" ADD COLUMN "chunks" BLOB;
ALTER TABLE "Wire" ADD COLUMN "chunkedSize" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Chunk" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "digest" BLOB NOT NULL,
    "usedUntil" BIGINT NOT NULL,
    "size" INTEGER NOT NULL,
    "encoding" TEXT NOT NULL,
    "bytes" BLOB NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Chunk_digest_key" ON "Chunk"("digest");

-- CreateIndex
CREATE INDEX "Chunk_usedUntil_idx" ON "Chunk"("usedUntil");

-- CreateIndex
CREATE INDEX "Exchange_listing_idx" ON "Exchange"("startedAt", "status", "bodies", "frontend", "protocol", "modelAsked", "model", "backend", "run", "case", "totalAfter");

-- CreateIndex
CREATE INDEX "Exchange_bodies_startedAt_idx" ON "Exchange"("bodies", "startedAt");

-- The words of each exchange, under its number: SQLite's own full-text index, which Prisma has no word for.
CREATE VIRTUAL TABLE "ExchangeWords" USING fts5("said", content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
