ALTER TABLE "products" ADD COLUMN "low_stock_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock" CHECK ("products"."low_stock_limit" >= 0);