ALTER TABLE "locations" ADD COLUMN "confirms_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "alert_phone" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "alert_email" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "extra_until" timestamp with time zone;