-- Since when is not known of the packages that there are: since they were added, as far as anyone knows.
ALTER TABLE "packages" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
UPDATE "packages" SET "published_at" = CASE WHEN "status" = 'ACTIVE' THEN "created_at" END;--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_status";--> statement-breakpoint
ALTER TABLE "packages" DROP COLUMN "status";
