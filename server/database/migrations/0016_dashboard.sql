CREATE TABLE "refused_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_payments_once" UNIQUE("reference","gateway_payment_id","reason")
);
--> statement-breakpoint
CREATE INDEX "refused_payments_age" ON "refused_payments" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "order_events_paid_again" ON "order_events" USING btree ("order_id") WHERE "order_events"."kind" = 'PAID_AGAIN';--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("paid_at","total_cents") WHERE "orders"."paid_at" is not null and "orders"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "orders_cancelled_paid" ON "orders" USING btree ("id") WHERE "orders"."paid_at" is not null and "orders"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notifications_age" ON "payment_notifications" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_notifications_charged_back" ON "payment_notifications" USING btree ("attempt_id") WHERE "payment_notifications"."status_code" = -3;