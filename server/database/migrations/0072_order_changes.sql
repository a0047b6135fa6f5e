ALTER TABLE "order_credits" DROP CONSTRAINT "order_credits_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adds_to_order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_adds_to_order_id_orders_id_fk" FOREIGN KEY ("adds_to_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_adds_to" ON "orders" USING btree ("adds_to_order_id") WHERE "orders"."adds_to_order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_credits" ADD CONSTRAINT "order_credits_kind" CHECK ("order_credits"."kind" in ('NOT_SUPPLIED', 'TAKEN_OFF', 'CHEAPER', 'RETURNED', 'CLAIM', 'GOODWILL'));