CREATE TABLE "category_texts" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"english_digest" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_texts_category_id_language_pk" PRIMARY KEY("category_id","language"),
	CONSTRAINT "category_texts_language" CHECK ("category_texts"."language" in ('si', 'ta')),
	CONSTRAINT "category_texts_not_empty" CHECK ("category_texts"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "charity_texts" (
	"charity_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"english_digest" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sub_name" text,
	"description" text,
	CONSTRAINT "charity_texts_charity_id_language_pk" PRIMARY KEY("charity_id","language"),
	CONSTRAINT "charity_texts_language" CHECK ("charity_texts"."language" in ('si', 'ta')),
	CONSTRAINT "charity_texts_not_empty" CHECK ("charity_texts"."name" <> '' and "charity_texts"."sub_name" <> '' and "charity_texts"."description" <> '')
);
--> statement-breakpoint
CREATE TABLE "package_texts" (
	"package_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"english_digest" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"description" text,
	CONSTRAINT "package_texts_package_id_language_pk" PRIMARY KEY("package_id","language"),
	CONSTRAINT "package_texts_language" CHECK ("package_texts"."language" in ('si', 'ta')),
	CONSTRAINT "package_texts_not_empty" CHECK ("package_texts"."name" <> '' and "package_texts"."description" <> '')
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"english_digest" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"description" text,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language"),
	CONSTRAINT "product_texts_language" CHECK ("product_texts"."language" in ('si', 'ta')),
	CONSTRAINT "product_texts_not_empty" CHECK ("product_texts"."name" <> '' and "product_texts"."description" <> '')
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "also_called" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "also_called" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item_products" ADD COLUMN "translated_name" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "translated_name" text;--> statement-breakpoint
ALTER TABLE "order_products" ADD COLUMN "translated_name" text;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charity_texts" ADD CONSTRAINT "charity_texts_charity_id_charities_id_fk" FOREIGN KEY ("charity_id") REFERENCES "public"."charities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_texts" ADD CONSTRAINT "package_texts_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_texts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package_texts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_texts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "charity_texts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
DROP TRIGGER "catalogue_news" ON "products";
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "description", "also_called", "price_cents", "category_id", "picture_hash", "published_at", "created_at", "updated_at" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
