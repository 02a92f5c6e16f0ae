-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN "generation" INTEGER;
