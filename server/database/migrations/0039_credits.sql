CREATE TABLE "order_credit_lines" (
	"credit_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "order_credit_lines_credit_id_goods_id_pk" PRIMARY KEY("credit_id","goods_id"),
	CONSTRAINT "order_credit_lines_quantity" CHECK ("order_credit_lines"."quantity" >= 0),
	CONSTRAINT "order_credit_lines_amount" CHECK ("order_credit_lines"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_credits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"cause" text NOT NULL,
	"decided_by" text NOT NULL,
	"request_key" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "order_credits_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "order_credits_number" UNIQUE("order_id","number"),
	CONSTRAINT "order_credits_kind" CHECK ("order_credits"."kind" in ('NOT_SUPPLIED', 'CHEAPER', 'RETURNED', 'CLAIM', 'GOODWILL')),
	CONSTRAINT "order_credits_amount" CHECK ("order_credits"."amount_cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_goods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_product_id" integer,
	"order_item_product_id" integer,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"value_cents" integer NOT NULL,
	CONSTRAINT "order_goods_line" CHECK (num_nonnulls("order_goods"."order_product_id", "order_goods"."order_item_product_id") = 1),
	CONSTRAINT "order_goods_quantity" CHECK ("order_goods"."quantity" >= 1),
	CONSTRAINT "order_goods_value" CHECK ("order_goods"."value_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_once";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "unknown_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_credit_lines" ADD CONSTRAINT "order_credit_lines_credit_id_order_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."order_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credit_lines" ADD CONSTRAINT "order_credit_lines_goods_id_order_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."order_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credits" ADD CONSTRAINT "order_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_order_product_id_order_products_id_fk" FOREIGN KEY ("order_product_id") REFERENCES "public"."order_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_order_item_product_id_order_item_products_id_fk" FOREIGN KEY ("order_item_product_id") REFERENCES "public"."order_item_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_credit_lines_goods" ON "order_credit_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_goods_product" ON "order_goods" USING btree ("order_product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_goods_content" ON "order_goods" USING btree ("order_item_product_id");--> statement-breakpoint
CREATE INDEX "order_goods_order" ON "order_goods" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("attempt_id","gateway_payment_id");--> statement-breakpoint
-- The goods of an order are worth its total, checked at the commit, when all of them are there.
CREATE FUNCTION "require_goods_add_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"value" bigint;
	"total" integer;
BEGIN
	SELECT sum("value_cents") INTO "value" FROM "order_goods" WHERE "order_id" = NEW."order_id";
	SELECT "total_cents" INTO "total" FROM "orders" WHERE "id" = NEW."order_id";
	IF "value" <> "total" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'the goods of order %s are worth %s, not its total of %s', NEW."order_id", "value", "total");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_goods_add_up" AFTER INSERT ON "order_goods"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_goods_add_up"();--> statement-breakpoint
CREATE TRIGGER "order_goods_kept" BEFORE UPDATE OR DELETE ON "order_goods"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Two credits at once wait for each other at the row of their order.
CREATE FUNCTION "require_credit_within_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"total" integer;
	"credited" bigint;
BEGIN
	SELECT "total_cents" INTO "total" FROM "orders" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
	SELECT coalesce(sum("amount_cents"), 0) INTO "credited" FROM "order_credits"
		WHERE "order_id" = NEW."order_id" AND "voided_at" IS NULL;
	IF "credited" + NEW."amount_cents" > "total" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'order %s has credits of %s and a total of %s: %s more are too much', NEW."order_id", "credited", "total", NEW."amount_cents");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_credits_within_order" BEFORE INSERT ON "order_credits"
	FOR EACH ROW EXECUTE FUNCTION "require_credit_within_order"();--> statement-breakpoint
-- Every kind but goodwill is for goods, whose amounts add up to the credit.
CREATE FUNCTION "require_credit_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"lines" record;
BEGIN
	SELECT count(*) AS "count", coalesce(sum("amount_cents"), 0) AS "amount" INTO "lines"
		FROM "order_credit_lines" WHERE "credit_id" = NEW."id";
	IF ("lines"."count" > 0 OR NEW."kind" <> 'GOODWILL') AND "lines"."amount" <> NEW."amount_cents" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'the lines of credit %s come to %s, not to %s', NEW."id", "lines"."amount", NEW."amount_cents");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_credits_add_up" AFTER INSERT ON "order_credits"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_credit_adds_up"();--> statement-breakpoint
-- The reason is erased with the customer's data, and a credit can be taken back; all else stays.
CREATE TRIGGER "order_credits_kept" BEFORE DELETE OR UPDATE OF "order_id", "number", "kind", "amount_cents", "request_key", "at" ON "order_credits"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "require_credit_stays_voided"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE integrity_constraint_violation USING MESSAGE = format('credit %s was taken back for good', OLD."id");
END $$;--> statement-breakpoint
CREATE TRIGGER "order_credits_stay_voided" BEFORE UPDATE OF "voided_at" ON "order_credits" FOR EACH ROW
	WHEN (OLD."voided_at" IS NOT NULL AND NEW."voided_at" IS DISTINCT FROM OLD."voided_at") EXECUTE FUNCTION "require_credit_stays_voided"();--> statement-breakpoint
-- Two credits of the same goods at once wait for each other at the row of the goods.
CREATE FUNCTION "require_credit_within_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"goods" record;
	"credit" record;
	"credited" record;
BEGIN
	SELECT * INTO "goods" FROM "order_goods" WHERE "id" = NEW."goods_id" FOR UPDATE;
	SELECT "order_id", "xmin" INTO "credit" FROM "order_credits" WHERE "id" = NEW."credit_id";
	IF "credit"."order_id" <> "goods"."order_id" OR "credit"."xmin" <> pg_current_xact_id()::xid THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'credit %s gets its lines when it is made, and only goods of its order', NEW."credit_id");
	END IF;
	SELECT coalesce(sum("line"."quantity"), 0) AS "units", coalesce(sum("line"."amount_cents"), 0) AS "cents" INTO "credited"
		FROM "order_credit_lines" AS "line" JOIN "order_credits" AS "of" ON "of"."id" = "line"."credit_id"
		WHERE "line"."goods_id" = NEW."goods_id" AND "of"."voided_at" IS NULL;
	IF "credited"."units" + NEW."quantity" > "goods"."quantity" OR "credited"."cents" + NEW."amount_cents" > "goods"."value_cents" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'of goods %s no %s more units worth %s can be credited', NEW."goods_id", NEW."quantity", NEW."amount_cents");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_credit_lines_within_goods" BEFORE INSERT ON "order_credit_lines"
	FOR EACH ROW EXECUTE FUNCTION "require_credit_within_goods"();--> statement-breakpoint
