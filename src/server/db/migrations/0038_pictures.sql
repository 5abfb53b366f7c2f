CREATE TABLE "picture_files" (
	"picture_id" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "picture_sources" (
	"address" text PRIMARY KEY NOT NULL,
	"picture_id" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_source" text;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sources" ADD CONSTRAINT "picture_sources_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_sources_picture" ON "picture_sources" USING btree ("picture_id");