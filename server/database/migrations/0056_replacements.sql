ALTER TABLE "consignments" DROP CONSTRAINT "consignments_orderId_unique";--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_of_order" ON "consignments" USING btree ("order_id") WHERE "consignments"."claim_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_of_claim" ON "consignments" USING btree ("claim_id") WHERE "consignments"."claim_id" is not null and "consignments"."packed_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_sent_again" ON "consignments" USING btree ("order_id") WHERE "consignments"."claim_id" is not null;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_left" CHECK ("consignments"."left_at" is null or ("consignments"."claim_id" is not null and "consignments"."packed_at" is not null and "consignments"."packed_at" <= "consignments"."left_at"));