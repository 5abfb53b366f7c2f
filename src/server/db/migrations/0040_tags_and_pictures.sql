CREATE TABLE "wanted_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"source" text NOT NULL,
	"import_id" text,
	"line" integer NOT NULL,
	"state" text NOT NULL,
	"leased_until" timestamp with time zone,
	"reason" text,
	"picture" text,
	"former_picture" text,
	"former_source" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wanted_pictures" ADD CONSTRAINT "wanted_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_pictures" ADD CONSTRAINT "wanted_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wanted_pictures_product" ON "wanted_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wanted_pictures_import" ON "wanted_pictures" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "wanted_pictures_state" ON "wanted_pictures" USING btree ("state","created_at");