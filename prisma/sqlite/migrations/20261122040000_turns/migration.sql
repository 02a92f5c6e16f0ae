-- CreateTable
CREATE TABLE "Turn" (
    "exchangeSeq" INTEGER NOT NULL PRIMARY KEY,
    "conversation" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "parent" TEXT,
    "link" TEXT,
    "said" BLOB,
    "opening" BLOB,
    CONSTRAINT "Turn_exchangeSeq_fkey" FOREIGN KEY ("exchangeSeq") REFERENCES "Exchange" ("seq") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Turn_said_idx" ON "Turn"("said");

-- CreateIndex
CREATE INDEX "Turn_opening_idx" ON "Turn"("opening");
