ALTER TABLE "email_links" DROP CONSTRAINT "email_links_purpose";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_to_erase" ON "users" USING btree ("erasure_asked_at") WHERE "users"."erasure_asked_at" is not null;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_purpose" CHECK ("email_links"."purpose" in ('CONFIRM', 'CHANGE', 'RETURN', 'KEEP'));