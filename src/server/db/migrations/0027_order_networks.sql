ALTER TABLE "orders" ADD COLUMN "client_site" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "client_block" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid_site" ON "orders" USING btree ("client_site") WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_unpaid_block" ON "orders" USING btree ("client_block") WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_unpaid_account" ON "orders" USING btree ("account_id") WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');