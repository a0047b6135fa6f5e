ALTER TABLE "custom_packages" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "custom_packages" ADD CONSTRAINT "custom_packages_share_token" UNIQUE("share_token");