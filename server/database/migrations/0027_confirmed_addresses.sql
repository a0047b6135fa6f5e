CREATE TABLE "email_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_links_hash" UNIQUE("hash"),
	CONSTRAINT "email_links_purpose" CHECK ("email_links"."purpose" in ('CONFIRM', 'CHANGE', 'RETURN'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
-- Whoever has paid for an order under this address counts as its reader: a payment costs too much to reach strangers with.
UPDATE "users" SET "email_confirmed_at" = "paid"."at" FROM (
	SELECT "user_id", lower("billed_email") AS "email", min("paid_at") AS "at" FROM "orders" WHERE "paid_at" IS NOT NULL GROUP BY 1, 2
) AS "paid" WHERE "paid"."user_id" = "users"."id" AND "paid"."email" = lower("users"."email");--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_links_way_back" ON "email_links" USING btree (lower("email")) WHERE "email_links"."purpose" = 'RETURN';--> statement-breakpoint
CREATE INDEX "email_links_expiry" ON "email_links" USING btree ("expires_at");