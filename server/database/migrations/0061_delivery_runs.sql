CREATE TABLE "delivery_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"van" text NOT NULL,
	"driver_email" text,
	"started_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_runs_driver" CHECK ("delivery_runs"."started_at" is null or "delivery_runs"."driver_email" is not null)
);
--> statement-breakpoint
CREATE TABLE "delivery_stops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"place" integer NOT NULL,
	"result" text,
	"done_at" timestamp with time zone,
	"received_by" text,
	"note" text,
	"bags" integer,
	CONSTRAINT "delivery_stops_result" CHECK ("delivery_stops"."result" in ('DELIVERED', 'NOBODY_HOME', 'REFUSED', 'TAKEN_BACK')),
	CONSTRAINT "delivery_stops_done" CHECK (("delivery_stops"."result" is null) = ("delivery_stops"."done_at" is null)),
	CONSTRAINT "delivery_stops_received" CHECK (coalesce("delivery_stops"."result", '') = 'DELIVERED' or num_nonnulls("delivery_stops"."received_by", "delivery_stops"."bags") = 0),
	CONSTRAINT "delivery_stops_bags" CHECK ("delivery_stops"."bags" >= 1)
);
--> statement-breakpoint
CREATE TABLE "driving_steps" (
	"op_id" uuid PRIMARY KEY NOT NULL,
	"stop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"by_operator" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"parts" integer NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "sms_messages_key_unique" UNIQUE("key"),
	CONSTRAINT "sms_messages_parts" CHECK ("sms_messages"."parts" >= 1),
	CONSTRAINT "sms_messages_sent" CHECK ("sms_messages"."sent_at" is null or "sms_messages"."tried_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "private_pictures" ADD COLUMN "stop_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_stops" ADD CONSTRAINT "delivery_stops_run_id_delivery_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_stops" ADD CONSTRAINT "delivery_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driving_steps" ADD CONSTRAINT "driving_steps_stop_id_delivery_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."delivery_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_runs_date" ON "delivery_runs" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "delivery_stops_run" ON "delivery_stops" USING btree ("run_id","place");--> statement-breakpoint
CREATE INDEX "delivery_stops_order" ON "delivery_stops" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_stops_open" ON "delivery_stops" USING btree ("order_id") WHERE "delivery_stops"."result" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_stops_delivered" ON "delivery_stops" USING btree ("order_id") WHERE "delivery_stops"."result" = 'DELIVERED';--> statement-breakpoint
CREATE INDEX "driving_steps_stop" ON "driving_steps" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "sms_messages_order" ON "sms_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sms_messages_written" ON "sms_messages" USING btree ("written_at");--> statement-breakpoint
ALTER TABLE "private_pictures" ADD CONSTRAINT "private_pictures_stop_id_delivery_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."delivery_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_pictures_stop" ON "private_pictures" USING btree ("stop_id") WHERE "private_pictures"."stop_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered" CHECK ("orders"."delivered_at" is null or ("orders"."completed_at" is not null and "orders"."completed_at" <= "orders"."delivered_at"));