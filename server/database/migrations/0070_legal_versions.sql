CREATE TABLE "legal_versions" (
	"page" text NOT NULL,
	"valid_from" date NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal_versions_page_valid_from_pk" PRIMARY KEY("page","valid_from"),
	CONSTRAINT "legal_versions_page" CHECK ("legal_versions"."page" in ('terms', 'privacy'))
);
--> statement-breakpoint
-- On which terms an order was placed follows from its day, so that a version never changes once its day has come.
CREATE TRIGGER "legal_versions_kept" BEFORE UPDATE OR DELETE ON "legal_versions" FOR EACH ROW
	WHEN (OLD."valid_from" <= (now() AT TIME ZONE 'Asia/Colombo')::date) EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Notifies every instance, at the commit, that there are other legal texts.
CREATE FUNCTION "tell_legal_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('legal', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "legal_versions_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_legal_changed"();
