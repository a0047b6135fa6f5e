-- A closed day no longer closes its slots one by one: its own row says it.
UPDATE "delivery_slots" SET "closed_at" = NULL
	WHERE "date" IN (SELECT "date" FROM "closed_days" WHERE "closes_delivery");
