DROP INDEX "delivery_stops_open";--> statement-breakpoint
DROP INDEX "delivery_stops_delivered";--> statement-breakpoint
ALTER TABLE "delivery_stops" ADD COLUMN "replacement_id" integer;--> statement-breakpoint
ALTER TABLE "delivery_stops" ADD CONSTRAINT "delivery_stops_replacement_id_consignments_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_stops_replacement" ON "delivery_stops" USING btree ("replacement_id") WHERE "delivery_stops"."replacement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_stops_open" ON "delivery_stops" USING btree ("order_id",coalesce("replacement_id", 0)) WHERE "delivery_stops"."result" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_stops_delivered" ON "delivery_stops" USING btree ("order_id",coalesce("replacement_id", 0)) WHERE "delivery_stops"."result" = 'DELIVERED';