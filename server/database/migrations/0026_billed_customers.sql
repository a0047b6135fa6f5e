ALTER TABLE "orders" ADD COLUMN "billed_name" text,
	ADD COLUMN "billed_email" text,
	ADD COLUMN "billed_telephone" text;--> statement-breakpoint
-- Earlier orders remember their customers as they are now; orders of erased customers have none.
UPDATE "orders" SET "billed_name" = "users"."name", "billed_email" = "users"."email", "billed_telephone" = "users"."telephone"
	FROM "users" WHERE "users"."id" = "orders"."user_id";
