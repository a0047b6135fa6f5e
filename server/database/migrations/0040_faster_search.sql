-- Not STRICT, so that PostgreSQL puts it into the statement of a search: seven calls would take longer than all else.
CREATE OR REPLACE FUNCTION "search_query"("key" text, "parts" text, "beginnings" boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (CASE WHEN "beginnings"
		THEN regexp_replace(replace("key", ' ', ':' || "parts" || '&') || ':' || "parts", '([a-z0-9]{2}):', '\1:*', 'g')
		ELSE replace("key", ' ', ':' || "parts" || '&') || ':' || "parts" END)::tsquery
$$;--> statement-breakpoint
-- With the term in the plan, PostgreSQL compares it with a hundred samples of the column at each call, to estimate what it finds.
ALTER FUNCTION "products_resembling"(text, text, integer) SET "plan_cache_mode" = force_generic_plan;
