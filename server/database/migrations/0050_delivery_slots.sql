CREATE TABLE "closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"closes_delivery" boolean NOT NULL,
	"barred_category_ids" integer[] NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "closed_days_kind" CHECK ("closed_days"."kind" in ('POYA', 'PUBLIC', 'OWN'))
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"window_id" integer NOT NULL,
	"date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "delivery_slots_window" UNIQUE("window_id","date"),
	CONSTRAINT "delivery_slots_capacity" CHECK ("delivery_slots"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_windows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_windows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area_id" integer,
	"weekday" integer NOT NULL,
	"from_minutes" integer NOT NULL,
	"to_minutes" integer NOT NULL,
	"capacity" integer NOT NULL,
	"cutoff_minutes" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_windows_weekday" CHECK ("delivery_windows"."weekday" between 0 and 6),
	CONSTRAINT "delivery_windows_hours" CHECK (0 <= "delivery_windows"."from_minutes" and "delivery_windows"."from_minutes" < "delivery_windows"."to_minutes" and "delivery_windows"."to_minutes" <= 1440),
	CONSTRAINT "delivery_windows_capacity" CHECK ("delivery_windows"."capacity" >= 1),
	CONSTRAINT "delivery_windows_cutoff" CHECK ("delivery_windows"."cutoff_minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_window_id_delivery_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."delivery_windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_windows" ADD CONSTRAINT "delivery_windows_area_id_delivery_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."delivery_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_id_delivery_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree ("slot_id") WHERE "orders"."slot_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised" CHECK (num_nonnulls("orders"."promised_from", "orders"."promised_to") <> 1 and ("orders"."slot_id" is null or "orders"."promised_to" is not null));--> statement-breakpoint
CREATE TRIGGER "delivery_windows_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_windows"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_delivery_changed"();--> statement-breakpoint
CREATE TRIGGER "closed_days_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "closed_days"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_delivery_changed"();--> statement-breakpoint
-- An order holds its place in a slot while it holds its stock, and once it is paid. Two orders for one slot wait for each
-- other at the row of the slot.
CREATE FUNCTION "require_room_in_slot"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"room" integer;
	"booked" bigint;
BEGIN
	SELECT "capacity" INTO "room" FROM "delivery_slots" WHERE "id" = NEW."slot_id" FOR UPDATE;
	SELECT count(*) INTO "booked" FROM "orders" WHERE "slot_id" = NEW."slot_id" AND "id" <> NEW."id"
		AND "cancelled_at" IS NULL AND ("paid_at" IS NOT NULL OR "stock_held_until" IS NOT NULL);
	IF "booked" >= "room" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'slot %s has room for %s orders, which are there: order %s is too much', NEW."slot_id", "room", NEW."id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_slot_room" AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (NEW."slot_id" IS NOT NULL AND NEW."cancelled_at" IS NULL AND (NEW."paid_at" IS NOT NULL OR NEW."stock_held_until" IS NOT NULL))
	EXECUTE FUNCTION "require_room_in_slot"();--> statement-breakpoint
CREATE TRIGGER "orders_slot_still_room" AFTER UPDATE OF "slot_id", "stock_held_until", "paid_at", "cancelled_at" ON "orders" FOR EACH ROW
	WHEN (NEW."slot_id" IS NOT NULL AND NEW."cancelled_at" IS NULL AND (NEW."paid_at" IS NOT NULL OR NEW."stock_held_until" IS NOT NULL)
		AND NOT (OLD."slot_id" IS NOT DISTINCT FROM NEW."slot_id" AND OLD."cancelled_at" IS NULL
			AND (OLD."paid_at" IS NOT NULL OR OLD."stock_held_until" IS NOT NULL)))
	EXECUTE FUNCTION "require_room_in_slot"();--> statement-breakpoint
CREATE FUNCTION "require_room_for_booked"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"booked" bigint;
BEGIN
	SELECT count(*) INTO "booked" FROM "orders" WHERE "slot_id" = NEW."id"
		AND "cancelled_at" IS NULL AND ("paid_at" IS NOT NULL OR "stock_held_until" IS NOT NULL);
	IF "booked" > NEW."capacity" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'slot %s holds %s orders, more than %s', NEW."id", "booked", NEW."capacity");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "delivery_slots_booked" AFTER UPDATE OF "capacity" ON "delivery_slots" FOR EACH ROW
	WHEN (NEW."capacity" < OLD."capacity") EXECUTE FUNCTION "require_room_for_booked"();
