CREATE TABLE "pair_counts" (
	"location_id" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pairs" (
	"location_id" text NOT NULL,
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"together" integer NOT NULL,
	"strength" double precision NOT NULL,
	CONSTRAINT "product_pairs_location_id_product_id_other_id_pk" PRIMARY KEY("location_id","product_id","other_id"),
	CONSTRAINT "product_pairs_together" CHECK ("product_pairs"."together" >= 10)
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "suggestions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pair_counts" ADD CONSTRAINT "pair_counts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pairs_product" ON "product_pairs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_pairs_other" ON "product_pairs" USING btree ("other_id");