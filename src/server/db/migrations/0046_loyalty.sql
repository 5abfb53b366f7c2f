ALTER TABLE "carts" DROP CONSTRAINT "carts_reward_id_rewards_id_fk";
--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "tiers" jsonb DEFAULT '[{"name":{"en":"Seedling","fr":"Semis"},"from":0,"bonus":0},{"name":{"en":"Bloom","fr":"Floraison"},"from":250,"bonus":0},{"name":{"en":"Harvest","fr":"Récolte"},"from":1000,"bonus":0}]'::jsonb NOT NULL;