DROP INDEX "payment_attempts_to_ask";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "gateway" text DEFAULT 'payhere' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("gateway","found_paid","ask_at") WHERE "payment_attempts"."ask_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "gateway_code" text;--> statement-breakpoint
-- PayHere was the only gateway. Below -100 stand what its Retrieval API says in words and notifications have no number for.
UPDATE "payment_notifications" SET
	"outcome" = CASE "status_code"
		WHEN 2 THEN 'paid'
		WHEN 0 THEN 'pending'
		WHEN -1 THEN 'cancelled'
		WHEN -2 THEN 'failed'
		WHEN -3 THEN 'chargedBack'
		WHEN -101 THEN 'refundRequested'
		WHEN -102 THEN 'refundProcessing'
		WHEN -103 THEN 'refunded'
		ELSE 'unknown' END,
	"gateway_code" = CASE "status_code"
		WHEN -101 THEN 'REFUND REQUESTED'
		WHEN -102 THEN 'REFUND PROCESSING'
		WHEN -103 THEN 'REFUNDED'
		ELSE "status_code"::text END;--> statement-breakpoint
ALTER TABLE "payment_notifications" ALTER COLUMN "outcome" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notifications" ALTER COLUMN "gateway_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notifications" DROP CONSTRAINT "payment_notifications_once";--> statement-breakpoint
DROP INDEX "payment_notifications_charged_back";--> statement-breakpoint
ALTER TABLE "payment_notifications" DROP COLUMN "status_code";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notifications_once" ON "payment_notifications" USING btree ("attempt_id","gateway_payment_id","outcome",(case when "outcome" = 'unknown' then "gateway_code" else '' end));--> statement-breakpoint
CREATE INDEX "payment_notifications_charged_back" ON "payment_notifications" USING btree ("attempt_id") WHERE "payment_notifications"."outcome" = 'chargedBack';--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_outcome" CHECK ("payment_notifications"."outcome" in ('paid', 'pending', 'cancelled', 'failed', 'chargedBack', 'refundRequested', 'refundProcessing', 'refunded', 'unknown'));--> statement-breakpoint
ALTER TABLE "refused_payments" ADD COLUMN "gateway" text DEFAULT 'payhere' NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_payments" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "refused_payments" DROP CONSTRAINT "refused_payments_once";--> statement-breakpoint
ALTER TABLE "refused_payments" ADD CONSTRAINT "refused_payments_once" UNIQUE("gateway","reference","gateway_payment_id","reason");
