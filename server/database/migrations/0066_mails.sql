CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" uuid NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to_address" text,
	"user_id" integer,
	"order_id" integer,
	"answer_id" integer,
	"subject" text NOT NULL,
	"text" text,
	"letter" jsonb,
	"written_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text,
	"repeated_at" timestamp with time zone,
	"repeated_by" text,
	CONSTRAINT "mails_jobId_unique" UNIQUE("job_id"),
	CONSTRAINT "mails_tries" CHECK ("mails"."tries" >= 1),
	CONSTRAINT "mails_end" CHECK ("mails"."sent_at" is null or "mails"."failed_at" is null),
	CONSTRAINT "mails_letter" CHECK (("mails"."text" is null) = ("mails"."letter" is null)),
	CONSTRAINT "mails_repeated" CHECK (("mails"."repeated_at" is null) = ("mails"."repeated_by" is null))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_answer_id_contact_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."contact_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("written_at","id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "mails_reply_to" ON "mails" USING btree (lower("reply_to_address"));--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","written_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id","written_at");--> statement-breakpoint
CREATE INDEX "mails_answer" ON "mails" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin (("to_name" || ' ' || "to_address" || ' ' || "subject") gin_trgm_ops);