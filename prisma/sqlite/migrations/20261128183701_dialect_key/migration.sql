-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "dialectKey" TEXT;
