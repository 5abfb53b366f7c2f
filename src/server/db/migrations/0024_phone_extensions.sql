DROP INDEX "accounts_phone";--> statement-breakpoint
DROP INDEX "orders_phone";--> statement-breakpoint
DROP INDEX "orders_unpaid_phone";--> statement-breakpoint
CREATE INDEX "accounts_phone" ON "accounts" USING btree (regexp_replace("phone", '[^0-9+(). -].*|[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree (regexp_replace("phone", '[^0-9+(). -].*|[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "orders_unpaid_phone" ON "orders" USING btree (regexp_replace("phone", '[^0-9+(). -].*|[^0-9]', '', 'g')) WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');