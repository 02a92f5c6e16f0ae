-- CreateTable
CREATE TABLE "Raw" (
    "exchangeSeq" BIGINT NOT NULL,
    "part" INTEGER NOT NULL,
    "baseSeq" BIGINT,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "Raw_pkey" PRIMARY KEY ("exchangeSeq", "part")
);

-- CreateIndex
CREATE INDEX "Raw_baseSeq_idx" ON "Raw"("baseSeq");
