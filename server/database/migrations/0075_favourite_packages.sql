ALTER TABLE "favourites" DROP CONSTRAINT "favourites_user_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "favourites" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "package_id" integer;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_package" ON "favourites" USING btree ("package_id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_of_products" UNIQUE("user_id","product_id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_of_packages" UNIQUE("user_id","package_id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods" CHECK (num_nonnulls("favourites"."product_id", "favourites"."package_id") = 1);