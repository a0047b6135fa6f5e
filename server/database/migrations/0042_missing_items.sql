ALTER TABLE "order_items" ADD COLUMN "missing" text;--> statement-breakpoint
ALTER TABLE "order_products" ADD COLUMN "missing" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "missing_items" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_missing" CHECK ("order_items"."missing" in ('REPLACE', 'LEAVE_OUT', 'CALL'));--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_missing" CHECK ("order_products"."missing" in ('REPLACE', 'LEAVE_OUT', 'CALL'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_missing_items" CHECK ("orders"."missing_items" in ('REPLACE', 'LEAVE_OUT', 'CALL'));