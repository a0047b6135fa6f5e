-- A plan is kept for as long as a connection: made while there were hardly any orders, it would read all of them for each new one.
ALTER FUNCTION "require_order_of_this_transaction"() SET enable_seqscan = off;--> statement-breakpoint
ALTER FUNCTION "require_order_adds_up"() SET enable_seqscan = off;
