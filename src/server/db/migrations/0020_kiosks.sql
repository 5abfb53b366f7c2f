CREATE TABLE "handoffs" (
	"id" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"code" text NOT NULL,
	"account_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kiosks" (
	"id" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"letter" text NOT NULL,
	"version" text NOT NULL,
	"reader" text,
	"waiting" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"last_order_number" text,
	"last_order_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kiosks_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reader" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reader_checkout" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "logout_time" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "guest_logout_time" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "kiosk_pin_hash" text;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handoffs_expires" ON "handoffs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kiosks_location" ON "kiosks" USING btree ("location_id");