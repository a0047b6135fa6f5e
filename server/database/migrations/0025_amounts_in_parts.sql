-- An order's total is computed from its parts, no longer stored beside them.
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_amount";--> statement-breakpoint
DROP TRIGGER "orders_amounts_kept" ON "orders";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "goods_cents" bigint;--> statement-breakpoint
UPDATE "orders" SET "goods_cents" = "total_cents"::bigint + "discount_cents";--> statement-breakpoint
-- With the column go its constraints "orders_amount" and "orders_total" and its index "orders_sold".
ALTER TABLE "orders" DROP COLUMN "total_cents",
	ALTER COLUMN "goods_cents" SET NOT NULL,
	ALTER COLUMN "discount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "total_cents" integer GENERATED ALWAYS AS ("goods_cents" - "discount_cents") STORED NOT NULL,
	ADD CONSTRAINT "orders_amount" UNIQUE("id","total_cents"),
	ADD CONSTRAINT "orders_goods" CHECK ("orders"."goods_cents" >= 0),
	ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 1);--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("paid_at","total_cents") WHERE "orders"."paid_at" is not null and "orders"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_amount" FOREIGN KEY ("order_id","amount_cents") REFERENCES "public"."orders"("id","total_cents") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "require_order_adds_up"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	"lines" record;
BEGIN
	SELECT coalesce(sum("full" * "quantity"), 0) AS "goods", coalesce(sum("off" * "quantity"), 0) AS "discount" INTO "lines" FROM (
		SELECT "price_cents"::bigint, "discount_cents"::bigint, "quantity" FROM "order_items" WHERE "order_id" = NEW."id"
		UNION ALL
		SELECT "unit_price_cents"::bigint, 0, "quantity" FROM "order_products" WHERE "order_id" = NEW."id"
	) AS "line" ("full", "off", "quantity");
	IF "lines"."goods" <> NEW."goods_cents" OR "lines"."discount" <> NEW."discount_cents" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'the lines of order %s are goods for %s with discounts of %s, not for %s with %s',
			NEW."id", "lines"."goods", "lines"."discount", NEW."goods_cents", NEW."discount_cents");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_amounts_kept" BEFORE UPDATE OF "goods_cents", "discount_cents" ON "orders"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
