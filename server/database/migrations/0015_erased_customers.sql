ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
-- What an order remembers never changes, but for what its customer has written or was told, once the order is nobody's.
CREATE FUNCTION "refuse_change_unless_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV
		AND EXISTS (SELECT FROM "orders" WHERE "id" = NEW."order_id" AND "user_id" IS NULL)
	THEN
		RETURN NEW;
	END IF;
	RAISE integrity_constraint_violation
		USING MESSAGE = format('what %s remembers of an order never changes', TG_TABLE_NAME);
END $$;--> statement-breakpoint
DROP TRIGGER "order_items_kept" ON "order_items";--> statement-breakpoint
CREATE TRIGGER "order_items_kept" BEFORE UPDATE OR DELETE ON "order_items"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_unless_erased"('name', 'description');--> statement-breakpoint
DROP TRIGGER "order_events_kept" ON "order_events";--> statement-breakpoint
CREATE TRIGGER "order_events_kept" BEFORE UPDATE OR DELETE ON "order_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_unless_erased"('cause');
