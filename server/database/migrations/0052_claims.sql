CREATE TABLE "claim_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"wish" text NOT NULL,
	"words" text NOT NULL,
	"request_key" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_units" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision_key" uuid,
	CONSTRAINT "claim_lines_kind" CHECK ("claim_lines"."kind" in ('DAMAGED', 'WRONG', 'MISSING')),
	CONSTRAINT "claim_lines_wish" CHECK ("claim_lines"."wish" in ('REFUND', 'REPLACEMENT')),
	CONSTRAINT "claim_lines_decision" CHECK ("claim_lines"."decision" in ('REFUNDED', 'REPLACED', 'REFUSED')),
	CONSTRAINT "claim_lines_quantity" CHECK ("claim_lines"."quantity" >= 1),
	CONSTRAINT "claim_lines_decided_units" CHECK ("claim_lines"."decided_units" between 0 and "claim_lines"."quantity" and ("claim_lines"."decided_units" > 0) = coalesce("claim_lines"."decision" in ('REFUNDED', 'REPLACED'), false)),
	CONSTRAINT "claim_lines_decided" CHECK (num_nulls("claim_lines"."decision", "claim_lines"."answer", "claim_lines"."decided_by", "claim_lines"."decided_at", "claim_lines"."decision_key") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "claim_photos" (
	"line_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	CONSTRAINT "claim_photos_line_id_picture_id_pk" PRIMARY KEY("line_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "claims_withdrawn" CHECK (not "claims"."is_withdrawn" or "claims"."closed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "private_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_after" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_goods_id_order_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_line_id_claim_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."claim_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_picture_id_private_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."private_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_pictures" ADD CONSTRAINT "private_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_lines_claim" ON "claim_lines" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_lines_goods" ON "claim_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_photos_picture" ON "claim_photos" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_open" ON "claims" USING btree ("order_id") WHERE "claims"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "private_pictures_order" ON "private_pictures" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "private_pictures_hash" ON "private_pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "private_pictures_due" ON "private_pictures" USING btree ("delete_after") WHERE "private_pictures"."delete_after" is not null;