-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "problem" TEXT COLLATE "C";
