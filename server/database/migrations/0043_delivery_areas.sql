CREATE TABLE "delivery_area_codes" (
	"area_id" integer NOT NULL,
	"from_code" text NOT NULL,
	"to_code" text NOT NULL,
	CONSTRAINT "delivery_area_codes_area_id_from_code_to_code_pk" PRIMARY KEY("area_id","from_code","to_code"),
	CONSTRAINT "delivery_area_codes_range" CHECK ("delivery_area_codes"."from_code" ~ '^[0-9]{5}$' and "delivery_area_codes"."to_code" ~ '^[0-9]{5}$' and "delivery_area_codes"."from_code" <= "delivery_area_codes"."to_code")
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"translated_names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"free_from_cents" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"is_served" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_areas_kind" CHECK ("delivery_areas"."kind" in ('CODES', 'ELSEWHERE', 'COLLECTION')),
	CONSTRAINT "delivery_areas_fee" CHECK ("delivery_areas"."fee_cents" >= 0),
	CONSTRAINT "delivery_areas_free_from" CHECK ("delivery_areas"."free_from_cents" >= 0),
	CONSTRAINT "delivery_areas_minimum" CHECK ("delivery_areas"."minimum_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_area_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total_cents" SET EXPRESSION AS ("goods_cents" - "discount_cents" + "delivery_fee_cents");--> statement-breakpoint
ALTER TABLE "delivery_area_codes" ADD CONSTRAINT "delivery_area_codes_area_id_delivery_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."delivery_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_areas_elsewhere" ON "delivery_areas" USING btree ("kind") WHERE "delivery_areas"."kind" = 'ELSEWHERE' and "delivery_areas"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_area_id_delivery_areas_id_fk" FOREIGN KEY ("delivery_area_id") REFERENCES "public"."delivery_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_fee" CHECK ("orders"."delivery_fee_cents" >= 0);--> statement-breakpoint
DROP TRIGGER "orders_amounts_kept" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_amounts_kept" BEFORE UPDATE OF "goods_cents", "discount_cents", "delivery_fee_cents" ON "orders"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- The goods of an order are worth its total without the fee for their delivery.
CREATE OR REPLACE FUNCTION "require_goods_add_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"value" bigint;
	"worth" bigint;
BEGIN
	SELECT sum("value_cents") INTO "value" FROM "order_goods" WHERE "order_id" = NEW."order_id";
	SELECT "total_cents" - "delivery_fee_cents" INTO "worth" FROM "orders" WHERE "id" = NEW."order_id";
	IF "value" <> "worth" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'the goods of order %s are worth %s, not its total of %s', NEW."order_id", "value", "worth");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Notifies every instance, at the commit, that the terms of delivery have changed.
CREATE FUNCTION "tell_delivery_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('delivery', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "delivery_areas_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_areas"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_delivery_changed"();--> statement-breakpoint
CREATE TRIGGER "delivery_area_codes_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_area_codes"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_delivery_changed"();
