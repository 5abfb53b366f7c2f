CREATE TABLE "missed_searches" (
	"location_id" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"week" date NOT NULL,
	"first_on" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_location_id_week_language_words_pk" PRIMARY KEY("location_id","week","language","words")
);
--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "search_words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("location_id","first_on");--> statement-breakpoint
CREATE INDEX "missed_searches_week" ON "missed_searches" USING btree ("week");