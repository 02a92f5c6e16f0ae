-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "thinking" TEXT;
ALTER TABLE "Exchange" ADD COLUMN "tools" TEXT;
