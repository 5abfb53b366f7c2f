CREATE TABLE "lots" (
	"location_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"number" text NOT NULL,
	"packaged_on" date,
	"thc" jsonb,
	"cbd" jsonb,
	"terpenes" jsonb,
	"coa" text,
	"units_left" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lots_location_id_variant_id_number_pk" PRIMARY KEY("location_id","variant_id","number"),
	CONSTRAINT "lots_left_not_negative" CHECK ("lots"."units_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "lots" jsonb;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_listing" FOREIGN KEY ("location_id","variant_id") REFERENCES "public"."listings"("location_id","variant_id") ON DELETE cascade ON UPDATE no action;