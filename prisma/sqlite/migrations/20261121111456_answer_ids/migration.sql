-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "keyDigest" TEXT;
ALTER TABLE "Exchange" ADD COLUMN "responseId" TEXT;

-- CreateIndex
CREATE INDEX "Exchange_responseId_idx" ON "Exchange"("responseId");
