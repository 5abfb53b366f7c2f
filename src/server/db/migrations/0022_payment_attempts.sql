ALTER TABLE "payments" ADD COLUMN "capture_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of earlier captures nobody knows whether their answer was lost.
UPDATE "payments" SET "capture_begun_at" = "updated_at" WHERE "order_id" IS NOT NULL AND "reference" IS NOT NULL;
