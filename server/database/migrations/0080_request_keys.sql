ALTER TABLE "custom_packages" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "custom_packages" ADD CONSTRAINT "custom_packages_request" UNIQUE("user_id","request_key");--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_request" UNIQUE("user_id","request_key");