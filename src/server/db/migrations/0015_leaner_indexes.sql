DROP INDEX "orders_location_placed";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "orders_unpaid_guests" ON "orders" USING btree ("location_id","placed_at") WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled') and "orders"."account_id" is null;