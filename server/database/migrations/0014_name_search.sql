CREATE INDEX "products_name_search" ON "products" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
-- Comparing names is taken for as cheap as comparing numbers, and the whole table would be read; so the index must be used.
CREATE FUNCTION "products_resembling"("term" text, "most" integer) RETURNS TABLE ("id" integer, "degree" real)
	LANGUAGE sql STABLE SET "enable_seqscan" = off AS $$
	SELECT "id", strict_word_similarity("term", lower("name")) FROM "products"
		WHERE "published_at" IS NOT NULL AND "stock_quantity" > 0 AND "term" <<% lower("name") LIMIT "most"
$$;
