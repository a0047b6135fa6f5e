ALTER TABLE "users" ADD COLUMN "large_orders_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "by_newcomer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_held_by_newcomers" ON "orders" USING btree ("id") WHERE "orders"."stock_held_until" is not null and "orders"."by_newcomer";