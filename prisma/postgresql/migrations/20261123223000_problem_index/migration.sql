-- CreateIndex
-- Of the few exchanges with a problem: the numbers over time and `has:` find them without reading the rows of all others.
CREATE INDEX "Exchange_problem_idx" ON "Exchange"("problem", "startedAt") WHERE "problem" IS NOT NULL;
