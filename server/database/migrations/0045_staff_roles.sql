CREATE TABLE "operator_roles" (
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "operator_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "operator_roles_role" CHECK ("operator_roles"."role" in ('OWNER', 'MANAGER', 'SUPPORT', 'PICKER', 'DRIVER'))
);
--> statement-breakpoint
ALTER TABLE "email_links" DROP CONSTRAINT "email_links_purpose";--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_purpose" CHECK ("email_links"."purpose" in ('CONFIRM', 'CHANGE', 'RETURN', 'KEEP', 'INVITE'));
--> statement-breakpoint
-- Until now every operator could do everything.
INSERT INTO "operator_roles" ("user_id", "role") SELECT "id", 'OWNER' FROM "users" WHERE "role" = 'ADMIN';
