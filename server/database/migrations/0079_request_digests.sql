ALTER TABLE "order_credits" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "request_digest" text;