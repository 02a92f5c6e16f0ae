-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "cause" TEXT;

DROP VIEW "attempts";

CREATE VIEW "attempts" AS
SELECT
    "id" AS "request_id",
    strftime('%Y-%m-%dT%H:%M:%fZ', ("startedAt" + "startedAfter") / 1000 / 1000.0, 'unixepoch') AS "started_at",
    ("startedAt" + "startedAfter") / 1000 AS "started_ms",
    "position", "Attempt"."backend" AS "backend", "Attempt"."model" AS "model",
    "Attempt"."status" AS "http_status", "Attempt"."error" AS "error", "cause", "reason"
FROM "Attempt" JOIN "Exchange" ON "seq" = "Attempt"."exchangeSeq";
