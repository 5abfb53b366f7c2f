ALTER TABLE "variants" ADD COLUMN "containers" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposits" integer;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "takes_deposits" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_deposit_not_negative" CHECK ("variants"."deposit" >= 0);