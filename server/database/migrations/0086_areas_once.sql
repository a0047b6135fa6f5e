ALTER TABLE "delivery_areas" ADD COLUMN "codes_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "delivery_areas" SET "codes_text" = coalesce((
  SELECT string_agg("from_code" || '-' || "to_code", ' ' ORDER BY "from_code" COLLATE "C", "to_code" COLLATE "C")
  FROM "delivery_area_codes" WHERE "area_id" = "delivery_areas"."id"), '');--> statement-breakpoint
-- Of those that were added twice the first one keeps its name. Orders and times refer to the others, so that they stay.
UPDATE "delivery_areas" SET "name" = "name" || ' (' || "id" || ')', "version" = "version" + 1 WHERE "removed_at" IS NULL AND EXISTS (
  SELECT FROM "delivery_areas" "first" WHERE "first"."removed_at" IS NULL AND "first"."id" < "delivery_areas"."id"
    AND "first"."kind" = "delivery_areas"."kind" AND lower("first"."name") = lower("delivery_areas"."name")
    AND "first"."codes_text" = "delivery_areas"."codes_text");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_areas_once" ON "delivery_areas" USING btree ("kind",lower("name"),md5("codes_text")) WHERE "delivery_areas"."removed_at" is null;
