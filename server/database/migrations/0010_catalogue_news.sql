-- Tells every instance, at the commit, that what the shop shows everyone is no longer what it was.
CREATE FUNCTION "tell_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Every sale changes a count. Only what can no longer be bought, or can be again, is told: the
-- product itself, or a package that needs so many of it.
CREATE FUNCTION "tell_stock_crossed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.stock_quantity > 0) <> (NEW.stock_quantity > 0) OR EXISTS (
		SELECT FROM package_products
		WHERE product_id = NEW.id AND (OLD.stock_quantity >= quantity) <> (NEW.stock_quantity >= quantity)
	) THEN
		PERFORM pg_notify('catalogue', '');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package_products" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "charities" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "charity_pictures" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feedback" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "description", "price_cents", "category_id", "picture_hash", "published_at", "created_at", "updated_at" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_news_of_stock" AFTER UPDATE OF "stock_quantity" ON "products" FOR EACH ROW WHEN (OLD.stock_quantity <> NEW.stock_quantity) EXECUTE FUNCTION "tell_stock_crossed"();
