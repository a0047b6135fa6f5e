CREATE TABLE "billing_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" integer NOT NULL,
	"credit_id" integer,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_phone" text NOT NULL,
	"seller_vat_number" text,
	"vat_percent" integer,
	"exempt_product_ids" integer[] DEFAULT '{}' NOT NULL,
	"taxed_cents" integer NOT NULL,
	"exempt_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"total_cents" integer GENERATED ALWAYS AS ("billing_documents"."taxed_cents" + "billing_documents"."exempt_cents") STORED NOT NULL,
	"buyer" jsonb,
	CONSTRAINT "billing_documents_number" UNIQUE("kind","period","sequence"),
	CONSTRAINT "billing_documents_kind" CHECK ("billing_documents"."kind" in ('INVOICE', 'TAX_INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE')),
	CONSTRAINT "billing_documents_vat" CHECK (num_nonnulls("billing_documents"."seller_vat_number", "billing_documents"."vat_percent") in (0, 2)),
	CONSTRAINT "billing_documents_buyer" CHECK (("billing_documents"."kind" = 'TAX_INVOICE') = ("billing_documents"."buyer" is not null)),
	CONSTRAINT "billing_documents_taxed" CHECK ("billing_documents"."taxed_cents" >= 0),
	CONSTRAINT "billing_documents_exempt" CHECK ("billing_documents"."exempt_cents" >= 0),
	CONSTRAINT "billing_documents_total" CHECK ("billing_documents"."total_cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "document_numbers" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_kind_period_pk" PRIMARY KEY("kind","period"),
	CONSTRAINT "document_numbers_last" CHECK ("document_numbers"."last" >= 1)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_vat_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_numbered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_credit_id_order_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."order_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_invoice" ON "billing_documents" USING btree ("order_id") WHERE "billing_documents"."kind" = 'INVOICE';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_tax_invoice" ON "billing_documents" USING btree ("order_id") WHERE "billing_documents"."kind" = 'TAX_INVOICE';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_credit_note" ON "billing_documents" USING btree ("credit_id") WHERE "billing_documents"."kind" = 'CREDIT_NOTE';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_debit_note" ON "billing_documents" USING btree ("credit_id") WHERE "billing_documents"."kind" = 'DEBIT_NOTE';--> statement-breakpoint
CREATE INDEX "billing_documents_order" ON "billing_documents" USING btree ("order_id");--> statement-breakpoint
-- The documents of a month follow one another without a gap; a unique number keeps two from being the same.
CREATE FUNCTION "require_next_document"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"latest" integer;
BEGIN
	SELECT coalesce(max("sequence"), 0) INTO "latest" FROM "billing_documents"
		WHERE "kind" = NEW."kind" AND "period" = NEW."period";
	IF NEW."sequence" <> "latest" + 1 THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'after %s %s of %s comes no %s', NEW."kind", "latest", NEW."period", NEW."sequence");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "billing_documents_without_gap" BEFORE INSERT ON "billing_documents"
	FOR EACH ROW EXECUTE FUNCTION "require_next_document"();--> statement-breakpoint
CREATE TRIGGER "billing_documents_kept" BEFORE UPDATE OR DELETE ON "billing_documents"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
