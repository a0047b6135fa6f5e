CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"order_id" integer,
	"cause" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_change" CHECK ("stock_movements"."change" <> 0)
);
--> statement-breakpoint
ALTER TABLE "charities" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
INSERT INTO "stock_movements" ("product_id", "kind", "change", "cause")
	SELECT "id", 'OPENING', "stock_quantity", 'In stock when the ledger began' FROM "products" WHERE "stock_quantity" <> 0 ORDER BY "id";--> statement-breakpoint
-- Appending to the ledger is what changes the stock. At depth 0 only: what the triggers below append has happened already.
CREATE FUNCTION "move_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "stock_quantity" = "stock_quantity" + "moved"."change"
		FROM (SELECT "product_id", sum("change") AS "change" FROM "new_movements" GROUP BY "product_id") AS "moved"
		WHERE "products"."id" = "moved"."product_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_movements_move_stock" AFTER INSERT ON "stock_movements" REFERENCING NEW TABLE AS "new_movements"
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "move_stock"();--> statement-breakpoint
CREATE FUNCTION "note_opening_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "stock_movements" ("product_id", "kind", "change", "cause")
		SELECT "id", 'OPENING', "stock_quantity", 'In stock when it was added' FROM "new_products" WHERE "stock_quantity" <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_opening_stock" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "new_products"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_opening_stock"();--> statement-breakpoint
-- Whoever changes the stock by hand in the database leaves a trace too.
CREATE FUNCTION "note_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "stock_movements" ("product_id", "kind", "change", "cause")
		VALUES (NEW."id", 'CORRECTION', NEW."stock_quantity" - OLD."stock_quantity", 'Changed in the database by ' || session_user);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_stock_change" AFTER UPDATE OF "stock_quantity" ON "products" FOR EACH ROW
	WHEN (pg_trigger_depth() = 0 AND OLD."stock_quantity" <> NEW."stock_quantity") EXECUTE FUNCTION "note_stock_change"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_append_only" BEFORE UPDATE OR DELETE ON "stock_movements"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_never_emptied" BEFORE TRUNCATE ON "stock_movements"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();
