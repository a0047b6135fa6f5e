-- What a search reads moves from "products" to a table of its own, which a sale does not touch.
DROP FUNCTION "products_resembling";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_name_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The words that a search compares: in small letters, in one form of Unicode, without invisible letters, quotation marks and breaks.
CREATE FUNCTION "search_words"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(lower(normalize("words", NFC)), E'\t\n\r"“”„«»' || U&'\00A0\200B\200C\200D\2060\FEFF', '          ')
$$;--> statement-breakpoint
-- The words in one rough Latin spelling, the same for what sounds alike in any script: හාල් and "haal" are "hal", தேங்காய் and
-- "thengai" are "tenke". All of it are words of a to z and 0 to 9 with single spaces between them.
CREATE FUNCTION "search_key"("words" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	"key" text := lower(normalize("words", NFC));
BEGIN
	-- Invisible letters and apostrophes do not end a word.
	"key" := translate("key", U&'''’\200B\200C\200D\2060\FEFF', '');
	IF "key" ~ '[à-ü]' THEN
		"key" := translate("key", 'àáâäãçèéêëìíîïñòóôöõùúûü', 'aaaaaceeeeiiiinooooouuuu');
	END IF;
	IF "key" ~ U&'[\0B80-\0DFF]' THEN
		-- Consonants become capitals, so that those without a vowel can be told, vowels and their signs small letters, and what
		-- takes the vowel away becomes `. Letters of two sounds and signs of two letters come first.
		IF "key" ~ U&'[\0D80-\0DFF]' THEN
			"key" := replace(replace(replace(replace("key", 'ඟ', 'න්ග'), 'ඳ', 'න්ද'), 'ඬ', 'න්ඩ'), 'ඹ', 'ම්බ');
			"key" := replace(replace("key", U&'\0DD8', U&'\0DCAරු'), 'ඍ', 'රි');
			"key" := translate("key",
				'කඛගඝචඡජඣශෂසටඨඩඪතථදධපඵබභෆඞඤඥණනමයරලළවහඅආඇඈඉඊඋඌඑඒඓඔඕඖ' || U&'\0DCF\0DD0\0DD1\0DD2\0DD3\0DD4\0DD6\0DD9\0DDA\0DDB\0DDC\0DDD\0DDE\0D82\0DCA\0D83',
				'KKKKSSSSSSSTTTTTTTTPPPPPNNNNNMYRLLVHaaaaiiuueeeooo' || 'aaaiiuueeeooon`');
		END IF;
		IF "key" ~ U&'[\0B80-\0BFF]' THEN
			"key" := translate(replace("key", 'ற்ற', 'ட்ர'),
				'கசஜஶஷஸடதபஙஞணநனமயரறலளழவஹஅஆஇஈஉஊஎஏஐஒஓஔ' || U&'\0BBE\0BBF\0BC0\0BC1\0BC2\0BC6\0BC7\0BC8\0BCA\0BCB\0BCC\0BCD\0B83\0BD7',
				'KSSSSSTTPNNNNNMYRRLLLVHaaiiuueeeooo' || 'aiiuueeeooo`');
		END IF;
		-- A consonant without any sign is spoken with "a".
		"key" := lower(replace(regexp_replace("key", '([A-Z])(?![aeiou`])', '\1a', 'g'), '`', ''));
	END IF;
	-- Only words, "5kg" as "5 kilo", without the "s" of a plural.
	"key" := ' ' || regexp_replace("key", '[^a-z0-9]+', ' ', 'g') || ' ';
	IF "key" ~ '[0-9]' THEN
		"key" := regexp_replace("key", '([0-9])([a-z])', '\1 \2', 'g');
	END IF;
	"key" := replace(replace(replace(replace("key", ' kg ', ' kilo '), ' g ', ' gram '), ' l ', ' litre '), ' liter', ' litre');
	"key" := regexp_replace("key", '([a-z]{2}[a-rt-z])s ', '\1 ', 'g');
	-- What is written in several ways: first several letters for one sound, then one letter for another.
	"key" := replace(replace(replace(replace("key", 'zh', 'l'), 'tch', 's'), 'ch', 's'), 'sh', 's');
	"key" := regexp_replace("key", '([bdgklnprt])h', '\1', 'g');
	"key" := replace(replace(replace(replace("key", 'ce', 'se'), 'ci', 'si'), 'cy', 'si'), 'x', 'ks');
	"key" := translate("key", 'bcdfgjqwz', 'pktpkskvs');
	"key" := replace(replace(replace(replace("key", 'aa', 'a'), 'ee', 'i'), 'oo', 'u'), 'ae', 'e');
	"key" := regexp_replace("key", 'ai|[ae]y(?![aeiou])', 'e', 'g');
	"key" := replace(replace(replace(replace(replace("key", 'au', 'o'), 'y ', 'i '), 'ie ', 'i '), 'oe ', 'o '), 'ii', 'i');
	"key" := replace(replace(replace(replace(replace(replace("key", 'uu', 'u'), 'kk', 'k'), 'tt', 't'), 'pp', 'p'), 'ss', 's'), 'nn', 'n');
	"key" := replace(replace(replace(replace(replace(replace("key", 'll', 'l'), 'mm', 'm'), 'rr', 'r'), 'vv', 'v'), 'yy', 'y'), 'hh', 'h');
	RETURN btrim("key");
END $$;
--> statement-breakpoint
-- A name without its amount and what is in brackets or after a comma.
CREATE FUNCTION "search_bare_name"("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace("name", '[(,].*', ''), '\s+[0-9][0-9.]*\s*(kg|g|l|ml)?\s*$', '', 'i')
$$;--> statement-breakpoint
-- A key without numbers and units, null if there is nothing else.
CREATE FUNCTION "search_without_amounts"("key" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT nullif(btrim(regexp_replace("key", '\m([0-9]+|kilo|kram|litre|ml)\M ?', '', 'g')), '')
$$;--> statement-breakpoint
-- A query for all words of a key, or for all that begin like them; single letters are always whole words. The parts are
-- the weights of "product_search"."words".
CREATE FUNCTION "search_query"("key" text, "parts" text, "beginnings" boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT replace(regexp_replace(
		regexp_replace("key", '[^ ]+', '\&:' || "parts", 'g'),
		'([^ ]{2}):', CASE WHEN "beginnings" THEN '\1:*' ELSE '\1:' END, 'g'), ' ', '&')::tsquery
$$;--> statement-breakpoint
-- Writes what a search reads of these products. Whoever comes second waits, and then sees what the first has changed.
CREATE FUNCTION "write_product_search"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "product_search" WHERE "product_id" = ANY("ids") ORDER BY "product_id" FOR UPDATE;
	INSERT INTO "product_search" ("product_id", "text", "key", "words")
	WITH "wanted" AS MATERIALIZED (
		SELECT "id", "name", "description", "also_called", "category_id" FROM "products" WHERE "id" = ANY("ids")
	), "groups" AS MATERIALIZED (
		SELECT "category"."id", search_words("written") AS "text", to_tsvector('simple', search_key("written")) AS "words"
		FROM "categories" AS "category" CROSS JOIN LATERAL (SELECT concat_ws(' ', "name", "also_called", (
			SELECT string_agg("translated"."name", ' ') FROM "category_texts" AS "translated" WHERE "category_id" = "category"."id"
		)) AS "written") AS "whole"
		WHERE "category"."id" IN (SELECT "category_id" FROM "wanted")
	), "named" AS (
		SELECT "id" AS "product_id", "name", "description" FROM "wanted"
		UNION ALL
		SELECT "product_id", "name", "description" FROM "product_texts" WHERE "product_id" = ANY("ids")
	), "spelled" AS (
		SELECT "product_id",
			string_agg(search_words("name"), E' \t ') AS "names",
			string_agg(search_words("description"), E' \t ') AS "descriptions",
			string_agg(search_key("name"), ' ') AS "keys",
			-- ඇ is typed as "a" or as "e".
			string_agg(concat_ws(' ', search_key(regexp_replace("name", '\([^)]*\)', ' ', 'g')),
				CASE WHEN "name" ~ U&'[\0D87\0D88\0DD0\0DD1]' THEN
					search_key(translate("name", U&'\0D87\0D88\0DD0\0DD1', U&'\0D91\0D91\0DD9\0DD9')) END), ' ') AS "plain_keys",
			string_agg(search_key("description"), ' ') AS "description_keys",
			array_agg('=' || "bare") || array_agg('$' || substring("bare" from '[^ ]+$')) AS "marks"
		FROM "named" CROSS JOIN LATERAL (SELECT search_key(search_bare_name("name")) AS "bare" OFFSET 0) AS "short"
		GROUP BY "product_id"
	)
	SELECT "wanted"."id",
		concat(' ', "names", E' \n ', search_words("also_called"), E' \n ', "groups"."text", E' \n ', "descriptions", ' '),
		coalesce((SELECT string_agg("word", ' ' ORDER BY "place") FROM (
			SELECT "word", min("place") AS "place"
			FROM string_to_table(concat_ws(' ', "own", search_words("wanted"."name")), ' ') WITH ORDINALITY AS "all" ("word", "place")
			WHERE "word" ~ '[a-z]{3}' GROUP BY "word"
		) AS "different"), ''),
		setweight(to_tsvector('simple', "plain_keys"), 'A') || setweight(to_tsvector('simple', "own"), 'B')
			|| setweight("groups"."words", 'C') || setweight(to_tsvector('simple', coalesce("description_keys", '')), 'D')
			|| array_to_tsvector(array_remove("marks", NULL))
	FROM "wanted" JOIN "spelled" ON "product_id" = "wanted"."id" JOIN "groups" ON "groups"."id" = "category_id"
	CROSS JOIN LATERAL (SELECT concat_ws(' ', "keys", search_key("also_called")) AS "own" OFFSET 0) AS "keyed"
	ON CONFLICT ("product_id") DO UPDATE SET "text" = excluded."text", "key" = excluded."key", "words" = excluded."words";
END $$;--> statement-breakpoint
-- Comparing words is taken for as cheap as comparing numbers, and the whole table would be read; so the index must be used.
CREATE FUNCTION "products_resembling"("term" text, "term_key" text, "most" integer) RETURNS TABLE ("id" integer, "degree" real)
	LANGUAGE sql STABLE STRICT SET "enable_seqscan" = off AS $$
	SELECT "product_id", greatest(strict_word_similarity("term", "key"), strict_word_similarity("term_key", "key"))
			+ similarity("term", search_words(search_bare_name("name"))) / 10
		FROM "product_search" JOIN "products" ON "products"."id" = "product_id"
		WHERE "published_at" IS NOT NULL AND "stock_quantity" > 0 AND ("term" <<% "key" OR "term_key" <<% "key") LIMIT "most"
$$;--> statement-breakpoint
CREATE FUNCTION "search_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_product_search(ARRAY(SELECT "id" FROM "changed"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_changed_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_product_search(ARRAY[NEW."id"]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_translated_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_product_search(ARRAY(SELECT DISTINCT "product_id" FROM "changed"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_changed_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_product_search(ARRAY(SELECT "id" FROM "products" WHERE "category_id" = NEW."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_translated_categories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_product_search(ARRAY(SELECT "id" FROM "products" WHERE "category_id" IN (SELECT "category_id" FROM "changed")));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_new" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_new_products"();--> statement-breakpoint
-- By row, as only such a trigger can name columns: a change of the stock must cost nothing.
CREATE TRIGGER "search_changed" AFTER UPDATE OF "name", "description", "also_called", "category_id" ON "products" FOR EACH ROW
	WHEN ((OLD."name", OLD."description", OLD."also_called", OLD."category_id") IS DISTINCT FROM (NEW."name", NEW."description", NEW."also_called", NEW."category_id"))
	EXECUTE FUNCTION "search_changed_product"();--> statement-breakpoint
CREATE TRIGGER "search_new" AFTER INSERT ON "product_texts" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_translated_products"();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "product_texts" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_translated_products"();--> statement-breakpoint
CREATE TRIGGER "search_removed" AFTER DELETE ON "product_texts" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_translated_products"();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE OF "name", "also_called" ON "categories" FOR EACH ROW
	WHEN ((OLD."name", OLD."also_called") IS DISTINCT FROM (NEW."name", NEW."also_called"))
	EXECUTE FUNCTION "search_changed_category"();--> statement-breakpoint
CREATE TRIGGER "search_new" AFTER INSERT ON "category_texts" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_translated_categories"();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "category_texts" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_translated_categories"();--> statement-breakpoint
CREATE TRIGGER "search_removed" AFTER DELETE ON "category_texts" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "search_translated_categories"();--> statement-breakpoint
SELECT write_product_search(ARRAY(SELECT "id" FROM "products"));--> statement-breakpoint
CREATE INDEX "product_search_text" ON "product_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search_key" ON "product_search" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words");