CREATE TRIGGER "order_credit_lines_kept" BEFORE UPDATE OR DELETE ON "order_credit_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Two refunds of one payment at once wait for each other at the row of its attempt. Not FOR UPDATE: notifications about
-- the attempt, which refer to it, must not wait.
CREATE FUNCTION "require_refund_within_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"attempt" record;
	"refunded" bigint;
BEGIN
	SELECT "order_id", "amount_cents" INTO "attempt" FROM "payment_attempts" WHERE "id" = NEW."attempt_id" FOR NO KEY UPDATE;
	SELECT coalesce(sum("amount_cents"), 0) INTO "refunded" FROM "refunds"
		WHERE "attempt_id" = NEW."attempt_id" AND "gateway_payment_id" = NEW."gateway_payment_id";
	IF "attempt"."order_id" <> NEW."order_id" OR "refunded" + NEW."amount_cents" > "attempt"."amount_cents" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'of payment %s over %s there are refunds of %s: %s more are too much',
			NEW."gateway_payment_id", "attempt"."amount_cents", "refunded", NEW."amount_cents");
	END IF;
	IF NOT EXISTS (
		SELECT FROM "payment_notifications" WHERE "attempt_id" = NEW."attempt_id"
			AND "gateway_payment_id" = NEW."gateway_payment_id" AND "outcome" = 'paid'
	) OR EXISTS (
		SELECT FROM "payment_notifications" WHERE "attempt_id" = NEW."attempt_id"
			AND "gateway_payment_id" = NEW."gateway_payment_id"
			AND ("outcome" = 'chargedBack' OR ("refunded" = 0 AND "outcome" IN ('refundRequested', 'refundProcessing', 'refunded')))
	) THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'payment %s is not there to be refunded', NEW."gateway_payment_id");
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment" BEFORE INSERT ON "refunds"
	FOR EACH ROW EXECUTE FUNCTION "require_refund_within_payment"();--> statement-breakpoint
CREATE TRIGGER "refunds_kept" BEFORE DELETE OR UPDATE OF "order_id", "attempt_id", "gateway_payment_id", "amount_cents" ON "refunds"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
