ALTER TABLE "listings" ADD COLUMN "sale_name" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "effects" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating" CHECK ("products"."rating_sum" between "products"."rating_count" and 5 * "products"."rating_count");