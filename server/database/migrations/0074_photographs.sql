-- The name of a picture now also says whether it is a photograph, and in which proportion, so that pages fill their tiles with it. Here this follows
-- from the head of its file: only a WebP that is not opaque has an alpha channel. What orders remember never changes: theirs stay as they were.
CREATE TEMPORARY TABLE "photographs" ON COMMIT DROP AS
WITH "heads" AS (
	SELECT DISTINCT ON ("hash") "hash", substring("bytes" FROM 1 FOR 30) AS "head" FROM "pictures" ORDER BY "hash", "width"
), "sizes" AS (
	SELECT "hash", encode(substring("head" FROM 13 FOR 4), 'escape') AS "form",
		get_byte("head", 20) AS "b0", get_byte("head", 21) AS "b1", get_byte("head", 22) AS "b2", get_byte("head", 23) AS "b3",
		get_byte("head", 24) AS "b4", get_byte("head", 25) AS "b5", get_byte("head", 26) AS "b6", get_byte("head", 27) AS "b7",
		get_byte("head", 28) AS "b8", get_byte("head", 29) AS "b9"
	FROM "heads" WHERE length("head") = 30
), "opaque" AS (
	SELECT "hash", "b6" + ("b7" & 63) * 256 AS "width", "b8" + ("b9" & 63) * 256 AS "height" FROM "sizes" WHERE "form" = 'VP8 '
	UNION ALL
	SELECT "hash", 1 + "b1" + ("b2" & 63) * 256, 1 + ("b2" >> 6) + "b3" * 4 + ("b4" & 15) * 1024
	FROM "sizes" WHERE "form" = 'VP8L' AND "b4" & 16 = 0
	UNION ALL
	SELECT "hash", 1 + "b4" + "b5" * 256 + "b6" * 65536, 1 + "b7" + "b8" * 256 + "b9" * 65536
	FROM "sizes" WHERE "form" = 'VP8X' AND "b0" & 16 = 0
)
SELECT "hash", "hash" || '-photo' || least(greatest(round(100.0 * "width" / "height"), 1), 9999) AS "name"
FROM "opaque" WHERE "height" > 0;--> statement-breakpoint
UPDATE "products" SET "picture_hash" = "photographs"."name" FROM "photographs" WHERE "picture_hash" = "hash";--> statement-breakpoint
UPDATE "packages" SET "picture_hash" = "photographs"."name" FROM "photographs" WHERE "picture_hash" = "hash";--> statement-breakpoint
UPDATE "charity_pictures" SET "picture_hash" = "photographs"."name" FROM "photographs" WHERE "picture_hash" = "hash";
