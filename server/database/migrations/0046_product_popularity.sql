CREATE TABLE "product_popularity" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_popularity" ADD CONSTRAINT "product_popularity_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The order of lists by popularity is cached until the catalogue changes.
CREATE TRIGGER "catalogue_news" AFTER INSERT OR DELETE ON "product_popularity" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
