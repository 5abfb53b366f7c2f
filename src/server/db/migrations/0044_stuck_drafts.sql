ALTER TABLE "drafts" ADD COLUMN "publisher_id" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "stuck_for" text;