CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" text,
	"text" jsonb,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "text" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_alt" jsonb;