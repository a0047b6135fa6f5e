CREATE TABLE "backup_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"faults" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_checks_by_age" ON "backup_checks" USING btree ("at");