-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "cause" TEXT COLLATE "C";

DROP VIEW "attempts";

CREATE VIEW "attempts" AS
SELECT
    "id" AS "request_id",
    to_char(to_timestamp(("startedAt" + "startedAfter") / 1000 / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "started_at",
    ("startedAt" + "startedAfter") / 1000 AS "started_ms",
    "position", "Attempt"."backend" AS "backend", "Attempt"."model" AS "model",
    "Attempt"."status" AS "http_status", "Attempt"."error" AS "error", "cause", "reason"
FROM "Attempt" JOIN "Exchange" ON "seq" = "Attempt"."exchangeSeq";
