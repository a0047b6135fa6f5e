CREATE TABLE "bought_together" (
	"product_id" integer NOT NULL,
	"with_product_id" integer NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_with_product_id_pk" PRIMARY KEY("product_id","with_product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_amount" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "diets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_with_product_id_products_id_fk" FOREIGN KEY ("with_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_with" ON "bought_together" USING btree ("with_product_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content" CHECK ("products"."content_amount" >= 1);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content_unit" CHECK ("products"."content_unit" in ('G', 'ML', 'PIECE'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content_measured" CHECK (num_nonnulls("products"."content_amount", "products"."content_unit") in (0, 2));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_origin" CHECK ("products"."origin_country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_allergens" CHECK ("products"."allergens" <@ '{GLUTEN,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYA,MILK,NUTS,CELERY,MUSTARD,SESAME,SULPHITES,LUPIN,MOLLUSCS}'::text[]);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_diets" CHECK ("products"."diets" <@ '{VEGETARIAN,VEGAN,HALAL,ORGANIC}'::text[]);--> statement-breakpoint
-- Which products are bought together stands on pages, which are cached until the catalogue changes.
CREATE TRIGGER "catalogue_news" AFTER INSERT OR DELETE ON "bought_together" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
DROP TRIGGER "catalogue_news" ON "products";
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "description", "also_called", "price_cents", "category_id", "picture_hash", "content_amount", "content_unit", "origin_country", "allergens", "diets", "published_at", "created_at", "updated_at" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
