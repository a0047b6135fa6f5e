DROP INDEX "payment_attempts_age";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "found_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "payment_attempts" SET
	"found_paid" = "paid",
	"ask_at" = "last" + greatest(CASE WHEN "paid" THEN interval '1 day' ELSE interval '1 minute' END, ("last" - "started_at") / 4)
	FROM (
		SELECT "attempt"."id", "orders"."paid_at" IS NOT NULL AS "paid", coalesce("asked_at", "started_at") AS "last"
			FROM "payment_attempts" AS "attempt" JOIN "orders" ON "orders"."id" = "order_id"
	) AS "known"
	WHERE "known"."id" = "payment_attempts"."id" AND "started_at" > now() - interval '60 days';--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("found_paid","ask_at") WHERE "payment_attempts"."ask_at" is not null;
