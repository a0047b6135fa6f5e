-- An order and those that go with it are one delivery, and hold one place together.
CREATE OR REPLACE FUNCTION "require_room_in_slot"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"room" integer;
	"booked" bigint;
BEGIN
	SELECT "capacity" INTO "room" FROM "delivery_slots" WHERE "id" = NEW."slot_id" FOR UPDATE;
	SELECT count(DISTINCT coalesce("adds_to_order_id", "id")) INTO "booked" FROM "orders" WHERE "slot_id" = NEW."slot_id"
		AND coalesce("adds_to_order_id", "id") <> coalesce(NEW."adds_to_order_id", NEW."id")
		AND "cancelled_at" IS NULL AND ("paid_at" IS NOT NULL OR "stock_held_until" IS NOT NULL);
	IF "booked" >= "room" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'slot %s has room for %s orders, which are there: order %s is too much', NEW."slot_id", "room", NEW."id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "require_room_for_booked"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"booked" bigint;
BEGIN
	SELECT count(DISTINCT coalesce("adds_to_order_id", "id")) INTO "booked" FROM "orders" WHERE "slot_id" = NEW."id"
		AND "cancelled_at" IS NULL AND ("paid_at" IS NOT NULL OR "stock_held_until" IS NOT NULL);
	IF "booked" > NEW."capacity" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'slot %s holds %s orders, more than %s', NEW."id", "booked", NEW."capacity");
	END IF;
	RETURN NULL;
END $$;
