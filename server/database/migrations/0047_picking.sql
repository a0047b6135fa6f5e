CREATE TABLE "consignment_goods" (
	"consignment_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"picked" integer DEFAULT 0 NOT NULL,
	"short" integer DEFAULT 0 NOT NULL,
	"none_left" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consignment_goods_consignment_id_goods_id_pk" PRIMARY KEY("consignment_id","goods_id"),
	CONSTRAINT "consignment_goods_quantity" CHECK ("consignment_goods"."quantity" >= 1),
	CONSTRAINT "consignment_goods_picked" CHECK ("consignment_goods"."picked" >= 0),
	CONSTRAINT "consignment_goods_short" CHECK ("consignment_goods"."short" >= 0),
	CONSTRAINT "consignment_goods_sum" CHECK ("consignment_goods"."picked" + "consignment_goods"."short" <= "consignment_goods"."quantity")
);
--> statement-breakpoint
CREATE TABLE "consignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"picker_email" text,
	"picking_started_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"bags" integer,
	CONSTRAINT "consignments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "consignments_moments" CHECK ("consignments"."packed_at" is null or ("consignments"."picking_started_at" is not null and "consignments"."picking_started_at" <= "consignments"."packed_at")),
	CONSTRAINT "consignments_picker" CHECK ("consignments"."picker_email" is null or "consignments"."picking_started_at" is not null),
	CONSTRAINT "consignments_bags" CHECK (("consignments"."packed_at" is null) = ("consignments"."bags" is null)),
	CONSTRAINT "consignments_bags_count" CHECK ("consignments"."bags" >= 1)
);
--> statement-breakpoint
CREATE TABLE "picking_steps" (
	"op_id" uuid PRIMARY KEY NOT NULL,
	"consignment_id" integer NOT NULL,
	"goods_id" integer,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"by_operator" text NOT NULL,
	"at_device" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "substitutes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "substitutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consignment_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"translated_name" text,
	"units" integer NOT NULL,
	"for_units" integer NOT NULL,
	"charged_cents" integer NOT NULL,
	CONSTRAINT "substitutes_units" CHECK ("substitutes"."units" >= 1),
	CONSTRAINT "substitutes_for_units" CHECK ("substitutes"."for_units" >= 1),
	CONSTRAINT "substitutes_charged" CHECK ("substitutes"."charged_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "storage" text DEFAULT 'SHELF' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "never_substitute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consignment_goods" ADD CONSTRAINT "consignment_goods_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_goods" ADD CONSTRAINT "consignment_goods_goods_id_order_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picking_steps" ADD CONSTRAINT "picking_steps_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picking_steps" ADD CONSTRAINT "picking_steps_goods_id_order_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutes" ADD CONSTRAINT "substitutes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutes" ADD CONSTRAINT "substitutes_line" FOREIGN KEY ("consignment_id","goods_id") REFERENCES "public"."consignment_goods"("consignment_id","goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consignment_goods_goods" ON "consignment_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "consignments_being_picked" ON "consignments" USING btree ("order_id") WHERE "consignments"."picking_started_at" is not null and "consignments"."packed_at" is null;--> statement-breakpoint
CREATE INDEX "picking_steps_consignment" ON "picking_steps" USING btree ("consignment_id","at");--> statement-breakpoint
CREATE INDEX "substitutes_of_line" ON "substitutes" USING btree ("consignment_id","goods_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_storage" CHECK ("categories"."storage" in ('SHELF', 'COLD', 'FROZEN'));--> statement-breakpoint
-- What was said of a line comes to no more than it has, and its substitutes cost no more than what they stand in for.
-- Checked at the commit, when the line and its substitutes are both as they will be.
CREATE FUNCTION "require_line_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"line" record;
	"replaced" bigint;
BEGIN
	SELECT * INTO "line" FROM "consignment_goods"
		WHERE "consignment_id" = NEW."consignment_id" AND "goods_id" = NEW."goods_id";
	SELECT coalesce(sum("for_units"), 0) INTO "replaced" FROM "substitutes"
		WHERE "consignment_id" = NEW."consignment_id" AND "goods_id" = NEW."goods_id";
	IF "line"."picked" + "line"."short" + "replaced" > "line"."quantity" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'of goods %s there are %s: %s picked, %s short and %s replaced are too many',
			NEW."goods_id", "line"."quantity", "line"."picked", "line"."short", "replaced");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "consignment_goods_add_up" AFTER INSERT OR UPDATE ON "consignment_goods"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_line_adds_up"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "substitutes_add_up" AFTER INSERT OR UPDATE ON "substitutes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_line_adds_up"();--> statement-breakpoint
CREATE FUNCTION "require_substitute_within_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"goods" record;
BEGIN
	SELECT * INTO "goods" FROM "order_goods" WHERE "id" = NEW."goods_id";
	IF "goods"."product_id" = NEW."product_id"
			OR NEW."charged_cents" > ceil("goods"."value_cents"::numeric * NEW."for_units" / "goods"."quantity") THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'product %s for %s cannot stand in for %s units of goods %s',
			NEW."product_id", NEW."charged_cents", NEW."for_units", NEW."goods_id");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "substitutes_within_goods" BEFORE INSERT OR UPDATE ON "substitutes"
	FOR EACH ROW EXECUTE FUNCTION "require_substitute_within_goods"();--> statement-breakpoint
-- The goods of a consignment are those of its order, and no more of them than were ordered.
CREATE FUNCTION "require_goods_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM "order_goods" AS "goods" JOIN "consignments" AS "of" ON "of"."order_id" = "goods"."order_id"
			WHERE "goods"."id" = NEW."goods_id" AND "of"."id" = NEW."consignment_id" AND NEW."quantity" <= "goods"."quantity"
	) THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'consignment %s has no %s units of goods %s', NEW."consignment_id", NEW."quantity", NEW."goods_id");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "consignment_goods_of_order" BEFORE INSERT OR UPDATE OF "consignment_id", "goods_id", "quantity" ON "consignment_goods"
	FOR EACH ROW EXECUTE FUNCTION "require_goods_of_order"();--> statement-breakpoint
