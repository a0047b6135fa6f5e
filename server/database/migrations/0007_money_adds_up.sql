ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amount" UNIQUE("id","total_cents");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_amount" FOREIGN KEY ("order_id","amount_cents") REFERENCES "public"."orders"("id","total_cents") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Once an order, at its commit, when its lines are there: a check for every line would cost more.
CREATE FUNCTION "require_order_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"lines" record;
BEGIN
	SELECT coalesce(sum("net"), 0) AS "total", coalesce(sum("off"), 0) AS "discount" INTO "lines" FROM (
		SELECT ("price_cents" - "discount_cents")::bigint * "quantity", "discount_cents"::bigint * "quantity"
			FROM "order_items" WHERE "order_id" = NEW."id"
		UNION ALL
		SELECT "unit_price_cents"::bigint * "quantity", 0
			FROM "order_products" WHERE "order_id" = NEW."id"
	) AS "line" ("net", "off");
	IF "lines"."total" <> NEW."total_cents" OR "lines"."discount" <> NEW."discount_cents" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'the lines of order %s come to %s after a discount of %s, not to %s after %s',
			NEW."id", "lines"."total", "lines"."discount", NEW."total_cents", NEW."discount_cents");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_add_up" AFTER INSERT ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_order_adds_up"();--> statement-breakpoint
-- A row's xmin is the transaction that wrote it last.
CREATE FUNCTION "require_order_of_this_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "orders"
			WHERE "id" = ANY (ARRAY (SELECT "order_id" FROM "new_lines")) AND "xmin" <> pg_current_xact_id()::xid
	) THEN
		RAISE integrity_constraint_violation
			USING MESSAGE = format('an order gets its lines in %s when it is placed, and none later', TG_TABLE_NAME);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_items_with_order" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS "new_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "require_order_of_this_transaction"();--> statement-breakpoint
CREATE TRIGGER "order_products_with_order" AFTER INSERT ON "order_products" REFERENCING NEW TABLE AS "new_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "require_order_of_this_transaction"();--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE integrity_constraint_violation
		USING MESSAGE = format('what %s remembers of an order never changes', TG_TABLE_NAME);
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_amounts_kept" BEFORE UPDATE OF "total_cents", "discount_cents" ON "orders"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "order_items_kept" BEFORE UPDATE OR DELETE ON "order_items"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "order_item_products_kept" BEFORE UPDATE OR DELETE ON "order_item_products"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "order_products_kept" BEFORE UPDATE OR DELETE ON "order_products"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "order_events_kept" BEFORE UPDATE OR DELETE ON "order_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
