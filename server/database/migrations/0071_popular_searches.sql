CREATE TABLE "popular_searches" (
	"language" text DEFAULT 'en' NOT NULL,
	"term" text NOT NULL,
	"day" date DEFAULT current_date NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "popular_searches_language_term_day_pk" PRIMARY KEY("language","term","day"),
	CONSTRAINT "popular_searches_language" CHECK ("popular_searches"."language" in ('en', 'si', 'ta')),
	CONSTRAINT "popular_searches_visitors" CHECK ("popular_searches"."visitors" >= 1)
);