-- What is packed stays as it is. A step waits at the row of its consignment for a packing at the same time.
CREATE FUNCTION "require_not_packed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"consignment" integer := CASE TG_OP WHEN 'DELETE' THEN OLD."consignment_id" ELSE NEW."consignment_id" END;
	"packed" timestamptz;
BEGIN
	SELECT "packed_at" INTO "packed" FROM "consignments" WHERE "id" = "consignment" FOR NO KEY UPDATE;
	IF "packed" IS NOT NULL THEN
		RAISE integrity_constraint_violation USING MESSAGE = format('consignment %s is packed', "consignment");
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "consignment_goods_not_packed" BEFORE INSERT OR UPDATE OR DELETE ON "consignment_goods"
	FOR EACH ROW EXECUTE FUNCTION "require_not_packed"();--> statement-breakpoint
CREATE TRIGGER "substitutes_not_packed" BEFORE INSERT OR UPDATE OR DELETE ON "substitutes"
	FOR EACH ROW EXECUTE FUNCTION "require_not_packed"();--> statement-breakpoint
-- Packed needs that nothing is open.
CREATE FUNCTION "require_all_decided"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "consignment_goods" AS "line" WHERE "line"."consignment_id" = NEW."id"
			AND "line"."quantity" <> "line"."picked" + "line"."short" + (
				SELECT coalesce(sum("for_units"), 0) FROM "substitutes"
					WHERE "consignment_id" = "line"."consignment_id" AND "goods_id" = "line"."goods_id")
	) THEN
		RAISE integrity_constraint_violation USING MESSAGE = format('goods of consignment %s are still open', NEW."id");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "consignments_all_decided" BEFORE UPDATE OF "packed_at" ON "consignments" FOR EACH ROW
	WHEN (NEW."packed_at" IS NOT NULL AND OLD."packed_at" IS NULL) EXECUTE FUNCTION "require_all_decided"();--> statement-breakpoint
CREATE TRIGGER "picking_steps_kept" BEFORE UPDATE OR DELETE ON "picking_steps"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A refund that was never sent can be taken back, with the packing that requested it.
DROP TRIGGER "refunds_kept" ON "refunds";--> statement-breakpoint
CREATE TRIGGER "refunds_kept" BEFORE UPDATE OF "order_id", "attempt_id", "gateway_payment_id", "amount_cents" ON "refunds"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_deleting_sent_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE integrity_constraint_violation USING MESSAGE = format('refund %s was sent or made, and stays', OLD."id");
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_sent_kept" BEFORE DELETE ON "refunds" FOR EACH ROW
	WHEN (OLD."sent_at" IS NOT NULL OR OLD."settled_at" IS NOT NULL OR OLD."unknown_since" IS NOT NULL)
	EXECUTE FUNCTION "refuse_deleting_sent_refund"();
