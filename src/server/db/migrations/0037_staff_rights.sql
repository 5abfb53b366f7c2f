ALTER TABLE "staff_members" ADD COLUMN "rights" jsonb;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "locations" jsonb;