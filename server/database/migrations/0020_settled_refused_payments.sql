ALTER TABLE "refused_payments" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refused_payments" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "refused_payments" ADD COLUMN "settlement_note" text;--> statement-breakpoint
ALTER TABLE "refused_payments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_payments" ADD CONSTRAINT "refused_payments_settled" CHECK (num_nonnulls("refused_payments"."settled_at", "refused_payments"."settled_by", "refused_payments"."settlement_note") in (0, 3));