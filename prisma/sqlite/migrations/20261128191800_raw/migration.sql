-- CreateTable
CREATE TABLE "Raw" (
    "exchangeSeq" INTEGER NOT NULL,
    "part" INTEGER NOT NULL,
    "baseSeq" INTEGER,
    "size" INTEGER NOT NULL,
    "bytes" BLOB NOT NULL,

    PRIMARY KEY ("exchangeSeq", "part")
);

-- CreateIndex
CREATE INDEX "Raw_baseSeq_idx" ON "Raw"("baseSeq");
