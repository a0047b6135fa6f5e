ALTER TABLE "cart_items" ADD COLUMN "noted_price_cents" integer;--> statement-breakpoint
ALTER TABLE "cart_products" ADD COLUMN "noted_price_cents" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "saves" uuid[] DEFAULT '{}' NOT NULL;