CREATE TABLE "charity_gifts" (
	"charity_id" integer PRIMARY KEY NOT NULL,
	"street_address" text NOT NULL,
	"postal_code" text NOT NULL,
	"contact" text NOT NULL,
	"thanks" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charity_id" integer;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "charity_id" integer;--> statement-breakpoint
ALTER TABLE "charity_gifts" ADD CONSTRAINT "charity_gifts_charity_id_charities_id_fk" FOREIGN KEY ("charity_id") REFERENCES "public"."charities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_charity_id_charities_id_fk" FOREIGN KEY ("charity_id") REFERENCES "public"."charities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_charity_id_charities_id_fk" FOREIGN KEY ("charity_id") REFERENCES "public"."charities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_charity" UNIQUE("user_id","charity_id");