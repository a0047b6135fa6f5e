ALTER TABLE "order_credit_lines" DROP CONSTRAINT "order_credit_lines_credit_id_goods_id_pk";--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "substitute_id" integer;--> statement-breakpoint
ALTER TABLE "order_credit_lines" ADD COLUMN "substitute_id" integer;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_substitute_id_substitutes_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."substitutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credit_lines" ADD CONSTRAINT "order_credit_lines_substitute_id_substitutes_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."substitutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_credit_lines_substitute" ON "order_credit_lines" USING btree ("substitute_id") WHERE "order_credit_lines"."substitute_id" is not null;--> statement-breakpoint
ALTER TABLE "order_credit_lines" ADD CONSTRAINT "order_credit_lines_once" UNIQUE NULLS NOT DISTINCT("credit_id","goods_id","substitute_id");--> statement-breakpoint
-- What was packed in place of goods is credited by its own units, and up to what it was charged with. Units of goods are
-- credited up to those ordered; the value of both together is that of the goods.
CREATE OR REPLACE FUNCTION "require_credit_within_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"goods" record;
	"credit" record;
	"part" record;
	"credited" record;
BEGIN
	SELECT * INTO "goods" FROM "order_goods" WHERE "id" = NEW."goods_id" FOR UPDATE;
	SELECT "order_id", "xmin" INTO "credit" FROM "order_credits" WHERE "id" = NEW."credit_id";
	IF "credit"."order_id" <> "goods"."order_id" OR "credit"."xmin" <> pg_current_xact_id()::xid THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'credit %s gets its lines when it is made, and only goods of its order', NEW."credit_id");
	END IF;
	IF NEW."substitute_id" IS NULL THEN
		SELECT "goods"."quantity" AS "units", "goods"."value_cents" AS "cents" INTO "part";
	ELSE
		SELECT "units", "charged_cents" AS "cents" INTO "part" FROM "substitutes"
			WHERE "id" = NEW."substitute_id" AND "goods_id" = NEW."goods_id";
	END IF;
	SELECT coalesce(sum("line"."amount_cents"), 0) AS "all_cents",
		coalesce(sum("line"."quantity") FILTER (WHERE "line"."substitute_id" IS NOT DISTINCT FROM NEW."substitute_id"), 0) AS "units",
		coalesce(sum("line"."amount_cents") FILTER (WHERE "line"."substitute_id" IS NOT DISTINCT FROM NEW."substitute_id"), 0) AS "cents"
		INTO "credited"
		FROM "order_credit_lines" AS "line" JOIN "order_credits" AS "of" ON "of"."id" = "line"."credit_id"
		WHERE "line"."goods_id" = NEW."goods_id" AND "of"."voided_at" IS NULL;
	IF "part"."units" IS NULL OR "credited"."units" + NEW."quantity" > "part"."units"
			OR "credited"."cents" + NEW."amount_cents" > "part"."cents"
			OR "credited"."all_cents" + NEW."amount_cents" > "goods"."value_cents" THEN
		RAISE integrity_constraint_violation USING MESSAGE = format(
			'of goods %s no %s more units worth %s can be credited', NEW."goods_id", NEW."quantity", NEW."amount_cents");
	END IF;
	RETURN NEW;
END $$;
