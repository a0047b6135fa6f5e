DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "payment_attempts_order";--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id","started_at");