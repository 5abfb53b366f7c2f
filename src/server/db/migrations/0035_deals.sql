CREATE TABLE "deal_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"deal_id" text NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" text PRIMARY KEY NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"takes" jsonb NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"times" jsonb,
	"methods" jsonb,
	"locations" jsonb,
	"per_person" integer,
	"combines" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sale_times" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deals" jsonb;--> statement-breakpoint
ALTER TABLE "deal_uses" ADD CONSTRAINT "deal_uses_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_uses" ADD CONSTRAINT "deal_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_uses" ADD CONSTRAINT "deal_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_uses_once" ON "deal_uses" USING btree ("deal_id","order_id");--> statement-breakpoint
CREATE INDEX "deal_uses_email" ON "deal_uses" USING btree ("deal_id","email");--> statement-breakpoint
CREATE INDEX "deal_uses_order" ON "deal_uses" USING btree ("order_id");