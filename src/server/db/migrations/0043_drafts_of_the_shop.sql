CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"picture" text,
	"picture_source" text,
	"wanted_picture" text,
	"alt" jsonb,
	"link" jsonb,
	"times" jsonb,
	"locations" jsonb,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "email_note" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "delivery_capacity" integer;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "receipt_note" jsonb;