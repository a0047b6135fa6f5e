-- Of those that were added twice the first one stays. Orders keep the places that they have in the others.
UPDATE "delivery_windows" SET "removed_at" = now() WHERE "removed_at" IS NULL AND EXISTS (
  SELECT FROM "delivery_windows" "first" WHERE "first"."removed_at" IS NULL AND "first"."id" < "delivery_windows"."id"
    AND "first"."area_id" IS NOT DISTINCT FROM "delivery_windows"."area_id" AND "first"."weekday" = "delivery_windows"."weekday"
    AND "first"."from_minutes" = "delivery_windows"."from_minutes" AND "first"."to_minutes" = "delivery_windows"."to_minutes");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_windows_once" ON "delivery_windows" USING btree (coalesce("area_id", 0),"weekday","from_minutes","to_minutes") WHERE "delivery_windows"."removed_at" is null;
