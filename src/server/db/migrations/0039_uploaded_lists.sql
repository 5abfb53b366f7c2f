CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"stores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"settings" jsonb NOT NULL,
	"state" text NOT NULL,
	"may_drop" boolean DEFAULT false NOT NULL,
	"result" jsonb NOT NULL,
	"undo" "bytea",
	"kept" jsonb,
	"member_id" text,
	"member_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_location" ON "imports" USING btree ("location_id","created_at");