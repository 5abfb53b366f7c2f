ALTER TABLE "orders" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "ended_at" = (SELECT max("at") FROM "order_history" WHERE "order_id" = "orders"."id") WHERE "status" IN ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("location_id","slot_start") WHERE "status" not in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("location_id","ended_at") WHERE "status" in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree (regexp_replace("phone", '[^0-9]', '', 'g'));
